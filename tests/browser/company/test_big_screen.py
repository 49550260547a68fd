"""The oven on a big screen, the hands on phones: each shows what belongs there, nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from pizzaiolo.server.http.page import BUILT
from support.browser.browsing import (
    TELEVISION,
    Open,
    check_accessible,
    check_everywhere,
    check_fits,
)
from support.browser.passed_around import Frames, check_public, lay_small
from support.browser.senses import SENSES
from support.browser.table_page import (
    NAP,
    NOW,
    by_mouse,
    hear,
    listen,
    patiently,
    turn_at_once,
    until,
)
from support.browser.ways_in import sit_down
from support.servers import ROOMY, Served, open_table, serving, take_seat

ON_THE_TABLE: Final = (".others", ".oven-area")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for which a screen that goes is gone at once."""
    assert (BUILT / "index.html").is_file(), "build the client: make test does it"
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with serving(database, "--log-level=warning", "--away-seconds=0.1", *ROOMY) as running:
        yield running


def check_hand_alone(phone: Page) -> None:
    """The phone shows the hand, and nothing that lies on the table."""
    expect(phone.locator(".own-hand")).to_be_visible()
    for part in ON_THE_TABLE:
        expect(phone.locator(part)).to_have_count(0)


def play_until_asked(phones: list[Page]) -> Page:
    """Take turns until somebody is asked about an order: the table waits for them."""
    for _ in patiently():
        for phone in phones:
            if phone.evaluate(NOW) == "asked":
                return phone
            turn_at_once(phone)
        phones[0].wait_for_timeout(NAP)
    raise AssertionError("nobody is ever asked")


def test_a_big_screen_with_two_phones(open_page: Open) -> None:
    screen = open_page()
    lay_small(screen)
    frames = Frames(screen)
    screen.get_by_role("button", name="Play with friends").click()
    screen.get_by_role("radio", name="Around a big screen").check()
    screen.get_by_role("button", name="Lay the table").click()
    expect(screen.get_by_role("img", name="QR code with the link")).to_be_visible()
    check_everywhere(screen)
    table = screen.url.removesuffix("?screen")
    phones = [open_page(table, 360) for _ in range(2)]
    for phone, name in zip(phones, ("Alba", "Bruno"), strict=True):
        phone.add_init_script(SENSES)
        phone.reload()
        sit_down(phone, name)
        expect(screen.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    alba, bruno = phones
    screen.get_by_role("button", name="Deal, with one bot").click()
    for phone in phones:
        check_hand_alone(phone)
    for part in ON_THE_TABLE:
        expect(screen.locator(part)).to_have_count(1)
    expect(screen.locator(".own-hand")).to_have_count(0)
    stacks = screen.get_by_role("list", name="Orders with the waiter").get_by_role("listitem")
    names = ("Alba", "Bruno", "Greedy")
    expect(stacks).to_have_text([re.compile(f"1 +{name}") for name in names])
    check_accessible(screen)
    screen.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    check_fits(screen)
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # What a phone's player puts in is called out on the big screen; the next phone hums.
    listen(screen)
    until(alba, by_mouse)
    hear(screen, "Alba: ")
    expect(bruno.locator("h1.mine")).to_be_visible()
    assert bruno.evaluate("hums") == [120]
    check_accessible(bruno)
    until(bruno, by_mouse)
    # Whoever wants the table on the phone has it there, and it can be put away again.
    bruno.get_by_role("button", name="Show the table here").click()
    expect(bruno.locator(".oven-area")).to_be_visible()
    bruno.get_by_role("button", name="The table", exact=True).click()
    bruno.get_by_label("Only my hand on this phone").check()
    bruno.keyboard.press("Escape")
    check_hand_alone(bruno)
    # The oven is opened on the big screen, and a phone asks its own player.
    asked = play_until_asked(phones)
    expect(screen.locator(".piles")).to_be_visible()
    check_hand_alone(asked)
    expect(asked.locator(".question")).to_be_visible()
    check_accessible(screen)
    check_public(frames.of_everybody)
    # Without the big screen the phones show everything.
    screen.goto("about:blank")
    for phone in phones:
        expect(phone.locator(".oven-area")).to_be_visible()


def test_the_way_to_a_big_screen_is_in_the_waiting_room_and_in_the_menu(
    open_page: Open, served: Served
) -> None:
    made = open_table(served.url, seats=2)
    host = open_page(take_seat(served.url, made["table"], "Alba", host=made["token"])["link"], 360)
    host.get_by_text("Put the oven on the big screen").click()
    here = host.get_by_role("link", name="This is the big screen")
    expect(here).to_have_attribute("href", f"/t/{made['table']}?screen")
    check_fits(host)
    take_seat(served.url, made["table"], "Bruno")
    expect(host.locator(".own-hand")).to_be_visible()
    host.get_by_role("button", name="The table", exact=True).click()
    host.get_by_text("Put the oven on the big screen").click()
    # The same browser may be both: as a big screen it shows no hand, whoever's it is.
    host.get_by_role("link", name="This is the big screen").click()
    expect(host.locator(".oven-area")).to_be_visible()
    expect(host.locator(".own-hand")).to_have_count(0)
    expect(host).to_have_url(f"{served.url}/t/{made['table']}?screen")
