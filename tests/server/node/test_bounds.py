"""How much may be written down about one table: a host who goes on and on is stopped."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from support.loops import in_loop
from support.server.in_process import Here, Line, here
from support.servers import Player


async def answer(line: Line, **command: Any) -> dict[str, Any]:
    """What becomes of a command."""
    await line.send(json.dumps(command))
    async for text in line:
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("done", "refused"):
            return message
    raise AssertionError("the socket was closed")


async def opened(server: Here) -> tuple[str, str]:
    made = (await server.web.post("/api/tables", json={"seats": 2, "pace": "instant"})).json()
    return made["table"], made["token"]


@in_loop
async def test_a_host_who_configures_for_ever_is_stopped_and_others_play_on(tmp_path: Path) -> None:
    async with here(tmp_path, table_entries=50) as server:
        table, token = await opened(server)
        async with server.at_table(table, token) as line:
            for number in range(60):
                config = {"seats": 2 + number % 3}
                last = await answer(line, type="configure", id=f"c{number}", config=config)
                if last["type"] == "refused":
                    break
        assert (last["code"], last["id"]) == ("history_full", f"c{number}")
        assert len(server.store.entries[table]) == 50
        other, _ = await opened(server)
        assert other != table


@in_loop
async def test_bytes_are_bounded_too_and_are_counted_again_after_a_restart(tmp_path: Path) -> None:
    async with here(tmp_path, table_bytes=5000) as server:
        table, token = await opened(server)
        for attempt in range(2):
            refused = 0
            async with server.at_table(table, token) as line:
                for number in range(30):
                    done = await answer(
                        line, type="configure", id=f"{attempt}.{number}", config={"seats": 3}
                    )
                    refused += done["type"] == "refused"
            assert refused
            size = sum(len(entry.data) for entry in server.store.entries[table])
            assert 5000 <= size < 6000
            server.node.rooms.clear()
        assert refused == 30


@in_loop
async def test_a_game_that_has_begun_comes_to_its_end(tmp_path: Path) -> None:
    async with here(tmp_path, table_entries=6) as server:
        table, host = await opened(server)
        path = f"/api/tables/{table}/seats"
        tokens = [
            (await server.web.post(path, json={"name": name})).json()["token"] for name in "AB"
        ]
        async with (
            server.at_table(table, tokens[0]) as one,
            server.at_table(table, tokens[1]) as two,
        ):
            players = [Player("one"), Player("two")]
            await asyncio.gather(players[0].play(one), players[1].play(two))
        assert players[0].over is not None
        assert server.node.rooms[table].table.number > 12
        async with server.at_table(table, host) as line:
            rematch = await answer(line, type="rematch", id="again")
            assert rematch["code"] == "history_full"
