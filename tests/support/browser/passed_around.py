"""A device that is passed around: lift its curtain, and look for cards where none may be."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TookTooLong

from support.browser.table_page import NAP, NOW, SOON, by_mouse, patiently

KINDS: Final = {"yellow": "pineapple", "green": "pepper", "brown": "mushroom", "purple": "olive"}


def small_edition(seats: int = 3, **changes: Any) -> dict[str, Any]:
    """A game of a few minutes for three or four people; no two orders have the same recipe."""
    text = (files("pizzaiolo.editions") / "assaggio.toml").read_text(encoding="utf-8")
    own_kinds = dict(list(KINDS.items())[:seats])
    ring = list(own_kinds.values())
    orders = {
        colour: [
            {"sort": "normale", "needs": {own: 1, ring[other]: count}, "provenance": "invented"}
            for other, count in (((place + 1) % seats, 2), ((place + 2) % seats, 3))
        ]
        for place, (colour, own) in enumerate(own_kinds.items())
    }
    return {
        **tomllib.loads(text),
        **{"name": "spuntino", "title": "Spuntino", "kinds": ring, "orders": orders},
        **{"copies": 5, "removed": {str(seats): 0}, "opening_hand": 2, "hand_limit": 4},
        **changes,
    }


def lay_small(page: Page) -> None:
    """Choose that game, at a quick pace, for the next table of a browser."""
    wish = {
        "own": {"title": "Spuntino", "players": [3], "data": small_edition()},
        **{"seats": 3, "pace": "fast", "bots": ["greedy"]},
    }
    page.evaluate("wish => localStorage.setItem('pizzaiolo.options', wish)", json.dumps(wish))
    page.reload()


class Frames:
    """All frames that a page gets, and which of its sockets are open."""

    def __init__(self, page: Page) -> None:
        self.of_everybody: list[str] = []
        """Those that were not looked at yet."""
        self.heard: list[dict[str, Any]] = []
        """All events that everybody was told, in order."""
        self.of_hands: list[str] = []
        self._hands: list[WebSocket] = []
        page.on("websocket", self._note)

    def _note(self, socket: WebSocket) -> None:
        if "seat=" in socket.url:
            self._hands.append(socket)
            socket.on("framereceived", lambda text: self.of_hands.append(str(text)))
        else:
            socket.on("framereceived", lambda text: self._hear(str(text)))

    def _hear(self, text: str) -> None:
        self.of_everybody.append(text)
        message = json.loads(text)
        if message["type"] == "heard":
            self.heard.append(message["event"])

    def forget_sockets(self) -> None:
        self._hands.clear()

    def dark(self) -> bool:
        """Whether no socket is open over which a hand could come."""
        return all(socket.is_closed() for socket in self._hands)


FOR_ONE: Final = ("drawn", "turn", "question", "marks", "aid", "preferences")
"""What is said to one seat alone."""


def check_public(frames: list[str]) -> None:
    """Nothing in these is for one seat: no hand, and nothing that could be done with one."""
    for text in frames:
        message = json.loads(text)
        assert message["type"] not in FOR_ONE, text
        for part in (message, message.get("snapshot") or {}):
            assert not any(part.get(each) for each in FOR_ONE), text
            assert (part.get("view") or {}).get("hand") is None, text


WATCH: Final = """() => {
  window.inHand = [];
  if (window.watched) return;
  window.watched = new MutationObserver(() => {
    if (!document.querySelector('.own-orders')) return;
    const orders = document.querySelectorAll('.own-orders input[aria-label]');
    window.inHand = [...orders].map((each) => each.getAttribute('aria-label'));
  });
  window.watched.observe(document.body, { childList: true, subtree: true });
}"""
"""Keep what the orders in a hand are called, as last seen: the hand goes dark by itself."""


class Device:
    """A page that is passed around, and what its people have in hand."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames = Frames(page)
        self.hands: dict[str, list[str]] = {}
        """By person: what their orders were called when they were last seen."""
        self.looked_for = 0
        """How often an order of a hand was looked for where it may not be."""

    def wait(self, also: str = "") -> bool:
        """Until the curtain is there, or something else; False: the game is over."""
        awaited = ", ".join([".curtain", ".ending .ranks", *([also] if also else [])])
        self.page.wait_for_function(
            "awaited => document.querySelector(awaited) && !document.querySelector('.own-hand')",
            arg=awaited,
        )
        return self.page.locator(".ending .ranks").count() == 0

    def heard(self, *what: str) -> list[dict[str, Any]]:
        """The events that everybody around the device was told so far, of these sorts or of all."""
        return [event for event in self.frames.heard if not what or event["what"] in what]

    def reload(self) -> None:
        """Load the page again: its sockets are gone with it, and the browser does not say so."""
        self.page.reload()
        self.frames.forget_sockets()

    def who(self) -> str:
        return self.page.locator(".curtain strong").inner_text()

    def check_dark(self) -> None:
        """No card of a hand is in the page, in its frames, or in what a screen reader is told."""
        for _ in patiently():
            if self.frames.dark():
                break
            self.page.wait_for_timeout(NAP)
        assert self.frames.dark(), "the socket of a hand is still open"
        check_public(self.frames.of_everybody)
        self.frames.of_everybody.clear()
        told = len(self.frames.of_hands)
        page = self.page.content()
        assert "own-hand" not in page
        assert "own-orders" not in page
        session = self.page.context.new_cdp_session(self.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        heard = [str(node.get("name", {}).get("value", "")) for node in nodes]
        assert not [node for node in nodes if node.get("role", {}).get("value") == "radio"]
        for order in (each for hand in self.hands.values() for each in hand):
            self.looked_for += 1
            assert order not in page, f"{order} is in the page"
            assert not [each for each in heard if order in each], f"{order} is read out"
        assert len(self.frames.of_hands) == told, "something was told to a hand in the dark"

    def lift(self) -> str:
        """Two presses at two places; returns who it is."""
        name = self.who()
        press(self.page)
        self.page.get_by_role("button", name=f"I am {name}").click()
        expect(self.page.locator(".own-hand")).to_be_visible()
        return name

    def take_turn(self) -> str:
        """Do what there is to do behind the curtain, and hand the device on."""
        page = self.page
        page.evaluate(WATCH)
        name = self.lift()
        for _ in patiently():
            if not page.locator(".own-hand").count():
                break
            if page.locator(".passing .going").count():
                try:
                    page.locator(".passing button").click(timeout=SOON)
                except TookTooLong:
                    continue  # it has gone dark by itself
            elif page.evaluate(NOW) == "wait" or not by_mouse(page):
                page.wait_for_timeout(NAP)
        page.locator(".own-hand").wait_for(state="detached")
        self.hands[name] = page.evaluate("window.inHand")
        return name


def press(page: Page) -> None:
    """A press on the curtain that is over at once, as a screen reader makes it."""
    page.get_by_role("button", name="Hold to see your cards").evaluate("each => each.click()")


def around(page: Page, *names: str, origin: str, **config: Any) -> str:
    """Seat these people at a table of the page's own, on its device; returns the table's path."""
    headers = {"Origin": origin}
    opened = page.request.post("/api/tables", data={"pace": "instant", **config}, headers=headers)
    table = opened.json()["table"]
    for place, name in enumerate(names):
        wish = {"name": name, "beside": place > 0}
        answer = page.request.post(f"/api/tables/{table}/seats", data=wish, headers=headers)
        assert answer.status == 201, answer.text()
    return f"/t/{table}"
