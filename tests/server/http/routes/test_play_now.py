"""From nothing to a game in one request, and requests that are repeated because no answer came."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from pizzaiolo.records.fairness import seed_of
from support.loops import in_loop
from support.servers import (
    ROOMY,
    Message,
    Player,
    Served,
    at_table,
    bearer,
    hear,
    open_table,
    play_game,
    play_now,
    say,
    serving,
    take_seat,
    web_get,
    web_post,
)

ID = "a secret of 22 letters"


@in_loop
async def test_a_salt_of_the_player_s_own_goes_into_a_deal_that_comes_at_once(
    served: Served,
) -> None:
    """By one request, and by taking the last seat of a table that deals when it is full."""
    seat = play_now(served, salt="basil").json()
    player = Player("salt")
    async with at_table(served, seat["table"], seat["token"]) as socket:
        await player.play(socket)
    assert player.over is not None
    assert player.over["salts"] == [[0, "basil"]]
    assert player.over["seed"] == seed_of(player.over["secret"], [(0, "basil")])
    table = f"{served.url}/api/tables/{open_table(served.url, seats=2)['table']}"
    web_post(f"{table}/seats", json={"name": "Alba"})
    refused = web_post(f"{table}/seats", json={"name": "Bo", "salt": "a\nb"})
    assert refused.json()["code"] == "salt_bad"
    assert web_post(f"{table}/seats", json={"name": "Bo", "salt": "oregano"}).status_code == 201
    shown = web_get(table).json()
    assert shown["phase"] == "playing"
    assert [each.get("salted", False) for each in shown["seats"]] == [False, True]


@in_loop
async def test_one_request_leads_to_a_game_that_is_dealt(served: Served) -> None:
    answer = play_now(served, colour="red")
    assert answer.status_code == 201
    seat = answer.json()
    assert seat["seat"] == 0
    assert seat["token"] in answer.headers["set-cookie"]
    async with at_table(served, seat["table"], seat["token"]) as socket:
        snapshot = await hear(socket, "snapshot")
    assert (snapshot["viewer"], snapshot["host"]) == (0, True)
    assert snapshot["table"]["phase"] == "playing"
    bots = [each.get("bot") for each in snapshot["table"]["seats"]]
    assert bots == [None, "greedy", "random"]
    assert snapshot["table"]["seats"][0]["colour"] == "red"
    (alba,) = await play_game(served, seat["table"], [seat["token"]], "play now")
    assert alba.over is not None


def test_a_repeated_request_to_play_leads_to_the_same_table(served: Served) -> None:
    first, again = play_now(served, id=ID), play_now(served, id=ID)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert play_now(served, id=ID + "!").json()["table"] != first.json()["table"]
    assert ID not in first.text


@in_loop
async def test_of_many_requests_at_once_one_opens_the_table(served: Served) -> None:
    async with httpx.AsyncClient() as client:
        body = {"name": "Alba", "config": {"pace": "instant"}, "id": ID + " of many"}
        answers = await asyncio.gather(
            *(client.post(f"{served.url}/api/play", json=body) for _ in range(8))
        )
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["token"] for answer in answers}) == 1


def test_a_repeated_request_to_open_a_table_leads_to_the_same_one(served: Served) -> None:
    def opened(**wish: Any) -> httpx.Response:
        return web_post(f"{served.url}/api/tables", json={"seats": 3, **wish})

    first, again = opened(id=ID), opened(id=ID, seats=2)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert first.json()["token"] in again.headers["set-cookie"]
    table = first.json()["table"]
    assert len(web_get(f"{served.url}/api/tables/{table}").json()["seats"]) == 3
    assert opened(id=ID + "!").json()["table"] != table
    assert opened().json() != opened().json()
    assert play_now(served, id=ID).json()["table"] != table, "another wish, another table"
    # Who uses one secret for everything has a host's token and a seat's, and no two of the same.
    assert take_seat(served.url, table, "Alba", id=ID)["token"] != first.json()["token"]
    assert ID not in first.text


def test_the_bots_of_the_configuration_sit_down_where_none_are_named(served: Served) -> None:
    seat = web_post(f"{served.url}/api/play", json={"name": "Alba"}).json()
    shown = web_get(f"{served.url}/api/tables/{seat['table']}").json()
    assert [each.get("bot") for each in shown["seats"]] == [None, "giulia", "carlo", "rossi"]
    assert shown["beat"] == 0.55


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"name": " "}, 422, "name_bad"),
        ({"colour": "blue"}, 409, "colour_unknown"),
        ({"bots": ["nobody"]}, 422, "config_bad"),
        ({"bots": []}, 400, "bad_message"),
        ({"config": {"edition": "nonesuch"}}, 422, "edition_bad"),
        ({"id": "short"}, 400, "bad_message"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(
    served: Served, wish: Any, status: int, code: str
) -> None:
    refused = play_now(served, **wish)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_who_asks_again_for_a_seat_gets_the_same_one(served: Served) -> None:
    table = open_table(served.url, seats=3)["table"]
    first = take_seat(served.url, table, "Alba", id=ID)
    assert take_seat(served.url, table, "Alba", id=ID) == first
    other = take_seat(served.url, table, "Bruno", id="b" * 22)
    assert other["seat"] != first["seat"]
    shown = web_get(f"{served.url}/api/tables/{table}").json()
    assert [each.get("name") for each in shown["seats"]] == ["Alba", "Bruno", None]
    elsewhere = open_table(served.url, seats=3)["table"]
    assert take_seat(served.url, elsewhere, "Alba", id=ID)["token"] != first["token"]


@in_loop
async def test_a_seat_that_was_freed_since_is_not_given_again(served: Served) -> None:
    seat = play_now(served, id=ID + " freed").json()
    async with at_table(served, seat["table"], seat["token"]) as socket:
        await say(socket, type="free", id="1", seat=0)
        await hear(socket, "bye")
    again = play_now(served, id=ID + " freed")
    assert (again.status_code, again.json()["code"]) == (409, "seat_free")


@in_loop
async def test_a_host_without_a_seat_is_told_so(served: Served) -> None:
    made: Message = open_table(served.url)
    for token, host in ((made["token"], True), (None, False)):
        async with at_table(served, made["table"], token) as socket:
            assert (await hear(socket, "snapshot")).get("host", False) is host
    assert web_get(f"{served.url}/healthz", headers=bearer("x")).status_code == 200


def test_a_table_that_is_played_at_once_is_there_after_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as server:
        seat = play_now(server, id=ID).json()
        server.stop()
        server.start()
        assert play_now(server, id=ID).json() == seat
