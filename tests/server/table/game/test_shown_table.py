"""The stage shows what was told: where nothing is left to tell, what the engine's View shows."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.view import View
from pizzaiolo.server.table.game.shown_table import ShownTable
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
