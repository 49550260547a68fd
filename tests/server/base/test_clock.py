"""The clock of a server: whatever becomes of the one on the wall, games go on."""

from __future__ import annotations

import json
from pathlib import Path
from time import time
from typing import Any

import pytest

from pizzaiolo.server.base.clock import steady_clock
from support.loops import in_loop
from support.server.in_process import Here, Line, MemoryStore, here

JUMPS = [-20.0, -3600.0, 3600.0]


class Wall:
    """A clock on the wall that somebody sets."""

    def __init__(self) -> None:
        self.set_to = 0.0

    def read(self) -> float:
        return time() + self.set_to


@pytest.mark.parametrize("jump", JUMPS)
def test_it_shows_the_time_of_the_wall_at_the_start_and_then_goes_on_steadily(jump: float) -> None:
    wall, passed = Wall(), [0.0]
    clock = steady_clock(wall.read, lambda: passed[0])
    began = clock()
    assert began == pytest.approx(time(), abs=5)
    wall.set_to = jump
    passed[0] = 2.5
    assert clock() - began == pytest.approx(2.5)


async def dealt(server: Here) -> tuple[str, list[str]]:
    """A table of two people, and their tokens."""
    config = {"seats": 2, "pace": "instant"}
    table = (await server.web.post("/api/tables", json=config)).json()["table"]
    path = f"/api/tables/{table}/seats"
    names = "AB"
    return table, [
        (await server.web.post(path, json={"name": name})).json()["token"] for name in names
    ]


async def heard_by(line: Line, *types: str) -> dict[str, Any]:
    async for text in line:
        message: dict[str, Any] = json.loads(text)
        if message["type"] in types:
            return message
    raise AssertionError("the socket was closed")


async def play_a_turn(server: Here, table: str, tokens: list[str], ident: str) -> None:
    """The player whose turn it is moves, and the other one hears it."""
    async with server.at_table(table, tokens[0]) as one, server.at_table(table, tokens[1]) as two:
        lines = [one, two]
        seen = [await heard_by(line, "snapshot") for line in lines]
        seat = seen[0]["asks"]
        turn = seen[seat]["turn"]
        act = {"type": "act", "id": ident, "n": turn["n"], "actions": turn["legal"][:1]}
        await lines[seat].send(json.dumps(act))
        await heard_by(lines[seat], "done")
        await heard_by(lines[1 - seat], "heard")


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_a_move_is_heard_at_once_after_the_wall_clock_jumped(
    tmp_path: Path, jump: float
) -> None:
    """Not a second passes meanwhile: whatever came later would never come."""
    wall = Wall()
    clock = steady_clock(wall.read, lambda: 0.0)
    async with here(tmp_path, clock=clock, idle_seconds=60) as server:
        table, tokens = await dealt(server)
        await play_a_turn(server, table, tokens, "before")
        async with server.at_table(table) as spectator:
            await heard_by(spectator, "snapshot")
            wall.set_to = jump
            await play_a_turn(server, table, tokens, "after")
            # And nobody who was there has been sent away.
            server.node.look_after_rooms()
            await spectator.send('{"type": "ping"}')
            await heard_by(spectator, "pong")


@pytest.mark.parametrize("jump", JUMPS)
@in_loop
async def test_a_table_that_was_kept_goes_on_although_the_clock_was_set_meanwhile(
    tmp_path: Path, jump: float
) -> None:
    store, wall = MemoryStore(), Wall()
    async with here(tmp_path, store=store, clock=steady_clock(wall.read, lambda: 0.0)) as server:
        table, tokens = await dealt(server)
        await play_a_turn(server, table, tokens, "before")
    wall.set_to = jump
    async with here(tmp_path, store=store, clock=steady_clock(wall.read, lambda: 0.0)) as server:
        await play_a_turn(server, table, tokens, "after")
        room = server.node.rooms[table]
        assert room.now() >= room.table.written_at
