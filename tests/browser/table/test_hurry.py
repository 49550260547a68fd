"""While the oven is emptied: the next card sooner, straight to one's orders, fewer questions."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from support.browser.browsing import Open
from support.browser.table_page import NAP, SOON, at_once, patiently, play_on, sit
from support.servers import ROOMY, Served, serving

PATIENT: Final = """
import runpy
from pizzaiolo.server.table.game import clock, pauses
pauses.TEMPOS["slow"] = pauses.Tempo(beat=3600.0, opening=3600.0, turn=0.0, answer=0.0)
pauses.TEMPOS["fast"] = pauses.Tempo(beat=0.1, opening=0.1, turn=0.0, answer=0.1)
pauses.TEMPOS["normal"] = pauses.Tempo(beat=0.1, opening=0.1, turn=3600.0, answer=0.1)
clock.BOT_TIME = 36000.0
runpy.run_module("support.seeded", run_name="__main__")
"""
"""A server at which a card lies there for an hour at the slow pace, and a bot takes an hour for its
turn at the normal one: if anything comes after that, somebody has hurried."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    program = (sys.executable, "-c", PATIENT)
    with serving(database, "--log-level=warning", *ROOMY, program=program) as running:
        yield running


class Line:
    """What goes over the socket of a page."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def commands(self, kind: str) -> list[dict[str, Any]]:
        """The commands of a kind that were given, without their ids."""
        found = (each for each in self.sent if each["type"] == kind)
        return [{key: value for key, value in each.items() if key != "id"} for each in found]

    def heard(self) -> list[dict[str, Any]]:
        """What everybody was told, as it was told."""
        return [each["event"] for each in self.received if each["type"] == "heard"]


CARDS: Final = ("turned_up", "order_turned_up")
"""A card has come out of the oven."""


def is_stop(event: dict[str, Any]) -> bool:
    """Whether nobody wants to be hurried past this: an own order, or the next turn."""
    own = event["what"] == "order_turned_up" and event["seat"] == 0
    return own or event["what"] in ("awaited", "round_ended")


def is_own(event: dict[str, Any]) -> bool:
    """Whether it is about the person's own seat."""
    return event.get("seat") == 0


def wait_for(page: Page, holds: Callable[[], object]) -> None:
    """Wait until something holds of what was sent and received."""
    for _ in patiently():
        if holds():
            return
        page.wait_for_timeout(NAP)
    raise AssertionError("what was waited for has not come over the line")


def emptied(open_page: Open, served: Served, **options: Any) -> tuple[Page, Line]:
    """Somebody alone with a bot, and the first card comes out of the oven, slowly."""
    page = sit(open_page, served, pace="fast", belief=True, **options)
    line = Line(page)
    page.reload()
    play_on(page, at_once, lambda at: at.locator(".belief").count() > 0)
    page.get_by_role("button", name="The table").click()
    page.get_by_role("radio", name="Slow").check()
    page.keyboard.press("Escape")
    line.received.clear()
    page.get_by_role("button", name="Not this time").click()
    wait_for(page, line.heard)
    return page, line


def hurry_on(page: Page, line: Line, press: Callable[[], None]) -> None:
    """Go on once, in some way, as soon as nobody is asked: that brings one card at most."""
    play_on(page, at_once, lambda at: at.locator(".next").count() > 0)
    line.received.clear()
    before = len(line.commands("hurry"))
    press()
    wait_for(page, line.heard)
    assert line.commands("hurry")[before:] == [{"type": "hurry", "to": "beat"}]
    assert sum(each["what"] in CARDS for each in line.heard()) <= 1, line.heard()


def test_a_key_and_a_click_on_the_oven_bring_the_next_card(open_page: Open, served: Served) -> None:
    page, line = emptied(open_page, served)
    expect(page.get_by_role("button", name="On to the next card")).to_be_visible()
    # It lies there until somebody hurries.
    assert len(line.heard()) == 1, line.heard()
    hurry_on(page, line, lambda: page.keyboard.press("h"))
    hurry_on(page, line, lambda: page.locator(".next").click(timeout=SOON))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Go on to the next card")


def test_alone_a_key_and_a_click_on_the_oven_end_the_pause_of_a_bot(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, pace="normal")
    line = Line(page)
    page.reload()
    onward = page.get_by_role("button", name="Go on at once")
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("h"),
        lambda: onward.click(timeout=SOON),
    )
    for press in ways:
        play_on(page, at_once, lambda _: onward.count() > 0)
        line.received.clear()
        press()
        # The whole turn of the bot follows, and then it is the person's.
        wait_for(
            page, lambda: any(is_own(each) and each["what"] == "awaited" for each in line.heard())
        )
        assert {"what": "placed", "seat": 1}.items() <= line.heard()[0].items()
    assert {each["to"] for each in line.commands("hurry")} == {"beat"}
    expect(page.get_by_role("button", name="Skip to my orders")).to_have_count(0)


def test_skip_to_my_orders_shows_everything_up_to_them_at_once(
    open_page: Open, served: Served
) -> None:
    page, line = emptied(open_page, served, width=360, touch=True)
    skip = page.get_by_role("button", name="Skip to my orders")
    expect(skip).to_be_visible()
    pressed = most = 0
    # An own order may be the very next thing: then there was nothing to skip.
    while most < 2:
        play_on(page, at_once, lambda _: skip.count() > 0)
        line.received.clear()
        skip.tap(timeout=SOON)
        pressed += 1
        wait_for(page, lambda: any(map(is_stop, line.heard())))
        most = max(most, next(n for n, each in enumerate(line.heard()) if is_stop(each)))
    # The first was to leave out what lay in the oven.
    assert line.commands("hurry")[1:] == [{"type": "hurry", "to": "orders"}] * pressed


def told(page: Page, line: Line, **wanted: bool) -> None:
    """Wait until the table has said that it answers so."""
    wait_for(page, lambda: {"type": "preferences", **wanted} in line.received)


def test_what_the_table_answers_is_told_at_once_and_at_the_next_table_too(
    open_page: Open, served: Served
) -> None:
    page = sit(open_page, served, width=1440)
    line = Line(page)
    page.reload()
    page.locator("#live").wait_for(state="attached")
    assert line.commands("prefer") == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Answer for me when I have no choice").check()
    told(page, line, press=True, add=False)
    page.get_by_label("Always add what is missing").check()
    told(page, line, press=True, add=True)
    page.keyboard.press("Escape")
    answer = page.request.post(
        "/api/play",
        data={"name": "Alba", "bots": ["greedy"], "config": {"seats": 2, "pace": "instant"}},
        headers={"Origin": served.url},
    )
    line.sent.clear()
    line.received.clear()
    page.goto(answer.json()["link"])
    told(page, line, press=True, add=True)
    assert line.commands("prefer") == [{"type": "prefer", "press": True, "add": True}]
    # It holds: after a reload the table knows it already.
    line.sent.clear()
    page.reload()
    page.locator("#live").wait_for(state="attached")
    page.locator(".own-hand .kind").first.wait_for()
    assert line.commands("prefer") == []
