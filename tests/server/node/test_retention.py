"""How long tables are kept: old ones are deleted, but never one at which somebody is."""

from __future__ import annotations

import asyncio
import time
from datetime import date
from functools import partial
from pathlib import Path

import msgspec
import pytest

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.books.challenge_books import CHALLENGE, challenge_book
from pizzaiolo.server.books.day_books import CHAIN, CHAIN_BOOK, day_book, player_book
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.days import Days
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.retention import DAY, TABLES_AT_ONCE, Retention
from pizzaiolo.server.protocol.challenge_entries import ChallengePlayed
from pizzaiolo.server.protocol.club_entries import (
    ClubClosed,
    ClubEntry,
    MemberForgotten,
    MemberJoined,
    MemberLeft,
)
from pizzaiolo.server.protocol.day_entries import ChainMade
from pizzaiolo.server.protocol.tries import TryResult
from pizzaiolo.server.store import Store, open_store
from pizzaiolo.server.store.sqlite import SqliteStore
from support.loops import in_loop, until
from support.server.in_process import FirstThought, MemoryStore, here

SETTINGS = msgspec.convert(
    {"keep_finished_days": 10, "keep_abandoned_days": 5, "keep_books_days": 20}, Settings
)


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
    assert await left_after(store, 4) == {"club:ClosedClubOfTest", "club:OtherClubOfTests"}
    assert await left_after(store, 6) == {"club:OtherClubOfTests"}
    await store.close()


async def left_after(store: Store, days: float) -> set[str]:
    """What is kept when so many days have passed since everything was written."""
    later = time.time() + days * DAY
    await Retention(store, SETTINGS, lambda: later, lambda _: True).clear_away()
    return {kept.id for kept in await store.tables()}


def _always(entry: ClubEntry, _: ClubFold) -> ClubEntry:
    return entry


@in_loop
async def test_a_club_that_everybody_has_left_goes_unless_somebody_comes_back(
    tmp_path: Path,
) -> None:
    store = await open_store(tmp_path / "tables.sqlite")
    clubs = Clubs(Books(store), Settings(), time.time)
    for club in ("LeftByAllOfThem0", "OneCameBackToIt0", "OnlyFoundedByOne"):
        book = await clubs.found(club, "Da Alba")
        if club.startswith("Only"):
            continue
        await clubs.join(book, "alba", "Alba", "")
        await clubs.write(book, lambda _: MemberJoined(2, "greedy", bot="greedy", at=1))
        await clubs.join(book, "bruno", "Bruno", "")
        for left in (MemberLeft(1, forget=True, at=2), MemberLeft(3, at=2)):
            await clubs.write(book, partial(_always, left))
        await clubs.write(book, lambda _: MemberForgotten(1, at=3))
        if club.startswith("One"):
            await clubs.join(book, "carla", "Carla", "")
    assert len(await left_after(store, 4)) == 3
    assert await left_after(store, 6) == {"club:OneCameBackToIt0"}
    await store.close()


@in_loop
async def test_books_that_nobody_writes_into_go_and_the_chain_of_the_days_stays(
    tmp_path: Path,
) -> None:
    store = await open_store(tmp_path / "tables.sqlite")
    books = Books(store)
    days, player, day = Days(books, time.time), "a" * 64, date(2026, 11, 17)
    chain = await days.chain()
    await days.join_board(day, player, "Alba")
    book = await books.open(challenge_book("x" * 22), CHALLENGE)
    played = ChallengePlayed(player, "a table", TryResult(1, 1, 2, "b"), 1.0)
    await book.write("", lambda: played)
    names = {CHAIN_BOOK, day_book(day), player_book(player)}
    assert await left_after(store, 9) == {*names, challenge_book("x" * 22)}
    assert await left_after(store, 11) == names
    assert await left_after(store, 19) == names
    assert await left_after(store, 21) == {CHAIN_BOOK}
    assert (await Days(Books(store), time.time).chain()).secret(day) == chain.secret(day)
    await store.close()


@in_loop
async def test_what_is_deleted_is_gone_from_memory_too_and_is_not_begun_anew(
    tmp_path: Path,
) -> None:
    """A club that somebody holds open at the moment at which it goes."""
    async with here(tmp_path) as server:
        node = server.node
        club = await node.clubs.found("ClubThatIsToGo00", "Da Alba")
        assert node._let_go(club.name)
        await node.store.delete([club.name])
        assert await node.clubs.book("ClubThatIsToGo00") is None
        with pytest.raises(ClubRefusalError, match="no_such_club"):
            await node.clubs.join(club, "alba", "Alba", "")
        assert await node.store.load(club.name) == []


@in_loop
async def test_a_book_that_is_being_written_stays() -> None:
    store = MemoryStore()
    books = Books(store)
    book = await books.open(CHAIN_BOOK, CHAIN)
    writing = asyncio.create_task(book.write("", lambda: ChainMade("0" * 64, 1.0)))
    await asyncio.sleep(0)
    assert not books.let_go(CHAIN_BOOK)
    await writing
    await until(lambda: asyncio.sleep(0, books.let_go(CHAIN_BOOK)))


@in_loop
async def test_a_server_that_starts_with_a_wrong_clock_deletes_nothing(tmp_path: Path) -> None:
    """Ten years ahead: not even when somebody plays; unless that is the time for a month."""
    store = await open_store(tmp_path / "tables.sqlite")
    await store.append("over", 1, [b"x"], tag="private over")
    now = [time.time() + 3650 * DAY]
    retention = Retention(store, SETTINGS, lambda: now[0], lambda _: True)
    assert await retention.clear_away() == 0
    now[0] += 29 * DAY
    assert await retention.clear_away() == 0
    assert [table.id for table in await store.tables()] == ["over"]
    now[0] += 2 * DAY
    assert await retention.clear_away() == 1
    await store.close()
