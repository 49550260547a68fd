"""The judge: each seat's chance of winning before and after every step, and whose change it was.

The judge sees the table, all hands and the oven, but neither the order of the supply nor that of
the waiters, and lets the position be played on many times. Every position meets the same numbered
luck, so the change between two of them is known more exactly than either. A decision is judged
before the cards that follow it are drawn: what the draw then changes belongs to chance, like the
deal and the shuffle between two rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from pizzaiolo.review.course import Course, Point
from pizzaiolo.review.data import Cause, Step
from pizzaiolo.review.playouts import WHOLE, Playouts, Sums

Outcomes = list[list[int]]
"""By play-out, the shares by seat."""

SEED = 20_210
"""All chance of the judge follows from it: the same game has the same review everywhere."""


@dataclass(frozen=True)
class Shares:
    """Where result - even comes from, for one seat."""

    result: float
    even: float
    luck: float
    own: float
    others: float
    luck_error: float
    own_error: float
    others_error: float


class Judge:
    """Follows the course of a game step by step."""

    def __init__(self, course: Course, playouts: int) -> None:
        """Play on from every position this many times."""
        self._course = course
        self._number = playouts
        self._seats = int(course.setup.seats)
        self._playouts = Playouts(course.setup, SEED)
        self._luck = self._sums()
        self._own = self._sums()
        self._others = self._sums()
        self.steps: list[Step] = []

    def _sums(self) -> Sums:
        return Sums(self._seats, self._number)

    def follow(self) -> Iterator[None]:
        """Estimate every step; one decision after the other."""
        even = [[WHOLE // self._seats] * self._seats] * self._number
        points = (*self._course.points, self._course.end)
        now = self._position(points[0])
        self._note("deal", None, even, now)
        yield
        for point, following in pairwise(points):
            after = self._position(following)
            decided = after
            if point.chance:
                decided = self._playouts.shares(
                    point.state, point.returned, point.turn, self._number, point.action
                )
            self._note("decision", point, now, decided)
            if point.chance:
                self._note("shuffle" if point.shuffled else "draw", point, decided, after)
            now = after
            yield

    def _position(self, point: Point) -> Outcomes:
        """Play a position on; if the game is over, every play-out is the result."""
        if point is self._course.end:
            return [self._playouts.standing.shares(point.state)] * self._number
        return self._playouts.shares(point.state, point.returned, point.turn, self._number)

    def _note(self, cause: Cause, point: Point | None, before: Outcomes, after: Outcomes) -> None:
        """Note a step, and whose change it was."""
        change = self._sums()
        change.add_change(before, after)
        level = self._sums()
        level.add_change([[0] * self._seats] * self._number, after)
        decider = None
        if cause == "decision" and point is not None:
            decider = point.seat
            self._own.add_change_of(decider, before, after, others=False)
            self._others.add_change_of(decider, before, after, others=True)
        else:
            self._luck.add_change(before, after)
        shares = [_estimate(level, seat) for seat in range(self._seats)]
        changes = [_estimate(change, seat) for seat in range(self._seats)]
        step = Step(
            cause=cause,
            action=None if point is None else point.index,
            seat=decider,
            round=0 if point is None else int(point.state.round),
            shares=tuple(value for value, _ in shares),
            errors=tuple(error for _, error in shares),
            changes=tuple(value for value, _ in changes),
            change_errors=tuple(error for _, error in changes),
        )
        self.steps.append(step)

    def shares(self, seat: int) -> Shares:
        """What made the result of a seat, once every step has been followed."""
        luck, own, others = (
            _estimate(sums, seat) for sums in (self._luck, self._own, self._others)
        )
        result = self._playouts.standing.shares(self._course.end.state)[seat] / WHOLE
        return Shares(
            result=result,
            even=1 / self._seats,
            luck=luck[0],
            own=own[0],
            others=others[0],
            luck_error=luck[1],
            own_error=own[1],
            others_error=others[1],
        )


def _estimate(sums: Sums, seat: int) -> tuple[float, float]:
    """The mean over all play-outs, in won games, and its standard error."""
    number = int(sums.number)
    total = sums.total(seat)
    # Whole numbers up to here: the same sum in any order, compiled or not.
    scatter = number * sums.squares(seat) - total * total
    error = sqrt(scatter / (number - 1)) / number / WHOLE
    return total / number / WHOLE, error
