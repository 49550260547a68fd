"""A sniffer on real sockets, and a watch on every pause; many more games are sniffed in process.

`PIZZAIOLO_WATCHED_TABLES=60 pytest -s tests/server/test_sniffer.py -k soon` watches more of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import statistics
import sys
from bisect import bisect
from collections import defaultdict
from contextlib import AsyncExitStack, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from pizzaiolo.server.protocol.entries import Entry, entry_from_json
from pizzaiolo.server.table.audience import Viewer
from support.server.sniffing import Frames, Prying, Sniffer, search
from support.servers import ROOMY, Message, Player, Served, at_table, seated, serving

# --- A sniffer at every socket ---


async def sniffed_game(served: Served, seed: int, **config: Any) -> tuple[str, list[str], Frames]:
    """Play a game over sockets that break and are taken over; its table, tokens and frames."""
    table, tokens, host = seated(served, "ABCDE"[: 2 + seed % 3], **config)
    frames: Frames = defaultdict(list)
    chance = Random(seed)

    async def play(seat: int) -> None:
        player = Prying(f"{table}-{seat}")
        async with AsyncExitStack() as first_devices:
            while player.over is None:
                opening = at_table(served, table, tokens[seat])
                socket = await first_devices.enter_async_context(opening)
                await player.play(Sniffer(socket, frames[Viewer(seat)], chance))
                if chance.random() < 0.5:
                    await socket.close()
                # Otherwise it stays, until the second device takes the seat over.

    async def look_on() -> None:
        async with at_table(served, table) as socket:
            async for text in socket:
                frames[Viewer(None, watching=True)].append(str(text))
                if '"type":"over"' in str(text):
                    return

    async with asyncio.timeout(90):
        await asyncio.gather(look_on(), *map(play, range(len(tokens))))
    return table, [*tokens, host], frames


def kept(database: Path, table_id: str) -> list[Entry]:
    """The entries of a table, read beside the server that writes them."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        found = store.execute(
            "SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return [entry_from_json(data) for (data,) in found]


@pytest.mark.parametrize(("number", "level"), [(1, "kitchen"), (2, "glass")])
def test_no_frame_over_a_real_socket_holds_what_is_for_somebody_else(
    tmp_path: Path, number: int, level: str
) -> None:
    database = tmp_path / "tables.sqlite"
    with serving(database, *ROOMY, "--log-level=warning") as served:
        game = sniffed_game(served, number, edition="plus", level=level)
        table, tokens, frames = asyncio.run(game)
    assert search(frames, kept(database, table), tokens).private > 50


# --- The beat ---

QUICK = """
import sys
from pizzaiolo.server.table.game import pauses
from pizzaiolo.commands.main import main
pauses.TEMPOS["fast"] = pauses.Tempo(0.01, 0.02, 0.0, 0.1)
sys.exit(main())
"""


TABLES = int(os.environ.get("PIZZAIOLO_WATCHED_TABLES", "5"))


def apart(one: list[float], other: list[float]) -> float:
    """How far apart two distributions are at most (Kolmogorov and Smirnov)."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect(first, value) / len(first) - bisect(second, value) / len(second))
        for value in (*first, *second)
    )


def test_an_answer_is_told_as_soon_whether_there_was_a_choice_or_not(tmp_path: Path) -> None:
    """At real sockets, with people who answer at once: the question tells which pause was which."""
    pauses: dict[bool, list[float]] = {True: [], False: []}

    async def watch(served: Served) -> None:
        tables = [seated(served, "ABC", pace="fast", edition="oven") for _ in range(TABLES)]
        await asyncio.gather(*(game(served, *table) for table in tables))

    async def game(served: Served, table: str, tokens: list[str], host: str) -> None:
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

        await asyncio.gather(look_on(), *map(play, range(3)))
        for (n, what, at), (_, _, then) in pairwise(times):
            if what == "order_turned_up":
                pauses[choices[n]].append(then - at)

    with serving(tmp_path / "tables.sqlite", *ROOMY, program=(sys.executable, "-c", QUICK)) as it:
        asyncio.run(asyncio.wait_for(watch(it), 90 + 3 * TABLES))
    choice, none = pauses[True], pauses[False]
    assert min(len(choice), len(none)) >= 15, "too few pauses of a kind to compare"
    for what, each in (("a choice", choice), ("none", none)):
        p5, p50, p95 = (1000 * statistics.quantiles(each, n=20)[place] for place in (0, 9, 18))
        print(f"{len(each)} pauses with {what}: {p5:.1f} / {p50:.1f} / {p95:.1f} ms")  # noqa: T201
    # The greatest distance between the two distributions, and what chance alone stays below.
    by_chance = 1.95 * ((len(choice) + len(none)) / (len(choice) * len(none))) ** 0.5
    print(f"apart by {apart(choice, none):.3f}; by chance up to {by_chance:.3f}")  # noqa: T201
    assert statistics.median(choice) == pytest.approx(statistics.median(none), abs=0.03)
