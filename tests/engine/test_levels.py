"""The memory levels: how many of the last turns each keeps."""

from __future__ import annotations

import pytest

from pizzaiolo.engine.levels import DEFAULT_LEVEL, KEEPS_TURNS, LEVELS, turns_kept


@pytest.mark.parametrize("seats", [2, 5])
def test_the_kitchen_keeps_a_turn_and_the_rail_a_lap(seats: int) -> None:
    kept = {level: turns_kept(level, seats) for level in LEVELS}
    assert kept == {"photographic": 0, "kitchen": 1, "rail": seats, "chalkboard": 0, "glass": 0}
    assert tuple(level for level in LEVELS if kept[level]) == KEEPS_TURNS
    assert DEFAULT_LEVEL in LEVELS
