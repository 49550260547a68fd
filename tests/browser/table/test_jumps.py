"""Nothing jumps in a whole game, while cards and orders move as they do for most people."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest

from support.browser.browsing import Open
from support.browser.table_page import NAP, NOW, PLAYS, patiently, sit
from support.servers import Served
from support.short_games import SHORT, SHORT_ORIGINAL


@pytest.fixture
def served(quick: Served) -> Served:
    return quick


SHIFTS: Final = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) {
      const what = each.sources.map(({ node }) => node?.className ?? node?.textContent);
      window.shifts.push([each.value, String(what)]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}"""
"""Note what has jumped so far and from now on, also what a browser would excuse because somebody
has just chosen something: at this pace that is most of the game."""

MOST_SHIFT: Final = 0.01
"""The sum of all layout shifts of a short game may be no more than this. A game has 0.003; words
that jump with every order came to 0.04 and more, to 0.2 in a whole game."""


@pytest.mark.parametrize(
    ("width", "edition"),
    [(360, SHORT), (768, SHORT_ORIGINAL), (1440, SHORT)],
    ids=["phone", "tablet, with leftovers in sight", "desk"],
)
def test_nothing_jumps_in_a_whole_game(
    open_page: Open, served: Served, width: int, edition: dict[str, Any]
) -> None:
    moving = partial(open_page, reduced_motion="no-preference")
    # Not at once: what lies there for no time may be in no frame. What is not drawn cannot jump.
    page = sit(moving, served, width=width, seats=3, drawn=True, pace="fast", **edition)
    page.locator("h1.mine").wait_for()
    page.evaluate(SHIFTS)
    page.evaluate(CUT)
    places = page.evaluate(PLACES)
    page.evaluate(HELD)
    for _ in patiently():
        now = page.evaluate(NOW)
        if now == "over":
            break
        if now == "wait":
            page.wait_for_timeout(NAP)
            continue
        assert page.evaluate(PLACES) in (places, None)
        page.evaluate(PLAYS)
    else:
        raise AssertionError("it does not end")
    page.evaluate(PAINTED)
    shifts: list[tuple[float, str]] = page.evaluate("shifts")
    worst = sorted(shifts, reverse=True)[:5]
    assert page.evaluate("cut") == []
    # Whatever is written below it, an order that comes out lies where all others lay.
    assert len(page.evaluate("[...held]")) == 1, page.evaluate("[...held]")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, worst


PAINTED: Final = """() => new Promise((painted) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))))"""
"""Wait until the last change has been painted, and whoever observes has been told."""

CUT: Final = """() => {
  window.cut = [];
  const head = document.querySelector('h1');
  const look = () => head.scrollHeight > head.clientHeight + 1 && cut.push(head.textContent);
  new MutationObserver(look).observe(head, { childList: true, subtree: true, characterData: true });
}"""
"""Note from now on which sentences of the head are cut off."""

HELD: Final = """() => {
  window.held = new Set();
  const look = () => {
    const box = document.querySelector('.held:not(.past) .flip')?.getBoundingClientRect();
    if (box) held.add(`${Math.round(box.x)} ${Math.round(box.y)}`);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Note from now on where orders lie that have come out of the oven."""

PLACES: Final = """() => {
  const parts = ['.oven-area .oven', '.own-hand', '.me', '.others'];
  const found = parts.map((what) => document.querySelector(what)?.getBoundingClientRect());
  if (document.querySelector('.over')) return null;
  return found.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
}"""
"""Where oven, hand, the own chip and the others are, until the end: always the same."""
