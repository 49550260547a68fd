"""The table as one scene: every part in its place on every screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from pizzaiolo.engine.levels import LEVELS
from support.browser.browsing import LOCALES, SCREENS, TELEVISION, Open
from support.browser.pointers import Drag, finger, mouse, pen
from support.browser.table_page import (
    NOW,
    at_once,
    choose,
    is_over,
    play_on,
    sit,
    turn_at_once,
    until,
)
from support.servers import Served
from support.short_games import SHORT_ORIGINAL

EVERYWHERE: Final = (
    *SCREENS,
    TELEVISION,
    # A laptop and a desk, read at twice the size.
    (683, 384),
    (720, 450),
)

PHONES: Final = ((360, 640), (390, 844))

LAPTOP: Final = (1366, 768)

SCROLLS: Final = "each => each.scrollHeight - each.clientHeight"

PARTS: Final = """() => {
  const own = ['.scene > .bar', '.own-orders', '.own-hand', '.me'];
  const parts = ['header', '.others', '.oven-area .oven', '.stack-choice', ...own];
  const boxes = parts.flatMap((what) => [...document.querySelectorAll(what)].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { what, left, top, right, bottom };
  }));
  const wrong = [];
  for (const box of boxes) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${box.what} is not on the screen`);
    for (const other of boxes) {
      if (other === box || other.what >= box.what) continue;
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (wide > 2 && high > 2) wrong.push(`${box.what} lies on ${other.what}`);
    }
  }
  if (document.documentElement.scrollHeight > innerHeight) wrong.push('it scrolls');
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('it scrolls sideways');
  return wrong;
}"""
"""What is not in its place: nothing lies off the screen or on something else, nothing scrolls."""

SIZES: Final = """() => {
  const of = (what) => document.querySelector(what).getBoundingClientRect();
  const card = of('.own-hand .kind.chosen .fan');
  const go = of('.go');
  const apart = (at, from, to) => Math.max(0, from - at, at - to);
  const across = apart(card.x + card.width / 2, go.left, go.right);
  const down = apart(card.y + card.height / 2, go.top, go.bottom);
  return {
    oven: of('.oven-area .oven').width / innerWidth,
    middle: (of('.oven-area .oven').left + of('.oven-area .oven').right) / 2 / innerWidth,
    under: of('.scene > .bar').bottom -
      Math.min(...[...document.querySelectorAll('.own-hand .card')]
        .map((each) => each.getBoundingClientRect().top)),
    card: of('.own-hand .card > *').width,
    reach: Math.hypot(across, down) / Math.hypot(innerWidth, innerHeight),
    head: of('header').height,
    cut: of('.preview .words').height > of('.preview').height + 1,
  };
}"""


EVERY_DAY: Final = (
    (2, "oven", "glass"),
    (3, "waiter", "chalkboard"),
    (4, "original", "kitchen"),
    (5, "homoludicus", "photographic"),
    (6, "plus", "rail"),
)
"""Each number of seats, edition and memory level once."""

OTHERS: Final = [
    pytest.param(seats, edition, level, marks=pytest.mark.hard)
    for seats, edition, _ in EVERY_DAY
    for level in LEVELS
    if (seats, edition, level) not in EVERY_DAY
]
"""Every number of seats with every other memory level."""


@pytest.mark.parametrize(("seats", "edition", "level"), [*EVERY_DAY, *OTHERS])
def test_every_part_has_its_place_on_every_screen(
    open_page: Open, served: Served, seats: int, edition: str, level: str
) -> None:
    page = sit(open_page, served, edition=edition, seats=seats, level=level)
    for _ in range(2):
        # From the supply: with an empty hand there would be no card to look at.
        until(page, lambda it: choose(it, stack="label.stack-choice:nth-of-type(1)"))
    page.wait_for_function(f"() => ({NOW})() === 'turn'")
    page.keyboard.press("1")
    page.locator(".own-hand .kind.chosen").wait_for()
    for width, height in EVERYWHERE:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(PARTS) == [], (width, height)
        sizes = page.evaluate(SIZES)
        assert sizes["card"] >= 64, (width, height)
        assert sizes["reach"] < 0.3, (width, height)
        assert not sizes["cut"], (width, height)
        # No card of the hand slides under the bar.
        assert sizes["under"] < 2, (width, height)
        if (width, height) in PHONES:
            assert sizes["oven"] >= 0.5, (width, height)
        if min(width, height) >= TABLET:
            assert 0.4 < sizes["middle"] < 0.6, (width, height)
        assert page.evaluate(SHEET) == [], (width, height)
        if (width, height) == LAPTOP:
            # Nor is there anything to scroll for in what is remembered.
            assert page.locator(".memory").evaluate(SCROLLS) <= 1
    # On the narrowest phone, what an order asks for has the room of one's own chip.
    page.set_viewport_size({"width": 320, "height": 568})
    if page.locator(".own-orders .ticket").count():
        page.locator(".own-orders .ticket input").last.check(force=True)
        page.locator(".note.reading").wait_for()
        assert page.locator(".note-area").evaluate("each => each.clientWidth") >= 250


TABLET: Final = 700
"""From this width on the oven is in the middle of the scene, in pixels."""

SHEET: Final = """async () => {
  const opener = document.querySelector('.sheet-opener');
  if (!opener?.checkVisibility()) return [];
  const turn = async () => {
    opener.click();
    await new Promise((painted) => requestAnimationFrame(painted));
  };
  await turn();
  const sheet = document.querySelector('.memory.open');
  const on = sheet.getBoundingClientRect();
  const parts = ['header', '.own-orders', '.scene > .bar', '.own-hand', '.me', '.sheet-opener'];
  const wrong = parts.filter((what) => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
    const wide = Math.min(on.right, right) - Math.max(on.left, left);
    return wide > 1 && Math.min(on.bottom, bottom) - Math.max(on.top, top) > 1;
  });
  if (on.height < Math.min(100, sheet.scrollHeight)) wrong.push('it is too low to be read');
  await turn();
  return wrong;
}"""
"""What of that which one decides from is covered by the sheet of what is remembered."""


HINT: Final = """() => {
  const hint = document.querySelector('.hint');
  const on = hint.getBoundingClientRect();
  const own = ['.own-orders', '.bar', '.own-hand', '.me'];
  const parts = ['.others', '.oven-area .oven', '.stack-choice', ...own];
  const wrong = parts.filter((what) => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
    const wide = Math.min(on.right, right) - Math.max(on.left, left);
    return wide > 1 && Math.min(on.bottom, bottom) - Math.max(on.top, top) > 1;
  });
  if (hint.querySelector('p').offsetHeight > hint.clientHeight) wrong.push('it is cut');
  if (on.bottom > innerHeight || on.right > innerWidth) wrong.push('it is not on the screen');
  return wrong;
}"""
"""What the hint lies on, and whether it is cut."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_head_of_a_phone_is_one_row(open_page: Open, served: Served, locale: str) -> None:
    page = open_page(width=360, locale=locale)
    answer = page.request.post(
        "/api/play",
        data={"name": "Massimiliano", "bots": ["greedy"] * 4, "config": {"seats": 5, "start": 0}},
        headers={"Origin": served.url},
    )
    assert answer.status == 201, answer.text()
    page.goto(answer.json()["link"])
    page.locator("h1").wait_for()
    assert page.evaluate("document.querySelector('header').offsetHeight") <= 44
    cut = """() => [...document.querySelectorAll('header, header h1, header .tools')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > 46)
      .map((each) => each.className)"""
    assert page.evaluate(cut) == []
    # The first hint is read to its end, and lies on nothing that one decides from.
    page.locator(".hint p").wait_for()
    assert page.evaluate(HINT) == []
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(HINT) == []
    # What is on the one big button is not cut, on any screen.
    for width, height in EVERYWHERE:
        page.set_viewport_size({"width": width, "height": height})
        high, room, wide, broad = page.locator(".go").evaluate(
            "each => [each.scrollHeight, each.clientHeight, each.scrollWidth, each.clientWidth]"
        )
        assert high <= room, (width, height)
        assert wide <= broad, (width, height)


@pytest.mark.parametrize(
    ("drags", "sort", "width"),
    [(mouse, "mouse", 1440), (pen, "pen", 768), (finger, "touch", 360)],
)
def test_cards_are_dragged_into_the_oven_and_stacks_are_tapped_to_draw(
    open_page: Open, served: Served, drags: Drag, sort: str, width: int
) -> None:
    page = sit(open_page, served, width=width, pace="normal", touch=width == 360)
    page.locator("h1.mine").wait_for()
    page.evaluate("addEventListener('pointerdown', ({ pointerType }) => (window.by = pointerType))")
    kind = page.locator(".own-hand .kind").first
    # What is let go beside the oven stays in the hand.
    drags(page, ".own-hand .kind", ".others")
    expect(kind.get_by_role("radio")).not_to_be_checked()
    assert page.evaluate("window.by") == sort
    drags(page, ".own-hand .kind", ".oven-area .oven")
    expect(kind.get_by_role("radio")).to_be_checked()
    drags(page, ".own-orders label.ticket", ".oven-area .oven")
    order = page.locator(".own-orders label.ticket").first
    expect(order.get_by_role("radio")).to_be_checked()
    orders = page.locator(".stack-choice", has_text="Waiter")
    orders.click()
    expect(orders.get_by_role("radio")).to_be_checked()
    number = page.locator(".own-orders label.ticket").count()
    left = int(orders.locator(".left").inner_text())
    page.locator(".go").click()
    # The order went in, and this many came from the stack.
    page.wait_for_function(
        "left => Number(document.querySelectorAll('.left')[1].textContent) < left", arg=left
    )
    drawn = left - int(orders.locator(".left").inner_text())
    expect(page.locator(".own-orders label.ticket")).to_have_count(number - 1 + drawn)


def test_orders_in_hand_stay_readable_while_more_are_drawn(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, seats=6, edition="plus")
    orders = page.locator(".own-orders label.ticket")
    pizzas = orders.locator(".pizza")
    width = "pizza => pizza.getBoundingClientRect().width"
    before = pizzas.first.evaluate(width)
    play_on(page, choose, lambda _: orders.count() >= MANY)
    for pizza in pizzas.all():
        expect(pizza).to_be_visible()
    # They have become smaller, which is when they could get lost.
    assert pizzas.first.evaluate(width) < before
    for size in ((360, 640), (844, 390), (1366, 768)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(COVERED) == [], size


MANY: Final = 7
"""So many orders lie on one another on every screen."""

COVERED: Final = """() => {
  const tickets = [...document.querySelectorAll('.own-orders label.ticket')];
  const box = (each) => each.getBoundingClientRect();
  return tickets.flatMap((ticket, place) => {
    const next = tickets[place + 1];
    const paper = box(ticket.querySelector('.paper .paper'));
    const right = Math.min(paper.right, next ? box(next).left : Infinity);
    return [...ticket.querySelectorAll('.recipe b, .recipe svg')]
      .filter((part) => box(part).right > right + 1 || box(part).bottom > paper.bottom + 1)
      .map((part) => `${place}: ${part.textContent} ${box(part).right} > ${right}`);
  });
}"""
"""What of the recipes in hand lies under another order, or is cut off."""


LIE: Final = """() => document.querySelector('.leftovers')
  && document.querySelector('.oven .top > *')"""
"""Whether leftovers are in sight, with a card in the oven behind them."""

SILL: Final = """() => {
  const sill = document.querySelector('.leftovers').getBoundingClientRect();
  const card = document.querySelector('.oven .top > *').getBoundingClientRect();
  const oven = document.querySelector('.oven-area .oven').getBoundingClientRect();
  const cut = document.querySelector('.leftovers').scrollWidth > sill.width + 1;
  return [card.bottom - sill.top, sill.bottom - oven.bottom, Number(cut)].map(Math.floor);
}"""
"""How far the leftovers lie on the top card, how far they hang off the oven, whether one is cut."""


def test_leftovers_in_sight_lie_on_the_sill_and_hide_no_card(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, width=360, seats=3, drawn=True, **SHORT_ORIGINAL)
    play_on(page, at_once, lambda it: bool(it.evaluate(f"({NOW})() === 'turn' && ({LIE})()")))
    for width, height in EVERYWHERE:
        page.set_viewport_size({"width": width, "height": height})
        assert all(by <= 0 for by in page.evaluate(SILL)), (width, height)


def test_tapping_an_order_again_takes_it_back(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, pace="normal")
    page.locator("h1.mine").wait_for()
    order = page.locator(".own-orders label.ticket").first
    order.click()
    expect(order.get_by_role("radio")).to_be_checked()
    order.click()
    expect(order.get_by_role("radio")).not_to_be_checked()
    expect(page.get_by_role("radio", name="No order")).to_be_checked()


SPOKEN: Final = """() => {
  window.spoken = { seen: 0, own: 0, on: [] };
  const box = (each) => each.getBoundingClientRect();
  const look = () => {
    const bubble = document.querySelector('.called');
    // Fading or growing, it is not where it is read.
    if (bubble && bubble.closest('.bubbles').getAnimations({ subtree: true }).length === 0) {
      const air = box(bubble);
      const on = (there) => Math.min(air.right, there.right) - Math.max(air.left, there.left) > 1
        && Math.min(air.bottom, there.bottom) - Math.max(air.top, there.top) > 1;
      const parts = document.querySelectorAll(
        `.chip, .go, .memory > *, .oven .keystone, .oven .mouth, .stack-choice, .own-orders label,
        .own-hand .kind`);
      const own = bubble.closest('.yours') !== null;
      spoken.seen += 1;
      spoken.own += own;
      const small = innerWidth < 900 ? [document.querySelector('.oven svg')] : [];
      for (const part of [...parts, ...small])
        if (on(box(part))) spoken.on.push(part.getAttribute('class') ?? part.tagName);
      if (air.left < -1 || air.right > innerWidth + 1) spoken.on.push('the edge');
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note from now on whether an announcement is seen, and on what it lies."""


@pytest.mark.parametrize(
    ("width", "height", "level"),
    [
        (360, 640, "kitchen"),
        (844, 390, "kitchen"),
        (768, 1024, "kitchen"),
        (1366, 768, "kitchen"),
        (1440, 900, "chalkboard"),
    ],
)
def test_an_announcement_lies_on_nothing_that_one_plays_from(
    open_page: Open, served: Served, width: int, height: int, level: str
) -> None:
    """Nor on a chip, on what is remembered, or on the oven's height; on a phone not on the oven."""
    page = sit(open_page, served, seats=6, edition="plus", pace="fast", level=level)
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SPOKEN)
    for _ in range(2):
        until(page, at_once)
    spoken = page.evaluate("spoken")
    assert spoken["seen"] > spoken["own"] > 0
    assert spoken["on"] == []


def test_no_sort_of_question_hides_anything_that_one_decides_from(
    open_page: Open, served: Served
) -> None:
    met: set[str] = set()

    def look_and_answer(there: Page) -> bool:
        sort = there.evaluate(SORT)
        if not sort:
            # A question that comes now is looked at before it is answered.
            return turn_at_once(there)
        if sort not in met:
            met.add(sort)
            for width, height in ((1440, 900), (1366, 768), (844, 390), (360, 640)):
                there.set_viewport_size({"width": width, "height": height})
                assert there.evaluate(DECIDES_FROM) == [], (sort, width, height)
        return at_once(there, unless=f"() => ({SORT})() !== '{sort}'")

    # A game may have no question of some sort: then another one has. This deal has them all.
    for number in range(1, 9):
        served.deal(f"questions {number}")
        # What is played between two questions is painted soonest on a phone.
        page = sit(open_page, served, width=360, seats=6, edition="plus")
        play_on(page, look_and_answer, lambda it: met >= SORTS or is_over(it))
        if met >= SORTS:
            return
    raise AssertionError(f"these alone were met: {met}")


SORTS: Final = {"pay", "which kinds", "ask", "help"}

SORT: Final = """() => {
  const asked = document.querySelector('.question:not(:has(.decided))');
  if (!asked || !document.querySelector('.held .flip')) return '';
  if (document.querySelector('.piles .pick')) return 'which kinds';
  if (document.querySelector('.piles .more')) return 'ask';
  return document.querySelector('.held .whose').textContent === 'You' ? 'pay' : 'help';
}"""
"""What sort of question is open, if there is one."""

DECIDES_FROM: Final = """() => {
  const parts = ['.question', '.piles', '.held .flip', '.own-hand', '.me', 'header'];
  const boxes = parts.map((what) => [what, document.querySelector(what).getBoundingClientRect()]);
  const wrong = [];
  for (const [what, box] of boxes) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${what} is not on the screen`);
    for (const [other, there] of boxes) {
      if (other >= what) continue;
      const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
      if (wide > 2 && high > 2) wrong.push(`${what} lies on ${other}`);
    }
  }
  const inside = document.querySelector('.question').getBoundingClientRect();
  for (const button of document.querySelectorAll('.question button')) {
    const box = button.getBoundingClientRect();
    const out = box.bottom > inside.bottom + 1 || box.right > inside.right + 1;
    if (out) wrong.push(button.textContent);
  }
  return wrong;
}"""
"""Question, piles, order and hand at once: nothing below the fold, nothing on something else."""


def test_a_chalkboard_on_a_tablet_hides_neither_the_stacks_nor_the_oven_s_mouth(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, 768, seats=5, edition="plus", level="chalkboard")
    page.set_viewport_size({"width": 768, "height": 1024})
    page.get_by_role("button", name="Memory").click()
    expect(page.get_by_role("region", name="Your chalkboard")).to_be_visible()
    board = page.locator(".memory").bounding_box()
    stack = page.locator(".stacks legend").bounding_box()
    assert board is not None
    assert stack is not None
    assert board["y"] + board["height"] <= stack["y"] + 1
