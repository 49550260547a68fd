"""The PostgreSQL store: several servers, a database that dies, a line that is cut."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from clusters import Cluster, running
from loops import in_loop, until
from pizzaiolo.server.store import Conflict, StoreUnavailable, UnusableStoreError, postgres
from pizzaiolo.server.store.backoff import LONGEST, Backoff
from pizzaiolo.server.store.postgres import PostgresStore
from proxies import line_to


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running() as cluster:
        yield cluster


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[list[PostgresStore]]:
    stores = [await PostgresStore.open(url) for url in urls]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def asked(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


class Listener:
    """Hears what a store tells, and knows of a table what it was told."""

    def __init__(self, store: PostgresStore, **known: int) -> None:
        self.known = known
        self.heard: list[tuple[str, int]] = []
        self._task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: PostgresStore) -> None:
        async for table_id, number in store.subscribe(lambda: self.known):
            self.heard.append((table_id, number))
            self.known[table_id] = number

    async def hears(self, *news: tuple[str, int]) -> None:
        async def heard() -> bool:
            return set(news) <= set(self.heard)

        await until(heard)


async def is_back(store: PostgresStore) -> bool:
    try:
        await store.tables(limit=1)
    except StoreUnavailable:
        return False
    return True


async def is_away(store: PostgresStore) -> bool:
    return not await is_back(store)


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
async def test_a_notification_holds_ids_alone(cluster: Cluster) -> None:
    url = await cluster.new_database()
    heard: list[str] = []
    async with opened(url) as (store,):
        connection = await asyncpg.connect(url)
        await connection.add_listener(postgres.CHANNEL, lambda *told: heard.append(told[3]))
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
async def test_many_servers_may_start_at_once(cluster: Cluster) -> None:
    url = await cluster.new_database()
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
    for number, store in enumerate(stores, 1):
        await store.append("t", number, [b"x"])
    assert len(await stores[0].load("t")) == 5
    await asyncio.gather(*(store.close() for store in stores))
    assert await asked(url, "SELECT version FROM pizzaiolo.schema") == [(len(postgres.STEPS),)]


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


# A database that dies


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
@in_loop
async def test_nothing_acknowledged_is_lost_when_the_database_dies(
    cluster: Cluster, how: signal.Signals
) -> None:
    """Two servers append while it dies and comes back: every number once, in order, to the end."""
    url = await cluster.new_database()
    acknowledged: dict[str, int] = {}
    refused = 0
    stop = False

    async def play(store: PostgresStore, table_id: str) -> None:
        nonlocal refused
        last = 0
        while not stop:
            try:
                await store.append(table_id, last + 1, [b"x"])
                acknowledged[table_id] = last = last + 1
            except Conflict:
                # It was kept after all, in the moment when the database died.
                last += 1
            except StoreUnavailable:
                refused += 1
                await asyncio.sleep(0.01)

    async with opened(url, url) as stores:
        players = [
            asyncio.create_task(play(store, f"s{server}t{table}"))
            for server, store in enumerate(stores)
            for table in range(5)
        ]
        await until(lambda: asyncio.sleep(0, len(acknowledged) == len(players)))
        await asyncio.to_thread(cluster.stop, how)
        for store in stores:
            await until(lambda store=store: is_away(store))  # type: ignore[misc]
            began = time.monotonic()
            with pytest.raises(StoreUnavailable, match="the database is away"):
                await store.append("late", 1, [b"x"])
            assert time.monotonic() - began < 0.5
        at_death = dict(acknowledged)
        await asyncio.to_thread(cluster.start)
        for store in stores:
            await until(lambda store=store: is_back(store))  # type: ignore[misc]
        for table_id, number in at_death.items():
            assert len(await stores[0].load(table_id)) >= number
        await until(
            lambda: asyncio.sleep(0, all(acknowledged[name] > at_death[name] for name in at_death))
        )
        stop = True
        await asyncio.gather(*players)
        for table_id, last in acknowledged.items():
            entries = await stores[0].load(table_id)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert len(entries) >= last
    assert refused > 0


@in_loop
async def test_a_backend_that_crashes_takes_nothing_with_it(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url, url) as (one, two):
        listener = Listener(two, t=1)
        await one.append("t", 1, [b"x"])
        ((pid,),) = await one._fetch("SELECT pg_backend_pid()")
        subprocess.run(["kill", "-9", str(pid)], check=True)
        await until(lambda: is_away(two))
        await until(lambda: is_back(one))
        await one.append("t", 2, [b"x"])
        await listener.hears(("t", 2))


# A line that is cut


@in_loop
async def test_a_server_that_was_cut_off_catches_up(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with line_to(url) as line, opened(url, line.url) as (one, two):
        await one.append("a", 1, [b"x"])
        await one.append("b", 1, [b"x"])
        listener = Listener(two, a=1, b=1)
        await line.cut()
        await until(lambda: is_away(two))
        await one.append("a", 2, [b"x"] * 5)
        with pytest.raises(StoreUnavailable, match="the database is away"):
            await two.append("b", 2, [b"y"])
        assert listener.heard == []
        await line.connect()
        await listener.hears(("a", 6))
        assert listener.heard == [("a", 6)]
        await two.append("b", 2, [b"y"])
        await one.append("a", 7, [b"x"])
        await listener.hears(("a", 7))


@in_loop
async def test_a_line_that_goes_dead_without_a_word_is_noticed(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await cluster.new_database()
    for name in ("TIMEOUT", "HEARTBEAT", "POLITE"):
        monkeypatch.setattr(postgres, name, 0.3)
    async with line_to(url) as line, opened(url, line.url) as (one, two):
        await one.append("a", 1, [b"x"])
        listener = Listener(two, a=1)
        line.freeze()
        # Nobody asks anything: the heartbeat finds out.
        await until(lambda: asyncio.sleep(0, not two._standing.is_set()))
        await one.append("a", 2, [b"x"])
        await line.cut()
        await line.connect()
        await listener.hears(("a", 2))
        await until(lambda: is_back(two))
        await two.append("a", 3, [b"x"])


@in_loop
async def test_what_was_kept_in_the_moment_of_the_cut_is_told_afterwards(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database keeps an append and its answer gets lost: refused, and then heard of."""
    url = await cluster.new_database()
    for name in ("TIMEOUT", "POLITE"):
        monkeypatch.setattr(postgres, name, 0.3)
    async with line_to(url) as line, opened(line.url) as (store,):
        await store.append("t", 1, [b"x"])
        listener = Listener(store, t=1)
        line.freeze(asks=False)
        with pytest.raises(StoreUnavailable):
            await store.append("t", 2, [b"kept"])
        await line.cut()
        await line.connect()
        await listener.hears(("t", 2))
        with pytest.raises(Conflict):
            await store.append("t", 2, [b"again"])
        assert (await store.load("t", 1))[0].data == b"kept"


