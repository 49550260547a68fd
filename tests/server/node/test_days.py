"""The days of a server: one chain for all servers with the same store, and what is written down."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from pizzaiolo.records.day_chain import DayChain
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.days import Days
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.store import Store, StoreUnavailable
from pizzaiolo.server.table.opening import dealt_table
from pizzaiolo.server.table.table import Table
from pizzaiolo.server.table.tries import result_at
from support.loops import in_loop
from support.server.clusters import Cluster
from support.server.days import DAY, KEY, NOON, OTHER_KEY, ROOT, DayNode, begun, finished
from support.server.in_process import MemoryStore
from support.server.stores import opened


def days_of(store: Store, root: str = "") -> Days:
    return Days(Books(store), lambda: NOON, root)


@in_loop
async def test_the_first_server_makes_a_chain_and_all_others_find_it() -> None:
    store = MemoryStore()
    chains = await asyncio.gather(*(days_of(store).chain() for _ in range(4)))
    assert len({chain.root for chain in chains}) == 1
    assert (await days_of(store).chain()).root == chains[0].root
    assert (await days_of(MemoryStore()).chain()).root != chains[0].root


@in_loop
async def test_a_server_that_is_given_a_chain_uses_it_and_keeps_it_to_itself() -> None:
    store = MemoryStore()
    chain = await days_of(store, ROOT).chain()
    assert chain.secret(DAY) == DayChain(ROOT).secret(DAY)
    assert not store.entries
    with pytest.raises(ValueError, match="expected a root"):
        days_of(store, "not a root")


@in_loop
async def test_no_chain_is_made_up_while_the_store_is_away() -> None:
    store = MemoryStore()
    days = days_of(store)
    store.away = True
    with pytest.raises(StoreUnavailable):
        await days.chain()
    store.away = False
    assert (await days.chain()).root == (await days_of(store).chain()).root


def test_today_is_the_day_in_utc() -> None:
    assert days_of(MemoryStore()).today() == date(2026, 11, 17)


@in_loop
async def test_how_a_try_ended_is_written_down_once_for_the_day_and_for_the_player() -> None:
    store, node = MemoryStore(), finished()
    days = days_of(store)
    result = result_at(node.table)
    assert await days.note(node.table) == result
    assert await days.note(node.table) == result
    assert await days_of(store).note(node.table) == result
    again = days_of(store)
    assert (await again.day(DAY)).fold.tries == {hash_of(KEY): result}
    assert (await again.player(hash_of(KEY))).fold.days == {DAY: result}
    assert (await again.day(DAY)).number == (await again.player(hash_of(KEY))).number == 1


@in_loop
async def test_what_does_not_count_is_not_written_down() -> None:
    store = MemoryStore()
    days = days_of(store)
    other = dealt_table(Config(), Join("Alba"), "token", NOON)
    assert isinstance(other, list)
    for table in (finished(counts=False).table, DayNode(begun()).table, Table.replay(other)):
        assert await days.note(table) is None
    assert not any(store.entries.values())


@in_loop
async def test_a_name_is_on_the_board_if_it_is_wanted_and_in_the_player_s_book_alone() -> None:
    store, player = MemoryStore(), hash_of(KEY)
    days = days_of(store)
    await days.note(finished().table)
    await days.join_board(DAY, player, "Alba")
    await days.join_board(DAY, player, "Alba")
    assert (await days.day(DAY)).fold.on_board(player)
    assert (await days.player(player)).fold.name == "Alba"
    await days.join_board(DAY, player, None)
    assert not (await days.day(DAY)).fold.on_board(player)
    holders = [
        name for name, kept in store.entries.items() if any(b"Alba" in each.data for each in kept)
    ]
    assert [name.partition(":")[0] for name in holders] == ["player"]
    assert (await days.day(DAY)).number == 3


@in_loop
async def test_two_servers_with_one_database_agree(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url, url) as stores:
        one, other = (days_of(store) for store in stores)
        chains = await asyncio.gather(one.chain(), other.chain())
        assert chains[0].root == chains[1].root
        nodes = [finished(key, chance=number) for number, key in enumerate((KEY, OTHER_KEY))]
        await asyncio.gather(
            *(days.note(node.table) for days in (one, other) for node in nodes),
        )
        folds = [(await days_of(store).day(DAY)).fold for store in stores]
        assert folds[0].tries == folds[1].tries
        assert set(folds[0].tries) == {hash_of(KEY), hash_of(OTHER_KEY)}
        assert sum(folds[0].delivered) == 2


@in_loop
async def test_a_try_that_was_begun_as_its_day_was_taken_along_counts_as_taken_along() -> None:
    days, node = days_of(MemoryStore()), finished()
    await days.take_along(DAY, hash_of(KEY))
    result = await days.note(node.table)
    assert result is not None
    assert result.offline
    assert (await days.day(DAY)).fold.tries == {hash_of(KEY): result}
