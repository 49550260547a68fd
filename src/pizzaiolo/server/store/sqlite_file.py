"""The SQLite file itself: opened, checked, brought up to date, copied and compacted."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from pizzaiolo.server.store import StoreUnavailable, UnusableStoreError

APPLICATION_ID: Final = 0x50495A5A
"""What our files have in their header: "PIZZ"."""

BUSY_SECONDS: Final = 5.0
"""How long to wait for somebody else who writes to the file: a backup, a second server."""

LOG_PAGES: Final = 256
"""Pages of 4 kB in the log of what was written, before they are moved into the file."""

SMALL_BYTES: Final = 16_000_000
"""A file up to this size is checked before it is used; a larger one while it is in use."""

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
    (
        # With row ids: reviews are long, and without them such rows would lie between the keys.
        """
        CREATE TABLE reviews (
            table_id TEXT NOT NULL REFERENCES tables (id),
            game INTEGER NOT NULL CHECK (game > 0),
            judge INTEGER NOT NULL,
            complete INTEGER NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (table_id, game)
        )
        """,
    ),
    # The entries say it themselves: for the last number alone, a page more was written with every
    # entry. SQLite before 3.35 cannot drop a column.
    (
        """
        CREATE TABLE shorter (
            id TEXT PRIMARY KEY,
            tag TEXT NOT NULL,
            created REAL NOT NULL,
            changed REAL NOT NULL
        ) WITHOUT ROWID
        """,
        "INSERT INTO shorter SELECT id, tag, created, changed FROM tables",
        "DROP TABLE tables",
        "ALTER TABLE shorter RENAME TO tables",
        "CREATE INDEX tables_by_tag ON tables (tag, changed)",
    ),
)
"""The schema: the first step makes version 1, each further one the next version of the last.

A step that was released is never changed: files exist that it has been applied to."""


def connected(path: Path) -> sqlite3.Connection:
    """A connection without transactions of Python's own, and as durable as SQLite can be."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous = FULL")
    # If a disk keeps synced data in a cache of its own (macOS), ask it not to.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    # On a small disk the log of what is written must not take the place of what is kept.
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    connection.execute(f"PRAGMA journal_size_limit = {LOG_PAGES * 4096}")
    # Whatever is deleted is gone, and not only out of sight.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def opened(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Check a file and bring its schema up to date; return connections to write and to read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of games that are being played: nobody else may read it.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise UnusableStoreError(f"{path}: cannot be opened ({error.strerror})") from error
    with contextlib.ExitStack() as opened:
        try:
            writing = opened.enter_context(contextlib.closing(connected(path)))
            _check(writing, path)
            # Only for a new file; an existing one stays as it was made (see `compact`).
            writing.execute("PRAGMA auto_vacuum = INCREMENTAL")
            (mode,) = writing.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise UnusableStoreError(
                    f"{path}: expected a disk for WAL mode, found one for {mode}"
                )
            _migrate(writing, path)
            reading = opened.enter_context(contextlib.closing(connected(path)))
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
    if path.stat().st_size <= SMALL_BYTES:
        damage = damage_in(connection)
        if damage:
            raise UnusableStoreError(f"{path}: damaged ({damage})")


def damage_in(connection: sqlite3.Connection) -> str:
    """What is wrong with a file, or nothing; reads all of it, a second or more for a gigabyte."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return "" if found == "ok" else " ".join(found.split())


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
    # A step may put another table in the place of one that others refer to.
    connection.execute("PRAGMA foreign_keys = OFF")
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
    connection.execute("PRAGMA foreign_keys = ON")


def copy(source: Path, target: Path) -> None:
    """Copy a file that may be in use; like the file itself, only its owner may read it."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise UnusableStoreError(f"{target}: cannot be made ({error.strerror})") from error
    try:
        with (
            contextlib.closing(connected(source)) as reading,
            contextlib.closing(sqlite3.connect(target)) as writing,
        ):
            _check(reading, source)
            reading.backup(writing)
    except sqlite3.Error as error:
        target.unlink()
        raise StoreUnavailable(f"{source}: {error}") from error


def compact(path: Path) -> None:
    """Rewrite a file without the space of what was deleted; no server may use it meanwhile.

    From then on it gives back space by itself, which files of earlier versions do not.
    """
    with contextlib.closing(connected(path)) as connection:
        _check(connection, path)
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("VACUUM")
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{path}: {error}") from error
