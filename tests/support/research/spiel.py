"""Games of OpenSpiel for the tests: how they are named, and random play through them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import pizzaiolo.research.openspiel
from support.cases import Case
from support.places import SUPPORT

EDITIONS = SUPPORT / "research" / "editions"
BOCCONE = str(EDITIONS / "boccone.toml")
SPUNTINO = str(EDITIONS / "spuntino.toml")


def named(edition: str, players: int = 2, *, doubles: bool = False, helping: bool = True) -> str:
    """The name under which OpenSpiel loads a game."""
    options = f"doubles={doubles},helping={helping}"
    name = pizzaiolo.research.openspiel.SHORT_NAME
    return f"{name}(edition={edition},players={players},{options})"


def loaded(edition: str, players: int = 2) -> Any:
    """A game with the usual options."""
    return pyspiel.load_game(named(edition, players))


def loaded_case(case: Case) -> Any:
    """The game of a case."""
    return pyspiel.load_game(
        named(case.edition, case.seats, doubles=case.doubles, helping=case.helping)
    )


def step_at_random(state: Any, rng: random.Random) -> None:
    """One action, each with the same chance, or one chance outcome, by its own."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game in which somebody decides, and its end."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state.clone()
        step_at_random(state, rng)
    yield state
