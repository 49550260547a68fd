"""What the face-up cards lack for an order, as everybody can see."""

from __future__ import annotations

from typing import NamedTuple

from pizzaiolo.engine.counts import members_of, shortage, some, total
from pizzaiolo.engine.setup import Setup


class Shortfall(NamedTuple):
    """What an order lacks."""

    missing: int
    """Of the kinds that it names, as Counts."""
    lacking: int
    """For a Bombastica: how many cards of any kinds."""
    more: int | None
    """Of the kinds that it leaves open, the fewest that will do; None if there is no such kind."""


def shortfall(setup: Setup, seat: int, order: int, table: int) -> Shortfall:
    """What an order of a seat lacks; `table` is what lies face up, by value."""
    card = setup.edition.orders[setup.colours[seat]][order]
    recipe = setup.recipe(seat, order)
    missing = shortage(sum(some(number, kind) for kind, number in card.needs.items()), table)
    ways = (recipe.ways[way] for way in members_of(recipe.open_ways(table)))
    fewest = min((total(shortage(way.need, table)) for way in ways), default=None)
    more = None if fewest is None else fewest - total(missing)
    return Shortfall(missing, max(0, card.at_least - total(table)), more)
