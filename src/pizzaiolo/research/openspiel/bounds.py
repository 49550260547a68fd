"""How long a game can get: bounds that OpenSpiel asks for, from the counts of an edition."""

from __future__ import annotations

from pizzaiolo.engine.counts import total
from pizzaiolo.engine.setup import NO_CARD, PASS_SUPPLY, SIT_OUT, Setup


class Bounds:
    """Numbers that no game of a setup exceeds; most games stay far below them."""

    def __init__(self, setup: Setup) -> None:
        """Count what can happen in a round, and multiply it by the number of rounds."""
        seats, rounds = int(setup.seats), int(setup.rounds)
        cards = int(setup.copies * setup.kinds)
        supply = cards + (0 if setup.mamma_mia == NO_CARD else 1)
        orders = int(setup.orders)
        all_orders = seats * orders
        turns = _turns(setup, supply, all_orders)
        own_turns = turns // seats + 1
        pizza = max(
            max(recipe.at_least, *(total(way.need) for way in recipe.ways))
            for recipe in setup.recipes
        )
        """The most cards that an order needs."""
        asking = pizza + 1 if setup.helping else 0
        """The most decisions by which an owner asks for cards."""
        helping = seats - 1 if setup.helping else 0

        decisions = 3 * turns + all_orders * (1 + asking + helping) + cards
        self.decisions = rounds * decisions
        """Of all seats together: three in a turn; to pay, to ask and to help; cards added."""
        self.chances = rounds * supply + supply + all_orders
        """The cards drawn in the rounds, the cards dealt, and the orders stacked."""

        own_choices = 3 * own_turns + orders * (1 + asking) + cards + all_orders * min(1, helping)
        heard = (
            2  # the round begins, the oven is opened
            + min(1, supply - cards)  # the Mamma Mia! card
            + turns  # placed, or passed
            + supply  # drew
            + 2 * all_orders  # submitted, ordered
            + own_turns  # received
            + orders  # took
            + 2 * all_orders  # turned up, baked or returned
            + cards  # added
            + all_orders * (3 + helping) * min(1, helping)  # asked, helped, rewarded, refused
        )
        at_the_ends = 3 + orders + 1 + seats  # the first hand, a made-up hand, what was delivered
        self.entries = rounds * (own_choices + heard) + at_the_ends
        """Of what one seat hears and chooses."""


def _turns(setup: Setup, supply: int, all_orders: int) -> int:
    """How many turns a round has at most.

    A round goes on while the supply has cards, so a seat with room in its hand draws. A hand is
    full at the draw only if cards were drawn past its limit (and every such turn places one), or if
    nothing was placed. Then the turn may move no card, and fewer than a lap of such turns can
    follow each other (R3.4). One more turn may be taken with an empty supply (R3.3).
    """
    turns = supply + all_orders + 1
    if setup.empty_handed == SIT_OUT:
        return turns + supply
    if setup.empty_handed == PASS_SUPPLY and setup.must_draw_supply:
        return turns
    return (turns + 1) * int(setup.seats)
