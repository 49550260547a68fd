"""The line to a PostgreSQL database: one that dies, and one to which it is cut."""

from __future__ import annotations

import asyncio
import signal
import subprocess

import pytest

from pizzaiolo.server.store import Conflict, StoreUnavailable, postgres_database, postgres_line
from pizzaiolo.server.store.backoff import Backoff
from pizzaiolo.server.store.postgres import PostgresStore
from support.loops import in_loop, until
from support.server.clusters import Cluster
from support.server.proxies import line_to
from support.server.stores import Listener, is_away, is_back, opened

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
            # Refused at once: it waits for nothing.
            with pytest.raises(StoreUnavailable, match="the database is away"):
                store.append("late", 1, [b"x"]).send(None)
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
    # So long that nothing but a dead line takes it.
    monkeypatch.setattr(postgres_database, "TIMEOUT", 3.0)
    monkeypatch.setattr(postgres_database, "POLITE", 0.1)
    monkeypatch.setattr(postgres_line, "HEARTBEAT", 0.1)
    async with line_to(url) as line, opened(url, line.url) as (one, two):
        await one.append("a", 1, [b"x"])
        listener = Listener(two, a=1)
        line.freeze()
        # Nobody asks anything: the heartbeat finds out.
        await until(lambda: asyncio.sleep(0, not two._line.stands))
        await one.append("a", 2, [b"x"])
        await line.cut()
        await line.connect()
        await listener.hears(("a", 2))
        await until(lambda: is_back(two))
        await two.append("a", 3, [b"x"])


@in_loop
async def test_what_was_kept_in_the_moment_of_the_cut_is_told_afterwards(cluster: Cluster) -> None:
    """The database keeps an append and its answer gets lost: refused, and then heard of."""
    url = await cluster.new_database()
    async with line_to(url) as line, opened(url, line.url) as (other, store):
        await store.append("t", 1, [b"x"])
        listener = Listener(store, t=1)
        line.freeze(asks=False)
        appending = asyncio.create_task(store.append("t", 2, [b"kept"]))

        async def kept() -> bool:
            return bool(await other.load("t", 1))

        await until(kept)
        await line.cut()
        with pytest.raises(StoreUnavailable):
            await appending
        await line.connect()
        await listener.hears(("t", 2))
        with pytest.raises(Conflict):
            await store.append("t", 2, [b"again"])
        assert (await store.load("t", 1))[0].data == b"kept"


@in_loop
async def test_who_waits_for_the_database_calls_less_and_less_often(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await cluster.new_database()
    waits: list[float] = []

    class Noted(Backoff):
        def next(self) -> float:
            waits.append(super().next())
            return waits[-1]

    monkeypatch.setattr(postgres_line, "Backoff", Noted)
    async with line_to(url) as line, opened(line.url) as (store,):
        await asyncio.to_thread(cluster.stop, signal.SIGINT)
        await until(lambda: is_away(store))
        # Everybody who asks is refused, and nobody calls on their behalf.
        before, line.calls = len(waits), 0
        while len(waits) < 4:
            assert not await is_back(store)
            await asyncio.sleep(0.001)
        assert 1 <= line.calls <= len(waits) - before
        assert waits == sorted(waits)
        await asyncio.to_thread(cluster.start)
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
