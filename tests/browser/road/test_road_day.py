"""The bake of the day on the road: taken along, played without a network, and brought back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from pizzaiolo.server.base.tokens import day_table_id, hash_of, token_from
from pizzaiolo.server.http.page import BUILT
from pizzaiolo.server.protocol.entries import Entry, TableCreated, entry_to_json
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.day_deal import day_table
from pizzaiolo.server.table.tries import result_at
from support.browser.browsing import Open, check_everywhere
from support.browser.two_servers import ALONE, STOCK
from support.server.days import CHAIN, DAY, KEY, NOON, OTHER_KEY, ROOT, ThinkingDayNode
from support.server.serving import play_to_the_end
from support.servers import ROOMY, Served, serving

STARTS: Final = 180_000
"""Milliseconds that Python may take to start in a browser on a busy machine."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose days are known, at noon of one of them."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    folder = tmp_path_factory.mktemp("days")
    (folder / "chain").write_text(f"{ROOT}\n", encoding="ascii")
    options = (f"--day-chain={folder / 'chain'}", "--log-level=warning", *ROOMY)
    with serving(folder / "tables.sqlite", *options, now=NOON) as running:
        yield running


def taken(key: str, *, instant: bool = False) -> list[Entry]:
    """The table of a day as it is taken along."""
    token = token_from(key, day_table_id(key, DAY))
    player, secret = hash_of(key), CHAIN.secret(DAY)
    entries = day_table(DAY, secret, player, Join("Alba"), hash_of(token), NOON, offline=True)
    assert not isinstance(entries, Refused), entries
    first = entries[0]
    assert isinstance(first, TableCreated)
    if instant:
        first = replace(first, config=replace(first.config, pace="instant"))
    return [first, *entries[1:]]


def lines(entries: list[Entry]) -> list[str]:
    return [entry_to_json(entry).decode() for entry in entries]


OVER: Final = """table => {
  const all = JSON.parse(localStorage.getItem('pizzaiolo.own-tables'));
  all[table].phase = 'over';
  localStorage.setItem('pizzaiolo.own-tables', JSON.stringify(all));
}"""
"""Know of a table of this browser that its game is over, as the page does that plays it."""


@pytest.mark.hard
def test_a_day_is_taken_along_played_without_a_network_and_sent_when_there_is_one(
    browser: Browser, served: Served
) -> None:
    context = browser.new_context(base_url=served.url, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('pizzaiolo.day-key', '{KEY}')")
    page = context.new_page()
    page.set_default_timeout(STARTS)
    page.goto("/day")
    expect(page.get_by_role("button", name="Play today’s bake")).to_be_visible()
    # Only somebody who has kept the game can take a day along.
    take = page.get_by_role("button", name="Take today’s bake along")
    expect(take).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Keep it for the road").click()
    expect(page.get_by_text("Kept for the road")).to_be_visible(timeout=STARTS)
    page.goto("/day")
    expect(take).to_have_accessible_description(re.compile("marked as played offline"))
    take.click()
    expect(page.get_by_text("You have taken this bake along")).to_be_visible()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You have taken this bake along")).to_be_visible()
    check_everywhere(page)
    page.get_by_role("button", name="Play today’s bake").click()
    expect(page.get_by_role("button", name="Tommaso")).to_be_visible(timeout=STARTS)
    # The rest of the game, as it is on the shelf when it is over.
    node = ThinkingDayNode(taken(KEY), NOON)
    play_to_the_end(node, Random(3))
    table = day_table_id(KEY, DAY)
    page.goto("/day")
    page.evaluate(STOCK, [table, lines(node.entries)])
    page.evaluate(OVER, table)
    page.reload()
    expect(page.get_by_text("It is sent as soon as there is a network.")).to_be_visible()
    context.set_offline(False)
    page.reload()
    mine = page.get_by_role("region", name="Your result")
    result = result_at(node.table)
    assert result is not None
    expect(mine).to_contain_text(f"{result.delivered} pizza", timeout=STARTS)
    expect(mine.get_by_text("played offline", exact=True)).to_be_visible()
    expect(mine).to_contain_text("not counted among the others")
    expect(page.get_by_text("It is sent as soon as")).to_have_count(0)
    # It is the server's now, like any other: it is seen from another device as well.
    other = browser.new_context(base_url=served.url, locale="en-GB").new_page()
    other.goto("/day")
    other.evaluate(f"localStorage.setItem('pizzaiolo.day-key', '{KEY}')")
    other.reload()
    expect(other.get_by_role("region", name="Your result")).to_contain_text("played offline")
    other.context.close()
    context.close()


@pytest.mark.hard
def test_the_bots_of_a_browser_choose_what_those_of_the_server_choose(
    open_page: Open,
) -> None:
    page = open_page("/")
    table = day_table_id(OTHER_KEY, DAY)
    page.evaluate(STOCK, [table, lines(taken(OTHER_KEY, instant=True))])
    moves = page.evaluate(ALONE, [table, token_from(OTHER_KEY, table)])
    ask = """async ([path, key, body]) => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return [answer.status, await answer.text()];
    }"""
    along = page.evaluate(ask, [f"/api/days/{DAY}/along", OTHER_KEY, {"name": "Alba"}])
    assert along[0] == 201, along
    brought = {"name": "Alba", "moves": moves}
    status, text = page.evaluate(ask, [f"/api/days/{DAY}/brought", OTHER_KEY, brought])
    assert status == 200, text
    assert json.loads(text)["mine"]["result"]["offline"] is True
