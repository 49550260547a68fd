"""Evening decisions: what is changed at an evening of a club, as an entry, or why it cannot be."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.clubs.decisions import present
from pizzaiolo.server.clubs.evenings import EveningCourse
from pizzaiolo.server.clubs.members import Member
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    EveningChanged,
    EveningOpened,
    EveningPresence,
    NoShow,
    RoundDrawn,
    TableAbandoned,
)
from pizzaiolo.server.protocol.evening_answers import ChangeEvening, OpenEvening

MOST_HERE: Final = 64
"""How many people an evening has room for."""


def evening_of(fold: ClubFold, number: int) -> EveningCourse:
    """An evening by its number."""
    evening = fold.evenings.get(number)
    if evening is None:
        raise ClubRefusalError("no_such_evening", "There is no such evening in this club.")
    return evening


def evening_on(fold: ClubFold, number: int) -> EveningCourse:
    """An evening that is not over."""
    evening = evening_of(fold, number)
    if evening.over:
        raise ClubRefusalError("evening_over", "This evening is over.")
    return evening


def check_host(fold: ClubFold, evening: EveningCourse, member: Member) -> None:
    """Raise ClubRefusalError if a member neither is the evening's host nor keeps the club."""
    if not member.keeper and fold.members.who_is(evening.host) != member.number:
        text = "Only the host of the evening or a keeper of the club can do this."
        raise ClubRefusalError("not_host", text)


def open_evening(fold: ClubFold, host: int, wish: OpenEvening, *, now: float) -> ClubEntry:
    """An evening begins, unless one is on."""
    if fold.evenings.on() is not None:
        raise ClubRefusalError("evening_on", "An evening is on in this club: end it first.")
    number = len(fold.evenings) + 1
    return EveningOpened(
        number, host, wish.games, wish.seats, wish.fill, wish.no_show, wish.config, at=now
    )


def change_evening(
    fold: ClubFold, number: int, wish: ChangeEvening, *, now: float
) -> ClubEntry | None:
    """The host changes what was agreed on, or ends the evening."""
    evening_on(fold, number)
    if wish == ChangeEvening():
        return None
    return EveningChanged(
        number, wish.games, wish.seats, wish.fill, wish.no_show, wish.over, at=now
    )


def be_here(
    fold: ClubFold, number: int, member: int, *, here: bool, now: float
) -> ClubEntry | None:
    """Somebody arrives, or leaves."""
    evening = evening_on(fold, number)
    who = present(fold, member)
    if who.bot:
        raise ClubRefusalError("no_such_member", "Bots come by themselves when they are needed.")
    if evening.here.get(who.number, False) == here:
        return None
    if here and sum(evening.here.values()) >= MOST_HERE:
        raise ClubRefusalError("evening_full", f"An evening has room for {MOST_HERE} people.")
    return EveningPresence(number, who.number, here, at=now)


def round_drawn(
    fold: ClubFold,
    number: int,
    round_number: int,
    tables: tuple[tuple[str, tuple[int, ...]], ...],
    *,
    now: float,
) -> ClubEntry | None:
    """A round begins; None: somebody else has drawn it meanwhile."""
    evening = evening_on(fold, number)
    if evening.rounds != round_number - 1:
        return None
    return RoundDrawn(number, round_number, tables, at=now)


def no_show(
    fold: ClubFold, number: int, table: str, member: int, *, now: float
) -> ClubEntry | None:
    """Somebody did not come to their table; None: that is known."""
    drawn = evening_of(fold, number).tables.get(table)
    if drawn is None or member not in drawn.expected():
        return None
    return NoShow(number, table, member, at=now)


def abandon(fold: ClubFold, number: int, table: str, *, now: float) -> ClubEntry | None:
    """A table of an evening is set aside; None: it is over, or was set aside before."""
    drawn = evening_of(fold, number).tables.get(table)
    if drawn is None:
        raise ClubRefusalError("no_such_table", "There is no such table at this evening.")
    return TableAbandoned(number, table, at=now) if drawn.on else None
