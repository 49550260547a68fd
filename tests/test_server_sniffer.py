"""A sniffer at every socket, and a watch on every pause.

`PIZZAIOLO_SNIFFED_GAMES=1000` has it look at so many games, in all editions and levels.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import statistics
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from pizzaiolo.editions import editions
from pizzaiolo.server.entries import Entry, entry_from_json
from pizzaiolo.server.messages import encode
from pizzaiolo.server.table import Table
from servers import ROOMY, Message, Player, Served, at_table, seated, serving

# --- A sniffer at every socket ---

PRIVATE = ("drawn", "turn", "question", "aid", "marks")
"""The messages that are for one seat alone."""

LEVELS = ("photographic", "glass", "chalkboard", "kitchen", "rail")

GAMES = int(os.environ.get("PIZZAIOLO_SNIFFED_GAMES", "3"))
"""How many games are played under the eyes of a sniffer: all editions and levels in turn."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sniffer") / "tables.sqlite"


@pytest.fixture(scope="module")
def served(database: Path) -> Iterator[Served]:
    with serving(database, *ROOMY, "--log-level=warning") as server:
        yield server


async def sniffed_game(served: Served, seed: int, **config: Any) -> dict[Any, list[str]]:
    """Play a game over sockets that break and are taken over; all frames by seat."""
    table, tokens, host = seated(served, "ABCDE"[: 2 + seed % 3], **config)
    frames: dict[Any, list[str]] = defaultdict(list)
    chance = Random(seed)

    async def play(seat: int) -> None:
        player = Player(f"{table}-{seat}")
        async with AsyncExitStack() as first_devices:
            while player.over is None:
                opening = at_table(served, table, tokens[seat])
                socket = await first_devices.enter_async_context(opening)
                await player.play(Sniffer(socket, frames[seat], chance))  # type: ignore[arg-type]
                if chance.random() < 0.5:
                    await socket.close()
                # Otherwise it stays, until the second device takes the seat over.

    async def look_on() -> None:
        async with at_table(served, table) as socket:
            async for text in socket:
                frames[None].append(str(text))
                if '"type":"over"' in str(text):
                    return

    async with asyncio.timeout(90):
        await asyncio.gather(look_on(), *map(play, range(len(tokens))))
    frames["table"] = [table, *tokens, host]
    return frames


class Sniffer:
    """A socket that keeps what it hears, and breaks now and then."""

    def __init__(self, socket: ClientConnection, frames: list[str], chance: Random) -> None:
        self._socket = socket
        self._frames = frames
        self._left = chance.randint(5, 200)

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        async for text in self._socket:
            self._frames.append(str(text))
            yield str(text)
            self._left -= 1
            if self._left == 0:
                return


def kept(database: Path, table_id: str) -> list[Entry]:
    """The entries of a table, read beside the server that writes them."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        found = store.execute(
            "SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return [entry_from_json(data) for (data,) in found]


@pytest.mark.parametrize("number", range(GAMES))
def test_no_frame_holds_what_is_for_somebody_else(
    served: Served, database: Path, number: int
) -> None:
    """Every private frame that a seat got is one that the table made for this very seat."""
    edition = editions()[-1 - number % len(editions())]
    level = LEVELS[number // len(editions()) % len(LEVELS) if number >= 3 else number]
    frames = asyncio.run(sniffed_game(served, number, edition=edition, level=level))
    table_id, *tokens = frames.pop("table")
    first, *entries = kept(database, table_id)
    table = Table.replay([first])
    made: dict[int, set[str]] = defaultdict(set)
    for entry in entries:
        for out in [*table.apply(entry), *table.released(entry.at)]:
            if isinstance(out.audience, int):
                made[out.audience].add(encode(out.message).decode())
    compared = 0
    for viewer, texts in frames.items():
        before_the_end = [text for text in texts if '"type":"over"' not in text]
        for text in before_the_end:
            message = json.loads(text)
            assert table._secret not in text
            assert not any(token in text for token in tokens)
            if message["type"] in PRIVATE:
                assert text in made[viewer], (viewer, text)
                compared += 1
            if message["type"] == "snapshot":
                assert message["viewer"] == viewer
                view = message.get("view")
                assert view is None or view["seat"] == viewer
                assert view is None or (view["hand"] is None) == (viewer is None)
    assert compared > 50
    assert all(len(texts) > 50 for texts in frames.values())
    for viewer, own in made.items():
        others = set().union(*(made[seat] for seat in made if seat != viewer)) - own
        assert not others & set(frames[viewer])


# --- The beat ---

QUICK = """
import sys
from pizzaiolo.server import show, command
show.TEMPOS["fast"] = show.Tempo(0.01, 0.12, 0.1, 0.02, 0.0, 0.06)
sys.exit(command.main())
"""


def test_pauses_are_as_long_whether_there_is_a_choice_or_not(tmp_path: Path) -> None:
    """At real sockets, with a quick pace: the owner's question tells which pause was which."""
    pauses: dict[bool, list[float]] = {True: [], False: []}

    async def watch(served: Served) -> None:
        tables = [seated(served, "ABC", pace="fast", edition="oven") for _ in range(5)]
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
        asyncio.run(asyncio.wait_for(watch(it), 90))
    choice, none = pauses[True], pauses[False]
    assert min(len(choice), len(none)) >= 15, "too few pauses of a kind to compare"
    for each in (choice, none):
        assert statistics.median(each) == pytest.approx(0.12, abs=0.04)
    assert statistics.median(choice) == pytest.approx(statistics.median(none), abs=0.03)
