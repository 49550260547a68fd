"""A sniffer on real sockets; many more games are sniffed in process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pizzaiolo.server.protocol.entries import Entry, entry_from_json
from pizzaiolo.server.table.audience import Viewer
from support.loops import LONGEST
from support.server.sniffing import Frames, Prying, Sniffer, search
from support.servers import ROOMY, Served, at_table, seated, serving


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

    async with asyncio.timeout(LONGEST):
        await asyncio.gather(look_on(), *map(play, range(len(tokens))))
    return table, [*tokens, host], frames


def kept(database: Path, table_id: str) -> list[Entry]:
    """The entries of a table, read beside the server that writes them."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        found = store.execute(
            "SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return [entry_from_json(data) for (data,) in found]


@pytest.mark.parametrize(
    ("number", "level"), [(1, "kitchen"), pytest.param(2, "glass", marks=pytest.mark.hard)]
)
def test_no_frame_over_a_real_socket_holds_what_is_for_somebody_else(
    tmp_path: Path, number: int, level: str
) -> None:
    database = tmp_path / "tables.sqlite"
    with serving(database, *ROOMY, "--log-level=warning") as served:
        game = sniffed_game(served, number, edition="plus", level=level)
        table, tokens, frames = asyncio.run(game)
    assert search(frames, kept(database, table), tokens).private > 50
