"""From which law `resample_from_infostate` draws, against the whole tree of a small game."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import comb
from random import Random
from typing import Any

from scipy.stats import chisquare

from pizzaiolo.engine.counts import count, total, unpack
from pizzaiolo.engine.events import Added, Placed, Received
from support.research.spiel import SPUNTINO, loaded

SAMPLES = 400
LEVEL = 1e-4
"""With fixed seeds a test either holds for ever or never; this far out it is no accident."""

Weights = dict[str, dict[str, float]]
"""By information state and by what is true there: how likely."""


def by_random_places(position: Any, seat: int) -> float:
    """The position model: how likely the cards that others played were of the kinds seen."""
    chance = 1.0
    hands = [0] * int(position.setup.seats)
    for step in position.trail():
        for event in step.events():
            left: list[tuple[int, int]] = []
            if isinstance(event, Received):
                hands[event.seat] += event.ingredients
            elif isinstance(event, Placed):
                left = [(event.kind, event.singles)]
            elif isinstance(event, Added):
                left = list(enumerate(unpack(event.ingredients, 2)))
            for kind, number in left:
                held = hands[event.seat]
                if event.seat != seat:
                    chance *= comb(count(held, kind), number) / comb(total(held), number)
                hands[event.seat] -= number << (kind << 3)
    return chance


def enumerated(game: Any) -> tuple[Weights, Weights, dict[str, Any]]:
    """By chance alone, and by the position model; and a state of each information state."""
    by_chance: Weights = defaultdict(lambda: defaultdict(float))
    by_model: Weights = defaultdict(lambda: defaultdict(float))
    states: dict[str, Any] = {}

    def visit(state: Any, chance: float) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for outcome, part in state.chance_outcomes():
                visit(state.child(outcome), chance * part)
            return
        seat = state.current_player()
        key = state.information_state_string()
        states.setdefault(key, state)
        by_chance[key][str(state)] += chance
        by_model[key][str(state)] += chance * by_random_places(state.position, seat)
        for action in state.legal_actions():
            visit(state.child(action), chance)

    visit(game.new_initial_state(), 1.0)
    return by_chance, by_model, states


def test_cards_are_drawn_by_the_position_model_and_not_by_chance_alone() -> None:
    """What docs/openspiel.md says: every state that can be is drawn, and no other; by its model."""
    by_chance, by_model, states = enumerated(loaded(SPUNTINO))
    rng = Random(1)
    many = [key for key in states if len(by_chance[key]) > 1]
    unlike_chance = unlike_model = 0
    for key in many:
        state = states[key]
        seat = state.current_player()
        found = Counter(
            str(state.resample_from_infostate(seat, rng.random)) for _ in range(SAMPLES)
        )
        assert found.keys() <= by_chance[key].keys()
        unlike_chance += rejected(found, by_chance[key])
        unlike_model += rejected(found, by_model[key])
    assert len(many) == 242
    assert unlike_model == 0
    assert unlike_chance > 10


def rejected(found: Counter[str], weights: dict[str, float]) -> bool:
    """Whether samples are too far from a law to be drawn from it."""
    whole = sum(weights.values())
    expected = [weight / whole * SAMPLES for weight in weights.values()]
    return bool(chisquare([found[truth] for truth in weights], expected).pvalue < LEVEL)
