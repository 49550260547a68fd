"""Databases written by earlier versions are opened, and every game in them is played on.

`tests/golden/databases/first-version.sqlite` was written by commit b9ebae0, before the modules
moved into their rooms, in the middle of games: in turns, while the oven is emptied, with a plan
made, with bots, in a rematch. Beside it stands what time it was at each table then.
`with-days.sqlite` was written before there were clubs, with bakes of the day: one that is in the
books, one whose server died before it could write that down, one in the middle. The files stay as
they are.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from random import Random

import pytest

from pizzaiolo.commands.tables import is_book
from pizzaiolo.records.verify import BAD, verify
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import day_table_id, hash_of
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.clubs.club_games import ClubGames
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.days import Days
from pizzaiolo.server.protocol.entries import Config, Entry, entry_from_json
from pizzaiolo.server.store import StoredEntry, StoredReview
from pizzaiolo.server.store.sqlite import SqliteStore
from pizzaiolo.server.table.audience import Viewer
from pizzaiolo.server.table.club_result import club_result
from pizzaiolo.server.table.finished_games import finished_records
from pizzaiolo.server.table.table import Table
from support.places import GOLDEN
from support.server.clubs import finished as club_table
from support.server.days import DAY, KEY, NOON, OTHER_KEY, ROOT, DayNode, finished
from support.server.serving import Node, play_to_the_end

DATABASES = GOLDEN / "databases"

MOMENTS = {
    (path.stem, table): moment
    for path in sorted(DATABASES.glob("*.json"))
    for table, moment in json.loads(path.read_text()).items()
}
"""By database and table: the time, the number of the last step told, and the phase."""


async def loaded(database: str, folder: Path) -> dict[str, list[StoredEntry]]:
    """All tables of a copy of a database; opening one may bring it up to date."""
    shutil.copy(DATABASES / f"{database}.sqlite", folder)
    store = await SqliteStore.open(folder / f"{database}.sqlite")
    ids = [table.id for table in await store.tables() if not is_book(table.id)]
    entries = {table: await store.load(table) for table in ids}
    await store.close()
    return entries


@pytest.mark.parametrize("database", sorted({database for database, _ in MOMENTS}))
def test_a_database_of_an_earlier_version_can_be_opened(database: str, tmp_path: Path) -> None:
    tables = asyncio.run(loaded(database, tmp_path))
    assert set(tables) == {table for name, table in MOMENTS if name == database}
    for entries in tables.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.parametrize("database", sorted({database for database, _ in MOMENTS}))
def test_reviews_find_their_place_in_it(database: str, tmp_path: Path) -> None:
    async def keep() -> None:
        shutil.copy(DATABASES / f"{database}.sqlite", tmp_path)
        for _ in range(2):
            store = await SqliteStore.open(tmp_path / f"{database}.sqlite")
            tables = [table.id for table in await store.tables()]
            review = StoredReview(1, True, b"a review")
            await store.keep_review(tables[0], 1, review)
            assert await store.review(tables[0], 1) == review
            assert await store.review(tables[1], 1) is None
            await store.close()

    asyncio.run(keep())


@pytest.mark.parametrize("database", sorted({database for database, _ in MOMENTS}))
def test_a_day_is_played_in_it(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        shutil.copy(DATABASES / f"{database}.sqlite", tmp_path)
        results = []
        for _ in range(2):
            store = await SqliteStore.open(tmp_path / f"{database}.sqlite")
            days = Days(Books(store), lambda: NOON)
            await days.note(finished().table)
            results.append(((await days.chain()).root, (await days.day(DAY)).fold.delivered))
            await store.close()
        assert results[0] == results[1]

    asyncio.run(play())


def test_days_are_as_they_were_and_what_is_missing_is_written_down(tmp_path: Path) -> None:
    async def look() -> None:
        shutil.copy(DATABASES / "with-days.sqlite", tmp_path)
        store = await SqliteStore.open(tmp_path / "with-days.sqlite")
        days = Days(Books(store), lambda: NOON)
        assert (await days.chain()).root == ROOT
        day, mine = await days.day(DAY), await days.player(hash_of(KEY))
        assert set(day.fold.tries) == {hash_of(KEY)}
        assert day.fold.on_board(hash_of(KEY))
        assert (mine.fold.name, mine.fold.days) == ("Alba", {DAY: day.fold.tries[hash_of(KEY)]})
        stored = await store.load(day_table_id(OTHER_KEY, DAY))
        await days.note(Table.replay(entry_from_json(each.data) for each in stored))
        assert set(day.fold.tries) == {hash_of(KEY), hash_of(OTHER_KEY)}
        await store.close()

    asyncio.run(look())


@pytest.mark.parametrize("database", sorted({database for database, _ in MOMENTS}))
def test_a_club_is_founded_in_it(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        shutil.copy(DATABASES / f"{database}.sqlite", tmp_path)
        club, told = "ClubOfTheTests00", []
        for _ in range(2):
            store = await SqliteStore.open(tmp_path / f"{database}.sqlite")
            clubs = Clubs(Books(store), Settings(), lambda: NOON)
            book = await clubs.found(club, "Da Alba")
            for number, name in enumerate(("Alba", "Bruno"), 1):
                await clubs.join(book, f"key {number}", name, "")
            result = club_result(club_table(club, (1, 2)).table)
            assert result is not None
            games = ClubGames(clubs, store, asyncio.create_task, lambda *_: None)
            await games.note("TableOfTheTests0", result)
            assert len(book.fold.results.games) == 1
            told.append((book.fold.name, book.number, book.fold.results.games.game(1)))
            await store.close()
        assert told[0] == told[1]

    asyncio.run(play())


@pytest.mark.parametrize(("database", "table_id"), sorted(MOMENTS))
def test_every_game_in_it_is_played_on(database: str, table_id: str, tmp_path: Path) -> None:
    kept = asyncio.run(loaded(database, tmp_path))[table_id]
    entries: list[Entry] = [entry_from_json(entry.data) for entry in kept]
    moment = MOMENTS[database, table_id]
    table = Table.replay(entries)
    table.released(moment["now"])
    assert (table.n, table.phase) == (moment["n"], moment["phase"])
    node = Node(Config(), table_id) if table.deal is None else DayNode(entries, moment["now"])
    node.entries, node.table, node.now = entries, table, moment["now"]
    # No id is used twice.
    node._ids = 1_000_000
    if table.phase == "waiting":
        for seat, chair in enumerate(table.seating.chairs):
            if chair.name is None:
                node.join(seat)
    for seat in range(len(table.seating.chairs)):
        question = table.snapshot(Viewer(seat), node.now).question
        if question is not None:
            node.questions[seat] = question
    play_to_the_end(node, Random(table_id))
    assert table.phase == "over"
    records = finished_records(node.entries)
    assert records
    for record in records:
        assert BAD not in {finding.mark for finding in verify(record)}
