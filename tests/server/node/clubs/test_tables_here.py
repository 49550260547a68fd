"""Somebody who is forgotten is forgotten at every table, on every server, and keeps no seat."""

from __future__ import annotations

from pathlib import Path

from support.loops import in_loop
from support.server.clubs import ALBA, BRUNO, ask, do, finished, founded, put_into
from support.server.in_process import Here, MemoryStore, here

TABLE = "TableOfTheTests0"


async def seated(server: Here, club: str) -> str:
    """A table of the club that waits for somebody else, with Bruno at it."""
    table: str = (await do(server, f"/{club}/tables", ALBA, seats=3)).json()["table"]
    assert (await do(server, f"/{club}/tables/{table}/seats", BRUNO)).status_code == 201
    return table


async def chairs(server: Here, table: str) -> list[str | None]:
    return [
        seat.get("name") for seat in (await server.web.get(f"/api/tables/{table}")).json()["seats"]
    ]


@in_loop
async def test_nobody_waits_for_somebody_who_is_forgotten(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        table = await seated(server, club)
        assert await chairs(server, table) == ["Bruno", None, None]
        await do(server, f"/{club}/members/2/leave", BRUNO, forget=True)
        await server.node.tasks.wait(10)
        assert await chairs(server, table) == [None, None, None]
        assert (await do(server, f"/{club}/tables/{table}/seats", ALBA)).status_code == 201
    # It was not in memory when Bruno was forgotten, and nobody could free the seat then.
    freed = next(each for each in store.entries[table] if b'"seat_freed"' in each.data)
    del store.entries[table][freed.number - 1 :]
    async with here(tmp_path, store=store) as server:
        await chairs(server, table)
        await server.node.tasks.wait(10)
        assert await chairs(server, table) == [None, None, None]


@in_loop
async def test_another_server_forgets_as_soon_as_it_hears_of_it(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as one, here(tmp_path, store=store) as other:
        club = await founded(one, (BRUNO, "Bruno"))
        book = await one.node.clubs.book(club)
        assert book is not None
        await one.node.clubs.note_table(book, TABLE)
        await put_into(store, finished(club, (1, 2)), TABLE)
        record = f"/api/tables/{TABLE}/record"
        assert "Chef 1" in (await other.web.get(record)).text
        await other.node.tasks.wait(10)
        await do(one, f"/{club}/members/2/leave", BRUNO, forget=True)
        await one.node.tasks.wait(10)
        followed = await other.node.clubs.book(club)
        assert followed is not None
        await other.node.tables_here.follow(followed)
        assert "Chef 1" not in (await other.web.get(record)).text
        assert await chairs(other, TABLE) == ["Chef 0", ""]


@in_loop
async def test_a_table_is_read_while_somebody_is_being_forgotten(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        await do(server, f"/{club}/members/2/leave", BRUNO, forget=True)
        await server.node.tasks.wait(10)
        # As if it had been read from the store a moment before the name was taken out.
        await put_into(store, finished(club, (1, 2)), TABLE)
        await ask(server, f"/{club}")
        await chairs(server, TABLE)
        await server.node.tasks.wait(10)
        assert await chairs(server, TABLE) == ["Chef 0", ""]
