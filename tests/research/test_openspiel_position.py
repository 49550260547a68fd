"""Positions of OpenSpiel: every step, done by itself, tells what one running game would tell."""

from __future__ import annotations

import random

import pytest

from pizzaiolo.engine.dealer import ToldDealer
from pizzaiolo.engine.events import TurnedUp
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, step
from pizzaiolo.engine.state import PAY
from pizzaiolo.engine.view import view
from pizzaiolo.research.openspiel.position import Position, Resampled, StepPosition
from support.cases import Case
from support.research.spiel import decisions, loaded_case, step_at_random
from support.strategies import FEW_CASES


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_the_steps_tell_what_one_game_tells(case: Case) -> None:
    """Cards that come out of the oven were placed in other steps, and are told all the same."""
    *_, end = decisions(loaded_case(case), seed=6)
    first, *steps = end.position.trail()
    log = Log()
    state = deal(case.setup(), ToldDealer(first._told), log)
    told = log.take()
    # The last step is asked first: what it tells must not hang on who asked before.
    assert steps[-1].events()
    assert first.events() == told
    for each in steps:
        step(state, each._action, ToldDealer(each._told), log)
        heard = log.take()
        assert each.events() == heard
        told += heard
    assert any(isinstance(event, TurnedUp) for event in told)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_a_memory_sees_what_a_seat_sees(case: Case) -> None:
    """Also where it goes on from a resampled position, if possible in the middle of a baking."""
    rng = random.Random(6)
    *states, end = decisions(loaded_case(case), seed=6)
    checked: list[Position] = [state.position for state in (*states[:: len(states) // 6], end)]
    for position in checked:
        for seat in range(case.seats):
            assert position.memory(seat).view() == view(position.truth(), seat)
    baking = [state for state in states if state.position.truth().phase >= PAY]
    origin = (baking or states)[len(baking or states) // 2]
    seat = origin.current_player()
    other = origin.resample_from_infostate(seat, rng.random)
    while not other.is_terminal():
        step_at_random(other, rng)
    resampled, *steps = other.position.trail()
    assert isinstance(resampled, Resampled)
    for position in [*steps[:: max(1, len(steps) // 6)], steps[-1]]:
        assert isinstance(position, StepPosition)
        assert position.memory(seat).view() == view(position.truth(), seat)
