"""Overload: how late the server is with its work, and when it takes on no more.

Those who are already playing come before newcomers: while the server is late, new tables, new
sockets and anything that takes long are refused with `server_busy`, so that the games stay fast.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from pizzaiolo.server.base.journal import Rarely
from pizzaiolo.server.base.metrics import Metrics

LOOK_SECONDS: Final = 0.25
"""How often the lateness of the server is measured. Each time wakes a server that has nothing to
do; while it is late, measuring takes as long as it is late."""

WEIGHT: Final = 0.2
"""How much the latest measurement counts: one hiccup is not an overload."""


class Overload:
    """Knows how late the server is; `overloaded` if that is more than it may be."""

    def __init__(self, most_seconds: float, metrics: Metrics) -> None:
        """Nothing is late yet."""
        self._most = most_seconds
        self._metrics = metrics
        self._rarely = Rarely("overloaded: something was refused")
        self.late = 0.0
        """By how many seconds everything happens too late, on average."""
        self._next: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Measure, again and again. Without a task, which would have to be woken each time."""
        loop = asyncio.get_running_loop()
        self._next = loop.call_later(LOOK_SECONDS, self._look, monotonic() + LOOK_SECONDS)

    def _look(self, due: float) -> None:
        self.measured(monotonic() - due)
        self.watch()

    def stop(self) -> None:
        """Measure no more."""
        if self._next is not None:
            self._next.cancel()

    def measured(self, late: float) -> None:
        """Take in by how much something was late."""
        self.late += WEIGHT * (max(0.0, late) - self.late)

    def sheds(self) -> bool:
        """Whether something new is to be refused; if so, it is counted."""
        if self.late <= self._most:
            return False
        self._metrics.shed.inc()
        self._rarely.note()
        return True
