"""Writing: an entry is first stored, then applied and told; what others wrote is applied, too.

All of it is done with the lock of the room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, Literal

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.slices import Slices
from pizzaiolo.server.node.attendance import Attendance
from pizzaiolo.server.node.entry_log import EntryLog
from pizzaiolo.server.node.rooms import Listener, Room
from pizzaiolo.server.node.tags import tag_of
from pizzaiolo.server.node.telling import tell
from pizzaiolo.server.protocol.entries import (
    Acted,
    Entry,
    Hurried,
    Marked,
    Planned,
    Pressed,
    RematchAgreed,
    Revealed,
    Woken,
    entry_from_json,
)
from pizzaiolo.server.store import Conflict, Gone, Store, StoreUnavailable
from pizzaiolo.server.table.audience import Outgoing

RETRY: Final = 0.5
"""Seconds after which the clock of a table tries again when the store is away."""

MOST_AT_ONCE: Final = 200
"""How many decisions of the clock are taken in a row before others have a turn."""

WITHIN_A_GAME: Final = (Acted, Pressed, Planned, Marked)
"""The entries that change neither who sits where nor what anybody may see, most of them first."""

Outcome = Literal["written", "overtaken", "unavailable", "gone"]
"""What became of an entry. Overtaken: others wrote first, and what they wrote is applied now."""


class Writing:
    """Writes into the rooms of a node, and tells everybody in them."""

    def __init__(
        self,
        store: Store,
        keeping: EntryLog,
        attendance: Attendance,
        metrics: Metrics,
        gone: Callable[[Room], None],
        over: Callable[[Room], None],
    ) -> None:
        """Put entries into a store.

        `gone` is called when a table turns out to be deleted, `over` when a game has ended.
        """
        self._store = store
        self._keeping = keeping
        self._attendance = attendance
        self._metrics = metrics
        self._gone = gone
        self._over = over

    def tell(self, room: Room, outgoing: Sequence[Outgoing], asker: Listener | None = None) -> None:
        """Tell everybody in a room what is for them."""
        tell(room, outgoing, self._metrics, asker)

    async def write(self, room: Room, entry: Entry, asker: Listener | None = None) -> Outcome:
        """Store the next entry of a table, apply it and tell of it; or say why nothing was done."""
        number, tag = room.table.number + 1, tag_of(entry, public=room.table.config.public)
        try:
            room.bytes += await self._keeping.append(room.id, number, [entry], tag)
        except Gone:
            self._gone(room)
            return "gone"
        except Conflict:
            return "overtaken" if await self.try_to_catch_up(room) else "unavailable"
        except StoreUnavailable:
            return "unavailable"
        room.foreign = False
        self._apply(room, entry, asker)
        return "written"

    def _apply(self, room: Room, entry: Entry, asker: Listener | None = None) -> None:
        self.tell(room, room.table.apply(entry), asker)
        if isinstance(entry, WITHIN_A_GAME):
            return
        if isinstance(entry, Hurried):
            room.hurried.set()
        if isinstance(entry, Revealed):
            self._over(room)
        if isinstance(entry, RematchAgreed) and entry.rotated:
            # Everybody has another seat now: they come back and are told which.
            for listener in list(room.listeners):
                listener.bye("moved")
        room.check_listeners()
        self._attendance.check(room)

    async def advance(self, room: Room) -> None:
        """Do and tell what is due by the clock of a table."""
        table = room.table
        for _ in range(MOST_AT_ONCE):
            now = room.now()
            entries = table.due(now)
            if not entries:
                break
            if not isinstance(entries[0], Woken):
                # What happened earlier is told earlier: the end of a game comes last.
                self.tell(room, table.released(now))
            outcome = await self.write(room, entries[0])
            if outcome == "gone":
                return
            if outcome == "unavailable":
                room.not_before = monotonic() + RETRY
                break
        self.tell(room, table.released(room.now()))

    async def try_to_catch_up(self, room: Room) -> bool:
        """Apply what others wrote; say whether the store could be read."""
        try:
            await self.catch_up(room)
        except StoreUnavailable:
            room.not_before = monotonic() + RETRY
            return False
        return True

    async def catch_up(self, room: Room) -> None:
        """Apply what others wrote. Raises StoreUnavailable as the store does."""
        slices = Slices()
        for stored in await self._store.load(room.id, after=room.table.number):
            room.foreign = True
            room.bytes += len(stored.data)
            self._apply(room, entry_from_json(stored.data))
            await slices.pause()
