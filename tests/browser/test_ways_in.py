"""The ways in: from nothing to a seat, by mouse and by keyboard, and every end on the way."""

from __future__ import annotations

import re
from importlib.resources import files

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from support.browser.browsing import Open, check_everywhere, check_fits
from support.servers import Served, open_table, take_seat

LANGUAGES = {
    "en-GB": "Play now",
    "de-AT": "Gleich spielen",
    "es-MX": "Jugar ya",
    "it-IT": "Gioca subito",
    "fr-CA": "Jouer tout de suite",
    "pt-BR": "Play now",
}


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


# --- Play now ---


def test_one_button_and_it_is_your_turn(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/[A-Za-z0-9_-]+$"))
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    expect(page.get_by_role("button", name="Giulia")).to_be_visible()


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


def test_one_key_does_it_too(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    go_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page).to_have_title("Your turn! · Pizzaiolo")


def test_a_table_for_friends_is_opened_taken_and_dealt_by_keys_alone(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    go_to(page, "Play with friends")
    page.keyboard.press("Enter")
    # The name is asked at once.
    expect(page.get_by_role("dialog").get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Alba")
    page.keyboard.press("Enter")
    # The new screen begins at its heading.
    expect(page.get_by_role("heading", name="The table is laid")).to_be_focused()
    go_to(page, "Deal, with 3 bots")
    page.keyboard.press("Space")
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    expect(page.locator("main :focus")).to_be_visible()


def test_choices_are_kept_and_played(open_page: Open, served: Served) -> None:
    page = open_page()
    unfold(page)
    page.get_by_role("radio", name="Mamma Mia! Plus").check()
    page.get_by_role("radio", name="6 players").check()
    page.get_by_role("radio", name="Glass oven").check()
    page.get_by_label("Who plays in seat 2").select_option("nonna")
    page.get_by_label("Memory in this seat").nth(1).select_option("Nothing")
    page.get_by_role("radio", name="No show, only the result").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = httpx.get(f"{served.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    config = table["config"]
    assert (config["edition"], config["seats"], config["level"]) == ("plus", 6, "glass")
    assert (config["pace"], config["levels"][1]) == ("instant", "photographic")
    assert table["seats"][0]["name"] == "Ada"
    assert table["seats"][1]["bot"] == "nonna"
    # Back to the choices, everything is as it was left, and unfolded as it was.
    page.go_back()
    expect(page.get_by_role("radio", name="Mamma Mia! Plus")).to_be_checked()
    expect(page.get_by_label("Who plays in seat 2")).to_have_value("nonna")
    expect(page.get_by_label("Your name")).to_have_value("Ada")


def test_three_tables_are_ready_laid(open_page: Open, served: Served) -> None:
    page = open_page(width=360)
    page.get_by_text("Choose the table yourself").click()
    expect(page.get_by_role("radio", name="The usual")).to_be_checked()
    page.get_by_role("radio", name="A full evening").check()
    page.get_by_role("radio", name="Strong").check()
    # What begins the game is in sight, wherever one looks.
    for place in (0, 600, 10_000):
        page.evaluate("y => scrollTo(0, y)", place)
        expect(page.get_by_role("button", name="Play now")).to_be_in_viewport()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = httpx.get(f"{served.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (table["config"]["edition"], table["config"]["seats"]) == ("plus", 6)
    bots = [seat.get("bot") for seat in table["seats"]]
    assert bots == [None, "nonna", "ferri", "tommaso", "giulia", "rossi"]


def test_bots_have_stars_and_nobody_is_chosen_twice(open_page: Open) -> None:
    page = open_page()
    unfold(page)
    second, third = (page.get_by_label(f"Who plays in seat {seat}") for seat in (2, 3))
    expect(second).to_have_value("giulia")
    expect(second.locator("option").first).to_have_text("Pia ★☆☆☆")
    expect(second.locator("option").last).to_have_text("Nonna ★★★★")
    expect(page.get_by_text("Pays attention.").first).to_be_visible()
    third.select_option("giulia")
    expect(second).to_have_value("carlo")


def test_a_colour_that_an_edition_has_not_is_no_obstacle(open_page: Open) -> None:
    page = open_page()
    unfold(page)
    page.get_by_role("radio", name="Mamma Mia! Plus").check()
    page.get_by_label("Your colour").select_option("pink")
    page.get_by_role("radio", name="Oven edition").check()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")


def test_an_edition_has_only_the_choices_that_it_has(open_page: Open) -> None:
    page = open_page()
    unfold(page)
    expect(page.get_by_label("Double cards")).to_be_visible()
    expect(page.get_by_label("Helping")).to_have_count(0)
    expect(page.get_by_role("radio", name="6 players")).to_have_count(0)
    page.get_by_role("radio", name="Mamma Mia! Plus").check()
    expect(page.get_by_label("Double cards")).to_have_count(0)
    expect(page.get_by_label("Helping")).to_be_visible()
    expect(page.get_by_role("radio", name="6 players")).to_be_visible()


def test_an_own_edition_is_checked_and_played(open_page: Open, served: Served) -> None:
    text = (files("pizzaiolo.editions") / "oven.toml").read_text(encoding="utf-8")
    page = open_page()
    unfold(page)
    field = page.get_by_label("An edition of your own")
    broken = text.replace("copies = 13", "copies = 0")
    field.set_input_files({"name": "a.toml", "mimeType": "", "buffer": broken.encode()})
    expect(page.get_by_role("alert").filter(has_text="copies")).to_be_visible()
    mine = text.replace('"Mamma Mia! (oven edition)"', '"From my kitchen"')
    field.set_input_files({"name": "b.toml", "mimeType": "", "buffer": mine.encode()})
    expect(page.get_by_text("Your edition: From my kitchen")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = httpx.get(f"{served.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["title"] == "From my kitchen"


# --- With friends ---


def test_two_friends_meet_by_a_link(open_page: Open) -> None:
    host = open_page()
    unfold(host)
    host.get_by_role("radio", name="2 players").check()
    lay(host, "Alba")
    expect(host.get_by_role("img", name="QR code with the link")).to_be_visible()
    link = host.get_by_label("The table's link").input_value()
    assert link == host.url
    guest = open_page(link, width=360)
    expect(guest.get_by_role("heading", name="A table for you")).to_be_visible()
    guest.get_by_label("Your name").fill("Alba")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert").filter(has_text="has that name")).to_be_visible()
    guest.get_by_label("Your name").fill("Beate")
    guest.get_by_label("red").check()
    guest.get_by_role("button", name="Sit down").click()
    # The last seat is taken: the cards are dealt, and it is the host who begins.
    expect(host).to_have_title("Your turn! · Pizzaiolo")
    expect(guest.get_by_text("Alba").first).to_be_visible()
    assert "Your turn" not in guest.title()


def test_the_invited_read_who_invites_them_and_can_look_things_up(open_page: Open) -> None:
    host = open_page()
    lay(host, "Alba")
    guest = open_page(host.url, width=360)
    expect(
        guest.get_by_text("Alba invites you to play Mamma Mia! (Oven edition, 4 players).")
    ).to_be_visible()
    assert guest.get_by_role("link", name="The rules").get_attribute("href") == "/rules/oven"
    assert guest.get_by_role("link", name="Learn it in one bake").is_visible()
    sit_down(guest, "Beate")
    assert guest.get_by_role("link", name="The rules").is_visible()


def test_a_face_is_picked_kept_and_seen_by_the_others(open_page: Open) -> None:
    host = open_page()
    host.get_by_role("button", name="Play with friends").click()
    asked = host.get_by_role("dialog")
    asked.get_by_label("Your name").fill("Alba")
    before = asked.locator(".face svg").inner_html()
    asked.get_by_role("button", name="Hair", exact=True).click()
    expect(asked.locator(".face path")).not_to_have_count(0)
    picked = asked.locator(".face svg").inner_html()
    assert picked != before
    asked.get_by_role("button", name="Lay the table").click()
    expect(host.get_by_role("heading", name="The table is laid")).to_be_visible()
    guest = open_page(host.url)
    alba = guest.get_by_role("listitem").filter(has_text="Alba")
    expect(alba).to_be_visible()
    assert alba.locator(".face svg").inner_html() == picked
    host.goto("/")
    host.get_by_role("button", name="Play with friends").click()
    expect(host.get_by_role("dialog").get_by_label("Your name")).to_have_value("Alba")
    assert host.get_by_role("dialog").locator(".face svg").inner_html() == picked


def test_a_host_without_a_seat_is_asked_before_the_deal(open_page: Open, served: Served) -> None:
    made = open_table(served.url, seats=4)
    host = open_page(made["link"])
    host.get_by_role("button", name="Deal, with 4 bots").click()
    asked = host.get_by_role("dialog", name="Deal without you?")
    expect(asked.get_by_text("bots play alone and you look on")).to_be_visible()
    asked.get_by_role("button", name="Sit down first").click()
    expect(host.get_by_label("Your name")).to_be_focused()
    assert httpx.get(f"{served.url}/api/tables/{made['table']}").json()["phase"] == "waiting"
    host.get_by_role("button", name="Deal, with 4 bots").click()
    host.get_by_role("button", name="Deal and look on").click()
    expect(host.get_by_text("You are looking on.")).to_be_visible()


def test_the_host_seats_bots_frees_seats_and_deals(open_page: Open) -> None:
    host = open_page()
    lay(host, "Alba")
    host.get_by_role("button", name="Seat a bot").first.click()
    expect(host.get_by_text("Three mushrooms")).to_be_visible()
    expect(host.get_by_text("Giulia", exact=True).first).to_be_visible()
    expect(host.get_by_role("button", name="Deal, with 2 bots")).to_be_visible()
    guest = open_page(host.url)
    sit_down(guest, "Beate")
    expect(guest.get_by_text("One seat is still free.")).to_be_visible()
    beate = host.get_by_role("listitem").filter(has_text="Beate")
    beate.get_by_text("Change").click()
    beate.get_by_role("button", name="New link for this seat").click()
    # Whoever has the new link has the seat; the old one is void.
    expect(guest.get_by_role("heading", name="Your seat has a new owner")).to_be_visible()
    link = host.get_by_label("The seat's link").input_value()
    back = open_page(link)
    expect(back.get_by_role("heading", name="The table is laid")).to_be_visible()
    assert back.url == host.url
    beate.get_by_role("button", name="Free the seat").click()
    expect(host.get_by_text("Seat 3 is free")).to_be_visible()
    host.get_by_role("button", name="Deal, with 2 bots").click()
    expect(host).to_have_title("Your turn! · Pizzaiolo")


def test_the_host_agrees_on_something_else_before_the_deal(open_page: Open, served: Served) -> None:
    host = open_page()
    lay(host, "Alba")
    guest = open_page(host.url)
    sit_down(guest, "Beate")
    agreed = "Oven edition · 4 players · The last turn · At ease"
    expect(guest.get_by_text(agreed)).to_be_visible()
    assert guest.get_by_text("Change the table").count() == 0
    host.get_by_text("Change the table").click()
    host.get_by_role("radio", name="Mamma Mia! Plus").check()
    host.get_by_role("radio", name="3 players").check()
    host.get_by_label("Helping").uncheck()
    host.get_by_role("radio", name="Chalkboard").check()
    host.get_by_label("Memory in this seat").nth(1).select_option("Glass oven")
    host.get_by_role("radio", name="Quickly").check()
    host.get_by_role("radio", name="30 seconds").check()
    # Nothing is changed yet: one may still leave it as it is.
    expect(guest.get_by_text(agreed)).to_be_visible()
    host.get_by_role("button", name="Agree on this").click()
    for page in (host, guest):
        expect(page.get_by_text("Mamma Mia! Plus · 3 players · No helping")).to_be_visible()
        expect(page.get_by_text("· Chalkboard · Quickly · 30 seconds")).to_be_visible()
    expect(host.locator("summary", has_text="Change the table")).to_be_focused()
    table = httpx.get(f"{served.url}/api/tables/{host.url.rsplit('/', 1)[1]}").json()
    assert [seat.get("name") for seat in table["seats"]] == ["Alba", "Beate", None]
    assert (table["config"]["levels"][1], table["config"]["start"]) == ("glass", 0)
    # A seat that is taken cannot go.
    host.get_by_role("button", name="Seat a bot").click()
    host.get_by_text("Change the table").click()
    expect(host.get_by_role("radio", name="2 players")).to_be_disabled()
    expect(host.get_by_text("Fewer only when the seats at the end are free.")).to_be_visible()
    host.get_by_role("button", name="Leave it as it is").click()
    expect(host.get_by_role("button", name="Agree on this")).to_have_count(0)


def test_an_own_edition_stays_when_something_else_is_changed(open_page: Open) -> None:
    text = (files("pizzaiolo.editions") / "oven.toml").read_text(encoding="utf-8")
    mine = text.replace('"Mamma Mia! (oven edition)"', '"From my kitchen"')
    host = open_page()
    unfold(host)
    field = host.get_by_label("An edition of your own")
    field.set_input_files({"name": "b.toml", "mimeType": "", "buffer": mine.encode()})
    expect(host.get_by_text("Your edition: From my kitchen")).to_be_visible()
    lay(host, "Alba")
    host.get_by_text("Change the table").click()
    expect(host.get_by_text("Your edition: From my kitchen")).to_be_visible()
    host.get_by_label("Double cards").check()
    host.get_by_role("button", name="Agree on this").click()
    expect(host.get_by_text("From my kitchen · 4 players · Double cards")).to_be_visible()


def test_a_game_whose_answer_was_lost_is_not_opened_twice(open_page: Open) -> None:
    page = open_page()
    asked: list[str] = []

    def lose(route: Route) -> None:
        """The server hears and does it; its answer does not arrive."""
        asked.append(route.fetch().json()["table"])
        route.abort()

    page.route("**/api/play", lose, times=1)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    assert page.url.endswith(f"/t/{asked[0]}")


def test_whoever_waits_can_practise_and_is_called(open_page: Open) -> None:
    host = open_page()
    unfold(host)
    host.get_by_role("radio", name="2 players").check()
    lay(host, "Alba")
    host.get_by_role("button", name="Practise meanwhile").click()
    expect(host.get_by_text("You are practising. At your table: 1 of 2.")).to_be_visible()
    guest = open_page(host.url)
    guest.get_by_label("Your name").fill("Beate")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("You are practising")).to_have_count(0)
    expect(host).to_have_title("Your turn! · Pizzaiolo")
    expect(host.get_by_text("Beate").first).to_be_visible()


def test_public_tables_are_listed_and_joined(open_page: Open, served: Served) -> None:
    made = open_table(served.url, public=True, seats=3)
    page = open_page()
    page.get_by_role("link", name="Sit down (3 of 3 free)").click()
    expect(page).to_have_url(f"{served.url}/t/{made['table']}")
    expect(page.get_by_role("heading", name="A table for you")).to_be_focused()


# --- Coming back ---


def test_a_reload_leads_back_to_the_same_hand(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    page.reload()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    page.goto("/")
    page.get_by_role("link", name="Back to your game").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")


def test_a_second_device_takes_over_and_the_first_can_take_back(open_page: Open) -> None:
    host = open_page()
    lay(host, "Alba")
    host.get_by_role("button", name="Settings").click()
    host.get_by_text("Go on with another device").click()
    link = host.get_by_label("The seat's link").input_value()
    host.keyboard.press("Escape")
    phone = open_page(link, width=360)
    expect(phone.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(host.get_by_role("heading", name="You play on another device")).to_be_visible()
    host.get_by_role("button", name="Play here").click()
    expect(host.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(phone.get_by_role("heading", name="You play on another device")).to_be_visible()


def test_a_lost_network_comes_back_by_itself(open_page: Open) -> None:
    page = open_page()
    lay(page, "Alba")
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    page.get_by_role("button", name="Deal, with 3 bots").click()
    expect(page).to_have_title("Your turn! · Pizzaiolo")


def test_a_full_table_says_so_and_can_be_looked_at(open_page: Open, served: Served) -> None:
    made = open_table(served.url, seats=2, start_when_full=False)
    for name in ("Alba", "Beate"):
        take_seat(served.url, made["table"], name)
    page = open_page(made["page"])
    expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()


def test_a_table_that_is_gone_says_so(open_page: Open) -> None:
    page = open_page("/t/nosuchtable")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_that_leads_nowhere_leads_on(open_page: Open) -> None:
    page = open_page("/pizza/quattro/stagioni")
    expect(page.get_by_role("heading", name="Nothing in the oven here")).to_be_visible()


# --- Languages and settings ---


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_browser_chooses_the_language(open_page: Open, locale: str) -> None:
    page = open_page(locale=locale)
    expect(page.get_by_role("button", name=LANGUAGES[locale])).to_be_visible()
    chosen = locale[:2] if locale != "pt-BR" else "en"
    assert page.locator("html").get_attribute("lang") == chosen


def test_another_language_is_chosen_and_kept(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("button", name="Gleich spielen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Gleich spielen")).to_be_visible()


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


# --- Every screen, three widths, by day and by night ---


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
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="Nothing in the oven here")).to_be_visible()
    check_everywhere(page)


@pytest.mark.parametrize("locale", ["de-DE", "es-ES", "it-IT", "fr-FR"])
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
