"""The solver of examples/solve.py: games whose value is known, and small ones of our own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.policy import TabularPolicy

from examples.solve import GAME, Player, Solution, Solver, sequence_form
from support.research.spiel import BOCCONE, SPUNTINO, loaded


def as_policy(game: Any, solver: Solver, solution: Solution) -> TabularPolicy:
    """A solution as OpenSpiel writes policies."""
    policy = TabularPolicy(game)
    for player, probabilities in zip(solver.form.players, solution.policies, strict=True):
        for key, number in player.sets.items():
            first = player.first[number] - 1
            for place, action in enumerate(player.actions[number]):
                policy.policy_for_key(key)[action] = probabilities[first + place]
    return policy


@pytest.mark.parametrize(
    ("name", "value"), [("kuhn_poker", -1 / 18), ("leduc_poker", -0.085606424)]
)
def test_games_of_known_value_are_solved(name: str, value: float) -> None:
    solver = Solver(sequence_form(pyspiel.load_game(name)))
    found, solution = solver.by_linear_program()
    assert found == pytest.approx(value, abs=1e-9)
    assert solution.lower == pytest.approx(value, abs=1e-9)
    assert solution.upper == pytest.approx(value, abs=1e-9)
    other = solver.by_regrets(200)
    assert other.lower <= value + 1e-9 <= other.upper + 2e-9
    assert other.exploitability < 0.01


def test_both_ways_and_openspiel_agree_on_a_small_game_of_ours() -> None:
    game = loaded(SPUNTINO)
    solver = Solver(sequence_form(game))
    value, solution = solver.by_linear_program()
    assert solution.exploitability == pytest.approx(0, abs=1e-9)
    assert solution.lower == pytest.approx(value, abs=1e-9)
    by_regrets = solver.by_regrets(300)
    assert by_regrets.lower - 1e-9 <= value <= by_regrets.upper + 1e-9
    assert by_regrets.exploitability < 0.005
    policy = as_policy(game, solver, solution)
    assert exploitability.exploitability(game, policy) == pytest.approx(0, abs=1e-9)
    score = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert score[0] == pytest.approx(value, abs=1e-9)


def test_the_cfr_of_openspiel_finds_the_same_value() -> None:
    game = loaded(BOCCONE)
    value, _ = Solver(sequence_form(game)).by_linear_program()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    exploited = exploitability.exploitability(game, policy)
    score = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert exploited < 0.05
    assert score[0] == pytest.approx(value, abs=2 * exploited)


def test_the_edition_for_studies_has_the_value_in_the_docs() -> None:
    """docs/openspiel.md: 11/120, and how large the game is."""
    form = sequence_form(pyspiel.load_game(GAME))
    first, second = form.players
    assert (form.nodes, form.ends) == (14_725, 7_926)
    assert (len(first.parent), len(second.parent)) == (2_080, 2_227)
    assert (first.sequences, second.sequences) == (4_161, 4_455)
    value, solution = Solver(form).by_linear_program()
    assert value == pytest.approx(11 / 120, abs=1e-9)
    assert solution.lower == pytest.approx(11 / 120, abs=1e-9)
    assert solution.upper == pytest.approx(11 / 120, abs=1e-9)


def test_a_game_without_perfect_recall_is_refused() -> None:
    player = Player()
    assert player.sequence("here", 0, [4, 5]) == 1
    assert player.sequence("here", 0, [4, 5]) == 1
    for parent, legal in ((2, [4, 5]), (0, [4])):
        with pytest.raises(ValueError, match="no perfect recall"):
            player.sequence("here", parent, legal)


def test_a_policy_that_never_comes_somewhere_is_uniform_there() -> None:
    solver = Solver(sequence_form(pyspiel.load_game("kuhn_poker")))
    tree = solver.trees[0]
    policy = tree.policy(np.zeros(tree.sequences))
    assert policy == pytest.approx(tree.uniform)
    assert tree.plan(policy)[0] == 1
