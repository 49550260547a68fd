"""The rulebook: every edition in every language, its anchors, its pictures, its ends."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from support.browser.browsing import Open, check_everywhere
from support.servers import Served, open_table

TITLES = {
    "en-GB": "The rules",
    "de-DE": "Die Regeln",
    "es-ES": "Las reglas",
    "it-IT": "Le regole",
    "fr-FR": "Les règles",
}
EDITIONS = ("original", "homoludicus", "waiter", "oven", "plus")
ONLY_SOME = {
    "R1.7": {"original", "homoludicus"},
    "R2.4": {"waiter", "oven"},
    "R3.3": {"waiter", "oven", "plus"},
    "R3.4": {"original", "homoludicus"},
    "R5.5": {"plus"},
    "R5.9": {"plus"},
    "R6.1": {"plus"},
    "R9.1": {"original", "homoludicus", "waiter", "oven"},
}
"""Rules that not every edition has; all others stand in every rulebook."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_has_its_own_rules(open_page: Open, edition: str) -> None:
    page = open_page(f"/rules/{edition}")
    expect(page.locator("[id='R10.5']")).to_be_visible()
    for rule, editions in ONLY_SOME.items():
        assert page.locator(f"[id='{rule}']").count() == (edition in editions), rule
    draws = page.locator("[id='R2.3']")
    expect(draws).to_contain_text("to 9 cards" if edition == "plus" else "to 7 cards")


@pytest.mark.parametrize("locale", TITLES)
def test_every_rule_has_words_in_every_language(open_page: Open, locale: str) -> None:
    page = open_page("/rules/plus", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[locale])
    expect(page.locator("[id='R10.5']")).to_be_visible()
    text = page.locator("main").inner_text()
    assert not re.findall(r"(?:rules?|order|example|kind|recipe|count)-[a-z0-9-]+", text)
    assert not re.findall(r"[{}$]", text)
    rules = page.locator(".rule").all_inner_texts()
    assert all(len(rule) > 30 for rule in rules)


def test_an_anchor_leads_to_its_rule(open_page: Open) -> None:
    page = open_page("/rules/plus#R5.9")
    expect(page.locator("[id='R5.9']")).to_be_in_viewport()
    expect(page.locator("[id='R5.9']")).to_be_focused()
    page.goto("/rules/oven#order-minimale")
    expect(page.locator("#order-minimale")).to_be_in_viewport()
    expect(page.locator("[id='R5.4']")).to_have_class(re.compile("wanted"))


def test_the_cards_of_a_colour_are_all_shown(open_page: Open, served: Served) -> None:
    page = open_page("/rules/plus")
    cards = httpx.get(f"{served.url}/api/editions/plus").json()["data"]["orders"]["yellow"]
    shown = page.locator(".cards [role=img]")
    expect(shown).to_have_count(len(cards))
    reconstructed = [card for card in cards if card["provenance"] == "reconstructed"]
    expect(page.locator(".cards li > span[aria-hidden]")).to_have_count(len(reconstructed))


def test_one_goes_from_edition_to_edition(open_page: Open) -> None:
    page = open_page("/rules")
    expect(page.get_by_role("link", name="Oven edition")).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="Mamma Mia! Plus").click()
    expect(page).to_have_url(re.compile("/rules/plus$"))
    expect(page.locator("[id='R6.1']")).to_be_visible()


def test_an_edition_of_ones_own_is_asked_for_at_the_table(open_page: Open, served: Served) -> None:
    data = httpx.get(f"{served.url}/api/editions/oven").json()["data"]
    own = {**data, "name": "mine", "title": "Mine", "hand_limit": 8}
    table = open_table(served.url, edition="mine", edition_data=own)["table"]
    page = open_page(f"/rules/mine?table={table}#R2.3")
    expect(page.get_by_role("heading", name="Mine")).to_be_visible()
    expect(page.locator("[id='R2.3']")).to_contain_text("to 8 cards")


def test_a_rulebook_that_cannot_be_fetched_says_so(open_page: Open) -> None:
    page = open_page("/")
    page.route("**/api/editions/**", lambda route: route.abort())
    page.goto("/rules/waiter")
    expect(page.get_by_role("alert")).to_contain_text("cannot be fetched")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[id='R1.1']")).to_be_visible()


def test_it_is_accessible(open_page: Open) -> None:
    page = open_page("/rules/plus")
    expect(page.locator("[id='R10.5']")).to_be_visible()
    check_everywhere(page)
