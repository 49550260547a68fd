"""Plan: what a tournament is about; equal plans give equal results, wherever they are played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pizzaiolo.arena.schedule import Lineup, Schedule
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import Setup


@dataclass(frozen=True)
class ArenaPlan:
    """Who plays what: with the number of a game, everything about it follows from this."""

    edition: str
    """As it was asked for: a name or a path."""
    setup: Setup
    bots: tuple[str, ...]
    field: str
    seed: int

    @cached_property
    def schedule(self) -> Schedule:
        """The games, in their order."""
        return Schedule(len(self.bots), self.setup.seats, self.field)

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal: `new_game` with it deals the same cards."""
        return f"{self.seed}-{deal}"

    def bot_seed(self, deal: int, rotation: int, seat: int) -> int:
        """The seed of a bot: no two bots share their chance."""
        return mixed("pizzaiolo arena", self.seed, deal, rotation, seat)

    def names(self, lineup: Lineup) -> list[str]:
        """The names of the bots by seat."""
        return [self.bots[bot] for bot in lineup]
