"""Recipes: which ways the ingredients on the table leave open."""

from __future__ import annotations

import pytest

from pizzaiolo.editions import load_edition
from pizzaiolo.engine.counts import members_of, pack
from pizzaiolo.engine.edition import OrderCard
from pizzaiolo.engine.orders import recipes_of
from pizzaiolo.engine.setup import Setup

MINIMALE = OrderCard("minimale", {0: 1}, fewest=3)
MONOTONI = OrderCard("monotoni", {0: 1}, chosen=(6,))
NORMALE = OrderCard("normale", {0: 1, 3: 4})


def open_kinds(card: OrderCard, table: list[int]) -> list[list[int]]:
    """The kinds of the ways that a table leaves open."""
    [recipe] = recipes_of([card], 5)
    ways = members_of(recipe.open_ways(pack(table)))
    return [members_of(recipe.ways[way].kinds) for way in ways]


@pytest.mark.parametrize(
    ("table", "kinds"),
    [
        ([1, 4, 2, 9, 3], [[2]]),
        ([1, 2, 3, 2, 2], [[1], [3], [4]]),
        ([9, 0, 0, 5, 0], [[3]]),
        ([3, 0, 0, 0, 0], []),
        ([0, 0, 0, 0, 0], []),
    ],
)
def test_a_minimale_takes_the_smallest_pile_of_the_others_kinds(
    table: list[int], kinds: list[list[int]]
) -> None:
    """R5.4: kinds with no card face up do not count, nor does the one that the card names."""
    assert open_kinds(MINIMALE, table) == kinds


@pytest.mark.parametrize("table", [[0, 0, 0, 0, 0], [1, 4, 2, 9, 3]])
def test_the_table_closes_no_way_of_another_order(table: list[int]) -> None:
    assert open_kinds(MONOTONI, table) == [[1], [2], [3], [4]]
    assert open_kinds(NORMALE, table) == [[]]


def test_a_recipe_is_found_by_seat_and_order() -> None:
    setup = Setup(load_edition("plus"), 4, colours=("red", "pink", "green", "brown"))
    for seat, colour in enumerate(setup.colours):
        recipes = recipes_of(list(setup.edition.orders[colour]), int(setup.kinds))
        for order, recipe in enumerate(recipes):
            needs = [way.need for way in recipe.ways]
            assert [way.need for way in setup.recipe(seat, order).ways] == needs
