"""With friends: a link, a seat, bots where somebody is missing, and the deal."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import httpx
import pytest
from playwright.sync_api import Route, expect

from support.browser.browsing import LOCALES, Open, check_accessible
from support.browser.ways_in import lay, sit_down, unfold
from support.servers import Served, open_table


def test_two_friends_meet_by_a_link(open_page: Open) -> None:
    host = open_page()
    unfold(host)
    host.get_by_role("radio", name="2 players").check()
    lay(host, "Alba")
    expect(host.get_by_role("img", name="QR code with the link")).to_be_visible()
    link = host.get_by_label("The table’s link").input_value()
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


IN_SIGHT: Final = """what => {
  const box = what.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && what.contains(there);
}"""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_invited_need_not_look_for_the_seat(open_page: Open, locale: str) -> None:
    host = open_page()
    lay(host, "Großmutter Hildegard")
    guest = open_page(host.url, width=360, locale=locale)
    invitation = guest.locator(".invitation")
    expect(invitation).to_contain_text("Großmutter Hildegard")
    for what in (invitation, guest.locator("form input").first, guest.locator("[type=submit]")):
        assert what.evaluate(IN_SIGHT)


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
    # At the table, too, and on the sheet about a seat.
    host.get_by_role("button", name=re.compile("^Deal, with")).click()
    guest.get_by_role("button", name=re.compile("^Alba, ")).click()
    sheet = guest.get_by_role("dialog", name="Alba")
    expect(sheet).to_be_visible()
    assert sheet.locator(".face svg").inner_html() == picked
    host.goto("/")
    host.get_by_role("button", name="Play with friends").click()
    expect(host.get_by_role("dialog").get_by_label("Your name")).to_have_value("Alba")
    assert host.get_by_role("dialog").locator(".face svg").inner_html() == picked


def test_a_face_is_drawn_kept_and_seen_by_the_others(open_page: Open) -> None:
    host = open_page(width=360)
    host.get_by_role("button", name="Play with friends").click()
    asked = host.get_by_role("dialog")
    asked.get_by_label("Your name").fill("Alba")
    asked.get_by_role("button", name="Draw my own").click()
    paper = asked.get_by_role("img", name="Draw my own")
    # A phone's sheet is longer than its screen: the paper is brought into sight.
    expect(paper).to_be_in_viewport(ratio=1)
    lines = paper.locator("svg path")
    expect(lines).to_have_count(0)

    def stroke(*places: tuple[float, float]) -> None:
        box = paper.bounding_box()
        assert box is not None
        first, *others = [
            (box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in places
        ]
        host.mouse.move(*first)
        host.mouse.down()
        for place in others:
            host.mouse.move(*place)
        host.mouse.up()

    stroke((0.35, 0.4))
    asked.get_by_role("radio", name="red").check(force=True)
    stroke((0.3, 0.6), (0.5, 0.75), (0.7, 0.6))
    stroke((0.6, 0.4))
    expect(lines).to_have_count(3)
    asked.get_by_role("button", name="Take back a line").click()
    expect(lines).to_have_count(2)
    check_accessible(host)
    drawn = paper.locator("svg").inner_html()
    asked.get_by_role("button", name="Lay the table").click()
    expect(host.get_by_role("heading", name="The table is laid")).to_be_visible()
    guest = open_page(host.url)
    alba = guest.get_by_role("listitem").filter(has_text="Alba")
    expect(alba.locator(".face path")).to_have_count(2)
    assert alba.locator(".face svg").inner_html() == drawn
    host.goto("/")
    host.get_by_role("button", name="Play with friends").click()
    assert host.get_by_role("dialog").locator(".face svg").inner_html() == drawn


@pytest.mark.parametrize("way", ["Each on their own device", "On this device"])
def test_on_a_phone_the_button_of_the_sheet_is_in_sight(open_page: Open, way: str) -> None:
    host = open_page(width=360)
    host.get_by_role("button", name="Play with friends").click()
    asked = host.get_by_role("dialog")
    asked.get_by_role("radio", name=way).check()
    button = asked.locator("form button[type=submit]")
    expect(button).to_be_in_viewport(ratio=1)
    asked.locator("p.club a").focus()
    expect(button).to_be_in_viewport(ratio=1)


def test_a_host_without_a_seat_is_asked_before_the_deal(open_page: Open, served: Served) -> None:
    made = open_table(served.url, seats=4)
    host = open_page(made["link"])
    host.get_by_role("button", name="Deal, with 4 bots").click()
    asked = host.get_by_role("dialog", name="Deal without you?")
    expect(asked.get_by_text("bots play alone and you watch")).to_be_visible()
    asked.get_by_role("button", name="Sit down first").click()
    expect(host.get_by_label("Your name")).to_be_focused()
    assert httpx.get(f"{served.url}/api/tables/{made['table']}").json()["phase"] == "waiting"
    host.get_by_role("button", name="Deal, with 4 bots").click()
    host.get_by_role("button", name="Deal and watch").click()
    expect(host.get_by_text("You are watching.")).to_be_visible()


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
    link = host.get_by_label("The seat’s link").input_value()
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
    agreed = "Oven edition · 4 players · Memory aid: The last turn · Oven: At ease"
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
        memory = "· Memory aid: Chalkboard · Oven: Quickly · 30 seconds a turn"
        expect(page.get_by_text(memory)).to_be_visible()
        # A seat tells of its memory where that is not the table's.
        seats = page.get_by_role("listitem")
        expect(seats.filter(has_text="Beate")).to_contain_text("Memory aid: Glass oven")
        expect(seats.filter(has_text="Alba")).not_to_contain_text("Memory")
    expect(host.locator("summary", has_text="Change the table")).to_be_focused()
    table = httpx.get(f"{served.url}/api/tables/{host.url.rsplit('/', 1)[1]}").json()
    assert [seat.get("name") for seat in table["seats"]] == ["Alba", "Beate", None]
    assert (table["config"]["levels"][1], table["config"]["start"]) == ("glass", 0)
    # A seat that is taken cannot go.
    host.get_by_role("button", name="Seat a bot").click()
    host.get_by_text("Change the table").click()
    expect(host.get_by_role("radio", name="2 players")).to_be_disabled()
    expect(host.get_by_text("Only free seats at the end can go.")).to_be_visible()
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


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1440, 900)])
def test_the_banner_of_a_practice_game_lies_on_nothing(
    open_page: Open, width: int, height: int
) -> None:
    host = open_page(width=1440)
    lay(host, "Alba")
    host.set_viewport_size({"width": width, "height": height})
    host.get_by_role("button", name="Practise meanwhile").click()
    host.locator(".own-hand .kind").first.wait_for()
    # From top to bottom: the banner, the head of the table, the hand, the edge of the screen.
    host.wait_for_function("""() => {
      const of = (what) => document.querySelector(what).getBoundingClientRect();
      const [banner, head, hand] = ['.meanwhile', 'header', '.own-hand'].map(of);
      const inOrder = banner.bottom <= head.top + 1 && head.bottom <= hand.top + 1;
      const onScreen = banner.top >= 0 && hand.bottom <= innerHeight + 1;
      return inOrder && onScreen && document.documentElement.scrollHeight <= innerHeight;
    }""")
    host.get_by_role("button", name="Back to the table").click()
    expect(host.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(host.get_by_text("You are practising")).to_have_count(0)
    expect(host.locator(".own-hand")).to_have_count(0)


def test_public_tables_are_listed_and_joined(open_page: Open, served: Served) -> None:
    made = open_table(served.url, public=True, seats=3)
    page = open_page()
    page.get_by_role("link", name="Sit down (3 of 3 free)").click()
    expect(page).to_have_url(f"{served.url}/t/{made['table']}")
    expect(page.get_by_role("heading", name="A table for you")).to_be_focused()
