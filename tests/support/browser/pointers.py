"""Dragging in a browser, with a mouse, a pen or a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

PARTS: Final = (0.3, 0.6, 1.0)
"""How much of the way a pointer has gone, step by step."""

Drag = Callable[[Page, str, str], None]
"""Drag the first of something onto the first of something else."""


def _middles(page: Page, what: str, to: str) -> tuple[tuple[float, float], list[dict[str, float]]]:
    """Where a pointer begins, and where it goes from there."""
    start, end = (page.locator(each).first.bounding_box() for each in (what, to))
    assert start
    assert end
    x, y = (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    across, down = (end["x"] + end["width"] / 2 - x, end["y"] + end["height"] / 2 - y)
    return (x, y), [{"x": x + part * across, "y": y + part * down} for part in PARTS]


def mouse(page: Page, what: str, to: str) -> None:
    start, way = _middles(page, what, to)
    page.mouse.move(*start)
    page.mouse.down()
    for step in way:
        page.mouse.move(step["x"], step["y"])
    page.mouse.up()


def pen(page: Page, what: str, to: str) -> None:
    (x, y), way = _middles(page, what, to)
    session = page.context.new_cdp_session(page)
    held = {"pointerType": "pen", "button": "left", "buttons": 1, "force": 0.5, "clickCount": 1}

    def does(kind: str, **where: Any) -> None:
        session.send("Input.dispatchMouseEvent", {"type": kind, **held, **where})

    does("mousePressed", x=x, y=y)
    for step in way:
        does("mouseMoved", **step)
    does("mouseReleased", **way[-1] | {"buttons": 0})


def finger(page: Page, what: str, to: str) -> None:
    (x, y), way = _middles(page, what, to)
    session = page.context.new_cdp_session(page)
    _touch(session, "touchStart", [{"x": x, "y": y}])
    for step in way:
        _touch(session, "touchMove", [step])
    _touch(session, "touchEnd", [])


def _touch(session: CDPSession, kind: str, points: list[dict[str, float]]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
