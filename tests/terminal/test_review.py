"""The review in the terminal: on the tape, and after a game."""

from __future__ import annotations

import asyncio
import html
import re
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from time import sleep
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from pizzaiolo.engine.events import GameEnded
from pizzaiolo.records.record import Record
from pizzaiolo.review.report import BARS
from pizzaiolo.terminal.dialogs import End
from pizzaiolo.terminal.replay import ReplayApp, ReplayScreen
from pizzaiolo.terminal.review import WatchedReview
from support.recorded import finished

SIZES = [(80, 24), (60, 20), (200, 60)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReplayScreen, "iterations", 4)


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("terminal review", seats=2).record()


def seen(app: App[Any]) -> str:
    """The words on the screen."""
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot())
    return " ".join(html.unescape(" ".join(texts)).replace("\xa0", " ").split())


def run(
    app: App[Any], script: Callable[[Pilot[Any]], Awaitable[None]], size: tuple[int, int]
) -> None:
    """Run an app without a terminal, and let a script press its keys."""

    async def session() -> None:
        async with app.run_test(size=size) as pilot:
            await script(pilot)

    asyncio.run(session())


async def until_reviewed(pilot: Pilot[Any], screen: ReplayScreen) -> None:
    """Wait for the last word of the review, and until it is shown."""
    while screen.watched.review is None or not screen.watched.review.complete:
        await pilot.pause(0.02)
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
def test_a_tape_is_reviewed(record: Record, size: tuple[int, int]) -> None:
    app = ReplayApp(record)
    screen = app.replay

    async def script(pilot: Pilot[Any]) -> None:
        assert "Review:" not in seen(app)
        await pilot.press("v")
        await until_reviewed(pilot, screen)
        text = seen(app)
        assert "Review:" in text
        assert any(bar in text for bar in BARS)
        assert ("luck" in text) == (size[0] >= 60)
        review = screen.watched.review
        assert review is not None
        places = sorted({-1 if m.action is None else m.action for m in review.moments})
        met = []
        for _ in range(len(places) + 1):
            await pilot.press("m")
            action = screen.watched.action
            met.append(-1 if action is None else action)
            shown = screen.reel.frame.action
            assert (-1 if shown is None else shown) <= met[-1]
        later = [place for place in places if place > -1]
        assert met[: len(later)] == later
        # After the last one comes the first one again.
        assert met[len(later)] == places[0]
        await pilot.press("q")

    run(app, script, size)
    assert app.return_code == 0


def test_the_decision_that_is_looked_at_is_told(record: Record) -> None:
    app = ReplayApp(record)
    screen = app.replay

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("v")
        await until_reviewed(pilot, screen)
        told = set()
        for _ in range(30):
            await pilot.press("right")
            text = seen(app)
            told |= {
                word
                for word in ("Well done:", "Fine:", "A slip:", "A mistake:", "To learn from:")
                if word in text
            }
        assert told
        await pilot.press("q")

    run(app, script, (100, 40))


def test_a_review_can_be_left_while_it_is_worked_out(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = ReplayApp(record)
    at_work = threading.Event()

    def without_end(_: WatchedReview) -> Iterator[None]:
        at_work.set()
        while True:
            sleep(0.001)
            yield

    monkeypatch.setattr(WatchedReview, "work", without_end)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("v")
        await asyncio.to_thread(at_work.wait)
        await pilot.press("v", "q")

    run(app, script, (80, 24))
    assert app.return_code == 0
    assert app.replay.watched.review is not None
    assert not app.replay.watched.review.complete


def test_a_game_that_is_not_over_is_not_reviewed(record: Record) -> None:
    later = replace(record, actions=record.actions[:-1], result=None)
    app = ReplayApp(later)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("v", "m")
        assert "The game is not over" in seen(app)
        await pilot.press("q")

    run(app, script, (120, 40))


def test_after_a_game_it_is_one_key_away(record: Record) -> None:
    """The person's decisions are judged first; leaving the review leads back."""
    result = record.result
    assert result is not None
    ended = GameEnded(result.delivered, result.ingredients, (0, 0))
    screens: list[ReplayScreen] = []

    def replay() -> ReplayScreen:
        screens.append(ReplayScreen(record, 1))
        return screens[-1]

    class Evening(App[None]):
        def on_mount(self) -> None:
            self.push_screen(End(("you", "Nonna"), 1, ended, replay), lambda _: self.exit())

    app = Evening()

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        assert "review the game" in seen(app)
        await pilot.press("v")
        await until_reviewed(pilot, screens[0])
        assert "Review:" in seen(app)
        await pilot.press("q")
        assert isinstance(app.screen, End)
        await pilot.press("q")

    run(app, script, (80, 24))


def test_the_viewers_seat_comes_first(record: Record) -> None:
    watched = WatchedReview(record, 1, 2)
    assert watched.begin()
    assert not watched.begin()
    assert watched._seats == [1, 0]
    for _ in watched.work():
        pass
    assert watched.review is not None
    assert watched.review.complete
