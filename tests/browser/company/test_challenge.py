"""A challenge in two browsers: made here, taken there, compared only when both games are over."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route, expect

from pizzaiolo.records.fairness import seed_of
from pizzaiolo.server.base.tokens import challenge_id_from, challenge_table_id
from pizzaiolo.server.http.page import BUILT
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.store import open_store
from support.browser.browsing import LOCALES, Open, check_everywhere, check_fits
from support.browser.reviews import review_of
from support.browser.table_page import at_once, is_over, play_on
from support.server.challenges import (
    SECRET,
    TABLE,
    TOKEN,
    deal_of,
    finished_try,
    first_game,
    put_into,
)
from support.server.days import NOON, OTHER_KEY
from support.servers import ROOMY, Served, serving
from support.short_games import SHORT

FIRST = first_game(Config(**SHORT, seats=2, pace="instant", start=0, bots=("greedy",)), chance=3)
MINE = challenge_id_from(TOKEN, TABLE, 1)
CHIARA = challenge_table_id(OTHER_KEY, MINE)
HIDDEN = (TABLE, TOKEN, CHIARA, SECRET, "basil", seed_of(SECRET, ((0, "basil"),)))
"""What only the other games know."""

TAKE = {
    "en-GB": "Take the challenge",
    "de-DE": "Die Herausforderung annehmen",
    "es-ES": "Aceptar el reto",
    "it-IT": "Accetta la sfida",
    "fr-FR": "Relever le défi",
}
COMPARED = {
    "en-GB": "Side by side",
    "de-DE": "Nebeneinander",
    "es-ES": "Una junto a otra",
    "it-IT": "Una accanto all’altra",
    "fr-FR": "Côte à côte",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which Alba has finished a short game, and Chiara has played its deal."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    database = tmp_path_factory.mktemp("challenges") / "tables.sqlite"

    async def put() -> None:
        store = await open_store(Path(database))
        await put_into(store, FIRST)
        other = finished_try(deal_of(FIRST), OTHER_KEY, "Chiara", challenge=MINE, chance=8)
        await put_into(store, other, CHIARA)
        await store.keep_review(TABLE, 1, review_of(FIRST.table))
        await store.keep_review(CHIARA, 1, review_of(other.table))
        await store.close()

    # In another thread: in this one the browser's own event loop runs.
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, put()).result()
    with serving(database, "--log-level=warning", *ROOMY, now=NOON + 86_400) as running:
        yield running


class Overheard:
    """All that reaches a page: answers, frames, what it shows and what it reads out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._asked: list[str] = []
        self._bodies: list[str] = []
        self.frames: list[str] = []
        page.on("request", lambda request: self._asked.append(request.url))
        # On their way: once the page goes elsewhere, the browser has forgotten the bodies.
        page.route("**/api/**", self._pass_on)
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _pass_on(self, route: Route) -> None:
        # What cannot be read here, because the page is being closed, does not reach it either.
        with suppress(Error):
            answer = route.fetch()
            self._bodies.append(answer.text())
            route.fulfill(response=answer)

    def _frame(self, text: str | bytes) -> None:
        self.frames.append(str(text))

    def check(self) -> None:
        """Nothing of another game is in it."""
        shown = [self.page.content(), self.page.locator("body").aria_snapshot()]
        kept = [self.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")]
        for text in (*self._bodies, *self._asked, *self.frames, *shown, *kept):
            for hidden in HIDDEN:
                assert hidden not in text, f"{hidden} is in {text[:200]}"


def challenged(page: Page) -> str:
    """Make the challenge, and read its address."""
    page.get_by_role("button", name="Challenge somebody to this deal").click()
    dialog = page.get_by_role("dialog", name="Challenge somebody to this deal")
    return dialog.get_by_label("The link to the challenge").input_value()


def test_while_the_server_is_busy_the_page_waits_for_the_link_and_says_so(open_page: Open) -> None:
    alba = open_page(f"/t/{TABLE}/{TOKEN}", 360)
    busy = {"code": "rate_limited", "text": "Too many requests."}
    alba.route("**/challenge?*", lambda route: route.fulfill(status=429, json=busy))
    alba.get_by_role("button", name="Challenge somebody to this deal").click()
    expect(alba.get_by_text("Your link will be here in a moment.")).to_be_in_viewport()
    alba.unroute("**/challenge?*")
    link = alba.get_by_role("dialog").get_by_label("The link to the challenge")
    expect(link).to_have_value(re.compile(f"/challenge/{MINE}$"))


def test_a_deal_is_passed_on_and_nothing_of_the_game_with_it(open_page: Open) -> None:
    alba = open_page(f"/t/{TABLE}/{TOKEN}")
    link = challenged(alba)
    assert link.endswith(f"/challenge/{MINE}")
    check_everywhere(alba)
    bruno = open_page("/rules", 360)
    heard = Overheard(bruno)
    bruno.goto(link)
    expect(bruno.get_by_text("Alba challenges you to this deal.")).to_be_visible()
    bruno.get_by_label("Your name").fill("Bruno")
    check_everywhere(bruno)
    heard.check()
    bruno.get_by_role("button", name="Take the challenge").click()
    expect(bruno).to_have_url(re.compile("/t/[A-Za-z0-9_-]+$"))
    table = bruno.url

    def near_the_end(page: Page) -> bool:
        return "round_ended" in "".join(heard.frames[-40:]) or is_over(page)

    play_on(bruno, at_once, near_the_end)
    assert len(heard.frames) > 10
    heard.check()
    # Somebody who comes back goes on with the same game, and is told no more than before.
    bruno.goto(link)
    go_on = bruno.get_by_role("link", name="Go on with your game")
    expect(go_on).to_be_visible()
    heard.check()
    go_on.click()
    expect(bruno).to_have_url(table)
    play_on(bruno, at_once, is_over)
    bruno.get_by_role("link", name="Compare the games").click()
    both = bruno.get_by_role("region", name="Side by side")
    expect(both.get_by_role("article", name="Alba")).to_be_visible()
    expect(both.get_by_role("article", name="Bruno")).to_be_visible()
    expect(both.get_by_text("Here the games part ways").first).to_be_visible()
    alba.goto(link)
    expect(alba.get_by_text("You have challenged others to this deal.")).to_be_visible()
    expect(alba.get_by_role("article", name="Bruno")).to_be_visible()


def as_chiara(open_page: Open, width: int = 1440, **options: str) -> Page:
    """The page of somebody who has finished the challenge."""
    challenged(open_page(f"/t/{TABLE}/{TOKEN}"))
    page = open_page("/rules", width, **options)
    page.evaluate("key => localStorage.setItem('pizzaiolo.day-key', key)", OTHER_KEY)
    page.goto(f"/challenge/{MINE}")
    return page


def test_two_games_stand_side_by_side_from_where_they_part(open_page: Open) -> None:
    page = as_chiara(open_page)
    alba, chiara = (page.get_by_role("article", name=name) for name in ("Alba", "Chiara"))
    expect(alba).to_contain_text("of 2")
    for column in (alba, chiara):
        # Each review draws its ribbon, one after the other.
        expect(column.get_by_role("img", name="Chances of winning")).to_be_visible()
        parted = column.locator("[aria-current], .parted").first
        expect(parted).to_contain_text("Here the games part ways")
    boxes = [column.bounding_box() for column in (alba, chiara)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] == boxes[1]["y"]
    where = page.get_by_text(re.compile("The two games part ways in round 1, at announcement 2"))
    expect(where).to_be_visible()
    check_everywhere(page)
    page.set_viewport_size({"width": 360, "height": 640})
    low, high = chiara.bounding_box(), alba.bounding_box()
    assert low is not None
    assert high is not None
    assert low["x"] == high["x"]
    # With the keyboard: the tape can be scrolled, and the replay is a link.
    tape = alba.get_by_role("group", name="Alba: what happened next")
    tape.focus()
    expect(tape).to_be_focused()
    alba.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{TABLE}/1"))


def test_a_challenge_that_is_none_gets_a_sentence_and_a_way_on(open_page: Open) -> None:
    page = open_page("/challenge/nobody-made-this")
    expect(page.get_by_role("alert").first).to_contain_text("There is no such challenge.")
    page.get_by_role("main").get_by_role("link").click()
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_challenge_fits_a_phone_in_every_language(open_page: Open, locale: str) -> None:
    page = as_chiara(open_page, 360, locale=locale)
    expect(page.get_by_role("heading", name=COMPARED[locale])).to_be_visible()
    check_fits(page)
    page.evaluate("localStorage.removeItem('pizzaiolo.day-key')")
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("button", name=TAKE[locale])).to_be_visible()
    check_fits(page)
