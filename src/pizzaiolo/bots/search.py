"""The bot `search`: it remembers everything and searches over States that may be the true one."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Final

from pizzaiolo.bots.asking import sensible
from pizzaiolo.bots.tree import Tree
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

ITERATIONS: Final = 4000
"""How many iterations `search` thinks about a decision by default."""

AT_THE_TABLE: Final = 0.8
"""In seconds: people do not wait longer, however slow the machine."""

IN_TIME: Final = 0.8
"""The part of a pause at the table after which the choice has to be made."""

LOOK: Final = 64
"""After this many iterations the search checks whether it is decided."""


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
        """Search for this many iterations at each decision, and no longer than the seconds given.

        With seconds and 0 iterations, time alone counts. Without a memory to search with, it
        remembers everything.
        """
        self._memory: Memory = PerfectMemory(setup, seat) if memory is None else memory
        self._setup = setup
        self._rng = Rng(seed)
        self._iterations: i64 = iterations
        self._seconds = seconds
        self._limit = seconds if seconds > 0.0 else inf
        self.thoughts: list[tuple[int, int, float]] = []
        """What the last search found (see `ThinkingBot`)."""

    def hear(self, event: Event) -> None:
        """Remember it."""
        self._memory.hear(event)

    def thinking_time(self, left: float = inf) -> float:
        """Say when the next answer is to be given: always after the same time (see `PacedBot`).

        Thinking may be over sooner, and how much sooner would tell how hard the choice was. It
        takes at most a quarter of the time that is left, and the next choice is made by then.
        """
        longest = self._seconds if self._seconds > 0.0 else AT_THE_TABLE
        pause = max(0.0, min(longest / IN_TIME, left / 4))
        self._limit = IN_TIME * pause
        return pause

    def choose(self, view: View, legal: list[int]) -> int:
        """Search, and take the action tried most often, but ask for nothing in vain."""
        legal = sensible(legal, self._setup, view, self._memory)
        self.thoughts = self.search().tried()
        best, most = legal[0], 0
        for action, visits, _ in self.thoughts:
            if visits > most and action in legal:
                best, most = action, visits
        return best

    def search(self) -> Tree:
        """Grow the tree of the decision that the seat has to take, at least once.

        It ends as soon as no other action could still become the one tried most often.
        """
        tree = Tree(self._rng)
        begin = perf_counter()
        while True:
            tree.grow(self._memory.sample(self._rng))
            passed = perf_counter() - begin
            if tree.iterations == self._iterations or passed >= self._limit:
                return tree
            if tree.iterations % LOOK == 0:
                left = self._left(tree.iterations, passed)
                if float(tree.lead()) > left:
                    return tree

    def _left(self, done: i64, passed: float) -> float:
        """How many iterations may still follow, by number or in the time left at this pace."""
        if self._iterations > 0:
            return float(self._iterations - done)
        return float(done) * (self._limit - passed) / max(passed, 1e-9)
