"""SwappedDealer: the stacks of a seed, with two cards in each other's place.

It has its own module because it is compiled: otherwise a class cannot inherit from a compiled one.
"""

from __future__ import annotations

from pizzaiolo.engine.dealer import SeededDealer, StackDealer


class SwappedDealer(SeededDealer):
    """The stacks of a seed, with two cards of one stack exchanged."""

    def __init__(self, seed: str, stack: str, number: int, places: tuple[int, int]) -> None:
        """Exchange two places of a stack: the `number`-th "supply", or "waiter" of a seat."""
        super().__init__(seed)
        self.stack_name = stack
        self.number = number
        self.places = places

    def shuffled_supply(self, cards: list[int]) -> list[int]:
        """Shuffle, and exchange if it is this supply."""
        return self._exchanged("supply", len(self.supplies), super().shuffled_supply(cards))

    def shuffled_waiter(self, orders: list[int]) -> list[int]:
        """Shuffle, and exchange if it is this waiter."""
        return self._exchanged("waiter", len(self.waiters), super().shuffled_waiter(orders))

    def _exchanged(self, stack: str, number: int, cards: list[int]) -> list[int]:
        here, there = self.places
        if (stack, number) == (self.stack_name, self.number) and max(here, there) < len(cards):
            cards[here], cards[there] = cards[there], cards[here]
        return cards

    def twin(self) -> StackDealer:
        """Return a dealer with the same seed and the same exchange."""
        return SwappedDealer(self.seed, self.stack_name, self.number, self.places)
