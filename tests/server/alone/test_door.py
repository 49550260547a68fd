"""The door of the server inside a page: requests and sockets as a browser has them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from pizzaiolo.server.alone.begin import begin
from pizzaiolo.server.alone.door import LOST, Door, Line
from support.loops import in_loop
from support.server.shelves import MemoryShelf
from support.servers import Player

GREEDY = {"edition": "oven", "seats": 2, "bots": ["greedy"], "pace": "instant", "start": 0}


async def asked(
    door: Door, path: str, body: object = None, token: str = "", kind: str = "application/json"
) -> tuple[int, Any]:
    method, text = ("GET", "") if body is None else ("POST", json.dumps(body))
    status, _, answer = (
        await door.ask(method, path, token, "" if body is None else kind, text)
    ).partition("\n")
    return int(status), json.loads(answer)


class OwnSocket:
    """A line, as a `Player` uses a socket."""

    def __init__(self, door: Door, table: str, token: str = "", query: str = "") -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.code = 0
        self.turn: dict[str, Any] = {}
        self.line: Line = door.connect(
            f"/ws/{table}{query}", token, self.heard.put_nowait, self._end
        )

    def _end(self, code: int) -> None:
        self.code = code
        self.heard.put_nowait(None)

    async def send(self, text: str) -> None:
        self.line.say(text)

    async def __aiter__(self) -> Any:
        while (text := await self.heard.get()) is not None:
            yield text

    async def hear(self, *types: str) -> Any:
        """The next message of one of these types."""
        async for text in self:
            message = json.loads(text)
            if message["type"] in types:
                return message
        raise AssertionError("the line has ended")

    async def act(self) -> None:
        """Wait for the first turn, and say what to do in it."""
        turn = None
        while turn is None:
            message = await self.hear("snapshot", "turn")
            turn = message.get("turn") if message["type"] == "snapshot" else message
        self.turn = {"type": "act", "id": "1", "n": turn["n"], "actions": [turn["legal"][0]]}
        self.line.say(json.dumps(self.turn))

    async def ended(self) -> list[Any]:
        """What was still said before the end."""
        return [json.loads(text) async for text in self]


@in_loop
async def test_a_whole_game_is_played_kept_and_looked_at() -> None:
    shelf = MemoryShelf()
    door = await begin(shelf)
    status, seated = await asked(door, "/api/play", {"name": "Alba", "config": GREEDY})
    assert status == 201
    table, token = seated["table"], seated["token"]
    player = Player("alone")
    await player.play(OwnSocket(door, table, token))
    assert player.over is not None
    assert (await asked(door, f"/api/tables/{table}"))[1]["phase"] == "over"
    assert (await asked(door, f"/api/tables/{table}/record?game=1"))[1]["rules"] == 1
    assert (await asked(door, f"/api/tables/{table}/tape/1"))[1]["round"] == 1
    # A closed tab: another server finds everything on the same shelf.
    again = OwnSocket(await begin(shelf), table, token)
    snapshot = json.loads(await again.heard.get() or "")
    assert snapshot["viewer"] == seated["seat"]
    assert snapshot["over"] == player.over


@in_loop
async def test_people_around_one_device_each_have_a_hand_of_their_own() -> None:
    door = await begin(MemoryShelf())
    config = {"edition": "oven", "seats": 2, "bots": [], "pace": "instant", "start": 0}
    _, opened = await asked(door, "/api/tables", config)
    table, seats = opened["table"], f"/api/tables/{opened['table']}/seats"
    _, alba = await asked(door, seats, {"name": "Alba"}, opened["token"])
    wish = {"name": "Bruno", "beside": True}
    status, bruno = await asked(door, seats, wish, alba["token"])
    assert (status, bruno["seat"]) == (201, 1)
    both = f"{alba['token']} {bruno['token']}"
    around = json.loads(await OwnSocket(door, table, both).heard.get() or "")
    assert (around["viewer"], around["device"]) == (None, [0, 1])
    assert around["view"].get("hand") is None
    for seat in (0, 1):
        hand = json.loads(await OwnSocket(door, table, both, f"?seat={seat}").heard.get() or "")
        assert hand["viewer"] == seat
        assert hand["view"]["hand"]
    # One of the tokens alone opens one hand alone.
    other = json.loads(await OwnSocket(door, table, alba["token"], "?seat=1").heard.get() or "")
    assert other["viewer"] is None


@in_loop
async def test_a_tab_that_is_closed_in_the_middle_goes_on_in_the_next() -> None:
    shelf = MemoryShelf()
    door = await begin(shelf)
    _, seated = await asked(door, "/api/play", {"name": "Alba", "config": GREEDY})
    table, token = seated["table"], seated["token"]
    first = OwnSocket(door, table, token)
    await first.act()
    await first.hear("done")
    player = Player("later")
    await player.play(OwnSocket(await begin(shelf), table, token))
    assert player.over is not None


@in_loop
async def test_without_space_nothing_is_done_and_the_game_goes_on_when_there_is_some() -> None:
    shelf = MemoryShelf()
    door = await begin(shelf)
    _, seated = await asked(door, "/api/play", {"name": "Alba", "config": GREEDY})
    socket = OwnSocket(door, seated["table"], seated["token"])
    shelf.full = True
    await socket.act()
    assert (await socket.hear("refused"))["code"] == "store_unavailable"
    assert (await asked(door, "/api/play", {"name": "Bea", "config": GREEDY}))[0] == 503
    shelf.full = False
    await socket.send(json.dumps(socket.turn))
    await socket.hear("done")


@in_loop
async def test_requests_are_answered_as_by_any_server() -> None:
    door = await begin(MemoryShelf())
    assert len((await asked(door, "/api/editions"))[1]["editions"]) == 5
    assert (await asked(door, "/api/bots"))[0] == 200
    assert (await asked(door, "/api/tables"))[1] == {"tables": []}
    status, problem = await asked(door, "/api/tables/AAAAAAAAAAAAAAAA")
    assert (status, problem["code"]) == (404, "no_such_table")
    status, problem = await asked(door, "/api/play", {"nobody": 1})
    assert (status, problem["code"]) == (400, "bad_message")
    status, problem = await asked(door, "/api/play", {"name": "Alba"}, kind="text/plain")
    assert (status, problem["code"]) == (415, "unsupported_type")


@in_loop
async def test_a_line_ends_as_a_socket_does() -> None:
    door = await begin(MemoryShelf())
    nowhere = OwnSocket(door, "AAAAAAAAAAAAAAAA")
    assert await nowhere.ended() == []
    assert nowhere.code == LOST
    _, seated = await asked(door, "/api/play", {"name": "Alba", "config": GREEDY})
    first = OwnSocket(door, seated["table"], seated["token"])
    await first.heard.get()
    second = OwnSocket(door, seated["table"], seated["token"])
    assert (await first.ended())[-1] == {"type": "bye", "code": "taken_elsewhere"}
    assert first.code == 4001
    second.line.close()
    await second.ended()
    watching = OwnSocket(door, seated["table"], query="?watch")
    assert json.loads(await watching.heard.get() or "")["watching"]
