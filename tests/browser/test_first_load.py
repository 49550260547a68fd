"""The first load: how much it is, that nothing comes from elsewhere, and that it is kept."""

from __future__ import annotations

import re
from typing import Final

import httpx
import pytest
from playwright.sync_api import Route, expect

from support.browser.browsing import Open
from support.servers import Served

MOST: Final = 150_000
"""Bytes, compressed: the budget of the whole first load, up to the first move."""


def gzipped(url: str) -> int:
    """How many bytes an answer has for somebody who understands gzip."""
    with httpx.stream("GET", url, headers={"accept-encoding": "gzip"}) as answer:
        return sum(len(part) for part in answer.iter_raw())


def test_everything_up_to_the_first_move_is_small_and_ours(open_page: Open, served: Served) -> None:
    page = open_page("/nowhere")
    asked: list[tuple[str, str]] = []
    page.on("request", lambda request: asked.append((request.method, request.url)))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    page.wait_for_load_state("networkidle")
    urls = {url for method, url in asked if method == "GET"}
    assert all(url.startswith(served.url) for url in urls)
    files = [url for url in urls if not re.search("/api/|/t/", url)]
    assert any(url.endswith(".woff2") for url in files)
    assert sum(map(gzipped, files)) <= MOST


LOADED: Final = """() => Object.fromEntries(performance.getEntriesByType('resource')
  .filter((each) => each.name.includes('/assets/'))
  .map((each) => [each.name, each.transferSize]))"""
"""The parts of the page that have come, and how many bytes crossed the network for each."""


def test_a_second_visit_asks_for_the_page_alone(open_page: Open) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    first = page.evaluate(LOADED)
    assert first
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    # What is fetched in idle moments may come only now for the first time.
    again = {name: size for name, size in page.evaluate(LOADED).items() if name in first}
    assert again
    assert set(again.values()) == {0}


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "Play now"), ("de-AT", "Jetzt spielen"), ("pt-BR", "Play now")],
)
def test_the_first_page_comes_ready_made(open_page: Open, locale: str, words: str) -> None:
    """Before any of the client has come there are words and a picture, in the reader's language."""
    page = open_page("/", 360, locale=locale, java_script_enabled=False)
    expect(page.locator("h1")).to_have_text("Pizzaiolo")
    expect(page.locator("button.primary")).to_have_text(words)
    expect(page.locator(".picture .oven svg").first).to_be_visible()
    # Nothing in it could answer yet.
    expect(page.locator("#app > [inert] button.primary")).to_have_count(1)


def test_the_client_takes_the_place_of_the_first_page(open_page: Open) -> None:
    page = open_page("/healthz", 360)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/*.js", hold)
    page.goto("/", wait_until="commit")
    # None of the client has come, and the page is there.
    expect(page.locator("#app > [inert] h1")).to_be_visible()
    assert held
    # What was held back goes on its way.
    page.unroute("**/assets/*.js")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
