"""The game on the screen of a terminal: whole games by keys, at every size, and records."""

from __future__ import annotations

import asyncio
import html
import re
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from pizzaiolo.editions import editions
from pizzaiolo.engine.actions import Ask, Decline, Request
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import OrderTurnedUp
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game, new_game
from pizzaiolo.terminal import letters
from pizzaiolo.terminal.app import PizzaioloApp
from pizzaiolo.terminal.choice import BakingChoice
from pizzaiolo.terminal.dialogs import End, HelpDialog, Leave, SummaryDialog
from pizzaiolo.terminal.home_table import HomeTable
from pizzaiolo.terminal.paint import KIND_KEYS
from pizzaiolo.terminal.replay import INTERRUPTED, ReplayApp
from pizzaiolo.terminal.table_screen import TableScreen
from support.cases import Case
from support.strategies import Walk
from support.terminal.apprentice import Apprentice, table_of

SIZES = [(80, 24), (60, 20), (200, 60)]


# Whole games by keys


def seen(app: App[Any]) -> str:
    """The words on the screen."""
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot())
    return " ".join(html.unescape(" ".join(texts)).replace("\xa0", " ").split())


def run(
    app: App[Any],
    script: Callable[[Pilot[Any]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
) -> None:
    """Run an app without a terminal, and let a script press its keys."""

    async def session() -> None:
        async with app.run_test(size=size) as pilot:
            await script(pilot)

    asyncio.run(session())


def app_for(game: Game, beat: float = 0.0, memory: str = "kitchen") -> PizzaioloApp:
    return PizzaioloApp(lambda _: table_of(game.copy()), beat, memory)


async def until(pilot: Pilot[Any], condition: Callable[[], bool]) -> None:
    for _ in range(2000):
        if condition():
            return
        await pilot.pause(0.005)
    raise AssertionError(f"it never came to that; on the screen: {seen(pilot.app)}")


def table_screen(app: App[Any]) -> TableScreen:
    screen = app.screen
    assert isinstance(screen, TableScreen), f"in front is {screen}"
    return screen


async def until_asked(pilot: Pilot[Any]) -> TableScreen:
    """Wait until the person has to decide, wherever the game is then."""

    def asked() -> bool:
        screen = pilot.app.screen
        return isinstance(screen, TableScreen) and (
            screen.turn is not None or screen.baking is not None
        )

    await until(pilot, asked)
    return table_screen(pilot.app)


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys as fast as they are taken in: `Pilot.press` waits for an idle processor."""
    for key in keys:
        pilot.app.simulate_key(key)
        await pilot.pause(0)


async def play_to_the_end(pilot: Pilot[Any]) -> list[str]:
    """Play with the keys that a person would press first; return the kinds of decisions met."""
    met: list[str] = []
    while True:
        await until(pilot, lambda: waits_for_a_key(pilot.app))
        screen = pilot.app.screen
        if isinstance(screen, End):
            return met
        if isinstance(screen, SummaryDialog):
            await press(pilot, "enter")
            continue
        assert isinstance(screen, TableScreen)
        if screen.turn is not None:
            if screen.turn.placements:
                await press(pilot, KIND_KEYS[screen.turn.kinds[0]], "+")
            if screen.turn.orders:
                await press(pilot, "down" if len(met) % 3 else "a")
            if screen.turn.stacks and len(met) % 2:
                await press(pilot, "tab")
            met.append("turn")
            await press(pilot, "enter")
        else:
            assert screen.baking is not None
            met.append(type(screen.baking.options[-1]).__name__)
            await press(pilot, "up" if len(met) % 4 else "1", "enter")


def waits_for_a_key(app: App[Any]) -> bool:
    screen = app.screen
    if isinstance(screen, TableScreen):
        return screen.turn is not None or screen.baking is not None
    return isinstance(screen, End | SummaryDialog)


@pytest.mark.parametrize(
    "case",
    [
        *(pytest.param(Case(edition, 3), marks=pytest.mark.hard) for edition in editions()),
        pytest.param(Case("plus", 2), marks=pytest.mark.hard),
        Case("homoludicus", 4, doubles=True),
        pytest.param(Case("plus", 6, helping=True), marks=pytest.mark.hard),
    ],
    ids=str,
)
def test_a_whole_game_is_played_by_keys(case: Case) -> None:
    game = Game(case.setup(), SeededDealer("keys"), "keys")
    app = app_for(game)

    async def script(pilot: Pilot[Any]) -> None:
        met = await play_to_the_end(pilot)
        assert met.count("turn") > 5
        assert len(set(met)) > 1
        assert app.table is not None
        result = app.table.game.result()
        words = seen(app)
        for name, delivered in zip(app.table.names, result.delivered, strict=True):
            assert f"{name} {delivered} delivered" in words
        winner = app.table.names[result.winners[0]]
        assert ("You win!" if winner == "You" else winner) in words
        first = app.table
        await pilot.press("enter")
        await until_asked(pilot)
        assert app.table is not first
        await pilot.press("q", "y")

    run(app, script)
    assert app.return_code == 0


PARTS = ("Put something in the oven.", "Carla", "supply", "Your orders", "? ")


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_every_size(size: tuple[int, int]) -> None:
    """From the sentence to the keys, and also when the size changes in the middle of a game."""
    app = app_for(new_game("plus", 6, "sizes"), memory="rail")

    async def script(pilot: Pilot[Any]) -> None:
        for width, height in (*SIZES, size):
            await until_asked(pilot)
            await pilot.resize_terminal(width, height)
            # It is laid out again a moment later.
            await until(pilot, lambda: all(part in seen(app) for part in PARTS))
            assert table_screen(app).turn is not None
            await pilot.press("right", "enter")

    run(app, script)


def test_choices_show_and_can_be_taken_back() -> None:
    app = app_for(new_game("waiter", 3, "choices"))

    async def script(pilot: Pilot[Any]) -> None:
        screen = await until_asked(pilot)
        assert screen.turn is not None
        kind = screen.turn.kinds[0]
        assert "Choose a kind" in seen(app)
        await pilot.press("enter")
        assert "Choose a kind first" in seen(app)
        await pilot.press(KIND_KEYS[kind], "a", "w")
        words = seen(app)
        assert f"One {kind}!" in words
        assert "draw from the waiter" in words
        await pilot.press("9")
        assert f"You cannot put in 9 of your {kind} cards." in seen(app)
        await pilot.press("escape")
        assert "Choose a kind" in seen(app)
        missing = next(each for each in KIND_KEYS if each not in screen.turn.kinds)
        await pilot.press(KIND_KEYS[missing])
        assert f"You have no {missing} to put in." in seen(app)
        await pilot.press("left", "minus")
        assert "At least one card." in seen(app)
        assert screen.table.game.played == []

    run(app, script)


async def until_baking(pilot: Pilot[Any]) -> BakingChoice:
    """Put in every order until the person has to decide over one of them."""
    while True:
        await until(pilot, lambda: waits_for_a_key(pilot.app))
        screen = pilot.app.screen
        if isinstance(screen, TableScreen) and screen.baking is not None:
            return screen.baking
        if isinstance(screen, TableScreen) and screen.turn is not None:
            await press(pilot, "right", "down")
        await press(pilot, "enter")


def test_an_order_is_decided_over_by_keys() -> None:
    """Declining, asking, card by card; nothing is done before all of it is said."""
    app = app_for(new_game("plus", 3, "orders"))

    async def script(pilot: Pilot[Any]) -> None:
        baking = await until_baking(pilot)
        game = table_screen(app).table.game
        before = list(game.played)
        first = baking.options
        assert type(first[-1]) is Ask
        assert "has come up. What do you do?" in seen(app)
        await pilot.press("enter")
        assert "Choose one first" in seen(app)
        await pilot.press("9")
        assert f"You have {len(first)} choices." in seen(app)
        await pilot.press("p")
        assert "That is not one of your choices." in seen(app)
        await pilot.press("up", "enter")
        assert "which cards do you ask for?" in seen(app)
        request = baking.options[0]
        assert type(request) is Request
        await pilot.press(KIND_KEYS[request.kind])
        assert f"▸ {KIND_KEYS[request.kind].upper()} Ask for" in seen(app)
        await pilot.press("escape", "escape")
        assert baking.options == first
        assert game.played == before
        await pilot.press("1", "enter")
        assert game.played[len(before)] == (0, game.number(Decline()))

    run(app, script)


def test_every_key_that_cannot_be_used_says_what_can() -> None:
    app = app_for(new_game("waiter", 3, "hints"))

    async def script(pilot: Pilot[Any]) -> None:
        screen = await until_asked(pilot)
        assert screen.turn is not None
        for key, said in (
            ("1", "Choose a kind first, then how many."),
            ("w", "Choose a kind first, then where to draw from."),
            ("z", "You have no such order to put in."),
            ("r", "There is nothing to say again."),
        ):
            await pilot.press(key)
            assert said in seen(app)
        await pilot.press("right", *"+" * 9)
        assert "You have no more of them." in seen(app)

    run(app, script)


def test_help_shows_keys_and_the_rules_of_this_table() -> None:
    app = app_for(new_game("plus", 3, "help"))

    async def script(pilot: Pilot[Any]) -> None:
        await until_asked(pilot)
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpDialog)
        assert "do all of it" in seen(app)
        await pilot.press("end")
        await until(pilot, lambda: "ask for cards" in seen(app) or "At the table" in seen(app))
        await pilot.press("escape")
        assert table_screen(app).turn is not None

    run(app, script)


def test_leaving_is_asked_about() -> None:
    app = app_for(new_game("waiter", 3, "leave"))

    async def script(pilot: Pilot[Any]) -> None:
        await until_asked(pilot)
        await pilot.press("q")
        assert isinstance(app.screen, Leave)
        await pilot.press("n")
        assert table_screen(app).turn is not None
        await pilot.press("q", "y")

    run(app, script)
    assert app.return_code == 0


def test_ctrl_c_leaves_at_once() -> None:
    app = app_for(new_game("waiter", 3, "interrupt"))

    async def script(pilot: Pilot[Any]) -> None:
        await until_asked(pilot)
        await pilot.press("ctrl+c")

    run(app, script)
    assert app.return_code == INTERRUPTED


def test_an_announcement_is_seen_on_its_beat_and_repeated_on_demand() -> None:
    app = app_for(new_game("waiter", 2, "beat"), beat=60.0, memory="photographic")

    async def script(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "Round one" in seen(app))
        await pilot.press("space")
        screen = await until_asked(pilot)
        await pilot.press("right", "enter")
        # Each moment stands for minutes here, until Space: yours, what you draw, Nonna's.
        while not (screen.moment.said and screen.moment.view.turn == 1):
            await pilot.press("space")
            await pilot.pause(0.01)
        said = screen.moment.said
        assert letters.big(said)[1].split()[0] in seen(app)
        while screen.turn is None:
            await pilot.press("space")
            await pilot.pause(0.01)
        assert screen.moment.said == ""
        assert screen.moment.memory == ()
        await pilot.press("r")
        assert screen.moment.said == said

    run(app, script)


def test_the_screen_waits_for_no_bot() -> None:
    """A bot that thinks long keeps neither the help page nor anything else from coming up."""
    game = new_game("waiter", 2, "patience", start=1)
    thought = threading.Event()

    class Ponderer(Apprentice):
        def choose(self, view: View, legal: list[int]) -> int:
            assert thought.wait(30)
            return super().choose(view, legal)

    table = HomeTable(game, {1: Ponderer(game.setup, 1, 1)}, ("You", "Nonna"))
    app = PizzaioloApp(lambda _: table, 0.0)

    async def script(pilot: Pilot[Any]) -> None:
        try:
            await until(pilot, lambda: "Nonna is at the oven." in seen(app))
            await pilot.press("question_mark")
            assert isinstance(app.screen, HelpDialog)
            await pilot.press("escape")
            assert table_screen(app).turn is None
        finally:
            thought.set()
        await until_asked(pilot)

    run(app, script)


def test_what_is_told_waits_while_the_person_reads_help() -> None:
    app = app_for(new_game("waiter", 2, "away"), beat=0.02)

    async def script(pilot: Pilot[Any]) -> None:
        screen = await until_asked(pilot)
        await pilot.press("right", "enter", "question_mark")
        assert isinstance(app.screen, HelpDialog)
        moment = screen.moment
        await pilot.pause(0.3)
        assert screen.moment is moment
        await pilot.press("escape")
        await until_asked(pilot)

    run(app, script)


# Replaying


@pytest.mark.parametrize("size", SIZES)
def test_a_record_is_stepped_through(size: tuple[int, int]) -> None:
    game = Walk(3, 4, 5).finished(Case("plus", 4, helping=True))
    app = ReplayApp(game.record())
    reel = app.reel

    async def script(pilot: Pilot[Any]) -> None:
        last = len(reel.frames) - 1
        assert f"step 1 of {last + 1}" in seen(app)
        await pilot.press("right", "space", "space", "left")
        assert reel.place == 2
        await pilot.press("home", "left")
        assert reel.place == 0
        await pilot.press("o")
        assert isinstance(reel.frame.event, OrderTurnedUp)
        assert "comes out of the oven" in seen(app)
        await pilot.press("r")
        assert "Round two" in seen(app)
        await pilot.press("end", "right")
        assert reel.place == last
        assert "The game is over" in seen(app)
        await pilot.press("q")

    run(app, script, size)
    assert app.return_code == 0


def test_a_replay_shows_all_hands_as_they_were() -> None:
    game = Walk(3, 4, 6).finished(Case("original", 3))
    app = ReplayApp(game.record())
    for seat, view in enumerate(app.reel.frames[-1].views):
        assert view.hand == game.view(seat).hand
