"""Games that are over can be read: their records and their rounds."""

from __future__ import annotations

import runpy
from concurrent.futures import ThreadPoolExecutor

import pytest

from pizzaiolo.game import replay
from support.loops import PATIENCE, in_loop
from support.places import ROOT
from support.servers import (
    Player,
    Served,
    at_table,
    hear,
    open_table,
    play_now,
    say,
    web_get,
)

DOCS = ROOT / "docs"


def test_the_bot_of_the_documents_is_the_one_that_is_tested() -> None:
    assert (DOCS / "bot.py").read_text("utf-8") in (DOCS / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize("edition", ["oven", "plus"])
def test_the_bot_of_the_documents_plays_a_whole_game(served: Served, edition: str) -> None:
    play = runpy.run_path(str(DOCS / "bot.py"))["play"]
    table = open_table(served.url, edition=edition, seats=3)["table"]
    with ThreadPoolExecutor(3) as people:
        overs = list(
            people.map(lambda name: play(served.url, table, name), "ABC", timeout=PATIENCE)
        )
    assert overs[0] == overs[1] == overs[2]
    text = web_get(f"{served.url}/api/tables/{table}/record").text
    game = replay(text)
    assert list(game.result().delivered) == overs[0]["delivered"]
    assert web_get(f"{served.url}/api/tables/{table}/record?game=1").text == text
    assert web_get(f"{served.url}/api/tables/{table}/record?game=2").status_code == 409
    tape = web_get(f"{served.url}/api/tables/{table}/tape/1").json()
    assert tape["events"][0]["what"] == "round_began"
    assert tape["events"][-1]["what"] == "round_ended"


@in_loop
async def test_the_tape_of_an_earlier_game_is_there_after_a_rematch(served: Served) -> None:
    seat = play_now(served, config={"seats": 2}, bots=["greedy"]).json()
    table = f"{served.url}/api/tables/{seat['table']}"
    player = Player("tape")
    async with at_table(served, seat["table"], seat["token"]) as socket:
        await player.play(socket)
        first = [web_get(f"{table}/tape/{number}").json() for number in (1, 2, 3)]
        assert web_get(f"{table}/tape/1?game=1").json() == first[0]
        assert web_get(f"{table}/tape/4").status_code == 409
        await say(socket, type="rematch", id="r")
        await hear(socket, "done")
    after = [web_get(f"{table}/tape/{number}?game=1").json() for number in (1, 2, 3)]
    assert after == first
    assert [event["what"] for event in first[0]["events"]][-1] == "round_ended"
    assert web_get(f"{table}/tape/1").status_code == 409
    assert web_get(f"{table}/tape/1?game=2").status_code == 409
    assert web_get(f"{table}/tape/1?game=x").status_code == 409
