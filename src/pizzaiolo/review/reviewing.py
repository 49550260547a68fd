"""Reviewing: a review computed bit by bit, so that it can be watched, interrupted and resumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pizzaiolo.engine.levels import LEVELS
from pizzaiolo.records.record import Record
from pizzaiolo.review.course import course_of
from pizzaiolo.review.data import (
    ITERATIONS,
    JUDGE,
    Account,
    Decision,
    Review,
    ReviewError,
)
from pizzaiolo.review.judge import Judge
from pizzaiolo.review.judgement import decisions
from pizzaiolo.review.ledger import ledger
from pizzaiolo.review.moments import moments
from pizzaiolo.review.places import Place, places

MOST_ITERATIONS: Final = 1_000_000


@dataclass(frozen=True)
class Progress:
    """How far a review has come."""

    done: int
    total: int
    """How many decisions have been looked at, of how many: once for the win chances of all, and
    once more for the judgement of a seat."""
    decision: Decision | None = None
    """The decision that has just been judged, to be kept for `known`."""


class Reviewing:
    """The review of a finished game in the making.

    Iterating over it does the work, one decision at a time: first the win chances of the whole
    game, then the decisions of one seat after the other in the order in which the seats were named,
    so that the viewer's seat can come first. Between two steps `review` returns what is there so
    far. The iteration can be stopped at any time and resumed; a caller who kept the decisions that
    came out, even in another process, passes them as `known`, and they are not computed again.
    """

    def __init__(
        self,
        record: Record,
        seats: Sequence[int] | None = None,
        iterations: int = ITERATIONS,
        level: str | Sequence[str] = LEVELS[0],
        known: Iterable[Decision] = (),
    ) -> None:
        """Check everything; nothing is computed yet. The level is for all seats, or by seat.

        Raises RecordError for a record that is broken, ReviewError for a game that is not over and
        for options that make no sense.
        """
        number = len(record.colours)
        self._levels = (level,) * number if isinstance(level, str) else tuple(level)
        check_options(iterations, self._levels)
        if len(self._levels) != number:
            raise ReviewError(f"level: expected one, or {number} of them, not {len(self._levels)}.")
        self.seats = tuple(range(number)) if seats is None else tuple(dict.fromkeys(seats))
        for seat in self.seats:
            if not 0 <= seat < number:
                raise ReviewError(f"seats: expected seats from 0 to {number - 1}, not {seat}.")
        self.iterations = iterations
        self._course = course_of(record)
        self._judge = Judge(self._course, max(2, iterations // 2))
        self._chances = self._judge.follow()
        self._followed = 0
        self._decisions = {each.action: each for each in known if each.seat in self.seats}

    @property
    def places(self) -> tuple[Place, ...]:
        """By action, where it is heard of in the announcements of the game."""
        return places(self._course)

    @property
    def total(self) -> int:
        """How many steps of work there are in all."""
        points = self._course.points
        return 1 + len(points) + sum(point.seat in self.seats for point in points)

    @property
    def done(self) -> int:
        """How many of them have been done."""
        return self._followed + len(self._decisions)

    def __iter__(self) -> Iterator[Progress]:
        """Do the work that is left."""
        for _ in self._chances:
            self._followed += 1
            yield Progress(self.done, self.total)
        for seat in self.seats:
            known = frozenset(self._decisions)
            level = self._levels[seat]
            for decision in decisions(self._course, seat, self.iterations, level, known):
                self._decisions[decision.action] = decision
                yield Progress(self.done, self.total, decision)

    def review(self) -> Review:
        """What has been worked out so far."""
        record = self._course.record
        judged = tuple(self._decisions[action] for action in sorted(self._decisions))
        followed = self._followed > len(self._course.points)
        steps = tuple(self._judge.steps)
        return Review(
            judge=JUDGE,
            edition=record.edition.name,
            colours=record.colours,
            names=record.names,
            iterations=self.iterations,
            level=self._levels[0] if len(set(self._levels)) == 1 else " ".join(self._levels),
            complete=self.done == self.total,
            steps=steps,
            accounts=tuple(map(self._account, range(len(record.colours)))) if followed else (),
            decisions=judged,
            moments=moments(self._course, steps, judged) if followed else (),
        )

    def _account(self, seat: int) -> Account:
        own = [decision for decision in self._decisions.values() if decision.seat == seat]
        points = sum(point.seat == seat for point in self._course.points)
        sums = ledger(sorted(own, key=lambda decision: decision.action))
        shares = self._judge.shares(seat)
        return Account(
            seat=seat,
            result=shares.result,
            even=shares.even,
            luck=shares.luck,
            own=shares.own,
            others=shares.others,
            luck_error=shares.luck_error,
            own_error=shares.own_error,
            others_error=shares.others_error,
            judged=seat in self.seats and len(own) == points,
            loss=sums.loss,
            loss_error=sums.loss_error,
            memory_kept=sums.kept,
            memory_stake=sums.stake,
            memory_stake_error=sums.stake_error,
            memory=sums.memory,
            memory_error=sums.memory_error,
        )


def check_options(iterations: int, levels: Iterable[str]) -> None:
    """Refuse options that make no sense for any game."""
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise ReviewError(f"iterations: expected 1 to {MOST_ITERATIONS:,}, not {iterations}.")
    for level in levels:
        if level not in LEVELS:
            raise ReviewError(f"level: expected one of {', '.join(LEVELS)}, not {level!r}.")


def review(
    record: Record,
    seats: Sequence[int] | None = None,
    iterations: int = ITERATIONS,
    level: str | Sequence[str] = LEVELS[0],
) -> Review:
    """Review a finished game: the win chances of all, and the decisions of some seats or of all.

    The same record and options give the same review, compiled or interpreted.
    """
    reviewing = Reviewing(record, seats, iterations, level)
    for _ in reviewing:
        pass
    return reviewing.review()
