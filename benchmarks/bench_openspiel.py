"""How fast our game of OpenSpiel is beside one that OpenSpiel itself has written in Python.

Run it with the installed package and its extra `openspiel`. Both games are played by the same
loop: uniformly random legal actions, chance by its probabilities, and at every decision the
observation of whoever decides. They take short turns in alternation and the median of their ratios
is printed with its spread; times are those of the process, so that a busy machine disturbs less.
A step is an action or a chance outcome: both games deal card by card.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any, NamedTuple

import pyspiel
from open_spiel.python.games import liars_poker

import pizzaiolo.research.openspiel
from pizzaiolo.game import compiled

TURNS = 9
SECONDS = 0.5
OURS = pizzaiolo.research.openspiel.SHORT_NAME
CASES = (("assaggio", 2), ("oven", 2), ("oven", 5), ("plus", 6))


class Speed(NamedTuple):
    """Steps and decisions a second."""

    steps: float
    decisions: float


def play(game: Any, rng: random.Random) -> tuple[int, int]:
    """Play a game; return the steps and the decisions."""
    steps = decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        steps += 1
    return steps, decisions


def speed(game: Any, rng: random.Random) -> Speed:
    """Play for a while."""
    steps = decisions = 0
    started = time.process_time()
    while True:
        more_steps, more_decisions = play(game, rng)
        steps += more_steps
        decisions += more_decisions
        seconds = time.process_time() - started
        if seconds > SECONDS:
            return Speed(steps / seconds, decisions / seconds)


def spread(ratios: list[float]) -> str:
    """The median and the range."""
    return f"{statistics.median(ratios):5.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def main() -> None:
    """Measure and print."""
    print(f"OpenSpiel: ours beside python_liars_poker; engine compiled: {compiled()}")
    theirs = liars_poker.LiarsPoker()
    print(f"{'':14}{'steps a second':>16}{'decisions':>11}  steps: ours / theirs     decisions")
    for edition, players in CASES:
        ours = pyspiel.load_game(f"{OURS}(edition={edition},players={players})")
        rng = random.Random(1)
        turns = [(speed(ours, rng), speed(theirs, rng)) for _ in range(TURNS)]
        by_step = [our.steps / their.steps for our, their in turns]
        by_decision = [our.decisions / their.decisions for our, their in turns]
        steps = statistics.median(our.steps for our, _ in turns)
        decisions = statistics.median(our.decisions for our, _ in turns)
        name = f"{edition} {players}"
        print(
            f"{name:14}{steps:16,.0f}{decisions:11,.0f}  {spread(by_step)}  {spread(by_decision)}"
        )


if __name__ == "__main__":
    main()
