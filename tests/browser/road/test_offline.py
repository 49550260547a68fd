"""Without a network: the page that is kept for it, and that nothing else is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from support.browser.chance import tie_down
from support.servers import Served

READY = "navigator.serviceWorker.ready.then((worker) => worker.active !== null)"
KEPT = """async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
}"""


@pytest.fixture
def context(browser: Browser, served: Served) -> Iterator[BrowserContext]:
    """A browser in which the service worker may work."""
    made = browser.new_context(base_url=served.url, locale="en-GB", reduced_motion="reduce")
    tie_down(made, "offline")
    yield made
    made.close()


@pytest.fixture
def installed(context: BrowserContext) -> Page:
    """The page once its service worker is there."""
    page = context.new_page()
    page.goto("/")
    assert page.evaluate(READY)
    return page


def test_without_a_network_there_is_a_page(context: BrowserContext, installed: Page) -> None:
    context.set_offline(True)
    installed.goto("/t/anything")
    expect(installed.get_by_text("Your seat is kept for you")).to_be_visible()
    expect(installed.locator("p[lang]")).to_have_count(4)
    context.set_offline(False)
    installed.get_by_role("link", name="Try again").click()
    expect(installed.get_by_text("Your seat is kept for you")).to_have_count(0)


def test_nothing_of_a_game_is_kept(installed: Page) -> None:
    installed.get_by_role("button", name="Play now").click()
    expect(installed).to_have_title("Your turn! · Pizzaiolo")
    assert sorted(installed.evaluate(KEPT)) == ["/icon.svg", "/offline.css", "/offline.html"]


def test_it_can_be_installed(served: Served) -> None:
    answer = httpx.get(f"{served.url}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        found = httpx.get(served.url + icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
