"""A club in the browser: founded, joined, played in, taken along, left and forgotten."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from support.browser.browsing import LOCALES, Open, check_accessible, check_everywhere, check_fits
from support.browser.club_page import found, join, wants_quick_games
from support.browser.table_page import play_together

LANGUAGES = {
    "en-GB": ("Start the club", "Join"),
    "de-DE": ("Gründen", "Beitreten"),
    "es-ES": ("Fundarlo", "Unirme"),
    "it-IT": ("Fondalo", "Entra"),
    "fr-FR": ("Le fonder", "Rejoindre"),
}


def members(page: Page) -> list[str]:
    region = page.get_by_role("region", name="Members")
    return [
        each.strip().split("\n")[0] for each in region.get_by_role("listitem").all_inner_texts()
    ]


def take_along(open_page: Open, page: Page, book: str) -> None:
    """The book as files, and its one game brought into another club, whose Alba it was."""
    page.goto(book)
    page.get_by_text("Take games with you, bring games in").click()
    links = page.get_by_role("link", name=re.compile("CSV|Records"))
    files = [page.request.get(each.get_attribute("href") or "") for each in links.all()]
    assert [file.status for file in files] == [200, 200, 200]
    assert "Alba" in files[0].text()
    other = open_page("/clubs")
    other.goto(f"{found(other, 'Elsewhere', 'Alba')}/book")
    other.get_by_text("Take games with you, bring games in").click()
    records = FilePayload(name="records.jsonl", mimeType="", buffer=files[2].body())
    other.get_by_label("Choose records").set_input_files(records)
    expect(other.get_by_text("One record found. Who is who?")).to_be_visible()
    expect(
        other.get_by_role("combobox", name="Alba", exact=True).locator("option:checked")
    ).to_have_text("Alba")
    check_everywhere(other)
    other.get_by_role("button", name="Bring in one game").click()
    expect(other.get_by_text("One game is in the book.")).to_be_visible()
    expect(other.get_by_text("Brought in from elsewhere")).to_be_visible()


def test_two_people_found_join_and_find_their_game_in_the_book(open_page: Open) -> None:
    alba = open_page("/")
    alba.get_by_role("region", name="Always the same people?").get_by_role("link").click()
    expect(alba.get_by_role("heading", name="Clubs", level=1)).to_be_focused()
    link = found(alba, "Thursdays", "Alba")
    expect(alba.get_by_text("The first page is still blank")).to_be_visible()

    bruno = open_page(link, 360)
    expect(bruno.get_by_text("Alba will be glad to have you.")).to_be_visible()
    check_everywhere(bruno)
    bruno.get_by_role("button", name="Join", exact=True).click()
    expect(bruno.get_by_role("alert")).to_have_text("Tell the others what you are called.")
    join(bruno, "Bruno")
    expect(alba.get_by_role("button", name="Change Bruno")).to_be_visible()

    wants_quick_games(alba)
    alba.get_by_role("button", name="Play in this club").click()
    expect(alba.get_by_role("heading", name="The table is laid")).to_be_visible()
    bruno.get_by_role("button", name="Sit down").click()
    play_together([alba, bruno])

    # The end leads back to the club, and says what it changed.
    for page in (alba, bruno):
        expect(page.get_by_text(re.compile("Your rating: [0-9.]+ ± [0-9.]+"))).to_be_visible()
    alba.get_by_role("link", name="To the club").click()
    standings = alba.get_by_role("table", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(3)
    check_everywhere(alba)
    alba.get_by_role("link", name="Open the book").click()
    expect(alba.get_by_role("img", name="Ratings over time")).to_be_visible()
    expect(alba.get_by_role("table", name="Who beat whom")).to_contain_text("Bruno")
    game = alba.get_by_role("region", name="The games").get_by_role("listitem").first
    expect(game).to_contain_text("1st")
    check_everywhere(alba)
    game.get_by_role("link", name="Replay and review").click()
    expect(alba).to_have_url(re.compile("/replay/"))
    take_along(open_page, alba, f"{link}/book")

    # Bruno leaves, and wants to be forgotten: what he played counts for somebody.
    bruno.get_by_role("link", name="To the club").click()
    bruno.get_by_role("button", name="Change Bruno").click()
    bruno.get_by_role("button", name="Leave the club").click()
    bruno.get_by_role("radio", name=re.compile("^Forget it")).check()
    bruno.get_by_role("button", name="Leave the club").click()
    expect(bruno).to_have_url(re.compile("/clubs$"))
    assert bruno.evaluate("localStorage.getItem('pizzaiolo.clubs')") == "[]"
    alba.goto(f"{link}/book")
    expect(alba.get_by_role("table", name="Standings")).to_contain_text("somebody")
    expect(alba.get_by_role("table", name="Who beat whom")).to_contain_text("somebody")
    assert "Bruno" not in alba.content()


def test_a_place_in_a_club_moves_to_another_device(open_page: Open) -> None:
    page = open_page("/clubs")
    link = found(page, "Travellers", "Alba")
    page.get_by_text("Your place on another device").click()
    carried = page.get_by_label("The link to your place").input_value()
    device = open_page(carried, 360)
    expect(device.get_by_role("button", name="Play in this club")).to_be_visible()
    assert "#" not in device.url
    assert members(device) == ["Alba you"]
    # A device that has a place of its own is asked first.
    other = open_page(link)
    join(other, "Bruno")
    other.goto(carried)
    other.reload()
    ask = other.get_by_role("dialog", name="Your place on another device")
    ask.get_by_role("button", name="Keep mine").click()
    expect(other.get_by_role("button", name="Change Bruno")).to_be_visible()


def test_a_keeper_looks_after_the_club(open_page: Open) -> None:
    page = open_page("/clubs")
    link = found(page, "Sundays", "Alba")
    guests = [open_page(link), open_page(link)]
    for guest, name in zip(guests, ("Bruno", "Brunetto"), strict=True):
        join(guest, name)

    # Two devices, one person.
    page.get_by_role("button", name="Change Brunetto").click()
    dialog = page.get_by_role("dialog")
    check_everywhere(page)
    dialog.get_by_label("Two members, one person?").select_option("Bruno")
    dialog.get_by_role("button", name="Merge").click()
    dialog.get_by_role("button", name="Merge").click()
    expect(page.get_by_role("button", name="Change Brunetto")).to_have_count(0)
    expect(guests[1].get_by_role("button", name="Change Bruno")).to_be_visible()

    # A bot, another name, a second keeper.
    page.get_by_text("Look after the club").click()
    page.get_by_label("A bot as a member").select_option("Nonna")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("region", name="Members")).to_contain_text("Nonna")
    page.get_by_label("What the club is called").fill("Mondays")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Mondays", level=1)).to_be_visible()
    check_everywhere(page)
    page.get_by_role("button", name="Change Bruno").click()
    page.get_by_role("button", name="Make them a keeper").click()
    expect(guests[0].get_by_text("Look after the club")).to_be_visible()

    # A member who was removed looks in, and cannot come back.
    page.get_by_role("button", name="Change Bruno").click()
    page.get_by_role("button", name="Remove from the club").click()
    page.get_by_role("button", name="Remove from the club").click()
    guest = guests[0]
    expect(guest.get_by_role("heading", name="Welcome back")).to_be_visible()
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("heading", name="You are no longer a member")).to_be_visible()
    check_accessible(guest)

    page.get_by_role("button", name="Close the club").click()
    page.get_by_role("button", name="Close it for good").click()
    expect(page).to_have_url(re.compile("/clubs$"))
    closed = open_page(link)
    expect(closed.get_by_role("heading", name="This club is closed")).to_be_visible()
    check_accessible(closed)


def test_a_server_that_is_asked_too_often_costs_nobody_their_place(open_page: Open) -> None:
    page = open_page("/clubs")
    link = found(page, "Patience", "Alba")
    refusal = {"code": "rate_limited", "text": "Wait."}
    page.route("**/api/clubs/*", lambda route: route.fulfill(status=429, json=refusal))
    page.goto(link)
    expect(page.get_by_role("heading", name="The club does not answer")).to_be_visible()
    page.unroute("**/api/clubs/*")
    expect(page.get_by_role("button", name="Change Alba")).to_be_visible()


def test_no_such_club_and_no_network(open_page: Open) -> None:
    page = open_page("/club/nosuchclub123456")
    expect(page.get_by_role("heading", name="No such club")).to_be_visible()
    expect(page.get_by_role("link", name="Clubs")).to_be_visible()
    page.goto("/clubs")
    found(page, "Alone", "Alba")
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    expect(page.get_by_role("heading", name="Alone", level=1)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_club_fits_a_phone_in_every_language(open_page: Open, locale: str) -> None:
    founding, joining = LANGUAGES[locale]
    page = open_page("/clubs", 360, locale=locale)
    fields = page.locator("form input")
    fields.nth(0).fill("Donaudampfschifffahrtsgesellschaftsbäcker")
    fields.nth(1).fill("Bartholomäus-Maximilian")
    check_fits(page)
    page.get_by_role("button", name=founding).click()
    expect(page.locator("details")).to_have_count(3)
    for closed in (1, 2):
        page.locator("details > summary").nth(closed).click()
    expect(page.locator("details svg[role=img]")).to_have_count(2)
    check_fits(page)
    guest = open_page(page.url, 360, locale=locale)
    expect(guest.get_by_role("button", name=joining, exact=True)).to_be_visible()
    check_fits(guest)
    page.goto(f"{page.url}/book")
    page.locator("details > summary").click()
    check_fits(page)
