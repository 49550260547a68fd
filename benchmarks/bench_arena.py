"""What the arena costs, as ratios measured in one run: against a bare loop, and two jobs to one.

Run it with the installed package: `make bench`. Both sides take short turns in alternation and the
median of their ratios is printed with its spread, so that a noisy machine disturbs them alike.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import PlanRunner
from pizzaiolo.arena.report import Report
from pizzaiolo.arena.results import ResultsFile
from pizzaiolo.arena.schedule import Fixture
from pizzaiolo.arena.tournament import Tournament
from pizzaiolo.arena.workers import Crew
from pizzaiolo.bots import make_bot
from pizzaiolo.editions import load_edition
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER
from pizzaiolo.engine.view import view
from pizzaiolo.game import compiled

TURNS = 9
GAMES = 60
CASES = (("oven", 2), ("oven", 4), ("plus", 6))


def plan(edition: str, seats: int) -> ArenaPlan:
    """A tournament of `greedy` against itself."""
    return ArenaPlan(edition, Setup(load_edition(edition), seats), ("greedy",), "balanced", 1)


def bare(setup: Setup, games: int) -> float:
    """Seconds of processor time for games between the same bots, with nothing around them."""
    maker = make_bot("greedy")
    began = time.process_time()
    for game in range(games):
        log = Log()
        dealer = SeededDealer(f"1-{game}")
        state = deal(setup, dealer, log)
        bots = [maker(setup, seat, game * 8 + seat) for seat in range(setup.seats)]
        while True:
            for event in log.take():
                for seat, bot in enumerate(bots):
                    if event.is_for(seat):
                        bot.hear(event)
            if state.phase == OVER:
                break
            seat = state.actor
            step(state, bots[seat].choose(view(state, seat), legal(state)), dealer, log)
    return time.process_time() - began


def whole(agreed: ArenaPlan, games: int, folder: Path) -> float:
    """Seconds of processor time for all that the arena does about games, in one process."""
    began = time.process_time()
    fixtures = agreed.schedule.fixtures(games)
    tournament = Tournament(agreed, fixtures, 0.99)
    room = PlanRunner(agreed, [0.0, 0.0, 0.0], 60.0)
    file = ResultsFile.create(folder / f"{time.monotonic_ns()}.jsonl", agreed)
    for start in range(0, len(fixtures), 20):
        outcome = room.play_all(fixtures[start : start + 20])
        file.append(outcome, fixtures)
        tournament.take(outcome)
    file.close()
    Report.of(tournament, 0.99)
    return time.process_time() - began


def rate(crew: Crew, fixtures: Iterator[Fixture], seconds: float) -> float:
    """Games a second that a crew plays; what is under way at the end is played but not counted."""
    games = 0
    end = time.perf_counter() + seconds
    for outcome in crew.play(takewhile(lambda _: time.perf_counter() < end, fixtures)):
        if time.perf_counter() < end:
            games += len(outcome.results)
    return games / seconds


def told(name: str, ratios: list[float], target: str) -> None:
    """Print the median of some ratios, and between what they lay."""
    middle = statistics.median(ratios)
    print(f"{name:48} {middle:6.2f}   ({min(ratios):.2f} to {max(ratios):.2f}; {target})")


def main() -> None:
    """Print the ratios."""
    print(f"The arena with greedy, the engine {'compiled' if compiled() else 'interpreted'}")
    with tempfile.TemporaryDirectory() as folder:
        for edition, seats in CASES:
            agreed = plan(edition, seats)
            whole(agreed, 4, Path(folder))
            pairs = [
                (whole(agreed, GAMES, Path(folder)), bare(agreed.setup, GAMES))
                for _ in range(TURNS)
            ]
            ratios = [arena / loop for arena, loop in pairs]
            told(f"{edition}, {seats} seats: arena to bare loop", ratios, "at most 1.30")
    agreed = plan("oven", 4)
    fixtures = iter(agreed.schedule)
    with Crew(agreed, 1, 60.0) as one, Crew(agreed, 2, 60.0) as two:
        for crew in (one, two):  # until the processes are there and know their pace
            rate(crew, fixtures, 2.0)
        ratios = []
        for _ in range(TURNS):
            # There and back again: what changes steadily in between disturbs both sides alike.
            alone = rate(one, fixtures, 0.7)
            both = rate(two, fixtures, 0.7) + rate(two, fixtures, 0.7)
            alone += rate(one, fixtures, 0.7)
            ratios.append(both / alone)
    told("oven, 4 seats: two jobs to one", ratios, "at least 1.80 on two idle cores")
    busy = os.getloadavg()[0]
    print(f"(In the last minute {busy:.1f} processes wanted the {os.cpu_count()} cores, ours too.)")


if __name__ == "__main__":
    main()
