"""A table for tests: a person's seat, and bots that take any legal action."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game
from pizzaiolo.terminal.home_table import HomeTable


class Apprentice:
    """A bot that takes any legal action, and keeps what it was told."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.seat = seat
        self.heard: list[Event] = []
        self._chance = random.Random(seed)

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: View, legal: list[int]) -> int:
        return self._chance.choice(legal)


def table_of(game: Game) -> HomeTable:
    names = ("You", "Nonna", "Beppe", "Giulia", "Enzo", "Carla")[: game.seats]
    bots = {seat: Apprentice(game.setup, seat, seat) for seat in range(1, game.seats)}
    return HomeTable(game, bots, names)


def played(table: HomeTable, chance: random.Random) -> Iterator[list[Event]]:
    """What the person hears, move by move, of a game in which all decide at random."""
    yield table.opening
    while not table.over:
        if table.awaits_bot:
            yield table.bot_move()
        else:
            yield table.play(chance.choice(table.game.legal()))
