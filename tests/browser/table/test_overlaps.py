"""Nothing at the table hides a word or a control, at any moment of a game, on small screens."""

from __future__ import annotations

from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from support.browser.browsing import Open
from support.browser.table_page import NOW, at_once, choose, is_over, play_on, sit, until
from support.servers import Served, open_table


@pytest.fixture
def served(quick: Served) -> Served:
    return quick


WATCH: Final = """() => {
  // By what they are: those of one sort may lie on each other, as the cards in a hand do.
  const sorts = {
    sentence: 'h1 span',
    time: '.time > *',
    tool: 'header .tool',
    other: '.others .chip',
    bubble: '.called',
    hint: '.hint:has(p)',
    oven: innerWidth < 900 ? '.oven-area .oven svg' : '.oven .keystone, .oven .mouth',
    stack: '.stack-choice',
    held: '.held .flip',
    told: '.held .words > *',
    pile: '.piles-area .pile',
    order: '.own-orders .choice, .own-orders .empty',
    preview: '.preview .words',
    steps: '.steps button',
    button: '.go, .question button, .note-area button, .sheet-opener',
    asked: '.question p',
    hand: '.own-hand .kind .fan',
    note: '.note-area .note > *',
    me: '.me .chip',
  };
  const texts = ['h1 span', '.preview .words', '.go', '.hint p', '.note > *', '.chip .name'];
  window.wrong = new Set();
  window.met = new Set();
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxOf = (each) => each.getBoundingClientRect();
  const reaches = (box, { left, top, right, bottom }, slack) =>
    box.left < left - slack || box.top < top - slack
    || box.right > right + slack || box.bottom > bottom + slack;
  const look = () => {
    requestAnimationFrame(look);
    if (document.querySelector('.screen.over')) return;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const boxes = Object.entries(sorts).flatMap(([sort, what]) =>
      [...document.querySelectorAll(what)].filter(seen).map((each) => [sort, boxOf(each)]));
    for (const [place, [sort, box]] of boxes.entries()) {
      met.add(sort);
      if (!box.width || !box.height) continue;
      if (reaches(box, screen, 1)) wrong.add(`${sort} is not on the screen`);
      for (const [other, there] of boxes.slice(place + 1)) {
        if (other === sort) continue;
        const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
        const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
        if (wide > 2 && high > 2) wrong.add(`${sort} and ${other}`);
      }
    }
    // What is told before that stands at the top, too.
    for (const each of document.querySelectorAll('.settled .told'))
      if (each.scrollHeight > each.clientHeight + 1) wrong.add(`cut: ${each.textContent}`);
    for (const each of document.querySelectorAll('.held .stamp')) {
      met.add('stamp');
      if (reaches(boxOf(each), screen, 1)) wrong.add(`cut: ${each.textContent}`);
    }
    for (const each of [...document.querySelectorAll(texts)].filter(seen)) {
      const around = each.closest('h1, .preview, .go, .hint, .note-area, .chip');
      const cut = each.scrollWidth > each.clientWidth + 1;
      if (cut || reaches(boxOf(each), boxOf(around), 2)) wrong.add(`cut: ${each.textContent}`);
    }
  };
  look();
}"""
"""Look at every frame from now on: what lies on something else, what is cut, what has been met."""


@pytest.mark.parametrize(
    ("width", "height", "seats"),
    [
        # A phone that shows its browser's bars.
        (360, 576, 5),
        pytest.param(360, 640, 5, marks=pytest.mark.hard),
        pytest.param(390, 844, 3, marks=pytest.mark.hard),
        pytest.param(844, 390, 5, marks=pytest.mark.hard),
        pytest.param(768, 1024, 4, marks=pytest.mark.hard),
    ],
)
def test_nothing_hides_a_word_or_a_control_in_a_whole_game(
    open_page: Open, served: Served, width: int, height: int, seats: int
) -> None:
    # Not at once: what lies there for no time may be in no frame.
    page = sit(open_page, served, seats=seats, drawn=True, pace="fast")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(WATCH)
    play_on(page, at_once, is_over)
    wrong = page.evaluate("[...wrong]")
    assert not wrong, wrong
    met = set(page.evaluate("[...met]"))
    meets = {"bubble", "hint", "held", "told", "pile", "order", "hand", "preview", "button"}
    assert meets | {"stamp"} <= met


NAMES: Final = (
    "Massimiliano",
    "Anna Katharina",
    "Großvater Heinz",
    "Wolfgang Amadeus",
    "Jo",
    "Xavier de Latour",
)

CUT: Final = """() => [...document.querySelectorAll('.chip .name, .who strong')]
  .filter((each) => each.clientHeight
    && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1))
  .map((each) => each.textContent)"""
"""The names that cannot be read to their end."""


