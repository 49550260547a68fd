"""Levels: what the table remembers for a player who looks up, or comes back."""

from __future__ import annotations

from collections import deque
from typing import Final

from pizzaiolo.engine.events import (
    Drew,
    Event,
    MammaMiaTaken,
    OvenOpened,
    Passed,
    Placed,
    Submitted,
)
from pizzaiolo.engine.levels import Level, turns_kept

# Tuples: a union of types would be put together anew each time.
_PARTS_OF_TURNS: Final = (Placed, Submitted, Drew, Passed, MammaMiaTaken)
_FIRST_PARTS: Final = (Placed, Passed)


class Recent:
    """The announcements of the last turns, a full lap of them."""

    def __init__(self, seats: int) -> None:
        """Nothing was announced yet."""
        self._turns: deque[tuple[int, list[Event]]] = deque(maxlen=seats)

    def hear(self, event: Event) -> None:
        """Take in what was told to everybody."""
        if isinstance(event, OvenOpened):
            self._turns.clear()
        if not isinstance(event, _PARTS_OF_TURNS):
            return
        begins = isinstance(event, _FIRST_PARTS)
        if begins or not self._turns or self._turns[-1][0] != event.seat:
            self._turns.append((event.seat, []))
        self._turns[-1][1].append(event)

    def allowed(self, level: Level) -> list[Event]:
        """What stays visible for a player of a level."""
        seats = self._turns.maxlen
        assert seats is not None, "the last turns are a full lap"
        older = len(self._turns) - turns_kept(level, seats)
        kept = list(self._turns)[max(0, older) :]
        return [event for _, turn in kept for event in turn]
