"""Tallies: games, wins, pizzas and memory of every member, in all editions and in each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class Tally:
    """What one member has shown so far."""

    games: int = 0
    wins: float = 0.0
    pizzas: int = 0
    reviewed: int = 0
    remembered: float = 0.0
    """The sum of the memory figures of the games that have been reviewed."""

    @property
    def memory(self) -> float | None:
        """The mean of these figures; None without any."""
        return self.remembered / self.reviewed if self.reviewed else None

    def add(self, other: Tally) -> None:
        """Count what somebody has shown who is the same person."""
        self.games += other.games
        self.wins += other.wins
        self.pizzas += other.pizzas
        self.reviewed += other.reviewed
        self.remembered += other.remembered


class Tallies:
    """The tallies of all members of a club; an empty name of an edition stands for all of them."""

    def __init__(self) -> None:
        """Nobody has played yet."""
        self.editions: dict[str, int] = {}
        """How many games of each edition were played."""
        self._tallies: dict[str, defaultdict[int, Tally]] = {"": defaultdict(Tally)}

    def of(self, edition: str = "") -> Iterator[tuple[int, Tally]]:
        """The tallies of those who have played an edition."""
        return iter(self._tallies.get(edition, {}).items())

    def tally(self, member: int, edition: str = "") -> Tally:
        """What a member has shown."""
        tallies: Mapping[int, Tally] = self._tallies.get(edition, {})
        return tallies.get(member, Tally())

    def count_game(self, edition: str) -> None:
        """One more game of an edition."""
        self.editions[edition] = self.editions.get(edition, 0) + 1

    def count(self, member: int, edition: str, win: float, pizzas: int) -> None:
        """A member has played."""
        for tally in self._both(member, edition):
            tally.games += 1
            tally.wins += win
            tally.pizzas += pizzas

    def remember(self, member: int, edition: str, memory: float) -> None:
        """A game of a member has been reviewed."""
        for tally in self._both(member, edition):
            tally.reviewed += 1
            tally.remembered += memory

    def merge(self, member: int, into: int) -> None:
        """Two members are one person."""
        for tallies in self._tallies.values():
            gone = tallies.pop(member, None)
            if gone is not None:
                tallies[into].add(gone)

    def _both(self, member: int, edition: str) -> tuple[Tally, Tally]:
        if edition not in self._tallies:
            self._tallies[edition] = defaultdict(Tally)
        return self._tallies[""][member], self._tallies[edition][member]
