"""Mutated and random messages in process, so that a million of them can be sent.

`PIZZAIOLO_FUZZ_MESSAGES=1000000 pytest -s tests/server/test_fuzz_messages.py` sends that many and
shows the answers.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from pizzaiolo.server.protocol.outgoing import Code, ServerMessage
from support.loops import until
from support.server.in_process import Here, here
from support.server.mutations import THE_END, mutated
from support.servers import Player, say

MESSAGES = int(os.environ.get("PIZZAIOLO_FUZZ_MESSAGES", "4000"))

AT_ONCE = 4
"""So many sockets send at the same time."""

A_SOCKET = 200
"""So many messages are sent over each socket."""

DESCRIBED = msgspec.json.Decoder(ServerMessage)


async def ask(server: Here, path: str, **body: Any) -> Any:
    answer = await server.web.post(path, json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def open_table(server: Here, **config: Any) -> tuple[str, list[str], str]:
    """A table for two who have sat down: its name, their tokens, the host's."""
    settings = {"seats": 2, "pace": "instant", "bots": ["greedy"], **config}
    opened = await ask(server, "/api/tables", **settings)
    path = f"/api/tables/{opened['table']}/seats"
    tokens = [(await ask(server, path, name=name))["token"] for name in "AB"]
    return opened["table"], tokens, opened["token"]


async def pester(server: Here, seed: int, counts: Counter[str]) -> None:
    """Send bad messages to one table after the other; each is answered, or changes nothing."""
    chance = Random(seed)
    while counts["sent"] < MESSAGES:
        counts["sent"] += A_SOCKET
        table, tokens, host = await open_table(
            server, start_when_full=chance.random() < 0.5, level="chalkboard"
        )
        token = chance.choice([*tokens, host, None])
        async with server.at_table(table, token) as line:
            for _ in range(A_SOCKET):
                message = mutated(chance)
                await (line.send(message) if isinstance(message, str) else line.send_bytes(message))
            await say(line, **THE_END)
            async for text in line:
                heard = DESCRIBED.decode(text)
                counts[getattr(heard, "code", type(heard).__name__.lower())] += 1
                if getattr(heard, "id", "") == THE_END["id"]:
                    break
        # Nothing of it is looked at again.
        server.store.entries.pop(table)


async def play(server: Here) -> None:
    """A whole game, as ever."""
    table, tokens, _ = await open_table(server)

    async def sit(token: str) -> Player:
        player = Player(f"{table} {token}")
        async with server.at_table(table, token) as line:
            await player.play(line)
        return player

    players = await asyncio.gather(*map(sit, tokens))
    assert all(player.over is not None for player in players)


async def fuzz(folder: Path) -> Counter[str]:
    counts: Counter[str] = Counter()
    async with here(folder, offences=1_000_000, linger_seconds=0.4) as server:
        await asyncio.gather(*(pester(server, seed, counts) for seed in range(AT_ONCE)))
        await play(server)

        async def put_away() -> bool:
            return not server.node.rooms

        await until(put_away)
        gc.collect()
        assert server.node.sockets == 0
    return counts


def test_no_message_is_too_bad_to_be_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every answer is one that is described, other tables play on, and nothing stays in memory."""
    with caplog.at_level(logging.WARNING):
        counts = asyncio.run(fuzz(tmp_path))
    print(json.dumps(counts))  # noqa: T201  # for whoever runs it at length
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
    refusals = {code for code in get_args(Code) if counts[code]}
    assert {"bad_message", "stale", "not_host", "illegal"} & refusals
    assert counts["server_busy"] == 0
