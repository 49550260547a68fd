"""Attendance: which of a table's people are there, on this server or on another one.

Nothing of this is stored: servers that share a store tell each other, and people who were with a
server that no longer gives a sign of life count as gone. A seat is where its last device is,
whichever server that device came to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

import msgspec

from pizzaiolo.server.node.rooms import Present, Room
from pizzaiolo.server.store import Store, StoreUnavailable

AGAIN_SECONDS: Final = 60.0
"""After this many seconds a server says again who is there."""

FORGOTTEN_SECONDS: Final = 150.0
"""Anyone who was not mentioned for this long is gone: the message that they left was lost."""

SILENT_SECONDS: Final = 15.0
"""A server that gives no sign of life for this long has ended abruptly: nobody is with it."""

EVERY_TABLE: Final = ""
"""In place of a table's name: the message is a sign of life."""


_DECODER: Final = msgspec.json.Decoder(Present)


def _words(present: Present) -> str:
    return msgspec.json.encode(present).decode()


class Attendance:
    """Keeps track for one server. `start` does work in the background, `tell` updates a room."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        away_seconds: float,
        rooms: Mapping[str, Room],
        start: Callable[[Coroutine[Any, Any, None]], object],
        tell: Callable[[Room], None],
    ) -> None:
        """Nobody is there yet; a player who is gone for `away_seconds` is away."""
        self._store = store
        self._clock = clock
        self._rooms = rooms
        self._alive: dict[str, float] = {}
        """By other servers: when they last gave a sign of life."""
        self._silent: set[str] = set()
        self._away_seconds = away_seconds
        self._start = start
        self._tell = tell

    def changed(self, room: Room) -> None:
        """Somebody has come to a table here, or left it."""
        self._say(room)
        self.check(room)

    def loaded(self, room: Room) -> None:
        """A table was loaded: others may know who is there."""
        self._say(room, asks=True)
        self.check(room)

    def look_after(self, server: str) -> None:
        """To be called every few seconds: give a sign of life, and note who gives none."""
        if not self._store.shared:
            return
        self._start(self._announce(EVERY_TABLE, _words(Present(server, {}, {}))))
        now = self._clock()
        for other, at in list(self._alive.items()):
            if now - at > 2 * FORGOTTEN_SECONDS:
                # By now no table remembers anybody who was with that server.
                del self._alive[other]
                self._silent.discard(other)
            elif now - at > SILENT_SECONDS and other not in self._silent:
                self._silent.add(other)
                self._check_those_with(other)
        for room in self._rooms.values():
            if room.listeners and now - room.said_at > AGAIN_SECONDS:
                self._say(room)
            if self._forget(room):
                self.check(room)

    def _check_those_with(self, server: str) -> None:
        for room in self._rooms.values():
            if server in room.elsewhere:
                self.check(room)

    def _say(self, room: Room, *, asks: bool = False) -> None:
        if not self._store.shared:
            return
        present = self._here(room, asks=asks)
        if not (present.anybody or asks or room.said):
            return
        room.said = present.anybody
        room.said_at = self._clock()
        self._start(self._announce(room.id, _words(present)))

    async def _announce(self, table_id: str, words: str) -> None:
        try:
            await self._store.announce(table_id, words)
        except StoreUnavailable:
            return  # it will be said again

    def _here(self, room: Room, *, asks: bool = False) -> Present:
        since = {
            listener.viewer.seat: listener.came_at
            for listener in room.listeners
            if listener.viewer.seat is not None and not listener.viewer.watching
        }
        return Present(
            room.server,
            since,
            {seat: room.table.heard(seat) for seat in since},
            asks,
            tuple({seat for listener in room.listeners for seat in listener.attends}),
            any(listener.screen for listener in room.listeners),
        )

    def hear(self, table_id: str, words: str) -> None:
        """Take in what another server says about a table, or that it is there."""
        room = self._rooms.get(table_id)
        if room is None and table_id != EVERY_TABLE:
            return
        try:
            present = _DECODER.decode(words)
        except msgspec.DecodeError:
            return  # a server of a later version
        if room is None or present.server in self._alive:
            # Servers of earlier versions give no signs of life: their silence means nothing.
            self._alive[present.server] = self._clock()
        if present.server in self._silent:
            self._silent.remove(present.server)
            self._check_those_with(present.server)
        if room is not None:
            self._hear_of(room, present)

    def _hear_of(self, room: Room, present: Present) -> None:
        room.elsewhere[present.server] = self._clock(), present
        for seat, n in present.heard.items():
            room.table.acknowledge(seat, n)
        for listener in list(room.listeners):
            since = present.since.get(listener.viewer.seat or 0)
            if listener.viewer.seat is None or listener.viewer.watching or since is None:
                continue
            if (since, present.server) > (listener.came_at, room.server):
                listener.bye("taken_elsewhere")
        if present.asks and self._here(room).anybody:
            self._say(room)
        self.check(room)

    def check(self, room: Room) -> None:
        """Note at once who has come, and after a while who has gone."""
        if room.absences is not None:
            room.absences.cancel()
            room.absences = None
        seating = room.table.seating
        present, screen = self._present(room)
        came = [seat for seat in present if seating.set_away(seat, away=False)]
        if came or (screen and not seating.screen):
            seating.screen = seating.screen or screen
            self._tell(room)
        if not seating.people() <= present or seating.screen is not screen:
            loop = asyncio.get_running_loop()
            room.absences = loop.call_later(self._away_seconds, self._note_absences, room)

    def _present(self, room: Room) -> tuple[set[int], bool]:
        """Whose people are there, and whether a big screen is."""
        self._forget(room)
        all_here = [self._here(room)]
        all_here += [
            present for server, (_, present) in room.elsewhere.items() if server not in self._silent
        ]
        seats = {seat for each in all_here for seat in (*each.since, *each.attended)}
        return seats, any(each.screen for each in all_here)

    def _forget(self, room: Room) -> bool:
        """Drop what has not been repeated for long; return whether there was anything."""
        now = self._clock()
        old = [
            server
            for server, (at, present) in room.elsewhere.items()
            if not present.anybody or now - at > FORGOTTEN_SECONDS
        ]
        for server in old:
            del room.elsewhere[server]
        return bool(old)

    def _note_absences(self, room: Room) -> None:
        room.absences = None
        seating = room.table.seating
        present, screen = self._present(room)
        gone = [seat for seat in seating.people() - present if seating.set_away(seat, away=True)]
        if gone or seating.screen is not screen:
            seating.screen = screen
            self._tell(room)
