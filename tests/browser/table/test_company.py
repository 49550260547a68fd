"""People at a table: votes, time, helping; and what one hears and sees of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from pizzaiolo.server.http.page import BUILT
from support.browser.browsing import TELEVISION, Open, check_fits
from support.browser.senses import SENSES
from support.browser.table_page import (
    NAP,
    NOW,
    SOON,
    TOPPING,
    at_once,
    by_mouse,
    choose,
    hear,
    is_over,
    listen,
    patiently,
    said,
    sit,
    until,
)
from support.browser.ways_in import lay
from support.servers import ROOMY, Served, open_table, serving, take_seat

GAMES: Final = 5
"""Somebody can help in nearly every game; in this many games it happens at least once."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for which a player who leaves is gone at once."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with serving(database, "--log-level=warning", "--away-seconds=0.1", *ROOMY) as running:
        yield running


def company(open_page: Open, served: Served, *names: str, **config: object) -> list[Page]:
    """These people at a table, each at a screen of their own; the first one begins."""
    table = open_table(served.url, seats=len(names), start=0, **config)
    links = [take_seat(served.url, table["table"], name)["link"] for name in names]
    pages = [open_page(link) for link in links]
    for page in pages:
        page.locator("#live").wait_for(state="attached")
    return pages


def look_at(page: Page, name: str) -> None:
    """Open the sheet about somebody."""
    page.get_by_role("button", name=name).first.click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_who_is_gone_is_replaced_by_votes_and_comes_back(open_page: Open, served: Served) -> None:
    alba, bruno, carla = company(open_page, served, "Alba", "Bruno", "Carla")
    address = carla.url
    carla.goto("about:blank")
    for page in (alba, bruno):
        expect(page.get_by_role("button", name=re.compile("Carla.*Away[.]")).first).to_be_visible()
        look_at(page, "Carla")
    alba.get_by_role("button", name="Let a bot play for Carla").click()
    # One of two is not more than half: everybody sees the vote, and it can be taken back.
    voted = bruno.get_by_role("button", name="Let a bot play for Carla (one vote)")
    expect(voted).to_have_attribute("aria-pressed", "false")
    alba.get_by_role("button", name="Let a bot play for Carla (one vote)").click()
    expect(bruno.get_by_role("button", name="Let a bot play for Carla", exact=True)).to_be_visible()
    for page in (alba, bruno):
        page.get_by_role("button", name="Let a bot play for Carla").click()
    for page in (alba, bruno):
        expect(page.get_by_role("dialog")).to_contain_text("A bot stands in.")
        page.keyboard.press("Escape")
    # The game does not wait for her: after the two it is Alba's turn again.
    for page in (alba, bruno):
        until(page, by_mouse)
    expect(alba).to_have_title("Your turn! · Pizzaiolo")
    carla.goto(address)
    expect(carla.get_by_role("alert")).to_contain_text("You were away: a bot is playing for you.")
    carla.get_by_role("button", name="I am back").click()
    expect(carla.get_by_role("alert")).to_have_count(0)
    look_at(alba, "Carla")
    expect(alba.get_by_role("dialog")).not_to_contain_text("A bot stands in.")
    alba.keyboard.press("Escape")
    for page in (alba, bruno, carla):
        until(page, by_mouse)


def test_on_a_phone_what_can_be_done_about_who_is_away_hides_nothing_in_the_oven(
    open_page: Open,
) -> None:
    alba = open_page("/", width=360)
    lay(alba, "Alba")
    bruno = open_page(alba.url)
    sit_down(bruno, "Bruno")
    alba.get_by_role("button", name=re.compile("^Deal")).click()
    until(alba, at_once)
    bruno.goto("about:blank")
    away = alba.get_by_role("region", name="away")
    expect(away.get_by_role("button")).to_have_count(3)
    expect(alba.get_by_role("heading", level=1)).to_have_text("Bruno is away. Everybody waits.")
    box, mouth = away.bounding_box(), alba.locator(".oven .mouth").bounding_box()
    assert box is not None
    assert mouth is not None
    assert box["y"] + box["height"] <= mouth["y"]


