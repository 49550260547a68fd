"""The PostgreSQL store: several servers, and a database that is full or only read."""

from __future__ import annotations

import asyncio
import sys

import asyncpg
import pytest

from pizzaiolo.server.store import (
    CHANGED_WITHIN,
    DELETED,
    Conflict,
    StoreUnavailable,
    postgres_line,
)
from support.loops import in_loop, until
from support.server.clusters import Cluster
from support.server.stores import Listener, asked, is_back, opened

# Several servers


@in_loop
async def test_others_are_told_and_oneself_is_not(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url, url) as (one, two):
        first, second = Listener(one), Listener(two)
        await asyncio.sleep(0)
        await one.append("a", 1, [b"x", b"x"])
        await two.append("b", 1, [b"x"])
        await one.append("a", 3, [b"x"])
        await second.hears(("a", 3))
        await first.hears(("b", 1))
        assert {table for table, _ in first.heard} == {"b"}
        assert {table for table, _ in second.heard} == {"a"}


@in_loop
async def test_others_are_told_what_is_deleted_at_once_and_when_they_were_not_there(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_line, "HEARTBEAT", 3600.0)
    url = await cluster.new_database()
    async with opened(url, url) as (one, two):
        await one.append("a", 1, [b"x"])
        await one.append("b", 1, [b"x"])
        await one.delete(["a"])
        listener = Listener(two, a=1, b=1)
        await listener.hears(("a", DELETED))
        assert await one.delete(["b", "nowhere"]) == 1
        await listener.hears(("b", DELETED))
        assert {table for table, _ in listener.heard} == {"a", "b"}


@in_loop
async def test_a_review_is_claimed_by_one_server_alone(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url, url) as (one, two):
        async with (
            one.claim_review("t", 1) as ours,
            two.claim_review("t", 1) as theirs,
            two.claim_review("t", 2) as another,
            two.claim_review("u", 1) as further,
        ):
            assert (ours, theirs, another, further) == (True, False, True, True)
        async with two.claim_review("t", 1) as ours, one.claim_review("t", 1) as theirs:
            assert (ours, theirs) == (True, False)


CLAIMING = """
import asyncio
import sys
from pizzaiolo.server.store.postgres import PostgresStore

async def main():
    store = await PostgresStore.open(sys.argv[1])
    async with store.claim_review("t", 1) as ours:
        print(ours, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


@in_loop
async def test_a_server_that_is_killed_loses_its_claim(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url) as (store,):
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CLAIMING, url, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert other.stdout is not None
            assert await other.stdout.readline() == b"True\n"
            async with store.claim_review("t", 1) as ours:
                assert not ours
        finally:
            other.kill()
            await other.wait()

        async def free() -> bool:
            async with store.claim_review("t", 1) as ours:
                return ours

        await until(free)


@in_loop
async def test_a_notification_holds_ids_alone(cluster: Cluster) -> None:
    url = await cluster.new_database()
    heard: list[str] = []
    async with opened(url) as (store,):
        connection = await asyncpg.connect(url)
        await connection.add_listener(postgres_line.CHANNEL, lambda *told: heard.append(told[3]))
        await store.append("a", 1, [b'{"secret":"salami"}'], tag="open")
        await store.append("b", 1, [b"x" * 100_000])

        async def told() -> bool:
            return len(heard) == 2

        await until(told)
        await connection.close()
    assert [payload.split(" ")[1:] for payload in heard] == [["a", "1"], ["b", "1"]]


@in_loop
async def test_whatever_waits_is_one_transaction(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url) as (store,):
        await asyncio.gather(*(store.append(f"t{table}", 1, [b"x"]) for table in range(200)))
    # Those who come while the first one is written wait for it; it is alone at most.
    ((transactions,),) = await asked(
        url, "SELECT count(DISTINCT xmin::text) FROM pizzaiolo.entries"
    )
    assert transactions <= 2


@in_loop
async def test_the_time_of_change_lags_behind_by_a_minute_at_most(cluster: Cluster) -> None:
    """So that a move does not write the index by which old tables are found."""
    url = await cluster.new_database()
    async with opened(url) as (store,):
        await store.append("t", 1, [b"x"], tag="open")
        (first,) = await store.tables()
        await store.append("t", 2, [b"x"])
        (soon,) = await store.tables()
        assert soon.changed == first.changed
        aged = f"UPDATE pizzaiolo.tables SET changed = changed - {CHANGED_WITHIN}"
        await asked(url, aged)
        await store.append("t", 3, [b"x"])
        (later,) = await store.tables()
        assert later.changed > first.changed
        await store.append("t", 4, [b"x"], tag="over")
        (tagged,) = await store.tables()
        assert tagged.changed > later.changed


@in_loop
async def test_an_entry_that_was_written_by_hand_is_a_conflict_for_its_table_alone(
    cluster: Cluster,
) -> None:
    url = await cluster.new_database()
    async with opened(url) as (store,):
        await store.append("a", 1, [b"x"])
        await asked(url, "INSERT INTO pizzaiolo.entries VALUES ('a', 2, 1, 'by hand')")
        outcomes = await asyncio.gather(
            store.append("first", 1, [b"x"]),
            *(store.append(table, 2 if table == "a" else 1, [b"x"]) for table in "abc"),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, *[type(None)] * 2]


@in_loop
async def test_announcements_are_overheard_by_others_and_kept_nowhere(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url, url) as (one, other):
        assert one.shared
        own, others = one.overhear(), other.overhear()
        mine, theirs = asyncio.ensure_future(anext(own)), asyncio.ensure_future(anext(others))
        # Both begin to listen.
        await asyncio.sleep(0)
        await one.announce("t", "two words")
        assert await theirs == ("t", "two words")
        await other.announce("t", "back")
        assert await mine == ("t", "back")
        assert await one.load("t") == []
        end = asyncio.ensure_future(anext(others, None))
    assert await end is None


# A database that cannot, or may not, keep anything


@in_loop
async def test_a_full_database_refuses_and_goes_on_when_there_is_space(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url) as (store,):
        await store.append("t", 1, [b"x"])
        await asked(
            url,
            """
            CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
            $$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$
            """,
        )
        await asked(
            url,
            "CREATE TRIGGER full_disk BEFORE INSERT ON pizzaiolo.entries"
            " EXECUTE FUNCTION full_disk()",
        )
        with pytest.raises(StoreUnavailable, match="could not extend file"):
            await store.append("t", 2, [b"x"], tag="over")
        # Who reads can go on.
        assert [(table.last, table.tag) for table in await store.tables()] == [(1, "")]
        await asked(url, "DROP TRIGGER full_disk ON pizzaiolo.entries")
        await store.append("t", 2, [b"x"])
        assert len(await store.load("t")) == 2


@in_loop
async def test_a_database_that_became_a_replica_is_away_until_it_is_promoted(
    cluster: Cluster,
) -> None:
    url = await cluster.new_database()
    name = url.split("?")[0].rsplit("/", 1)[1]
    async with opened(url) as (store,):
        await asked(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await store._pool.expire_connections()
        with pytest.raises(StoreUnavailable, match="read-only transaction"):
            await store.append("t", 1, [b"x"])
        await asked(
            url.replace(name, "postgres"),
            f"ALTER DATABASE {name} SET default_transaction_read_only = off",
        )
        await until(lambda: is_back(store))
        await store.append("t", 1, [b"x"])
