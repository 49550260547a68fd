"""A club is looked after once, and again if that could not be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from pizzaiolo.server.node.clubs import club_reviews
from pizzaiolo.server.protocol.club_entries import MemberLeft
from pizzaiolo.server.store import StoredEntry
from support.loops import in_loop, until
from support.server.clubs import BRUNO, ask, do, finished, founded, put_into
from support.server.in_process import MemoryStore, here

TABLE = "TableOfTheTests0"


@in_loop
async def test_what_a_crash_left_undone_is_done_when_somebody_looks_in(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        book = await server.node.clubs.book(club)
        assert book is not None
        await server.node.clubs.note_table(book, TABLE)
        await put_into(store, finished(club, (1, 2)), TABLE)
    async with here(tmp_path, store=store) as server:
        await ask(server, f"/{club}")
        await server.node.tasks.wait(10)
        assert (await ask(server, f"/{club}/games")).json()["games"][0]["table"] == TABLE


@in_loop
async def test_a_store_that_is_away_is_asked_again(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        await do(server, f"/{club}/members/2/leave", BRUNO)
        book = await server.node.clubs.book(club)
        assert book is not None
        await server.node.clubs.note_table(book, TABLE)
    async with here(tmp_path, store=store) as server:
        book = await server.node.clubs.book(club)
        assert book is not None
        store.away = True
        server.node.club_care.look_after(club, book)
        await server.node.tasks.wait(10)
        store.away = False
        await put_into(store, finished(club, (1, 2)), TABLE)
        server.node.club_care.look_after(club, book)
        await server.node.tasks.wait(10)
        assert len(book.fold.results.games) == 1


@in_loop
async def test_a_table_that_cannot_be_read_is_left_out_and_everything_else_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_reviews, "LOOK_SECONDS", 0.01)
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        book = await server.node.clubs.book(club)
        assert book is not None
        await server.node.clubs.note_table(book, TABLE)
        await put_into(store, finished(club, (1, 2), games=2), TABLE)
        # It ends in the second game with something that this version does not know.
        store.entries[TABLE][-1] = StoredEntry(len(store.entries[TABLE]), b"{}")
        assert (await do(server, f"/{club}/members/2/leave", BRUNO, forget=True)).is_success
        await server.node.tasks.wait(10)
    async with here(tmp_path, store=store) as server:
        answer = await ask(server, f"/{club}")
        assert (answer.status_code, answer.json()["tables"]) == (200, [])
        await server.node.tasks.wait(10)
        book = await server.node.clubs.book(club)
        assert book is not None
        assert len(book.fold.results.games) == 1
        assert book.fold.members.to_forget() == []

        async def reviewed_nothing() -> bool:
            return not server.node.club_reviews._waiting

        await until(reviewed_nothing)


@in_loop
async def test_what_the_store_refused_while_it_was_away_is_done_when_somebody_looks_in(
    tmp_path: Path,
) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        node, club = server.node, await founded(server, (BRUNO, "Bruno"))
        book = await node.clubs.book(club)
        assert book is not None
        await node.clubs.note_table(book, TABLE)
        await ask(server, f"/{club}")
        await node.tasks.wait(10)
        table = finished(club, (1, 2))
        await put_into(store, table, TABLE)
        await node.clubs.write(book, lambda _: MemberLeft(2, forget=True, at=1))

        async def once_the_store_is_back() -> tuple[int, list[int]]:
            await node.tasks.wait(10)
            store.away = False
            node.club_care.look_after(club, book)
            await node.tasks.wait(10)
            return len(book.fold.results.games), book.fold.members.to_forget()

        store.away = True
        node.club_games.over(TABLE, table.table)
        assert await once_the_store_is_back() == (1, [])
        await node.clubs.write(book, lambda _: MemberLeft(1, forget=True, at=1))
        store.away = True
        node.club_care.forget(club, book)
        assert await once_the_store_is_back() == (1, [])
