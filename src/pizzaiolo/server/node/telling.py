"""Telling: each message is encoded once, and handed to those whom it is for."""

from __future__ import annotations

from collections.abc import Sequence

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.node.rooms import Listener, Room
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.table.audience import Outgoing


def tell(
    room: Room, outgoing: Sequence[Outgoing], metrics: Metrics, asker: Listener | None = None
) -> None:
    """Tell everybody in a room what is for them; `asker` is who gave the command, if anybody."""
    messages = size = 0
    for each in outgoing:
        audience = each.audience
        if audience == "everybody":
            hearing = list(room.listeners)
        elif audience == "asker":
            hearing = [] if asker is None else [asker]
        else:
            hearing = [one for one in room.listeners if one.viewer.seat == audience]
        if not hearing:
            continue
        message = encode(each.message)
        messages += len(hearing)
        size += len(message) * len(hearing)
        for listener in hearing:
            listener.put(message)
    if messages:
        metrics.messages_out.inc(messages)
        metrics.bytes_out.inc(size)


def tell_who_is_there(room: Room, metrics: Metrics) -> None:
    """Tell everybody in a room again who sits at its table, and which of them are there."""
    tell(room, [Outgoing("everybody", room.table.info())], metrics)
