"""Random play: the whole loop at once is the same as step by step."""

from __future__ import annotations

import pytest

from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.random_play import play_games, play_out
from pizzaiolo.engine.rules import deal, delivered, legal, step
from pizzaiolo.engine.state import OVER
from support.cases import Case
from support.strategies import SOME_CASES


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_playing_games_is_playing_step_by_step(case: Case) -> None:
    setup = case.setup()
    rng = Rng(4)
    dealer = LazyDealer(rng)
    decisions = orders = 0
    for _ in range(3):
        state = deal(setup, dealer)
        while state.phase != OVER:
            step(state, legal(state)[rng.below(state.options)], dealer)
            decisions += 1
        orders += sum(delivered(state, seat) for seat in range(case.seats))
    assert play_games(setup, 3, 4) == (decisions, orders)


def test_a_game_is_played_out_from_where_it_stands() -> None:
    setup = Case("plus", 3, helping=True).setup()
    dealer = LazyDealer(Rng(8))
    state = deal(setup, dealer)
    for _ in range(40):
        step(state, legal(state)[0], dealer)
    twin = state.copy()
    assert play_out(state, dealer.rng, dealer) > 0
    assert state.phase == OVER
    assert play_out(state, dealer.rng, dealer) == 0
    assert twin.phase != OVER


def test_no_games_have_no_decisions() -> None:
    assert play_games(Case("waiter", 2).setup(), 0, 1) == (0, 0)


def test_the_seed_decides() -> None:
    setup = Case("waiter", 4).setup()
    assert play_games(setup, 5, 1) == play_games(setup, 5, 1) != play_games(setup, 5, 2)
