"""Bots at the table: what the bot that has to decide may have, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from pizzaiolo.bots.character import Character
from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.server.protocol.messages import Act, Command, Plan
from pizzaiolo.server.table.choices import follow_plan, legal_numbers
from pizzaiolo.server.table.play import Play
from pizzaiolo.server.table.show import TEMPOS


@dataclass(frozen=True)
class Choice:
    """What a bot chose: the number of an action, and how long after the question it is given."""

    action: int
    pause: float


@dataclass(frozen=True)
class BotTurn:
    """A bot has to decide: all that a Bot may have, and what to do with its choice.

    Make the bot with (setup, seat, seed), let it hear `heard`, ask it for its `pause` where it is
    to make one, let it choose from `view` and `legal`; when the pause is over (in its turn: an
    answer while the oven is emptied is told with the beat) give `command(id, choice)` to
    `Table.decide` with `Who(seat, by="bot")`.
    """

    game: int
    """Which game of the table: a bot is made anew for each."""
    seat: int
    bot: str
    """Its name (`bots.registry.make_bot`)."""
    character: Character | None
    """Who it is, where the host brought them along; then the name says nothing."""
    seed: int
    setup: Setup
    heard: tuple[Event, ...]
    """All that the seat has heard since the deal, in order."""
    view: View
    legal: tuple[int, ...]
    n: int
    plan: tuple[str, ...] | None
    """While the oven is emptied: what it has chosen so far; in its turn None."""
    opened: float
    """When the question was told."""
    until: float
    """When it has run out of time."""
    most: float | None
    """In seconds: how long it pauses at most; None: it answers as soon as it can."""

    def left(self, now: float) -> float | None:
        """What the bot is told that its seat has left, in seconds; None: there is no clock.

        A bot takes a quarter of that at most (`pizzaiolo.bots.pause`).
        """
        return None if self.most is None else max(0.0, min(4 * self.most, self.until - now))

    def command(self, command_id: str, choice: int) -> Command:
        """The command that carries out a choice, given by the number of the action."""
        text = str(action_table(self.setup.edition).actions[choice])
        if self.plan is None:
            return Act(command_id, self.n, (text,))
        return Plan(command_id, self.n, (*self.plan, text))


class Chooser(Protocol):
    """Who lets bots think."""

    async def choose(self, table_id: str, turn: BotTurn, clock: Callable[[], float]) -> Choice:
        """What the bot chooses, by the clock of its table; never an exception of the bot's."""

    async def close(self) -> None:
        """No more thinking."""


def bot_turn(play: Play, now: float) -> BotTurn | None:
    """The bot that has to choose, once everybody has been told what it chooses about."""
    if not play.show.caught_up or play.game.over:
        return None
    window, turn = play.open_window(now), play.turn()
    seat = window.seat if window is not None else None if turn is None else turn.seat
    bot = None if seat is None else play.seating.chairs[seat].bot
    if seat is None or bot is None:
        return None
    heard = [event for event in play.show.events if event.audience in (None, seat)]
    trial = play.game
    if window is not None:
        followed = follow_plan(play.game, seat, play.plan)
        if followed.complete:
            return None
        trial = followed.game
        heard += [event for event in followed.events if event.audience in (None, seat)]
    return BotTurn(
        game=play.number,
        seat=seat,
        bot=bot,
        character=play.seating.chairs[seat].character,
        seed=SeededShuffle(play.seed, f"bot {seat}").below(2**30),
        setup=play.setup,
        heard=tuple(heard),
        view=trial.view(seat),
        legal=legal_numbers(trial),
        n=play.show.n,
        plan=None if window is None else play.plan,
        opened=play.opened if window is None else play.show.last,
        until=play.opened + play.bot_time() if window is None else window.closes,
        most=_longest_pause(play),
    )


def _longest_pause(play: Play) -> float | None:
    """How long a bot may take: time before its turn, a beat between its steps."""
    if play.pace == "instant":
        return None
    turn, tempo = play.turn(), TEMPOS[play.pace]
    return tempo.beat if turn is not None and turn.decision != "place" else tempo.thought
