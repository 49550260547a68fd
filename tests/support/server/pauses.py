"""A watch on every pause: does it tell whether the owner of an order had a choice (R10.5)?

    PYTHONPATH=tests python -m support.server.pauses --tables 20

At real sockets, with people who answer at once. What it measures depends on the machine, so no test
asks for it; tests compare the same pauses by the clock of the table (test_secrets.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from bisect import bisect
from itertools import pairwise
from pathlib import Path
from time import monotonic

from support.servers import ROOMY, Message, Player, Served, at_table, seated, serving

QUICK = """
import sys
from pizzaiolo.server.table.game import pauses
from pizzaiolo.commands.main import main
pauses.TEMPOS["fast"] = pauses.Tempo(0.01, 0.02, 0.0, 0.1)
sys.exit(main())
"""
"""A server at which fast is faster still."""

Pauses = dict[bool, list[float]]
"""By whether there was a choice: how many seconds later the answer was told."""


async def watch(served: Served, table: str, tokens: list[str], host: str, pauses: Pauses) -> None:
    """Play a game at a table, and note its pauses."""
    choices: dict[int, bool] = {}
    times: list[tuple[int, str, float]] = []

    def note(message: Message) -> None:
        if message["type"] == "question" and not message.get("plan"):
            choices[message["n"]] = len(message["legal"]) > 1

    async def look_on() -> None:
        async with at_table(served, table, host) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "over":
                    return
                if message["type"] == "heard":
                    what = message["event"]["what"] if "asks" in message else ""
                    times.append((message["n"], what, monotonic()))

    async def play(seat: int) -> None:
        async with at_table(served, table, tokens[seat]) as socket:
            await Player(f"{table}{seat}", note).play(socket)

    await asyncio.gather(look_on(), *map(play, range(len(tokens))))
    for (n, what, at), (_, _, then) in pairwise(times):
        if what == "order_turned_up":
            pauses[choices[n]].append(then - at)


async def watch_all(served: Served, tables: int) -> Pauses:
    """Let so many tables play at once."""
    pauses: Pauses = {True: [], False: []}
    opened = [seated(served, "ABC", pace="fast", edition="oven") for _ in range(tables)]
    await asyncio.gather(*(watch(served, *table, pauses) for table in opened))
    return pauses


def apart(one: list[float], other: list[float]) -> float:
    """How far apart two distributions are at most (Kolmogorov and Smirnov)."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect(first, value) / len(first) - bisect(second, value) / len(second))
        for value in (*first, *second)
    )


def main() -> None:
    """Watch, and say how far apart the two sorts of pauses are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    args = parser.parse_args()
    program = (sys.executable, "-c", QUICK)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite", *ROOMY, program=program) as served,
    ):
        pauses = asyncio.run(watch_all(served, args.tables))
    for what, each in (("a choice", pauses[True]), ("none", pauses[False])):
        p5, p50, p95 = (1000 * statistics.quantiles(each, n=20)[place] for place in (0, 9, 18))
        sys.stdout.write(f"{len(each)} pauses with {what}: {p5:.1f} / {p50:.1f} / {p95:.1f} ms\n")
    sizes = [len(each) for each in pauses.values()]
    # What chance alone stays below, but for one time in a thousand.
    by_chance = 1.95 * (sum(sizes) / (sizes[0] * sizes[1])) ** 0.5
    distance = apart(pauses[True], pauses[False])
    sys.stdout.write(f"apart by {distance:.3f}; by chance up to {by_chance:.3f}\n")


if __name__ == "__main__":
    main()
