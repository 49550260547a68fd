"""Bot: what every player made of code has to do."""

from __future__ import annotations

from math import inf
from typing import Final, Protocol, runtime_checkable

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View

PAUSE: Final = 1.0
"""In seconds: when a bot answers that does not say when."""


class Bot(Protocol):
    """A player at one seat of one game.

    A bot is made for a game, hears what its seat hears, and chooses among the legal actions from
    what its seat sees. It never gets a State. It keeps what it remembers itself (the engine offers
    `Memory` for that). Chance comes from its seed alone: the same seed, the same events and the
    same views give the same choices.
    """

    def hear(self, event: Event) -> None:
        """Hear an event: one that is public, or one for this seat alone."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the number of an action among the legal ones (at least two)."""


@runtime_checkable
class PacedBot(Bot, Protocol):
    """A bot that knows the clock of the table.

    For each question, the table asks once for `thinking_time`, then for `choose`, and announces the
    answer when that time is over, never sooner: how long somebody thinks must not tell what they
    hold (R10.5). The bot makes its choice by then.
    """

    def thinking_time(self, left: float = inf) -> float:
        """Say when the next answer is to be given, in seconds after its question.

        It may follow from the bot's seed and from the seconds that are left to its seat, not from
        what it has heard or sees. It is 0 if no time is left, and never more than is left.
        """


@runtime_checkable
class SteadyBot(Bot, Protocol):
    """A bot that can be kept and still choose as one that was made anew and heard everything."""

    def forget_choices(self) -> None:
        """Be as if no choice had been made yet: only the seed and what was heard count."""


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that can say what it thought of the actions before it chose."""

    thoughts: list[tuple[int, int, float]]
    """For each action that it tried at its last choice: the number of the action, how often it was
    tried, and what it was worth on average (1 for a game won, 0 for a game lost, and a little for
    being ahead in delivered orders)."""


def pause(bot: Bot, left: float = inf) -> float:
    """When any bot's next answer is to be given, in seconds after its question (see `PacedBot`).

    A bot that does not say when always answers after the same time, but takes no more than a
    quarter of what is left to its seat.
    """
    if isinstance(bot, PacedBot):
        return bot.thinking_time(left)
    return max(0.0, min(PAUSE, left / 4))


class BotMaker(Protocol):
    """Makes a bot for a seat: a Bot class, or anything that is called like one."""

    def __call__(self, setup: Setup, seat: int, seed: int) -> Bot:
        """Make the bot for one seat of one game."""
