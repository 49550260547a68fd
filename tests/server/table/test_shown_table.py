"""The stage shows what was told: where nothing is left to tell, what the engine's View shows."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.view import View
from pizzaiolo.server.table.show import leaves_open
from pizzaiolo.server.table.shown_table import ShownTable
from support.cases import CASES, Case
from support.strategies import Walk


def without_progress(view: View) -> View:
    """A View without how far the own decision has come: a Question says that."""
    if view.hand is None:
        return view
    hand = view.hand._replace(way=0, missing=0, lacking=0, asked=0)
    decision = view.decision
    if view.to_act == view.seat and decision in ("add", "request") and view.helper is None:
        decision = "pay"
    return view._replace(hand=hand, decision=decision)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_stage_that_heard_everything_shows_the_views_of_the_engine(case: Case) -> None:
    game = Walk(1, 2, 3).game(case)
    stage = ShownTable(game.setup)
    for event in game.opening:
        stage.hear(event)
    chance = Random(4)
    while not game.over:
        for seat in (None, *range(game.seats)):
            assert stage.view(seat) == without_progress(game.view(seat))
        for event in game.play(chance.choice(game.legal())):
            stage.hear(event)
    assert stage.over


def test_an_order_leaves_nothing_open_where_everybody_can_see_what_will_come() -> None:
    """R4.3, R5.2, R5.4, R5.9: it is filled in its only way, cannot be baked, or is forbidden."""
    setup = Case("plus", 3).setup()
    kinds = setup.edition.kinds

    def order(sort: str) -> int:
        cards = setup.edition.orders[setup.colours[0]]
        return next(number for number, card in enumerate(cards) if card.sort == sort)

    def pile(**numbers: int) -> int:
        return sum(number << 8 * kinds.index(kind) for kind, number in numbers.items())

    def opens(sort: str, **numbers: int) -> bool:
        return leaves_open(setup, 0, order(sort), pile(**numbers), 0)

    assert setup.colours[0] == "yellow"
    assert opens("bombastica", salami=14)
    assert not opens("bombastica", salami=15)
    assert not opens("minimale", pineapple=9)
    assert opens("minimale", pineapple=1, salami=3)
    assert not opens("minimale", pineapple=1, salami=4)
    assert opens("minimale", pineapple=1, salami=4, olive=4), "two ways: the owner may choose"
    assert opens("monotoni", pineapple=1, salami=6), "a hand might pay with another kind"
    assert not opens("monotoni_junior", pineapple=1, salami=9)
    assert opens("monotoni_junior", salami=9)
