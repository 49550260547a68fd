"""The levels: how much of the last turns stays for a player."""

from __future__ import annotations

import pytest

from pizzaiolo.engine.events import Drew, Event, MammaMiaTaken, OvenOpened, Passed
from pizzaiolo.server.table.game.recent import Recent


def drew(seat: int) -> list[Event]:
    return [Drew(seat, "supply", 2), MammaMiaTaken(seat)]


def test_a_level_keeps_nothing_the_last_turn_or_a_lap() -> None:
    recent = Recent(3)
    turns: list[list[Event]] = [[Passed(0)], drew(1), drew(2), drew(0)]
    for turn in turns:
        for event in turn:
            recent.hear(event)
    for level in ("photographic", "chalkboard", "glass"):
        assert recent.allowed(level) == []
    assert recent.allowed("kitchen") == turns[-1]
    assert recent.allowed("rail") == [event for turn in turns[1:] for event in turn]


@pytest.mark.parametrize("level", ["kitchen", "rail"])
def test_when_the_oven_is_opened_nothing_stays(level: str) -> None:
    recent = Recent(3)
    for event in (*drew(0), OvenOpened(0)):
        recent.hear(event)
    assert recent.allowed(level) == []  # type: ignore[arg-type]
