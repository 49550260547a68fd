"""ClubFold: what the entries of a club's log add up to, kept up to date and never recounted."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.books.book import TAG, Sort
from pizzaiolo.server.clubs.evenings import Evenings
from pizzaiolo.server.clubs.members import Members
from pizzaiolo.server.clubs.results import Results
from pizzaiolo.server.protocol.club_entries import (
    ClubClosed,
    ClubEntry,
    ClubFounded,
    ClubRenamed,
    ClubTableOpened,
    GamePlayed,
    GameReviewed,
    MemberJoined,
    MemberLeft,
    RoundDrawn,
    club_entry_from_json,
    club_entry_to_json,
)

CLOSED: Final = "closed club"
"""The tag of a club's book once the club is closed: it is deleted some time after that."""

DESERTED: Final = "empty club"
"""The tag of a club's book while nobody is in the club: it is deleted some time after that."""

_PREFIX: Final = "club:"


def club_book(club_id: str) -> str:
    """The name of a club's book: no table has such a name."""
    return f"{_PREFIX}{club_id}"


def club_in(name: str) -> str | None:
    """The club whose book has this name; None: it is another sort of log."""
    return name.removeprefix(_PREFIX) if name.startswith(_PREFIX) else None


class ClubFold:
    """One club."""

    def __init__(self) -> None:
        """It is not founded yet."""
        self.name: str | None = None
        """None: there is no such club."""
        self.founded = 0.0
        self.closed = False
        self.members = Members()
        self.results = Results(self.members.who_is)
        self.evenings = Evenings(self.members.who_is)
        self.tables: dict[str, None] = {}
        """Its tables, in the order in which they were opened."""

    def apply(self, entry: ClubEntry) -> None:
        """Take in the next entry."""
        match entry:
            case GamePlayed() | GameReviewed():
                # Most entries are these: the others are not asked about them.
                self.results.apply(entry)
                if isinstance(entry, GamePlayed) and entry.evening:
                    self.evenings.apply(entry)
            case ClubFounded(name=name, at=at):
                self.name, self.founded = name, at
            case ClubRenamed(name=name):
                self.name = name
            case ClubClosed():
                self.closed = True
            case ClubTableOpened(table=table):
                self.tables[table] = None
            case _:
                self.members.apply(entry)
                self.results.apply(entry)
                self.evenings.apply(entry)
                if isinstance(entry, RoundDrawn):
                    self.tables.update(dict.fromkeys(table for table, _ in entry.tables))


def _tag(fold: ClubFold, entry: ClubEntry) -> str | None:
    """By this the store finds clubs that are closed, or that everybody has left."""
    match entry:
        case ClubClosed():
            return CLOSED
        case ClubFounded():
            return DESERTED
        case MemberJoined(bot=""):
            return TAG
        case MemberLeft(member=member) if not fold.closed:
            gone = fold.members.who_is(member)
            here = (each.number for each in fold.members.all() if not each.left and not each.bot)
            return DESERTED if all(number == gone for number in here) else None
        case _:
            return None


CLUB: Final = Sort[ClubEntry, ClubFold](club_entry_to_json, club_entry_from_json, ClubFold, _tag)
