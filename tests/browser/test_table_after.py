"""What stays of a game: marks on a chalkboard, a guess before the oven opens, and the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from support.browser.browsing import Open, check_accessible
from support.browser.table_page import at_once, is_over, play_on, sit
from support.servers import Served


def test_a_tap_makes_a_mark_and_a_drag_wipes_the_line(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, level="chalkboard", pace="normal")
    row = page.get_by_role("region", name="Your chalkboard").get_by_role("group", name="olive")
    line = row.get_by_role("button", name="One more")
    for marks in range(1, 7):
        line.click()
        expect(row.locator("svg path[d^=M]")).not_to_have_count(0)
        expect(row.get_by_role("status")).to_have_text(str(marks))
    row.get_by_role("button", name="One less").click()
    expect(row.get_by_role("status")).to_have_text("5")
    line.press("Backspace")
    expect(row.get_by_role("status")).to_have_text("4")
    line.scroll_into_view_if_needed()
    box = line.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 12, steps=4)
    page.mouse.up()
    expect(row.get_by_role("status")).to_have_text("0")


def test_a_guess_is_dragged_locked_in_and_never_hurried_alone(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, pace="fast", belief=True)
    play_on(page, at_once, lambda page: page.locator(".belief").count() > 0)
    asked = page.get_by_role("region", name="What is in the oven?")
    assert asked.get_by_role("timer").count() == 0
    kind = asked.get_by_role("slider", name="olive")
    kind.press("ArrowRight")
    # Somebody who comes back to the open oven is asked again.
    page.reload()
    expect(asked).to_be_visible()
    kind.press("ArrowRight")
    kind.press("ArrowRight")
    expect(asked.get_by_role("group", name="olive").get_by_role("status")).to_have_text("2")
    check_accessible(page)
    asked.get_by_role("button", name="Lock it in").click()
    expect(page.locator(".belief")).to_have_count(0)


def test_a_guess_is_asked_for_and_locked_in_while_the_clock_stands(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, pace="fast", belief=True)
    play_on(page, at_once, lambda page: page.locator(".belief").count() > 0)
    asked = page.get_by_role("region", name="What is in the oven?")
    olives = asked.get_by_role("group", name="olive").get_by_role("status")
    asked.get_by_role("slider", name="olive").press("ArrowRight")
    page.get_by_role("button", name="Stop the clock").click()
    goes_on = page.get_by_role("button", name="Let it go on")
    expect(goes_on).to_be_visible()
    expect(olives).to_have_text("1")
    asked.get_by_role("slider", name="olive").press("ArrowRight")
    expect(olives).to_have_text("2")
    asked.get_by_role("button", name="Lock it in").click()
    expect(asked).to_contain_text("Locked in")
    # The table hears of it when its clock goes again: until then nothing is refused or lost.
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(olives).to_have_text("2")
    goes_on.click()
    expect(asked).to_have_count(0)
    kept = f"localStorage['pizzaiolo.belief {page.url.rpartition('/')[2]} 1 1']"
    assert page.evaluate(f"JSON.parse({kept})") == {"olive": 2}


def test_the_end_is_a_moment_and_alone_the_next_game_is_dealt_at_once(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, width=360, seats=3, level="rail")
    for number in (1, 3):
        key = f"pizzaiolo.belief {page.url.rpartition('/')[2]} 1 {number}"
        page.evaluate("key => localStorage.setItem(key, '{\"olive\": 3}')", key)
    play_on(page, at_once, is_over)
    end = page.get_by_role("region", name="The end")
    expect(end.locator(".podium li")).to_have_count(3)
    expect(end.locator(".ranks .mine")).to_contain_text("Alba")
    expect(end.get_by_text("The last order was")).to_be_visible()
    expect(end.locator(".why")).not_to_be_empty()
    expect(end.get_by_text(re.compile("Your memory was worth .* over 2 ovens"))).to_be_visible()
    # What is remembered for somebody who plays is of no use any more.
    expect(page.locator(".shelf")).to_have_count(0)
    for place in (0, 10_000):
        page.evaluate("y => scrollTo(0, y)", place)
        expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()
        expect(page.get_by_role("link", name="Watch the replay")).to_be_in_viewport(ratio=1)
    # In reach of the thumb, in two rows (three ways on share one): the rest is for the story.
    assert page.locator(".next").evaluate("each => each.offsetHeight") <= 145
    check_accessible(page)
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    assert page.get_by_role("button", name="Deal the cards").count() == 0


def test_a_hint_comes_twice_can_be_closed_and_all_can_be_switched_off(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served)
    hint = page.get_by_role("status").filter(has_text="Choose an ingredient")
    expect(hint).to_be_visible()
    page.reload()
    expect(hint).to_be_visible()
    page.reload()
    expect(page.locator("h1.mine")).to_be_visible()
    expect(hint).to_have_count(0)
    page.evaluate("localStorage.removeItem('pizzaiolo.hints')")
    page.reload()
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(page.locator("h1.mine")).to_be_visible()
    expect(hint).to_have_count(0)
    page.evaluate("localStorage.removeItem('pizzaiolo.hints')")
    page.reload()
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Hints").uncheck()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
