"""Names are taken out of what is stored, and what happened stays as it was."""

from __future__ import annotations

from dataclasses import replace

from pizzaiolo.records.record import Record
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.clubs import decisions
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.clubs.forgetting import Forgetting, redact_table
from pizzaiolo.server.protocol.entries import entry_from_json
from pizzaiolo.server.table.table import Table
from support.loops import in_loop
from support.server.clubs import finished, put_into
from support.server.in_process import MemoryStore

CLUB = "ClubOfTheTests00"
TABLE = "TableOfTheTests0"


@in_loop
async def test_a_table_plays_as_before_without_the_name() -> None:
    store, node = MemoryStore(), finished(CLUB, (1, 2))
    await put_into(store, node, TABLE)
    assert await redact_table(store, TABLE, {2})
    assert not await redact_table(store, TABLE, {2})
    table = Table.replay(entry_from_json(each.data) for each in await store.load(TABLE))
    assert [chair.name for chair in table.seating.chairs] == ["Chef 0", ""]
    assert table.course.over == node.table.course.over
    before, after = node.table.record(), table.record()
    assert before is not None
    assert after is not None
    assert (before.names, after.names) == (("Chef 0", "Chef 1"), ("Chef 0", None))
    assert replace(before, names=after.names) == after == Record.from_json(after.to_json())
    # The same table in memory.
    node.table.forget({2})
    assert node.table.record() == after
    assert [chair.name for chair in node.table.seating.chairs] == ["Chef 0", ""]


@in_loop
async def test_forgetting_goes_on_after_a_crash_until_it_is_done() -> None:
    store = MemoryStore()
    clubs = Clubs(Books(store), Settings(), lambda: 100.0)
    book = await clubs.found(CLUB, "Da Alba")
    for key, name in (("key 1", "Alba"), ("key 2", "Bruno"), ("key 3", "Bruno too")):
        await clubs.join(book, key, name, "")
    await clubs.write(book, lambda fold: decisions.merge(fold, 3, 2, now=1))
    await clubs.write(
        book, lambda fold: decisions.leave(fold, 2, removed=False, forget=True, now=2)
    )
    # The server dies here; another one opens the book.
    later = Clubs(Books(store), Settings(), lambda: 200.0)
    again = await later.book(CLUB)
    assert again is not None
    assert again.fold.members.to_forget() == [2]
    await Forgetting(later, store, lambda *_: None, lambda: 200.0).go_on(CLUB, again)
    kept = b"".join(each.data for each in await store.load(f"club:{CLUB}"))
    for secret in (b"Bruno", b"key 2", b"key 3"):
        assert secret not in kept
    assert b"Alba" in kept
    assert again.fold.members.to_forget() == []
    number = again.number
    await Forgetting(later, store, lambda *_: None, lambda: 300.0).go_on(CLUB, again)
    assert again.number == number
