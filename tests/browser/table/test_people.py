"""People at one table: a reload, a lost network, a second device; who looks on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from support.browser.browsing import Open
from support.browser.table_page import play_together, sit
from support.servers import Served, open_table, take_seat, web_get
from support.short_games import SHORT


def numbers(page: Page) -> str:
    """What the viewer's own hand looks like."""
    return page.get_by_role("group", name="Your ingredients").inner_text()


def test_two_people_with_everything_that_can_happen(open_page: Open, served: Served) -> None:
    table = open_table(served.url, seats=2, start=0, **SHORT)
    name = table["table"]
    links = [
        take_seat(served.url, name, "Alba", host=table["token"])["link"],
        take_seat(served.url, name, "Bruno")["link"],
    ]
    alba, bruno = (open_page(link) for link in links)
    play_together([alba, bruno], turns=4)

    # Bruno's turn has ended with his drawing: his hand is what it will be.
    expect(alba.locator("h1.mine")).to_be_visible()
    expect(bruno.locator("h1.mine")).to_have_count(0)

    # A reload: the hand is there again, and so is the turn.
    before = numbers(bruno)
    bruno.reload()
    expect(bruno.get_by_role("group", name="Your ingredients")).to_be_visible()
    assert numbers(bruno) == before
    play_together([alba, bruno], turns=4)

    # A lost network: it is said, nothing freezes, and the game goes on when it is back.
    alba.context.set_offline(True)
    expect(alba.get_by_role("alert")).to_contain_text("The connection is lost.")
    alba.context.set_offline(False)
    expect(alba.get_by_text("The connection is lost.")).to_be_hidden()
    play_together([alba, bruno], turns=4)

    # A second device: the first one is told, the second one plays on.
    second = open_page(links[1], width=360)
    expect(bruno.get_by_role("alert")).to_contain_text("You are playing on another device now.")
    assert numbers(second).split() != []
    play_together([alba, second])
    for page in (alba, second):
        expect(page.get_by_role("region", name="The end")).to_contain_text("Bruno")

    # When it is over the host plays again, and agrees on less help before.
    alba.get_by_role("button", name="Play again").click()
    for page in (alba, second):
        expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()
    alba.get_by_text("Change the table").click()
    alba.get_by_role("radio", name=re.compile("^Nothing")).check()
    alba.get_by_role("button", name="Agree on this").click()
    for page in (alba, second):
        expect(page.get_by_text("Short · 2 players · Memory aid: Nothing")).to_be_visible()
    alba.get_by_role("button", name="Deal the cards").click()
    expect(alba).to_have_title("Your turn! · Pizzaiolo")
    # Each page has added a salt of its own: the promise of this game was made after the last one.
    seats = web_get(f"{served.url}/api/tables/{name}").json()["seats"]
    assert [seat.get("salted") for seat in seats] == [True, True]
    for page in (alba, second):
        expect(page.locator(".oven text")).to_have_text("0")


def test_a_move_that_was_cut_off_is_made_once(open_page: Open, served: Served) -> None:
    """What was chosen while the network was away is sent when it is back, and only once."""
    page = sit(open_page, served)
    height = "() => Number(document.querySelector('.oven text').textContent)"
    page.locator(".own-hand .kind").first.click()
    cards = int(page.locator(".own-hand .kind").first.locator(".count").inner_text().split()[0])
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost.")
    page.locator(".go").click()
    expect(page.get_by_role("button", name="One moment")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    page.wait_for_function(f"() => ({height})() >= {cards}")
    assert page.evaluate("document.querySelectorAll('[role=alert]').length") == 0


def test_who_looks_on_sees_no_hand_and_behind_a_chef_who_allows_it_theirs(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, pace="normal", edition="oven")
    address = page.url
    guest = open_page(address)
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    assert guest.get_by_role("group", name="Your ingredients").count() == 0
    page.get_by_role("button", name="The table").click()
    page.get_by_label("Let people look over my shoulder").check()
    page.keyboard.press("Escape")
    guest.get_by_role("button", name="Alba").click()
    guest.get_by_role("link", name="Look over Alba").click()
    expect(guest.get_by_role("group", name="Ingredients in hand")).to_be_visible()
    assert guest.get_by_role("button", name="Bake it").count() == 0
    # Nothing there is the guest's, and no sentence says so.
    expect(guest.get_by_text("You are looking over Alba’s shoulder")).to_be_visible()
    expect(page).to_have_title("Your turn! · Pizzaiolo")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Alba is choosing.")
    expect(guest).to_have_title("Oven edition · Pizzaiolo")
    assert "Your " not in guest.locator("main").aria_snapshot()


def test_reactions_pause_and_pace(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, pace="normal")
    page.keyboard.press("e")
    page.get_by_role("button", name="Mamma mia!").click()
    expect(page.locator(".bubble")).to_have_text("🤌 Mamma mia!")
    page.keyboard.press("p")
    expect(page.get_by_role("heading", level=1)).to_have_text("You have paused the game.")
    page.get_by_role("button", name="Go on with the game").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Put something in the oven.")
    page.get_by_role("button", name="The table").click()
    page.get_by_role("radio", name="Slow").check()
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_the_chalkboard_is_kept_over_a_reload(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, level="chalkboard", pace="normal")
    row = page.get_by_role("region", name="Your chalkboard").get_by_role("group", name="olive")
    row.get_by_role("button", name="One more").click()
    row.get_by_role("button", name="One more").click()
    expect(row.get_by_role("status")).to_have_text("2")
    page.reload()
    expect(row.get_by_role("status")).to_have_text("2")


def test_all_of_the_chalkboard_is_wiped_off_with_one_press(open_page: Open, served: Served) -> None:
    page = sit(open_page, served, level="chalkboard", pace="normal")
    board = page.get_by_role("region", name="Your chalkboard")
    wipe = board.get_by_role("button", name="Wipe it all off")
    rows = board.get_by_role("group")
    expect(rows.first).to_be_visible()
    expect(wipe).to_have_count(0)
    for place in range(3):
        rows.nth(place).get_by_role("button", name="One more").click()
    wipe.click()
    expect(wipe).to_have_count(0)
    expect(board.get_by_role("button", name="One less")).to_have_count(0)
    page.reload()
    expect(rows.first).to_be_visible()
    expect(board.get_by_role("button", name="One less")).to_have_count(0)
