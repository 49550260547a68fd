"""Arrivals: which seats somebody has, what they see, and for whom they speak."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo.server.http.cookies import PREFIX
from pizzaiolo.server.node.arrival import Arrival
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.incoming import (
    Ack,
    Act,
    Back,
    ClientMessage,
    Free,
    Hurry,
    Join,
    Plan,
    React,
    Reissue,
    Salt,
    Start,
    Vote,
)
from pizzaiolo.server.table.audience import Who
from support.loops import PATIENCE, in_loop
from support.server.in_process import ADDRESS, Here, Line, here
from support.server.serving import HOST, Node

ORIGIN = f"http://{ADDRESS}"


def three() -> Node:
    """Ada, who is the host, and Bo share a device; Cy has one of his own."""
    node = Node(Config(seats=4, start_when_full=False))
    node.command(Join("Ada"), HOST, "a")
    node.command(Join("Bo", beside=True), Who(0), "b")
    node.command(Join("Cy"), Who(), "c")
    return node


def test_one_token_is_one_seat_and_several_are_a_device() -> None:
    seating = three().table.seating
    alone = Arrival(("c",))
    assert (alone.seats(seating), alone.shared(seating), alone.token_hash(seating)) == (
        (2,),
        False,
        "c",
    )
    device = Arrival(("b", "void", "a"))
    assert (device.seats(seating), device.shared(seating)) == ((0, 1), True)
    hand = Arrival(("b", "void", "a"), seat=0)
    assert (hand.shared(seating), hand.token_hash(seating)) == (False, "a")
    # A seat that is somebody else's is nobody's here; a big screen has no hand at all.
    assert Arrival(("a", "b"), seat=2).token_hash(seating) == ""
    assert Arrival(("a", "b"), screen=True).token_hash(seating) == ""
    assert not Arrival(("a", "b"), screen=True).shared(seating)
    assert Arrival(("a", "b"), behind=2).seats(seating) == ()
    # What is void does not stand in the way of what is not.
    assert Arrival(("void", "c")).token_hash(seating) == "c"


@pytest.mark.parametrize(
    ("command", "speakers"),
    [
        (Hurry("1"), (0, 1)),
        (Vote("1", 2), (0, 1)),
        (Salt("1", "salt"), (0, 1)),
        (Back("1"), (0, 1)),
        (Free("1", 1), (1,)),
        (Reissue("1", 1), (1,)),
        (Free("1", 2), (0,)),
        (Start("1"), (0,)),
        (Act("1", 1, ("place 1 olive",)), (None,)),
        (Plan("1", 1, ()), (None,)),
        (React("bravo"), (None,)),
        (Ack(1), (None,)),
    ],
    ids=lambda each: type(each).__name__ if not isinstance(each, tuple) else None,
)
def test_a_device_speaks_for_its_people_and_for_no_hand(
    command: ClientMessage, speakers: tuple[int | None, ...]
) -> None:
    node = three()
    who = Arrival(("a", "b")).speakers(node.table.seating, command)
    assert tuple(each.seat for each in who) == speakers
    assert Arrival(("void", "gone")).speakers(node.table.seating, command) == (Who(),)


def test_the_browser_of_the_host_arranges_things_at_a_big_screen() -> None:
    seating = three().table.seating
    assert Arrival(("a",), screen=True).host(seating) == Who(host=True)
    assert Arrival(("c",), screen=True).host(seating) == Who()
    assert Arrival(("b", "c")).arranger(seating) == Who(1)


class Browser:
    """A browser at a table of a server in this process, and its one cookie."""

    def __init__(self, server: Here, table: str) -> None:
        self.server = server
        self.table = table
        self.cookie = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": ORIGIN, "Cookie": f"{PREFIX}{self.table}={self.cookie}"}

    async def sit(self, name: str, **wish: Any) -> tuple[int, dict[str, Any]]:
        path = f"/api/tables/{self.table}/seats"
        body = {"name": name, **wish}
        answer = await self.server.web.post(path, json=body, headers=self.headers)
        for line in answer.headers.get_list("set-cookie"):
            self.cookie = line.partition(";")[0].partition("=")[2]
        return answer.status_code, answer.json()

    @asynccontextmanager
    async def socket(self, query: str = "") -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        line = Line()
        path = f"/ws/{self.table}{query}"
        task = asyncio.create_task(line.answer(self.server.app, path, self.headers))
        self.say = line.send
        try:
            yield messages(line)
        finally:
            await line.close()
            await task


async def messages(line: Line) -> AsyncIterator[dict[str, Any]]:
    async for text in line:
        yield json.loads(text)


async def first(said: AsyncIterator[dict[str, Any]], *types: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        async for message in said:
            if message["type"] in types:
                return message
    raise AssertionError(f"the socket ended without {types}")


async def opened(server: Here, **config: Any) -> str:
    config = {"seats": 3, "start": 0, "pace": "instant", "start_when_full": False, **config}
    table: str = (await server.web.post("/api/tables", json=config)).json()["table"]
    return table


@in_loop
async def test_a_device_sees_no_hand_until_one_of_its_people_asks_for_theirs(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        device = Browser(server, await opened(server, seats=2))
        assert (await device.sit("Ada"))[0] == 201
        assert (await device.sit("Bo"))[1]["code"] == "seat_taken"
        assert (await device.sit("Bo", beside=True))[0] == 201
        assert device.cookie.count("~") == 1
        room = await server.node.room(device.table)
        assert room is not None
        await server.node.command(room, Start("s"), lambda: HOST)
        async with device.socket() as all_of_them:
            seen = await first(all_of_them, "snapshot")
            assert (seen["viewer"], seen["watching"], seen["device"]) == (None, True, [0, 1])
            assert seen["view"]["hand"] is None
            assert "turn" not in seen
            assert [seat["device"] for seat in seen["table"]["seats"]] == [0, 0]
            async with device.socket("?seat=1") as hers:
                hand = await first(hers, "snapshot")
                assert hand["viewer"] == 1
                assert sum(hand["view"]["hand"]["ingredients"].values()) == 6
                # The device has heard it: nobody is told again what they did not listen to.
                assert "missed" not in hand
                assert "device" not in hand
            # Both are there all the time, whoever plays.
            assert room.table.seating.present() == {0, 1}
        async with device.socket("?seat=0") as his:
            assert "turn" in await first(his, "snapshot")
        async with device.socket("?watch") as nobody:
            assert "device" not in await first(nobody, "snapshot")


@in_loop
async def test_a_device_speaks_for_all_its_people_and_loses_those_who_go_elsewhere(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        device = Browser(server, await opened(server))
        await device.sit("Ada")
        await device.sit("Bo", beside=True)
        async with device.socket() as said:
            await first(said, "snapshot")
            room = await server.node.room(device.table)
            assert room is not None
            await device.say(json.dumps({"type": "salt", "id": "s", "salt": "pinch"}))
            await device.say(json.dumps({"type": "react", "key": "bravo"}))
            refusal = await first(said, "refused")
            assert refusal["code"] == "not_seated"
            assert room.table.seating.salts() == ((0, "pinch"), (1, "pinch"))
            # Somebody who gets a link of their own plays elsewhere; the rest stay.
            await device.say(json.dumps({"type": "reissue", "id": "r", "seat": 1}))
            assert (await first(said, "link"))["seat"] == 1
            await device.say(json.dumps({"type": "free", "id": "f", "seat": 0}))
            assert (await first(said, "bye"))["code"] == "seat_void"


@in_loop
async def test_a_big_screen_looks_on_and_everybody_knows(tmp_path: Path) -> None:
    async with here(tmp_path, away_seconds=0.01) as server:
        table = await opened(server)
        phone = Browser(server, table)
        await phone.sit("Ada")
        async with phone.socket() as said:
            assert "screen" not in (await first(said, "snapshot"))["table"]
            async with phone.socket("?screen") as shown:
                seen = await first(shown, "snapshot")
                assert (seen["viewer"], seen["watching"]) == (None, True)
                assert (await first(said, "table"))["screen"] is True
            assert "screen" not in await first(said, "table")
