"""How long tables are kept: old ones are deleted, but never one at which somebody is."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.retention import DAY, TABLES_AT_ONCE, Retention
from pizzaiolo.server.protocol.club_entries import ClubClosed, MemberForgotten
from pizzaiolo.server.store import open_store
from pizzaiolo.server.store.sqlite import SqliteStore
from support.loops import in_loop
from support.server.in_process import FirstThought, MemoryStore, here

SETTINGS = msgspec.convert({"keep_finished_days": 10, "keep_abandoned_days": 5}, Settings)


@in_loop
async def test_finished_and_abandoned_tables_go_each_in_their_time(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    for number in range(TABLES_AT_ONCE + 5):
        await store.append(f"over{number}", 1, [b"x"], tag="private over")
    await store.append("waiting", 1, [b"x"], tag="public waiting")
    await store.append("playing", 1, [b"x"], tag="private playing")
    now = [time.time()]
    in_use = {"over3"}
    retention = Retention(store, SETTINGS, lambda: now[0], lambda name: name not in in_use)

    assert await retention.clear_away() == 0
    now[0] += 6 * DAY
    assert await retention.clear_away() == 2
    assert await store.load("waiting") == await store.load("playing") == []
    now[0] += 5 * DAY
    assert await retention.clear_away() == TABLES_AT_ONCE + 4
    assert [table.id for table in await store.tables()] == ["over3"]
    in_use.clear()
    assert await retention.clear_away() == 1
    await store.close()


@in_loop
async def test_a_table_at_which_somebody_is_stays_and_an_idle_one_is_let_go(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        tables = [
            (await server.web.post("/api/tables", json={"seats": 2})).json()["table"]
            for _ in range(2)
        ]
        async with server.at_table(tables[0]) as line:
            async for _ in line:
                break
            assert not server.node._let_go(tables[0])
            assert server.node._let_go(tables[1])
        assert list(server.node.rooms) == [tables[0]]


@in_loop
async def test_a_server_clears_away_by_itself() -> None:
    node = Node(MemoryStore(), FirstThought(), SETTINGS, Metrics())
    await node.start()
    names = {getattr(task.get_coro(), "__qualname__", "") for task in node._watches}
    assert "Retention.go_on" in names
    await node.close()


@in_loop
async def test_a_closed_club_goes_in_its_time_and_one_that_is_on_stays(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "tables.sqlite")
    clubs = Clubs(Books(store), Settings(), time.time)
    for club in ("ClosedClubOfTest", "OtherClubOfTests"):
        book = await clubs.found(club, "Da Alba")
        await clubs.join(book, "key", "Alba", "")
        if club.startswith("Closed"):
            await clubs.write(book, lambda _: ClubClosed(at=1))
            await clubs.write(book, lambda _: MemberForgotten(1, at=2))
    later = time.time() + SETTINGS.keep_abandoned_days * 86_400 + 60
    assert await Retention(store, SETTINGS, time.time, lambda _: True).clear_away() == 0
    assert await Retention(store, SETTINGS, lambda: later, lambda _: True).clear_away() == 1
    assert [table.id for table in await store.tables()] == ["club:OtherClubOfTests"]
    await store.close()
