"""The bake of the day without a network: taken along, played in a browser, and brought back."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.base.journal import note
from pizzaiolo.server.base.tokens import day_table_id, hash_of, new_table_id, token_from
from pizzaiolo.server.http.http_io import ProblemError, answer, read_json
from pizzaiolo.server.http.routes.admission import NewTables, TryTables, needed_key
from pizzaiolo.server.http.routes.day_routes import DayRoutes
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.played_elsewhere import ForgedError, played_again
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol import day_answers
from pizzaiolo.server.protocol.entries import Entry, PaceName, entry_to_json
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.day_deal import day_table

MOST_WAITING: Final = 8
"""How many may wait until theirs is played again: the bots think for each of them."""


class AlongRoutes:
    """Requests about days that are played elsewhere."""

    def __init__(
        self, node: Node, new_tables: NewTables, tries: TryTables, days: DayRoutes
    ) -> None:
        """Serve the days of a node; `days` says what a request names, and how a day is shown."""
        self._node = node
        self._new_tables = new_tables
        self._tries = tries
        self._days = days
        self._playing = asyncio.Lock()
        self._waiting = 0

    async def take_along(self, request: Request) -> Response:
        """Hand out a day with its secret, and note that this player has it."""
        day, key = self._days.day(request), needed_key(request)
        wish = await read_json(request, self._node.settings, day_answers.Begin)
        if day != self._node.days.today():
            raise ProblemError("day_not_along", "Only the day that is on can be taken along.")
        if await self._days.begun(key, day) is not None:
            raise ProblemError("day_begun", "You have begun this day here: go on with it here.")
        self._new_tables.admit(request)
        self._tries.admit(request, key)
        table, host = day_table_id(key, day), Join(wish.name, face=wish.face)
        entries = await self._dealt(key, day, host)
        await self._node.days.take_along(day, hash_of(key))
        lines = tuple(entry_to_json(entry).decode() for entry in entries)
        return answer(day_answers.Along(day, table, token_from(key, table), lines), 201)

    async def bring_back(self, request: Request) -> Response:
        """Play a game again that was played elsewhere, and keep it if it is what it claims."""
        day, key = self._days.day(request), needed_key(request)
        brought = await read_json(request, self._node.settings, day_answers.Brought)
        player = hash_of(key)
        if not await self._node.days.is_along(day, player):
            raise ProblemError("day_not_along", "You did not take this day along while it was on.")
        room = await self._days.begun(key, day)
        if room is None:
            self._new_tables.admit(request)
            self._tries.admit(request, key)
            room = await self._kept(key, day, brought)
        # Whoever asks again, because the answer was lost, gets it once more.
        if await self._node.days.note(room.table) is None:
            raise ProblemError("day_begun", "You have begun this day here: go on with it here.")
        return answer(await self._days.shown(request, day))

    async def _kept(self, key: str, day: date, brought: day_answers.Brought) -> Room:
        table, host = day_table_id(key, day), Join(brought.name, face=brought.face)
        entries = await self._dealt(key, day, host, pace="instant")
        if self._waiting >= MOST_WAITING:
            raise ProblemError("server_busy", "Too many bakes are being checked: try again later.")
        self._waiting += 1
        try:
            async with self._playing:
                entries = await played_again(
                    new_table_id(), entries, brought.moves, self._node.thinkers
                )
        except ForgedError as error:
            note("a bake that was brought back is refused", reason=str(error))
            raise ProblemError("moves_bad", f"This is not how the day goes: {error}.") from None
        finally:
            self._waiting -= 1
        return await self._new_tables.create(table, entries)

    async def _dealt(
        self, key: str, day: date, host: Join, *, pace: PaceName = "normal"
    ) -> list[Entry]:
        """The first entries of the table of a try that was taken along."""
        secret = (await self._node.days.chain()).secret(day)
        token_hash, now = hash_of(token_from(key, day_table_id(key, day))), self._node.clock()
        entries = day_table(
            day, secret, hash_of(key), host, token_hash, now, offline=True, pace=pace
        )
        if isinstance(entries, Refused):
            raise ProblemError(entries.code, entries.text, entries.key)
        return entries
