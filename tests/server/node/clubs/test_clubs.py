"""The clubs of a server: two servers agree on numbers and names."""

from __future__ import annotations

import asyncio

import pytest

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.clubs.club_fold import CLOSED
from pizzaiolo.server.clubs.club_fold import CLUB as CLUB_SORT
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.protocol.club_entries import ClubClosed, MemberLeft
from support.loops import in_loop
from support.server.in_process import MemoryStore

CLUB = "ClubOfTheTests00"


def clubs_of(store: MemoryStore, settings: Settings | None = None) -> Clubs:
    return Clubs(Books(store), settings or Settings(), lambda: 100.0)


@in_loop
async def test_two_servers_give_nobody_the_same_number() -> None:
    store = MemoryStore()
    first, second = clubs_of(store), clubs_of(store)
    books = [await each.found(CLUB, "Da Alba") for each in (first, second)]
    joined = await asyncio.gather(
        *(first.join(books[0], f"key {n}", f"Name {n}", "") for n in range(5)),
        *(second.join(books[1], f"key {n}", f"Name {n}", "") for n in range(5, 10)),
    )
    assert sorted(each.number for each in joined) == list(range(1, 11))
    for book in books:
        await book.catch_up()
    told = [[(each.number, each.name) for each in book.fold.members.all()] for book in books]
    assert told[0] == told[1]
    assert [each.number for each in books[0].fold.members.keepers()] == [1]


@in_loop
async def test_a_name_that_another_server_gave_away_meanwhile_is_taken() -> None:
    store = MemoryStore()
    first, second = clubs_of(store), clubs_of(store)
    books = [await each.found(CLUB, "Da Alba") for each in (first, second)]
    await first.join(books[0], "key 1", "Alba", "")
    with pytest.raises(ClubRefusalError) as error:
        await second.join(books[1], "key 2", "Alba", "")
    assert error.value.code == "name_taken"


@in_loop
async def test_a_book_does_not_grow_without_end() -> None:
    clubs = clubs_of(MemoryStore(), Settings(club_entries=2))
    book = await clubs.found(CLUB, "Da Alba")
    await clubs.join(book, "key 1", "Alba", "")
    with pytest.raises(ClubRefusalError) as error:
        await clubs.join(book, "key 2", "Bruno", "")
    assert error.value.code == "history_full"
    # Nobody is kept in it.
    await clubs.write(book, lambda _: MemberLeft(1, at=1))
    assert book.number == 3


@in_loop
async def test_a_table_is_noted_once() -> None:
    clubs = clubs_of(MemoryStore())
    book = await clubs.found(CLUB, "Da Alba")
    for _ in range(2):
        await clubs.note_table(book, "table")
    assert list(book.fold.tables) == ["table"]
    assert await clubs.book(CLUB) is book
    assert await clubs.book("ClubOfSomebody00") is None
    assert await clubs.book("not a name") is None


@in_loop
async def test_nothing_is_written_into_a_club_that_another_server_has_closed() -> None:
    store = MemoryStore()
    first, second = clubs_of(store), clubs_of(store)
    books = [await each.found(CLUB, "Da Alba") for each in (first, second)]
    await first.join(books[0], "key 1", "Alba", "")
    await first.write(books[0], lambda _: ClubClosed(at=1))
    with pytest.raises(ClubRefusalError) as error:
        await second.join(books[1], "key 2", "Bruno", "")
    assert error.value.code == "club_closed"
    # Nobody is kept in it, and it is deleted as if they had stayed.
    left = MemberLeft(1, forget=True, at=2)
    await second.write(books[1], lambda _: left)
    assert books[1].number == 4
    fold = books[1].fold
    assert [CLUB_SORT.tag(fold, each) for each in (ClubClosed(at=1), left)] == [CLOSED, None]
