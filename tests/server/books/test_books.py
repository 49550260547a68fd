"""The open books of a server: each is read once, followed, and put away when others are used."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from pizzaiolo.server.books import books as module
from pizzaiolo.server.books.book import Sort
from pizzaiolo.server.books.books import Books
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
