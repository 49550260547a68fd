"""A table in a browser: sit down, and play by mouse, by keys, or by roles and names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

from support.browser.browsing import NOWHERE, Open
from support.loops import LONGEST
from support.servers import Served
from support.short_games import SHORT

TURNS: Final = (
    "Put something in the oven.",
    "Send an order into the oven, or none.",
    "Fill your hand: from which stack?",
)
"""The sentences that ask for a turn."""

NAP: Final = 60
"""How long nobody does anything, in milliseconds."""

SOON: Final = 2000
"""What is there can be touched within this many milliseconds, or is no longer there."""


def sit(
    open_page: Open,
    served: Served,
    width: int = 1440,
    *,
    touch: bool = False,
    drawn: bool = False,
    **config: Any,
) -> Page:
    """Sit at a table with bots, perhaps with a screen that can be touched; the cards are dealt.

    Whoever names no edition plays a short game: most of the tests' time is played away.
    """
    seats = config.setdefault("seats", 2)
    game = {} if "edition" in config else SHORT
    config = {"pace": "instant", "start": 0, **game, **config}
    page = open_page(NOWHERE, width=width, drawn=drawn, has_touch=touch)
    bots = ["greedy"] * (seats - 1)
    answer = page.request.post(
        "/api/play",
        data={"name": "Alba", "bots": bots, "config": config},
        headers={"Origin": served.url},
    )
    assert answer.status == 201, answer.text()
    page.goto(answer.json()["link"])
    page.locator("#live").wait_for(state="attached")
    return page


NOW: Final = """() => {
  if (document.querySelector('.ending .ranks')) return 'over';
  const asked = document.querySelector('.question');
  const busy = asked?.matches('[aria-busy=true], :has(.decided)');
  if (asked) return busy ? 'wait' : 'asked';
  const ready = document.querySelector('h1.mine') && document.querySelector('.go[aria-busy=false]');
  return ready ? 'turn' : 'wait';
}"""
"""What can be done now, as everybody sees it; what can be done stays until it is done."""


PAUSE: Final = f"""async () => {{
  for (let looks = 0; looks < 8; looks += 1) {{
    await new Promise((over) => setTimeout(over, {NAP}));
    if (({NOW})() !== 'wait') return;
  }}
}}"""
"""Wait in the page until there is something to do, or for half a second: to ask it from outside at
every look takes longer than to look."""


def patiently() -> Iterator[None]:
    """Go on for as long as a whole game may take on the busiest machine; then it does not end."""
    deadline = monotonic() + LONGEST
    while monotonic() < deadline:
        yield


def sentence(page: Page) -> str:
    """What the table says has to be done."""
    return page.locator("h1").inner_text()


def is_over(page: Page) -> bool:
    return page.get_by_role("region", name="The end").count() > 0


def play_on(page: Page, step: Callable[[Page], bool], until: Callable[[Page], bool]) -> int:
    """Do a step whenever there is one, until something holds; how many there were."""
    steps = 0
    for _ in patiently():
        if until(page):
            return steps
        if step(page):
            steps += 1
        elif page.evaluate(NOW) == "over" and not until(page):
            raise AssertionError(f"it never came in this game: {sentence(page)!r}")
        else:
            page.evaluate(PAUSE)
    raise AssertionError(f"it does not end: {sentence(page)!r}")


def until(page: Page, step: Callable[[Page], bool]) -> None:
    """Do one step, as soon as there is one."""
    for _ in patiently():
        if step(page):
            return
        page.evaluate(PAUSE)
    raise AssertionError(f"there is nothing to do: {sentence(page)!r}")


FILLS: Final = ".question .options .primary:not([aria-disabled=true])"
"""The answer that fills the order, or helps to: the large one."""

IN_HAND: Final = ".own-hand .tap"
"""A card that can be added from the hand: what was chosen on the piles is chosen then."""

TOPPING: Final = ".piles .tap:not(.less, [aria-pressed=true])"
"""A pile that can be chosen, or a card that can be asked for there."""


PLAYS: Final = f"""async () => {{
  const now = ({NOW})();
  if (now === 'asked') {{
    const ways = ['{FILLS}', '{IN_HAND}', '{TOPPING}', '.question .options button'];
    ways.map((way) => document.querySelector(way)).find(Boolean)?.click();
    return true;
  }}
  const press = async (what) => {{
    if (({NOW})() !== 'turn') return false;
    const found = [...document.querySelectorAll(what)].at(-1);
    found?.click();
    // What can be chosen next is what the page shows after this choice, not what it showed before.
    await new Promise((drawn) => setTimeout(drawn));
    return Boolean(found);
  }};
  await press('.own-hand .kind input');
  // A second press on an order would take it back.
  const order = [...document.querySelectorAll('.own-orders .ticket:not(.impossible)')].at(-1);
  if (!order?.matches('.chosen')) await press('.own-orders .ticket:not(.impossible) input');
  await press('.stack-choice:not(.impossible) input');
  return press('.go[aria-disabled=false]');
}}"""
"""An answer, or a turn: the last kind, order and stack that can be chosen. The same game has the
same turns, however busy the machine is."""


def at_once(page: Page, unless: str = "() => false") -> bool:
    """A turn or an answer as `by_mouse` takes it, but by nobody's hand: ten times as quick.

    Nothing can come in between the look whether it is to be done and the doing.
    """
    return bool(page.evaluate(f"async () => !({unless})() && (await ({PLAYS})())"))


def turn_at_once(page: Page) -> bool:
    """A turn, and no answer: a question that is looked for may have come just now."""
    return at_once(page, unless=f"() => ({NOW})() !== 'turn'")


def play_together(pages: list[Page], turns: int | None = None) -> None:
    """Let several people play, for a number of turns or to the end."""
    done = 0
    for _ in patiently():
        if all(is_over(page) for page in pages) or (turns is not None and done >= turns):
            return
        if not any(at_once(page) for page in pages):
            pages[0].wait_for_timeout(NAP)
        else:
            done += 1
    raise AssertionError("they do not come to an end")


def by_mouse(page: Page) -> bool:
    """By clicking: the last kind, order and stack; of the answers the one that fills."""
    if page.evaluate(NOW) == "asked":
        return answer(page)
    return choose(page, ".own-orders .choice:not(.none, .impossible)")


def answer(page: Page) -> bool:
    """Answer by clicking: the answer that fills, if there is one."""
    ways = (FILLS, IN_HAND, TOPPING, ".question .options button")
    return _click(page, next((way for way in ways if page.locator(way).count()), ways[-1]))


def choose(page: Page, order: str = ".own-orders .none", stack: str = ".stack-choice") -> bool:
    """A turn by clicking: the last kind, and the last of these orders and stacks."""
    if page.evaluate(NOW) != "turn":
        return False
    for what in (".own-hand .kind", order, f"{stack}:not(.impossible)"):
        _click(page, what)
    return _click(page, ".go[aria-disabled=false]")


LISTEN: Final = """() => {
  window.heard = [];
  const region = document.getElementById('live');
  new MutationObserver(() => {
    if (region.textContent) window.heard.push(region.textContent);
  }).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """Note from now on what the one live region says."""
    page.evaluate(LISTEN)


def hear(page: Page, pattern: str) -> None:
    """Wait until it has said something like this since."""
    page.wait_for_function("like => new RegExp(like).test(window.heard.join(' '))", arg=pattern)


def said(page: Page) -> str:
    """All that it has said since, in one breath."""
    return " ".join(page.evaluate("window.heard"))


def _click(page: Page, what: str) -> bool:
    """Click the last of these, if there is any; a table that has gone on meanwhile is no fault."""
    found = page.locator(what).last
    if not found.count():
        return False
    try:
        found.click(timeout=SOON)
    except TookTooLong:
        return False
    return True


def by_keys(page: Page) -> bool:
    """A turn or an answer by keys alone."""
    now = page.evaluate(NOW)
    if now not in ("asked", "turn"):
        return False
    keys = ["1", "o", "s", "Enter"]
    if now == "asked":
        piles = page.locator(f":is({IN_HAND}, {TOPPING})[aria-keyshortcuts]")
        fills = page.locator(FILLS).count() or not piles.count()
        keys = ["Enter" if fills else piles.first.get_attribute("aria-keyshortcuts") or ""]
    for key in keys:
        page.keyboard.press(key)
    return True


FILLING: Final = re.compile("^(Bake it|Add .*|Ask .*|Give .*|Go on)$")
"""What the answers are called that fill an order, or help to."""


def by_names(page: Page) -> bool:
    """A turn or an answer by what a screen reader is told: roles and names, nothing else."""
    asked = page.get_by_role("region", name="You are asked")
    if asked.count():
        answers = asked.get_by_role("button")
        if not answers.count() or asked.get_by_role("button", name="Change my mind").count():
            return False
        piles = page.get_by_role("list", name="Face up on the table")
        toppings = piles.get_by_role("button", name=re.compile("^(With|One more: )"), pressed=False)
        hand = page.get_by_role("group", name="Your ingredients")
        in_hand = hand.get_by_role("button", name=re.compile("^One more: "))
        for found in (in_hand, asked.get_by_role("button", name=FILLING), toppings):
            if found.count():
                return _press(found.first, "Enter")
        return _press(answers.first, "Enter")
    if page.get_by_role("heading", level=1).inner_text() not in TURNS:
        return False
    hand = page.get_by_role("group", name="Your ingredients").get_by_role("radio")
    orders = page.get_by_role("group", name="Which order goes into the oven?").get_by_role("radio")
    if hand.count():
        _press(hand.first, "Space")
    if orders.count():
        _press(orders.last, "Space")
    go = page.get_by_role("button", name="Bake it").or_(page.get_by_role("button", name="Go on"))
    return _press(go, "Enter")


def _press(found: Locator, key: str) -> bool:
    try:
        found.press(key, timeout=SOON)
    except TookTooLong:
        return False
    return True
