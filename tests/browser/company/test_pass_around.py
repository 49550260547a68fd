"""One device, passed around: nobody's cards are there before their curtain is lifted."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from support.browser.browsing import Open, check_everywhere, check_fits
from support.browser.passed_around import Device, around, lay_small, small_edition
from support.browser.senses import SENSES
from support.browser.table_page import (
    NAP,
    at_once,
    by_mouse,
    hear,
    is_over,
    listen,
    patiently,
    said,
    until,
)
from support.browser.ways_in import sit_down
from support.servers import Served, web_get


@pytest.fixture
def served(quick: Served) -> Served:
    return quick


SHORT_KEY: Final = """each => ['keydown', 'keyup'].forEach((type) => each.dispatchEvent(
  new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true })))"""
SHORT_PRESS: Final = """each => {
  for (const type of ['pointerdown', 'pointerup'])
    each.dispatchEvent(new PointerEvent(type, { isPrimary: true, button: 0, bubbles: true }));
  each.click();
}"""
"""Presses that are over at once, however busy the machine is."""


def test_two_people_and_a_bot_play_a_whole_game_on_one_device(open_page: Open) -> None:
    page = open_page()
    lay_small(page)
    device = Device(page)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("radio", name="On this device").check()
    for number, name in enumerate(("Alba", "Bruno"), 1):
        page.get_by_label(f"Name {number}").fill(name)
    check_everywhere(page)
    # All are here: the cards are dealt at once, and nobody is asked to invite friends.
    page.get_by_role("button", name="Deal").click()
    asked: set[tuple[str, str]] = set()
    assert device.wait()
    listen(page)
    while device.wait():
        device.check_dark()
        name = device.who()
        asked.add((name, page.locator(".curtain [role=status] span").inner_text()))
        assert device.take_turn() == name
    device.check_dark()
    assert device.looked_for >= 3
    # What became of every order was told once, although a hand had gone dark that very moment.
    hear(page, "The game is over[.]")
    for what, words in (("baked", " is baked!"), ("returned", " back under the waiter")):
        assert said(page).count(words) == len(device.heard(what)), said(page)
    # Both have had turns and orders, and were asked in the same words.
    turn, question = "It is your turn: take the device.", "You are asked about an order"
    for name in ("Alba", "Bruno"):
        assert (name, turn) in asked
        assert any(who == name and what.startswith(question) for who, what in asked)
    assert len({what for _, what in asked}) == 2
    ranks = page.get_by_role("region", name="The end").locator(".ranks")
    for name in ("Alba", "Bruno", "winner"):
        expect(ranks).to_contain_text(name)
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("The shuffle was what the table had promised.")).to_be_visible()
    # Once more, all of them at once: there is nobody elsewhere to agree with.
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".oven text")).to_have_text("0")
    device.check_dark()


@pytest.mark.hard
def test_a_device_at_one_table_with_a_phone(open_page: Open, served: Served) -> None:
    page = open_page()
    config = {"seats": 3, "start": 0, "start_when_full": False, "edition_data": small_edition()}
    path = around(page, "Alba", "Bruno", origin=served.url, **config)
    device = Device(page)
    phone = open_page(path, 360)
    sit_down(phone, "Carla")
    expect(phone.get_by_role("listitem").filter(has_text="Bruno")).to_contain_text(
        "shares a device"
    )
    page.goto(path)
    page.get_by_role("button", name=re.compile("^Deal")).click()
    assert device.wait()
    device.check_dark()
    assert device.who() == "Alba"
    check_everywhere(page)
    # By keys: held for a second, and let go. A short press asks once more, at another place.
    hold = page.get_by_role("button", name="Hold to see your cards")
    hold.evaluate(SHORT_KEY)
    expect(page.get_by_role("button", name="I am Alba. Show my cards.")).to_be_visible()
    expect(page.locator(".own-hand")).to_have_count(0)
    hold.focus()
    page.keyboard.down("Enter")
    expect(page.locator(".hold.full")).to_be_visible()
    expect(page.locator(".own-hand")).to_have_count(0)
    page.keyboard.up("Enter")
    expect(page.locator(".own-hand")).to_be_visible()
    # It can be put down in the middle of a turn, and a page that is loaded again is dark.
    page.get_by_role("button", name="Hide my cards").click()
    assert device.wait()
    device.check_dark()
    device.lift()
    device.reload()
    assert device.wait()
    device.check_dark()
    assert device.take_turn() == "Alba"
    assert device.wait()
    assert device.take_turn() == "Bruno"
    # While the phone's player chooses, everybody around the device looks on.
    expect(page.get_by_text("Watch and listen, all of you.")).to_be_visible()
    device.check_dark()
    until(phone, by_mouse)
    assert device.wait()
    assert device.who() == "Alba"
    seats = web_get(f"{served.url}/api/tables/{path[3:]}").json()["seats"]
    assert [seat.get("away", False) for seat in seats] == [False] * 3
    # In every language it fits a phone, with its buttons.
    state = page.context.storage_state()
    for locale in ("de-DE", "es-ES", "it-IT", "fr-FR"):
        other = open_page(path, 360, locale=locale, storage_state=state)
        other.locator(".hold").evaluate("each => each.click()")
        other.locator(".second").wait_for()
        check_fits(other)
        assert other.evaluate(
            """() => [...document.querySelectorAll('.curtain :is(strong, .hold, .second)')].every(
              (each) => each.getBoundingClientRect().bottom <= innerHeight)"""
        )


def test_the_curtain_is_lifted_by_a_long_press_and_by_no_short_one(
    open_page: Open, served: Served
) -> None:
    page = open_page(width=360, has_touch=True)
    path = around(page, "Alba", "Bruno", origin=served.url, seats=2, start=0)
    page.goto(path)
    device = Device(page)
    assert device.wait()
    box = page.locator(".hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".hold").evaluate(SHORT_PRESS)
    expect(page.get_by_role("button", name=re.compile("^I am Alba"))).to_be_visible()
    expect(page.locator(".own-hand")).to_have_count(0)
    page.mouse.down()
    expect(page.locator(".own-hand")).to_be_visible()
    page.mouse.up()
    # Nobody can take a second seat in the middle of a game.
    wish = {"name": "Carla", "beside": True}
    refused = page.request.post(
        f"/api/tables/{path[3:]}/seats", data=wish, headers={"Origin": served.url}
    )
    assert refused.json()["code"] == "hand_seen"


def test_what_is_called_out_is_said_aloud_and_no_curtain_repeats_it(
    open_page: Open, served: Served
) -> None:
    page = open_page()
    page.add_init_script(SENSES)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("radio", name="On this device").check()
    page.get_by_label("Say aloud what is called out").check()
    config = {"seats": 3, "start": 0, "bots": ["greedy"], "edition_data": small_edition()}
    path = around(page, "Alba", "Bruno", origin=served.url, start_when_full=False, **config)
    device = Device(page)
    page.goto(path)
    page.get_by_role("button", name="Deal, with one bot").click()
    for name in ("Alba", "Bruno", "Alba"):
        assert device.wait()
        called, spoken = device.heard("placed"), page.evaluate("spoken")
        assert len(spoken) == len(called)
        assert all(event["kind"] in text for event, (text, _) in zip(called, spoken, strict=True))
        # Neither in front of the curtain nor behind it is anything said again, whatever is pressed.
        page.keyboard.press("r")
        assert device.lift() == name
        page.keyboard.press("r")
        expect(page.get_by_role("button", name="Say the last turn again")).to_have_count(0)
        expect(page.locator(".called")).to_have_count(0)
        assert len(page.evaluate("spoken")) == len(called)
        page.get_by_role("button", name="Hide my cards").click()
        assert device.take_turn() == name
    assert len(device.heard("placed")) >= 4


@pytest.mark.hard
def test_those_around_a_device_guess_at_the_oven_together(open_page: Open, served: Served) -> None:
    page = open_page()
    edition = small_edition(rounds=1, rounds_without_helping=1)
    config = {"seats": 3, "belief": True, "pace": "fast", "edition_data": edition}
    path = around(page, "Alba", "Bruno", "Carla", origin=served.url, **config)
    page.goto(path)
    device = Device(page)
    while device.wait(".belief") and not page.locator(".belief").count():
        device.take_turn()
    guess = page.get_by_role("region", name="What is in the oven?")
    expect(guess).to_contain_text("Agree on it and lock it in.")
    device.check_dark()
    # The clock stops meanwhile: there is half a minute for a guess.
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on with the game")).to_be_visible()
    check_everywhere(page)
    state = page.context.storage_state()
    for locale in ("de-DE", "es-ES", "it-IT", "fr-FR"):
        other = open_page(path, 360, locale=locale, storage_state=state)
        expect(other.locator(".belief .lock")).to_be_in_viewport()
        check_fits(other)
    page.keyboard.press("p")
    guess.get_by_role("group", name="pepper").get_by_role("button", name="One more").click()
    guess.get_by_role("button", name="Lock it in").click()
    # Nobody has to wait any longer, and nobody has been asked alone.
    expect(guess).to_have_count(0)
    while device.wait():
        device.take_turn()
    expect(
        page.get_by_text(re.compile("Together, your memory was worth [0-9]+% in one oven"))
    ).to_be_visible()


def test_a_device_a_phone_and_a_bot_play_one_game_and_are_asked_for_help(
    open_page: Open, served: Served
) -> None:
    page = open_page()
    edition = small_edition(4, helping=True, delivered="face_down")
    config = {"seats": 4, "start": 0, "bots": ["greedy"], "edition_data": edition}
    path = around(page, "Alba", "Bruno", origin=served.url, start_when_full=False, **config)
    device = Device(page)
    phone = open_page(path, 360)
    sit_down(phone, "Carla")
    page.goto(path)
    page.get_by_role("button", name="Deal, with one bot").click()
    said: set[str] = set()
    for _ in patiently():
        if is_over(page) and is_over(phone):
            break
        if page.locator(".curtain").count() and not page.locator(".own-hand").count():
            device.check_dark()
            said.add(page.locator(".curtain [role=status] span").inner_text())
            device.take_turn()
        elif not at_once(phone):
            phone.wait_for_timeout(NAP)
    answered = {event["seat"] for event in device.heard("helped", "did_not_help")}
    assert answered >= {0, 1}
    # The curtain says the same of one's own order, with or without a choice, and of another's.
    assert said == {
        "It is your turn: take the device.",
        "You are asked about an order: take the device.",
    }
    for each in (page, phone):
        ranks = each.get_by_role("region", name="The end").locator(".ranks")
        expect(ranks.get_by_role("listitem")).to_have_count(4)
