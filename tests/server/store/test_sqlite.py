"""The SQLite store: killed, full, short of memory."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pizzaiolo.server.store import CHANGED_WITHIN, StoreUnavailable, sqlite, sqlite_file
from pizzaiolo.server.store.sqlite import SqliteStore
from support.hard import HARD
from support.loops import in_loop
from support.places import SUPPORT
from support.server.sqlite_files import ENTRY, gaps, rows


@in_loop
async def test_it_is_as_durable_as_sqlite_can_be(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    for connection in (store._writing, store._reading):
        pragmas = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        }
        assert pragmas == {
            "journal_mode": "wal",
            "synchronous": 2,
            "busy_timeout": 5000,
            "foreign_keys": 1,
        }
    await store.close()


@in_loop
async def test_a_file_is_made_with_its_folders_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "tables.db"
    store = await SqliteStore.open(path)
    await store.append("t", 1, [b"x"])
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    await store.close()
    assert rows(path, "PRAGMA application_id") == [(0x50495A5A,)]
    assert rows(path, "PRAGMA user_version") == [(len(sqlite_file.STEPS),)]


@in_loop
async def test_a_table_is_no_older_because_somebody_set_the_clock_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be deleted as one that nobody has used for years."""
    store = await SqliteStore.open(tmp_path / "tables.db")
    began = time.time()
    await store.append("before", 1, [b"x"])
    monkeypatch.setattr(time, "time", lambda: began - 1000 * 86_400)
    await store.append("after", 1, [b"x"])
    await store.append("before", 2, [b"x"])
    assert all(table.changed > began - 60 for table in await store.tables())
    assert len(await store.tables()) == 2
    await store.close()


@in_loop
async def test_the_time_of_change_lags_behind_by_a_minute_at_most(tmp_path: Path) -> None:
    """So that a move does not write the index by which old tables are found."""
    now = 1_000_000.0
    store = await SqliteStore.open(tmp_path / "tables.db")
    store._clock = lambda: now
    await store.append("t", 1, [b"x"], tag="open")

    async def changed() -> float:
        (table,) = await store.tables()
        return table.changed - 1_000_000

    for number, (later, tag, expected) in enumerate(
        [
            (CHANGED_WITHIN, None, 0),
            (CHANGED_WITHIN + 1, None, CHANGED_WITHIN + 1),
            (CHANGED_WITHIN + 2, "over", CHANGED_WITHIN + 2),
            # The server was started again after the clock had been set back.
            (-9, None, -9),
        ],
        start=2,
    ):
        now = 1_000_000 + later
        await store.append("t", number, [b"x"], tag=tag)
        assert await changed() == expected
    await store.close()


@in_loop
async def test_whatever_waits_is_one_transaction(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    statements: list[str] = []
    store._writing.set_trace_callback(statements.append)
    await asyncio.gather(*(store.append(f"t{table}", 1, [b"x"]) for table in range(200)))
    # Those who come while the first one is written wait for it; it is alone at most.
    assert statements.count("COMMIT") <= 2
    await store.close()


def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    """Killed in the middle of appends; after each kill, all that was told is there, gapless."""
    path = tmp_path / "tables.db"
    acknowledged: dict[str, int] = {}
    told = 0
    chance = Random(4)
    kills = 20 if HARD else 8
    for _ in range(kills):
        with subprocess.Popen(
            [sys.executable, SUPPORT / "server" / "appender.py", path, "8"], stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            first = process.stdout.readline()
            time.sleep(chance.uniform(0, 0.1))
            os.kill(process.pid, signal.SIGKILL)
            lines = (first + process.stdout.read()).decode().splitlines(keepends=True)
        assert process.returncode == -signal.SIGKILL
        for line in lines:
            if line.endswith("\n"):
                table_id, number = line.split()
                acknowledged[table_id] = int(number)
                told += 1
        assert gaps(path) == []
        for table_id, last in acknowledged.items():
            ((kept,),) = rows(path, f"SELECT count(*) FROM entries WHERE table_id = '{table_id}'")
            assert kept >= last, f"{table_id}: {last} acknowledged, {kept} kept"
    assert told >= kills
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from pizzaiolo.server.store import StoreUnavailable
from pizzaiolo.server.store.sqlite import SqliteStore

ENTRY = b"x" * 5000

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    limit(300_000)
    kept = {}
    refused = 0
    while refused < 20:
        tables = [f"t{number}" for number in range(3)]
        outcomes = await asyncio.gather(
            *(store.append(name, kept.get(name, 0) + 1, [ENTRY] * 2) for name in tables),
            return_exceptions=True,
        )
        for name, outcome in zip(tables, outcomes):
            if outcome is None:
                kept[name] = kept.get(name, 0) + 2
            else:
                assert isinstance(outcome, StoreUnavailable), outcome
                refused += 1
        for name in tables:
            assert len(await store.load(name)) == kept.get(name, 0)
    assert sum(kept.values()) > 20
    print(sum(kept.values()))
    limit(resource.RLIM_INFINITY)
    for name in tables:
        await store.append(name, kept[name] + 1, [ENTRY])
        assert len(await store.load(name)) == kept[name] + 1
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_refuses_moves_loses_none_and_is_left_behind(tmp_path: Path) -> None:
    """The system itself refuses to write more, in the middle of a file; then there is space again.

    In a process of its own: the limit holds for all files that a process writes.
    """
    path = tmp_path / "tables.db"
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "store unavailable" in done.stderr
    assert rows(path, "SELECT count(*) FROM entries") == [(int(done.stdout) + 3,)]
    assert gaps(path) == []
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


@in_loop
async def test_a_full_file_refuses_the_whole_append(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await SqliteStore.open(path)
    await store.append("t", 1, [ENTRY])
    (pages,) = store._writing.execute("PRAGMA page_count").fetchone()
    store._writing.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreUnavailable, match="database or disk is full") as caught:
        await store.append("t", 2, [ENTRY] * 100, tag="over")
    assert str(path) in str(caught.value)
    assert len(await store.load("t")) == 1
    assert [(table.last, table.tag) for table in await store.tables()] == [(1, "")]
    store._writing.execute("PRAGMA max_page_count = 1000000")
    await store.append("t", 2, [ENTRY] * 100, tag="over")
    assert [(table.last, table.tag) for table in await store.tables()] == [(101, "over")]
    await store.close()


@in_loop
async def test_a_file_that_somebody_else_holds_is_waited_for_and_then_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.2)
    path = tmp_path / "tables.db"
    store = await SqliteStore.open(path)
    await store.append("t", 1, [b"x"])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="database is locked"):
            await store.append("t", 2, [b"x"])
        # Who reads waits for nobody.
        assert len(await store.load("t")) == 1
        other.execute("ROLLBACK")
    await store.append("t", 2, [b"x"])
    await store.close()


