"""Flushes: what waits for sockets goes out as soon as everything is said that is said now."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Flushes:
    """What is to be done next by the event loop, which is asked for all of it together.

    A move is told to everybody at a table: to ask for each of them would take longer than to put
    together what they are sent.
    """

    def __init__(self) -> None:
        """Nothing waits."""
        self._due: deque[Callable[[], None]] = deque()

    def soon(self, flush: Callable[[], None]) -> None:
        """Do this after what is being done now."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush)
        self._due.append(flush)

    def _flush(self) -> None:
        try:
            while self._due:
                self._due.popleft()()
        finally:
            if self._due:
                # One has failed: the event loop notes that, and the others are still to be done.
                asyncio.get_running_loop().call_soon(self._flush)
