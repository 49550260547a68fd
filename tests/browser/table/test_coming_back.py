"""Coming back to a table: after a reload, on another device, without a network, too late."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.browsing import Open, check_accessible
from support.browser.ways_in import lay
from support.servers import Served, open_table, take_seat


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
    link = host.get_by_label("The seat’s link").input_value()
    host.keyboard.press("Escape")
    phone = open_page(link, width=360)
    expect(phone.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(host.get_by_role("heading", name="You are playing on another device")).to_be_visible()
    host.get_by_role("button", name="Play here").click()
    expect(host.get_by_role("heading", name="The table is laid")).to_be_visible()
    expect(phone.get_by_role("heading", name="You are playing on another device")).to_be_visible()


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


def test_a_replay_that_there_is_not_says_so_and_leads_on(open_page: Open) -> None:
    page = open_page("/replay/nothing/1", width=360)
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()
    expect(page.get_by_text("This game was never played here")).to_be_visible()
    # Somebody who cannot read this can change the language here, as everywhere.
    expect(page.get_by_role("banner").get_by_role("combobox")).to_be_visible()
    check_accessible(page)
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_that_leads_nowhere_leads_on(open_page: Open) -> None:
    page = open_page("/pizza/quattro/stagioni")
    expect(page.get_by_role("heading", name="Nothing in the oven here")).to_be_visible()
