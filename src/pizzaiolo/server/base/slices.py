"""Slices: long work that lets everybody else have a turn."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

SLICE_SECONDS: Final = 0.003
"""After this much work everybody else has a turn."""


class Slices:
    """Work in slices: `pause` lets others have a turn when a slice is over."""

    def __init__(self) -> None:
        """The first slice begins."""
        self._until = monotonic() + SLICE_SECONDS

    async def pause(self) -> None:
        """Go on at once, or after the others if this slice is over."""
        if monotonic() >= self._until:
            await asyncio.sleep(0)
            self._until = monotonic() + SLICE_SECONDS