def test_whoever_runs_out_of_time_is_told_and_the_game_goes_on(
    open_page: Open, served: Served
) -> None:
    # Only people in company have a clock: whoever is alone with bots keeps nobody waiting.
    alba, bruno = company(open_page, served, "Alba", "Bruno", time=1, level="photographic")
    listen(alba)
    listen(bruno)
    # The simplest thing was done, and the other has not waited: it is one's turn once more.
    hear(bruno, "Alba.*Time was up[.].*Your turn[.]")
    hear(alba, "You.*Time was up[.].*Your turn[.]")
    assert int(alba.locator(".oven text").first.text_content() or 0) >= 2


def test_voice_and_vibration_when_they_are_wanted_and_in_ones_own_words(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served)
    page.add_init_script(SENSES)
    page.reload()
    page.locator("#live").wait_for(state="attached")
    listen(page)
    until(page, by_mouse)
    hear(page, "Greedy: .* Your turn[.]")
    assert page.evaluate("[spoken, hums]") == [[], []]
    kind = page.locator(".own-hand input").first.get_attribute("value")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Voice").check()
    page.get_by_label("Vibration").check()
    page.get_by_text("Call things what you like").click()
    page.get_by_role("textbox", name=kind).fill("cheese")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name=re.compile("^[1-9] cheese$")).check(force=True)
    preview = page.locator("#preview")
    expect(preview).to_have_text(re.compile("cheese!$"))
    called = preview.inner_text()
    listen(page)
    page.locator(".go").click()
    hear(page, f"You: {called} .*Greedy: .* Your turn[.]")
    # What everybody puts in is called out, also a last card that is put in for Alba; the phone
    # hums once, when it is one's turn again.
    first, second, *_ = [text for text, _ in page.evaluate("spoken")]
    assert first == called
    assert f"Greedy: {second}" in said(page)
    assert page.evaluate("hums") == [120]


