"""Duplicate in two browsers: the same cards again, everybody one seat further, and the sums."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.http.page import BUILT
from pizzaiolo.server.protocol.entries import Config, entry_to_json
from pizzaiolo.server.protocol.incoming import Join, Rematch
from pizzaiolo.server.store import open_store
from pizzaiolo.server.table.audience import Who
from support.browser.browsing import Open, check_everywhere
from support.server.serving import HOST, NOON, Node, play_to_the_end
from support.servers import ROOMY, Served, serving
from support.short_games import SHORT

TOKENS = ("Token-of-Alba-" + "a" * 18, "Token-of-Bruno" + "b" * 18)
ONCE, TWICE = "played-once-here", "played-twice-her"


def finished() -> Node:
    """A table at which Alba, the host, and Bruno have finished a short game."""
    node = Node(Config(**SHORT, seats=2, pace="instant", start=0))
    node.command(Join("Alba", 0), HOST, hash_of(TOKENS[0]))
    node.command(Join("Bruno", 1), Who(), hash_of(TOKENS[1]))
    play_to_the_end(node, Random(1))
    return node


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with one table after its first game, and one after both games of a deal."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    database = tmp_path_factory.mktemp("same-deal") / "tables.sqlite"
    once, twice = finished(), finished()
    twice.command(Rematch("again", same_deal=True), HOST)
    play_to_the_end(twice, Random(2))

    async def put() -> None:
        store = await open_store(Path(database))
        for table, node in ((ONCE, once), (TWICE, twice)):
            await store.append(table, 1, [entry_to_json(entry) for entry in node.entries])
        await store.close()

    # In another thread: in this one the browser's own event loop runs.
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, put()).result()
    with serving(database, "--log-level=warning", *ROOMY, now=NOON + 86_400) as running:
        yield running


def hand(page: Page) -> list[str]:
    """What the orders in a hand are called."""
    expect(page.locator(".own-orders").first).to_be_visible()
    labels: list[str] = page.evaluate(
        "[...document.querySelectorAll('.own-orders input[aria-label]')]"
        ".map((each) => each.getAttribute('aria-label'))"
    )
    return labels


def test_everybody_gets_the_cards_of_the_seat_that_they_move_to(open_page: Open) -> None:
    alba, bruno = open_page(f"/t/{ONCE}/{TOKENS[0]}"), open_page(f"/t/{ONCE}/{TOKENS[1]}", 360)
    again = alba.get_by_role("region", name="The same cards again")
    expect(again).to_contain_text("Everybody knows the cards from memory alone")
    # Whoever is not the host is told of it, and cannot press it.
    theirs = bruno.get_by_role("region", name="The same cards again")
    expect(theirs).to_be_visible()
    expect(theirs.get_by_role("button")).to_have_count(0)
    check_everywhere(alba)
    frames: list[str] = []
    bruno.on("websocket", lambda it: it.on("framereceived", lambda text: frames.append(str(text))))
    again.get_by_role("button", name="Same cards, one seat on").click()
    expect(again).to_have_count(0)
    expect(theirs).to_have_count(0)
    hands = hand(alba), hand(bruno)
    assert hands[0] != hands[1]
    assert '"viewer":0' in frames[0], "Bruno came back in the seat that was Alba's"
    tape = alba.request.get(f"/api/tables/{ONCE}/tape/1?game=1")
    assert (tape.status, tape.json()["code"]) == (409, "not_yet")


def test_when_everybody_has_had_every_seat_the_sums_tell_who_did_best(open_page: Open) -> None:
    page = open_page(f"/t/{TWICE}/{TOKENS[0]}")
    sums = page.get_by_role("region", name="The same cards again")
    expect(sums).to_contain_text("Game 2 of 2 with these cards.")
    expect(sums).to_contain_text(re.compile("With the same cards, .*(Alba|Bruno)"))
    expect(sums.get_by_role("listitem")).to_have_count(2)
    expect(sums.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    check_everywhere(page)
