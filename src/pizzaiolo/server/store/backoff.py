"""How long to wait before the next attempt: longer each time, and never in step with others."""

from __future__ import annotations

from random import uniform
from typing import Final

FIRST: Final = 0.1
LONGEST: Final = 5.0


class Backoff:
    """Doubles from a tenth of a second to five; waits a random part of that, at least half."""

    def __init__(self) -> None:
        """Begin with short waits."""
        self._most = FIRST

    def next(self) -> float:
        """The seconds to wait now."""
        most = self._most
        self._most = min(2 * most, LONGEST)
        return uniform(most / 2, most)

    def reset(self) -> None:
        """Begin with short waits again: an attempt succeeded."""
        self._most = FIRST
