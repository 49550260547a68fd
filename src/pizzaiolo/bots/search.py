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

BATCH: Final = 32
"""How many iterations go by between two looks at the clock."""


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
        """Search so many iterations for each decision, or, where seconds are given, so long.

        Without a memory to search with, it remembers everything.
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
        if self._seconds > 0.0:
            end = perf_counter() + self._seconds
            while perf_counter() < end:
                self._grow(tree, BATCH)
        else:
            self._grow(tree, self._iterations)
        return tree

    def _grow(self, tree: Tree, iterations: int) -> None:
        for _ in range(iterations):
            tree.grow(self._memory.sample(self._rng))
