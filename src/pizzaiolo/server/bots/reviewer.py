"""Reviewer: the one process in which finished games are reviewed, below everything else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncGenerator, Sequence
from typing import Final

import msgspec

from pizzaiolo.server.bots.review_worker import (
    COMPLETE,
    FAILED,
    LENGTH,
    SEAT_DONE,
    ReviewQuestion,
)

PATIENCE: Final = 300.0
"""Seconds that may pass between two pieces, on a machine that has better things to do."""

WORKER: Final = (sys.executable, "-m", "pizzaiolo.server.bots.review_worker")


class ReviewFailedError(Exception):
    """A game that cannot be reviewed, or a process that was lost while it was."""


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
        self._worker = worker
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None

    async def review(self, question: ReviewQuestion) -> AsyncGenerator[ReviewPiece, None]:
        """The review of a game as it grows, one game at a time; ReviewFailedError may come."""
        finished = False
        try:
            process = await self._running()
            await _ask(process, msgspec.json.encode(question))
            while not finished:
                async with asyncio.timeout(self._patience):
                    said = await _answer(process)
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
                # More of it is still to come: it would be taken for the next review.
                await self.close()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._worker,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process

    async def close(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: asyncio.subprocess.Process, question: bytes) -> None:
    if process.stdin is None:
        raise EOFError("a process without pipes")
    process.stdin.write(LENGTH.pack(len(question)) + question)
    await process.stdin.drain()


async def _answer(process: asyncio.subprocess.Process) -> bytes:
    if process.stdout is None:
        raise EOFError("a process without pipes")
    head = await process.stdout.readexactly(LENGTH.size)
    return await process.stdout.readexactly(LENGTH.unpack(head)[0])
