"""An evening over HTTP: people arrive and leave, rounds are drawn, nobody waits for long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.loops import in_loop
from support.server.clubs import ALBA, BRUNO, CARLA, ask, do, founded, refused
from support.server.in_process import Here, MemoryStore, here
from support.servers import Player

KEYS = {1: ALBA, 2: BRUNO, 3: CARLA}


class Moment:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


async def evening_of_three(server: Here, **wish: Any) -> str:
    """A club of three who are all at its evening; returns the path of the evening."""
    club = await founded(server, (BRUNO, "Bruno"), (CARLA, "Carla"))
    opened = await do(server, f"/{club}/evenings", ALBA, **wish)
    assert opened.status_code == 201, opened.text
    path = f"/{club}/evenings/1"
    for key in (BRUNO, CARLA):
        assert (await do(server, f"{path}/here", key, here=True)).status_code == 200
    return path


async def sit(server: Here, path: str, table: str, member: int) -> dict[str, Any]:
    club = path.split("/")[1]
    answer = await do(server, f"/{club}/tables/{table}/seats", KEYS[member])
    assert answer.status_code == 201, answer.text
    seat: dict[str, Any] = answer.json()
    return seat


@in_loop
async def test_who_opens_an_evening_is_there_and_its_host(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        refused(await do(server, f"/{club}/evenings", CARLA), 403, "not_member")
        opened = await do(server, f"/{club}/evenings", BRUNO, games=2, seats=3)
        evening = opened.json()
        assert (opened.status_code, evening["evening"], evening["host"]) == (201, 1, 2)
        assert (evening["games"], evening["seats"], evening["ready"]) == (2, 3, 1)
        assert [player["member"] for player in evening["players"]] == [2]
        refused(await do(server, f"/{club}/evenings", ALBA), 409, "evening_on")
        (listed,) = (await ask(server, f"/{club}")).json()["evenings"]
        assert (listed["evening"], listed["here"], listed["over"]) == (1, 1, False)


@in_loop
async def test_a_round_seats_everybody_who_is_here_and_bots_fill_up(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        path = await evening_of_three(server, seats=4)
        refused(await do(server, f"{path}/rounds", BRUNO), 403, "not_host")
        drawn = (await do(server, f"{path}/rounds", ALBA)).json()
        (table,) = drawn["tables"]
        assert sorted(member or 0 for member in table["members"]) == [0, 1, 2, 3]
        assert (table["phase"], sorted(table["missing"]), drawn["ready"]) == (
            "waiting",
            [1, 2, 3],
            0,
        )
        assert {player["table"] for player in drawn["players"]} == {table["table"]}
        refused(await do(server, f"{path}/rounds", ALBA), 409, "not_yet")
        # The seats are theirs: nobody else can sit down, and everybody has the seat that was drawn.
        stranger = await server.web.post(
            f"/api/tables/{table['table']}/seats", json={"name": "Dora"}
        )
        assert stranger.json()["code"] == "table_full"
        for member in (1, 2, 3):
            taken = await sit(server, path, table["table"], member)
            assert taken["seat"] == table["members"].index(member)
        playing = (await ask(server, path)).json()["tables"][0]
        assert (playing["phase"], playing["missing"], playing["seconds"]) == ("playing", [], None)


@in_loop
async def test_a_table_that_a_crash_left_unopened_is_opened_when_somebody_asks(
    tmp_path: Path,
) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        path = await evening_of_three(server)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
    del store.entries[table["table"]]
    async with here(tmp_path, store=store) as server:
        (again,) = (await ask(server, path)).json()["tables"]
        assert (again["table"], again["members"]) == (table["table"], table["members"])
        assert (await sit(server, path, table["table"], 2))["table"] == table["table"]


@in_loop
async def test_a_bot_plays_for_whoever_does_not_come_in_time(tmp_path: Path) -> None:
    moment = Moment()
    async with here(tmp_path, clock=moment) as server:
        path = await evening_of_three(server, no_show=30)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
        for member in (1, 2):
            await sit(server, path, table["table"], member)
        moment.now += 20
        (waiting,) = (await ask(server, path)).json()["tables"]
        assert (waiting["missing"], waiting["seconds"]) == ([3], 10)
        moment.now += 10
        evening = (await ask(server, path)).json()
        assert evening["tables"][0]["phase"] == "playing"
        assert {p["member"]: p["here"] for p in evening["players"]} == {1: True, 2: True, 3: False}
        club = path.split("/")[1]
        late = await do(server, f"/{club}/tables/{table['table']}/seats", CARLA)
        refused(late, 409, "table_full")
        # Back again: they can be drawn for the next round.
        back = (await do(server, f"{path}/here", CARLA, here=True)).json()
        assert back["ready"] == 1


@in_loop
async def test_nobody_waits_for_somebody_who_has_left_the_evening(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        path = await evening_of_three(server)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
        for member in (1, 2):
            await sit(server, path, table["table"], member)
        left = (await do(server, f"{path}/here", CARLA, here=False)).json()
        assert left["tables"][0]["phase"] == "playing"


@in_loop
async def test_a_table_to_which_nobody_comes_is_set_aside(tmp_path: Path) -> None:
    moment = Moment()
    async with here(tmp_path, clock=moment) as server:
        path = await evening_of_three(server, no_show=30)
        await do(server, f"{path}/rounds", ALBA)
        moment.now += 31
        evening = (await ask(server, path)).json()
        assert [table["phase"] for table in evening["tables"]] == ["abandoned"]
        assert not any(player["here"] for player in evening["players"])


@in_loop
async def test_the_host_sets_a_table_aside_and_everybody_is_free_again(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        path = await evening_of_three(server)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
        for member in (1, 2, 3):
            await sit(server, path, table["table"], member)
        where = f"{path}/tables/{table['table']}/abandon"
        refused(await do(server, where, BRUNO), 403, "not_host")
        aside = (await do(server, where, ALBA)).json()
        assert (aside["tables"][0]["phase"], aside["ready"]) == ("abandoned", 3)
        second = (await do(server, f"{path}/rounds", ALBA)).json()
        assert (second["round"], second["tables"][0]["round"]) == (2, 2)


@in_loop
async def test_an_evening_is_changed_and_ended_by_its_host(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        path = await evening_of_three(server)
        refused(await do(server, path, BRUNO, games=9), 403, "not_host")
        changed = (await do(server, path, ALBA, games=9, fill=False)).json()
        assert (changed["games"], changed["fill"], changed["seats"]) == (9, False, 4)
        await do(server, f"{path}/here", ALBA, here=False, member=3)
        assert (await ask(server, path)).json()["ready"] == 2
        refused(await do(server, f"{path}/here", BRUNO, here=False, member=3), 403, "not_host")
        over = (await do(server, path, ALBA, over=True)).json()
        assert over["over"]
        refused(await do(server, f"{path}/rounds", ALBA), 409, "evening_over")
        refused(await do(server, f"{path}/here", CARLA, here=True), 409, "evening_over")
        again = await do(server, path.removesuffix("/1"), BRUNO)
        assert again.json()["evening"] == 2


@pytest.mark.parametrize(
    "wish",
    [
        {"config": {"edition": "none"}},
        {"config": {"edition_data": {}}},
        {"config": {"helping": True}, "seats": 2},
    ],
)
@in_loop
async def test_an_evening_that_cannot_be_played_is_refused(
    tmp_path: Path, wish: dict[str, Any]
) -> None:
    async with here(tmp_path) as server:
        club = await founded(server)
        answer = await do(server, f"/{club}/evenings", ALBA, **wish)
        assert answer.status_code == 422, answer.text
        refused(await ask(server, f"/{club}/evenings/1"), 404, "no_such_evening")


@in_loop
async def test_a_whole_evening_is_played_and_the_standings_are_live(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        config = {"pace": "instant", "bots": ["greedy"]}
        path = await evening_of_three(server, games=1, seats=3, config=config)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
        tokens = {
            member: (await sit(server, path, table["table"], member))["token"]
            for member in (1, 2, 3)
        }
        await play_game(server, table["table"], list(tokens.values()))
        await server.node.tasks.wait(10)
        evening = (await ask(server, path)).json()
        assert (evening["tables"][0]["phase"], evening["ready"]) == ("over", 0)
        assert [player["games"] for player in evening["players"]] == [1, 1, 1]
        assert sum(player["wins"] for player in evening["players"]) == pytest.approx(1, abs=0.01)
        club = path.split("/")[1]
        (game,) = (await ask(server, f"/{club}/games")).json()["games"]
        assert (game["table"], game["evening"]) == (table["table"], 1)


async def play_game(server: Here, table: str, tokens: list[str]) -> None:
    """Three people play a game to its end."""
    lines = [server.at_table(table, token) for token in tokens]
    async with lines[0] as one, lines[1] as two, lines[2] as three:
        await asyncio.gather(
            *(Player(f"evening {place}").play(line) for place, line in enumerate((one, two, three)))
        )


@in_loop
async def test_who_leaves_the_club_is_drawn_no_more(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        path = await evening_of_three(server, seats=3)
        club = path.split("/")[1]
        await do(server, f"/{club}/members/2/leave", ALBA)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
        assert sorted(member or 0 for member in table["members"]) == [0, 1, 3]


@in_loop
async def test_who_turns_out_to_be_another_member_has_the_seat_that_was_drawn(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        path = await evening_of_three(server, seats=3)
        club = path.split("/")[1]
        await do(server, f"{path}/here", BRUNO, here=False)
        (table,) = (await do(server, f"{path}/rounds", ALBA)).json()["tables"]
        merged = await do(server, f"/{club}/members/3/merge", ALBA, into=2)
        assert merged.status_code == 200
        # Bruno's and Carla's keys are the same person's now.
        taken = await sit(server, path, table["table"], 2)
        assert taken["seat"] == table["members"].index(3)
        assert (await ask(server, path)).json()["tables"][0]["missing"] == [1]


@in_loop
async def test_rounds_are_new_tables_and_what_is_changed_at_an_evening_is_limited(
    tmp_path: Path,
) -> None:
    """A host who sets tables aside and draws again opens no more than anybody else."""
    async with here(tmp_path, tables_at_once=2, tables_per_hour=1) as server:
        path = await evening_of_three(server)
        for _ in range(2):
            drawn = await do(server, f"{path}/rounds", ALBA)
            assert drawn.status_code == 201, drawn.text
            table = drawn.json()["tables"][-1]["table"]
            aside = await do(server, f"{path}/tables/{table}/abandon", ALBA)
            assert aside.status_code == 200, aside.text
        refused(await do(server, f"{path}/rounds", ALBA), 429, "rate_limited")
    async with here(tmp_path, club_changes_at_once=3, club_changes_per_hour=1) as server:
        path = await evening_of_three(server)
        for what, body in (("/here", {"here": False}), ("", {"over": True})):
            refused(await do(server, f"{path}{what}", ALBA, **body), 429, "rate_limited")
