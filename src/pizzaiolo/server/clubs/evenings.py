"""Evenings: the tournaments of a club, who is there, what was drawn, and how it goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pizzaiolo.server.clubs.tallies import Tally
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    EveningChanged,
    EveningOpened,
    EveningPresence,
    GamePlayed,
    MemberLeft,
    MembersMerged,
    NoShow,
    RoundDrawn,
    TableAbandoned,
)
from pizzaiolo.server.protocol.entries import Config


@dataclass(slots=True)
class DrawnTable:
    """A table of an evening."""

    table: str
    round: int
    members: tuple[int, ...]
    """By seat; 0: a bot."""
    at: float
    absent: set[int] = field(default_factory=set)
    """The members who did not come."""
    abandoned: bool = False
    over: bool = False

    @property
    def on(self) -> bool:
        """Whether its people are still expected there."""
        return not (self.abandoned or self.over)

    def expected(self) -> list[int]:
        """The members who play there, or are waited for."""
        return [member for member in self.members if member and member not in self.absent]


@dataclass(slots=True)
class EveningCourse:
    """One evening."""

    number: int
    host: int
    at: float
    games: int
    seats: int
    fill: bool
    no_show: float
    config: Config
    over: bool = False
    rounds: int = 0
    here: dict[int, bool] = field(default_factory=dict)
    """By member, whether they are here now; whoever has been here once is in it."""
    tables: dict[str, DrawnTable] = field(default_factory=dict)
    tallies: dict[int, Tally] = field(default_factory=dict)

    def table_of(self, member: int, who_is: Callable[[int], int]) -> DrawnTable | None:
        """The table at which a member plays or is expected."""
        for table in reversed(self.tables.values()):
            if table.on and member in map(who_is, table.expected()):
                return table
        return None

    def tables_on(self) -> list[DrawnTable]:
        """The tables that are not over."""
        return [table for table in self.tables.values() if table.on]


class Evenings:
    """The evenings of one club; `who_is` gives the number under which a member is known now."""

    def __init__(self, who_is: Callable[[int], int]) -> None:
        """There was none yet."""
        self._who_is = who_is
        self._evenings: list[EveningCourse] = []

    def __len__(self) -> int:
        return len(self._evenings)

    def latest(self, most: int) -> list[EveningCourse]:
        """The latest ones, the newest first."""
        return self._evenings[: -most - 1 : -1]

    def get(self, number: int) -> EveningCourse | None:
        """An evening by its number."""
        return self._evenings[number - 1] if 1 <= number <= len(self._evenings) else None

    def on(self) -> EveningCourse | None:
        """The one that is on: there is one at most."""
        return next((each for each in reversed(self._evenings) if not each.over), None)

    def ready(self, evening: EveningCourse) -> list[int]:
        """Those who can be drawn for the next round: here, not at a table, with games left."""
        busy = {
            self._who_is(member) for table in evening.tables_on() for member in table.expected()
        }
        found: list[int] = []
        for member, here in evening.here.items():
            who = self._who_is(member)
            played = evening.tallies.get(who, Tally()).games
            if here and who not in busy and who not in found and played < evening.games:
                found.append(who)
        return found

    def apply(self, entry: ClubEntry) -> None:
        """Take in what an entry says about evenings."""
        match entry:
            case EveningOpened(evening=number) if number == len(self) + 1:
                self._evenings.append(
                    EveningCourse(
                        number,
                        entry.host,
                        entry.at,
                        entry.games,
                        entry.seats,
                        entry.fill,
                        entry.no_show,
                        entry.config,
                    )
                )
            case MembersMerged(member=member, into=into):
                for each in self._evenings:
                    _merge(each, member, into)
            case MemberLeft(member=member):
                # Whoever leaves the club is drawn for no round any more.
                evening, who = self.on(), self._who_is(member)
                if evening is not None and who in evening.here:
                    evening.here[who] = False
            case (
                EveningChanged()
                | EveningPresence()
                | RoundDrawn()
                | NoShow()
                | TableAbandoned()
                | GamePlayed()
            ):
                evening = self.get(entry.evening)
                if evening is not None:
                    self._go_on(evening, entry)
            case _:
                pass

    def _go_on(
        self,
        evening: EveningCourse,
        entry: EveningChanged | EveningPresence | RoundDrawn | NoShow | TableAbandoned | GamePlayed,
    ) -> None:
        match entry:
            case EveningChanged():
                _change(evening, entry)
            case EveningPresence(member=member, here=here):
                evening.here[self._who_is(member)] = here
            case RoundDrawn():
                evening.rounds = entry.round
                for table, members in entry.tables:
                    evening.tables[table] = DrawnTable(table, entry.round, members, entry.at)
            case NoShow(table=table, member=member):
                evening.tables[table].absent.add(member)
                evening.here[self._who_is(member)] = False
            case TableAbandoned(table=table):
                evening.tables[table].abandoned = True
            case GamePlayed():
                self._count(evening, entry)

    def _count(self, evening: EveningCourse, entry: GamePlayed) -> None:
        if entry.table in evening.tables:
            evening.tables[entry.table].over = True
        winners = sum(seat.place == 1 for seat in entry.seats)
        for seat in entry.seats:
            if seat.member and not seat.bot:
                tally = evening.tallies.setdefault(self._who_is(seat.member), Tally())
                tally.games += 1
                tally.pizzas += seat.pizzas
                tally.wins += 1 / winners if seat.place == 1 else 0.0


def _merge(evening: EveningCourse, member: int, into: int) -> None:
    """Two members are one person, who is here if one of them is."""
    if member in evening.here:
        here = evening.here.pop(member)
        evening.here[into] = here or evening.here.get(into, False)
    gone = evening.tallies.pop(member, None)
    if gone is not None:
        evening.tallies.setdefault(into, Tally()).add(gone)
    if evening.host == member:
        evening.host = into


def _change(evening: EveningCourse, entry: EveningChanged) -> None:
    """What is None stays as it was."""
    evening.games = entry.games or evening.games
    evening.seats = entry.seats or evening.seats
    evening.fill = evening.fill if entry.fill is None else entry.fill
    evening.no_show = entry.no_show or evening.no_show
    evening.over = evening.over or entry.over
