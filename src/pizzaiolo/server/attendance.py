"""Attendance: who of a table's people is there, at this server or at another one.

Nothing of this is kept: servers that share a store tell each other, and each forgets what another
has not said again for a while. A seat is where its last device is, whichever server that came to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from pizzaiolo.server.rooms import Room
from pizzaiolo.server.store import Store, StoreUnavailable

AGAIN_SECONDS: Final = 60.0
"""After so long a server says again who is there."""

FORGOTTEN_SECONDS: Final = 150.0
"""Who has not been spoken of for so long is not there: their server may have ended in a hurry."""


class Present(msgspec.Struct, frozen=True):
    """What a server says about a table: the seats that are with it, each since when."""

    server: str
    since: dict[int, float]
    heard: dict[int, int]
    """Up to which number each of these seats has acknowledged what was said."""
    asks: bool = False
    """Whether the others are to say who is with them."""


_DECODER: Final = msgspec.json.Decoder(Present)


class Attendance:
    """Keeps track for one server. `start` does work in the background, `tell` tells a room anew."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        away_seconds: float,
        start: Callable[[Coroutine[Any, Any, None]], object],
        tell: Callable[[Room], None],
    ) -> None:
        """Nobody is there yet; who is gone for `away_seconds` is away."""
        self._store = store
        self._clock = clock
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

    def say_again(self, room: Room) -> None:
        """Say who is here, if that was long ago."""
        if room.listeners and self._clock() - room.said_at > AGAIN_SECONDS:
            self._say(room)

    def _say(self, room: Room, *, asks: bool = False) -> None:
        if not self._store.shared:
            return
        here = self._here(room)
        if not (here or asks or room.said):
            return
        room.said = bool(here)
        room.said_at = self._clock()
        present = Present(room.server, here, {seat: room.table.heard(seat) for seat in here}, asks)
        self._start(self._announce(room.id, msgspec.json.encode(present).decode()))

    async def _announce(self, table_id: str, words: str) -> None:
        try:
            await self._store.announce(table_id, words)
        except StoreUnavailable:
            return  # it will be said again

    def _here(self, room: Room) -> dict[int, float]:
        return {
            listener.viewer.seat: listener.came_at
            for listener in room.listeners
            if listener.viewer.seat is not None and not listener.viewer.watching
        }

    def hear(self, room: Room, words: str) -> None:
        """Take in what another server says about a table."""
        try:
            present = _DECODER.decode(words)
        except msgspec.DecodeError:
            return  # a server of a later version
        room.elsewhere[present.server] = self._clock(), present.since
        for seat, n in present.heard.items():
            room.table.acknowledge(seat, n)
        for listener in list(room.listeners):
            since = present.since.get(listener.viewer.seat or 0)
            if listener.viewer.seat is None or listener.viewer.watching or since is None:
                continue
            if (since, present.server) > (listener.came_at, room.server):
                listener.bye("taken_elsewhere")
        if present.asks and self._here(room):
            self._say(room)
        self.check(room)

    def check(self, room: Room) -> None:
        """Note who has come at once, and who has gone after a while."""
        if room.absences is not None:
            room.absences.cancel()
            room.absences = None
        present = self._present(room)
        came = [seat for seat in present if room.table.set_away(seat, away=False)]
        if came:
            self._tell(room)
        if not room.table.people() <= present:
            loop = asyncio.get_running_loop()
            room.absences = loop.call_later(self._away_seconds, self._note_absences, room)

    def _present(self, room: Room) -> set[int]:
        now = self._clock()
        room.elsewhere = {
            server: (at, since)
            for server, (at, since) in room.elsewhere.items()
            if since and now - at < FORGOTTEN_SECONDS
        }
        elsewhere = {seat for _, since in room.elsewhere.values() for seat in since}
        return elsewhere | set(self._here(room))

    def _note_absences(self, room: Room) -> None:
        room.absences = None
        absent = room.table.people() - self._present(room)
        if [seat for seat in absent if room.table.set_away(seat, away=True)]:
            self._tell(room)
