"""What a move costs a server: processor time of its process, as a multiple of one `Game.play`.

    python benchmarks/bench_move.py [--against BEFORE/bin/python]

The server is held on one processor, the players on another. A move is a step of a turn (placing,
submitting or drawing) that is confirmed; what it takes to answer questions and to tell everybody is
in it. It is measured on a quiet server and on a busy one, because a busy one keeps moves together.
Another installation is measured in the same run, in short turns one after the other; the ratio is
that of ours to theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path

from bench_server import Bench, Player, Process, open_tables, seconds_a_play, sit_down

from pizzaiolo.game import compiled

SETTLING = 3.0
"""Seconds that a table needs at most to tell what has happened."""


class Side:
    """One installation: its server, and the people at its tables."""

    def __init__(self, python: str, folder: str, args: argparse.Namespace, processor: int) -> None:
        """Start the server."""
        self.server = Process(str(Path(folder) / "tables.sqlite"), processor, python)
        self.bench = Bench(args.think, bots=False)
        self.bench.hold()
        self.players: list[Player] = []
        self.costs: list[float] = []
        """Seconds of the processor for a move, by turn."""
        self.rates: list[float] = []
        """Moves a second, by turn."""
        self.multiples: list[float] = []

    async def come(self, args: argparse.Namespace) -> None:
        """Let everybody sit down."""
        tables = await asyncio.to_thread(open_tables, args, [self.server])
        self.players = await sit_down(self.bench, [self.server], tables)

    async def take_turn(self, args: argparse.Namespace) -> None:
        """Play for some seconds, and measure the later part of it."""
        bench = self.bench
        bench.go_on()
        await asyncio.sleep(args.think + 1.0)
        moves, before = len(bench.confirmed), self.server.seconds()
        bench.measuring = True
        await asyncio.sleep(args.seconds)
        bench.measuring = False
        moves, used = len(bench.confirmed) - moves, self.server.seconds() - before
        bench.hold()
        self.costs.append(used / moves)
        self.rates.append(moves / args.seconds)
        self.multiples.append(used / moves / seconds_a_play(args.edition))
        await asyncio.sleep(SETTLING)

    def leave(self) -> None:
        """Everybody leaves."""
        self.bench.playing = False
        for player in self.players:
            player.close()

    def end(self) -> None:
        """The server stops."""
        self.server.process.terminate()
        self.server.process.wait(20)


def spread(numbers: list[float], form: str) -> str:
    """The median, with the smallest and the largest."""
    median, low, high = statistics.median(numbers), min(numbers), max(numbers)
    return f"{median:{form}} ({low:{form}} to {high:{form}})"


async def measure(args: argparse.Namespace, sides: dict[str, Side]) -> None:
    """Let each side take its turns, and print what a move took."""
    for side in sides.values():
        await side.come(args)
    ends = list(sides.values())
    for number in range(args.turns):
        # Each goes first as often as the other.
        for side in ends if number % 2 else reversed(ends):
            await side.take_turn(args)
    for name, side in sides.items():
        side.leave()
        print(
            f"  {name}: {spread([1000 * each for each in side.costs], '.2f')} ms a move,"
            f" {spread(side.multiples, '.0f')} times one Game.play,"
            f" {statistics.median(side.rates):.0f} moves a second;"
            f" {side.bench.answered} answers to {len(side.bench.confirmed)} moves,"
            f" {side.bench.refused} refused",
            flush=True,
        )
    if len(ends) > 1:
        ratios = [ours / theirs for ours, theirs in zip(ends[1].costs, ends[0].costs, strict=True)]
        print(f"  ours / theirs: {spread(ratios, '.2f')}", flush=True)


def main() -> None:
    """Measure with few tables, then with many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", metavar="PYTHON", help="another installation")
    parser.add_argument("--tables", type=int, nargs="+", default=[25, 250], help="(25 250)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a decision (1)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each turn (5)")
    parser.add_argument("--turns", type=int, default=3, help="of each installation (3)")
    parser.add_argument("--edition", default="oven")
    args = parser.parse_args()
    args.pace, args.bots, args.day = "normal", "", False
    processors = sorted(os.sched_getaffinity(0))
    # The threads of the players go where they go.
    os.sched_setaffinity(0, {processors[-1]})
    pythons = {"theirs": args.against} if args.against else {}
    pythons["ours"] = sys.executable
    print(f"A move, {'compiled' if compiled() else 'interpreted'} engine, {args.edition}")
    for tables in args.tables:
        args.tables = tables
        print(f" {tables} tables of four people, who think for {args.think:g} s")
        with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
            sides = {
                name: Side(python, folder, args, processors[0])
                for (name, python), folder in zip(pythons.items(), (first, second), strict=False)
            }
            try:
                asyncio.run(measure(args, sides))
            finally:
                for side in sides.values():
                    side.end()


if __name__ == "__main__":
    main()
