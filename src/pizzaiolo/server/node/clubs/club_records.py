"""ClubRecords: the records of a club's games, with the names that the club knows now."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import Final

from pizzaiolo.records.record import Record
from pizzaiolo.server.clubs.club_files import called
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.node.replaying import UNREADABLE, replayed
from pizzaiolo.server.protocol.entries import Entry, Revealed
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.table import Table

MOST_GAMES: Final = 500
"""How many records one request gets at most: the latest, or those before a number."""


MOST_WAITING: Final = 8
"""How many may wait for the next table to be read again, one after the other."""


class ClubRecords:
    """Reads finished games of clubs again, one table at a time."""

    def __init__(self, store: Store) -> None:
        """Read from a store."""
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Whether so many wait that nobody else should begin."""
        return self._waiting >= MOST_WAITING

    async def lines(self, fold: ClubFold, before: int) -> AsyncGenerator[str, None]:
        """The records of games with smaller numbers than this one, the latest first, as JSON.

        Each is a line of its own. Games whose tables are gone and imported games have none here,
        and neither has a game whose deal is being played again. May raise StoreUnavailable.
        """
        games = fold.results.games
        table, records = "", dict[int, Record]()
        for number in range(before - 1, max(0, before - 1 - MOST_GAMES), -1):
            game = games.game(number)
            if game.table != table:
                table, records = game.table, await self._in_turn(game.table)
            record = records.get(game.game)
            if record is not None:
                yield _line(fold, number, record)

    async def _in_turn(self, table_id: str) -> dict[int, Record]:
        # Nobody holds up others by taking in slowly what they are given.
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await self._records(table_id)
        finally:
            self._waiting -= 1

    async def _records(self, table_id: str) -> dict[int, Record]:
        """The records of all games of a table that everybody may see, by their numbers."""
        records: dict[int, Record] = {}

        def look(table: Table, entry: Entry) -> None:
            record = table.record() if isinstance(entry, Revealed) else None
            if record is not None:
                records[table.games] = record

        stored = await self._store.load(table_id) if table_id else []
        try:
            table = await replayed(stored, look)
        except UNREADABLE:
            return {}
        return {game: each for game, each in records.items() if not table.course.closed(game)}


def _line(fold: ClubFold, number: int, record: Record) -> str:
    """A record with the names of members and bots; guests have not agreed to be in a book."""
    results = fold.results
    seats = results.games.game(number).seats
    members = results.members_of(seats)
    names = tuple(
        called(fold, member) if member else seat.bot or None
        for member, seat in zip(members, seats, strict=True)
    )
    text = replace(record, names=names).to_json()
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")) + "\n"