LITTLE_DISK = """
import asyncio, resource, sys
from pathlib import Path
from pizzaiolo.server.store.sqlite import SqliteStore

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, resource.RLIM_INFINITY))
    for number in range(1, 1501):
        await store.append("t", number, [b"x" * 200])
    await store.close()

asyncio.run(main())
"""


def test_on_a_little_disk_the_log_makes_place_for_what_is_kept(tmp_path: Path) -> None:
    """1,500 moves are 400 kB, but 12 MB of a log that is never emptied: play used to stop there."""
    path = tmp_path / "tables.db"
    done = subprocess.run(
        [sys.executable, "-c", LITTLE_DISK, path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert rows(path, "SELECT count(*) FROM entries") == [(1500,)]


@in_loop
async def test_a_disk_that_is_almost_full_is_told_before_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    assert await store.condition() == "ok"
    monkeypatch.setattr(sqlite, "LOW_DISK_BYTES", 10**18)
    assert await store.condition() == "disk_low"
    await store.append("t", 1, [b"x"])
    await store.close()


@in_loop
async def test_what_is_deleted_gives_its_space_back_and_can_be_read_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await SqliteStore.open(path)
    secret = b"Alba of the seaside"
    for number in range(40):
        await store.append(f"t{number}", 1, [secret * 500])
    await store.append("kept", 1, [b"here"])
    store._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = path.stat().st_size
    assert secret in path.read_bytes()
    assert await store.delete([f"t{number}" for number in range(40)]) == 40
    store._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert path.stat().st_size < before / 4
    assert secret not in path.read_bytes()
    assert [entry.data for entry in await store.load("kept")] == [b"here"]
    await store.close()


@in_loop
async def test_the_journal_names_neither_the_file_nor_its_owner(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "alba" / "tables.db"
    store = await SqliteStore.open(path)
    store._writing.execute("PRAGMA max_page_count = 1")
    with pytest.raises(StoreUnavailable):
        await store.append("t", 1, [ENTRY] * 100)
    await store.close()
    (line,) = caplog.records
    assert (line.getMessage(), line.__dict__["code"]) == ("store unavailable", "SQLITE_FULL")
    assert "alba" not in caplog.text


class ShortOfMemory:
    """A connection that has no memory left for one statement, and then again."""

    def __init__(self, connection: sqlite3.Connection, statement: str) -> None:
        self._connection = connection
        self._statement = statement

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def _run(self, how: Any, statement: str, *values: Any) -> Any:
        if self._statement and statement.startswith(self._statement):
            self._statement = ""
            raise MemoryError
        return how(statement, *values)

    def execute(self, statement: str, *values: Any) -> Any:
        return self._run(self._connection.execute, statement, *values)

    def executemany(self, statement: str, *values: Any) -> Any:
        return self._run(self._connection.executemany, statement, *values)


@pytest.mark.parametrize("statement", ["BEGIN", "SELECT", "INSERT INTO entries", "COMMIT"])
@in_loop
async def test_without_memory_nothing_is_kept_and_afterwards_everything(
    tmp_path: Path, statement: str
) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    store._writing = ShortOfMemory(store._writing, statement)  # type: ignore[assignment]
    with pytest.raises(StoreUnavailable, match="MemoryError"):
        await store.append("a", 1, [b"one"])
    assert await store.load("a") == []
    await store.append("a", 1, [b"two"])
    assert [entry.data for entry in await store.load("a")] == [b"two"]
    store._reading = ShortOfMemory(store._reading, "SELECT")  # type: ignore[assignment]
    with pytest.raises(StoreUnavailable, match="MemoryError"):
        await store.tables()
    assert [table.id for table in await store.tables()] == ["a"]
    await store.close()


@in_loop
async def test_its_threads_run_from_the_start(tmp_path: Path) -> None:
    """One that was started only when it is needed might find no memory to start with."""
    store = await SqliteStore.open(tmp_path / "tables.db")
    assert store._read_thread.runs
    assert store._write_thread.runs
    await store.close()
