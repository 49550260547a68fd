"""Close calls: the orders whose fate was decided by one card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pizzaiolo.engine.counts import shortage, some, total
from pizzaiolo.engine.events import (
    Added,
    Baked,
    Event,
    Helped,
    OvenOpened,
    Placed,
    Received,
    Returned,
    RoundBegan,
    TurnedUp,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.review.course import Course
from pizzaiolo.review.reasons import named, nearest_need


@dataclass(frozen=True)
class CloseCall:
    """An order that lacked one card, or that one card from a hand completed."""

    action: int
    """The decision by which it was settled, in the record's list."""
    owner: int
    order: int
    """From 0."""
    cards: tuple[tuple[str, int], ...]
    baked: bool


def close_calls(course: Course) -> list[CloseCall]:
    """Find them all, in the order of the game."""
    kitchen = _Kitchen(course.setup)
    kitchen.follow(course.opening)
    return [
        CloseCall(point.index, owner, order, named(course.setup, cards), baked)
        for point in course.points
        for owner, order, cards, baked in kitchen.follow(point.events)
    ]


class _Kitchen:
    """What lies on the table and what is in the hands, event by event; Counts by value."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._table = 0
        self._hands = [0] * int(setup.seats)
        self._given = 0
        """What hands have added to the order turned up."""

    def follow(self, events: Sequence[Event]) -> list[tuple[int, int, int, bool]]:
        """Follow some events; return the close calls among them: owner, order, card, baked."""
        found: list[tuple[int, int, int, bool]] = []
        for event in events:
            match event:
                case Baked(seat, order):
                    if total(self._given) == 1:
                        found.append((seat, order, self._given, True))
                case Returned(seat, order):
                    missing = self._missing(seat, order)
                    if missing is not None and total(missing) == 1:
                        found.append((seat, order, missing, False))
                case _:
                    pass
            self._hear(event)
        return found

    def _hear(self, event: Event) -> None:
        match event:
            case RoundBegan(leftovers=leftovers, leftover_doubles=doubles):
                self._table = leftovers + 2 * doubles
            case OvenOpened() if self._setup.covered:
                # The leftovers come out of the oven first.
                self._table = 0
            case TurnedUp(kind, singles, doubles):
                self._table += some(singles + 2 * doubles, kind)
            case Received(seat, ingredients, doubles):
                self._hands[seat] += ingredients + 2 * doubles
            case Placed(seat, kind, singles, doubles):
                self._hands[seat] -= some(singles + 2 * doubles, kind)
            case Added(seat, ingredients, doubles):
                self._give(seat, ingredients + 2 * doubles)
            case Helped(seat, request):
                self._give(seat, request)
            case Baked(_, _, _, ingredients, doubles):
                self._table -= ingredients + 2 * doubles - self._given
                self._given = 0
            case _:
                pass

    def _give(self, seat: int, cards: int) -> None:
        self._hands[seat] -= cards
        self._given += cards

    def _missing(self, seat: int, order: int) -> int | None:
        """What an order lacks on the table and in its owner's hand; None if it is hopeless."""
        recipe = self._setup.recipe(seat, order)
        need = nearest_need(recipe, self._table, self._hands[seat])
        if need is None:
            return None
        return int(shortage(need, self._table + self._hands[seat]))
