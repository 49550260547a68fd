"""The open books of a server: each is read once, followed, and put away when others are used."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from pizzaiolo.server.books import books as module
from pizzaiolo.server.books.book import Sort
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.store import EVERYTHING, StoredEntry
from support.loops import in_loop
from support.server.in_process import MemoryStore


class Count:
    """A fold for the tests: how many entries there are."""

    def __init__(self) -> None:
        self.number = 0

    def apply(self, entry: str) -> None:
        self.number += 1


SORT = Sort[str, Count](str.encode, bytes.decode, Count)


@in_loop
async def test_a_book_is_opened_once() -> None:
    books = Books(MemoryStore())
    one, two = await asyncio.gather(books.open("a", SORT), books.open("a", SORT))
    assert one is two
    assert await books.open("a", SORT) is one
    await one.write("", lambda: "x")
    assert books.known() == {"a": 1}


@in_loop
async def test_a_server_hears_what_another_one_wrote() -> None:
    store = MemoryStore()
    here, there = Books(store), Books(store)
    mine = await here.open("a", SORT)
    await (await there.open("a", SORT)).write("", lambda: "x")
    behind = here.behind("a", 1)
    assert behind is mine
    await behind.catch_up()
    assert mine.fold.number == 1
    assert here.behind("a", 1) is None
    assert here.behind("never opened", 1) is None


@in_loop
async def test_what_was_used_longest_ago_is_put_away() -> None:
    books = Books(MemoryStore())
    with patch.object(module, "MOST_OPEN", 2):
        first = await books.open("a", SORT)
        await first.write("", lambda: "x")
        await books.open("b", SORT)
        await books.open("a", SORT)
        await books.open("c", SORT)
        assert set(books.known()) == {"a", "c"}
        assert (await books.open("b", SORT)).fold.number == 0
        again = await books.open("a", SORT)
    assert again is not first
    assert again.fold.number == 1


@in_loop
async def test_a_name_that_somebody_makes_up_takes_no_place() -> None:
    store = MemoryStore()
    books = Books(store)
    assert await books.find("made up", SORT) is None
    assert books.known() == {}
    await (await Books(store).open("a", SORT)).write("", lambda: "x")
    found = await books.find("a", SORT)
    assert found is not None
    assert found.fold.number == 1
    assert await books.find("a", SORT) is found


@in_loop
async def test_what_another_server_deleted_is_forgotten() -> None:
    store = MemoryStore()
    here, there = Books(store), Books(store)
    mine = await here.open("a", SORT)
    await mine.write("", lambda: "x")
    await store.delete(["a"])
    await here.forget("a")
    assert (mine.fold.number, here.known()) == (0, {})
    await here.forget("never opened")
    mine = await here.open("a", SORT)
    await (await there.open("a", SORT)).write("", lambda: "y")
    # It was begun anew before the news of its end came.
    await here.forget("a")
    assert (mine.fold.number, here.known()) == (1, {"a": 1})


class Reading(MemoryStore):
    """A store that has read something, and does not hand it over before it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.has_read, self.go_on = asyncio.Event(), asyncio.Event()

    async def load(
        self, table_id: str, after: int = 0, limit: int = EVERYTHING
    ) -> list[StoredEntry]:
        found = await super().load(table_id, after, limit)
        self.has_read.set()
        await self.go_on.wait()
        return found


@in_loop
async def test_a_book_that_is_deleted_while_it_is_opened_is_forgotten() -> None:
    store = Reading()
    await store.append("a", 1, [b"x"])
    books = Books(store)
    opening = asyncio.create_task(books.open("a", SORT))
    await store.has_read.wait()
    await store.delete(["a"])
    forgetting = asyncio.create_task(books.forget("a"))
    await asyncio.sleep(0)
    store.go_on.set()
    await forgetting
    assert ((await opening).fold.number, books.known()) == (0, {})
