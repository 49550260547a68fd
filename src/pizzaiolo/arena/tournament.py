"""Tournament: which games have been played, which are still to play, and when it is decided."""

from __future__ import annotations

from collections.abc import Sequence

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Failure, Finished, Outcome, Times
from pizzaiolo.arena.schedule import Fixture
from pizzaiolo.arena.sequence import OrderTest
from pizzaiolo.arena.stats import cycle_shares


class Tournament:
    """The state of a tournament.

    Games may end in any order. The test of the order looks only at whole cycles in their order, so
    that the point at which it stops does not depend on who was faster.
    """

    def __init__(
        self, plan: ArenaPlan, fixtures: Sequence[Fixture], confidence: float, *, stop: bool = False
    ) -> None:
        """Begin; with `stop`, games after the one that decided the order do not count."""
        self.plan = plan
        self.fixtures = fixtures
        self.times: dict[int, Times] = {}
        self.decided_after: int | None = None
        """How many deals decided the order of the bots; None while it is open."""
        self._finished: dict[int, Finished] = {}
        self._failed: dict[int, Failure] = {}
        self._stop = stop
        self._end = len(fixtures)
        self._test = OrderTest(len(plan.bots), 1 - confidence)
        self._cycles = _cycles(fixtures)
        self._tested = 0

    def take(self, outcome: Outcome) -> None:
        """Take the outcome of some games into account."""
        for result in outcome.results:
            if isinstance(result, Finished):
                self._finished[result.game] = result
            else:
                self._failed[result.game] = result
        for bot, times in outcome.times.items():
            self.times.setdefault(bot, Times()).merge(times)
        self._look()

    def pending(self) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in self.fixtures[: self._end] if not self._has(fixture.game)]

    @property
    def played(self) -> int:
        """How many games have been played."""
        return len(self._finished) + len(self._failed)

    @property
    def over(self) -> bool:
        """Whether no game is left that counts."""
        return self.stopped or self.played >= len(self.fixtures)

    @property
    def stopped(self) -> bool:
        """Whether it ended before its last game because the order was decided."""
        return self._end < len(self.fixtures)

    def finished(self) -> list[Finished]:
        """The games that count, in their order."""
        return sorted(result for game, result in self._finished.items() if game < self._end)

    def failures(self) -> list[Failure]:
        """The games that bots broke off, in their order."""
        return sorted(
            (failure for game, failure in self._failed.items() if game < self._end),
            key=lambda failure: failure.game,
        )

    def _has(self, game: int) -> bool:
        return game in self._finished or game in self._failed

    def _look(self) -> None:
        """Show the test every further cycle that is complete."""
        while self._tested < len(self._cycles) and self.decided_after is None:
            cycle = self._cycles[self._tested]
            if not all(self._has(game) for game in cycle):
                return
            results = [self._finished[game] for game in cycle if game in self._finished]
            self._test.add(cycle_shares(self.plan, self.fixtures, results))
            self._tested += 1
            if self._test.decided:
                self.decided_after = self._tested * self.plan.schedule.deals_in_cycle
                if self._stop:
                    self._end = cycle.stop


def _cycles(fixtures: Sequence[Fixture]) -> list[range]:
    """By cycle, the numbers of its games."""
    starts = [
        fixture.game
        for before, fixture in zip([None, *fixtures], fixtures, strict=False)
        if before is None or before.cycle != fixture.cycle
    ]
    return [
        range(start, end) for start, end in zip(starts, [*starts[1:], len(fixtures)], strict=True)
    ]
