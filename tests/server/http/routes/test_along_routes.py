"""A bake of the day that is taken along and brought back: marked, checked, and kept once."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx

from pizzaiolo.server.base.tokens import day_table_id
from pizzaiolo.server.protocol.entries import TableCreated, entry_from_json
from support.loops import in_loop
from support.server.days import (
    CHAIN,
    DAY,
    KEY,
    NOON,
    OTHER_KEY,
    DayNode,
    finished,
    put_into,
)
from support.server.in_process import Here, MemoryStore
from support.server.serving import play_to_the_end

from .test_day_routes import MIDNIGHT, YESTERDAY, at_noon, begin, get, refused, shows


async def take(server: Here, key: str = KEY, day: object = DAY) -> httpx.Response:
    wish = {"name": "Alba"}
    return await server.web.post(f"/api/days/{day}/along", json=wish, headers=shows(key))


async def bring(server: Here, moves: object, key: str = KEY) -> httpx.Response:
    body = {"name": "Alba", "moves": moves}
    return await server.web.post(f"/api/days/{DAY}/brought", json=body, headers=shows(key))


def played(along: Any) -> list[tuple[int, str]]:
    """What a player makes of it without a network: the moves of the game; bots as they are here."""
    node = DayNode([entry_from_json(line) for line in along["entries"]], NOON)
    play_to_the_end(node, Random(3))
    record = node.table.record()
    assert record is not None
    return list(record.actions)


@in_loop
async def test_a_day_is_taken_along_played_elsewhere_and_brought_back_after_it(
    tmp_path: Path,
) -> None:
    async with at_noon(tmp_path) as (server, moment):
        along = (await take(server)).json()
        first = entry_from_json(along["entries"][0])
        assert isinstance(first, TableCreated)
        assert first.secret == CHAIN.secret(DAY)
        assert along["table"] == day_table_id(KEY, DAY)
        # It is not begun here, and asking again gives the same deal.
        assert (await get(server, "/api/day", KEY)).json()["mine"] is None
        assert entry_from_json((await take(server)).json()["entries"][0]) == first
        moves = played(along)
        moment.now = MIDNIGHT + 30 * 3600
        day = (await bring(server, moves)).json()
        assert day["mine"]["result"]["offline"] is True
        assert day["mine"]["table"] == along["table"]
        # It is in the player's calendar, but not among those who could not know the cards.
        days = (await get(server, "/api/days", KEY)).json()["days"]
        assert [each["day"] for each in days] == [str(DAY)]
        assert (day["players"], day["delivered"]) == (1, [])
        # An answer that was lost is given once more, and another game changes nothing.
        again = (await bring(server, moves[:-1])).json()
        assert again["mine"] == day["mine"]
        record = await server.web.get(f"/api/tables/{along['table']}/record?game=1")
        assert [tuple(move) for move in record.json()["actions"]] == moves


@in_loop
async def test_what_is_forged_or_was_not_taken_along_is_refused(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (server, moment):
        moves = played((await take(server)).json())
        refused(await bring(server, moves, OTHER_KEY), 409, "day_not_along")
        refused(await bring(server, moves[:-1]), 422, "moves_bad")
        refused(await bring(server, [[0, "place 9 salami"]]), 422, "moves_bad")
        refused(await bring(server, [[9, "place"]]), 400, "bad_message")
        assert (await get(server, "/api/day", KEY)).json()["mine"] is None
        refused(await take(server, day=YESTERDAY), 409, "day_not_along")
        assert (await bring(server, moves)).status_code == 200
        refused(await take(server), 409, "day_begun")
        moment.now = MIDNIGHT + 1
        refused(await take(server, OTHER_KEY), 409, "day_not_along")


@in_loop
async def test_a_day_that_was_taken_along_is_marked_wherever_it_is_played(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (server, _):
        moves = played((await take(server)).json())
        assert (await begin(server)).status_code == 201
        # What is begun here goes on here; its player has the cards all the same.
        refused(await bring(server, moves), 409, "day_begun")
        room = await server.node.room(day_table_id(KEY, DAY))
        assert room is not None
        assert room.table.deal is not None
        assert room.table.deal.offline
        await begin(server, key=OTHER_KEY)
        other = await server.node.room(day_table_id(OTHER_KEY, DAY))
        assert other is not None
        assert other.table.deal is not None
        assert not other.table.deal.offline


@in_loop
async def test_nobody_who_played_offline_is_above_somebody_who_did_not(tmp_path: Path) -> None:
    store = MemoryStore()
    await put_into(store, finished(OTHER_KEY), OTHER_KEY)
    async with at_noon(tmp_path, store) as (server, _):
        assert (await bring(server, played((await take(server)).json()))).status_code == 200
        for key, name in ((KEY, "Alba"), (OTHER_KEY, "Bruno")):
            wish = {"name": name}
            await server.web.post(f"/api/days/{DAY}/board", json=wish, headers=shows(key))
        board = (await get(server, "/api/day", KEY)).json()["board"]
        assert [row["name"] for row in board] == ["Bruno", "Alba"]
        assert [row["result"].get("offline", False) for row in board] == [False, True]
        assert sum((await get(server, "/api/day", KEY)).json()["delivered"]) == 1
