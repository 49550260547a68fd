"""A node: first kept, then told; bots that are hurried on; and a table that was deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pizzaiolo.server.protocol.incoming import Configure
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.game import clock, pauses
from support.loops import in_loop
from support.server.in_process import here


@in_loop
async def test_what_is_told_has_been_kept_before(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        made = (await server.web.post("/api/tables", json={"seats": 2})).json()
        async with server.at_table(made["table"], made["token"]) as line:
            for number in range(2, 6):
                command = {"type": "configure", "id": f"c{number}", "config": {"seats": number}}
                await line.send(json.dumps(command))
                async for text in line:
                    if json.loads(text)["type"] == "done":
                        break
                assert len(server.store.entries[made["table"]]) == number


@in_loop
async def test_a_table_that_was_deleted_is_gone_for_whoever_gives_a_command(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        table = (await server.web.post("/api/tables", json={"seats": 2})).json()["table"]
        room = server.node.rooms[table]
        await server.store.delete([table])
        config = Configure("c", room.table.config)
        answer = await server.node.command(room, config, lambda: Who(host=True))
        assert isinstance(answer, Refused)
        assert answer.code == "table_gone"
        assert table not in server.node.rooms
        assert (await server.web.get(f"/api/tables/{table}")).json()["code"] == "no_such_table"


@in_loop
async def test_whoever_is_alone_hurries_a_bot_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot would take an hour: if it plays, it was hurried."""
    hour = 3600.0
    monkeypatch.setitem(pauses.TEMPOS, "slow", pauses.Tempo(0.01, 0.01, hour, 0.01))
    monkeypatch.setattr(clock, "BOT_TIME", 10 * hour)
    async with here(tmp_path) as server:
        config = {"seats": 2, "edition": "oven", "pace": "slow", "start": 1}
        table = {"name": "Alba", "bots": ["random"], "config": config}
        made = (await server.web.post("/api/play", json=table)).json()
        async with server.at_table(made["table"], made["token"]) as line:
            async for text in line:
                told = json.loads(text)
                what = told.get("event", {}).get("what")
                if told["type"] == "snapshot" or what == "awaited":
                    await line.send(json.dumps({"type": "hurry", "id": f"h{told['n']}"}))
                if what == "placed":
                    assert told["event"]["seat"] == 1
                    break
