"""Bot: what every player made of code has to do."""

from __future__ import annotations

from typing import Protocol

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View


class Bot(Protocol):
    """A player at one seat of one game.

    A bot is made for a game, hears what its seat hears, and chooses among the legal actions from
    what its seat sees. It never gets a State. What it remembers it keeps itself (`Memory` is the
    engine's offer). Chance comes from its seed alone: the same seed, the same events and the same
    views give the same choices.
    """

    def hear(self, event: Event) -> None:
        """Hear an event: one that is public, or one for this seat alone."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the number of an action among the legal ones (at least two)."""


class BotMaker(Protocol):
    """Makes a bot for a seat: a Bot class, or anything that is called like one."""

    def __call__(self, setup: Setup, seat: int, seed: int) -> Bot:
        """Make the bot for one seat of one game."""
