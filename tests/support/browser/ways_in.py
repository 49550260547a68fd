"""The ways to a seat, for tests in a browser: lay a table, sit down, choose, move by keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def sit_down(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name="A table for you")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()


def lay(page: Page, name: str) -> None:
    """Open a table for friends: the name is asked in the same breath, and the host sits."""
    page.get_by_role("button", name="Play with friends").click()
    asked = page.get_by_role("dialog")
    asked.get_by_label("Your name").fill(name)
    asked.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()


def unfold(page: Page) -> None:
    """Show everything that can be chosen."""
    page.get_by_text("Choose the table yourself").click()
    page.get_by_text("More choices").click()


def go_to(page: Page, name: str) -> None:
    """Press Tab until a button or link of this name, or the field of this label, has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()"
        )
        if focused.startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")
