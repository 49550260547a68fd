"""A book: a log that is folded as it grows, by one server or by several."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from pizzaiolo.server.books.book import MOST_READ, TAG, Book, Sort
from pizzaiolo.server.store import StoreUnavailable
from pizzaiolo.server.store.sqlite import SqliteStore
from support.loops import in_loop
from support.server.in_process import MemoryStore


class Names:
    """A fold for the tests: who has written, in which order."""

    def __init__(self) -> None:
        self.all: list[str] = []

    def apply(self, entry: str) -> None:
        self.all.append(entry)


SORT = Sort[str, Names](str.encode, bytes.decode, Names)


class CountingStore(MemoryStore):
    """Counts how often something is stored."""

    def __init__(self) -> None:
        super().__init__()
        self.appends = 0

    async def append(
        self, table_id: str, number: int, entries: Sequence[bytes], *, tag: str | None = None
    ) -> None:
        self.appends += 1
        await asyncio.sleep(0)
        await super().append(table_id, number, entries, tag=tag)


def once(book: Book[str, Names], name: str) -> str | None:
    return None if name in book.fold.all else name


async def sign(book: Book[str, Names], name: str) -> str | None:
    return await book.write(name, lambda: once(book, name))


@in_loop
async def test_what_is_written_is_stored_and_folded() -> None:
    store = MemoryStore()
    book = Book(store, "guests", SORT)
    assert await sign(book, "alba") == "alba"
    assert await sign(book, "alba") is None
    assert (book.fold.all, book.number) == (["alba"], 1)
    again = Book(store, "guests", SORT)
    await again.catch_up()
    assert (again.fold.all, again.number) == (["alba"], 1)


@in_loop
async def test_what_many_write_at_once_is_stored_together() -> None:
    store = CountingStore()
    book = Book(store, "guests", SORT)
    names = [f"guest {number}" for number in range(100)]
    assert await asyncio.gather(*(sign(book, name) for name in names)) == names
    assert book.fold.all == names
    assert store.appends <= 2


@in_loop
async def test_two_wishes_of_one_person_are_decided_one_after_the_other() -> None:
    book = Book(MemoryStore(), "guests", SORT)
    written = await asyncio.gather(sign(book, "alba"), sign(book, "alba"))
    assert list(written) == ["alba", None]
    assert book.fold.all == ["alba"]


@in_loop
async def test_two_servers_agree() -> None:
    store = CountingStore()
    books = [Book(store, "guests", SORT) for _ in range(2)]
    names = [f"guest {number % 50}" for number in range(100)]
    written = await asyncio.gather(
        *(sign(books[number % 2], name) for number, name in enumerate(names))
    )
    assert sorted(name for name in written if name) == sorted(set(names))
    for book in books:
        await book.catch_up()
    assert books[0].fold.all == books[1].fold.all
    assert sorted(books[0].fold.all) == sorted(set(names))


@in_loop
async def test_reading_while_something_is_written_takes_nothing_in_twice() -> None:
    store = CountingStore()
    book, other = (Book(store, "guests", SORT) for _ in range(2))
    await asyncio.gather(
        *(sign(book, f"here {number}") for number in range(20)),
        *(sign(other, f"there {number}") for number in range(20)),
        *(book.catch_up() for _ in range(20)),
    )
    await book.catch_up()
    assert len(book.fold.all) == len(set(book.fold.all)) == 40


@in_loop
async def test_a_store_that_is_away_says_so_and_nothing_is_written() -> None:
    store = MemoryStore()
    book = Book(store, "guests", SORT)
    store.away = True
    with pytest.raises(StoreUnavailable):
        await sign(book, "alba")
    store.away = False
    assert await sign(book, "alba") == "alba"


@in_loop
async def test_a_mistake_of_one_reaches_the_one_who_waits() -> None:
    book = Book(MemoryStore(), "guests", SORT)

    def wrong() -> str | None:
        raise LookupError("no such name")

    with pytest.raises(LookupError, match="no such name"):
        await book.write("alba", wrong)
    assert await sign(book, "bruno") == "bruno"


@in_loop
async def test_a_book_that_was_deleted_begins_anew() -> None:
    store = MemoryStore()
    book = Book(store, "guests", SORT)
    await sign(book, "alba")
    await store.delete(["guests"])
    assert await sign(book, "bruno") == "bruno"
    assert (book.fold.all, book.number) == (["bruno"], 1)


@in_loop
async def test_a_caller_who_is_gone_loses_nothing() -> None:
    book = Book(CountingStore(), "guests", SORT)
    task = asyncio.create_task(sign(book, "alba"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await sign(book, "bruno") == "bruno"
    assert book.fold.all == ["alba", "bruno"]


@in_loop
async def test_in_a_file_a_book_has_a_tag_of_its_own(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    try:
        await sign(Book(store, "guests:1", SORT), "alba")
        (found,) = await store.tables(tags=[TAG])
        assert (found.id, found.last) == ("guests:1", 1)
    finally:
        await store.close()


@in_loop
async def test_a_long_book_is_read_piece_by_piece() -> None:
    store = MemoryStore()
    names = [f"guest {number}" for number in range(2 * MOST_READ)]
    await store.append("guests", 1, [SORT.write(name) for name in names])
    book = Book(store, "guests", SORT)
    await book.catch_up()
    assert (book.fold.all, book.number) == (names, len(names))
