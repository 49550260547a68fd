"""Meetings: how often any two members have met, and who was better.

A pair is one number, and so is its score, because there may be half a million of them: Python looks
through everything else again and again for what may be dropped, and holds up everybody meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

Score = tuple[int, int, int]
"""How often the first of two was better, equal, worse."""

_BITS: Final = 32
"""More than the number of a member takes, or of the games that two have played."""

_LOW: Final = (1 << _BITS) - 1


class Meetings:
    """All pairs of a club; each is kept once, the smaller number first."""

    def __init__(self) -> None:
        """Nobody has met yet."""
        self._scores: dict[int, int] = {}
        self._last = 0
        """The largest number of a member who has met somebody."""

    def count(self, seats: Sequence[tuple[int, int]]) -> None:
        """Members (with their places) have played a game against each other."""
        for index, (one, place) in enumerate(seats):
            for other, other_place in seats[index + 1 :]:
                result = (place < other_place, place == other_place, place > other_place)
                self._add(one, other, (int(result[0]), int(result[1]), int(result[2])))

    def among(self, members: Sequence[int]) -> Iterator[tuple[int, int, Score]]:
        """The pairs of these members who have met."""
        wanted = sorted(members)
        for index, one in enumerate(wanted):
            for other in wanted[index + 1 :]:
                score = self._scores.get(_packed(one, other))
                if score is not None:
                    yield one, other, _unpacked(score)

    def merge(self, member: int, into: int) -> None:
        """Two members are one person, who has not met themselves."""
        for other in range(1, self._last + 1):
            score = self._scores.pop(_packed(min(member, other), max(member, other)), None)
            if score is not None and other != into:
                told = _unpacked(score)
                self._add(into, other, told if member < other else told[::-1])

    def _add(self, one: int, other: int, score: Score) -> None:
        if one > other:
            one, other, score = other, one, score[::-1]
        self._last = max(self._last, other)
        pair, (better, equal, worse) = _packed(one, other), score
        more = _packed(_packed(better, equal), worse)
        # No sum grows so large that it would reach into the next one.
        self._scores[pair] = self._scores.get(pair, 0) + more


def _packed(high: int, low: int) -> int:
    return high << _BITS | low


def _unpacked(score: int) -> Score:
    return score >> 2 * _BITS, score >> _BITS & _LOW, score & _LOW