def test_a_television_shows_everything_larger(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, seats=5)
    sizes: dict[int, dict[str, float]] = {}
    for width, height in ((1440, 900), TELEVISION):
        page.set_viewport_size({"width": width, "height": height})
        check_fits(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        boxes = {what: page.locator(what).first.bounding_box() for what in (".oven", ".go", "h1")}
        sizes[width] = {what: box["height"] for what, box in boxes.items() if box}
    for what, high in sizes[1440].items():
        assert sizes[TELEVISION[0]][what] > 1.6 * high, what
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    check_fits(page)


SEEN: Final = """() => {
  const of = (what) => document.querySelector(what).getBoundingClientRect();
  return {
    sentence: of('h1').top >= 0,
    card: of('.oven .top').bottom <= of('.own-orders').top + 1,
    orders: of('.own-orders').height < 130,
    chosen: of('.own-orders .chosen').right <= innerWidth,
  };
}"""


def test_a_hand_full_of_orders_hides_nothing_on_a_phone(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, width=360, edition="plus", seats=6)
    orders = page.locator(".own-orders .choice:not(.none)")
    while orders.count() < 6:
        until(page, choose)
        page.locator("h1.mine").wait_for()
    for _ in range(orders.count()):
        page.keyboard.press("o")
    check_fits(page)
    seen = page.evaluate(SEEN)
    assert all(seen.values()), seen


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()


WAITER: Final = ".stack-choice:has-text('Waiter')"
SUPPLY: Final = ".stack-choice:has-text('Supply')"
ORDERS: Final = ".own-orders .choice:not(.none, .impossible)"


def with_a_bot(open_page: Open) -> tuple[Page, Page]:
    """Alba and Bruno, to her left, at a table of Plus with a bot."""
    alba = open_page()
    wish = '{"edition": "plus", "seats": 3, "pace": "instant", "bots": ["greedy"]}'
    alba.evaluate("wish => localStorage.setItem('pizzaiolo.options', wish)", wish)
    alba.reload()
    alba.get_by_role("button", name="Play with friends").click()
    alba.get_by_role("dialog").get_by_label("Your name").fill("Alba")
    alba.get_by_role("button", name="Lay the table").click()
    expect(alba.get_by_role("heading", name="The table is laid")).to_be_visible()
    bruno = open_page(alba.url)
    sit_down(bruno, "Bruno")
    alba.get_by_role("button", name="Deal, with one bot").click()
    for page in (alba, bruno):
        page.locator("#live").wait_for(state="attached")
        listen(page)
    return alba, bruno


def ask(owner: Page, kinds: list[str]) -> bool:
    """A step towards asking for help, for these kinds first; False where it is not her question."""
    if owner.evaluate(NOW) != "asked":
        return False
    answers = owner.locator(".question .options button")
    piles = owner.locator(".piles")
    wishes = [
        owner.locator(".question").get_by_role("button", name="Ask the others for"),
        piles.get_by_role("button", name=re.compile(f"^One more: ({'|'.join(kinds)})$")),
        piles.get_by_role("button", name=re.compile("^One more: ")),
        answers.filter(has_text="Ask for help"),
        owner.locator(TOPPING),
        answers,
    ]
    found = next(wish.first for wish in wishes if wish.count() or wish is answers)
    try:
        found.click(timeout=SOON)
    except TookTooLong:
        return False
    return True


ASKED_BY_HER: Final = f"""() => ({NOW})() !== 'asked'
  || document.querySelector('h1').textContent.includes('Alba asks for')"""
"""Whether there is nothing that Bruno is asked, or it is Alba who asks him."""


def help_once(alba: Page, bruno: Page) -> str | None:
    """Play until Bruno gives what Alba asks for; return that. None at the end of the game."""
    for _ in patiently():
        if is_over(alba):
            return None
        question = bruno.locator("h1", has_text="Alba asks for")
        give = bruno.get_by_role("button", name="Give ")
        if question.count() and give.count():
            asked = re.search("asks for ([^.]*)[.]", question.inner_text())
            assert asked, question.inner_text()
            hear(alba, f"You ask for {asked[1]}[.]")
            hear(bruno, f"Alba asks for {asked[1]}[.]")
            # Who asks for what stands at the top, and what is to be said beside the order.
            region = bruno.get_by_role("region", name="You are asked")
            expect(region).to_contain_text("Do you help?")
            expect(region).to_contain_text("order of your waiter counts as delivered")
            assert "Do you help?" not in question.inner_text()
            # Others may have helped, and been rewarded, before.
            for page in (alba, bruno):
                page.evaluate("window.heard.length = 0")
            give.click()
            return asked[1]
        hand = bruno.locator(".own-hand input").evaluate_all("all => all.map((each) => each.value)")
        # She may have asked him since: he has one order to lay down, and not before this.
        if not (
            ask(alba, hand)
            or choose(alba, ORDERS, WAITER)
            or at_once(bruno, unless=ASKED_BY_HER)
            or choose(bruno, stack=SUPPLY)
        ):
            alba.wait_for_timeout(NAP)
    raise AssertionError("the two do not come to an end")


@pytest.mark.hard
def test_one_asks_and_another_helps_for_a_reward(open_page: Open) -> None:
    for _ in range(GAMES):
        alba, bruno = with_a_bot(open_page)
        cards = help_once(alba, bruno)
        if cards is not None:
            break
    else:
        raise AssertionError("in no game could anybody help")
    hear(alba, f"Bruno gives {cards}[.]")
    hear(alba, "In return one of Bruno.s orders counts as delivered[.]")
    hear(bruno, f"You give {cards}[.]")
    hear(bruno, "You give .* Alba.s [A-Za-z ]* is baked!")
    hear(bruno, "In return one of your orders counts as delivered[.]")
