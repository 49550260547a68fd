"""The store in one SQLite file: for one process, nothing to set up.

The file is in WAL mode and every commit is synced to the disk. One thread writes, another reads;
neither is the event loop's.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from pizzaiolo.server.store import (
    Conflict,
    Known,
    StoredEntry,
    StoredTable,
    StoreUnavailable,
    UnusableStoreError,
)
from pizzaiolo.server.store.writer import Append, Outcome, Writer, checked

T = TypeVar("T")

_LOG: Final = logging.getLogger(__name__)

APPLICATION_ID: Final = 0x50495A5A
"""What our files have in their header: "PIZZ"."""

BUSY_SECONDS: Final = 5.0
"""How long to wait for somebody else who writes to the file: a backup, a second server."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            last INTEGER NOT NULL,
            tag TEXT NOT NULL,
            created REAL NOT NULL,
            changed REAL NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX tables_by_tag ON tables (tag, changed)",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL CHECK (number > 0),
            version INTEGER NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID
        """,
    ),
)
"""The schema: the first step makes version 1, each further one the next version of the last.

A step that was released is never changed: files exist that it has been applied to."""


class SqliteStore:
    """Keeps entries in one SQLite file; see `Store` for what its methods promise."""

    def __init__(
        self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection
    ) -> None:
        """Use a file that was opened, checked and brought up to date; `open` does all that."""
        self.path = path
        self._writing = writing
        self._reading = reading
        self._write_thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._read_thread = ThreadPoolExecutor(1, "sqlite-reader")
        self._writer = Writer(self._write)
        self._closed = asyncio.Event()

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the file at a path, or make it; see `open_store`."""
        store = cls(path, *await asyncio.to_thread(_opened, path))
        # A thread that runs already cannot fail to start when memory is short.
        for thread in (store._read_thread, store._write_thread):
            await store._in(thread, lambda: None)
        return store

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[bytes],
        *,
        tag: str | None = None,
        version: int = 1,
    ) -> None:
        """Keep the next entries of a table."""
        await self._writer.append(checked(table_id, number, entries, tag, version))

    async def load(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """All entries of a table with a number above this one."""
        rows = await self._read(
            "SELECT number, version, data FROM entries WHERE table_id = ? AND number > ?"
            " ORDER BY number",
            (table_id, after),
        )
        return [StoredEntry(*row) for row in rows]

    async def tables(
        self,
        *,
        tags: Collection[str] | None = None,
        changed_since: float = 0.0,
        limit: int = 1000,
    ) -> list[StoredTable]:
        """Tables with one of these tags, changed since then."""
        wanted = "" if tags is None else f"tag IN ({', '.join('?' * len(tags))}) AND"
        rows = await self._read(
            f"SELECT id, last, tag, created, changed FROM tables WHERE {wanted} changed >= ?"
            " ORDER BY created DESC, id LIMIT ?",
            (*(tags or ()), changed_since, limit),
        )
        return [StoredTable(*row) for row in rows]

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Tell about later entries than those known; afterwards nobody else writes to the file."""
        with contextlib.suppress(StoreUnavailable):
            for table_id, number in known().items():
                for (last,) in await self._read(
                    "SELECT last FROM tables WHERE id = ?", (table_id,)
                ):
                    if last > number:
                        yield table_id, last
        await self._closed.wait()

    shared = False

    async def announce(self, table_id: str, words: str) -> None:
        """Nobody else is there."""

    async def overhear(self) -> AsyncIterator[tuple[str, str]]:
        """Nobody else says anything."""
        nothing: tuple[tuple[str, str], ...] = ()
        await self._closed.wait()
        for each in nothing:
            yield each

    async def close(self) -> None:
        """Keep what is still to be kept, then close the file."""
        await self._writer.close()
        if self._closed.is_set():
            return
        self._closed.set()
        await self._in(self._read_thread, self._reading.close)
        await self._in(self._write_thread, self._writing.close)
        self._read_thread.shutdown()
        self._write_thread.shutdown()

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except MemoryError as error:
            # It may be there again in a moment: whoever asks then is answered.
            raise self._unavailable(error) from error

    async def _read(self, statement: str, values: tuple[str | float, ...]) -> list[tuple[Any, ...]]:
        """All rows of a query."""
        if self._closed.is_set():
            raise StoreUnavailable("the store is closed")
        try:
            return await self._in(
                self._read_thread, lambda: self._reading.execute(statement, values).fetchall()
            )
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        return await self._in(self._write_thread, lambda: self._commit(batch))

    def _commit(self, batch: list[Append]) -> list[Outcome]:
        """Write a batch in one transaction, in the writer's thread."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            now = time.time()
            outcomes = [self._keep(append, now) for append in batch]
            self._writing.execute("COMMIT")
        except (sqlite3.Error, MemoryError) as error:
            # Some errors have ended the transaction already.
            if self._writing.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._writing.execute("ROLLBACK")
            raise self._unavailable(error) from error
        return outcomes

    def _keep(self, append: Append, now: float) -> Outcome:
        """Write one append, if its number is the next one of its table."""
        row = self._writing.execute(
            "SELECT last FROM tables WHERE id = ?", (append.table_id,)
        ).fetchone()
        last = 0 if row is None else row[0]
        if append.number <= last:
            return Conflict(f"{append.table_id} has {last} entries: {append.number} is taken")
        if append.number > last + 1:
            return ValueError(f"{append.table_id} has {last} entries: {append.number} is not next")
        self._writing.execute(
            "INSERT INTO tables VALUES (?1, ?2, coalesce(?3, ''), ?4, ?4) ON CONFLICT (id)"
            " DO UPDATE SET last = ?2, tag = coalesce(?3, tag), changed = ?4",
            (append.table_id, append.last, append.tag, now),
        )
        self._writing.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?)",
            [
                (append.table_id, number, append.version, data)
                for number, data in enumerate(append.entries, append.number)
            ],
        )
        return None

    def _unavailable(self, error: sqlite3.Error | MemoryError) -> StoreUnavailable:
        reason = str(error) or type(error).__name__
        _LOG.error("store unavailable: %s: %s", self.path, reason)
        return StoreUnavailable(f"{self.path}: {reason}")


