"""Evenings: who is here, who can be drawn, and how it goes."""

from __future__ import annotations

from pizzaiolo.server.clubs.evenings import EveningCourse, Evenings
from pizzaiolo.server.clubs.tallies import Tally
from pizzaiolo.server.protocol.club_entries import (
    EveningChanged,
    EveningOpened,
    EveningPresence,
    GamePlayed,
    MembersMerged,
    RoundDrawn,
    SeatResult,
    TableAbandoned,
)
from pizzaiolo.server.protocol.entries import Config


def opened(*here: int, games: int = 2) -> tuple[Evenings, EveningCourse]:
    evenings = Evenings(lambda member: member)
    evenings.apply(EveningOpened(1, 1, games, 4, True, 60.0, Config(), at=1.0))
    for member in here:
        evenings.apply(EveningPresence(1, member, True, at=2.0))
    evening = evenings.on()
    assert evening is not None
    return evenings, evening


def played(table: str, *members: int) -> GamePlayed:
    seats = tuple(SeatResult(5 - place, place, who) for place, who in enumerate(members, 1))
    return GamePlayed("oven", seats, table, 1, evening=1, at=9.0)


def test_those_who_are_here_can_be_drawn_until_they_have_played_enough() -> None:
    evenings, evening = opened(1, 2, 3, games=1)
    evenings.apply(EveningPresence(1, 3, False, at=3.0))
    assert evenings.ready(evening) == [1, 2]
    evenings.apply(RoundDrawn(1, 1, (("table", (1, 0)),), at=4.0))
    assert evenings.ready(evening) == [2]
    evenings.apply(played("table", 1, 0))
    assert evenings.ready(evening) == [2]
    assert evening.tallies == {1: Tally(1, 1.0, 4)}
    assert (evening.rounds, evening.tables_on()) == (1, [])


def test_nobody_waits_for_a_table_that_was_set_aside() -> None:
    evenings, evening = opened(1, 2)
    evenings.apply(RoundDrawn(1, 1, (("table", (1, 2)),), at=4.0))
    table = evening.table_of(2, lambda member: member)
    assert table is not None
    assert table.table == "table"
    evenings.apply(TableAbandoned(1, "table", at=5.0))
    assert evening.table_of(2, lambda member: member) is None
    assert evenings.ready(evening) == [1, 2]


def test_an_evening_is_changed_and_ends() -> None:
    evenings, evening = opened()
    evenings.apply(EveningChanged(1, games=5, no_show=30.0, at=2.0))
    assert (evening.games, evening.seats, evening.fill, evening.no_show) == (5, 4, True, 30.0)
    evenings.apply(EveningChanged(1, over=True, at=3.0))
    assert evenings.on() is None
    assert evenings.get(1) is evening
    assert evenings.get(2) is None
    assert evenings.latest(5) == [evening]


def test_one_person_is_here_once() -> None:
    evenings, evening = opened(1, 2)
    evenings.apply(played("table", 1, 2))
    evenings.apply(EveningPresence(1, 1, False, at=3.0))
    evenings.apply(MembersMerged(2, 1, at=4.0))
    assert evening.here == {1: True}
    assert evening.tallies == {1: Tally(2, 1.0, 7)}
