"""Tables: open one, find one, sit down."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.base.journal import note
from pizzaiolo.server.base.tokens import (
    hash_of,
    host_token_from,
    new_table_id,
    new_token,
    table_id_from,
    token_from,
)
from pizzaiolo.server.http.catalogue import as_file
from pizzaiolo.server.http.credentials import address_of, reader_hashes_of, token_hashes_of
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.http_io import (
    ProblemError,
    answer,
    read_json,
    seated,
    summary,
    with_cookie,
)
from pizzaiolo.server.http.routes.admission import NewTables, check_deal, room_of
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.tags import TAGS
from pizzaiolo.server.protocol import answers
from pizzaiolo.server.protocol.entries import Config, Entry
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.opening import dealt_table, empty_table

LISTED: Final = 50
"""How many public tables are on the list at most."""

LIST_SECONDS: Final = 2.0
"""After this many seconds the list of public tables is made again."""

LISTED_DAYS: Final = 2
"""A public table is not listed if nothing happened there for this many days."""


class TableRoutes:
    """Requests about tables and their seats."""

    def __init__(self, node: Node, files: FileReader, new_tables: NewTables) -> None:
        """Open tables at a node; editions and characters of one's own are read by `files`."""
        self._node = node
        self._files = files
        self._new_tables = new_tables
        self._listed: tuple[float, Response | None] = (0.0, None)

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wish = await read_json(request, self._node.settings, answers.NewTable)
        table_id = new_table_id() if wish.id is None else table_id_from(wish.id, "open")
        token = new_token() if wish.id is None else host_token_from(wish.id, table_id)
        host_hash, now = hash_of(token), self._node.clock()
        config = wish.config()
        await self._open(
            request, table_id, wish.id, config, lambda: empty_table(config, host_hash, now)
        )
        opened = answers.Opened(
            table_id, token, f"/t/{table_id}", f"/t/{table_id}/{token}", f"/ws/{table_id}"
        )
        return with_cookie(answer(opened, 201), request, table_id, token)

    async def _open(
        self,
        request: Request,
        table_id: str,
        wish_id: str | None,
        config: Config,
        entries: Callable[[], list[Entry] | Refused],
    ) -> Room:
        """A new table with its first entries; for a repeated request, the existing one."""
        room = None if wish_id is None else await self._node.room(table_id)
        if room is not None:
            return room
        self._new_tables.admit(request)
        if (refusal := await self._files.check(config, address_of(request))) is not None:
            raise ProblemError(refusal.code, refusal.text, refusal.key)
        return await self._new_tables.create(table_id, entries())

    async def list_tables(self, request: Request) -> Response:
        """List public tables."""
        made_at, listed = self._listed
        if listed is None or monotonic() - made_at > LIST_SECONDS:
            since = self._node.clock() - LISTED_DAYS * 86_400
            found = await self._node.store.tables(tags=TAGS, changed_since=since, limit=LISTED)
            rooms = [await self._node.room(each.id) for each in found]
            listed = answer(answers.Listed(tuple(summary(room) for room in rooms if room)))
            self._listed = monotonic(), listed
        return listed

    async def show_table(self, request: Request) -> Response:
        """Show what a table agreed on and who sits there."""
        room = await room_of(self._node, request)
        check_deal(self._node, room, reader_hashes_of(request, room.id))
        return answer(room.table.info())

    async def show_table_edition(self, request: Request) -> Response:
        """Show the edition that a table plays."""
        return answer(as_file((await room_of(self._node, request)).table.agreement.edition))

    async def take_seat(self, request: Request) -> Response:
        """Sit down."""
        wish = await read_json(request, self._node.settings, answers.Seat)
        room, token = await room_of(self._node, request), new_token()
        shown = token_hashes_of(request, room.id)
        if wish.id is not None:
            token = token_from(wish.id, room.id)
        taken = await self._node.command(
            room,
            Join(wish.name, wish.seat, wish.colour, wish.salt, wish.face, wish.beside),
            lambda: room.table.visitor(*shown),
            token_hash=hash_of(token),
        )
        if isinstance(taken, Refused):
            raise ProblemError(taken.code, taken.text, taken.key)
        note("seat taken", table=room.id)
        return seated(request, self._node.current(room), token, beside=wish.beside)

    async def play_now(self, request: Request) -> Response:
        """Open a table, sit down, seat bots, and deal."""
        wish = await read_json(request, self._node.settings, answers.Party)
        table_id = new_table_id() if wish.id is None else table_id_from(wish.id, "play")
        token = new_token() if wish.id is None else token_from(wish.id, table_id)
        config = wish.config if wish.bots is None else replace(wish.config, bots=wish.bots)
        host = Join(wish.name, 0, wish.colour, wish.salt, wish.face)
        seat_hash, now = hash_of(token), self._node.clock()
        room = await self._open(
            request, table_id, wish.id, config, lambda: dealt_table(config, host, seat_hash, now)
        )
        return seated(request, room, token)