def _connected(path: Path) -> sqlite3.Connection:
    """A connection without transactions of Python's own, and as durable as SQLite can be."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous = FULL")
    # Where a disk keeps what is synced in a cache of its own (macOS), ask it not to.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _opened(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Check a file and bring its schema up to date; return connections to write and to read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of games that are being played: for nobody else to read.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise UnusableStoreError(f"{path}: cannot be opened ({error.strerror})") from error
    with contextlib.ExitStack() as opened:
        try:
            writing = opened.enter_context(contextlib.closing(_connected(path)))
            _check(writing, path)
            (mode,) = writing.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise UnusableStoreError(
                    f"{path}: expected a disk for WAL mode, found one for {mode}"
                )
            _migrate(writing, path)
            reading = opened.enter_context(contextlib.closing(_connected(path)))
            reading.execute("PRAGMA query_only = ON")
        except sqlite3.OperationalError as error:
            raise StoreUnavailable(f"{path}: {error}") from error
        except sqlite3.DatabaseError as error:
            raise UnusableStoreError(f"{path}: no SQLite file, or damaged ({error})") from error
        opened.pop_all()
    return writing, reading


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse, before anything is changed, a file that is not ours, is damaged or is too new."""
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not things:
        return
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise UnusableStoreError(f"{path}: an SQLite file, but none of Pizzaiolo's")
    _check_version(_version(connection), path)
    # Reads the whole file: a second for a gigabyte, and no move is lost to a damage unseen.
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise UnusableStoreError(f"{path}: damaged ({' '.join(found.split())})")


def _check_version(version: int, path: Path) -> None:
    if version > len(STEPS):
        raise UnusableStoreError(
            f"{path}: written by a later Pizzaiolo (schema {version}, known up to {len(STEPS)})"
        )


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Take all steps that a file lacks, or none of them."""
    if _version(connection) == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Somebody else may have taken them, or more of them, while we waited.
        version = _version(connection)
        _check_version(version, path)
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
