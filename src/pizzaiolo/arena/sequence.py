"""A test that may look at every deal: is the order of the bots decided yet?

For every pair of bots a confidence sequence follows the difference of their win shares: with the
confidence asked for, it holds the true difference at all times at once, so that you may stop
whenever you like. It is the predictable plug-in empirical-Bernstein sequence of Waudby-Smith and
Ramdas ("Estimating means of bounded random variables by betting", 2024, theorem 2): it assumes only
that the differences of cycles are independent and lie between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log, log1p, sqrt


class ConfidenceSequence:
    """Bounds on the mean of numbers between -1 and 1, valid at all times together."""

    def __init__(self, error: float) -> None:
        """Begin knowing nothing; `error` is the chance of ever excluding the true mean."""
        self.low = -1.0
        self.high = 1.0
        self._log = log(2 / error)
        self._numbers = 0
        self._sum = 0.5
        """Of the numbers, moved to 0 .. 1, with one of 1/2 before the first."""
        self._squares = 0.25
        self._bets = 0.0
        self._weighted = 0.0
        self._slack = 0.0

    def add(self, number: float) -> None:
        """Take the next number into account."""
        moved = (number + 1) / 2
        self._numbers += 1
        times = self._numbers
        mean = self._sum / times
        # The bet may depend only on earlier numbers, and so may the mean and the variance.
        bet = min(0.5, sqrt(2 * self._log / (self._squares * log1p(times))))
        self._bets += bet
        self._weighted += bet * moved
        self._slack += (moved - mean) ** 2 * (-log1p(-bet) - bet)
        self._sum += moved
        self._squares += (moved - self._sum / (times + 1)) ** 2
        middle = self._weighted / self._bets
        half = (self._log + self._slack) / self._bets
        self.low = max(self.low, 2 * (middle - half) - 1)
        self.high = min(self.high, 2 * (middle + half) - 1)


class OrderTest:
    """Whether it is decided which of any two bots is the better one."""

    def __init__(self, bots: int, error: float) -> None:
        """Share the chance of an error among the pairs, so that all are right together."""
        pairs = list(combinations(range(bots), 2))
        self._sequences = {pair: ConfidenceSequence(error / len(pairs)) for pair in pairs}

    def add(self, shares: Sequence[float | None]) -> None:
        """Take a cycle into account: the win share of each bot in it, None without a game."""
        for (one, other), sequence in self._sequences.items():
            first, second = shares[one], shares[other]
            if first is not None and second is not None:
                sequence.add(first - second)

    @property
    def decided(self) -> bool:
        """Whether no pair's difference can be zero any more."""
        return all(each.low > 0 or each.high < 0 for each in self._sequences.values())
