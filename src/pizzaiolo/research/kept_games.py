"""Many games at once as plain values, so that a vector environment can be copied and pickled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import Layer, Seat, State
from pizzaiolo.research import need

need("gymnasium", "librt", "mypy_extensions")

from pizzaiolo.research.vector_games import VectorGames

SEAT: Final = ("hand", "doubles", "orders", "waiter", "waiting", "delivered")

REST: Final = (
    *("supply", "supply_doubles", "card_in_supply", "holder"),
    *("placed", "placed_doubles", "top", "baked"),
    *("table", "table_doubles", "used", "used_doubles"),
    *("round", "starter", "turn", "chef", "still", "moved"),
    *("phase", "actor", "options"),
    *("choices", "way", "missing"),
    *("lacking", "added", "added_doubles", "asked", "helper"),
)
"""The attributes of a State after its seats and its oven, in the order of `State.facts`."""


@dataclass(frozen=True)
class KeptGames:
    """What VectorGames go on from."""

    made_of: tuple[Setup, int, int, int, float]
    """With what they were laid out."""
    games: tuple[tuple[tuple[object, ...], int], ...]
    """By table, the facts of its State, and its chance."""
    chance: int
    """The chance of random choices."""


def kept_games(tables: VectorGames) -> KeptGames:
    """The games as they are now; none before they are dealt."""
    sizes = (int(tables.games), int(tables.seat), int(tables.recall))
    games = tuple((state.facts(), chance) for state, chance in tables.games_on())
    return KeptGames((tables.setup, *sizes, tables.shaping), games, tables.rng.state)


def games_again(kept: KeptGames) -> VectorGames:
    """Games that go on as the kept ones do."""
    tables = VectorGames(*kept.made_of)
    games = [(state_of(tables.setup, facts), chance) for facts, chance in kept.games]
    tables.go_on(games, kept.chance)
    return tables


def state_of(setup: Setup, facts: tuple[Any, ...]) -> State:
    """The State that has these facts."""
    state = State(setup)
    seats, oven, *rest = facts
    for held in seats:
        seat = Seat()
        for name, value in zip(SEAT, held, strict=True):
            setattr(seat, name, value)
        state.seats.append(seat)
    state.oven = [Layer(*layer) for layer in oven]
    values = [value for group in rest for value in group]
    for name, value in zip(REST, values, strict=True):
        setattr(state, name, value)
    state.seat = state.seats[state.actor]
    return state
