"""What tests in a browser share: which browser, which widths, and what every screen has to hold."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page

from support.hard import HARD
from support.places import ROOT

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"

FLAGS: Final = (
    "--disable-gpu",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

WIDTHS: Final = {360: 640, 768: 1024, 1440: 900}
"""A phone held upright, a tablet, a desk: width and height."""

LOCALES: Final = (
    *("de-DE", "fr-FR"),
    *(pytest.param(each, marks=pytest.mark.hard) for each in ("en-GB", "es-ES", "it-IT")),
)
"""German and French have the longest texts: what fits in them fits in the others, nearly always."""

BY_AXE: Final = tuple(WIDTHS) if HARD else (360, 1440)
"""A tablet shows nothing that neither a phone nor a desk does: it has axe in `make test-hard`."""

BY_NIGHT: Final = (360, 1440) if HARD else (1440,)
"""The colours of the night are those of a few names, and a desk shows nearly all of them."""

TELEVISION: Final = (3840, 2160)

SCREENS: Final = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1366, 768),
    (1440, 900),
)
"""What people play on: phones held upright and on their side, a tablet, a laptop, a desk."""

OF_COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""What axe can find by night that it does not find by day, where only colours differ."""

Open = Callable[..., Page]
"""`open_page(path="/", width=1440, scheme="light", drawn=False, **options)`.

See browser/conftest.py. A path of `NOWHERE` is a browser that has not been anywhere yet.
"""

NOWHERE: Final = "about:blank"

UNDRAWN: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
  window.undrawn = sheet;
}"""
"""To draw a page takes a third of what a browser does, and most tests look at none of it."""


def draw(page: Page) -> None:
    """Have a page drawn from now on, for whatever asks what can be seen."""
    page.evaluate("if (window.undrawn) undrawn.disabled = true")


def browser_path() -> str:
    """The browser that `make test` brought, or the machine's."""
    return os.environ.get("PIZZAIOLO_BROWSER") or "/usr/bin/chromium"


AT_ONCE: Final = "*, ::before, ::after { transition: none !important; animation: none !important }"
"""A colour on its way from one to another is neither."""

SETTLE: Final = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


def check_everywhere(page: Page) -> None:
    """The screen as it is now: at every width, by day and by night, and perhaps on a television."""
    page.evaluate(SETTLE, AT_ONCE)
    before = page.viewport_size
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light")
        if width in BY_AXE:
            check_accessible(page)
        check_fits(page)
        if width in BY_NIGHT:
            page.emulate_media(color_scheme="dark")
            check_accessible(page, OF_COLOURS)
    if HARD:
        page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
        check_fits(page)
    page.emulate_media(color_scheme="light")
    assert before is not None
    page.set_viewport_size(before)


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def check_accessible(page: Page, rules: list[str] | None = None) -> None:
    """Nothing that axe finds, by all rules or these, and nothing that is wider than the screen."""
    draw(page)  # axe has nothing to say of what cannot be seen
    if not page.evaluate("'axe' in window"):
        # By the debugger, not by a script of the page: its policy forbids those.
        page.evaluate(_axe())
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    report = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]
    assert not report, report
    check_fits(page)


def check_fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is too wide"


UNNAMED: Final = """() => [...document.querySelectorAll('button, a[href], label:has(input)')]
  .filter((each) => each.checkVisibility() && !each.closest('[title]'))
  .filter((each) => {
    const shown = each.cloneNode(true);
    for (const unseen of shown.querySelectorAll('.unseen, svg')) unseen.remove();
    return !shown.textContent.trim();
  })
  .map((each) => each.getAttribute('aria-label') ?? each.outerHTML)"""


def check_explains(page: Page) -> None:
    """Whatever has a picture and no word says what it is to whoever points at it."""
    assert page.evaluate(UNNAMED) == []
