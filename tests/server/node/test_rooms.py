"""There is never a second room of the same table, whatever comes at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import httpx
from starlette.websockets import WebSocket

from pizzaiolo.server.node.arrival import Arrival
from pizzaiolo.server.node.session import Session
from pizzaiolo.server.protocol.entries import Config
from support.loops import in_loop
from support.server.in_process import Here, here

ID = "a secret of 22 letters"


async def open_table(server: Here, **wish: object) -> httpx.Response:
    return await server.web.post("/api/tables", json={"seats": 2, **wish})


async def fine(_: Config) -> None:
    """Every edition can be played here."""


@in_loop
async def test_who_arrives_at_a_room_that_was_put_away_comes_to_the_one_in_use(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        node = server.node
        table = (await open_table(server)).json()["table"]
        room = await node.room(table)
        assert room is not None
        session = Session(node, room, cast(WebSocket, None), Arrival(), fine)
        node.rooms.put_away(room)
        again = await node.room(table)
        assert again is not None
        assert again is not room
        session.arrive()
        assert session.room is again
        assert list(again.listeners) == [session]
        session.bye("idle")
        assert again.idle


@in_loop
async def test_of_many_who_open_the_same_table_all_come_to_one_room(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        answers = await asyncio.gather(*(open_table(server, id=ID) for _ in range(8)))
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.text for answer in answers}) == 1
        assert list(server.node.rooms) == [answers[0].json()["table"]]
        assert len(server.store.entries[answers[0].json()["table"]]) == 1


@in_loop
async def test_a_table_with_no_place_in_memory_takes_that_of_an_idle_one(tmp_path: Path) -> None:
    async with here(tmp_path, tables=2) as server:
        tables = [(await open_table(server)).json()["table"] for _ in range(3)]
        assert list(server.node.rooms) == tables[1:]
        async with server.at_table(tables[1]), server.at_table(tables[2]):
            while server.node.sockets < 2:
                await asyncio.sleep(0)
            assert (await open_table(server)).json()["code"] == "server_busy"
            # What is there already is read all the same.
            shown = await server.web.get(f"/api/tables/{tables[0]}")
            assert shown.status_code == 200


@in_loop
async def test_an_idle_table_makes_place_for_another_and_one_in_use_does_not(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        rooms = server.node.rooms
        first, second = [(await open_table(server)).json()["table"] for _ in range(2)]
        assert rooms.make_place(3)
        assert list(rooms) == [first, second]
        async with rooms[first].lock:
            assert rooms.make_place(2)
            assert list(rooms) == [first]
            assert not rooms.make_place(1)
        assert rooms.make_place(1)
        assert not rooms
