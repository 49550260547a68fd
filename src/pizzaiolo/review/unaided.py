"""Unaided: what somebody who remembers nothing knows from what the table still shows."""

from __future__ import annotations

from collections import deque
from typing import Final

from pizzaiolo.engine.events import Drew, Event, OvenOpened, Passed, Placed, RoundBegan, Submitted
from pizzaiolo.engine.levels import turns_kept
from pizzaiolo.engine.memory import FadingMemory, Memory
from pizzaiolo.engine.setup import Setup

EVERYTHING: Final = 1000
"""More items than an oven can hold."""


class Unaided:
    """The memory of a seat that relies on the table: nothing of the oven but the last turns.

    What a level shows is in `engine/levels.py`; the marks on a chalkboard are in no record.
    """

    def __init__(self, setup: Setup, seat: int, level: str) -> None:
        """Sit down before the deal."""
        capacity = EVERYTHING if level == "glass" else 0
        self._seat = seat
        self._memory = FadingMemory(setup, seat, capacity, 0.0, 0.0, 0)
        """What was heard before the turns that the table still shows."""
        self._turns = turns_kept(level, int(setup.seats))
        self._recent: deque[list[Event]] = deque()
        """What was heard since, turn by turn."""
        self._whose: int | None = None

    def hear(self, event: Event) -> None:
        """Hear what the seat hears."""
        if self._turns == 0:
            self._memory.hear(event)
            return
        if self._begins_turn(event):
            self._recent.append([])
        if not self._recent:
            self._memory.hear(event)
            return
        self._recent[-1].append(event)
        if isinstance(event, OvenOpened | RoundBegan):
            self._let_go(0)
            self._whose = None
        self._let_go(self._turns + 1)

    def _begins_turn(self, event: Event) -> bool:
        if isinstance(event, Placed | Passed | Submitted | Drew) and event.seat != self._whose:
            self._whose = event.seat
            return True
        return False

    def _let_go(self, turns: int) -> None:
        while len(self._recent) > turns:
            for event in self._recent.popleft():
                self._memory.hear(event)

    def memory(self) -> Memory:
        """What is known now."""
        if not self._recent:
            return self._memory
        memory = self._memory.copy()
        # The turn that the seat itself is taking counts in addition to the last ones.
        shown = self._turns + (self._whose == self._seat)
        for place, turn in enumerate(self._recent):
            if place == max(0, len(self._recent) - shown):
                memory.capacity = EVERYTHING
            for event in turn:
                memory.hear(event)
        return memory
