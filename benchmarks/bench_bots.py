"""How fast the bots are and, where it is asked for, how strong, measured in one run.

Run it with the installed package: `make bench`. The interpreted search is run from the sources
beside it. Both sides take short turns in alternation and the median of their ratios is printed
with its spread, so that a noisy machine disturbs both alike.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, log

from apart import Figures, measured_apart

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Finished, PlanRunner
from pizzaiolo.arena.stats import Interval, standings
from pizzaiolo.bots import Bot, bot_names, make_bot, search
from pizzaiolo.bots.character import CHARACTERS
from pizzaiolo.bots.tree import EXPLORATION, MARGIN, Tree
from pizzaiolo.editions import editions, load_edition
from pizzaiolo.engine.dealer import Rng, SeededDealer
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import deal, legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER
from pizzaiolo.engine.view import View, view
from pizzaiolo.game import compiled

TURNS = 3
SPEED_CASES = (("original", 4), ("oven", 2), ("oven", 5), ("plus", 2), ("plus", 6))
BUDGET = 1.0
"""Seconds that a move may take at the table."""


class Ingredients:
    """A search with one ingredient exchanged, for the ablations."""

    iterations = 1000
    exploration = EXPLORATION
    margin = MARGIN
    depth = 1000
    uniform = False

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        """Sit down as `search` does."""
        self.memory = self.remember(setup, seat, seed)
        self._rng = Rng(seed)

    def remember(self, setup: Setup, seat: int, seed: int) -> Memory:
        """Everything, unless a subclass forgets."""
        del seed
        return PerfectMemory(setup, seat)

    def hear(self, event: Event) -> None:
        """Remember it."""
        self.memory.hear(event)

    def choose(self, seen: View, options: list[int]) -> int:
        """Take the action tried most often."""
        tree = Tree(self._rng, self.exploration, self.margin, self.depth, uniform=self.uniform)
        for _ in range(self.iterations):
            tree.grow(self.memory.sample(self._rng))
        return tree.best().action


class OnePly(Ingredients):
    """Looks no further than the decision at hand."""

    depth = 1


class Uniform(Ingredients):
    """Leaves it to chance in its play-outs whether somebody pays who can."""

    uniform = True


class Bolder(Ingredients):
    """Stays longer with what went well."""

    exploration = 0.4


class Curious(Ingredients):
    """Tries more."""

    exploration = 1.0


class Winning(Ingredients):
    """Does not care by how much it wins or loses."""

    margin = 0.0


class Lead(Ingredients):
    """Counts orders ahead of the best rival, not wins; exploration in the same measure."""

    exploration = 28.0
    margin = 10.0


class Fading(Ingredients):
    """Remembers a dozen things, loses some, and mixes some up."""

    capacity = 12
    decay = 0.05
    confusion = 0.05

    def remember(self, setup: Setup, seat: int, seed: int) -> Memory:
        """What is left of it."""
        return FadingMemory(setup, seat, self.capacity, self.decay, self.confusion, seed)


class SharpFading(Fading):
    """Loses nothing of the oven, but does not carry over what it heard in rounds before."""

    capacity = 1000
    decay = 0.0
    confusion = 0.0


class OnlySeeing(Fading):
    """Knows what lies open, and nothing else."""

    capacity = 0


ABLATIONS = (
    ("Ingredients", "OnePly", "tree against one decision"),
    ("Ingredients", "Uniform", "play-outs in which whoever can pay does against uniform ones"),
    ("Ingredients", "SharpFading", "all that was heard against this round's oven alone"),
    ("Ingredients", "Fading", "perfect memory against 12 items, decay and confusion .05"),
    ("Ingredients", "OnlySeeing", "perfect memory against none"),
    ("Bolder", "Ingredients", "exploration 0.4 against 0.7"),
    ("Curious", "Ingredients", "exploration 1.0 against 0.7"),
    ("Ingredients", "Winning", "margin 0.05 against 0"),
    ("Ingredients", "Lead", "win share against lead in orders"),
    ("search@4000", "Ingredients", "4,000 iterations against 1,000"),
)


def rate(setup: Setup, memory: Memory, seconds: float) -> float:
    """Search iterations a second, at the first decision of a game."""
    log = Log()
    deal(setup, SeededDealer("bench"), log)
    for event in log.take():
        if event.is_for(memory.seat):
            memory.hear(event)
    rng = Rng(1)
    tree = Tree(rng)
    begin = time.perf_counter()
    while True:
        for _ in range(10):
            tree.grow(memory.sample(rng))
        passed = time.perf_counter() - begin
        if passed >= seconds:
            return float(tree.iterations) / passed


def measure(edition: str, seats: int) -> Figures:
    """Iterations a second with the engine that is imported."""
    setup = Setup(load_edition(edition), seats)
    return {
        "perfect memory": rate(setup, PerfectMemory(setup, 0), 0.4),
        "fading memory": rate(setup, FadingMemory(setup, 0, 12, 0.05, 0.05, 1), 0.4),
    }


def speed(turns: int) -> None:
    """Print the iterations a second, and how many times those of the sources they are."""
    print("\nSearch iterations a second")
    for edition, seats in SPEED_CASES:
        ours, slow = [], []
        for _ in range(turns):
            ours.append(measured_apart(__file__, edition, seats, from_sources=False))
            slow.append(measured_apart(__file__, edition, seats, from_sources=True))
        for name in ours[0]:
            ratios = [a[name] / b[name] for a, b in zip(ours, slow, strict=True)]
            fast = statistics.median(figures[name] for figures in ours)
            print(
                f"  {edition:12} {seats} seats  {name:15} {fast:9,.0f}  against the sources"
                f" {statistics.median(ratios):6.1f} ({min(ratios):.1f} to {max(ratios):.1f})"
            )


def decision_times(name: str, setup: Setup, decisions: int) -> list[float]:
    """Seconds of so many decisions of one bot; it sits with `random` at the table."""
    times: list[float] = []
    game = 0
    while len(times) < decisions:
        log = Log()
        dealer = SeededDealer(f"bench {game}")
        state = deal(setup, dealer, log)
        seats = range(setup.seats)
        makers = [make_bot(name if seat == 0 else "random") for seat in seats]
        bots: list[Bot] = [maker(setup, seat, game) for seat, maker in enumerate(makers)]
        while state.phase != OVER and len(times) < decisions:
            for event in log.take():
                for seat, bot in enumerate(bots):
                    if event.is_for(seat):
                        bot.hear(event)
            seat = state.actor
            seen, options = view(state, seat), legal(state)
            begin = time.perf_counter()
            choice = bots[seat].choose(seen, options)
            if seat == 0:
                times.append(time.perf_counter() - begin)
            step(state, choice, dealer, log)
        game += 1
    return sorted(times)


def patience(decisions: int) -> None:
    """Print how long every bot takes for a move in every edition, its most seats at the table."""
    print(f"\nMilliseconds a move: median and 95th percentile of {decisions}; at most 1,000")
    for edition in editions():
        loaded = load_edition(edition)
        setup = Setup(loaded, max(loaded.seats))
        print(f"  {edition}, {setup.seats} seats")
        for name in bot_names():
            times = decision_times(name, setup, decisions)
            high = times[int(0.95 * len(times))]
            note = "" if high <= BUDGET else "  TOO LONG"
            middle = statistics.median(times)
            print(f"    {name:10} {1000 * middle:9.2f} {1000 * high:9.2f}{note}")


def played(first: str, second: str, edition: str, seats: int, games: int) -> tuple[Interval, int]:
    """The win share of the first, alone against a table of the second, on rotated duplicates."""
    setup = Setup(load_edition(edition), seats)
    plan = ArenaPlan(edition, setup, (first, second), "one-vs-rest", 1)
    # With more than two seats every deal is played both ways round, and one of them is wanted.
    fixtures = plan.schedule.fixtures(games if seats == 2 else 2 * games)
    alone = [each for each in fixtures if seats == 2 or each.lineup.count(0) == 1]
    results = PlanRunner(plan, [0.0, 0.0, 0.0], 600.0).play_all(alone).results
    finished = [result for result in results if isinstance(result, Finished)]
    assert len(finished) == len(results), results
    share = standings(plan, fixtures, finished, 0.99).bots[0].share
    assert share is not None
    return share, len(finished)


def match(first: str, second: str, edition: str, seats: int, games: int) -> str:
    """A match in words."""
    return in_words(*played(first, second, edition, seats, games))


def in_words(share: Interval, games: int) -> str:
    """A share with its interval."""
    return f"{share.value:.3f} ({share.low:.3f} to {share.high:.3f}), {games} games"


def tables(games: int, thinker: str) -> None:
    """Print for every edition and number of seats whether each plain bot beats the one before."""
    rungs = ("random", "greedy", "counter", thinker)
    for edition in editions():
        for seats in load_edition(edition).seats:
            print(f"\nWin share in {edition} with {seats} seats (even: {1 / seats:.2f})")
            for weaker, stronger in pairwise(rungs):
                share, number = played(stronger, weaker, edition, seats, games)
                verdict = "stronger" if share.low > 1 / seats else "open"
                print(
                    f"  {stronger:12} against {weaker:12} {in_words(share, number)}: {verdict}",
                    flush=True,
                )


def second(games: int) -> None:
    """Print what `search` wins in oven with a second of this process's own time for each move."""
    # Not the clock on the wall: on a busy machine that would measure the others' work as well.
    vars(search)["perf_counter"] = time.process_time
    for seats, asked in ((2, 0.9), (4, 0.7)):
        found = match("search@1s", "counter", "oven", seats, games)
        print(f"  oven, {seats} seats, 1 s a move against counter: {found}; asked for {asked}")


