"""Files that are no store of ours, or a damaged one: refused, left alone, and no crash."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from pizzaiolo.server.store import StoreUnavailable, sqlite, sqlite_file
from pizzaiolo.server.store.sqlite import SqliteStore
from pizzaiolo.server.store.sqlite_file import damage_in
from support.loops import in_loop
from support.server.sqlite_files import filled, refusal


@in_loop
async def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Basil, flour, a good oven.\n" * 100)
    assert await refusal(text) == "FILE: no SQLite file, or damaged (file is not a database)"
    assert text.read_text() == "Basil, flour, a good oven.\n" * 100

    other = tmp_path / "bookmarks.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE entries (place TEXT)")
    before = other.read_bytes()
    assert await refusal(other) == "FILE: an SQLite file, but none of Pizzaiolo's"
    assert other.read_bytes() == before

    assert await refusal(tmp_path) == "FILE: cannot be opened (Is a directory)"
    assert "cannot be opened" in await refusal(text / "below.db")


@in_loop
async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await filled(path)
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")

    path.write_bytes(whole[: len(whole) // 2])
    assert "FILE: " in await refusal(path)

    damaged = 0
    for page in range(1, len(whole) // size):
        start = page * size
        path.write_bytes(whole[:start] + b"\xff" * size + whole[start + size :])
        damaged += "damaged" in await refusal(path)
    assert damaged == len(whole) // size - 1

    path.write_bytes(whole)
    store = await SqliteStore.open(path)
    assert len(await store.load("b")) == 50
    await store.close()


async def read_through(path: Path) -> SqliteStore:
    """A store whose file has been checked while it was in use."""
    store = await SqliteStore.open(path)
    assert store._check is not None
    await store._check
    return store


@in_loop
async def test_a_large_file_is_checked_while_it_is_used_and_not_written_to_if_it_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    await filled(path)
    whole = path.read_bytes()
    monkeypatch.setattr(sqlite_file, "SMALL_BYTES", 1000)
    monkeypatch.setattr(sqlite, "SMALL_BYTES", 1000)
    store = await read_through(path)
    assert await store.condition() == "ok"
    await store.append("new", 1, [b"x"])
    await store.close()

    path.write_bytes(whole[:-4096] + b"\xff" * 4096)
    store = await read_through(path)
    assert await store.condition() == "damaged"
    with pytest.raises(StoreUnavailable, match="damaged"):
        await store.append("new", 1, [b"x"])
    await store.close()


@in_loop
async def test_a_large_file_is_ready_before_it_has_been_read_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long that takes: here it does not end before everything else has been done."""
    path = tmp_path / "tables.db"
    await filled(path)
    done = threading.Event()

    def slowly(connection: sqlite3.Connection) -> str:
        assert done.wait(60)
        return damage_in(connection)

    for module in (sqlite, sqlite_file):
        monkeypatch.setattr(module, "SMALL_BYTES", 1000)
        monkeypatch.setattr(module, "damage_in", slowly)
    store = await SqliteStore.open(path)
    assert len(await store.load("b")) == 50
    await store.append("new", 1, [b"x"])
    assert await store.delete(["b"]) == 1
    assert await store.condition() == "ok"
    done.set()
    await store.close()


@in_loop
async def test_a_store_can_be_closed_while_its_file_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    await filled(path)
    monkeypatch.setattr(sqlite, "SMALL_BYTES", 1000)
    store = await SqliteStore.open(path)
    await store.close()
    assert is_free(path)


def is_free(path: Path) -> bool:
    """Whether nobody holds the file any more: whoever does keeps its log beside it."""
    return not path.with_name(path.name + "-wal").exists()


@in_loop
async def test_damage_while_it_runs_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await filled(path)
    store = await SqliteStore.open(path)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))
    with pytest.raises(StoreUnavailable, match="malformed"):
        await store.load("b")
    await store.close()
