"""Whole games in a browser: every edition, by mouse, by keys alone, by roles and names."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser.browsing import Open
from support.browser.table_page import (
    at_once,
    by_keys,
    by_mouse,
    by_names,
    is_over,
    listen,
    play_on,
    said,
    sit,
)
from support.servers import Served, web_get
from support.short_games import one_round


def check_the_end(page: Page) -> None:
    """The ranks, and a shuffle that this very browser finds fair."""
    ranks = page.get_by_role("region", name="The end").locator(".ranks")
    expect(ranks).to_contain_text("Alba")
    expect(ranks).to_contain_text("winner")
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("The shuffle was what the table had promised.")).to_be_visible()
    expect(page.get_by_text("Hands and supply follow from the seed.")).to_be_visible()


TABLE_FIRST = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [stage, scrub, others] = ['.stage', '.scrub', '.others'].map(box);
  const end = scrub.right <= stage.left + 1 ? innerHeight : scrub.top;
  const part = (Math.min(stage.bottom, end) - others.top) / innerHeight;
  return [part, scrub.bottom <= innerHeight + 1];
}"""
"""How much of the height the table has in sight, and whether what moves it is in sight too."""


def check_the_table_comes_first(page: Page) -> None:
    """On a phone, most of the replay is the table."""
    before = page.viewport_size
    assert before is not None
    for width, height in ((360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        part, in_reach = page.evaluate(TABLE_FIRST)
        assert part > 0.5, (width, height)
        assert in_reach, (width, height)
    page.set_viewport_size(before)


def check_the_tape(page: Page, open_page: Open) -> None:
    """From the end to the tape, along it by keys, and a link to a moment that leads back to it."""
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Where in the replay")
    expect(slider).to_be_visible()
    check_the_table_comes_first(page)
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    told = page.locator(".told").inner_text()
    assert "#1." in page.url
    again = open_page(page.url)
    expect(again.locator(".told")).to_have_text(told.replace("\n", " "))
    page.get_by_role("button", name="Round 2").click()
    assert "#2.1" in page.url


EDITIONS: dict[str, dict[str, Any]] = {
    "original": {"width": 768},
    "homoludicus": {"width": 360, "doubles": True},
    "waiter": {},
    "oven": {"width": 360},
    "plus": {"seats": 3},
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_of_every_edition(open_page: Open, served: Served, edition: str) -> None:
    page = sit(open_page, served, **one_round(edition), **EDITIONS[edition])
    assert play_on(page, at_once, is_over) > 3
    check_the_end(page)


@pytest.mark.hard
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_every_edition_by_mouse(
    open_page: Open, served: Served, edition: str
) -> None:
    page = sit(open_page, served, edition=edition, **EDITIONS[edition])
    assert play_on(page, by_mouse, is_over) > 5
    check_the_end(page)


def test_a_short_game_by_mouse(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, width=360, doubles=True)
    assert play_on(page, by_mouse, is_over) > 5
    check_the_end(page)


def test_a_game_by_keys_alone_and_once_more(open_page: Open, served: Served) -> None:
    """When it is over, somebody alone plays again at once: there is nobody to agree with."""
    page = sit(open_page, served)
    assert play_on(page, by_keys, is_over) > 5
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    expect(page.locator(".oven text")).to_have_text("0")
    # Not before the page had added a salt to this shuffle, too.
    table = page.url.split("/t/")[1].split("?")[0]
    assert web_get(f"{served.url}/api/tables/{table}").json()["seats"][0]["salted"]


def test_a_whole_game_by_roles_and_names_alone_and_its_tape(
    open_page: Open, served: Served
) -> None:
    """What is announced is said in the one live region, and then forgotten; the tape tells all."""
    page = sit(open_page, served)
    listen(page)
    assert play_on(page, by_names, is_over) > 5
    heard = said(page)
    for words in ("Your turn.", "Greedy: ", "You: ", "the oven.", "Out of the oven", "is empty."):
        assert words in heard, words
    # An order that lies face up is read to whoever cannot see it.
    assert re.search("You send a [A-Z][a-z]+[.] [0-9]+ ", heard)
    assert re.search("Greedy.s [A-Z][a-z]+[.] [0-9]+ ", heard)
    expect(page.locator("#live")).to_have_text("")
    check_the_tape(page, open_page)
