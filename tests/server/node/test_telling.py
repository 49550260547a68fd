"""A message goes to those whom it is for, encoded once, and is counted."""

from __future__ import annotations

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.telling import tell
from pizzaiolo.server.protocol.entries import Config, TableCreated
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import ByeCode, Done, Pong, Reaction
from pizzaiolo.server.table.audience import Outgoing, Viewer
from pizzaiolo.server.table.opening import created
from pizzaiolo.server.table.table import Table


class Ear:
    """Somebody who listens, and keeps what is said."""

    came_at = heard_at = 0.0
    screen = False
    attends: frozenset[int] = frozenset()

    def __init__(self, seat: int | None) -> None:
        self.viewer = Viewer(seat)
        self.said: list[bytes] = []

    def put(self, message: bytes) -> None:
        self.said.append(message)

    def bye(self, code: ByeCode) -> None:
        self.said.append(code.encode())

    def still_allowed(self) -> bool:
        return True


def test_each_hears_what_is_for_them() -> None:
    entry = created(Config(seats=2), "hash", 0.0)
    assert isinstance(entry, TableCreated)
    room = Room("table", Table.replay([entry]), lambda: 0.0)
    one, other, guest = Ear(0), Ear(1), Ear(None)
    room.listeners = dict.fromkeys((one, other, guest))
    metrics = Metrics()
    everybody, private, answer = Reaction(0, "bravo"), Pong(1.0), Done("7")
    outgoing = [Outgoing("everybody", everybody), Outgoing(1, private), Outgoing("asker", answer)]
    tell(room, outgoing, metrics, one)
    # Nobody asked: then nobody is answered.
    tell(room, [Outgoing("asker", answer)], metrics)
    assert one.said == [encode(everybody), encode(answer)]
    assert other.said == [encode(everybody), encode(private)]
    assert guest.said == [encode(everybody)]
    assert metrics.value("messages_out_total") == 5
    heard = [*one.said, *other.said, *guest.said]
    assert metrics.value("bytes_out_total") == sum(map(len, heard))
