"""Editions and bots: the built-in ones are listed, those of one's own are checked and played."""

from __future__ import annotations

import json

from pizzaiolo.editions import edition_to_data, load_edition
from support.loops import in_loop
from support.places import ROOT
from support.servers import (
    Served,
    at_table,
    hear,
    open_table,
    play_game,
    say,
    take_seat,
    web_get,
    web_post,
)


def test_an_edition_of_ones_own_is_checked_played_and_shown(served: Served) -> None:
    text = (ROOT / "src/pizzaiolo/editions/oven.toml").read_text("utf-8")
    text = text.replace('name = "oven"', 'name = "mine"')
    kind = {"Content-Type": "application/toml"}
    checked = web_post(f"{served.url}/api/editions", content=text, headers=kind)
    assert (checked.status_code, checked.json()["name"]) == (200, "mine")
    table = open_table(served.url, edition="mine", edition_data=checked.json()["data"])["table"]
    shown = web_get(f"{served.url}/api/tables/{table}/edition").json()
    assert shown == checked.json()
    broken = text.replace("hand_limit", "hand_limits")
    refused = web_post(f"{served.url}/api/editions", content=broken, headers=kind)
    assert (refused.status_code, refused.json()["code"]) == (422, "edition_bad")


def test_editions_and_bots_are_listed(served: Served) -> None:
    listed = web_get(f"{served.url}/api/editions").json()["editions"]
    assert [each["name"] for each in listed][-1] == "plus"
    shown = web_get(f"{served.url}/api/editions/plus").json()
    assert shown["data"] == json.loads(json.dumps(edition_to_data(load_edition("plus"))))
    bots = {each["name"]: each for each in web_get(f"{served.url}/api/bots").json()["bots"]}
    assert (bots["greedy"]["character"], bots["greedy"]["memory"]) == (False, "none")
    nonna, pia = bots["nonna"], bots["pia"]
    assert (nonna["character"], nonna["memory"], nonna["capacity"]) == (True, "perfect", None)
    assert (pia["title"], pia["memory"]) == ("Pia", "fading")
    assert all(pia[each] for each in ("face", "says", "capacity", "decay", "confusion", "pace"))


PEPE = """
name = "<b>Pepe</b>"
face = "P"
says = "Who put the pepper there?"

[memory]
capacity = 5
decay = 0.2
confusion = 0.1

[thought]
iterations = 3
pace = [0.0, 0.1]
"""


@in_loop
async def test_a_character_of_ones_own_is_checked_seated_and_plays(served: Served) -> None:
    kind = {"Content-Type": "application/toml"}
    checked = web_post(f"{served.url}/api/bots", content=PEPE, headers=kind)
    assert checked.status_code == 200
    assert (checked.json()["bot"]["title"], checked.json()["bot"]["capacity"]) == (
        "<b>Pepe</b>",
        5,
    )
    for broken in (PEPE.replace("decay", "decays"), PEPE + "x = 1", "\x00", "[" * 5000):
        refused = web_post(f"{served.url}/api/bots", content=broken, headers=kind)
        assert (refused.status_code, refused.json()["code"]) == (422, "bot_bad")
    data = checked.json()["data"]
    made = open_table(served.url, start_when_full=False)
    alba = take_seat(served.url, made["table"], "Alba")
    async with at_table(served, made["table"], made["token"]) as host:
        fill = {"type": "fill", "seat": 1, "character": data}
        for bot in ("nonna", "<b>", "Pepe"):
            await say(host, id=bot, bot=bot, **fill)
            assert (await hear(host, "refused"))["code"] == "bot_bad"
        await say(host, id="1", bot="pepe", **{**fill, "character": {**data, "face": 3}})
        assert (await hear(host, "refused"))["code"] == "bot_bad"
        await say(host, id="2", bot="pepe", **fill)
        seat = (await hear(host, "table"))["seats"][1]
        assert (seat["bot"], seat["name"], seat["face"]) == ("pepe", "<b>Pepe</b>", "P")
        assert seat["says"] == "Who put the pepper there?"
        await say(host, type="start", id="3")
    (player,) = await play_game(served, made["table"], [alba["token"]], "own character")
    assert player.over is not None
    thoughts = web_get(served.metrics_url).text
    assert "pizzaiolo_thoughts_failed_total 0.0" in thoughts
