"""Forgetting: takes the names of people who left a club out of everything that is stored.

The book says first that somebody is to be forgotten. From then on nobody is shown the name, on any
server. Then it is taken out of the entries that hold it, in the book and at the club's tables, and
at last the book says that this is done: a crash in between leaves something to do again, and never
half a name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from time import time
from typing import Final

from msgspec.structs import replace

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.book import entries_of
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.clubs.club_fold import ClubFold, club_book
from pizzaiolo.server.clubs.decisions import leave
from pizzaiolo.server.node.clubs.clubs import ClubBookFile, Clubs
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    MemberChanged,
    MemberForgotten,
    MemberJoined,
    club_entry_from_json,
    club_entry_to_json,
)
from pizzaiolo.server.protocol.entries import SeatTaken, entry_from_json, entry_to_json
from pizzaiolo.server.store import Store

_SEAT_TAKEN: Final = b'"seat_taken"'


class Forgetting:
    """Takes names out of what is stored, as the books of clubs say."""

    def __init__(
        self,
        clubs: Clubs,
        store: Store,
        forget_here: Callable[[Collection[str], set[int]], None],
        clock: Callable[[], float],
    ) -> None:
        """`forget_here` takes members out of tables in memory."""
        self._clubs = clubs
        self._store = store
        self._forget_here = forget_here
        self._clock = clock

    async def go_on(self, club_id: str, book: ClubBookFile) -> None:
        """Forget everybody who is still to be forgotten. May raise StoreUnavailable."""
        for member in book.fold.members.to_forget():
            numbers = book.fold.members.numbers_of(member)
            for table_id in list(book.fold.tables):
                if await redact_table(self._store, table_id, numbers):
                    self._forget_here([table_id], numbers)
            # What was read again meanwhile may still hold a name.
            self._forget_here(book.fold.tables, numbers)
            await redact_book(self._store, club_id, numbers)
            await self._clubs.write(book, self._done(member))

    def _done(self, member: int) -> Callable[[ClubFold], ClubEntry | None]:
        def decide(fold: ClubFold) -> ClubEntry | None:
            left = member in fold.members.to_forget()
            return MemberForgotten(member, at=self._clock()) if left else None

        return decide


async def members_called(store: Store, club_id: str, name: str) -> set[int]:
    """The members of a club who were ever called this."""
    found: set[int] = set()
    async for each in entries_of(store, club_book(club_id)):
        match club_entry_from_json(each.data):
            case (
                MemberJoined(bot="", name=str(known)) | MemberChanged(name=str(known)) as entry
            ) if known.casefold() == name.casefold():
                found.add(entry.member)
    return found


async def forget_members(store: Store, club_id: str, members: set[int]) -> None:
    """Have members of a club leave and be forgotten, without a server. May raise StoreError."""
    clubs = Clubs(Books(store), Settings(), time)
    book = await clubs.book(club_id)
    if book is None:
        return
    for member in members:
        await clubs.write(book, _leaving(member))
    await Forgetting(clubs, store, lambda *_: None, time).go_on(club_id, book)


def _leaving(member: int) -> Callable[[ClubFold], ClubEntry | None]:
    return lambda fold: leave(fold, member, removed=False, forget=True, now=time())


async def redact_book(store: Store, club_id: str, numbers: set[int]) -> None:
    """Take the names, faces and keys of members out of the book of a club."""
    changed: dict[int, bytes] = {}
    async for each in entries_of(store, club_book(club_id)):
        if b'"member_' not in each.data:
            continue
        entry = club_entry_from_json(each.data)
        if isinstance(entry, MemberJoined | MemberChanged) and entry.member in numbers:
            changed[each.number] = club_entry_to_json(_without_name(entry))
    await store.redact(club_book(club_id), changed)


def _without_name(entry: MemberJoined | MemberChanged) -> ClubEntry:
    if isinstance(entry, MemberJoined):
        return replace(entry, name="", key_hash="", face="")
    return replace(entry, name=None, face=None)


async def redact_table(store: Store, table_id: str, numbers: set[int]) -> bool:
    """Take the names of members out of a table; say whether one was there."""
    changed: dict[int, bytes] = {}
    for each in await store.load(table_id):
        if _SEAT_TAKEN not in each.data:
            continue
        entry = entry_from_json(each.data)
        if isinstance(entry, SeatTaken) and entry.member in numbers and entry.name:
            changed[each.number] = entry_to_json(replace(entry, name="", face=""))
    if changed:
        await store.redact(table_id, changed)
    return bool(changed)
