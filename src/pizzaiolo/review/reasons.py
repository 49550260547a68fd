"""Reasons: the order that a decision was about, and the cards in the oven that mattered to it.

What lies in the oven is taken from the announcements, so it is what somebody who heard them and
forgot nothing believes. Nothing of the other players' hands is used.
"""

from __future__ import annotations

from pizzaiolo.engine.actions import Action, Place, Submit
from pizzaiolo.engine.counts import kinds_of, members_of, shortage, total, unpack
from pizzaiolo.engine.orders import Recipe
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import NOBODY, PAY, State
from pizzaiolo.review.course import Point
from pizzaiolo.review.data import Because


def because(setup: Setup, point: Point, best: Action, played: Action) -> Because | None:
    """Say which order a decision was about, and which cards it had; None if about none."""
    state = point.state
    order = _order(setup, point, best, played)
    if order is None:
        return None
    recipe = setup.recipe(point.seat, order)
    there = believed_table(state)
    hand = int(state.seats[point.seat].value())
    need = nearest_need(recipe, there, hand)
    if need is None:
        return None
    return Because(
        order=order + 1,
        cards=named(setup, int(need - shortage(need, there))),
        missing=named(setup, int(shortage(need, there + hand))),
    )


def _order(setup: Setup, point: Point, best: Action, played: Action) -> int | None:
    state = point.state
    if state.phase >= PAY:
        layer = state.oven[state.baked]
        return int(layer.order) if layer.owner == point.seat else None
    for action in (best, played):
        if isinstance(action, Submit) and action.order is not None:
            return action.order - 1
    for action in (best, played):
        if isinstance(action, Place):
            kind = setup.edition.kinds.index(action.kind)
            order = _nearest_order(setup, point, kind)
            if order is not None:
                return order
    return None


def _nearest_order(setup: Setup, point: Point, kind: int) -> int | None:
    """The order in hand that needs a kind and lacks least."""
    seat = point.state.seats[point.seat]
    there = believed_table(point.state)
    hand = int(seat.value())
    found: list[tuple[int, int]] = []
    for order in members_of(int(seat.orders)):
        need = nearest_need(setup.recipe(point.seat, order), there, hand)
        if need is not None and kinds_of(need) >> kind & 1:
            found.append((int(total(shortage(need, there + hand))), order))
    return min(found)[1] if found else None


def believed_table(state: State) -> int:
    """Counts by value: what an order submitted now would find, as far as can be told.

    While the oven is emptied, this is what lies on the table. An order further down takes what it
    needs if the ingredients before it fill it.
    """
    table = int(state.table + (state.table_doubles << 1))
    if state.chef != NOBODY:
        return table
    for layer in state.oven:
        table += int(layer.placed + (layer.doubles << 1))
        recipe = state.setup.recipe(layer.owner, layer.order)
        need = nearest_need(recipe, table, 0)
        if need is not None and shortage(need, table) == 0:
            table = int(shortage(table, need))
    return table + int(state.placed + (state.placed_doubles << 1))


def nearest_need(recipe: Recipe, table: int, hand: int) -> int | None:
    """Counts: what an order needs in the way that lacks least; None if it cannot be filled.

    An order for a number of cards of any kinds takes everything that lies there.
    """
    if recipe.forbidden & table:
        return None
    if recipe.at_least:
        return table if total(table) >= recipe.at_least else None
    open_ways = [way for way in recipe.ways if not recipe.fewest or way.kinds & kinds_of(table)]
    lacking = [(int(total(shortage(way.need, table + hand))), int(way.need)) for way in open_ways]
    return min(lacking)[1] if lacking else None


def named(setup: Setup, counts: int) -> tuple[tuple[str, int], ...]:
    """Counts as kinds with their numbers."""
    kinds = setup.edition.kinds
    numbers = zip(kinds, unpack(counts, len(kinds)), strict=True)
    return tuple((kind, number) for kind, number in numbers if number)
