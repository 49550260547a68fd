"""A table is read again in slices: while it is long, others have their turn."""

from __future__ import annotations

import asyncio

import pytest

from pizzaiolo.server.base import slices
from pizzaiolo.server.node.replaying import replayed
from pizzaiolo.server.protocol.entries import Config, entry_to_json
from pizzaiolo.server.protocol.incoming import Configure
from pizzaiolo.server.store import StoredEntry
from pizzaiolo.server.table.course import ReplayError
from support.loops import in_loop
from support.server.serving import HOST, Node


def long_table(entries: int) -> list[StoredEntry]:
    node = Node(Config())
    for number in range(entries - 1):
        node.command(Configure(f"c{number}", Config(seats=2 + number % 4)), HOST)
    return [StoredEntry(place, entry_to_json(entry)) for place, entry in enumerate(node.entries, 1)]


@in_loop
async def test_others_have_their_turn_while_a_long_table_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
    stored = long_table(200)
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    table = await replayed(stored)
    other.cancel()
    assert table.number == 200
    assert turns > 150


@in_loop
async def test_whoever_looks_on_sees_the_table_after_every_entry() -> None:
    seen: list[int] = []
    await replayed(long_table(5), lambda table, _: seen.append(table.number))
    assert seen == [2, 3, 4, 5]


@in_loop
async def test_what_does_not_begin_with_a_table_is_none() -> None:
    stored = long_table(3)
    for entries in ([], stored[1:]):
        with pytest.raises(ReplayError, match="table_created"):
            await replayed(entries)
