"""Tests that wait: run in an event loop of their own, and not for ever."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")

LONGEST = 600.0
"""Seconds that one test may wait in all: a busy machine takes its time, and nobody is hurried."""

PATIENCE = 120.0
"""Seconds that a test waits for one thing."""


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a test of a coroutine."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return run


async def until(holds: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until something holds; TimeoutError where it takes too long."""
    async with asyncio.timeout(seconds):
        while not await holds():
            await asyncio.sleep(0.02)
