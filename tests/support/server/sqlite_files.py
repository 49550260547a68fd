"""Files of the SQLite store for its tests: filled, and looked into from outside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo.server.store import UnusableStoreError
from pizzaiolo.server.store.sqlite import SqliteStore

ENTRY = b'{"fill":"%s"}' % (b"x" * 500)


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def gaps(path: Path) -> list[tuple[Any, ...]]:
    """Tables whose entries are not 1, 2, 3 ... without a gap."""
    return rows(
        path,
        """
        SELECT id FROM tables LEFT JOIN entries ON table_id = id GROUP BY id
        HAVING min(number) IS NOT 1 OR max(number) IS NOT count(number)
        """,
    )


async def filled(path: Path) -> None:
    """A store with two tables."""
    store = await SqliteStore.open(path)
    await store.append("a", 1, [b"one", b"two"], tag="open")
    await store.append("b", 1, [ENTRY] * 50)
    await store.close()


async def refusal(path: Path) -> str:
    with pytest.raises(UnusableStoreError) as caught:
        await SqliteStore.open(path)
    assert str(path) in str(caught.value)
    return str(caught.value).replace(str(path), "FILE")