@dataclass(frozen=True)
class Match:
    """How one bot fared alone at a table of another."""

    seats: int
    share: Interval
    games: int

    def expected(self, step: float) -> float:
        """The share to be expected of a bot so many Elo points above each of the others."""
        return 1 / (1 + (self.seats - 1) * 10 ** (-step / 400))


def elo_step(matches: Sequence[Match]) -> tuple[float, float]:
    """By how many Elo points the one is stronger, and how far that may be off (99 %).

    With that step, as many won games are expected in all matches together as there were.
    """
    low, high = -2000.0, 2000.0
    while high - low > 0.1:
        step = (low + high) / 2
        lacking = sum(each.games * (each.share.value - each.expected(step)) for each in matches)
        low, high = (step, high) if lacking > 0 else (low, step)
    halves = [each.games * (each.share.high - each.share.low) / 2 for each in matches]
    expected = [(each.games, each.expected(low)) for each in matches]
    slope = log(10) / 400 * sum(games * share * (1 - share) for games, share in expected)
    return low, hypot(*halves) / slope


def strength(games: int) -> None:
    """Print how neighbours on the ladder fare against each other, and rate them."""
    ladder = ("random", *CHARACTERS, "search")
    print("\nWin share in oven, 99 % interval; Elo points above random")
    rating, doubt = 0.0, 0.0
    for weaker, stronger in pairwise(ladder):
        matches: list[Match] = []
        for seats in (2, 4):
            matches.append(Match(seats, *played(stronger, weaker, "oven", seats, games)))
            found = in_words(matches[-1].share, matches[-1].games)
            print(f"  {stronger:8} against {weaker:8} {seats} seats {found}", flush=True)
        step, off = elo_step(matches)
        rating, doubt = rating + step, hypot(doubt, off)
        print(f"  {stronger:8} {rating:5.0f} ± {doubt:.0f}", flush=True)


