"""Long work lets everybody else have a turn when a slice is over."""

from __future__ import annotations

import asyncio

import pytest

from pizzaiolo.server.base import slices
from support.loops import in_loop


@in_loop
async def test_others_have_a_turn_between_two_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    async def work(name: str) -> None:
        sliced = slices.Slices()
        for _ in range(2):
            turns.append(name)
            await sliced.pause()

    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
    await asyncio.gather(work("a"), work("b"))
    assert turns == ["a", "b", "a", "b"]
    turns.clear()
    monkeypatch.setattr(slices, "SLICE_SECONDS", 3600.0)
    await asyncio.gather(work("a"), work("b"))
    assert turns == ["a", "a", "b", "b"]
