"""TablesHere: takes the names of forgotten members out of the tables that this server holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine
from typing import Any

from pizzaiolo.server.node.clubs.clubs import ClubBookFile, Clubs
from pizzaiolo.server.node.rooms import Room, Rooms
from pizzaiolo.server.node.timekeeper import Commanding
from pizzaiolo.server.protocol.incoming import Free
from pizzaiolo.server.table.audience import Who


class TablesHere:
    """The tables of clubs in the memory of a server."""

    def __init__(
        self,
        rooms: Rooms,
        clubs: Clubs,
        drop_games: Callable[[Collection[str]], None],
        command: Commanding,
        tell: Callable[[Room], None],
        start: Callable[[Coroutine[Any, Any, object]], object],
    ) -> None:
        """`drop_games` drops finished games of tables; `tell` says who sits at one now."""
        self._rooms = rooms
        self._clubs = clubs
        self._drop_games = drop_games
        self._command = command
        self._tell = tell
        self._start = start

    def forget(self, tables: Collection[str], members: set[int]) -> None:
        """Take these members out of these tables, as far as they are here."""
        for table_id in tables:
            room = self._rooms.get(table_id)
            if room is not None:
                room.table.forget(members)
                self._tell(room)
                self._free_seats(room)
        self._drop_games(tables)

    def loaded(self, room: Room) -> None:
        """A table has been read: some of those who sit there may be being forgotten."""
        if room.table.club is not None:
            self._free_seats(room)
            self._start(self._look_up(room, room.table.club.club))

    async def follow(self, book: ClubBookFile) -> None:
        """Read what other servers wrote into a club's book, and forget whom they have forgotten."""
        before = len(book.fold.members.forgotten)
        await book.catch_up()
        if len(book.fold.members.forgotten) > before:
            self.forget(book.fold.tables, book.fold.members.forgotten)

    async def _look_up(self, room: Room, club_id: str) -> None:
        """Open the book of a table's club, if it is not open: only then is it followed."""
        book = await self._clubs.book(club_id)
        if book is not None and book.fold.members.forgotten:
            room.table.forget(book.fold.members.forgotten)

    def _free_seats(self, room: Room) -> None:
        """Nobody waits at a table for somebody who is forgotten: the seat is for others."""
        if room.table.phase == "waiting":
            for seat in room.table.seating.forgotten():
                self._start(self._command(room, Free("", seat), lambda: Who(host=True)))
