"""The store inside a page keeps what every store promises, with texts alone."""

from __future__ import annotations

import asyncio

import pytest

from pizzaiolo.server.alone.shelf_store import ShelfStore
from pizzaiolo.server.store import (
    Conflict,
    Gone,
    Store,
    StoredEntry,
    StoredReview,
    StoreUnavailable,
)
from support.loops import in_loop
from support.server.shelves import MemoryShelf


@in_loop
async def test_what_is_kept_is_loaded_in_order() -> None:
    store: Store = ShelfStore(MemoryShelf())
    await store.append("t", 1, [b'{"a":1}'], tag="open")
    await store.append("t", 2, ['{"è":"🍕"}'.encode(), b"{}"])
    assert await store.load("t") == [
        StoredEntry(1, b'{"a":1}'),
        StoredEntry(2, '{"è":"🍕"}'.encode()),
        StoredEntry(3, b"{}"),
    ]
    assert await store.load("t", after=2) == [StoredEntry(3, b"{}")]
    assert await store.load("nobody") == []
    assert await store.condition() == "ok"


@in_loop
async def test_an_append_follows_or_says_why_not() -> None:
    store = ShelfStore(MemoryShelf())
    await store.append("t", 1, [b"{}"])
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"{}"])
    with pytest.raises(Gone):
        await store.append("u", 2, [b"{}"])
    with pytest.raises(ValueError, match="entry 2"):
        await store.append("t", 3, [b"{}"])
    assert len(await store.load("t")) == 1


@in_loop
async def test_tables_are_found_by_tag_and_time_and_deleted() -> None:
    store = ShelfStore(MemoryShelf())
    for number, table in enumerate("abc", start=1):
        await store.append(table, 1, [b"{}"], tag="x" if number < 3 else "y")
    assert [table.id for table in await store.tables()] == ["c", "b", "a"]
    assert [table.id for table in await store.tables(tags=["x"])] == ["b", "a"]
    assert [table.id for table in await store.tables(limit=1)] == ["c"]
    assert [table.id for table in await store.tables(changed_since=2, changed_before=3)] == ["b"]
    assert await store.delete(["a", "c"], changed_before=3) == 1
    assert await store.delete(["nobody"]) == 0
    assert [table.id for table in await store.tables()] == ["c", "b"]


@in_loop
async def test_a_complete_review_stays() -> None:
    store = ShelfStore(MemoryShelf())
    await store.keep_review("nobody", 1, StoredReview(1, complete=True, data=b"x"))
    assert await store.review("nobody", 1) is None
    await store.append("t", 1, [b"{}"])
    half = StoredReview(1, complete=False, data=bytes(range(256)))
    whole = StoredReview(1, complete=True, data=b"whole")
    await store.keep_review("t", 1, half)
    assert await store.review("t", 1) == half
    await store.keep_review("t", 1, whole)
    await store.keep_review("t", 1, half)
    assert await store.review("t", 1) == whole
    later = StoredReview(2, complete=False, data=b"later")
    await store.keep_review("t", 1, later)
    await store.keep_review("t", 1, whole)
    assert await store.review("t", 1) == later
    async with store.claim_review("t", 1) as mine:
        assert mine


@in_loop
async def test_a_browser_without_space_keeps_nothing_and_loses_nothing() -> None:
    shelf = MemoryShelf()
    store = ShelfStore(shelf)
    await store.append("t", 1, [b"{}"])
    shelf.full = True
    with pytest.raises(StoreUnavailable):
        await store.append("t", 2, [b"{}"])
    with pytest.raises(StoreUnavailable):
        await store.load("t")
    with pytest.raises(StoreUnavailable):
        await store.tables()
    with pytest.raises(StoreUnavailable):
        await store.review("t", 1)
    shelf.full = False
    assert await store.load("t") == [StoredEntry(1, b"{}")]


@in_loop
async def test_nobody_else_says_anything_until_it_is_closed() -> None:
    store = ShelfStore(MemoryShelf())
    news = asyncio.ensure_future(anext(store.subscribe(dict), None))
    words = asyncio.ensure_future(anext(store.overhear(), None))
    await store.announce("t", "hello")
    await asyncio.sleep(0)
    assert not news.done()
    assert not words.done()
    await store.close()
    assert await news is None
    assert await words is None


@in_loop
async def test_a_name_can_be_taken_out_of_entries() -> None:
    store = ShelfStore(MemoryShelf())
    await store.append("t", 1, [b"a", b"Bruno", b"c"], tag="open")
    await store.redact("t", {2: b"b"})
    await store.redact("nobody", {1: b"x"})
    assert [entry.data for entry in await store.load("t")] == [b"a", b"b", b"c"]
    assert [(table.id, table.tag) for table in await store.tables()] == [("t", "open")]


@in_loop
async def test_a_table_is_redacted_whole_or_not_at_all() -> None:
    shelf = MemoryShelf()
    store = ShelfStore(shelf)
    await store.append("t", 1, [b"a", b"Bruno"], tag="open")
    shelf.full = True
    with pytest.raises(StoreUnavailable):
        await store.redact("t", {2: b"b"})
    shelf.full = False
    assert [entry.data for entry in await store.load("t")] == [b"a", b"Bruno"]
