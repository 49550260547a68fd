"""The store in one SQLite file: for one process, nothing to set up.

The file is in WAL mode and every commit is synced to the disk. One thread writes, another reads;
neither is the event loop's.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from math import inf
from pathlib import Path
from typing import Any, Final, TypeVar

from pizzaiolo.server.base.clock import steady_clock
from pizzaiolo.server.store import (
    CHANGED_WITHIN,
    EVERYTHING,
    Condition,
    Known,
    StoredEntry,
    StoredReview,
    StoredTable,
    StoreUnavailable,
)
from pizzaiolo.server.store.one_thread import OneThread
from pizzaiolo.server.store.sqlite_file import SMALL_BYTES, connected, damage_in, opened
from pizzaiolo.server.store.writer import ENTRY_FORMAT, Append, Outcome, Writer, checked, refusal

T = TypeVar("T")

_LOG: Final = logging.getLogger(__name__)

LOW_DISK_BYTES: Final = 32_000_000
"""With less free space than this, the store reports that its disk will soon be full."""

LAST: Final = "SELECT max(number) FROM entries WHERE table_id = "
"""Begins a query for the number of a table's last entry; none if there is no such table."""

PAGES_AT_ONCE: Final = 1000
"""How many pages are given back to the disk before others may write."""


class SqliteStore:
    """Keeps entries in one SQLite file; see `Store` for what its methods promise."""

    def __init__(
        self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection
    ) -> None:
        """Use a file that was opened, checked and brought up to date; `open` does all that."""
        self.path = path
        self._writing = writing
        self._reading = reading
        self._write_thread = OneThread("sqlite-writer")
        self._read_thread = OneThread("sqlite-reader")
        self._writer = Writer(self._write)
        self._closed = asyncio.Event()
        self._damaged = False
        self._clock = steady_clock()
        """By the clock on the wall, a table that is played after that was set back would be old."""
        self._checking: sqlite3.Connection | None = None
        self._check: asyncio.Task[None] | None = None
        """While a large file is read through, the connection that does so, and its task."""

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the file at a path, or make it; see `open_store`.

        A large file is read through in search of damage while it is already in use.
        """
        store = cls(path, *await asyncio.to_thread(opened, path))
        if path.stat().st_size > SMALL_BYTES:
            store._check = asyncio.create_task(store._read_through(), name="store check")
        return store

    async def _read_through(self) -> None:
        self._checking = connected(self.path)
        try:
            damage = await asyncio.to_thread(damage_in, self._checking)
        except sqlite3.DatabaseError as error:
            # Interrupted, where the store was closed; what is too damaged to be read, otherwise.
            damage = "" if self._closed.is_set() else str(error)
        finally:
            self._checking.close()
            self._checking = None
        if damage:
            self._damaged = True
            _LOG.error("the file of the tables is damaged: nothing more is written to it")

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[bytes],
        *,
        tag: str | None = None,
    ) -> None:
        """Keep the next entries of a table."""
        await self._writer.append(checked(table_id, number, entries, tag))

    async def load(
        self, table_id: str, after: int = 0, limit: int = EVERYTHING
    ) -> list[StoredEntry]:
        """The entries of a table with a number above this one."""
        rows = await self._read(
            "SELECT number, data FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
            " LIMIT ?",
            (table_id, after, limit),
        )
        return [StoredEntry(*row) for row in rows]

    async def tables(
        self,
        *,
        tags: Collection[str] | None = None,
        changed_since: float = 0.0,
        changed_before: float = inf,
        limit: int = 1000,
    ) -> list[StoredTable]:
        """Tables with one of these tags, changed in that time."""
        wanted = "" if tags is None else f"tag IN ({', '.join('?' * len(tags))}) AND"
        rows = await self._read(
            f"SELECT id, ({LAST}id), tag, created, changed FROM tables WHERE {wanted} changed >= ?"
            " AND changed < ? ORDER BY created DESC, id LIMIT ?",
            (*(tags or ()), changed_since, changed_before, limit),
        )
        return [StoredTable(*row) for row in rows]

    async def delete(self, table_ids: Collection[str], *, changed_before: float = inf) -> int:
        """Forget tables with all their entries, and give back their space."""
        ids = list(table_ids)
        return await self._in(self._write_thread, lambda: self._delete(ids, changed_before))

    def _delete(self, table_ids: list[str], changed_before: float) -> int:
        number = 0
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for table_id in table_ids:
                old = "(SELECT id FROM tables WHERE id = ? AND changed < ?)"
                which = table_id, changed_before
                self._writing.execute(f"DELETE FROM reviews WHERE table_id IN {old}", which)
                self._writing.execute(f"DELETE FROM entries WHERE table_id IN {old}", which)
                gone = self._writing.execute(f"DELETE FROM tables WHERE id IN {old}", which)
                number += gone.rowcount
            self._writing.execute("COMMIT")
            if number:
                # As a script: as a statement, Python would take only its first step.
                self._writing.executescript(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})")
        except (sqlite3.Error, MemoryError) as error:
            self._roll_back()
            raise self._unavailable(error) from error
        return number

    async def redact(self, table_id: str, entries: Mapping[int, bytes]) -> None:
        """Put other texts in the place of entries; the old ones are overwritten in the file."""
        rows = [(data, table_id, number) for number, data in entries.items()]
        await self._in(self._write_thread, lambda: self._redact(table_id, rows))

    def _redact(self, table_id: str, rows: list[tuple[bytes, str, int]]) -> None:
        if self._damaged:
            raise StoreUnavailable(f"{self.path}: damaged")
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            self._writing.executemany(
                "UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", rows
            )
            self._writing.execute("DELETE FROM reviews WHERE table_id = ?", (table_id,))
            self._writing.execute("COMMIT")
        except (sqlite3.Error, MemoryError) as error:
            self._roll_back()
            raise self._unavailable(error) from error

    async def keep_review(self, table_id: str, game: int, review: StoredReview) -> None:
        """Keep the review of a game, unless a better one is there."""
        values = table_id, game, review.judge, review.complete, review.data
        await self._in(self._write_thread, lambda: self._keep_review(values))

    def _keep_review(self, values: tuple[str, int, int, bool, bytes]) -> None:
        if self._damaged:
            raise StoreUnavailable(f"{self.path}: damaged")
        try:
            self._writing.execute(
                "INSERT INTO reviews SELECT ?1, ?2, ?3, ?4, ?5"
                " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)"
                " ON CONFLICT (table_id, game) DO UPDATE"
                " SET judge = excluded.judge, complete = excluded.complete, data = excluded.data"
                " WHERE reviews.judge < excluded.judge"
                " OR reviews.judge = excluded.judge AND NOT reviews.complete",
                values,
            )
        except (sqlite3.Error, MemoryError) as error:
            raise self._unavailable(error) from error

    async def review(self, table_id: str, game: int) -> StoredReview | None:
        """The review of a game that is kept."""
        rows = await self._read(
            "SELECT judge, complete, data FROM reviews WHERE table_id = ? AND game = ?",
            (table_id, game),
        )
        return next((StoredReview(judge, bool(whole), data) for judge, whole, data in rows), None)

    def claim_review(self, table_id: str, game: int) -> AbstractAsyncContextManager[bool]:
        """Nobody else could work on it."""
        return contextlib.nullcontext(enter_result=True)

    async def condition(self) -> Condition:
        """Whether damage was found, or the disk is almost full."""
        if self._damaged:
            return "damaged"
        free = (await asyncio.to_thread(shutil.disk_usage, self.path.parent)).free
        return "disk_low" if free < LOW_DISK_BYTES else "ok"

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Tell about later entries than those known; afterwards nobody else writes to the file."""
        with contextlib.suppress(StoreUnavailable):
            for table_id, number in known().items():
                ((last,),) = await self._read(f"{LAST}?", (table_id,))
                if last is not None and last > number:
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
        """Write what is still waiting, then close the file."""
        await self._writer.close()
        if self._closed.is_set():
            return
        self._closed.set()
        if self._check is not None:
            if self._checking is not None:
                self._checking.interrupt()
            await asyncio.wait([self._check])
        await self._in(self._read_thread, self._reading.close)
        await self._in(self._write_thread, self._writing.close)
        self._read_thread.stop()
        self._write_thread.stop()

    async def _in(self, thread: OneThread, work: Callable[[], T]) -> T:
        try:
            return await thread.do(work)
        except MemoryError as error:
            # It may be there again in a moment: a later request is answered.
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

    def _write(self, batch: list[Append]) -> asyncio.Future[list[Outcome]]:
        return self._write_thread.do(lambda: self._commit(batch))

    def _commit(self, batch: list[Append]) -> list[Outcome]:
        """Write a batch in one transaction, in the writer's thread."""
        if self._damaged:
            raise StoreUnavailable(f"{self.path}: damaged")
        try:
            return self._try_to_commit(batch)
        except MemoryError as error:
            raise self._unavailable(error) from error
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_FULL:
                raise self._unavailable(error) from error
        # The log may take the space that the file needs: empty it, and try once more.
        try:
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            return self._try_to_commit(batch)
        except (sqlite3.Error, MemoryError) as error:
            raise self._unavailable(error) from error

    def _try_to_commit(self, batch: list[Append]) -> list[Outcome]:
        now = self._clock()
        # By itself, a statement is a transaction.
        if len(batch) == 1 and self._follow(batch[0], now):
            return [None]
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            outcomes = [
                None if self._follow(append, now) else self._keep(append, now) for append in batch
            ]
            self._writing.execute("COMMIT")
        except (sqlite3.Error, MemoryError):
            self._roll_back()
            raise
        return outcomes

    def _roll_back(self) -> None:
        # Some errors have ended the transaction already.
        if self._writing.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._writing.execute("ROLLBACK")

    def _follow(self, append: Append, now: float) -> bool:
        """Write an entry that follows the last one of its table, where nothing else changes.

        That is nearly every append. Nothing else is written with it, and few pages.
        """
        if append.number == 1 or len(append.entries) > 1 or append.tag is not None:
            return False
        # Otherwise there is no number, and an entry without a number is left out.
        written = self._writing.execute(
            f"INSERT OR IGNORE INTO entries VALUES (?1, CASE WHEN ({LAST}?1) = ?2 - 1"
            " AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND changed BETWEEN ?5 AND ?6)"
            " THEN ?2 END, ?3, ?4)",
            (
                append.table_id,
                append.number,
                ENTRY_FORMAT,
                append.entries[0],
                now - CHANGED_WITHIN,
                now,
            ),
        )
        return written.rowcount == 1

    def _keep(self, append: Append, now: float) -> Outcome:
        """Write one append and note the table, if its number is the next one of its table."""
        (found,) = self._writing.execute(f"{LAST}?", (append.table_id,)).fetchone()
        last = 0 if found is None else found
        if append.number != last + 1:
            return refusal(append, last)
        self._writing.execute(
            "INSERT INTO tables VALUES (?1, coalesce(?2, ''), ?3, ?3)"
            " ON CONFLICT (id) DO UPDATE SET tag = coalesce(?2, tag), changed = ?3",
            (append.table_id, append.tag, now),
        )
        self._writing.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?)",
            [
                (append.table_id, number, ENTRY_FORMAT, data)
                for number, data in enumerate(append.entries, append.number)
            ],
        )
        return None

    def _unavailable(self, error: sqlite3.Error | MemoryError) -> StoreUnavailable:
        # Not the path: it holds the name of the person who runs the server.
        code = getattr(error, "sqlite_errorname", type(error).__name__)
        _LOG.error("store unavailable", extra={"code": code})
        return StoreUnavailable(f"{self.path}: {str(error) or code}")
