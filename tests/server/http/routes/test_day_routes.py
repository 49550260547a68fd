"""The bake of the day over HTTP: one try that counts, the calendar, the board, and no leaks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from pizzaiolo.records.fairness import commitment_of, seed_of
from pizzaiolo.server.base.tokens import day_table_id, hash_of
from pizzaiolo.server.table.day_deal import shown_from
from support.loops import in_loop
from support.server.days import (
    CHAIN,
    DAY,
    KEY,
    NOON,
    OTHER_KEY,
    ROOT,
    dealt_at,
    finished,
    put_into,
)
from support.server.in_process import Here, MemoryStore, here

YESTERDAY = DAY - timedelta(days=1)
MIDNIGHT = NOON + 12 * 3600


class Moment:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def at_noon(
    folder: Path, store: MemoryStore | None = None, **limits: float
) -> AsyncIterator[tuple[Here, Moment]]:
    moment = Moment()
    async with here(folder, store=store, clock=moment, day_root=ROOT, **limits) as server:
        yield server, moment


def shows(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def get(server: Here, path: str, key: str | None = None) -> httpx.Response:
    return await server.web.get(path, headers={} if key is None else shows(key))


async def begin(server: Here, day: object = DAY, key: str = KEY, **wish: Any) -> httpx.Response:
    body = {"name": "Alba", **wish}
    return await server.web.post(f"/api/days/{day}", json=body, headers=shows(key))


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


@in_loop
async def test_before_a_try_a_day_tells_what_is_played_and_nothing_of_the_deal(
    tmp_path: Path,
) -> None:
    async with at_noon(tmp_path) as (server, _):
        answer = await get(server, "/api/day", KEY)
        day = answer.json()
        assert (day["day"], day["today"], day["counts"]) == ("2026-11-17", "2026-11-17", True)
        assert (day["edition"], day["seats"]) == ("original", 4)
        assert day["commitment"] == CHAIN.secret(YESTERDAY) == commitment_of(CHAIN.secret(DAY))
        assert day["end"] == CHAIN.end
        assert (day["secret"], day["mine"], day["delivered"]) == (None, None, [])
        for secret in (CHAIN.secret(DAY), seed_of(CHAIN.secret(DAY)), ROOT):
            assert secret not in answer.text
        assert (await get(server, f"/api/days/{DAY}", KEY)).json() == day
        assert (await get(server, "/api/day")).json() == day


@in_loop
async def test_there_is_one_try_on_every_device_and_after_a_restart(tmp_path: Path) -> None:
    store = MemoryStore()
    async with at_noon(tmp_path, store) as (server, moment):
        first = await begin(server)
        assert first.status_code == 201
        assert first.json()["table"] == day_table_id(KEY, DAY)
        moment.now += 100
        assert (await begin(server, name="Somebody else")).json() == first.json()
        assert (await begin(server, key=OTHER_KEY)).json()["table"] != first.json()["table"]
    async with at_noon(tmp_path, store) as (server, _):
        assert (await begin(server)).json() == first.json()
        mine = (await get(server, "/api/day", KEY)).json()["mine"]
        assert mine == {"table": first.json()["table"], "result": None, "on_board": False}
        token = first.json()["token"]
        async with server.at_table(first.json()["table"], token) as line:
            async for text in line:
                assert '"type":"snapshot"' in text
                break


@in_loop
async def test_everybody_gets_the_same_cards(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (server, _):
        hands = []
        for key in (KEY, OTHER_KEY):
            table = (await begin(server, key=key)).json()["table"]
            room = await server.node.room(table)
            assert room is not None
            hands.append(dealt_at(room.table))
        assert hands[0] == hands[1]


@in_loop
async def test_a_try_begun_before_midnight_counts_for_its_day(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (server, moment):
        moment.now = MIDNIGHT - 1
        table = (await begin(server)).json()["table"]
        moment.now = MIDNIGHT + 60
        assert (await get(server, "/api/days", KEY)).json()["unfinished"] == ["2026-11-17"]
        assert (await begin(server)).json()["table"] == table
        today = (await get(server, "/api/day", KEY)).json()
        assert (today["day"], today["mine"]) == ("2026-11-18", None)
        # Nobody begins yesterday any more, and its secret is hidden while others finish it.
        refused(await begin(server, key=OTHER_KEY), 409, "not_yet")
        yesterday = (await get(server, f"/api/days/{DAY}", KEY)).json()
        assert (yesterday["counts"], yesterday["secret"]) == (False, None)
        moment.now = shown_from(DAY)
        yesterday = (await get(server, f"/api/days/{DAY}")).json()
        assert yesterday["secret"] == CHAIN.secret(DAY)


@in_loop
async def test_a_try_that_ends_after_midnight_is_a_day_of_its_own_day(tmp_path: Path) -> None:
    store, node = MemoryStore(), finished(now=MIDNIGHT - 1)
    assert node.now > MIDNIGHT
    await put_into(store, node)
    async with at_noon(tmp_path, store) as (server, moment):
        moment.now = node.now
        mine = (await get(server, "/api/days", KEY)).json()
        assert [each["day"] for each in mine["days"]] == ["2026-11-17"]
        assert (mine["today"], mine["streak"], mine["unfinished"]) == ("2026-11-18", 1, [])
        assert (await get(server, "/api/days/2026-11-17")).json()["players"] == 1
        assert (await get(server, "/api/days/2026-11-18")).json()["players"] == 0


@in_loop
async def test_a_try_that_ends_when_the_cards_are_known_is_not_counted_among_the_others(
    tmp_path: Path,
) -> None:
    """Begun a minute before midnight and left until the secret is shown, anybody is the best."""
    store, late, other = MemoryStore(), finished(now=shown_from(DAY) - 1), finished(OTHER_KEY)
    await put_into(store, late)
    await put_into(store, other, OTHER_KEY)
    async with at_noon(tmp_path, store) as (server, moment):
        moment.now = late.now
        mine = (await get(server, "/api/days", KEY)).json()
        assert (mine["streak"], mine["days"][0]["result"]["late"]) == (1, True)
        theirs = (await get(server, "/api/days", OTHER_KEY)).json()["days"][0]["result"]
        assert "late" not in theirs
        for key, name in ((KEY, "Alba"), (OTHER_KEY, "Bruno")):
            path = f"/api/days/{DAY}/board"
            joined = await server.web.post(path, json={"name": name}, headers=shows(key))
            assert joined.status_code == 200, joined.text
        day = joined.json()
        assert (day["players"], sum(day["delivered"])) == (2, 1)
        assert [row["name"] for row in day["board"]] == ["Bruno", "Alba"]


@in_loop
async def test_a_result_is_found_even_if_the_server_ended_before_it_was_written_down(
    tmp_path: Path,
) -> None:
    store, node = MemoryStore(), finished()
    await put_into(store, node)
    async with at_noon(tmp_path, store) as (server, moment):
        moment.now = node.now + 10
        mine = (await get(server, "/api/days", KEY)).json()
        assert (mine["streak"], mine["unfinished"], mine["first"]) == (1, [], "2026-01-01")
        (one,) = mine["days"]
        assert one["day"] == "2026-11-17"
        day = (await get(server, "/api/day", KEY)).json()
        assert day["mine"]["result"] == one["result"]
        assert day["players"] == sum(day["delivered"]) == 1
        assert day["delivered"][one["result"]["delivered"]] == 1
        assert day["secret"] is None
        # Those who have not played it see how many did, and no more.
        other = (await get(server, "/api/day", OTHER_KEY)).json()
        assert (other["players"], other["delivered"], other["board"]) == (1, [], [])
        assert (await begin(server)).json()["table"] == day_table_id(KEY, DAY)


@in_loop
async def test_a_game_that_ends_on_the_server_is_written_down_by_itself(tmp_path: Path) -> None:
    store, node = MemoryStore(), finished()
    last = node.entries.pop()
    await put_into(store, node)
    async with at_noon(tmp_path, store) as (server, moment):
        moment.now = last.at + 1
        room = await server.node.room(day_table_id(KEY, DAY))
        assert room is not None
        assert room.table.course.running
        server.node.timekeeper.attend(room)
        while not (await server.node.days.player(hash_of(KEY))).fold.days:
            await server.node.tasks.wait(1)
        assert room.table.phase == "over"


@in_loop
async def test_nothing_of_a_finished_try_is_shown_to_others_while_the_day_is_on(
    tmp_path: Path,
) -> None:
    store, node = MemoryStore(), finished()
    await put_into(store, node)
    table = day_table_id(KEY, DAY)
    paths = [f"/api/tables/{table}/{part}" for part in ("record", "tape/1", "review")]
    paths.append(f"/api/tables/{table}")
    async with at_noon(tmp_path, store) as (server, moment):
        moment.now = node.now + 10
        begun = await begin(server)
        token, cookie = begun.json()["token"], begun.headers["set-cookie"].partition(";")[0]
        for path in paths:
            refused(await get(server, path), 403, "spectators_not_allowed")
            refused(await get(server, path, OTHER_KEY), 403, "spectators_not_allowed")
        # The player sees the tape, but not even they see the secret.
        refused(await get(server, paths[0], token), 409, "not_yet")
        assert (await get(server, paths[1], token)).status_code == 200
        by_cookie = await server.web.get(paths[1], headers={"Cookie": cookie})
        assert by_cookie.status_code == 200
        with pytest.raises(AssertionError, match="a socket was refused with 403"):
            async with server.at_table(table):
                pass
        with pytest.raises(AssertionError, match="a socket was refused with 403"):
            async with server.at_table(table, token, "?watch"):
                pass
        moment.now = shown_from(DAY)
        record = await get(server, paths[0])
        assert record.json()["fairness"]["secret"] == CHAIN.secret(DAY)
        async with server.at_table(table) as line:
            async for text in line:
                assert '"type":"snapshot"' in text
                break


@in_loop
async def test_a_past_day_is_for_practice_as_often_as_one_likes(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (server, _):
        tables = {(await begin(server, YESTERDAY)).json()["table"] for _ in range(2)}
        assert len(tables) == 2
        repeated = [(await begin(server, YESTERDAY, id="x" * 22)).json() for _ in range(2)]
        assert repeated[0] == repeated[1]
        room = await server.node.room(repeated[0]["table"])
        assert room is not None
        assert room.table.deal is not None
        assert (room.table.deal.source, room.table.deal.player) == ("day 2026-11-16", "")
        shown = (await get(server, f"/api/days/{YESTERDAY}", KEY)).json()
        assert (shown["mine"], shown["players"]) == (None, 0)
        assert (await get(server, "/api/days", KEY)).json()["days"] == []
        assert (await server.web.get(f"/api/tables/{room.id}")).json()["deal"] == "day 2026-11-16"


@in_loop
async def test_a_name_is_on_the_board_only_for_those_who_want_it(tmp_path: Path) -> None:
    store = MemoryStore()
    for number, key in enumerate((KEY, OTHER_KEY)):
        await put_into(store, finished(key, chance=number), key)
    async with at_noon(tmp_path, store) as (server, moment):
        moment.now = NOON + 3600
        path = f"/api/days/{DAY}/board"

        async def join(key: str, name: str | None) -> httpx.Response:
            return await server.web.post(path, json={"name": name}, headers=shows(key))

        assert (await get(server, "/api/day", KEY)).json()["board"] == []
        assert (await join(KEY, "Alba")).json()["board"][0]["mine"] is True
        board = (await join(OTHER_KEY, "Bruno")).json()["board"]
        assert {(row["name"], row["mine"]) for row in board} == {("Alba", False), ("Bruno", True)}
        assert (await join(KEY, None)).json()["mine"]["on_board"] is False
        board = (await get(server, "/api/day", OTHER_KEY)).json()["board"]
        assert [row["name"] for row in board] == ["Bruno"]
        refused(await join(KEY, " Alba"), 422, "name_bad")
        refused(await join(KEY, ""), 400, "bad_message")
        refused(await join("never-played".ljust(32, "x"), "Carla"), 409, "not_yet")


@in_loop
async def test_bad_input_gets_one_clear_sentence(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (server, _):
        refused(await get(server, "/api/days/2026-11-18"), 404, "day_ahead")
        refused(await begin(server, "2026-11-18"), 404, "day_ahead")
        for day in ("2025-12-31", "tomorrow", "2026-02-30", "2026-W47-2", "20261117"):
            refused(await get(server, f"/api/days/{day}"), 404, "no_such_day")
        refused(await get(server, "/api/days"), 401, "key_bad")
        for key in ("short", "x" * 33, "ü" * 16):
            headers = {b"Authorization": f"Bearer {key}".encode()}
            refused(await server.web.get("/api/day", headers=headers), 401, "key_bad")
        refused(await server.web.post(f"/api/days/{DAY}", json={"name": "A"}), 401, "key_bad")
        refused(await begin(server, name=" "), 422, "name_bad")
        refused(await begin(server, salt="mine"), 400, "bad_message")


@in_loop
async def test_new_tries_are_limited_by_address_and_by_key(tmp_path: Path) -> None:
    async with at_noon(tmp_path, tries_at_once=2, tries_per_hour=1) as (server, _):
        assert (await begin(server)).status_code == 201
        assert (await begin(server, YESTERDAY)).status_code == 201
        refused(await begin(server, YESTERDAY), 429, "rate_limited")
        # A try that was begun goes on all the same.
        assert (await begin(server)).status_code == 201
        # Neither another key helps, nor another address.
        refused(await begin(server, key=OTHER_KEY), 429, "rate_limited")
        async with server.asked_from("192.0.2.7") as elsewhere:
            refused(await begin(elsewhere, YESTERDAY), 429, "rate_limited")
            assert (await begin(elsewhere, key=OTHER_KEY)).status_code == 201


@in_loop
async def test_servers_with_the_same_chain_have_the_same_day(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (one, _), at_noon(tmp_path) as (other, _):
        assert (await get(one, "/api/day")).json() == (await get(other, "/api/day")).json()


@in_loop
async def test_keys_that_strangers_make_up_take_no_place_among_the_open_books(
    tmp_path: Path,
) -> None:
    """Otherwise thousands of them would put away the books that people use."""
    async with at_noon(tmp_path) as (server, _):
        await get(server, "/api/days", KEY)
        before = set(server.node.books.known())
        assert not any(name.startswith("player:") for name in before)
        for number in range(20):
            key = f"key-{number}-".ljust(32, "x")
            assert (await get(server, "/api/days", key)).json()["days"] == []
            brought = {"name": "Alba", "moves": []}
            path = f"/api/days/{DAY}/brought"
            answer = await server.web.post(path, json=brought, headers=shows(key))
            refused(answer, 409, "day_not_along")
        assert set(server.node.books.known()) == before
