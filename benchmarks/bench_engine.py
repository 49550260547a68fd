"""How fast the engine is, as ratios measured in one run: compiled, interpreted, and plain C.

Run it with the installed package: `make bench`. The interpreted engine is run from the sources
beside it, the reference in C is compiled on the spot. All sides take short turns in alternation
and the median of their ratios is printed with its spread, so that a noisy machine disturbs all
sides alike.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from apart import ROOT, Figures, measured_apart

import pizzaiolo
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.random_play import play_games
from pizzaiolo.engine.rules import deal, legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER
from pizzaiolo.engine.view import view

TURNS = 7
CASES = (("original", 4), ("homoludicus", 4), ("oven", 2), ("oven", 5), ("plus", 2), ("plus", 6))
IN_C = {"oven", "plus"}


def rate(work: Callable[[], object], least: float) -> float:
    """How often something can be done in a second; tried for at least so many seconds."""
    times = 0
    begin = time.perf_counter()
    while True:
        work()
        times += 1
        passed = time.perf_counter() - begin
        if passed >= least:
            return times / passed


def by_decision(setup: Setup, games: int) -> float:
    """Decisions a second, each taken from Python by `legal` and `step`."""
    rng = Rng(1)
    dealer = LazyDealer(rng)
    decisions = 0
    begin = time.perf_counter()
    for _ in range(games):
        state = deal(setup, dealer)
        while state.phase != OVER:
            actions = legal(state)
            step(state, actions[rng.below(len(actions))], dealer)
            decisions += 1
    return decisions / (time.perf_counter() - begin)


def by_game(edition: str, seats: int, games: int) -> float:
    """Decisions a second through `Game`: actions as values, all events made."""
    rng = Rng(1)
    decisions = 0
    begin = time.perf_counter()
    for seed in range(games):
        game = pizzaiolo.new_game(edition, seats=seats, seed=seed)
        while not game.over:
            actions = game.legal()
            game.play(actions[rng.below(len(actions))])
            decisions += 1
    return decisions / (time.perf_counter() - begin)


def halfway(edition: str, seats: int) -> tuple[pizzaiolo.Game, Memory]:
    """A game in the middle of its second round, and what the seat to act has heard of it."""
    game = pizzaiolo.new_game(edition, seats=seats, seed="halfway")
    memories = [PerfectMemory(game.setup, seat) for seat in range(seats)]
    events = list(game.opening)
    turns = 0
    while turns < 2 * seats:
        for event in events:
            for memory in memories:
                if event.is_for(memory.seat):
                    memory.hear(event)
        seen = game.view(None)
        turns += seen.round == 1 and seen.decision == "place"
        if turns < 2 * seats:
            events = game.play(game.legal()[-1])
    assert game.to_act is not None
    return game, memories[game.to_act]


def measure(edition: str, seats: int, least: float) -> Figures:
    """All figures of one edition at one number of seats, with the engine that is imported."""
    setup = Setup(pizzaiolo.load_edition(edition), seats)
    batch = 200 if pizzaiolo.compiled() else 4
    game, memory = halfway(edition, seats)
    state = game.state()
    record = game.record()
    rng = Rng(1)
    return {
        "whole loop, games": batch * rate(lambda: play_games(setup, batch, 1), least),
        "legal + step, decisions": by_decision(setup, batch),
        "Game.play, decisions": by_game(edition, seats, max(1, batch // 40)),
        "copy": rate(state.copy, least / 4),
        "view": rate(lambda: view(state, 0), least / 4),
        "sample": rate(lambda: memory.sample(rng), least / 4),
        "replay": rate(lambda: pizzaiolo.replay(record), least / 4),
    }


def reference(folder: str) -> Path | None:
    """The reference in C, compiled; None without a compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return None
    program = Path(folder, "reference")
    source = ROOT / "benchmarks" / "reference.c"
    subprocess.run([compiler, "-O2", "-o", program, source], check=True)
    return program


def in_c(program: Path, edition: str, seats: int) -> Figures:
    """Random games and decisions a second of the reference."""
    command = [program, edition, str(seats), "8000", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    return {
        "games": told["games"] / told["seconds"],
        "decisions": told["decisions"] / told["seconds"],
    }


def ratio(above: list[float], below: list[float]) -> str:
    """The median of the ratios, turn by turn, with the smallest and the largest."""
    ratios = [a / b for a, b in zip(above, below, strict=True)]
    return f"{statistics.median(ratios):8.3f} ({min(ratios):.3f} to {max(ratios):.3f})"


def compare(edition: str, seats: int, program: Path | None, turns: int) -> None:
    """Print the figures of one edition, and what they are beside each other."""
    ours: list[Figures] = []
    slow: list[Figures] = []
    c: list[Figures] = []
    for _ in range(turns):
        ours.append(measured_apart(__file__, edition, seats, from_sources=False))
        slow.append(measured_apart(__file__, edition, seats, from_sources=True))
        if program is not None and edition in IN_C:
            c.append(in_c(program, edition, seats))
    print(f"\n{edition}, {seats} seats")
    for name in ours[0]:
        fast = [figures[name] for figures in ours]
        line = f"  {name:24} {statistics.median(fast):12,.0f} a second"
        print(line, " against the sources", ratio(fast, [figures[name] for figures in slow]))
    if c:
        games = [figures["whole loop, games"] for figures in ours]
        decisions = [figures["legal + step, decisions"] for figures in ours]
        print("  whole loop against C     ", ratio(games, [figures["games"] for figures in c]))
        print("  legal + step against C   ", ratio(decisions, [f["decisions"] for f in c]))


def constant_memory(games: int) -> None:
    """Print how much more memory many games take than few."""
    pizzaiolo.random_games("plus", 6, 1000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    pizzaiolo.random_games("plus", 6, games)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"\nMemory at most, after {games:,} games of plus against 1,000: {after / before:.3f}")


def main() -> None:
    """Print all ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS, help="how often each side is measured")
    parser.add_argument("--games", type=int, default=100_000, help="games for the memory figure")
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(measure(options.measure[0], int(options.measure[1]), 0.2)))
        return
    installed = "compiled" if pizzaiolo.compiled() else "interpreted"
    print(f"The installed engine is {installed}. Ratios are medians of {options.turns} turns.")
    with tempfile.TemporaryDirectory() as folder:
        program = reference(folder)
        if program is None:
            print("No C compiler: the comparison with C is left out.")
        for edition, seats in CASES:
            compare(edition, seats, program, options.turns)
    if pizzaiolo.compiled():
        constant_memory(options.games)


if __name__ == "__main__":
    main()
