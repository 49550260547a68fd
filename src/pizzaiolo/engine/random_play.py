"""Uniformly random play, the whole loop in one place so that it can be compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.rules import deal, delivered, step_at
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_out(state: State, rng: Rng, dealer: LazyDealer) -> i64:
    """Play a game to its end with uniformly random actions; return the number of decisions."""
    decisions: i64 = 0
    while state.phase != OVER:
        step_at(state, rng.below(state.options), dealer)
        decisions += 1
    return decisions


def play_games(setup: Setup, games: i64, seed: i64) -> tuple[int, int]:
    """Play random games; return the decisions and the delivered orders of all together."""
    rng = Rng(seed)
    dealer = LazyDealer(rng)
    decisions: i64 = 0
    orders: i64 = 0
    _: i64
    seat: i64
    for _ in range(games):
        state = deal(setup, dealer)
        decisions += play_out(state, rng, dealer)
        for seat in range(setup.seats):
            orders += delivered(state, seat)
    return int(decisions), int(orders)
