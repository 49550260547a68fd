"""Files of older and later versions: brought up to date with all their data, or refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pizzaiolo.server.store import StoreUnavailable, sqlite_file
from pizzaiolo.server.store.sqlite import SqliteStore
from support.loops import in_loop
from support.server.sqlite_files import filled, gaps, refusal, rows

OLD_SCHEMA = (
    "CREATE TABLE moves (game TEXT, place INTEGER, json TEXT, PRIMARY KEY (game, place))",
)
TO_NOW = (
    *sqlite_file.STEPS[0],
    "INSERT INTO tables SELECT game, max(place), 'old', 0.0, 0.0 FROM moves GROUP BY game",
    "INSERT INTO entries SELECT game, place, 1, CAST(json AS BLOB) FROM moves",
    "DROP TABLE moves",
    *sqlite_file.STEPS[2],
)


def old_file(path: Path) -> None:
    """A file as an older version could have left it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in OLD_SCHEMA:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        connection.execute(f"PRAGMA application_id = {sqlite_file.APPLICATION_ID}")
        connection.executemany(
            "INSERT INTO moves VALUES (?, ?, ?)",
            [(f"g{game}", place, f'{{"è":{place}}}') for game in range(3) for place in (1, 2, 3)],
        )


@in_loop
async def test_an_older_schema_is_brought_up_to_date_with_all_its_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    old_file(path)
    monkeypatch.setattr(sqlite_file, "STEPS", (OLD_SCHEMA, TO_NOW))
    for _ in range(2):
        store = await SqliteStore.open(path)
        assert {table.id for table in await store.tables(tags=["old"])} == {"g0", "g1", "g2"}
        for game in range(3):
            entries = await store.load(f"g{game}")
            assert [entry.data.decode() for entry in entries[:3]] == [
                f'{{"è":{place}}}' for place in (1, 2, 3)
            ]
        await store.append("g0", len(await store.load("g0")) + 1, [b"new"])
        await store.close()
    assert rows(path, "PRAGMA user_version") == [(2,)]
    assert gaps(path) == []


@in_loop
async def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    old_file(path)
    before = rows(path, "SELECT * FROM moves")
    monkeypatch.setattr(
        sqlite_file, "STEPS", (OLD_SCHEMA, (*TO_NOW, "INSERT INTO nowhere VALUES (1)"))
    )
    with pytest.raises(StoreUnavailable, match="no such table: nowhere"):
        await SqliteStore.open(path)
    assert rows(path, "SELECT * FROM moves") == before
    assert rows(path, "PRAGMA user_version") == [(1,)]
    assert rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'") == [("moves",)]


@in_loop
async def test_a_file_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    known = len(sqlite_file.STEPS)
    assert await refusal(path) == (
        f"FILE: written by a later Pizzaiolo (schema 99, known up to {known})"
    )
    assert path.read_bytes() == before
