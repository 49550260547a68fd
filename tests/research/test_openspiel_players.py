"""OpenSpiel's own players on the edition for studies: search, a learner, sampled regrets."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    tabular_qlearner,
)
from open_spiel.python.algorithms.random_agent import RandomAgent

from support.research.spiel import BOCCONE, loaded, step_at_random


@pytest.mark.parametrize("by_observation", [False, pytest.param(True, marks=pytest.mark.hard)])
def test_information_set_search_beats_random_play(by_observation: bool) -> None:
    game = loaded("assaggio")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=40,
        random_state=np.random.RandomState(2),
        use_observation_string=by_observation,
        allow_inconsistent_action_sets=by_observation,
    )
    rng = random.Random(3)
    score = 0.0
    for number in range(24):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                step_at_random(state, rng)
        score += state.returns()[number % 2]
    assert score > 4


def test_search_plays_a_printed_edition() -> None:
    game = loaded("oven", 3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=5, random_state=np.random.RandomState(2)
    )
    rng = random.Random(4)
    state = game.new_initial_state()
    searched = 0
    while searched < 8:
        if state.current_player() == 1:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
        else:
            step_at_random(state, rng)


def episode(environment: Any, agents: list[Any], *, learning: bool) -> float:
    """Play a game; return what the first agent won."""
    time_step = environment.reset()
    while not time_step.last():
        agent = agents[time_step.observations["current_player"]]
        output = agent.step(time_step, is_evaluation=not learning)
        time_step = environment.step([output.action])
    for agent in agents:
        agent.step(time_step, is_evaluation=not learning)
    return float(time_step.rewards[0])


@pytest.mark.hard
def test_a_tabular_learner_gets_better() -> None:
    environment = rl_environment.Environment(loaded("assaggio"), include_full_state=False)
    environment.seed(5)
    np.random.seed(5)  # the learner takes chance from there
    actions = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, actions, step_size=0.3)
    agents = [learner, RandomAgent(1, actions)]
    before = [episode(environment, agents, learning=False) for _ in range(200)]
    for _ in range(1200):
        episode(environment, agents, learning=True)
    after = [episode(environment, agents, learning=False) for _ in range(200)]
    assert np.mean(after) > np.mean(before) + 0.2


def test_sampled_regrets_shrink() -> None:
    game = loaded(BOCCONE)
    np.random.seed(6)  # the solver takes chance from there
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(300):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 3
