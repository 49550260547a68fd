"""Archive: the games that tables have finished, ready to be sent, and kept while there is room.

An earlier game of a table follows from the table's entries alone, so a request for it makes the
server play all of them again. That is done once for all who ask, for one table at a time, and only
a few tables may wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from math import inf
from typing import Final

from pizzaiolo.server.node.replaying import replayed
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.entries import Entry, Revealed
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.finished_games import FinishedGame, finished_game
from pizzaiolo.server.table.table import Table

MOST_BYTES: Final = 32_000_000
"""How many bytes of all games together are kept."""

MOST_WAITING: Final = 16
"""How many tables may wait to be played again."""


class ArchiveBusyError(Exception):
    """Too many earlier games are being asked for at the moment."""


class Archive:
    """Finished games of all tables; those that were asked for last are kept."""

    def __init__(self, store: Store) -> None:
        """Nothing is kept yet."""
        self._store = store
        self._kept: dict[tuple[str, int], FinishedGame] = {}
        self._bytes = 0
        self._replaying: dict[str, asyncio.Task[dict[int, FinishedGame]]] = {}
        self._one_at_a_time = asyncio.Lock()
        self.replays = 0
        """How often a table was played again."""

    async def game(self, room: Room, number: int) -> FinishedGame | None:
        """A game of a table (from 1) if it is over; may raise ArchiveBusyError."""
        table = room.table
        if not 1 <= number <= table.games:
            return None
        if number == table.games and table.phase != "waiting":
            # The latest game is still on the table.
            if table.phase != "over":
                return None
            if (room.id, number) not in self._kept:
                self._keep(room.id, number, finished_game(table))
        found = self._kept.get((room.id, number))
        if found is None:
            found = (await self._replay(room.id)).get(number)
        if found is not None:
            # What was asked for last is dropped last.
            self._keep(room.id, number, found)
        return found

    def forget(self, table_ids: Collection[str]) -> None:
        """Tables were deleted, or names were taken out of them."""
        for key in [key for key in self._kept if key[0] in table_ids]:
            self._bytes -= self._kept.pop(key).size

    async def _replay(self, table_id: str) -> dict[int, FinishedGame]:
        task = self._replaying.get(table_id)
        if task is None:
            if len(self._replaying) >= MOST_WAITING:
                raise ArchiveBusyError
            task = asyncio.create_task(self._play_again(table_id))
            self._replaying[table_id] = task
            task.add_done_callback(lambda _: self._replaying.pop(table_id, None))
        return await asyncio.shield(task)

    async def _play_again(self, table_id: str) -> dict[int, FinishedGame]:
        """All games of a table that are over, by their numbers."""
        games: dict[int, FinishedGame] = {}

        def look(table: Table, entry: Entry) -> None:
            if isinstance(entry, Revealed):
                # Everything had been told by the time the secret was shown.
                table.released(inf)
                games[table.games] = finished_game(table)
                self._keep(table_id, table.games, games[table.games])

        async with self._one_at_a_time:
            self.replays += 1
            await replayed(await self._store.load(table_id), look)
        return games

    def _keep(self, table_id: str, number: int, game: FinishedGame) -> None:
        old = self._kept.pop((table_id, number), None)
        self._bytes += game.size - (0 if old is None else old.size)
        self._kept[table_id, number] = game
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            self._bytes -= self._kept.pop(next(iter(self._kept))).size
