"""The bake of the day in a browser: begun on one device, finished on another, told to others."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pizzaiolo.server.http.page import BUILT
from pizzaiolo.server.store import open_store
from pizzaiolo.server.table.tries import result_at
from support.browser.browsing import Open, check_everywhere, check_fits
from support.browser.table_page import by_mouse, is_over, play_on
from support.quick import QUICK
from support.server.days import DAY, KEY, NOON, OTHER_KEY, ROOT, finished, put_into
from support.servers import ROOMY, Served, serving

LANGUAGES = {
    "de-DE": "Den Ofen von heute spielen",
    "es-ES": "Jugar la hornada de hoy",
    "it-IT": "Gioca l’infornata di oggi",
    "fr-FR": "Jouer la fournée d’aujourd’hui",
}


@contextmanager
def noon(folder: Path) -> Iterator[Served]:
    """A server whose days are known, at noon of one of them."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    (folder / "chain").write_text(f"{ROOT}\n", encoding="ascii")
    options = (f"--day-chain={folder / 'chain'}", "--log-level=warning", *ROOMY)
    with serving(folder / "tables.sqlite", *options, program=QUICK, now=NOON) as running:
        yield running


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which nobody finishes the day."""
    with noon(tmp_path_factory.mktemp("days")) as running:
        yield running


def with_key(page: Page, key: str) -> None:
    """Let this browser be the one that has a key."""
    page.evaluate("key => localStorage.setItem('pizzaiolo.day-key', key)", key)


def finish(served: Served, *keys: str) -> None:
    """Somebody finishes their try, and the server is started anew."""

    async def put() -> None:
        store = await open_store(Path(served.database))
        for number, key in enumerate(keys):
            await put_into(store, finished(key, chance=number), key)
        await store.close()

    served.stop()
    # In another thread: in this one the browser's own event loop runs.
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, put()).result()
    served.start()


def test_a_day_is_begun_here_and_goes_on_on_another_device(open_page: Open) -> None:
    page = open_page("/")
    card = page.get_by_role("region", name="The bake of the day")
    expect(card).to_contain_text("4 players. Nobody has finished it yet.")
    card.get_by_role("link", name="To today’s bake").click()
    expect(page.get_by_role("heading", name="The bake of the day")).to_be_focused()
    date = page.get_by_text(re.compile("Tuesday,? 17 November 2026")).first
    expect(date).to_be_visible()
    expect(page.get_by_text("No streak yet")).to_be_visible()
    check_everywhere(page)
    page.get_by_role("button", name="Play today’s bake").click()
    expect(page).to_have_url(re.compile("/t/[A-Za-z0-9_-]+$"))
    table = page.url
    expect(page.get_by_role("button", name="Tommaso")).to_be_visible()
    page.goto("/day")
    expect(page.get_by_role("button", name="Go on with your bake")).to_be_visible()
    page.get_by_text("Your days on another device").click()
    link = page.get_by_label("The link to your days").input_value()
    device = open_page(link, 360)
    expect(device.get_by_role("button", name="Go on with your bake")).to_be_visible()
    assert "#" not in device.url
    device.get_by_role("button", name="Go on with your bake").click()
    expect(device).to_have_url(table)
    # Somebody who is handed the address of the table sees nothing of the deal.
    stranger = open_page(table)
    expect(stranger.get_by_role("heading", name="Somebody’s bake of the day")).to_be_visible()
    expect(stranger.get_by_role("link", name="To today’s bake")).to_be_visible()


def test_a_day_that_is_none_gets_a_sentence_and_a_way_on(open_page: Open) -> None:
    page = open_page("/day/2026-11-18")
    expect(page.get_by_role("alert").last).to_have_text("That day has not begun yet.")
    page.get_by_role("link", name="To today’s bake").click()
    expect(page.get_by_role("button", name="Play today’s bake")).to_be_visible()
    page.goto("/day/2026-02-30")
    expect(page.get_by_role("alert").last).to_have_text("There is no such day. Look at today’s.")
    expect(page.get_by_role("link", name="To today’s bake")).to_be_visible()


@pytest.mark.parametrize("key", ["cut-short", "x" * 32], ids=["cut short", "unknown"])
def test_a_key_that_is_nobody_s_gets_a_sentence_and_is_not_taken(open_page: Open, key: str) -> None:
    page = open_page(f"/day#key={key}")
    expect(
        page.get_by_role("alert").filter(has_text="Nobody’s days are at this address")
    ).to_be_visible()
    assert page.url.endswith("/day")
    expect(page.get_by_role("button", name="Play today’s bake")).to_be_visible()
    assert page.evaluate("localStorage.getItem('pizzaiolo.day-key')") is None
    check_fits(page)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_day_fits_a_phone_in_every_language(open_page: Open, locale: str) -> None:
    page = open_page("/day", 360, locale=locale)
    expect(page.get_by_role("button", name=LANGUAGES[locale])).to_be_visible()
    check_fits(page)


class TestFinishedDays:
    """At a server of their own: everybody is told how many have finished the day."""

    @pytest.fixture(scope="class")
    @classmethod
    def served(cls, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
        with noon(tmp_path_factory.mktemp("finished")) as running:
            yield running

    def test_how_it_went_and_what_is_told_of_it(self, open_page: Open, served: Served) -> None:
        finish(served, KEY, OTHER_KEY)
        result = result_at(finished(KEY).table)
        assert result is not None
        other = open_page("/day")
        with_key(other, OTHER_KEY)
        other.reload()
        other.get_by_label("Your name").fill("Bruno")
        other.get_by_role("button", name="Put my name on the board").click()
        expect(other.get_by_role("button", name="Take my name off the board")).to_be_visible()
        page = open_page("/", permissions=["clipboard-read", "clipboard-write"])
        with_key(page, KEY)
        page.goto("/day")
        mine = page.get_by_role("region", name="Your result")
        expect(mine).to_contain_text(f"of {result.seats}")
        expect(
            mine.get_by_role("table", name="How many pizzas everybody delivered")
        ).to_be_visible()
        expect(mine.get_by_role("listitem")).to_contain_text("Bruno")
        expect(page.get_by_text("One day: your streak begins.")).to_be_visible()
        expect(page.get_by_role("button", name="Play today’s bake")).to_have_count(0)
        check_everywhere(page)
        emoji = result.oven.replace("b", "🍕").replace("r", "🔥")
        mine.get_by_role("button", name="Copy").click()
        text = page.evaluate("navigator.clipboard.readText()")
        assert text.startswith(f"Pizzaiolo 17 Nov · {emoji} · ")
        page.get_by_role("link", name=re.compile("Monday,? 16 November 2026")).click()
        expect(page.get_by_text("This day is over.")).to_be_visible()
        page.get_by_role("button", name="Play it for practice").click()
        expect(page).to_have_url(re.compile("/t/[A-Za-z0-9_-]+$"))

    @pytest.mark.hard
    def test_a_whole_day_by_mouse(self, open_page: Open) -> None:
        page = open_page("/day")
        page.get_by_role("button", name="Play today’s bake").click()
        assert play_on(page, by_mouse, is_over) > 5
        expect(page.get_by_text("Others have yet to play this deal.")).to_be_visible()
        page.get_by_role("link", name="To the bake of the day").click()
        expect(page.get_by_role("region", name="Your result")).to_contain_text("of 4")
        assert str(DAY) == "2026-11-17"