def ablations(games: int) -> None:
    """Print what each ingredient of the search gains."""
    print("\nWin share in oven with 2 seats at 1,000 iterations, 99 % interval")
    for first, second, what in ABLATIONS:
        names = [name if "@" in name else f"bench_bots:{name}" for name in (first, second)]
        print(f"  {what:58} {match(names[0], names[1], 'oven', 2, games)}", flush=True)


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS, help="how often each side is measured")
    parser.add_argument("--decisions", type=int, default=25, help="moves timed of each bot")
    parser.add_argument("--games", type=int, default=60, help="games of a match")
    parser.add_argument("--strength", action="store_true", help="short ladders instead of times")
    parser.add_argument("--ablations", action="store_true", help="what each ingredient gains")
    parser.add_argument(
        "--tables", metavar="SEARCH", help="search, counter, greedy, random in every edition"
    )
    parser.add_argument("--second", action="store_true", help="search with a second for each move")
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(measure(options.measure[0], int(options.measure[1]))))
        return
    print(f"The installed package is {'compiled' if compiled() else 'interpreted'}.")
    if options.strength:
        strength(options.games)
    if options.ablations:
        ablations(options.games)
    if options.tables:
        tables(options.games, options.tables)
    if options.second:
        second(options.games)
    if not (options.strength or options.ablations or options.tables or options.second):
        speed(options.turns)
        patience(options.decisions)


if __name__ == "__main__":
    main()
