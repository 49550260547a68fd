"""How a game begins, and what stays of it: the deal, marks, a guess, the end."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from support.browser.browsing import SCREENS, Open, check_accessible
from support.browser.table_page import NOW, at_once, is_over, play_on, sit
from support.servers import Served


@pytest.fixture
def served(quick: Served) -> Served:
    return quick


FLOWN: Final = """() => {
  window.flown = [];
  const middle = (what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
  };
  const seats = ['hand', 'seat-0', 'seat-1', 'seat-2', 'seat-3'];
  const note = (card) => {
    const [begins, ends] = card.getAnimations()[0].effect.getKeyframes();
    const numbers = (frame) => frame.transform.match(/[\\d.]+/g).map(Math.round);
    const place = (frame) => numbers(frame).slice(0, 2).join(' ');
    const there = seats.filter((seat) => document.querySelector(`[data-place=${seat}]`))
      .find((seat) => middle(`[data-place=${seat}]`) === place(ends));
    flown.push(place(begins) === middle('[data-place=supply]') ? there : 'not from the supply');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes) if (each.classList?.contains('flight')) note(each);
  }).observe(document, { childList: true, subtree: true });
}"""
"""Note from now on where the cards fly."""


def test_at_the_deal_cards_fly_from_the_supply_to_every_seat(open_page: Open) -> None:
    page = open_page(width=360, reduced_motion="no-preference")
    page.evaluate(FLOWN)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("() => flown.length >= 16")
    dealt = page.evaluate("flown.slice(0, 16)")
    others = {seat for seat in dealt if str(seat).startswith("seat-")}
    assert len(others) == 3
    assert [dealt.count(seat) for seat in ("hand", *others)] == [4] * 4


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


HIDDEN: Final = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const guess = document.querySelector('.belief');
  const { top, left, right, bottom } = guess.getBoundingClientRect();
  const wrong = [...guess.querySelectorAll('button, input')].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map((each) => each.getAttribute('aria-label') ?? each.textContent);
  if (top < box('header').bottom - 1) wrong.push('the sentence');
  if (left < 0 || right > innerWidth || bottom > innerHeight) wrong.push('the edge');
  const hand = document.querySelector('.own-hand');
  const on = Math.min(bottom, box('.own-hand').bottom) - Math.max(top, box('.own-hand').top) > 1
    && Math.min(right, box('.own-hand').right) - Math.max(left, box('.own-hand').left) > 1;
  if (on && hand.checkVisibility({ visibilityProperty: true })) wrong.push('the hand');
  return wrong;
}"""
"""What of a guess cannot be pressed, and what it lies on."""


def test_a_guess_at_six_kinds_is_all_in_sight_on_every_screen(
    open_page: Open, served: Served
) -> None:
    game: dict[str, Any] = {"edition": "plus", "level": "chalkboard", "belief": True}
    page = sit(open_page, served, drawn=True, seats=6, pace="fast", **game)
    play_on(page, at_once, lambda page: page.locator(".belief").count() > 0)
    for width, height in ((320, 568), *SCREENS):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(HIDDEN) == [], (width, height)


def test_a_guess_is_asked_for_and_locked_in_while_the_clock_stands(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, pace="fast", belief=True)
    play_on(page, at_once, lambda page: page.locator(".belief").count() > 0)
    asked = page.get_by_role("region", name="What is in the oven?")
    olives = asked.get_by_role("group", name="olive").get_by_role("status")
    asked.get_by_role("slider", name="olive").press("ArrowRight")
    page.get_by_role("button", name="Pause the game").click()
    goes_on = page.get_by_role("button", name="Go on with the game")
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


WHOLE: Final = """() => [...document.querySelectorAll('dialog .fates li')].map((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  const sheet = each.closest('dialog').getBoundingClientRect();
  return top >= Math.max(0, sheet.top) && bottom <= Math.min(innerHeight, sheet.bottom);
})"""
"""Of what became of each order: whether it can be read without scrolling."""


def test_why_orders_were_baked_or_burnt_is_read_at_once_on_a_small_screen(
    open_page: Open, served: Served
) -> None:
    served.deal("two orders")
    page = sit(open_page, served, width=360)
    later = f"() => ({NOW})() === 'turn' && document.body.textContent.includes('Round 2 of 2')"
    play_on(page, lambda it: at_once(it, unless=later), lambda it: it.evaluate(later))
    for width, height in ((360, 640), (320, 568), (844, 390), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("button", name="See why").click()
        told = page.get_by_role("dialog", name="Your orders in round 1")
        expect(told).to_be_visible()
        whole = page.evaluate(WHOLE)
        assert len(whole) >= 2
        assert sum(whole) >= 2, (width, height)
        # The last turn is another matter, and there is one way out.
        expect(told.locator(".shelf")).to_have_count(0)
        expect(page.locator("dialog[open]")).to_have_count(1)
        expect(told.get_by_role("button", name="Close")).to_have_count(1)
        check_accessible(page)
        told.get_by_role("button", name="Close").click()
        expect(told).to_have_count(0)
    # From what is remembered, the same way leads there.
    page.get_by_role("button", name="Memory").click()
    page.locator(".memory.open").get_by_role("button", name="See why").click()
    expect(page.get_by_role("dialog", name="Your orders in round 1")).to_be_visible()


def test_the_end_is_a_moment_and_alone_the_next_game_is_dealt_at_once(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, width=360, seats=3, level="rail")
    for number in (1, 2):
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
    # At the end of the page nothing empty is below it.
    bottom = page.locator(".next").evaluate("each => each.getBoundingClientRect().bottom")
    assert abs(bottom - page.evaluate("innerHeight")) < 1
    # Who won and one's own place are on the first screen.
    page.evaluate("scrollTo(0, 0)")
    for width, height in ((844, 390), (320, 568), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        footer = page.locator(".next").evaluate("each => each.getBoundingClientRect().top")
        for shown in (".podium .mine .place", ".podium .step1 b"):
            box = end.locator(shown).first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= footer, (width, height, shown)
    # In reach of the thumb, in one row: the rest is for the story.
    assert page.locator(".next").evaluate("each => each.offsetHeight") <= 80
    # Nothing peeks out beside it.
    box = page.locator(".next").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 360)
    check_accessible(page)
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    assert page.get_by_role("button", name="Deal the cards").count() == 0
    # The game that is over can still be found.
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("link", name="The last game: replay and review").click()
    expect(page).to_have_url(re.compile(r"/replay/[^/]+/1\?review&seat=0"))
    expect(page.get_by_role("slider", name="Where in the replay")).to_be_visible()


def test_a_hint_comes_twice_can_be_closed_and_all_can_be_switched_off(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served)
    hint = page.get_by_role("status").filter(has_text="An order is baked if")
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
