"""The PostgreSQL database itself: who may open it, and the versions of its schema."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from pizzaiolo.server.store import (
    StoredReview,
    StoreUnavailable,
    UnusableStoreError,
    postgres_database,
)
from pizzaiolo.server.store.postgres import PostgresStore
from support.loops import in_loop
from support.server.clusters import Cluster
from support.server.stores import asked, opened


@in_loop
async def test_many_servers_may_start_at_once(cluster: Cluster) -> None:
    url = await cluster.new_database()
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
    for number, store in enumerate(stores, 1):
        await store.append("t", number, [b"x"])
    assert len(await stores[0].load("t")) == 5
    await asyncio.gather(*(store.close() for store in stores))
    assert await asked(url, "SELECT version FROM pizzaiolo.schema") == [
        (len(postgres_database.STEPS),)
    ]


@in_loop
async def test_a_database_that_promises_little_has_to_keep_what_is_acknowledged(
    cluster: Cluster,
) -> None:
    url = await cluster.new_database()
    name = url.split("?")[0].rsplit("/", 1)[1]
    await asked(url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    await asked(url, f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'")
    async with opened(url) as (store,):
        for setting, value in (
            ("synchronous_commit", "on"),
            ("transaction_isolation", "read committed"),
        ):
            assert await store._fetch(f"SHOW {setting}") == [(value,)]


@in_loop
async def test_an_address_without_a_database_is_told_apart_from_one_that_is_away(
    cluster: Cluster,
) -> None:
    with pytest.raises(StoreUnavailable, match="the database does not answer"):
        await PostgresStore.open("postgresql://chef@/postgres?host=/nowhere")
    with pytest.raises(UnusableStoreError, match='database "nowhere" does not exist'):
        await PostgresStore.open(cluster.url("nowhere"))
    with pytest.raises(UnusableStoreError, match='role "thief" does not exist'):
        await PostgresStore.open(cluster.url().replace("chef@", "thief@"))
    with pytest.raises(UnusableStoreError, match="the database cannot be used"):
        await PostgresStore.open("postgresql://chef@localhost:port/postgres")


@in_loop
async def test_a_database_of_somebody_who_may_not_make_a_schema_is_refused(
    cluster: Cluster,
) -> None:
    url = await cluster.new_database()
    name = url.split("?")[0].rsplit("/", 1)[1]
    await asked(url, f"CREATE ROLE guest_{name} LOGIN")
    guest = url.replace("chef@", f"guest_{name}@")
    with pytest.raises(UnusableStoreError, match="permission denied for database"):
        await PostgresStore.open(guest)
    # Once the schema is there, whoever may use it can.
    async with opened(url):
        await asked(url, f"GRANT USAGE ON SCHEMA pizzaiolo TO guest_{name}")
        await asked(url, f"GRANT ALL ON ALL TABLES IN SCHEMA pizzaiolo TO guest_{name}")
        async with opened(guest) as (store,):
            await store.append("t", 1, [b"x"])


# Versions of the schema

OLD_SCHEMA = ("CREATE TABLE pizzaiolo.moves (game text, place integer, json text)",)
TO_NOW = (
    *postgres_database.STEPS[0],
    "INSERT INTO pizzaiolo.tables"
    " SELECT game, 1, max(place), 'old', 0, 0 FROM pizzaiolo.moves GROUP BY game",
    "INSERT INTO pizzaiolo.entries"
    " SELECT game, place, 1, convert_to(json, 'UTF8') FROM pizzaiolo.moves",
    "DROP TABLE pizzaiolo.moves",
)


async def old_database(cluster: Cluster) -> str:
    url = await cluster.new_database()
    await asked(url, "CREATE SCHEMA pizzaiolo")
    await asked(url, "CREATE TABLE pizzaiolo.schema (version integer NOT NULL)")
    await asked(url, "INSERT INTO pizzaiolo.schema VALUES (1)")
    await asked(url, OLD_SCHEMA[0])
    await asked(
        url,
        "INSERT INTO pizzaiolo.moves VALUES ('a', 1, '{}'), ('a', 2, '{\"è\":1}'), ('b', 1, '')",
    )
    return url


@in_loop
async def test_an_older_schema_is_brought_up_to_date_with_all_its_data(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await old_database(cluster)
    monkeypatch.setattr(postgres_database, "STEPS", (OLD_SCHEMA, TO_NOW))
    async with opened(url) as (store,):
        assert [entry.data.decode() for entry in await store.load("a")] == ["{}", '{"è":1}']
        await store.append("a", 3, [b"new"])
    async with opened(url) as (store,):
        assert len(await store.load("a")) == 3
        assert [table.id for table in await store.tables(tags=["old"])] == ["a", "b"]


@in_loop
async def test_a_database_of_the_first_version_takes_reviews(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, steps = await cluster.new_database(), postgres_database.STEPS
    monkeypatch.setattr(postgres_database, "STEPS", steps[:1])
    async with opened(url) as (store,):
        await store.append("t", 1, [b"a"])
    monkeypatch.setattr(postgres_database, "STEPS", steps)
    async with opened(url) as (store,):
        review = StoredReview(1, True, b"a review")
        await store.keep_review("t", 1, review)
        assert await store.review("t", 1) == review
        assert [entry.data for entry in await store.load("t")] == [b"a"]


@in_loop
async def test_a_step_that_fails_leaves_the_database_as_it_was(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await old_database(cluster)
    monkeypatch.setattr(postgres_database, "STEPS", (OLD_SCHEMA, (*TO_NOW, "SELECT 1 / 0")))
    with pytest.raises(UnusableStoreError, match="division by zero"):
        await PostgresStore.open(url)
    assert await asked(url, "SELECT version FROM pizzaiolo.schema") == [(1,)]
    assert await asked(url, "SELECT count(*) FROM pizzaiolo.moves") == [(3,)]
    assert await asked(url, "SELECT to_regclass('pizzaiolo.entries')") == [(None,)]


@in_loop
async def test_a_database_of_a_later_version_is_refused(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url):
        pass
    await asked(url, "UPDATE pizzaiolo.schema SET version = 99")
    with pytest.raises(UnusableStoreError, match=r"a later Pizzaiolo \(schema 99, known up to"):
        await PostgresStore.open(url)


def test_without_asyncpg_the_extra_is_named() -> None:
    program = """
import asyncio, sys
sys.modules["asyncpg"] = None
from pizzaiolo.server.store import open_store
asyncio.run(open_store("postgresql://nowhere"))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: PostgreSQL needs asyncpg: pip install 'pizzaiolo[postgres]'"
    )
