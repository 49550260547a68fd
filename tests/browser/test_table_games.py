"""Whole games in a browser: every edition by mouse, one by keys alone, one by roles and names."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import Open
from servers import Served
from table_page import by_keys, by_mouse, by_names, is_over, listen, play_on, said, sit


def check_the_end(page: Page) -> None:
    """The ranks, and a shuffle that this very browser finds fair."""
    ranks = page.get_by_role("region", name="The end").get_by_role("list").first
    expect(ranks).to_contain_text("Alba")
    expect(ranks).to_contain_text("wins")
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("The shuffle was what the table had promised.")).to_be_visible()
    expect(page.get_by_text("Hands and supply follow from the seed.")).to_be_visible()


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("original", {"width": 768}),
        ("homoludicus", {"width": 360, "doubles": True}),
        ("waiter", {}),
        ("oven", {"width": 360}),
        ("plus", {"seats": 3}),
    ],
)
def test_a_whole_game_by_mouse(
    open_page: Open, served: Served, edition: str, options: dict[str, Any]
) -> None:
    page = sit(open_page, served, edition=edition, **options)
    assert play_on(page, by_mouse, is_over) > 5
    check_the_end(page)


def test_a_whole_game_by_keys_alone(open_page: Open, served: Served) -> None:
    page = sit(open_page, served)
    assert play_on(page, by_keys, is_over) > 5


def test_a_whole_game_by_roles_and_names_alone(open_page: Open, served: Served) -> None:
    """What is announced is said in the one live region, and then forgotten."""
    page = sit(open_page, served)
    listen(page)
    assert play_on(page, by_names, is_over) > 5
    heard = said(page)
    for words in ("Your turn.", "Greedy: ", "You: ", "the oven.", "Out of the oven", "is empty."):
        assert words in heard, words
    expect(page.locator("#live")).to_have_text("")
