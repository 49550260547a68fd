"""On the road: the page is its own server, says the same as any, and needs no network."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pizzaiolo.records.playback import check
from pizzaiolo.records.record import Record
from pizzaiolo.server.site import write_site
from support.browser.browsing import Open, check_everywhere
from support.browser.passed_around import Device, check_public, lay_small
from support.browser.table_page import at_once, choose, is_over, play_on, until
from support.browser.two_servers import PLAY, STOCK
from support.servers import Served
from support.short_games import SHORT

STARTS: Final = 180_000
"""Milliseconds that Python may take to start in a browser on a busy machine."""

NOW: Final = 20_000
"""Milliseconds for what needs no Python."""

KEEP = "Keep it for the road"
MY_TURN = "Your turn! · Pizzaiolo"

QUICK = {
    "own": {"title": "Short", "players": [2], "data": SHORT["edition_data"]},
    **{"seats": 2, "bots": ["greedy"], "pace": "instant", "starts": "me"},
}
"""A table at which nobody waits for anything, and a game that is over soon."""

HEARD: Final = """
window.heardByAll = [];
window.heardByHands = [];
const hands = new Set();
globalThis.Worker = class extends Worker {
  constructor(...settings) {
    super(...settings);
    this.addEventListener('message', ({ data }) => {
      if (data.type === 'heard') (hands.has(data.line) ? heardByHands : heardByAll).push(data.text);
    });
  }
  postMessage(errand) {
    if (errand.type === 'connect' && errand.path.includes('seat=')) hands.add(errand.line);
    super.postMessage(errand);
  }
};
"""
"""Note what the server in the page says, to everybody and to single hands."""

CLOCKS = frozenset({"at", "now", "until", "away", "remedies"})
"""What depends on when somebody came and asked, at any server."""


def without_clocks(message: Any) -> Any:
    if isinstance(message, dict):
        return {k: without_clocks(each) for k, each in message.items() if k not in CLOCKS}
    return [without_clocks(each) for each in message] if isinstance(message, list) else message


def told(messages: list[Any]) -> list[Any]:
    """The messages without times; who is there is said again whenever somebody comes."""
    found: list[Any] = []
    tables: list[Any] = []
    for message in map(without_clocks, messages):
        if message["type"] == "table":
            if message in tables[-1:]:
                continue
            tables.append(message)
        elif message["type"] == "snapshot":
            tables.append(message["table"])
        found.append(message)
    return found


def test_every_message_is_the_servers_own(open_page: Open, served: Served) -> None:
    page = open_page("/")
    config = {"edition": "plus", "seats": 3, "bots": ["counter", "greedy"]}
    config |= {"pace": "instant", "start": 0}
    seated = page.request.post(
        "/api/play", data={"name": "Alba", "config": config}, headers={"Origin": served.url}
    ).json()
    table = seated["table"]
    with sqlite3.connect(served.database) as database:
        rows = database.execute(
            "SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table,)
        )
        entries = [bytes(data).decode() for (data,) in rows]
    database.close()
    page.evaluate(STOCK, [table, entries])
    there, here, answers = page.evaluate(PLAY, [table, seated["token"]])
    assert len(there) > 300
    assert told(here) == told(there)
    for server, own in zip(answers[::2], answers[1::2], strict=True):
        status, _, body = server.partition("\n")
        own_status, _, own_body = own.partition("\n")
        assert own_status == status
        assert without_clocks(json.loads(own_body)) == without_clocks(json.loads(body))


@pytest.fixture
def context(browser: Browser, served: Served) -> Iterator[BrowserContext]:
    """A browser in which the service worker may work."""
    made = browser.new_context(base_url=served.url, locale="en-GB", reduced_motion="reduce")
    made.add_init_script(
        f"localStorage.getItem('pizzaiolo.options') ?? "
        f"localStorage.setItem('pizzaiolo.options', {json.dumps(json.dumps(QUICK))})"
    )
    yield made
    made.close()


def opened(context: BrowserContext) -> Page:
    page = context.new_page()
    page.set_default_timeout(STARTS)
    page.goto("/")
    return page


def test_a_game_is_played_without_a_network_and_survives_its_tab_and_its_worker(
    context: BrowserContext,
) -> None:
    page = opened(context)
    page.get_by_role("button", name=KEEP).click()
    expect(page.get_by_text("Kept for the road")).to_be_visible(timeout=STARTS)
    expect(page.get_by_role("link", name="Start a club")).to_be_visible()
    context.set_offline(True)
    page.reload()
    # What needs a server is not shown, and one line says why.
    expect(page.get_by_text("There is no network: you play against bots")).to_be_visible()
    expect(page.get_by_role("link", name="Start a club")).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    page.get_by_role("button", name="Play with friends").click()
    friends = page.get_by_role("dialog", name="Play with friends")
    expect(friends).to_contain_text("all of you play on this device")
    expect(friends.get_by_role("radio")).to_have_count(0)
    page.keyboard.press("Escape")
    # Where bots are chosen, the page says which of them think less here.
    page.get_by_role("heading", name="Choose the table yourself").click()
    expect(page.get_by_text("bots up to Signora Rossi think as much as always")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title(MY_TURN, timeout=STARTS)
    until(page, choose)
    expect(page).to_have_title(MY_TURN)
    until(page, choose)
    page.close()

    again = opened(context)
    again.get_by_role("link", name="Back to your game").click()
    expect(again).to_have_title(MY_TURN, timeout=STARTS)
    # Without space a move is not made, and one sentence says why; with space it can be made again.
    again.workers[0].evaluate(FULL)
    until(again, choose)
    expect(
        again.get_by_text("This browser has no space left, so nothing was done.")
    ).to_be_visible()
    expect(again).to_have_title(MY_TURN)
    again.workers[0].evaluate(ROOM)
    stopped = again.get_by_text("The kitchen in this browser has stopped")
    again.workers[0].evaluate("setTimeout(() => { throw new Error('the worker dies') })")
    expect(stopped).to_be_visible()
    expect(stopped).to_have_count(0, timeout=STARTS)
    play_on(again, at_once, is_over)
    tape = again.get_by_role("link", name="Watch the replay")
    expect(tape).to_be_visible()
    # Nobody else could reach a challenge to a game of this browser: none is offered.
    expect(again.get_by_role("button", name="Challenge somebody to this deal")).to_have_count(0)
    tape.click()
    expect(again.get_by_role("heading", name="The replay of game 1")).to_be_visible()
    # What can be chosen and looked up needs no server either.
    again.goto("/rules/oven")
    expect(again.get_by_role("heading", name="The rules")).to_be_visible()
    again.goto("/")
    expect(again.get_by_role("link", name="Back to your game")).to_have_count(0)
    # The game is on the list of those that were played here, with all that others have.
    again.get_by_role("heading", name="Your games in this browser").click()
    saves = again.get_by_role("button", name="Save the record")
    mine = again.get_by_role("listitem").filter(has=saves)
    expect(mine).to_have_count(1)
    check_everywhere(again)
    with again.expect_download() as saved:
        mine.get_by_role("button", name="Save the record").click()
    record = Record.from_json(saved.value.path().read_text(encoding="utf-8"))
    assert check(record).over
    mine.get_by_role("link", name="Review this game").click()
    review = again.get_by_role("region", name="The review")
    expect(review).to_be_visible(timeout=STARTS)
    expect(review).to_contain_text(re.compile("Luck", re.IGNORECASE), timeout=STARTS)


FULL: Final = """() => {
  self.put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };
}"""
ROOM: Final = "() => { IDBObjectStore.prototype.put = self.put; }"
"""In the worker: let the browser have no space left, and let it have some again."""


BAD_THINGS = {
    "no space": (
        "Cache.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }",
        "This browser has no space left for it.",
    ),
    "no WebAssembly": (
        "delete globalThis.WebAssembly",
        "This browser cannot play without a server.",
    ),
    "damaged": (
        """const honest = fetch, other = (address) =>
          String(address).includes('/road/packages-') ? '/icon.svg' : address;
        globalThis.fetch = (address, options) => honest(other(address), options)""",
        "A part arrived damaged and was thrown away.",
    ),
}


@pytest.mark.parametrize("what", BAD_THINGS)
def test_a_bad_thing_is_one_clear_sentence(context: BrowserContext, what: str) -> None:
    happens, sentence = BAD_THINGS[what]
    context.add_init_script(happens)
    page = opened(context)
    page.get_by_role("button", name=KEEP).click()
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible(timeout=STARTS)
    expect(page.get_by_role("button", name=KEEP)).to_be_visible()


@pytest.fixture
def web_space(tmp_path: Path) -> Iterator[str]:
    """The address of a site in a folder of some web space that knows nothing of it."""
    write_site(tmp_path / "games" / "pizza")

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/games/pizza/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_folder_on_any_web_space_is_enough(context: BrowserContext, web_space: str) -> None:
    page = context.new_page()
    complaints: list[str] = []
    page.on("response", lambda each: complaints.append(each.url) if each.status >= 400 else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.set_default_timeout(STARTS)
    page.goto(web_space)
    expect(page.get_by_text("This page has no server")).to_be_visible()
    page.get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    assert page.url == f"{web_space}#/rules"
    page.go_back()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title(MY_TURN, timeout=STARTS)
    assert page.url.startswith(f"{web_space}#/t/")
    until(page, choose)
    page.reload()
    expect(page).to_have_title(MY_TURN, timeout=STARTS)
    # The bake of the day is there as well, for one person alone.
    page.go_back()
    page.get_by_role("link", name="To today’s bake").click(timeout=NOW)
    own = page.get_by_text("This page has a bake of the day of its own")
    expect(own).to_be_visible(timeout=STARTS)
    page.get_by_role("button", name="Play today’s bake").click()
    expect(page.locator(".own-hand")).to_be_visible(timeout=STARTS)
    assert complaints == []


@pytest.mark.hard
def test_a_site_says_beside_its_button_that_a_browser_cannot_run_it(
    context: BrowserContext, web_space: str
) -> None:
    context.add_init_script("delete globalThis.WebAssembly")
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(web_space)
    page.get_by_role("button", name="Play now").click()
    why = page.get_by_role("alert").filter(has_text="This browser cannot play without a server.")
    expect(why.first).to_be_in_viewport(timeout=STARTS)
    expect(page.get_by_role("alert").filter(has_text="did not start")).to_have_count(0)


@pytest.mark.hard
def test_one_device_goes_round_without_any_server(context: BrowserContext, web_space: str) -> None:
    page = context.new_page()
    page.set_default_timeout(STARTS)
    page.add_init_script(HEARD)
    page.goto(web_space)
    lay_small(page)
    page.get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("all of you play on this device")
    expect(dialog.get_by_role("radio")).to_have_count(0)
    expect(dialog.get_by_role("link")).to_have_count(0)
    for number, name in enumerate(("Alba", "Bruno"), 1):
        dialog.get_by_label(f"Name {number}").fill(name)
    # All are here: the cards are dealt at once, and nobody is asked to invite friends.
    device = Device(page)
    dialog.get_by_role("button", name="Deal").click()
    asked: list[str] = []
    for _ in range(3):
        assert device.wait()
        device.check_dark()
        asked.append(device.take_turn())
    assert set(asked) == {"Alba", "Bruno"}
    # What the worker tells the people around the device is what everybody may hear.
    everybody, hands = page.evaluate("[window.heardByAll, window.heardByHands]")
    assert len(everybody) > 10
    assert len(hands) > 3
    check_public(everybody)
    # The seats of all of them survive a page that is loaded again, and it is dark.
    page.reload()
    expect(page.locator(".curtain")).to_be_visible(timeout=STARTS)
    device.check_dark()
