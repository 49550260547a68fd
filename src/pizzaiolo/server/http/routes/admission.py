"""Admission: what a request names and shows, whether new work is taken, who may open tables."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.limits import Buckets
from pizzaiolo.server.base.tokens import hash_of, is_token
from pizzaiolo.server.http.credentials import address_of
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.node.archive import ArchiveBusyError
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.replaying import UNREADABLE
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.entries import Entry
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.finished_games import FinishedGame


async def room_of(node: Node, request: HTTPConnection) -> Room:
    """The room of the table that is named in an address."""
    try:
        room = await node.room(request.path_params["table"])
    except UNREADABLE:
        log.exception("a table cannot be read")
        raise ProblemError("failed", "This table cannot be read any more.") from None
    if room is None:
        raise ProblemError("no_such_table", "There is no such table.")
    return room


def check_deal(node: Node, room: Room, token_hashes: tuple[str, ...]) -> None:
    """Refuse to show a table whose deal others are still to play to anyone but its player."""
    if room.table.hides_deal(node.clock()) and not any(map(room.table.who, token_hashes)):
        text = "Others are still to play this deal: only its player may see the table today."
        raise ProblemError("spectators_not_allowed", text)


def key_of(request: HTTPConnection) -> str | None:
    """The key that somebody shows as `Authorization: Bearer KEY`; None if they show none.

    Anybody makes up their own, as long as a token: a key that nobody has used has no days and is in
    no club.
    """
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer" or not is_token(key):
        raise ProblemError("key_bad", "This is not a key: it has 32 letters and digits.")
    return key


def needed_key(request: HTTPConnection) -> str:
    """The same for a request that cannot do without one."""
    key = key_of(request)
    if key is None:
        raise ProblemError("key_bad", "This needs a key: open the page once more.")
    return key


def shed(node: Node) -> None:
    """Refuse new work while the server is late with what it has to do."""
    if node.overload.sheds():
        raise ProblemError("server_busy", "The server is overloaded: try again later.")


async def finished_game_of(node: Node, room: Room, number: int) -> FinishedGame | None:
    """A game of a table (from 1) if it is over and nobody is playing its deal there again."""
    if room.table.course.closed(number):
        text = "The same deal is being played again: its earlier games can be seen afterwards."
        raise ProblemError("not_yet", text)
    shed(node)
    try:
        return await node.archive.game(room, number)
    except ArchiveBusyError:
        raise ProblemError(
            "server_busy", "Too many earlier games are being fetched: try again."
        ) from None


class NewTables:
    """Lets tables be opened at a node, so many from each address."""

    def __init__(self, node: Node) -> None:
        """Nobody has opened any yet."""
        self._node = node
        settings = node.settings
        self._addresses = Buckets(settings.tables_per_hour / 3600, settings.tables_at_once)

    def admit(self, request: HTTPConnection) -> None:
        """Refuse somebody who opens too many, and everybody while the server is overloaded."""
        shed(self._node)
        if not self._addresses.take(address_of(request)):
            raise ProblemError("rate_limited", "Too many new tables from your address.")

    async def create(self, table_id: str, entries: list[Entry] | Refused) -> Room:
        """A new table with its first entries; if it exists meanwhile, that one."""
        if isinstance(entries, Refused):
            raise ProblemError(entries.code, entries.text, entries.key)
        made = await self._node.create(table_id, entries)
        if isinstance(made, Refused):
            raise ProblemError(made.code, made.text, made.key)
        return made


class TryTables:
    """Lets people play a deal that others play as well, so often from each address and each key."""

    def __init__(self, node: Node, new_tables: NewTables) -> None:
        """Nobody has played any yet; `new_tables` says who may open a table at all."""
        self._node = node
        self._new_tables = new_tables
        settings = node.settings
        self._tries = Buckets(settings.tries_per_hour / 3600, settings.tries_at_once)

    def admit(self, request: HTTPConnection, key: str | None = None) -> None:
        """Refuse an address, or a key, that asks for too many."""
        askers = [address_of(request)] if key is None else [address_of(request), hash_of(key)]
        if not all(self._tries.take(asker) for asker in askers):
            raise ProblemError("rate_limited", "Too many tries from your address.")

    async def opened(
        self,
        request: HTTPConnection,
        key: str,
        table_id: str,
        entries: Callable[[], list[Entry] | Refused],
    ) -> Room:
        """The table of a try: the one that there is, or a new one with its first entries."""
        room = await self._node.room(table_id)
        if room is not None:
            return room
        self._new_tables.admit(request)
        self.admit(request, key)
        return await self._new_tables.create(table_id, entries())