@in_loop
async def test_who_waits_for_the_database_calls_less_and_less_often(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with line_to(url) as line, opened(line.url) as (store,):
        await asyncio.to_thread(cluster.stop, signal.SIGINT)
        line.calls = 0
        # Everybody who asks is refused, and nobody calls on their behalf.
        end = time.monotonic() + 1
        while time.monotonic() < end:
            await is_back(store)
            await asyncio.sleep(0.001)
        await asyncio.to_thread(cluster.start)
        assert 1 <= line.calls <= 7
        await until(lambda: is_back(store))


@in_loop
async def test_a_store_can_be_closed_while_its_database_is_away(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with line_to(url) as line:
        store = await PostgresStore.open(line.url)
        listener = Listener(store)
        await line.cut()
        await until(lambda: is_away(store))
        await store.close()
        await store.close()
        await listener._task


@in_loop
async def test_a_subscriber_that_makes_a_mistake_does_not_end_the_others(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    url = await cluster.new_database()
    mistakes = [ZeroDivisionError()]

    def known() -> dict[str, int]:
        if mistakes:
            raise mistakes.pop()
        return {"t": 0}

    async with opened(url, url) as (one, two):
        await one.append("t", 1, [b"x"])
        news = two.subscribe(known)
        assert await anext(news) == ("t", 1)
    assert "ZeroDivisionError" in caplog.text


def test_the_wait_doubles_up_to_a_limit_and_is_never_in_step() -> None:
    first, second = Backoff(), Backoff()
    waits = [first.next() for _ in range(20)]
    for attempt, wait in enumerate(waits):
        most = min(0.1 * 2**attempt, LONGEST)
        assert most / 2 <= wait <= most
    assert waits != [second.next() for _ in range(20)]
    assert len(set(waits[10:])) == 10
    first.reset()
    assert first.next() <= 0.1


# Versions of the schema

OLD_SCHEMA = ("CREATE TABLE pizzaiolo.moves (game text, place integer, json text)",)
TO_NOW = (
    *postgres.STEPS[0],
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
    monkeypatch.setattr(postgres, "STEPS", (OLD_SCHEMA, TO_NOW))
    async with opened(url) as (store,):
        assert [entry.data.decode() for entry in await store.load("a")] == ["{}", '{"è":1}']
        await store.append("a", 3, [b"new"])
    async with opened(url) as (store,):
        assert len(await store.load("a")) == 3
        assert [table.id for table in await store.tables(tags=["old"])] == ["a", "b"]


@in_loop
async def test_a_step_that_fails_leaves_the_database_as_it_was(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await old_database(cluster)
    monkeypatch.setattr(postgres, "STEPS", (OLD_SCHEMA, (*TO_NOW, "SELECT 1 / 0")))
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
        "ModuleNotFoundError: PostgreSQL needs asyncpg: install pizzaiolo[postgres]"
    )
