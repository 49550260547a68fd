"""ReviewQueue: the games that are being reviewed, one after the other, and their reviews.

A review is computed once for all who ask, and stored beside its game. It is stored after each seat;
after a restart the next request goes on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from pizzaiolo.review import JUDGE, Decision
from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.bots.review_worker import ReviewQuestion, packed, unpacked
from pizzaiolo.server.bots.reviewer import Reviewer, ReviewFailedError
from pizzaiolo.server.protocol.answers import ReviewSoFar
from pizzaiolo.server.store import Store, StoredReview, StoreUnavailable
from pizzaiolo.server.table.finished_games import FinishedGame

MOST_BYTES: Final = 8_000_000
"""How many bytes of complete reviews are held in memory."""

FAILED_SECONDS: Final = 60.0
"""A game that could not be reviewed is not tried again for this many seconds."""

MOST_FAILED: Final = 1000

WAITING: Final = packed(ReviewSoFar(0, 0, (), None))

Key = tuple[str, int]
"""The table, and which game of it."""


class ReviewsBusyError(Exception):
    """Too many games wait to be reviewed, or one is already in progress for the address."""


class ReviewJob:
    """One review in progress."""

    def __init__(self, address: str) -> None:
        """It waits for its turn."""
        self.address = address
        """Who asked for it first."""
        self.so_far = WAITING
        self.task: asyncio.Task[None] | None = None


class ReviewQueue:
    """Reviews of all tables' games: in progress, or complete."""

    def __init__(
        self,
        store: Store,
        reviewer: Reviewer,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Nothing is asked for yet."""
        self._store = store
        self._reviewer = reviewer
        self._settings = settings
        self._metrics = metrics
        self._clock = clock
        self._jobs: dict[Key, ReviewJob] = {}
        self._one_at_a_time = asyncio.Lock()
        self._held: dict[Key, bytes] = {}
        """Complete reviews; those that were asked for last are dropped last."""
        self._failed: dict[Key, float] = {}
        metrics.gauge(
            "reviews_waiting", "games that are reviewed or wait for it", lambda: len(self._jobs)
        )

    async def so_far(
        self, table_id: str, number: int, game: FinishedGame, first: Iterable[int], address: str
    ) -> bytes:
        """The review of a game as far as it has come, compressed; begun if it was not.

        `first` says whose decisions are judged first. May raise ReviewsBusyError, ReviewFailedError
        and StoreUnavailable.
        """
        key = table_id, number
        held = self._in_memory(key)
        if held is not None:
            return held
        kept = await self._store.review(table_id, number)
        # Somebody else may have asked for it meanwhile.
        held = self._in_memory(key)
        if held is not None:
            return held
        known = None if kept is None or kept.judge < JUDGE else unpacked(kept.data)
        if kept is not None and known is not None and kept.complete:
            self._hold(key, kept.data)
            return kept.data
        if self._clock() - self._failed.get(key, -FAILED_SECONDS) < FAILED_SECONDS:
            raise ReviewFailedError
        busy = len(self._jobs) >= self._settings.reviews_waiting
        if busy or any(job.address == address for job in self._jobs.values()):
            raise ReviewsBusyError
        job = self._jobs[key] = ReviewJob(address)
        job.task = asyncio.create_task(
            self._work_out(key, job, self._question(game, first, known)), name="review"
        )
        return job.so_far

    def forget(self, table_id: str) -> None:
        """A table was deleted."""
        for key in [key for key in self._held if key[0] == table_id]:
            del self._held[key]
        for key, job in list(self._jobs.items()):
            if key[0] == table_id and job.task is not None:
                job.task.cancel()

    async def close(self) -> None:
        """Leave everything as it is: reviews go on later from what is stored."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._reviewer.close()

    def _in_memory(self, key: Key) -> bytes | None:
        job = self._jobs.get(key)
        if job is not None:
            return job.so_far
        held = self._held.pop(key, None)
        if held is not None:
            self._held[key] = held
        return held

    def _hold(self, key: Key, data: bytes) -> None:
        self._held[key] = data
        while sum(map(len, self._held.values())) > MOST_BYTES and len(self._held) > 1:
            del self._held[next(iter(self._held))]

    def _question(
        self, game: FinishedGame, first: Iterable[int], known: ReviewSoFar | None
    ) -> ReviewQuestion:
        seats = range(len(game.levels))
        iterations = self._settings.review_iterations
        decisions: tuple[Decision, ...] = ()
        # What another judge said, or this one with other iterations, belongs to another review.
        if known is not None and known.review is not None:
            before = known.review
            if (before.judge, before.iterations) == (JUDGE, iterations):
                decisions = before.decisions
        return ReviewQuestion(
            game.record.decode(),
            tuple(dict.fromkeys([*(seat for seat in first if seat in seats), *seats])),
            game.levels,
            iterations,
            decisions,
        )

    async def _work_out(self, key: Key, job: ReviewJob, question: ReviewQuestion) -> None:
        try:
            async with (
                self._one_at_a_time,
                contextlib.aclosing(self._reviewer.review(question)) as growing,
            ):
                async for piece in growing:
                    job.so_far = piece.data
                    if piece.worth_keeping:
                        await self._keep(key, StoredReview(JUDGE, piece.complete, piece.data))
            self._hold(key, job.so_far)
            self._metrics.reviews.inc()
        except ReviewFailedError:
            self._failed[key] = self._clock()
            if len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]
            self._metrics.reviews_failed.inc()
            log.warning("a game could not be reviewed", extra={"table": key[0]})
        finally:
            self._jobs.pop(key, None)

    async def _keep(self, key: Key, review: StoredReview) -> None:
        """Store what there is; if that fails, it can be computed again."""
        try:
            await self._store.keep_review(*key, review)
        except StoreUnavailable:
            log.warning("a review could not be kept", extra={"table": key[0]})
