"""A table goes on by itself: at its time, with its bots, and only where it is served."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.timekeeper import GRACE
from pizzaiolo.server.protocol.entries import SeatTaken
from pizzaiolo.server.protocol.incoming import Fill, Join, Start
from pizzaiolo.server.table.audience import Who
from support.loops import in_loop, until
from support.server.in_process import Here, here


async def room_at(server: Here, **wish: object) -> Room:
    made = (await server.web.post("/api/tables", json={"seats": 2, **wish})).json()
    return server.node.rooms[made["table"]]


async def fill(server: Here, room: Room) -> None:
    """Let people take every seat, so that the deal is due, while nobody looks after the clock."""
    for name in ("Ada", "Bo"):
        taken = room.table.decide(Join(name), Who(), room.now(), token_hash=name)
        assert isinstance(taken, SeatTaken)
        assert await server.node._writing.write(room, taken) == "written"


async def is_watched(server: Here, room: Room) -> bool:
    async with room.lock:
        server.node.timekeeper.attend(room)
        return room.timer is not None


@in_loop
async def test_bots_play_a_game_to_its_end_by_themselves(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        room = await room_at(server, edition="assaggio", pace="instant")
        for command in (Fill("a", 0, "greedy"), Fill("b", 1, "greedy"), Start("c")):
            await server.node.command(room, command, lambda: Who(host=True))

        async def over() -> bool:
            return room.table.phase == "over"

        await until(over)
        assert room.table.record() is not None


@in_loop
async def test_the_clock_decides_at_once_and_leaves_it_for_a_while_to_whoever_wrote_last(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        room, loop = await room_at(server), asyncio.get_running_loop()
        async with room.lock:
            await fill(server, room)
            for foreign, grace in ((False, 0.0), (True, GRACE)):
                room.foreign = foreign
                before = loop.time()
                server.node.timekeeper.attend(room)
                assert room.timer is not None
                assert before + grace <= room.timer.when() <= loop.time() + grace


@in_loop
async def test_no_clock_is_watched_for_a_room_that_is_not_served(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        room = await room_at(server)
        async with room.lock:
            await fill(server, room)
        assert await is_watched(server, room)
        server.node.rooms.put_away(room)
        assert not await is_watched(server, room)
        assert await is_watched(server, server.node.current(room))
        server.node.closing = True
        assert not await is_watched(server, room)
