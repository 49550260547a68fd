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
from pizzaiolo.server.node.replaying import replayed
from pizzaiolo.server.protocol.entries import Entry, Revealed
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.table import Table

MOST_GAMES: Final = 500
"""How many records one request gets at most: the latest, or those before a number."""


class ClubRecordsBusyError(Exception):
    """Somebody else is being given records at the moment: it is done for one at a time."""


class ClubRecords:
    """Reads finished games of clubs again, one table after the other."""

    def __init__(self, store: Store) -> None:
        """Read from a store."""
        self._store = store
        self._one_at_a_time = asyncio.Lock()

    @property
    def busy(self) -> bool:
        """Whether somebody is being given records."""
        return self._one_at_a_time.locked()

    async def lines(self, fold: ClubFold, before: int) -> AsyncGenerator[str, None]:
        """The records of games with smaller numbers than this one, the latest first, as JSON.

        Each is a line of its own. Games whose tables are gone and imported games have none here.
        May raise StoreUnavailable, and ClubRecordsBusyError before the first line.
        """
        if self.busy:
            raise ClubRecordsBusyError
        async with self._one_at_a_time:
            games = fold.results.games
            table, records = "", dict[int, Record]()
            for number in range(before - 1, max(0, before - 1 - MOST_GAMES), -1):
                game = games.game(number)
                if game.table != table:
                    table, records = game.table, await self._records(game.table)
                record = records.get(game.game)
                if record is not None:
                    yield _line(fold, number, record)

    async def _records(self, table_id: str) -> dict[int, Record]:
        """The records of all games of a table that are over, by their numbers."""
        records: dict[int, Record] = {}

        def look(table: Table, entry: Entry) -> None:
            record = table.record() if isinstance(entry, Revealed) else None
            if record is not None:
                records[table.games] = record

        stored = await self._store.load(table_id) if table_id else []
        if stored:
            await replayed(stored, look)
        return records


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
