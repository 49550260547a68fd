"""Challenges over HTTP: made of a finished game, taken by anybody, compared only afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from pizzaiolo.server.base.tokens import (
    challenge_id_from,
    challenge_table_id,
    day_table_id,
    token_from,
)
from pizzaiolo.server.books.challenge_books import challenge_book
from pizzaiolo.server.http.routes import challenge_routes
from pizzaiolo.server.protocol.challenge_entries import (
    ChallengeMade,
    challenge_entry_from_json,
    challenge_entry_to_json,
)
from pizzaiolo.server.protocol.incoming import Rematch, Start
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.tries import result_at
from support.loops import in_loop, until
from support.server.challenges import (
    TABLE,
    TOKEN,
    deal_of,
    finished_try,
    first_game,
    put_into,
    with_other_bots,
)
from support.server.days import DAY, KEY, NOON, OTHER_KEY, dealt_at, finished
from support.server.in_process import Here, MemoryStore, here

MINE = challenge_id_from(TOKEN, TABLE, 1)
PAGE = f"/api/challenges/{MINE}"
LATER = NOON + 86_400


@asynccontextmanager
async def serving(
    folder: Path, store: MemoryStore | None = None, tries: int = 1000
) -> AsyncIterator[tuple[Here, MemoryStore]]:
    """A server at which Alba has finished a game against bots."""
    if store is None:
        store = MemoryStore()
        await put_into(store, first_game())
    limits: dict[str, Any] = {"tries_per_hour": tries, "tries_at_once": tries}
    async with here(folder, store=store, clock=lambda: LATER, **limits) as server:
        yield server, store


def shows(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def make(
    server: Here, token: str | None = TOKEN, table: str = TABLE, **params: int
) -> httpx.Response:
    headers = {} if token is None else shows(token)
    return await server.web.post(f"/api/tables/{table}/challenge", params=params, headers=headers)


async def show(server: Here, key: str | None = None) -> dict[str, Any]:
    answer = await server.web.get(PAGE, headers={} if key is None else shows(key))
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


async def take(server: Here, key: str = KEY, **wish: Any) -> httpx.Response:
    return await server.web.post(PAGE, json={"name": "Bruno", **wish}, headers=shows(key))


async def finish(store: MemoryStore, *keys: str) -> None:
    """Others take the challenge and play to the end, as if on another server."""
    deal = deal_of(first_game())
    for number, key in enumerate(keys, 1):
        node = finished_try(deal, key, f"Taker {number}", challenge=MINE, chance=number)
        await put_into(store, node, challenge_table_id(key, MINE))


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


@in_loop
async def test_whoever_played_makes_the_challenge_once_and_nobody_else_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, store):
        refused(await make(server, None), 403, "not_seated")
        refused(await make(server, KEY), 403, "not_seated")
        made = await make(server)
        assert made.status_code == 201
        assert made.json() == {"challenge": MINE, "page": f"/challenge/{MINE}"}
        assert (await make(server)).json() == made.json()
        assert len(store.entries[challenge_book(MINE)]) == 1
        refused(await make(server, table="no-such-table-at"), 404, "no_such_table")


@in_loop
async def test_a_challenge_says_who_and_what_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, _):
        await make(server)
        answer = await server.web.get(PAGE, headers=shows(KEY))
        shown = answer.json()
        assert shown["by"] == {"name": "Alba", "face": "3a1"}
        assert (shown["edition"], shown["seats"], shown["seat"]) == ("oven", 3, 0)
        assert shown["bots"] == ["giulia", "carlo"]
        assert (shown["mine"], shown["over"], shown["games"]) == (None, False, [])
        assert (shown["can_be_played"], shown["players"]) == (True, 0)
        for hidden in (TABLE, TOKEN, "basil", "result", deal_of(first_game()).secret):
            assert hidden not in answer.text


@in_loop
async def test_the_same_deal_from_the_same_seat_once_for_each_key(tmp_path: Path) -> None:
    store = MemoryStore()
    first = first_game()
    await put_into(store, first)
    async with serving(tmp_path, store) as (server, _):
        await make(server)
        taken = await take(server)
        assert taken.status_code == 201
        assert (await take(server, name="Somebody else")).json() == taken.json()
        assert (await take(server, OTHER_KEY)).json()["table"] != taken.json()["table"]
        room = await server.node.room(taken.json()["table"])
        assert room is not None
        assert dealt_at(room.table) == dealt_at(first.table)
        shown = await show(server, KEY)
        assert (shown["mine"], shown["over"], shown["games"]) == (taken.json()["table"], False, [])
    async with serving(tmp_path, store) as (server, _):
        assert (await take(server)).json() == taken.json()


@in_loop
async def test_nothing_leads_to_the_first_game_before_one_s_own_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, _):
        await make(server)
        taken = (await take(server)).json()
        said = [(await server.web.get(PAGE, headers=shows(KEY))).text]
        table = f"/api/tables/{taken['table']}"
        for path in (table, f"{table}/record", f"{table}/tape/1", f"{table}/review"):
            answer = await server.web.get(path, headers=shows(taken["token"]))
            said.append(answer.text)
        async with server.at_table(taken["table"], taken["token"]) as line:
            async for text in line:
                said.append(text)
                break
        deal = deal_of(first_game())
        for hidden in (TABLE, "basil", deal.secret, '"course"'):
            assert not any(hidden in text for text in said)


@in_loop
async def test_those_whose_game_is_over_see_all_games_side_by_side(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, store):
        await make(server)
        await finish(store, KEY, OTHER_KEY)
        shown = await show(server, KEY)
        assert (shown["over"], shown["players"]) == (True, 1)
        assert [(game["name"], game["first"], game["mine"]) for game in shown["games"]] == [
            ("Alba", True, False),
            ("Taker 1", False, True),
        ]
        # Somebody who has not asked since their game ended is there once they do.
        assert (await show(server, OTHER_KEY))["players"] == 2
        games = (await show(server, KEY))["games"]
        assert [game["name"] for game in games] == ["Alba", "Taker 1", "Taker 2"]
        for game in games:
            answer = await server.web.get(
                f"/api/tables/{game['table']}/tape/1", params={"game": game["game"]}
            )
            assert answer.status_code == 200
        result = result_at(first_game().table)
        assert result is not None
        assert games[0]["result"]["delivered"] == result.delivered
        # A stranger sees how many there are, and no more.
        stranger = await show(server, "k" * 32)
        assert (stranger["players"], stranger["games"], stranger["over"]) == (2, [], False)


@in_loop
async def test_the_challenger_is_known_by_the_seat_and_a_taker_on_another_device(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as (server, store):
        await make(server)
        await finish(store, KEY)
        await show(server, KEY)
        challenger = await show(server, TOKEN)
        assert (challenger["over"], challenger["mine"]) == (True, TABLE)
        assert [game["mine"] for game in challenger["games"]] == [True, False]
        taken = await take(server)
        cookie = taken.headers["set-cookie"].partition(";")[0]
        answer = await server.web.get(PAGE, headers={"Cookie": cookie})
        assert answer.json()["over"] is True
        forged = cookie.partition("=")[0] + "=" + "x" * 32 + ".1"
        answer = await server.web.get(PAGE, headers={"Cookie": forged})
        assert (answer.json()["over"], answer.json()["games"]) == (False, [])


@in_loop
async def test_a_try_that_ends_on_the_server_is_written_down_by_itself(tmp_path: Path) -> None:
    store = MemoryStore()
    await put_into(store, first_game())
    node = finished_try(deal_of(first_game()), challenge=MINE)
    last = node.entries.pop()
    table = challenge_table_id(KEY, MINE)
    await put_into(store, node, table)
    async with here(tmp_path, store=store, clock=lambda: last.at + 1) as server:
        await make(server)
        room = await server.node.room(table)
        assert room is not None
        assert room.table.course.running
        server.node.timekeeper.attend(room)

        async def noted() -> bool:
            found = await server.node.challenges.find(MINE)
            return found is not None and list(found.played) == [table]

        await until(noted)


@in_loop
async def test_a_deleted_first_game_leaves_the_deal_and_the_other_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, store):
        await make(server)
        await finish(store, KEY)
        await store.delete([TABLE])
    async with serving(tmp_path, store) as (server, _):
        shown = await show(server, OTHER_KEY)
        assert (shown["by"], shown["can_be_played"]) == (None, True)
        assert (await take(server, OTHER_KEY)).status_code == 201
        assert [game["name"] for game in (await show(server, KEY))["games"]] == ["Taker 1"]


@in_loop
async def test_a_try_of_a_deleted_challenge_can_still_be_finished(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, store):
        await make(server)
        taken = (await take(server)).json()
        await store.delete([challenge_book(MINE)])
    async with serving(tmp_path, store) as (server, _):
        refused(await server.web.get(PAGE), 404, "no_such_challenge")
        refused(await take(server, OTHER_KEY), 404, "no_such_challenge")
        async with server.at_table(taken["table"], taken["token"]) as line:
            async for text in line:
                assert '"type":"snapshot"' in text
                break


@in_loop
async def test_a_challenge_whose_bots_are_gone_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, store):
        await make(server)
    kept = store.entries[challenge_book(MINE)]
    made = challenge_entry_from_json(kept[0].data)
    assert isinstance(made, ChallengeMade)
    gone = ChallengeMade(
        made.table, made.game, with_other_bots(made.deal, "bot-of-a-package"), made.result, made.at
    )
    await store.delete([challenge_book(MINE)])
    await store.append(challenge_book(MINE), 1, [challenge_entry_to_json(gone)])
    async with serving(tmp_path, store) as (server, _):
        assert (await show(server, KEY))["can_be_played"] is False
        refused(await take(server), 409, "bots_gone")
    deal = replace(made.deal, config=replace(made.deal.config, edition="taken-out"))
    await store.delete([challenge_book(MINE)])
    await store.append(challenge_book(MINE), 1, [challenge_entry_to_json(replace(made, deal=deal))])
    async with serving(tmp_path, store) as (server, _):
        refused(await server.web.get(PAGE), 409, "bots_gone")
        refused(await take(server), 409, "bots_gone")


@in_loop
async def test_what_is_no_challenge(tmp_path: Path) -> None:
    store = MemoryStore()
    await put_into(store, finished(), "a-day-of-another")
    running = first_game()
    del running.entries[5:]
    await put_into(store, running, "still-being-play")
    await put_into(store, first_game())
    async with serving(tmp_path, store) as (server, _):
        await make(server)
        refused(await make(server, table="a-day-of-another"), 403, "not_seated")
        refused(
            await make(server, token_from(KEY, day_table_id(KEY, DAY)), "a-day-of-another"),
            409,
            "no_challenge",
        )
        refused(await make(server, table="still-being-play"), 409, "no_challenge")
        refused(await server.web.get("/api/challenges/nobody-made-this"), 404, "no_such_challenge")
        refused(await server.web.get("/api/challenges/%20"), 404, "no_such_challenge")
        refused(await server.web.get(PAGE, headers=shows("short")), 401, "key_bad")
        refused(await server.web.post(PAGE, json={"name": "Bruno"}), 401, "key_bad")


@in_loop
async def test_a_finished_game_is_a_challenge_while_the_next_one_is_on(tmp_path: Path) -> None:
    """It is made from that game alone: nothing in it depends on the one that is on."""
    first = first_game()
    deal, result = deal_of(first), result_at(first.table)
    assert result is not None
    store = MemoryStore()
    first.command(Rematch("again"), Who(0))
    await put_into(store, first, "between-two-game")
    first.command(Start("start again"), Who(0))
    await put_into(store, first)
    async with serving(tmp_path, store) as (server, _):
        refused(await make(server), 409, "no_challenge")
        refused(await make(server, game=2), 409, "no_challenge")
        refused(await make(server, game=3), 409, "no_challenge")
        refused(await make(server, game=0), 409, "no_challenge")
        refused(await make(server, None, game=1), 403, "not_seated")
        refused(await make(server, KEY, game=1), 403, "not_seated")
        assert server.node.archive.replays == 0, "a stranger has no table played again"
        made = await make(server, game=1)
        assert (made.status_code, made.json()["challenge"]) == (201, MINE)
        assert (await make(server, game=1)).json() == made.json()
        stored = challenge_entry_from_json(store.entries[challenge_book(MINE)][0].data)
        assert stored == ChallengeMade(TABLE, 1, deal, result, LATER)
        room = await server.node.room((await take(server)).json()["table"])
        assert room is not None
        assert dealt_at(room.table) == dealt_at(first_game().table)
        assert (await make(server, table="between-two-game", game=1)).status_code == 201


@in_loop
async def test_a_game_whose_deal_is_being_played_again_is_no_challenge_until_that_is_over(
    tmp_path: Path,
) -> None:
    store, first = MemoryStore(), first_game()
    first.command(Rematch("again", same_deal=True), Who(0))
    first.tick()
    await put_into(store, first)
    async with serving(tmp_path, store) as (server, _):
        room = await server.node.room(TABLE)
        assert room is not None
        assert room.table.course.running
        refused(await make(server, game=1), 409, "not_yet")
        assert store.entries[challenge_book(MINE)] == []


@in_loop
async def test_a_try_passes_on_the_challenge_that_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, store):
        await make(server)
        await finish(store, KEY)
        again = await make(server, None, challenge_table_id(KEY, MINE))
        assert again.json()["challenge"] == MINE


@in_loop
async def test_a_name_that_is_none_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, _):
        await make(server)
        refused(await take(server, name=" x "), 422, "name_bad")
        refused(await take(server, name=""), 400, "bad_message")


@in_loop
async def test_challenges_are_limited_by_address_and_by_key(tmp_path: Path) -> None:
    async with serving(tmp_path, tries=2) as (server, _):
        assert (await make(server)).status_code == 201
        assert (await take(server)).status_code == 201
        assert (await take(server)).status_code == 201, "going on is not a new try"
        refused(await take(server, OTHER_KEY), 429, "rate_limited")


@in_loop
async def test_of_very_many_games_the_newest_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenge_routes, "SHOWN", 1)
    async with serving(tmp_path) as (server, store):
        await make(server)
        await finish(store, KEY, OTHER_KEY, "k" * 32)
        for key in (KEY, OTHER_KEY, "k" * 32):
            await show(server, key)
        shown = await show(server, KEY)
        assert [game["name"] for game in shown["games"]] == ["Alba", "Taker 1", "Taker 3"]
        assert shown["players"] == 3
