"""Learn in one bake: the lesson to its end, by mouse and by keyboard, left and resumed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browsing import SCHEMES, WIDTHS, Open, check_accessible

LONG = 40_000
"""Milliseconds: the others take their turns on the lesson's beat, and so does the oven."""


def go_on(page: Page, says: str) -> None:
    """Wait until the teacher says this, and go on."""
    expect(page.get_by_label("Learn in one bake")).to_contain_text(says, timeout=LONG)
    page.get_by_role("button", name="Go on").click()


def take_turn(page: Page, kind: str, order: str | None = None, stack: str = "Supply") -> None:
    """Choose cards, an order and a stack, and confirm."""
    page.get_by_role("radio", name=kind, exact=True).check(force=True)
    if order is not None:
        page.get_by_role("radio", name=order).check(force=True)
    page.get_by_role("radio", name=stack).check(force=True)
    page.get_by_role("button", name="Bake it").click()


def to_the_first_turn(page: Page) -> None:
    go_on(page, "Signora Rossi")
    go_on(page, "one salami and four mushrooms")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("Tap your mushrooms")


def to_the_question(page: Page) -> None:
    to_the_first_turn(page)
    take_turn(page, "3 mushrooms")
    go_on(page, "Everybody heard it")
    go_on(page, "Pia put in a mushroom")
    take_turn(page, "1 salami", "4 mushrooms", "Orders")
    go_on(
        page,
        "Look, a Monotoni. Special orders want something odd. One of your own ingredient and 6",
    )
    go_on(page, "Pia wants four mushrooms as well")
    take_turn(page, "3 pineapples", "4 pineapples")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("you are the chef", timeout=LONG)
    page.get_by_role("button", name="Open the oven").click()
    go_on(page, "lock in what you think")
    go_on(page, "baked, and delivered")
    go_on(page, "Pia's order is burnt")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("may add it", timeout=LONG)


def test_the_lesson_ends_with_two_pizzas_and_at_a_table(open_page: Open) -> None:
    page = open_page("/learn", 360)
    to_the_question(page)
    check_accessible(page)
    page.get_by_role("button", name="one salami").click()
    expect(page.get_by_label("Learn in one bake")).to_contain_text("Two pizzas", timeout=LONG)
    check_accessible(page)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_who_declines_is_told_what_that_saved(open_page: Open) -> None:
    page = open_page("/learn")
    to_the_question(page)
    page.keyboard.press("2")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("a salami saved", timeout=LONG)
    page.get_by_role("button", name="From the start").click()
    expect(page.get_by_label("Learn in one bake")).to_contain_text("Signora Rossi")


def test_who_does_something_else_is_asked_again(open_page: Open) -> None:
    page = open_page("/learn")
    to_the_first_turn(page)
    take_turn(page, "1 olive")
    expect(page.get_by_text("A fine idea")).to_be_visible()
    take_turn(page, "3 mushrooms")
    expect(page.get_by_label("Learn in one bake")).to_contain_text(
        "Everybody heard it", timeout=LONG
    )
    expect(page.get_by_text("A fine idea")).to_have_count(0)


def test_it_can_be_left_and_resumed(open_page: Open) -> None:
    page = open_page("/learn")
    to_the_first_turn(page)
    take_turn(page, "3 mushrooms")
    go_on(page, "Everybody heard it")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("Pia put in", timeout=LONG)
    page.get_by_role("link", name="Leave").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/learn")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("Pia put in")
    expect(page.get_by_text("6 cards are in the oven.")).to_have_count(1)
    page.get_by_role("button", name="From the start").click()
    expect(page.get_by_text("The oven is empty.")).to_have_count(1)


def test_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/learn")
    for says in ("Signora Rossi", "one salami and four mushrooms"):
        expect(page.get_by_label("Learn in one bake")).to_contain_text(says)
        expect(page.get_by_role("button", name="Go on")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_label("Learn in one bake")).to_contain_text("Tap your mushrooms")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Learn in one bake")).to_contain_text(
        "Everybody heard it", timeout=LONG
    )
    expect(page.get_by_role("button", name="Go on")).to_be_focused()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_it_is_accessible(open_page: Open, width: int, scheme: str) -> None:
    page = open_page("/learn", width, scheme)
    go_on(page, "Signora Rossi")
    check_accessible(page)
