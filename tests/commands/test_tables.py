"""The command `pizzaiolo tables`: what is kept, and how it is deleted."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest

from pizzaiolo.commands.main import main
from pizzaiolo.records.record import Record
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.days import Days
from pizzaiolo.server.store import open_store
from support.loops import in_loop
from support.server.clubs import finished as club_table
from support.server.clubs import put_into
from support.server.days import DAY, KEY, NOON, ROOT, finished
from support.servers import (
    ROOMY,
    Served,
    at_table,
    hear,
    open_table,
    play_game,
    seated,
    serving,
    take_seat,
    web_get,
)
from support.servers import say as say_at


def run(capsys: pytest.CaptureFixture[str], path: Path, *words: str, code: int = 0) -> str:
    """What the command prints."""
    assert main(["tables", "--database", str(path), *words]) == code
    captured = capsys.readouterr()
    return captured.out if code == 0 else captured.err


async def a_game(served: Served) -> str:
    table, tokens, _ = seated(served)
    await play_game(served, table, tokens, "tables")
    return table


def test_tables_are_listed_copied_out_and_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    with serving(path, *ROOMY) as served:
        played = asyncio.run(a_game(served))
        waiting = open_table(served.url)["table"]
        served.stop()
    listed = run(capsys, path, "list").splitlines()
    assert [line.split()[0] for line in listed] == [waiting, played]
    assert "private over" in listed[1]
    (written,) = run(capsys, path, "records", played, str(tmp_path / "out")).splitlines()
    assert json.loads(Path(written).read_text())["format"] == "pizzaiolo record"
    assert len(Record.from_json(Path(written).read_text()).actions) > 20
    assert run(capsys, path, "delete", played, "nowhere") == "1 of 2 deleted\n"
    assert played not in run(capsys, path, "list")
    assert "no such table" in run(capsys, path, "records", played, str(tmp_path), code=2)


def test_everything_of_a_person_is_found_by_name_and_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    with serving(path, *ROOMY) as served:
        hers, his = (open_table(served.url)["table"] for _ in range(2))
        take_seat(served.url, hers, "Alba")
        take_seat(served.url, his, "Bruno")
        served.stop()
    assert run(capsys, path, "forget", "alba").endswith("1 found; --yes deletes them\n")
    assert hers in run(capsys, path, "list")
    assert run(capsys, path, "forget", "alba", "--yes").endswith("1 deleted\n")
    assert [line.split()[0] for line in run(capsys, path, "list").splitlines()] == [his]
    run(capsys, path, "compact")
    assert b"Alba" not in path.read_bytes()


def test_a_backup_is_for_its_owner_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, backup = tmp_path / "tables.sqlite", tmp_path / "backup.sqlite"
    with serving(path, *ROOMY) as served:
        table = open_table(served.url)["table"]
        run(capsys, path, "backup", str(backup))
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert table in run(capsys, backup, "list")


@in_loop
async def test_whoever_sits_at_a_table_that_is_deleted_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    with serving(path, *ROOMY) as served:
        table = open_table(served.url)
        async with at_table(served, table["table"], table["token"]) as line:
            await hear(line, "snapshot")
            await asyncio.to_thread(run, capsys, path, "delete", table["table"])
            await say_at(line, type="configure", id="c", config={"seats": 3})
            assert (await hear(line, "bye"))["code"] == "table_closed"
        gone = web_get(f"{served.url}/api/tables/{table['table']}")
        assert gone.json()["code"] == "no_such_table"


@pytest.mark.parametrize("words", [("list",), ("backup", "x"), ("compact",)])
def test_where_nothing_is_kept_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    path = tmp_path / "nowhere.sqlite"
    assert "expected the file" in run(capsys, path, *words, code=2)
    assert not path.exists()


def test_the_books_of_days_are_listed_and_a_player_is_forgotten_with_theirs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"

    async def play_a_day() -> None:
        store = await open_store(path)
        days = Days(Books(store), lambda: NOON, ROOT)
        await days.note(finished().table)
        await days.join_board(DAY, hash_of(KEY), "Alba")
        await store.close()

    asyncio.run(play_a_day())
    assert run(capsys, path, "list").count(" book ") == 2
    assert "no such table" in run(capsys, path, "records", f"days:{DAY}", str(tmp_path), code=2)
    assert run(capsys, path, "forget", "alba", "--yes").endswith("1 deleted\n")
    left = run(capsys, path, "list")
    assert f"days:{DAY}" in left
    assert "player:" not in left


def test_a_member_of_a_club_is_forgotten_and_the_club_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, club = tmp_path / "tables.sqlite", "ClubOfTheTests00"

    async def found_a_club() -> None:
        store = await open_store(path)
        clubs = Clubs(Books(store), Settings(), lambda: NOON)
        book = await clubs.found(club, "Da Alba")
        for number, name in enumerate(("Alba", "Bruno"), 1):
            await clubs.join(book, f"key {number}", name, "")
        await clubs.note_table(book, "TableOfTheTests0")
        await put_into(store, club_table(club, (1, 2)), "TableOfTheTests0")
        await store.close()

    async def names() -> list[str | None]:
        store = await open_store(path)
        book = await Clubs(Books(store), Settings(), lambda: NOON).book(club)
        assert book is not None
        await store.close()
        return [each.name for each in book.fold.members.all()]

    asyncio.run(found_a_club())
    listed = run(capsys, path, "forget", "bruno")
    assert f"club:{club}" in listed
    assert asyncio.run(names()) == ["Alba", "Bruno"]
    said = run(capsys, path, "forget", "bruno", "--yes")
    assert said.endswith(f"forgotten in the club {club}\n0 deleted\n")
    assert asyncio.run(names()) == ["Alba", None]
    run(capsys, path, "compact")
    # At the club's table he was called Chef 1.
    for name in (b"Bruno", b"Chef 1"):
        assert name not in path.read_bytes()
