"""Every state of the table, at three widths, by day and by night: nothing that axe finds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser.browsing import AT_ONCE, SETTLE, Open, check_everywhere, check_explains
from support.browser.table_page import (
    NOW,
    at_once,
    is_over,
    play_on,
    sit,
    turn_at_once,
    until,
)
from support.servers import Served


@pytest.fixture
def served(quick: Served) -> Served:
    return quick


def still(page: Page) -> None:
    """Pause the game, so that the table stays as it is."""
    page.get_by_role("button", name="Pause the game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You have paused the game.")


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Go on with the game").click()


def reach(page: Page, what: str) -> None:
    """Play until something is on the table."""
    play_on(page, at_once, lambda there: there.locator(what).count() > 0)


DIALOGS: dict[str, Callable[[Page], Any]] = {
    "all orders": lambda page: page.keyboard.press("a"),
    "keys": lambda page: page.keyboard.press("?"),
    "reactions": lambda page: page.keyboard.press("e"),
    "menu": lambda page: page.get_by_role("button", name="The table").click(),
    "somebody": lambda page: page.get_by_role("button", name="Greedy").first.click(),
}


MARKED = """all => all.map((each) => [each, ...each.querySelectorAll('*')].map((part) => {
  const { outline, outlineWidth, border, translate, transform } = getComputedStyle(part);
  return [outline, outlineWidth, border, translate, transform].join(' ');
}).join())"""
"""How things are marked where colours are forced: by lines and by their places."""

CHOICES = {
    "a kind": (".own-hand .kind", ".own-hand .kind input"),
    "an order": (".own-orders .ticket", ".own-orders .ticket input"),
    "a stack": (".stack-choice", ".stack-choice:not(.chosen) input"),
}


def test_forced_colours_show_what_is_chosen(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, pace="normal")
    page.emulate_media(forced_colors="active")
    page.evaluate(SETTLE, AT_ONCE)
    for what, (things, choice) in CHOICES.items():
        before = page.locator(things).evaluate_all(MARKED)
        page.locator(choice).first.evaluate("each => each.click()")
        page.mouse.move(0, 0)
        page.wait_for_function(
            f"before => String(({MARKED})([...document.querySelectorAll('{things}')])) !== before",
            arg=",".join(before),
        )
        assert page.locator(f"{things} input:checked").count() == 1, what
    page.goto("/")
    page.get_by_text("Choose the table yourself").click()
    presets = page.locator(".presets label")
    before = presets.evaluate_all(MARKED)
    page.get_by_role("radio", name="A quick one").check()
    expect(page.get_by_role("radio", name="A quick one")).to_be_checked()
    assert presets.evaluate_all(MARKED) != before


def test_a_turn_and_all_that_can_be_opened(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, pace="normal", seats=5)
    check_everywhere(page)
    page.keyboard.press("1")
    page.keyboard.press("o")
    check_everywhere(page)
    for open_it in DIALOGS.values():
        open_it(page)
        expect(page.get_by_role("dialog")).to_be_visible()
        check_everywhere(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.hard
def test_what_has_no_word_says_what_it_is(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, seats=3, doubles=True, level="chalkboard")
    expect(page.get_by_role("region", name="Your chalkboard")).to_be_visible()
    check_explains(page)
    until(page, turn_at_once)
    reach(page, ".question")
    check_explains(page)
    play_on(page, at_once, is_over)
    check_explains(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    check_explains(page)


@pytest.mark.parametrize(
    "level",
    [
        pytest.param("photographic", marks=pytest.mark.hard),
        pytest.param("rail", marks=pytest.mark.hard),
        "chalkboard",
        "glass",
    ],
)
def test_what_the_levels_show(open_page: Open, served: Served, level: str) -> None:
    page = sit(open_page, served, level=level, seats=6, edition="plus")
    for _ in range(3):
        until(page, at_once)
    check_everywhere(page)


def test_the_baking(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, pace="fast", belief=True)
    reach(page, ".belief")
    still(page)
    check_everywhere(page)
    go_on(page)
    # From here on, everything lies there until somebody goes on.
    page.get_by_role("button", name="The table").click()
    page.get_by_role("radio", name="Slow").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="One more").first.click()
    page.get_by_role("button", name="Lock it in").click()
    expect(page.locator(".belief")).to_have_count(0)
    assert '{"pineapple":1}' in page.evaluate("Object.values(localStorage)")
    height = "document.querySelector('.oven text').textContent"
    while not page.locator(".held").count():
        before = page.evaluate(height)
        page.locator(".next").click()
        page.wait_for_function(
            f"before => document.querySelector('.held') || {height} !== before", arg=before
        )
    still(page)
    check_everywhere(page)
    expect(page.locator(".held")).to_be_visible()


def test_a_question(open_page: Open, served: Served) -> None:
    served.deal("a question")
    page = sit(open_page, served)
    play_on(page, turn_at_once, lambda there: there.evaluate(NOW) == "asked")
    check_everywhere(page)


def test_what_became_of_orders_and_beliefs(open_page: Open, served: Served) -> None:
    """What was believed is shown against the truth as this browser keeps it."""
    page = sit(open_page, served)
    place = f"pizzaiolo.belief {page.url.rpartition('/')[2]} 1 1"
    page.evaluate("place => localStorage.setItem(place, '{\"olive\": 3}')", place)

    later = f"() => ({NOW})() === 'turn' && document.body.textContent.includes('Round 2 of 2')"
    # It is there until one's next turn is played.
    play_on(page, lambda it: at_once(it, unless=later), lambda it: it.evaluate(later))
    rows = page.locator(".aftermath table")
    expect(rows).to_contain_text("Your memory: ")
    believed = rows.get_by_role("row", name="You").get_by_role("cell")
    expect(believed.nth(3)).to_have_text("3")
    check_everywhere(page)


def test_the_end_and_the_tape(open_page: Open, served: Served) -> None:
    page = sit(open_page, served)
    play_on(page, at_once, is_over)
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("The shuffle was what the table had promised.")).to_be_visible()
    page.get_by_text("Your orders in round 1").click()
    check_everywhere(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    check_everywhere(page)


def test_a_lost_connection_and_another_device(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, pace="normal")
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    check_everywhere(page)
