"""A node: first kept, then told; bots that are hurried on; and what was deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pizzaiolo.server.clubs.club_fold import club_book
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol.incoming import Configure
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.store import DELETED, Known
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.game import clock, pauses
from support.loops import PATIENCE, in_loop
from support.server.in_process import MemoryStore, here


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


class Shared(MemoryStore):
    """A store of which others say what they do to it."""

    def __init__(self) -> None:
        super().__init__()
        self.news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        while True:
            yield await self.news.get()
            self.news.task_done()

    async def tell(self, node: Node, table_id: str, number: int) -> None:
        """Tell a node of something, and wait until it has done what follows from that."""
        self.news.put_nowait((table_id, number))
        await self.news.join()
        await node.tasks.wait(PATIENCE)


@in_loop
async def test_what_another_server_deleted_is_kept_in_no_memory(tmp_path: Path) -> None:
    store = Shared()
    key = {"Authorization": f"Bearer {'k' * 32}"}
    async with here(tmp_path, store=store) as server:
        founding = server.web.post(
            "/api/clubs", json={"club": "Da Alba", "name": "Alba"}, headers=key
        )
        club = (await founding).json()["club"]
        made = (await server.web.post("/api/tables", json={"seats": 2})).json()
        async with server.at_table(made["table"], made["token"]) as line:
            assert json.loads(await anext(aiter(line)))["type"] == "snapshot"
            for name in (club_book(club), made["table"]):
                # The news of an earlier table of the same name takes away nothing.
                await store.tell(server.node, name, DELETED)
                assert name in {**server.node.books.known(), **server.node.rooms}
                await store.delete([name])
                await store.tell(server.node, name, DELETED)
                assert name not in {**server.node.books.known(), **server.node.rooms}
            goodbye = [json.loads(text) async for text in line][-1]
            assert (goodbye["type"], goodbye["code"]) == ("bye", "table_closed")
        answer = await server.web.get(f"/api/clubs/{club}", headers=key)
        assert answer.json()["code"] == "no_such_club"


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
