"""While the oven is emptied: the next card sooner, straight to one's orders, fewer questions."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from support.browsing import Open
from support.servers import Served
from support.table_page import MOST_STEPS, NAP, SOON, by_mouse, play_on, sit

BEAT: Final = 1.0
"""How long a card that comes out lies there before the next one, at the slow pace, in seconds."""


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
        return [each for each in self.received if each["type"] == "heard"]

    def own_order(self) -> bool:
        """Whether an order of the first seat has come out."""
        told = (each["event"] for each in self.heard())
        return any(each["what"] == "order_turned_up" and each["seat"] == 0 for each in told)

    def gaps(self) -> list[float]:
        """The seconds between a card that came out of the oven and what was heard after it."""
        told = self.heard()
        return [
            after["at"] - before["at"]
            for before, after in pairwise(told)
            if before["event"]["what"] == "turned_up"
        ]


def wait_for(page: Page, holds: Callable[[], object]) -> None:
    """Wait until something holds of what was sent and received."""
    for _ in range(MOST_STEPS):
        if holds():
            return
        page.wait_for_timeout(NAP)
    raise AssertionError("what was waited for has not come over the line")


def emptied(open_page: Open, served: Served, **options: Any) -> tuple[Page, Line]:
    """Somebody alone with a bot, and the first card comes out of the oven, slowly."""
    page = sit(open_page, served, pace="fast", belief=True, **options)
    line = Line(page)
    page.reload()
    play_on(page, by_mouse, lambda at: at.locator(".belief").count() > 0)
    page.get_by_role("button", name="The table").click()
    page.get_by_role("radio", name="Slow").check()
    page.keyboard.press("Escape")
    line.received.clear()
    page.get_by_role("button", name="Not this time").click()
    wait_for(page, line.heard)
    return page, line


def hurry_on(page: Page, line: Line, way: str) -> None:
    """Go on by a key or by a click, until a card has lain there for less than half a beat."""
    for _ in range(MOST_STEPS):
        if line.gaps() and min(line.gaps()) < BEAT / 2:
            return
        if page.locator(".next").count() == 0:
            if not by_mouse(page):
                page.wait_for_timeout(NAP)
            continue
        if way == "key":
            page.keyboard.press("h")
        else:
            page.locator(".next").click(timeout=SOON)
        page.wait_for_timeout(NAP)
    raise AssertionError(f"nothing has come sooner: {line.gaps()}")


def test_a_key_and_a_click_on_the_oven_bring_the_next_card(open_page: Open, served: Served) -> None:
    page, line = emptied(open_page, served)
    expect(page.get_by_role("button", name="On to the next card")).to_be_visible()
    hurry_on(page, line, "key")
    # Nobody but the one who pressed has to agree, and nothing was asked for but the next card.
    assert {"type": "hurry", "to": "beat"} in line.commands("hurry")
    line.received.clear()
    before = len(line.commands("hurry"))
    hurry_on(page, line, "click")
    assert line.commands("hurry")[before:] == [{"type": "hurry", "to": "beat"}] * (
        len(line.commands("hurry")) - before
    )
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Go on to the next card")


def test_a_card_lies_there_for_a_beat_if_nobody_hurries(open_page: Open, served: Served) -> None:
    page, line = emptied(open_page, served)
    wait_for(page, line.gaps)
    assert min(line.gaps()) > BEAT * 0.99
    assert {"type": "hurry", "to": "beat"} not in line.commands("hurry")


def test_skip_to_my_orders_shows_everything_up_to_them_at_once(
    open_page: Open, served: Served
) -> None:
    page, line = emptied(open_page, served, width=360, touch=True)
    skip = page.get_by_role("button", name="Skip to my orders")
    expect(skip).to_be_visible()
    pressed = 0
    for _ in range(MOST_STEPS):
        # A press that does not skip brings one card sooner at most.
        if pressed and sum(gap < BEAT / 2 for gap in line.gaps()) > 1:
            break
        if by_mouse(page):
            continue
        # It skips as far as the next own order: one press for each of those.
        if skip.count() and (not pressed or line.own_order()):
            line.received.clear()
            skip.tap(timeout=SOON)
            pressed += 1
        page.wait_for_timeout(NAP)
    else:
        raise AssertionError(f"it did not skip anything: {line.gaps()}")
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
