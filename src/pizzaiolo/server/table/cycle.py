"""Cycle: one deal played once for each seat, everybody one seat further each time."""

from __future__ import annotations

from pizzaiolo.server.protocol.entries import Started
from pizzaiolo.server.protocol.outgoing import Duplicate, Over


class Cycle:
    """The games that a table has played with its latest deal."""

    def __init__(self) -> None:
        """No game has ended yet."""
        self.games = 0
        """How many are over."""
        self.again: Started | None = None
        """What the next game is dealt from, if it has the same deal."""
        self._delivered: list[int] = []
        self._ingredients: list[int] = []

    def note(self, over: Over) -> Duplicate | None:
        """A game is over: the sums, if it was not the first with its deal."""
        self.games += 1
        self._delivered = _added(self._delivered, over.delivered)
        self._ingredients = _added(self._ingredients, over.ingredients)
        if self.games == 1:
            return None
        seats = len(over.delivered)
        return Duplicate(self.games, seats, tuple(self._delivered), tuple(self._ingredients))

    def turn(self, started: Started) -> None:
        """A deal is played once more: what somebody has goes with them to their next seat."""
        self.again = started
        for sums in (self._delivered, self._ingredients):
            sums.insert(0, sums.pop())

    @property
    def complete(self) -> bool:
        """Whether everybody has had every seat."""
        return self.games >= len(self._delivered)


def _added(sums: list[int], more: tuple[int, ...]) -> list[int]:
    return [a + b for a, b in zip(sums or [0] * len(more), more, strict=True)]
