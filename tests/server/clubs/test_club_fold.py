"""A club is what its entries say."""

from __future__ import annotations

from pizzaiolo.server.base.tokens import is_table_id
from pizzaiolo.server.clubs.club_fold import CLUB, ClubFold, club_book
from pizzaiolo.server.protocol.club_entries import (
    ClubClosed,
    ClubFounded,
    ClubRenamed,
    ClubTableOpened,
    MemberJoined,
)


def test_a_club_has_a_name_tables_and_an_end() -> None:
    fold = ClubFold()
    assert not fold.tables
    for entry in (
        ClubFounded("Da Alba", at=1),
        MemberJoined(1, "Alba", "hash", keeper=True, at=2),
        ClubTableOpened("table", at=3),
        ClubRenamed("Da Bruno", at=4),
    ):
        fold.apply(CLUB.read(CLUB.write(entry)))
    assert (fold.name, fold.founded, fold.closed) == ("Da Bruno", 1, False)
    assert list(fold.tables) == ["table"]
    assert [each.name for each in fold.members.all()] == ["Alba"]
    fold.apply(ClubClosed(at=5))
    assert fold.closed


def test_no_table_has_the_name_of_a_book() -> None:
    assert not is_table_id(club_book("a" * 16))
