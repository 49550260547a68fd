"""Scene: what a seat sees after each event that it hears, card by card while the oven is emptied.

The engine settles all that needs no decision at once: after a move, `Game.view` is already past
what the screen still has to show. A Scene follows the events one by one. When all of them have
been heard, it agrees with `Game.view`.
"""

from __future__ import annotations

from pizzaiolo.engine.counts import some
from pizzaiolo.engine.events import (
    Baked,
    Event,
    OrderTurnedUp,
    OvenOpened,
    RoundEnded,
    TurnedUp,
)
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Card, View, view


class Scene:
    """The table as one seat sees it, event by event."""

    def __init__(self, setup: Setup, seat: int) -> None:
        """Sit down before the deal."""
        self._seat = seat
        self._heard = KnownState(setup, seat)
        self._baking = False
        self._inside = 0
        self._piles = 0
        self._piled_doubles = 0
        self._order: Card | None = None
        self.view = view(self._heard.state, seat)

    def hear(self, event: Event) -> View:
        """Hear an event, and see the table after it."""
        before = self.view
        self._heard.hear(event)
        if isinstance(event, OvenOpened):
            self._baking = True
            self._inside = before.oven
            self._piles, self._piled_doubles = before.table, before.table_doubles
        elif isinstance(event, TurnedUp):
            self._inside -= event.singles + event.doubles
            self._piles += some(event.singles, event.kind)
            self._piled_doubles += some(event.doubles, event.kind)
            self._order = None
        elif isinstance(event, OrderTurnedUp):
            self._inside -= 1
            self._order = Card(owner=event.seat, order=event.order)
        elif isinstance(event, Baked):
            given = 0 if before.helper is None else before.request or 0
            self._piles -= event.ingredients - before.added - given
            self._piled_doubles -= event.doubles - before.added_doubles
        elif isinstance(event, RoundEnded):
            self._baking = False
            self._order = None
        self.view = self._see()
        return self.view

    def _see(self) -> View:
        seen = view(self._heard.state, self._seat)
        if not self._baking:
            return seen
        return seen._replace(
            oven=self._inside,
            table=self._piles,
            table_doubles=self._piled_doubles,
            turned_up=self._order,
        )
