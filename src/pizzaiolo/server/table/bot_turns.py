"""Bots at the table: what the bot that has to decide may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Protocol

from pizzaiolo.bots.character import Character
from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.events import Awaited, Event
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.server.protocol.incoming import Act, Command, Plan
from pizzaiolo.server.table.game.choices import follow_plan, legal_numbers
from pizzaiolo.server.table.game.pauses import hurried_turn
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.game.window import Window


@dataclass(frozen=True)
class BotTurn:
    """A bot has to decide: all that a Bot may know, and what to do with its choice.

    Make the bot with (setup, seat, seed), let it hear `heard`, tell it how much time is `left`, let
    it choose from `view` and `legal`; at the time `gives` (an answer while the oven is emptied: as
    soon as it can, the table keeps it until then) give `command(id, choice)` to `Table.decide` with
    `Who(seat, by="bot")`.
    """

    game: int
    """Which game of the table: a new bot is made for each."""
    seat: int
    bot: str
    """Its name (`bots.registry.make_bot`)."""
    character: Character | None
    """Who it is, if the host brought them along; then the name says nothing."""
    seed: int
    setup: Setup
    heard: tuple[Event, ...]
    """All that the seat has heard since the deal, in order."""
    view: View
    legal: tuple[int, ...]
    n: int
    plan: tuple[str, ...] | None
    """While the oven is emptied: what it has chosen so far; in its turn None."""
    gives: float
    """When its answer is given: never sooner, however quickly it has chosen (R10.5)."""
    until: float
    """When it has run out of time."""
    waits: bool
    """Whether it makes a pause at all; if not, it answers as soon as it can."""
    iterations: int | None = None
    """How often it tries each decision at most, however long that takes; None: its own time."""
    repeats: int | None = None
    """What it chose here in the game that the deal comes from; None: it has to think."""

    def left(self, now: float) -> float | None:
        """What the bot is told that its seat has left, in seconds; None: there is no clock.

        A bot takes at most a quarter of that (`pizzaiolo.bots.pause`), so it is done in time.
        """
        if self.iterations is not None:
            return None
        return max(0.0, 4 * (self.gives - now)) if self.waits else None

    def command(self, command_id: str, choice: int) -> Command:
        """The command that carries out a choice, given by the number of the action."""
        text = str(action_table(self.setup.edition).actions[choice])
        if self.plan is None:
            return Act(command_id, self.n, (text,))
        return Plan(command_id, self.n, (*self.plan, text))


class Chooser(Protocol):
    """Who lets bots think."""

    async def choose(self, table_id: str, turn: BotTurn, clock: Callable[[], float]) -> int:
        """What the bot chooses, by the clock of its table; never raises an error of the bot's."""

    async def close(self) -> None:
        """No more thinking."""


def bot_turn(play: Play) -> BotTurn | None:
    """The bot that has to choose.

    In its turn it is asked once everybody has been told what happened so far. While the oven is
    emptied it may think as soon as the cards before its order have been turned up, told or not, so
    that its answer is there when its pause is over.
    """
    window, turn = play.show.next_window(), play.turn()
    if window is None and (turn is None or play.game.over or not play.show.caught_up):
        return None
    seat = turn.seat if turn is not None else -1
    if window is not None:
        seat = window.seat
    bot = play.seating.chairs[seat].bot
    if bot is None or (window is not None and not window.real):
        return None
    heard = [event for event in play.show.events if event.is_for(seat)]
    trial = play.game
    if window is not None:
        followed = follow_plan(play.game, seat, play.plan)
        if followed.complete:
            return None
        trial = followed.game
        heard += [event for event in followed.events if event.is_for(seat)]
    gives, until = _times(play, window, turn)
    return BotTurn(
        game=play.number,
        seat=seat,
        bot=bot,
        character=play.seating.chairs[seat].character,
        seed=mixed("bot at a table", play.seed, seat),
        setup=play.setup,
        heard=tuple(heard),
        view=trial.view(seat),
        legal=legal_numbers(trial),
        n=play.show.newest,
        plan=None if window is None else play.plan,
        gives=gives,
        until=until,
        waits=not play.clock.instant,
        iterations=play.iterations,
        repeats=play.repeated(trial),
    )


def _times(play: Play, window: Window | None, turn: Awaited | None) -> tuple[float, float]:
    """When a bot's answer is given, and when the bot has run out of time."""
    time = play.clock.bot_time()
    time = inf if time is None else time
    if window is not None:
        gives = window.since if window.ends is None else window.ends
        return gives, window.since + time
    begins = turn is not None and turn.decision == "place"
    gives = play.show.last + play.clock.turn_pause(play.show.newest, begins=begins)
    if play.hurried is not None:
        gives = min(gives, hurried_turn(play.hurried, play.show.last))
    return gives, play.opened + time
