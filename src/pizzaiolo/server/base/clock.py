"""Clock: UTC that never jumps while a process runs.

The wall clock is set by people, by the network and after a sleep, and may go back. What happens at
a table has an order, and everybody waits for what is due. So the wall clock is read once, when the
server starts; from then on a clock that nobody sets counts the seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_clock(
    wall: Callable[[], float] = time.time, progress: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """A clock that starts with the wall clock's time now, and goes on steadily from here."""
    start = wall() - progress()
    return lambda: start + progress()
