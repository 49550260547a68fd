"""What can be changed at an evening, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pizzaiolo.server.clubs import evening_decisions
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.clubs.evening_decisions import MOST_HERE
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    ClubFounded,
    EveningPresence,
    MemberJoined,
    NoShow,
    RoundDrawn,
    TableAbandoned,
)
from pizzaiolo.server.protocol.evening_answers import ChangeEvening, OpenEvening


def club(people: int = 3) -> ClubFold:
    """A club with an evening that its second member has opened; the last member is a bot."""
    fold = ClubFold()
    fold.apply(ClubFounded("Da Alba", at=1))
    for number in range(1, people + 1):
        fold.apply(
            MemberJoined(number, f"Name {number}", f"key {number}", keeper=number == 1, at=1)
        )
    fold.apply(MemberJoined(people + 1, "giulia", bot="giulia", at=1))
    fold.apply(evening_decisions.open_evening(fold, 2, OpenEvening(), now=2))
    return fold


def refused(decide: Callable[[], object]) -> str:
    with pytest.raises(ClubRefusalError) as error:
        decide()
    assert error.value.text
    return error.value.code


def here(fold: ClubFold, member: int) -> ClubEntry | None:
    return evening_decisions.be_here(fold, 1, member, here=True, now=3)


def test_one_evening_is_on_at_a_time() -> None:
    fold = club()

    def opening() -> ClubEntry:
        return evening_decisions.open_evening(fold, 1, OpenEvening(), now=3)

    assert refused(opening) == "evening_on"
    ended = evening_decisions.change_evening(fold, 1, ChangeEvening(over=True), now=3)
    assert ended is not None
    fold.apply(ended)
    assert refused(lambda: evening_decisions.evening_on(fold, 1)) == "evening_over"
    assert refused(lambda: evening_decisions.evening_of(fold, 2)) == "no_such_evening"
    assert opening() is not None


def test_its_host_and_keepers_look_after_it() -> None:
    fold = club()
    evening = evening_decisions.evening_on(fold, 1)
    for member in (1, 2):
        who = fold.members.get(member)
        assert who is not None
        evening_decisions.check_host(fold, evening, who)
    third = fold.members.get(3)
    assert third is not None
    assert refused(lambda: evening_decisions.check_host(fold, evening, third)) == "not_host"


def test_people_arrive_once_and_there_is_room_for_so_many() -> None:
    fold = club(MOST_HERE + 1)
    for member in range(1, MOST_HERE + 1):
        entry = here(fold, member)
        assert entry == EveningPresence(1, member, True, at=3)
        fold.apply(entry)
    assert here(fold, 1) is None
    assert refused(lambda: here(fold, MOST_HERE + 1)) == "evening_full"
    assert refused(lambda: here(fold, MOST_HERE + 2)) == "no_such_member"


def test_a_round_is_drawn_once() -> None:
    fold = club()
    tables = (("table", (1, 2, 0)),)
    drawn = evening_decisions.round_drawn(fold, 1, 1, tables, now=4)
    assert drawn == RoundDrawn(1, 1, tables, at=4)
    fold.apply(drawn)
    assert evening_decisions.round_drawn(fold, 1, 1, tables, now=4) is None
    missed = evening_decisions.no_show(fold, 1, "table", 2, now=5)
    assert missed == NoShow(1, "table", 2, at=5)
    fold.apply(missed)
    assert evening_decisions.no_show(fold, 1, "table", 2, now=5) is None
    assert evening_decisions.no_show(fold, 1, "other", 1, now=5) is None


def test_a_table_is_set_aside_once() -> None:
    fold = club()
    fold.apply(RoundDrawn(1, 1, (("table", (1, 2, 0)),), at=4))
    aside = evening_decisions.abandon(fold, 1, "table", now=5)
    assert aside == TableAbandoned(1, "table", at=5)
    fold.apply(aside)
    assert evening_decisions.abandon(fold, 1, "table", now=5) is None
    assert refused(lambda: evening_decisions.abandon(fold, 1, "other", now=5)) == "no_such_table"


def test_nothing_changed_is_nothing_written() -> None:
    fold = club()
    assert evening_decisions.change_evening(fold, 1, ChangeEvening(), now=3) is None
