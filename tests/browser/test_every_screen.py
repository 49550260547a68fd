"""Every screen in every language and width, by day and by night; languages and settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.browsing import LOCALES, Open, check_everywhere, check_explains, check_fits
from support.browser.ways_in import lay, unfold
from support.servers import Served, open_table

LANGUAGES = {
    "en-GB": "Play now",
    "de-AT": "Jetzt spielen",
    "es-MX": "Jugar ya",
    "it-IT": "Gioca subito",
    "fr-CA": "Jouer tout de suite",
    "pt-BR": "Play now",
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_browser_chooses_the_language(open_page: Open, locale: str) -> None:
    page = open_page(locale=locale)
    expect(page.get_by_role("button", name=LANGUAGES[locale])).to_be_visible()
    chosen = locale[:2] if locale != "pt-BR" else "en"
    assert page.locator("html").get_attribute("lang") == chosen


def test_another_language_is_chosen_and_kept(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


def test_settings_are_kept(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Night").check()
    page.get_by_label("As little as possible").check()
    page.get_by_label("Sound").check()
    page.get_by_text("Call things what you like").click()
    page.get_by_label("pineapple").fill("cheese")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sound")).to_be_checked()
    page.get_by_text("Call things what you like").click()
    expect(page.get_by_label("pineapple")).to_have_value("cheese")


def test_every_screen_is_for_everybody(open_page: Open, served: Served) -> None:
    open_table(served.url, public=True)
    page = open_page("/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    unfold(page)
    expect(page.get_by_role("radio", name="Oven edition")).to_be_visible()
    check_everywhere(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Call things what you like").click()
    check_everywhere(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("dialog").get_by_label("Your name")).to_be_focused()
    check_everywhere(page)
    page.keyboard.press("Escape")
    lay(page, "Alba")
    invited = open_page(page.url)
    expect(invited.get_by_role("heading", name="A table for you")).to_be_visible()
    check_everywhere(invited)
    page.get_by_role("button", name="Seat a bot").first.click()
    page.get_by_role("listitem").filter(has_text="Giulia").get_by_text("Change").click()
    page.get_by_text("Change the table").click()
    expect(page.get_by_role("button", name="Agree on this")).to_be_visible()
    expect(page.get_by_role("img", name="QR code with the link")).to_be_visible()
    check_everywhere(page)
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    check_everywhere(page)
    page.goto("/clubs")
    expect(page.get_by_role("heading", name="Start a club")).to_be_visible()
    check_everywhere(page)
    page.goto("/club/nosuchclub")
    expect(page.get_by_role("heading", name="No such club")).to_be_visible()
    check_everywhere(page)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="Nothing in the oven here")).to_be_visible()
    check_everywhere(page)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_fits_a_phone(open_page: Open, locale: str) -> None:
    page = open_page("/", 360, locale=locale)
    page.locator("summary").first.click()
    expect(page.get_by_role("radio").first).to_be_visible()
    page.locator("summary").nth(1).click()
    expect(page.locator("input[type=file]")).to_be_visible()
    check_fits(page)
    page.locator("header button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_fits(page)
    page.keyboard.press("Escape")
    page.locator("button.friends").click()
    check_fits(page)
    page.locator("form input").first.fill("Alba")
    page.locator("form button[type=submit]").click()
    expect(page.locator("ol li")).to_have_count(4)
    check_fits(page)


def test_everything_to_press_is_large_enough(open_page: Open) -> None:
    page = open_page("/", 360)
    unfold(page)
    expect(page.get_by_role("radio", name="Oven edition")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, summary, select, nav a, label:has(input)')]
        .filter((each) => each.checkVisibility())
        .map((each) => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect().height])
        .filter(([, height]) => height < 44)"""
    )
    assert small == []
    check_explains(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    check_explains(page)
