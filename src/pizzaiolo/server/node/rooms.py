"""Rooms: a table in the memory of a node, with its lock, its clock and who listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from pizzaiolo.server.protocol.outgoing import ByeCode
from pizzaiolo.server.table.audience import Viewer
from pizzaiolo.server.table.table import Table


class Present(msgspec.Struct, frozen=True):
    """What a server says about a table: the seats that are with it, each since when."""

    server: str
    since: dict[int, float]
    heard: dict[int, int]
    """Up to which number each of these seats has acknowledged what was said."""
    asks: bool = False
    """Whether the other servers are asked to say who is with them."""
    attended: tuple[int, ...] = ()
    """All seats whose people are with it: also those that share a device and do not play now."""
    screen: bool = False
    """Whether a big screen is with it."""

    @property
    def anybody(self) -> bool:
        """Whether it says that anybody is there."""
        return bool(self.since or self.attended or self.screen)


class Listener(Protocol):
    """Somebody who hears what a table says: a socket."""

    viewer: Viewer
    came_at: float
    """When it connected: of two in the same seat, the later one stays."""
    heard_at: float
    """When it last said something itself."""
    screen: bool
    """Whether it is a big screen."""

    @property
    def attends(self) -> frozenset[int]:
        """The seats whose people are there with it, whether it shows their cards or not."""

    def put(self, message: bytes) -> None:
        """Take a message to be sent, at once or later; never waits."""

    def bye(self, code: ByeCode) -> None:
        """Say why it ends, and end."""

    def still_allowed(self) -> bool:
        """Whether it may still look on in the same way after seats or permissions have changed."""


class Room:
    """One table of a node."""

    def __init__(
        self, table_id: str, table: Table, clock: Callable[[], float], server: str = ""
    ) -> None:
        """Nobody listens yet; `server` is the name by which other servers know this one."""
        self.id = table_id
        self.table = table
        self._clock = clock
        self._ahead = 0.0
        """How many seconds the table's time is ahead of the clock of this server."""
        self.server = server
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, None] = {}
        """In the order in which they came; removing one of thousands is as fast as one of two."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.hurried = asyncio.Event()
        """Somebody does not want to wait any longer for the bot that thinks."""
        self.foreign = False
        """Whether another node wrote last: if so, that node takes the clock's decisions."""
        self.not_before = 0.0
        """By the monotonic clock: when to try to go on again after a failed attempt."""
        self.used = clock()
        self.bytes = 0
        """How much the entries of the table take in the store."""
        self.elsewhere: dict[str, tuple[float, Present]] = {}
        """By other servers: when they last spoke of the table, and who is with them."""
        self.said = False
        """Whether the last word to other servers was that somebody is here."""
        self.said_at = 0.0
        self.absences: asyncio.TimerHandle | None = None
        """When those who have not come back will be noted as away."""

    def now(self) -> float:
        """The table's time: the clock's, but never before what was written at the table last.

        The server that wrote that may have had a wrong clock, and this one may have been corrected
        since. The table goes on all the same, from the time at which it stopped.
        """
        now = self._clock()
        self._ahead = max(self._ahead, self.table.written_at - now)
        return now + self._ahead

    @property
    def idle(self) -> bool:
        """Whether it can be put away: nobody listens and nothing is being written."""
        return not self.listeners and not self.lock.locked()

    def stop_clock(self) -> None:
        """Do not wake up for this table again."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def put_away(self) -> None:
        """Do nothing for this table any more."""
        self.stop_clock()
        if self.absences is not None:
            self.absences.cancel()
            self.absences = None
        if self.thinking is not None:
            self.thinking.cancel()

    def check_listeners(self) -> None:
        """Send away those who may no longer look on in the way they do."""
        for listener in list(self.listeners):
            if not listener.still_allowed():
                listener.bye("seat_void")


class Rooms(dict[str, Room]):
    """The tables in the memory of a node, by id."""

    def make_place(self, most: int) -> bool:
        """Whether one more table fits into memory; if necessary, an idle one is put away for it."""
        if len(self) < most:
            return True
        idle = next((room for room in self.values() if room.idle), None)
        if idle is None:
            return False
        self.put_away(idle)
        return True

    def put_away(self, room: Room) -> None:
        """Do nothing for a table any more; it is loaded again when somebody comes."""
        room.put_away()
        self.pop(room.id, None)

    def look_after(self, now: float, linger_seconds: float, idle_seconds: float) -> None:
        """Put away what nobody uses, and say goodbye to anyone who has been silent for too long."""
        for room in list(self.values()):
            if room.idle and now - room.used > linger_seconds:
                self.put_away(room)
            for listener in list(room.listeners):
                if now - listener.heard_at > idle_seconds:
                    listener.bye("idle")
