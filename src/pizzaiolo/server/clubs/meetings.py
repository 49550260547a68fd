"""Meetings: how often any two members have met, and who was better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Score = tuple[int, int, int]
"""How often the first of two was better, equal, worse."""


class Meetings:
    """All pairs of a club; each is kept once, the smaller number first."""

    def __init__(self) -> None:
        """Nobody has met yet."""
        self._scores: dict[tuple[int, int], Score] = {}

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
                score = self._scores.get((one, other))
                if score is not None:
                    yield one, other, score

    def merge(self, member: int, into: int) -> None:
        """Two members are one person, who has not met themselves."""
        for pair in [pair for pair in self._scores if member in pair]:
            score = self._scores.pop(pair)
            other = pair[1] if pair[0] == member else pair[0]
            if other != into:
                self._add(into, other, score if pair[0] == member else score[::-1])

    def _add(self, one: int, other: int, score: Score) -> None:
        if one > other:
            one, other, score = other, one, score[::-1]
        before = self._scores.get((one, other), (0, 0, 0))
        self._scores[one, other] = (
            before[0] + score[0],
            before[1] + score[1],
            before[2] + score[2],
        )
