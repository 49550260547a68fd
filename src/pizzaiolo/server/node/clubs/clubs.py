"""Clubs: their books, in which members, tables, games and evenings are written down.

A club is one log of entries beside the tables. Whoever writes decides with the whole book before
them, one after the other, so that two servers agree on numbers, names and ratings as they do at a
table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import is_table_id
from pizzaiolo.server.books.book import Book
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.clubs import decisions
from pizzaiolo.server.clubs.club_fold import CLUB, ClubFold, club_book
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.clubs.members import Member
from pizzaiolo.server.protocol.club_entries import (
    ClubClosed,
    ClubEntry,
    ClubFounded,
    ClubTableOpened,
    MemberForgotten,
    MemberLeft,
)

ALWAYS: Final = (ClubClosed, MemberForgotten, MemberLeft)
"""What can be written into the fullest book, and into that of a closed club: nobody is kept in a
club, or remembered there."""

ClubBookFile = Book[ClubEntry, ClubFold]


class Clubs:
    """The clubs of one server."""

    def __init__(self, books: Books, settings: Settings, clock: Callable[[], float]) -> None:
        """None is open yet."""
        self._books = books
        self._settings = settings
        self._clock = clock

    async def book(self, club_id: str) -> ClubBookFile | None:
        """The book of a club; None: there is no such club. May raise StoreUnavailable."""
        if not is_table_id(club_id):
            return None
        book = await self._books.find(club_book(club_id), CLUB)
        return None if book is None or book.fold.name is None else book

    async def found(self, club_id: str, name: str) -> ClubBookFile:
        """A new club; if it was founded meanwhile, that one. May raise StoreUnavailable."""
        book = await self._books.open(club_book(club_id), CLUB)

        def decide(fold: ClubFold) -> ClubEntry | None:
            return ClubFounded(name, at=self._clock()) if fold.name is None else None

        await self.write(book, decide)
        return book

    async def write(
        self, book: ClubBookFile, decide: Callable[[ClubFold], ClubEntry | None]
    ) -> ClubEntry | None:
        """Write what is decided with the whole book; None: there is nothing to write.

        What `decide` raises is raised here. May raise StoreUnavailable.
        """

        def decided() -> ClubEntry | None:
            entry = decide(book.fold)
            if entry is None or isinstance(entry, ALWAYS):
                return entry
            # What was deleted a moment ago is not begun anew.
            if book.fold.name is None and not isinstance(entry, ClubFounded):
                raise ClubRefusalError("no_such_club", "There is no such club any more.")
            # Another server may have closed it a moment ago.
            if book.fold.closed:
                raise ClubRefusalError("club_closed", "This club is closed.")
            if book.number >= self._settings.club_entries:
                raise ClubRefusalError("history_full", "The book of this club is full.")
            return entry

        # Everybody is the same one here: what is decided looks at everything that is in the book.
        return await book.write("", decided)

    async def join(self, book: ClubBookFile, key_hash: str, name: str, face: str) -> Member:
        """Make somebody a member: who is one already, stays it. May raise StoreUnavailable."""
        most = self._settings.club_members
        await self.write(
            book,
            lambda fold: decisions.join(fold, key_hash, name, face, most=most, now=self._clock()),
        )
        member = book.fold.members.with_key(key_hash)
        if member is None:
            raise AssertionError("somebody joined, and is no member")
        return member

    async def note_table(self, book: ClubBookFile, table_id: str) -> None:
        """Write down that a table of the club is going to be opened. May raise StoreUnavailable."""

        def decide(fold: ClubFold) -> ClubEntry | None:
            known = table_id in fold.tables
            return None if known else ClubTableOpened(table_id, at=self._clock())

        await self.write(book, decide)
