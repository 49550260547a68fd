"""The file of the tables: copied for its owner alone, and made compact."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from pizzaiolo.server.store import UnusableStoreError
from pizzaiolo.server.store.sqlite import SqliteStore
from pizzaiolo.server.store.sqlite_file import APPLICATION_ID, STEPS, compact, copy
from support.loops import in_loop

ENTRY = b"x" * 3000


def old_file(path: Path) -> None:
    """A file as earlier versions made it: one that gives no space back by itself."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in STEPS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


@in_loop
async def test_a_copy_of_a_file_in_use_is_whole_and_for_its_owner_alone(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    store = await SqliteStore.open(path)
    await store.append("t", 1, [ENTRY] * 20)
    copy(path, backup)
    await store.append("t", 21, [ENTRY])
    await store.close()
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    again = await SqliteStore.open(backup)
    assert len(await again.load("t")) == 20
    await again.close()
    with pytest.raises(UnusableStoreError, match="cannot be made"):
        copy(path, backup)


@in_loop
async def test_a_file_of_before_keeps_its_space_until_it_is_made_compact(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old_file(path)
    for _ in range(2):
        store = await SqliteStore.open(path)
        for number in range(50):
            await store.append(f"t{number}", 1, [ENTRY])
        await store.delete([f"t{number}" for number in range(50)])
        await store.append("kept", 1, [b"here"])
        await store.delete(["kept"])
        await store.close()
        compact(path)
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)
            assert connection.execute("PRAGMA freelist_count").fetchone() == (0,)
        assert path.stat().st_size < 50_000
    store = await SqliteStore.open(path)
    assert await store.tables() == []
    await store.close()
