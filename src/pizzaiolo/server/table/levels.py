"""Levels: what the table remembers for a player who looks up, or comes back.

`photographic`: nothing but what lies on the table; an announcement is gone after its beat.
`kitchen`: the last turn stays until the next one. `rail`: the last full lap stays. `chalkboard`:
the player's own marks, which nobody corrects. `glass`: exact counts of what the oven holds.
While the oven is emptied nothing of the turns before stays: the cards lie on the table.
"""

from __future__ import annotations

from collections import deque

from pizzaiolo.engine.events import (
    Drew,
    Event,
    MammaMiaTaken,
    OvenOpened,
    Passed,
    Placed,
    Submitted,
)
from pizzaiolo.server.protocol.entries import Level


class Recent:
    """The announcements of the last turns, a full lap of them."""

    def __init__(self, seats: int) -> None:
        """Nothing was announced yet."""
        self._turns: deque[tuple[int, list[Event]]] = deque(maxlen=seats)

    def hear(self, event: Event) -> None:
        """Take in what was told to everybody."""
        if isinstance(event, OvenOpened):
            self._turns.clear()
        if not isinstance(event, Placed | Submitted | Drew | Passed | MammaMiaTaken):
            return
        begins = isinstance(event, Placed | Passed)
        if begins or not self._turns or self._turns[-1][0] != event.seat:
            self._turns.append((event.seat, []))
        self._turns[-1][1].append(event)

    def allowed(self, level: Level) -> list[Event]:
        """What stays for a player of a level."""
        if level == "rail":
            return [event for _, turn in self._turns for event in turn]
        if level == "kitchen" and self._turns:
            return self._turns[-1][1]
        return []
