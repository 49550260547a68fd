"""OneThread: does one thing after the other for an event loop, in a thread of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")

RETRY: Final = 0.01
"""Seconds after which a result is handed over again, where there was no memory for that."""


class OneThread:
    """A thread that works until it is told to stop.

    An executor of the standard library does the same with two futures, a condition and a chain of
    callbacks for each piece of work: that costs more than writing a move does.
    """

    def __init__(self, name: str) -> None:
        """Start at once: a thread that runs already cannot fail to start when memory is short."""
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # Whoever never stops it must not wait for it at the end of the process.
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def runs(self) -> bool:
        """Whether it can do anything."""
        return self._thread.is_alive()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do something after all that was asked for before; its result, or what it raised."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle() -> None:
            try:
                result = work()
            except BaseException as error:
                _hand_over(loop, _fail, future, error)
            else:
                _hand_over(loop, _fulfil, future, result)

        self._work.put(settle)
        return future

    def stop(self) -> None:
        """Do what was asked for so far, then end; returns when that is done."""
        self._work.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()
            # Nothing of it is held while there is nothing to do.
            del work


def _hand_over(loop: asyncio.AbstractEventLoop, settle: Callable[..., None], *values: Any) -> None:
    while True:
        try:
            loop.call_soon_threadsafe(settle, *values)
        except MemoryError:
            # Somebody waits for it.
            time.sleep(RETRY)
        except RuntimeError:
            # The loop has ended: nobody waits any more.
            return
        else:
            return


def _fulfil(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
