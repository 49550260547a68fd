"""A club in a browser: found it, join it, and choose a game that is over soon."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Page, expect

from support.short_games import SHORT

QUICK: Final = {
    "edition": SHORT["edition"],
    "own": {"title": "Short", "players": [2], "data": SHORT["edition_data"]},
    "seats": 2,
    "pace": "instant",
    "starts": "me",
}
"""What a browser wants of a new table, so that a game for two takes seconds."""


def found(page: Page, club: str, name: str) -> str:
    """Found a club on the page for that, and stay on its page; the link that others come by."""
    page.get_by_label("What the club is called").fill(club)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Start the club").click()
    expect(page.get_by_role("heading", name=club, level=1)).to_be_visible()
    link = page.get_by_label("The link to the club").input_value()
    assert re.search(r"/club/[\w-]{16}$", link)
    return link


def join(page: Page, name: str) -> None:
    """Join the club whose invitation is on the page."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name=re.compile(f"^Change {name}$"))).to_be_visible()


def wants_quick_games(page: Page) -> None:
    """Let this browser lay tables for two with a short game."""
    page.evaluate("text => localStorage.setItem('pizzaiolo.options', text)", json.dumps(QUICK))
    page.reload()
