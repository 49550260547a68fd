"""Tasks: work that goes on to its end, whether or not its asker still waits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.store import Conflict, StoreUnavailable

T = TypeVar("T")


class Tasks:
    """The tasks of a node that are not over yet."""

    def __init__(self) -> None:
        """Nothing is being done yet."""
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something; nobody has to wait for it, and an error in it is logged."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if the caller is cancelled."""
        return await asyncio.shield(self.start(work))

    async def wait(self, seconds: float) -> None:
        """Wait until everything is done, but no longer than this."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        # If others wrote first, or nothing can be stored now, the caller tries again if needed.
        if error is not None and not isinstance(error, Conflict | StoreUnavailable):
            log.error("a task failed", exc_info=error)
