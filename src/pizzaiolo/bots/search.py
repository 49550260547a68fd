"""The bot `search`: it remembers everything and searches over States that may be the true one."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from pizzaiolo.bots.tree import Tree
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory import Memory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View

ITERATIONS: Final = 4000
"""How much `search` thinks about a decision where nobody says more."""

AT_THE_TABLE: Final = 0.8
"""In seconds: people do not wait longer, however slow the machine."""


class SearchBot:
    """Plays the action that a search over sampled States tried most often."""

    def __init__(
        self,
        setup: Setup,
        seat: int,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        memory: Memory | None = None,
    ) -> None:
        """Search so many iterations for each decision, and where seconds are given, no longer.

        With seconds and 0 iterations, time alone counts. Without a memory to search with, it
        remembers everything.
        """
        self._memory = Memory(setup, seat) if memory is None else memory
        self._rng = Rng(seed)
        self._iterations = iterations
        self._seconds = seconds

    def hear(self, event: Event) -> None:
        """Remember it."""
        self._memory.hear(event)

    def choose(self, view: View, legal: list[int]) -> int:
        """Search, and take the action tried most often."""
        return self.search().best().action

    def search(self) -> Tree:
        """Grow the tree of the decision that the seat has to take."""
        tree = Tree(self._rng)
        end = perf_counter() + self._seconds
        left = self._iterations
        while True:
            tree.grow(self._memory.sample(self._rng))
            left -= 1
            if left == 0 or (self._seconds > 0.0 and perf_counter() >= end):
                return tree
