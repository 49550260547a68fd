"""The records of a club's games, with the names of now."""

from __future__ import annotations

import asyncio
import json

import pytest

from pizzaiolo.records.playback import check
from pizzaiolo.records.record import Record
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.clubs import decisions
from pizzaiolo.server.node.clubs import club_records
from pizzaiolo.server.node.clubs.club_games import ClubGames
from pizzaiolo.server.node.clubs.club_records import ClubRecords
from pizzaiolo.server.node.clubs.clubs import ClubBookFile, Clubs
from pizzaiolo.server.protocol.incoming import Rematch
from pizzaiolo.server.store import StoredEntry
from support.loops import in_loop
from support.server.clubs import finished, put_into
from support.server.in_process import MemoryStore
from support.server.serving import HOST

CLUB = "ClubOfTheTests00"
TABLE = "TableOfTheTests0"


async def played(store: MemoryStore) -> ClubBookFile:
    """A club with two games: its second member wants to be forgotten, and a guest sat along."""
    clubs = Clubs(Books(store), Settings(), lambda: 100.0)
    book = await clubs.found(CLUB, "Da Alba")
    for number, name in enumerate(("Alba", "Bruno"), 1):
        await clubs.join(book, f"key {number}", name, "")
    await clubs.note_table(book, TABLE)
    await put_into(store, finished(CLUB, (1, 2, 0), games=2, seats=4), TABLE)
    await ClubGames(clubs, store, asyncio.create_task, lambda *_: None).settle(book)
    await clubs.write(
        book, lambda fold: decisions.leave(fold, 2, removed=False, forget=True, now=2)
    )
    return book


@in_loop
async def test_records_come_with_the_names_that_the_club_knows() -> None:
    store = MemoryStore()
    book = await played(store)
    lines = [line async for line in ClubRecords(store).lines(book.fold, 3)]
    assert len(lines) == 2
    for line in lines:
        assert line.endswith("}\n")
        record = Record.from_json(line)
        assert record.names == ("Alba", "somebody", None, "greedy")
        check(record)
    (first,) = [line async for line in ClubRecords(store).lines(book.fold, 2)]
    assert first == lines[1] != lines[0]
    assert "Chef" not in json.dumps(lines)


@in_loop
async def test_who_reads_slowly_holds_up_nobody_and_a_table_that_is_gone_is_left_out() -> None:
    store = MemoryStore()
    book = await played(store)
    records = ClubRecords(store)
    slow = records.lines(book.fold, 3)
    await anext(slow)
    assert not records.busy
    assert len([line async for line in records.lines(book.fold, 3)]) == 2
    await slow.aclose()
    del store.entries[TABLE]
    assert [line async for line in records.lines(book.fold, 3)] == []


@in_loop
async def test_only_so_many_wait_for_tables_to_be_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(club_records, "MOST_WAITING", 2)
    store = MemoryStore()
    book = await played(store)
    records = ClubRecords(store)
    waiting = [asyncio.ensure_future(anext(records.lines(book.fold, 3))) for _ in range(2)]
    await asyncio.sleep(0)
    assert records.busy
    await asyncio.gather(*waiting)
    assert not records.busy


@in_loop
async def test_no_record_tells_the_cards_of_a_deal_that_is_being_played_again() -> None:
    store = MemoryStore()
    book = await played(store)
    node = finished(CLUB, (1, 2, 0), games=2, seats=4)
    node.command(Rematch(node.fresh_id(), same_deal=True), HOST)
    assert node.table.phase == "playing"
    store.entries.clear()
    await put_into(store, node, TABLE)
    (first,) = [line async for line in ClubRecords(store).lines(book.fold, 3)]
    assert node.table.course.secret not in first


@in_loop
async def test_a_table_that_cannot_be_read_has_no_records() -> None:
    store = MemoryStore()
    book = await played(store)
    store.entries[TABLE][-1] = StoredEntry(len(store.entries[TABLE]), b"{}")
    assert [line async for line in ClubRecords(store).lines(book.fold, 3)] == []
