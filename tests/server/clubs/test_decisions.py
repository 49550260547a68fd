"""What can be changed in a club, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pizzaiolo.server.clubs import decisions
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    ClubFounded,
    MemberChanged,
    MemberJoined,
    MemberLeft,
    MembersMerged,
)


def club() -> ClubFold:
    fold = ClubFold()
    for entry in (
        ClubFounded("Da Alba", at=1),
        MemberJoined(1, "Alba", "key 1", keeper=True, at=1),
        MemberJoined(2, "Bruno", "key 2", at=1),
        MemberJoined(3, "giulia", bot="giulia", at=1),
    ):
        fold.apply(entry)
    return fold


def refused(decide: Callable[[], ClubEntry | None]) -> str:
    with pytest.raises(ClubRefusalError) as error:
        decide()
    assert error.value.text
    return error.value.code


def change(
    number: int, name: str | None = None, keeper: bool | None = None
) -> Callable[[], ClubEntry | None]:
    fold = club()
    return lambda: decisions.change_member(fold, number, name=name, face=None, keeper=keeper, now=9)


def test_names_are_checked_when_they_are_written() -> None:
    assert change(2, "Berto")() == MemberChanged(2, "Berto", at=9)
    assert refused(change(2, "alba")) == "name_taken"
    assert refused(change(2, "  ")) == "name_bad"
    assert refused(change(7, "Carla")) == "no_such_member"
    assert change(1, "ALBA")() == MemberChanged(1, "ALBA", at=9)
    assert change(1, "Alba", keeper=True)() is None


def test_a_club_always_has_a_keeper_who_is_a_person() -> None:
    assert change(2, keeper=True)() == MemberChanged(2, keeper=True, at=9)
    assert refused(change(3, keeper=True)) == "no_such_member"
    assert refused(change(1, keeper=False)) == "not_keeper"


def test_a_bot_joins_once() -> None:
    fold = club()
    assert decisions.add_bot(fold, "giulia", most=9, now=9) is None
    assert decisions.add_bot(fold, "rossi", most=9, now=9) == MemberJoined(
        4, "rossi", bot="rossi", at=9
    )
    assert refused(lambda: decisions.add_bot(fold, "rossi", most=3, now=9)) == "club_full"
    fold.apply(MemberLeft(3, at=2))
    back = decisions.add_bot(fold, "giulia", most=9, now=9)
    assert back == MemberJoined(3, "giulia", bot="giulia", at=9)


def test_somebody_can_leave_and_be_forgotten_later() -> None:
    fold = club()
    left = decisions.leave(fold, 2, removed=False, forget=False, now=9)
    assert left == MemberLeft(2, at=9)
    fold.apply(left)
    assert decisions.leave(fold, 2, removed=False, forget=False, now=9) is None
    forgotten = decisions.leave(fold, 2, removed=False, forget=True, now=9)
    assert forgotten == MemberLeft(2, forget=True, at=9)
    fold.apply(forgotten)
    assert decisions.leave(fold, 2, removed=False, forget=True, now=9) is None


def test_only_two_people_can_turn_out_to_be_one() -> None:
    fold = club()
    assert decisions.merge(fold, 2, 1, now=9) == MembersMerged(2, 1, at=9)
    assert decisions.merge(fold, 2, 2, now=9) is None
    assert refused(lambda: decisions.merge(fold, 2, 3, now=9)) == "no_such_member"
    assert refused(lambda: decisions.merge(fold, 2, 8, now=9)) == "no_such_member"
    fold.apply(MemberLeft(2, forget=True, at=2))
    assert refused(lambda: decisions.merge(fold, 2, 1, now=9)) == "no_such_member"
    assert refused(lambda: decisions.merge(fold, 1, 2, now=9)) == "no_such_member"
