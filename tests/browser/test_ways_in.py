"""Play now: from nothing to a game with bots, by mouse and by keyboard, with every choice."""

from __future__ import annotations

import re
from importlib.resources import files

import httpx
from playwright.sync_api import Route, expect

from support.browser.browsing import Open
from support.browser.ways_in import go_to, unfold
from support.servers import Served


def test_one_button_and_it_is_your_turn(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/[A-Za-z0-9_-]+$"))
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    expect(page.get_by_role("button", name="Giulia")).to_be_visible()


def test_a_phone_on_its_side_shows_the_button_at_once(open_page: Open) -> None:
    page = open_page(width=844)
    page.set_viewport_size({"width": 844, "height": 390})
    play = page.get_by_role("button", name="Play now").bounding_box()
    oven = page.locator(".picture .oven svg").first.bounding_box()
    assert play is not None
    assert oven is not None
    assert play["y"] + play["height"] <= 390
    assert oven["x"] >= play["x"] + play["width"], "the picture is beside it"


def test_what_a_button_says_can_be_read_while_the_mouse_rests_on_it(open_page: Open) -> None:
    page = open_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/play", hold)
    page.get_by_role("button", name="Play now").click()
    waiting = page.get_by_role("button", name="Dealing")
    expect(waiting).to_have_css("background-color", "rgb(243, 230, 205)")
    held[0].continue_()
    expect(page).to_have_title("Your turn! · Pizzaiolo")


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


def test_a_sheet_begins_at_its_top_where_the_field_with_the_focus_is_below_the_fold(
    open_page: Open,
) -> None:
    page = open_page(width=844)
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    expect(page.get_by_role("heading", name="Play with friends")).to_be_in_viewport()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Lay the table").click()
    # In the waiting room the link is in sight, above the button that deals.
    link = page.get_by_label("The table’s link").bounding_box()
    deal = page.locator(".deal").bounding_box()
    assert link is not None
    assert deal is not None
    assert link["y"] + link["height"] < deal["y"]
