"""Words: what the engine says in numbers, by the names of the edition."""

from __future__ import annotations

import pytest

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.engine.counts import some
from pizzaiolo.game import new_game
from pizzaiolo.server.table.game import words


def test_cards_are_counted_by_the_names_of_their_kinds() -> None:
    edition = load_edition("oven")
    counts = some(3, 0) + some(1, 2)
    assert words.cards(counts, edition) == {edition.kinds[0]: 3, edition.kinds[2]: 1}
    assert words.cards(0, edition) == {}


@pytest.mark.parametrize("name", editions())
def test_every_order_is_told_by_its_colour_and_its_number_from_1(name: str) -> None:
    setup = new_game(name, 2, seed="words").setup
    for seat, colour in enumerate(setup.colours):
        for number, card in enumerate(setup.edition.orders[colour]):
            told = words.order(setup, seat, number)
            assert (told.colour, told.number) == (colour, number + 1)
            assert told.at_least == card.at_least


def test_a_seat_sees_its_own_hand_and_a_spectator_sees_none() -> None:
    game = new_game("oven", 3, seed="words")
    hands = [words.seen(game.view(seat), game.setup).hand for seat in range(3)]
    assert all(hand is not None for hand in hands)
    assert words.seen(game.view(None), game.setup).hand is None
