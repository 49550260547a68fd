"""Fixtures of the browser tests: one browser, one server, a page that complains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from pizzaiolo.server.http.page import BUILT
from support.browser.browsing import FLAGS, UNDRAWN, WIDTHS, Open, browser_path
from support.browser.chance import tie_down
from support.chance import by_name
from support.quick import QUICK
from support.servers import ROOMY, Served, serving

PATIENCE: Final = 60_000
"""Milliseconds that a screen may take on a machine that does ten other things."""

# A page that is not there, a socket that is refused: the browser notes it, the client handles it.
EXPECTED: Final = (
    "Failed to load resource",
    "WebSocket connection to",
    "Service Worker registration blocked",
)


# Not for the whole session: while it runs, no other test of this process could run an event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
    yield started
    started.close()


# One for all of them: to start one takes as long as a small test.
@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the page that was built."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with serving(database, "--log-level=warning", *ROOMY) as running:
        yield running


@pytest.fixture(scope="package")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One with short pauses, for games that are played at another pace than `instant`."""
    database = tmp_path_factory.mktemp("quick") / "tables.sqlite"
    with serving(database, "--log-level=warning", *ROOMY, program=QUICK) as running:
        yield running


@pytest.fixture(autouse=True)
def fixed_deal(served: Served, request: pytest.FixtureRequest) -> None:
    """Every test has a deal of its own, the same in every run and in any order of the tests."""
    served.deal(request.node.name)


@pytest.fixture
def open_page(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Open the site as somebody new: a context of its own, English, little motion.

    It is laid out and not drawn, unless a test is about what is seen, or axe looks at it. Whatever
    the console complains about fails the test, what the page's policy forbids included.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            complaints.append(message.text)

    def opened(
        path: str = "/",
        width: int = 1440,
        scheme: Any = "light",
        *,
        drawn: bool = False,
        **options: Any,
    ) -> Page:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(
            base_url=served.url,
            viewport={"width": width, "height": WIDTHS.get(width, 900)},
            color_scheme=scheme,
            service_workers="block",
            **options,
        )
        contexts.append(context)
        tie_down(context, by_name(f"{request.node.nodeid} {len(contexts)}"))
        if not drawn:
            context.add_init_script(UNDRAWN)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
