"""Reviewer: the one process in which finished games are reviewed, at the lowest priority."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator, Sequence
from typing import Final

import msgspec

from pizzaiolo.server.base.worker_process import make_worker
from pizzaiolo.server.bots.review_worker import (
    COMPLETE,
    FAILED,
    SEAT_DONE,
    ReviewQuestion,
    answers,
)

PATIENCE: Final = 300.0
"""Seconds that may pass between two pieces, on a machine that has better things to do."""

WORKER: Final = (sys.executable, "-m", "pizzaiolo.server.bots.review_worker")


class ReviewFailedError(Exception):
    """A game that cannot be reviewed, or whose process was lost during the review."""


class ReviewPiece(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    data: bytes
    """As it is sent: JSON, compressed."""
    worth_keeping: bool
    complete: bool


class Reviewer:
    """Reviews in a process of its own; started when it is first needed."""

    def __init__(self, worker: Sequence[str] = WORKER, patience: float = PATIENCE) -> None:
        """Start nothing yet: a server whose games nobody asks about needs no process for them."""
        self._worker = make_worker(worker, lambda: answers)
        self._patience = patience

    async def review(self, question: ReviewQuestion) -> AsyncGenerator[ReviewPiece, None]:
        """The review of a game as it grows, one game at a time; may raise ReviewFailedError."""
        finished = False
        try:
            await self._worker.start()
            await self._worker.send(msgspec.json.encode(question))
            while not finished:
                async with asyncio.timeout(self._patience):
                    said = await self._worker.receive()
                sign, data = said[:1], said[1:]
                if sign == FAILED:
                    finished = True
                    raise ReviewFailedError
                finished = sign == COMPLETE
                yield ReviewPiece(data, sign in (SEAT_DONE, COMPLETE), finished)
        except (TimeoutError, OSError, EOFError) as error:
            raise ReviewFailedError from error
        finally:
            if not finished:
                # More of it may still come, and would be taken for the next review.
                await self.close()

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._worker.stop()
