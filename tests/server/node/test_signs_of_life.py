"""Servers with one store take for gone who is with a server that gives no sign of life."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, cast

from pizzaiolo.server.node.attendance import (
    AGAIN_SECONDS,
    FORGOTTEN_SECONDS,
    SILENT_SECONDS,
    Attendance,
)
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.outgoing import ByeCode
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.audience import Viewer
from pizzaiolo.server.table.table import Table
from support.loops import in_loop
from support.server.serving import Node

ROUND = 5.0
"""Seconds from one housekeeping to the next."""


class Wire:
    """The store that servers share, and their clock."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.servers: list[Server] = []
        self.told = 0
        """How often somebody was told who is there."""
        self._work: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def wait(self, seconds: float = 0.0) -> None:
        """Time goes by, and all servers that are still there do their housekeeping."""
        until = self.now + seconds
        while self.now < until:
            self.now += ROUND
            for server in self.servers:
                server.attendance.look_after(server.name)
            await self.wait()
        while self._work:
            await asyncio.gather(*self._work)
        # Absences are noted by a timer of no seconds.
        await asyncio.sleep(0.001)
        await asyncio.sleep(0.001)


class Device:
    """A socket of the person in a seat, of people who share a device, or of a big screen."""

    def __init__(
        self,
        seat: int | None,
        came_at: float,
        attends: frozenset[int] = frozenset(),
        *,
        screen: bool = False,
    ) -> None:
        self.viewer = Viewer(seat, watching=seat is None)
        self.came_at = self.heard_at = came_at
        self.attends = attends if seat is None else frozenset((seat,))
        self.screen = screen

    def put(self, message: bytes) -> None:
        """Nobody reads it."""

    def bye(self, code: ByeCode) -> None:
        raise AssertionError(f"nobody is to be sent away: {code}")

    def still_allowed(self) -> bool:
        return True


class Server:
    """One of the servers, with the one table that all of them hold."""

    shared = True

    def __init__(self, wire: Wire, name: str) -> None:
        people = Node(Config(seats=2, start=0))
        people.seat_everybody()
        self.name = name
        self.table = Table.replay(people.entries)
        self.room = Room("table", self.table, lambda: wire.now, name)
        self.attendance = Attendance(
            cast(Store, self), lambda: wire.now, 0.0, {"table": self.room}, wire.start, self.tell
        )
        self._wire = wire
        wire.servers.append(self)

    async def announce(self, table_id: str, words: str) -> None:
        """As a store does."""
        for other in self._wire.servers:
            if other is not self:
                other.attendance.hear(table_id, words)

    def tell(self, _: Room) -> None:
        self._wire.told += 1

    def comes(self, seat: int) -> None:
        self.room.listeners[Device(seat, self._wire.now)] = None
        self.attendance.changed(self.room)

    def listens(self, device: Device) -> None:
        self.room.listeners[device] = None
        self.attendance.changed(self.room)

    def goes(self, device: Device) -> None:
        del self.room.listeners[device]
        self.attendance.changed(self.room)

    def away(self) -> list[bool]:
        return [chair.away for chair in self.table.seating.chairs]


async def two_servers() -> tuple[Wire, Server, Server]:
    """Seat 0 is with the first, seat 1 with the second."""
    wire = Wire()
    one, other = Server(wire, "one"), Server(wire, "other")
    one.comes(0)
    other.comes(1)
    await wire.wait(ROUND)
    assert one.away() == other.away() == [False, False]
    return wire, one, other


@in_loop
async def test_who_is_with_a_server_that_is_there_stays_there() -> None:
    wire, one, other = await two_servers()
    told = wire.told
    await wire.wait(3 * FORGOTTEN_SECONDS)
    assert one.away() == other.away() == [False, False]
    assert wire.told == told, "nothing changes, so nobody is told"


@in_loop
async def test_who_was_with_a_server_that_crashed_is_away_soon_and_for_good() -> None:
    wire, one, other = await two_servers()
    wire.servers.remove(other)
    await wire.wait(SILENT_SECONDS - ROUND)
    assert one.away() == [False, False]
    await wire.wait(2 * ROUND)
    assert one.away() == [False, True]
    told = wire.told
    await wire.wait(3 * FORGOTTEN_SECONDS)
    assert one.away() == [False, True]
    assert wire.told == told, "nobody comes and goes meanwhile"
    assert not one.room.elsewhere, "nothing of that server stays in memory"


@in_loop
async def test_a_server_that_is_heard_again_has_its_people_at_once() -> None:
    wire, one, other = await two_servers()
    wire.servers.remove(other)
    await wire.wait(AGAIN_SECONDS)
    assert one.away() == [False, True]
    wire.servers.append(other)
    await wire.wait(ROUND)
    assert one.away() == other.away() == [False, False]


@in_loop
async def test_the_silence_of_a_server_that_never_gave_signs_means_nothing() -> None:
    """One of an earlier version says who is with it each minute, and nothing in between."""
    wire = Wire()
    one, earlier = Server(wire, "one"), Server(wire, "earlier")
    one.comes(0)
    earlier.comes(1)
    await wire.wait()
    wire.servers.remove(earlier)
    await wire.wait(FORGOTTEN_SECONDS - 2 * ROUND)
    assert one.away() == [False, False]
    await wire.wait(4 * ROUND)
    assert one.away() == [False, True]


@in_loop
async def test_people_who_share_a_device_are_there_wherever_their_hands_are_played() -> None:
    wire = Wire()
    one, other = Server(wire, "one"), Server(wire, "other")
    passed_around = Device(None, wire.now, frozenset((0, 1)))
    one.listens(passed_around)
    await wire.wait(ROUND)
    assert one.away() == other.away() == [False, False]
    # The hand of one of them is played over the other server: nobody is sent away, nobody is gone.
    hand = Device(1, wire.now)
    other.listens(hand)
    await wire.wait(ROUND)
    one.attendance.changed(one.room)
    other.goes(hand)
    await wire.wait(ROUND)
    assert one.away() == other.away() == [False, False]
    one.goes(passed_around)
    await wire.wait(ROUND)
    assert one.away() == other.away() == [True, True]


@in_loop
async def test_a_big_screen_is_known_at_every_server_until_it_goes() -> None:
    wire, one, other = await two_servers()
    told = wire.told
    screen = Device(None, wire.now, screen=True)
    one.listens(screen)
    await wire.wait(ROUND)
    assert one.table.info().screen
    assert other.table.info().screen
    assert wire.told == told + 2
    one.goes(screen)
    await wire.wait(ROUND)
    assert not one.table.info().screen
    assert not other.table.info().screen
    assert one.away() == other.away() == [False, False]