def test_six_names_are_read_on_a_phone_before_the_game_and_in_it(
    open_page: Open, served: Served
) -> None:
    made = open_table(served.url, seats=6, edition="plus", pace="instant")
    seats = f"{served.url}/api/tables/{made['table']}/seats"
    for name in NAMES[1:]:
        assert httpx.post(seats, json={"name": name}).status_code == 201
    page = open_page(f"/t/{made['table']}", width=360)
    for name in NAMES[1:]:
        expect(page.locator(".who strong").filter(has_text=name)).to_be_visible()
    assert page.evaluate(CUT) == []
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_role("button", name="Sit down").click()
    # The last seat is taken: the cards are dealt.
    for name in NAMES:
        expect(page.locator(".chip .name").filter(has_text=name)).to_be_visible()
    for width, height in ((360, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], (width, height)


def without_orders(page: Page) -> bool:
    """Whether somebody is to move who has no order in hand."""
    return page.evaluate(NOW) == "turn" and not page.locator(".own-orders .ticket").count()


INSIDE: Final = """() => {
  const [hint, orders] = ['.hint', '.own-orders'].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  return hint.top >= orders.top && hint.bottom <= orders.bottom
    && hint.left >= orders.left - 1 && hint.right <= orders.right + 1;
}"""
"""Whether the hint lies where the orders would."""


def test_whoever_has_no_order_left_is_told_so_where_orders_lie(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served)
    supply = ".stack-choice:first-child"
    play_on(page, lambda it: choose(it, ".own-orders .ticket", supply), without_orders)
    expect(page.locator(".hint")).to_contain_text("You have no orders left.")
    expect(page.locator(".stack-choice.wanted")).to_contain_text("Waiter")
    expect(page.get_by_role("radio", name="Waiter")).to_be_checked()
    for width, height in ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(INSIDE), (width, height)
    # It stays chosen for this turn alone.
    assert choose(page, stack=".stack-choice")
    expect(page.locator(".own-orders .ticket")).not_to_have_count(0)
    page.wait_for_function(f"() => ({NOW})() === 'turn'")
    expect(page.get_by_role("radio", name="Supply")).to_be_checked()
    expect(page.locator(".stack-choice.wanted")).to_have_count(0)


MIXED: Final = """() => {
  window.mixed = 0;
  window.waited = 0;
  const seen = (what) =>
    document.querySelector(what)?.checkVisibility({ opacityProperty: true }) ?? false;
  const look = () => {
    const bubble = seen('.bubbles:not(.yours) .called');
    if (bubble && seen('.hint p')) mixed += 1;
    if (bubble && document.querySelector('.hint p')) waited += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Count the frames in which a bubble, fading too, meets a hint that is seen, and one that waits."""


def test_a_hint_waits_until_the_bubble_in_its_place_has_faded(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, width=360, seats=3, drawn=True, pace="fast")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(MIXED)
    for _ in range(3):
        page.wait_for_function("() => document.querySelector('.hint p')")
        if page.evaluate("waited"):
            break
        until(page, at_once)
        page.wait_for_function(f"() => ({NOW})() === 'turn'")
    assert page.evaluate("waited") > 0
    assert page.evaluate("mixed") == 0


AIR: Final = """() => {
  const hint = document.querySelector('.hint');
  const text = hint.querySelector('p').getBoundingClientRect();
  const { top, bottom } = hint.getBoundingClientRect();
  const border = parseFloat(getComputedStyle(hint).borderTopWidth);
  return Math.min(text.top - top, bottom - text.bottom) - border;
}"""
"""How far the words of a hint are from its border, in pixels."""


def test_no_hint_of_three_lines_touches_its_border(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, width=360)
    page.locator(".hint p").wait_for()
    words = "This order cannot be filled yet: what it needs is not in your hand, and the oven "
    words += "holds too few cards for it."
    page.locator(".hint p").evaluate("(each, words) => { each.textContent = words }", words)
    assert page.locator(".hint p").evaluate("each => each.offsetHeight") > 36
    assert page.evaluate(AIR) >= 3
    page.set_viewport_size({"width": 360, "height": 576})
    assert page.evaluate(AIR) >= 1.5


def test_a_lap_of_six_is_read_to_its_end_on_a_laptop(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, seats=6, edition="plus", level="rail")
    page.set_viewport_size({"width": 1366, "height": 768})
    for _ in range(2):
        until(page, at_once)
    page.wait_for_function(f"() => ({NOW})() === 'turn'")
    close = page.locator(".hint button")
    if close.count():
        close.click()
    expect(page.locator(".rail li")).to_have_count(6)
    sizes = page.locator(".memory").evaluate("each => [each.scrollHeight, each.clientHeight]")
    assert sizes[0] <= sizes[1] + 1, sizes
