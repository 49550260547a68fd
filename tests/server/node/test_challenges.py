"""The challenges of a server: made once, and noted once whoever has finished."""

from __future__ import annotations

import asyncio

from pizzaiolo.server.base.tokens import challenge_table_id
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.challenges import Challenges
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.challenge_entries import OneAgainstBots
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.challenge_deal import one_against_bots
from pizzaiolo.server.table.table import Table
from support.loops import in_loop
from support.server.challenges import (
    CHALLENGE,
    TABLE,
    TryNode,
    deal_of,
    finished_try,
    first_game,
    taken,
)
from support.server.clusters import Cluster
from support.server.days import KEY, NOON, OTHER_KEY, DayNode
from support.server.in_process import MemoryStore
from support.server.stores import opened


def challenges_of(store: Store) -> Challenges:
    return Challenges(Books(store), lambda: NOON)


def room_of(table: Table, name: str = TABLE) -> Room:
    return Room(name, table, lambda: NOON, "here")


def played_at(first: DayNode) -> OneAgainstBots:
    played = one_against_bots(first.table)
    assert played is not None
    return played


def try_of(key: str, chance: int = 1) -> Room:
    node = finished_try(deal_of(first_game()), key, chance=chance)
    return room_of(node.table, challenge_table_id(key, CHALLENGE))


@in_loop
async def test_a_challenge_is_made_once_and_found_by_its_name() -> None:
    store, first = MemoryStore(), first_game()
    challenges, played = challenges_of(store), played_at(first)
    assert await challenges.find(CHALLENGE) is None
    assert await challenges.find("../../etc") is None
    for each in (challenges, challenges, challenges_of(store)):
        await each.make(CHALLENGE, TABLE, 1, played)
    found = await challenges_of(store).find(CHALLENGE)
    assert found is not None
    assert found.made is not None
    assert (found.made.table, found.made.game, found.made.deal) == (TABLE, 1, deal_of(first))
    assert sum(map(len, store.entries.values())) == 1


@in_loop
async def test_what_is_no_try_or_not_over_or_of_no_challenge_is_not_noted() -> None:
    store, first = MemoryStore(), first_game()
    challenges = challenges_of(store)
    assert not await challenges.note(try_of(KEY)), "there is no such challenge"
    await challenges.make(CHALLENGE, TABLE, 1, played_at(first))
    assert not await challenges.note(room_of(first.table))
    assert not await challenges.note(room_of(TryNode(taken(deal_of(first))).table))
    assert await challenges.note(try_of(KEY))
    assert await challenges.note(try_of(KEY))
    found = await challenges_of(store).find(CHALLENGE)
    assert found is not None
    assert list(found.played) == [challenge_table_id(KEY, CHALLENGE)]


@in_loop
async def test_two_servers_with_one_database_agree(cluster: Cluster) -> None:
    url, played = await cluster.new_database(), played_at(first_game())
    async with opened(url, url) as stores:
        both = [challenges_of(store) for store in stores]
        await asyncio.gather(*(each.make(CHALLENGE, TABLE, 1, played) for each in both))
        tries = [try_of(KEY), try_of(OTHER_KEY, 2)]
        await asyncio.gather(*(each.note(room) for each in both for room in tries))
        folds = [await challenges_of(store).find(CHALLENGE) for store in stores]
        assert folds[0] is not None
        assert folds[1] is not None
        assert folds[0].played == folds[1].played
        assert set(folds[0].played) == {room.id for room in tries}
        assert folds[0].made == folds[1].made
