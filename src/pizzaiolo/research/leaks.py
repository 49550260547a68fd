"""A leak test for environments: pairs of games that differ only in what a seat may not know.

A pair is one game, and the same game with two cards swapped that the seat has not seen: in other
hands, in the supply, in another waiter. As long as the seat hears the same in both (the engine's
events say so), an environment must show it the same numbers, masks, rewards and infos.

    from pizzaiolo.research.leaks import check
    from pizzaiolo.research.pettingzoo import raw_env

    check(lambda: raw_env(edition="plus", seats=4))

The environment has the interface of PettingZoo, agents in the order of the seats and the numbers of
the engine's actions; it is built on `raw_env`, to which it passes on the options of `reset`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from pizzaiolo.research import need

need("pettingzoo", "numpy", "librt", "mypy_extensions")

import numpy

from pizzaiolo.engine.dealer import SeededDealer, StackDealer
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, is_legal, legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER
from pizzaiolo.research.observed_game import DEALER
from pizzaiolo.research.swapped_dealer import SwappedDealer

TRIES: Final = 60
"""How many swaps are tried in a game; most are noticed by the seat sooner or later."""


class LeakError(AssertionError):
    """A seat could tell apart two games that should look the same to it."""


class NothingTestedError(ValueError):
    """No pair of games was found that should look the same to a seat."""


@dataclass(frozen=True)
class Pair:
    """Two games that should look the same to a seat, up to and including some decision."""

    seat: int
    seed: str
    exchanged: SwappedDealer
    actions: tuple[int, ...]
    """The actions in both games; before each, and after the last, the seat knows the same."""


def _heard(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.is_for(seat)]


def _shared(setup: Setup, pair: Pair) -> tuple[tuple[int, ...], bool]:
    """How many actions the seat hears alike, and whether the games differ at all by then."""
    logs = (Log(), Log())
    dealers: tuple[StackDealer, StackDealer] = (SeededDealer(pair.seed), pair.exchanged.copy())
    states = [deal(setup, dealer, log) for dealer, log in zip(dealers, logs, strict=True)]
    shared = 0
    differ = False
    while True:
        heard = [_heard(log.take(), pair.seat) for log in logs]
        here, there = states
        if heard[0] != heard[1]:
            return pair.actions[: max(0, shared - 1)], differ
        if here.phase == OVER or here.actor != there.actor or here.phase != there.phase:
            return pair.actions[:shared], differ
        differ = differ or here.facts() != there.facts() or dealers[0].stack != dealers[1].stack
        if shared == len(pair.actions) or not is_legal(there, pair.actions[shared]):
            return pair.actions[:shared], differ
        for state, dealer, log in zip(states, dealers, logs, strict=True):
            step(state, pair.actions[shared], dealer, log)
        shared += 1


def _exchanges(setup: Setup, seat: int, seed: str, chance: Random) -> Iterator[SwappedDealer]:
    """Swaps in the first supply, in later ones and in the others' waiters."""
    cards = int(setup.copies * setup.kinds)
    others = [other for other in range(int(setup.seats)) if other != seat]
    for number in range(TRIES):
        if number % 3 == 2:
            places = tuple(chance.sample(range(int(setup.orders)), 2))
            yield SwappedDealer(seed, "waiter", chance.choice(others), (places[0], places[1]))
        else:
            places = tuple(chance.sample(range(cards), 2))
            supply = 0 if number % 3 == 0 else chance.randrange(2)
            yield SwappedDealer(seed, "supply", supply, (places[0], places[1]))


def _game(setup: Setup, seed: str, chance: Random) -> tuple[int, ...]:
    """The actions of a random game."""
    dealer = SeededDealer(seed)
    state = deal(setup, dealer)
    actions = []
    while state.phase != OVER:
        action = chance.choice(legal(state))
        actions.append(action)
        step(state, action, dealer)
    return tuple(actions)


def pairs(setup: Setup, games: int, seed: int = 0) -> Iterator[Pair]:
    """Pairs of games, some for every seat, from this many random ones."""
    chance = Random(seed)
    for game in range(games):
        text = f"leaks {seed} {game}"
        actions = _game(setup, text, chance)
        for seat in range(int(setup.seats)):
            for exchanged in _exchanges(setup, seat, text, chance):
                whole = Pair(seat, text, exchanged, actions)
                shared, differ = _shared(setup, whole)
                if differ and len(shared) >= int(setup.seats):
                    yield Pair(seat, text, exchanged, shared)


def check(make: Callable[[], Any], games: int = 3, seed: int = 0) -> int:
    """Play pairs of games in an environment; return how many.

    Raises LeakError, which says what differed, if a seat can tell the games of a pair apart.
    """
    first, second = make(), make()
    setup = first.unwrapped.table.setup
    played = 0
    for pair in pairs(setup, games, seed):
        first.reset(seed=0, options={DEALER: SeededDealer(pair.seed)})
        second.reset(seed=0, options={DEALER: pair.exchanged.copy()})
        played += 1
        for number in range(len(pair.actions) + 1):
            _compare(_shown(first, pair.seat), _shown(second, pair.seat), pair, number)
            if number < len(pair.actions):
                first.step(pair.actions[number])
                second.step(pair.actions[number])
    if not played:
        raise NothingTestedError(f"{games} games gave no pair: expected more games, or other seeds")
    return played


def _shown(env: Any, seat: int) -> dict[str, Any]:
    """All that an environment shows an agent now."""
    agent = env.possible_agents[seat]
    return {
        "observation": env.observe(agent),
        "reward": env.rewards[agent],
        "termination": env.terminations[agent],
        "truncation": env.truncations[agent],
        "info": env.infos[agent],
    }


def _compare(here: Any, there: Any, pair: Pair, number: int, path: str = "") -> None:
    if isinstance(here, Mapping) and isinstance(there, Mapping):
        for key in sorted({*here, *there}, key=str):
            _compare(here.get(key), there.get(key), pair, number, f"{path}.{key}".lstrip("."))
        return
    if isinstance(here, numpy.ndarray) and isinstance(there, numpy.ndarray):
        if here.shape == there.shape and (here == there).all():
            return
        if here.shape == there.shape:
            place = tuple(int(index) for index in numpy.argwhere(here != there)[0])
            path = f"{path}{list(place)}"
            here, there = here[place], there[place]
    elif type(here) is type(there) and here == there:
        return
    exchanged = pair.exchanged
    raise LeakError(
        f"seat {pair.seat} can tell by {path} after {number} decisions: {here} and {there}, where"
        f" cards {exchanged.places} of the {exchanged.stack_name} {exchanged.number} are exchanged"
        f" (seed {pair.seed!r}); expected the same"
    )
