"""Recipe: the ways in which one order can be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import count, lowest, one, some
from pizzaiolo.engine.edition import OrderCard

if TYPE_CHECKING:
    from mypy_extensions import i64


MOST_WAYS: Final = 15
"""No order leaves more ways open than two kinds out of six."""


class Way:
    """One concrete way to fill an order: the kinds that the owner chose, and all that it needs."""

    __slots__ = ("kinds", "need", "slot")

    def __init__(self, kinds: i64 = 0, need: i64 = 0, slot: i64 = 0) -> None:
        """Fix the chosen kinds (a bit set), what is needed (Counts), and its action slot."""
        self.kinds: i64 = kinds
        self.need: i64 = need
        self.slot: i64 = slot


class Recipe:
    """What an order needs (R5): its ways, the forbidden kind, or a number of any cards."""

    __slots__ = ("_every", "at_least", "fewest", "forbidden", "ways")

    def __init__(
        self, ways: list[Way], forbidden: i64 = 0, fewest: i64 = 0, at_least: i64 = 0
    ) -> None:
        """Fix the ways; forbidden is a mask over a Counts, fewest is 1 for a Minimale."""
        self.ways: list[Way] = ways
        self.forbidden: i64 = forbidden
        self.fewest: i64 = fewest
        self.at_least: i64 = at_least
        self._every: i64 = one(len(ways)) - 1

    def open_ways(self, table: i64) -> i64:
        """R5.4: the set of ways that the ingredients on the table, by value, leave open.

        All of them; for a Minimale, only those whose kind is on the table with the fewest cards.
        """
        if not self.fewest:
            return self._every
        found: i64 = 0
        smallest: i64 = 255
        member: i64 = 1
        way: Way
        for way in self.ways:
            pile = count(table, lowest(way.kinds))
            if 0 < pile < smallest:
                found = 0
                smallest = pile
            if pile == smallest:
                found |= member
            member <<= 1
        return found


def kind_sets(kinds: int) -> list[int]:
    """Every choice of kinds that an order can leave open: none, one kind, or two kinds.

    The place of a choice in this list is its slot: the same number wherever an action names kinds.
    """
    none = [0]
    single = [1 << kind for kind in range(kinds)]
    pairs = [1 << a | 1 << b for a in range(kinds) for b in range(a + 1, kinds)]
    return none + single + pairs


def recipes_of(cards: list[OrderCard], kinds: int) -> list[Recipe]:
    """Work out every way in which each of these cards can be filled."""
    slots = kind_sets(kinds)
    return [_recipe_of(card, kinds, slots) for card in cards]


def _recipe_of(card: OrderCard, kinds: int, slots: list[int]) -> Recipe:
    need = sum(some(number, kind) for kind, number in card.needs.items())
    forbidden = 0 if card.forbidden is None else some(0xFF, card.forbidden)
    open_kinds = [k for k in range(kinds) if k not in card.needs and k != card.forbidden]
    if card.at_least:
        return Recipe([Way()], at_least=card.at_least)
    if card.either is not None:
        chosen = {one(kind): some(number, kind) for kind, number in card.either.items()}
    elif card.fewest:
        chosen = {one(kind): some(card.fewest, kind) for kind in open_kinds}
    elif len(card.chosen) == 1:
        chosen = {one(kind): some(card.chosen[0], kind) for kind in open_kinds}
    elif card.chosen:
        number = card.chosen[0]
        chosen = {
            one(a) | one(b): some(number, a) + some(number, b)
            for a in open_kinds
            for b in open_kinds
            if a < b
        }
    else:
        chosen = {0: 0}
    ways = [Way(kinds_, need + extra, slots.index(kinds_)) for kinds_, extra in chosen.items()]
    ways.sort(key=lambda way: way.slot)
    return Recipe(ways, forbidden, 1 if card.fewest else 0)
