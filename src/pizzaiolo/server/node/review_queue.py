"""ReviewQueue: the games that are being reviewed, one after the other, and their reviews.

A review is computed once for all who ask, whichever server they ask, and stored beside its game. It
is stored after each seat; after a restart the next request goes on from there. Of several servers
with one store, one computes a review and the others show what it stores; if it dies, one of them
goes on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterable
from math import inf
from time import monotonic
from typing import Final

from pizzaiolo.review import JUDGE, Review
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

SHARE_SECONDS: Final = 1.0
"""How often a review that grows is stored if other servers may show it."""

TURN_SECONDS: Final = 60.0
"""How long a review may take while others wait for theirs; then they come first. A game with an
edition of one's own can take many times as long as any other."""

LOOK_SECONDS: Final = 1.0
"""How often it is checked whether another server is still at work on a review."""

MOST_OF_ONE: Final = 4
"""So many games of one address are reviewed or wait for it: a household plays on meanwhile."""

NOBODY: Final = ""
"""The address of those reviews that nobody waits for."""

Key = tuple[str, int]
"""The table, and which game of it."""


class ReviewsBusyError(Exception):
    """Too many games wait to be reviewed, in all or from this address."""


class ReviewJob:
    """One review in progress."""

    def __init__(self, address: str) -> None:
        """It waits for its turn."""
        self.address = address
        """Who asked for it first."""
        self.so_far: bytes | None = None
        """None until it is computed here."""
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
        """In the order in which they have their turns."""
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
        stored = self._readable(kept)
        if stored is not None and stored.complete:
            self._hold(key, stored.data)
            return stored.data
        if key not in self._jobs:
            self._begin(key, game, first, address)
        if stored is not None:
            return stored.data
        return packed(ReviewSoFar(0, 0, (), None, before=list(self._jobs).index(key)))

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a review whom this server has promised one."""
        return any(job.address != NOBODY for job in self._jobs.values())

    def forget(self, table_ids: Collection[str]) -> None:
        """Tables were deleted, or names were taken out of them."""
        for key in [key for key in self._held if key[0] in table_ids]:
            del self._held[key]
        for key, job in list(self._jobs.items()):
            if key[0] in table_ids and job.task is not None:
                job.task.cancel()

    async def close(self) -> None:
        """Leave everything as it is: reviews go on later from what is stored."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._reviewer.close()

    def _begin(self, key: Key, game: FinishedGame, first: Iterable[int], address: str) -> None:
        if self._clock() - self._failed.get(key, -FAILED_SECONDS) < FAILED_SECONDS:
            raise ReviewFailedError
        busy = len(self._jobs) >= self._settings.reviews_waiting
        if busy or sum(job.address == address for job in self._jobs.values()) >= MOST_OF_ONE:
            raise ReviewsBusyError
        job = self._jobs[key] = ReviewJob(address)
        job.task = asyncio.create_task(self._work_out(key, job, game, tuple(first)), name="review")

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

    def _readable(self, kept: StoredReview | None) -> StoredReview | None:
        """What is stored, unless it is by another judge, in another layout or begun differently."""
        if kept is None or kept.judge < JUDGE:
            return None
        review = _review_in(kept)
        if review is None:
            return None
        ours = review.judge == JUDGE and review.iterations == self._settings.review_iterations
        return kept if kept.complete or ours else None

    def _question(
        self, game: FinishedGame, first: Iterable[int], known: StoredReview | None
    ) -> ReviewQuestion:
        seats = range(len(game.levels))
        before = None if known is None else _review_in(known)
        return ReviewQuestion(
            game.record.decode(),
            tuple(dict.fromkeys([*(seat for seat in first if seat in seats), *seats])),
            game.levels,
            self._settings.review_iterations,
            () if before is None else before.decisions,
        )

    async def _work_out(
        self, key: Key, job: ReviewJob, game: FinishedGame, first: Iterable[int]
    ) -> None:
        try:
            while not await self._take_turn(key, job, game, first):
                self._jobs[key] = self._jobs.pop(key)
                await asyncio.sleep(LOOK_SECONDS)
        except ReviewFailedError:
            self._failed[key] = self._clock()
            if len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]
            self._metrics.reviews_failed.inc()
            log.warning("a game could not be reviewed", extra={"table": key[0]})
        except StoreUnavailable:
            # The next request begins again.
            log.warning("the store went away during a review", extra={"table": key[0]})
        finally:
            self._jobs.pop(key, None)

    async def _take_turn(
        self, key: Key, job: ReviewJob, game: FinishedGame, first: Iterable[int]
    ) -> bool:
        """Wait for the turn and compute the review; False if it is not done.

        Another server is at it, or others have waited long enough.
        """
        async with self._one_at_a_time, self._store.claim_review(*key) as ours:
            if not ours:
                return False
            # Another server may have got this far, or to the end, before the claim.
            known = self._readable(await self._store.review(*key))
            if known is not None and known.complete:
                return True
            return await self._compute(key, job, self._question(game, first, known))

    async def _compute(self, key: Key, job: ReviewJob, question: ReviewQuestion) -> bool:
        """Work until it is done, or until it is somebody else's turn: False."""
        began, shared_at = self._clock(), -inf
        async with contextlib.aclosing(self._reviewer.review(question)) as growing:
            async for piece in growing:
                job.so_far = piece.data
                now = self._clock()
                overdue = self._store.shared and now - shared_at >= SHARE_SECONDS
                others_wait = len(self._jobs) > 1 and now - began >= TURN_SECONDS
                if piece.worth_keeping or overdue or others_wait:
                    shared_at = now
                    await self._keep(key, StoredReview(JUDGE, piece.complete, piece.data))
                if others_wait and not piece.complete:
                    return False
        if job.so_far is not None:
            self._hold(key, job.so_far)
        self._metrics.reviews.inc()
        return True

    async def _keep(self, key: Key, review: StoredReview) -> None:
        """Store what there is; if that fails, it can be computed again."""
        try:
            await self._store.keep_review(*key, review)
        except StoreUnavailable:
            log.warning("a review could not be kept", extra={"table": key[0]})


def _review_in(stored: StoredReview) -> Review | None:
    """The review that was stored; None if nobody can read it."""
    so_far = unpacked(stored.data)
    return None if so_far is None else so_far.review
