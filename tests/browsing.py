"""What tests in a browser share: which browser, which widths, and what every screen has to hold."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).parent.parent
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

SCHEMES: Final = ("light", "dark")

Open = Callable[..., Page]
"""`open_page(path="/", width=1440, scheme="light", **options)`: see browser/conftest.py."""


def browser_path() -> str:
    """The browser that `make test` brought, or the machine's."""
    return os.environ.get("PIZZAIOLO_BROWSER") or "/usr/bin/chromium"


def check_accessible(page: Page) -> None:
    """Nothing that axe finds, and nothing that is wider than the screen."""
    # By the debugger, not by a script of the page: its policy forbids those.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    report = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]
    assert report == []
    check_fits(page)


def check_fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is too wide"
