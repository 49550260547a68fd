"""Chance in OpenSpiel: the same law as the engine's own deals and draws, to the last card."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from scipy.stats import chisquare

from pizzaiolo.engine.dealer import LazyDealer, Rng, SeededDealer, supply_cards
from pizzaiolo.engine.rules import deal, delivered
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA
from pizzaiolo.game import random_games
from pizzaiolo.research.openspiel.position import FIRST_ORDER, StepPosition
from support.cases import Case
from support.research.spiel import BOCCONE, loaded, loaded_case, step_at_random
from support.strategies import FEW_CASES

LEVEL = 0.001
"""With fixed seeds a test either holds for ever or never; this far out it is no accident."""


def whole_deck(setup: Setup) -> Counter[int]:
    """The cards of which the hands are dealt (R1.3, R1.7, R9.1)."""
    doubles = 2 if setup.doubles else 0
    deck = Counter({kind: int(setup.copies) - doubles for kind in range(int(setup.kinds))})
    deck += Counter({DOUBLE + kind: doubles for kind in range(int(setup.kinds))})
    if setup.edition.mamma_mia == "dealt":
        deck[MAMMA_MIA] = 1
    return deck


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_every_card_left_is_equally_likely(case: Case) -> None:
    """A chance node offers what is left of the supply, each sort of card by its number."""
    rng = random.Random(1)
    state = loaded_case(case).new_initial_state()
    supply = whole_deck(case.setup())
    checked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            position = state.position
            # A step that is not tried, since it needs another card, would say the same if it were.
            tried = StepPosition(
                position.setup, position.before, (position._action, position._told)
            )
            assert tried.chances == position.chances
            outcomes = dict(position.chances)
            cards = sum(outcomes.values())
            assert dict(state.chance_outcomes()) == {o: n / cards for o, n in outcomes.items()}
            # In a step that ends a round the supply is a new one.
            if max(outcomes) < FIRST_ORDER and supply:
                assert outcomes == supply
                checked += 1
            step_at_random(state, rng)
            supply -= Counter([state.history()[-1]])
        else:
            supply = Counter(supply_cards(state.position.truth()))
            step_at_random(state, rng)
    assert checked > 20


def first_deal(game: Any, rng: random.Random) -> Any:
    """The State after a deal by the chance nodes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step_at_random(state, rng)
    return state.position.truth()


@pytest.mark.parametrize("source", ["chance nodes", "lazy dealer", "seeded dealer"])
def test_opening_hands_follow_the_hypergeometric_law(source: str) -> None:
    """Of 40 cards, 8 of them peppers, seat 1 is dealt 6; and one of 8 orders."""
    game = loaded("oven", 2)
    setup: Setup = game.setup
    rng, lazy = random.Random(5), LazyDealer(Rng(5))
    deals = 2000
    peppers: Counter[int] = Counter()
    orders: Counter[int] = Counter()
    for number in range(deals):
        if source == "chance nodes":
            state = first_deal(game, rng)
        else:
            state = deal(setup, lazy if source == "lazy dealer" else SeededDealer(str(number)))
        peppers[min(3, state.seats[1].hand >> 8 & 0xFF)] += 1
        orders[state.seats[1].orders] += 1
    law = [comb(8, n) * comb(32, 6 - n) / comb(40, 6) for n in range(3)]
    expected = [*(share * deals for share in law), (1 - sum(law)) * deals]
    assert chisquare([peppers[n] for n in range(4)], expected).pvalue > LEVEL
    assert chisquare([orders[1 << n] for n in range(8)]).pvalue > LEVEL


def average(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return statistics.mean(numbers), statistics.stdev(numbers) / len(numbers) ** 0.5


@pytest.mark.parametrize(
    ("edition", "seats", "games"), [("assaggio", 2, 600), ("oven", 3, 60), ("plus", 3, 25)]
)
def test_random_play_is_that_of_the_engine(edition: str, seats: int, games: int) -> None:
    """Decisions and delivered orders a game, by OpenSpiel and by `random_games`."""
    game = loaded(edition, seats)
    rng = random.Random(8)
    decided, filled = [], []
    for _ in range(games):
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            step_at_random(state, rng)
        truth = state.position.truth()
        decided.append(float(decisions))
        filled.append(float(sum(delivered(truth, seat) for seat in range(seats))))
    batches = [random_games(edition, seats, 5, seed) for seed in range(games // 2)]
    for ours, theirs in zip((decided, filled), zip(*batches, strict=True), strict=True):
        mean, error = average(ours)
        other_mean, other_error = average([total / 5 for total in theirs])
        assert abs(mean - other_mean) < 4 * (error**2 + other_error**2) ** 0.5


def expected_decisions(state: Any) -> Fraction:
    """How many decisions random play takes from a state on, exactly."""
    if state.is_terminal():
        return Fraction(0)
    if state.is_chance_node():
        chances = state.position.chances
        total = sum(number for _, number in chances)
        return sum(
            (Fraction(number, total) * expected_decisions(state.child(o)) for o, number in chances),
            Fraction(0),
        )
    actions = state.legal_actions()
    after = sum((expected_decisions(state.child(action)) for action in actions), Fraction(0))
    return 1 + after / len(actions)


def test_the_whole_tree_has_the_mean_that_random_games_have() -> None:
    """Every chance node of the smallest game, weighed exactly."""
    exact = expected_decisions(loaded(BOCCONE).new_initial_state())
    batches = [random_games(BOCCONE, 2, 50, seed)[0] / 50 for seed in range(60)]
    mean, error = average(batches)
    assert error < 0.02
    assert abs(mean - float(exact)) < 4 * error


def test_orders_are_told_apart_from_cards() -> None:
    state = loaded("assaggio").new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1]
    state.apply_action(0)
    state.apply_action(1)
    assert state.chance_outcomes() == [(FIRST_ORDER, 0.5), (FIRST_ORDER + 1, 0.5)]
    assert state.action_to_string(state.current_player(), FIRST_ORDER) == "order 1"
