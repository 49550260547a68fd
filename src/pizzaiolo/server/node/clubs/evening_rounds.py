"""EveningRounds: draws the rounds of evenings, opens their tables, and waits for nobody for long.

A round is written into the club's book first, with the names of its tables, which follow from the
club and the round. A table that is not there yet is opened by whichever server first looks for it,
so a crash in between and two servers at once do no harm. Whoever has not come to a table in time is
replaced by a bot: the server that drew the round sees to that, and so does every other one that is
asked how the evening goes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from pizzaiolo.server.base.tokens import evening_table_id
from pizzaiolo.server.books.evening_draw import DrawnRound, TableSizes, draw_round
from pizzaiolo.server.clubs import evening_decisions
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.clubs.evenings import DrawnTable, EveningCourse
from pizzaiolo.server.clubs.tallies import Tally
from pizzaiolo.server.node.clubs.clubs import ClubBookFile
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.replaying import UNREADABLE
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.club_entries import ClubEntry
from pizzaiolo.server.protocol.entries import Config, OfClub
from pizzaiolo.server.protocol.incoming import Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.agreement import agree
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.opening import drawn_table

A_MOMENT: Final = 0.1
"""How many seconds later than necessary the server looks for those who have not come."""


def checked(config: Config, seats: int) -> Config:
    """What is played at an evening; ClubRefusalError if no table of this size could play it.

    Seats and starting players are drawn, so none has a handicap, and strangers are not invited.
    """
    if config.edition_data is not None:
        text = "An evening is played with one of the editions that the server has."
        raise ClubRefusalError("config_bad", text)
    config = replace(config, seats=seats, levels=(), start="random", public=False)
    agreed = agree(config)
    if isinstance(agreed, Refused):
        raise ClubRefusalError(agreed.code, agreed.text)
    return config


class EveningRounds:
    """The evenings of a node's clubs."""

    def __init__(self, node: Node) -> None:
        """Open tables at a node."""
        self._node = node
        self._clubs = node.clubs

    # --- Drawing ---

    async def draw(self, club_id: str, book: ClubBookFile, number: int) -> None:
        """Begin the next round with everybody who is ready for it."""
        evening = evening_decisions.evening_on(book.fold, number)
        ready = book.fold.evenings.ready(evening)
        if not ready or (not evening.fill and len(ready) < 2):
            raise ClubRefusalError("not_yet", "Nobody is free for another round just now.")
        round_number = evening.rounds + 1
        # It takes some tens of milliseconds: others go on meanwhile.
        drawn = await asyncio.to_thread(
            _drawn, book.fold, evening, ready, f"{club_id} {number} {round_number}"
        )
        tables = tuple(
            (
                evening_table_id(club_id, number, round_number, place),
                tuple(0 if who is None else int(who) for who in seats),
            )
            for place, seats in enumerate(drawn.tables)
        )
        now = self._node.clock()
        written = await self._clubs.write(
            book,
            lambda fold: evening_decisions.round_drawn(fold, number, round_number, tables, now=now),
        )
        if written is not None:
            await self.attend(club_id, book, number)
            self._look_again(club_id, book, number)

    def _look_again(self, club_id: str, book: ClubBookFile, number: int) -> None:
        """Come back when the time of those is up who do not come to their tables."""

        def look() -> None:
            if not self._node.closing:
                self._node.tasks.start(self.attend(club_id, book, number))

        seconds = evening_decisions.evening_of(book.fold, number).no_show + A_MOMENT
        asyncio.get_running_loop().call_later(seconds, look)

    # --- Tables ---

    async def attend(self, club_id: str, book: ClubBookFile, number: int) -> dict[str, Room]:
        """Open tables that are not open yet, and begin those where somebody is missing for long.

        Returns the tables that are on. May raise StoreUnavailable.
        """
        evening = evening_decisions.evening_of(book.fold, number)
        rooms: dict[str, Room] = {}
        for table in evening.tables_on():
            room = await self._room(club_id, evening, table)
            if room is None:
                continue
            rooms[table.table] = room
            if room.table.phase == "waiting" and self._waits_for_nobody(book, evening, table, room):
                await self._begin_without(book, evening, table, room)
        return rooms

    async def _room(self, club_id: str, evening: EveningCourse, table: DrawnTable) -> Room | None:
        try:
            room = await self._node.room(table.table)
        except UNREADABLE:
            # The host can set it aside.
            return None
        if room is not None:
            return room
        of_club = OfClub(club_id, evening.number, table.members)
        entries = drawn_table(evening.config, of_club, self._node.clock())
        made = (
            entries
            if isinstance(entries, Refused)
            else await self._node.create(table.table, entries)
        )
        return None if isinstance(made, Refused) else made

    def seconds_left(self, evening: EveningCourse, table: DrawnTable) -> float:
        """How long those who are missing at a table still have."""
        return max(0.0, table.at + evening.no_show - self._node.clock())

    def _waits_for_nobody(
        self, book: ClubBookFile, evening: EveningCourse, table: DrawnTable, room: Room
    ) -> bool:
        """Whether everybody who is missing has had their time, or has left the evening."""
        who_is = book.fold.members.who_is
        here = any(evening.here.get(who_is(each), False) for each in missing(table, room))
        return not here or self.seconds_left(evening, table) == 0

    async def _begin_without(
        self, book: ClubBookFile, evening: EveningCourse, table: DrawnTable, room: Room
    ) -> None:
        absent, now = missing(table, room), self._node.clock()
        nobody_came = len(absent) == len(table.expected())
        if nobody_came:
            await self._clubs.write(
                book,
                lambda fold: evening_decisions.abandon(fold, evening.number, table.table, now=now),
            )
        else:
            await self._node.command(room, Start("no show"), lambda: Who(host=True))
        for member in absent:
            await self._clubs.write(book, self._no_show(evening.number, table.table, member))

    def _no_show(
        self, number: int, table: str, member: int
    ) -> Callable[[ClubFold], ClubEntry | None]:
        now = self._node.clock()
        return lambda fold: evening_decisions.no_show(fold, number, table, member, now=now)


def missing(table: DrawnTable, room: Room) -> list[int]:
    """The members who have not come to a table that waits for them."""
    if room.table.phase != "waiting":
        return []
    seated = {chair.member for chair in room.table.seating.chairs}
    return [member for member in table.expected() if member not in seated]


def _drawn(fold: ClubFold, evening: EveningCourse, ready: list[int], seed: str) -> DrawnRound:
    who_is = fold.members.who_is
    past = [
        tuple(str(who_is(member)) if member else None for member in table.members)
        for table in list(evening.tables.values())
    ]
    allowed = [
        seats
        for seats in range(2, 7)
        if not isinstance(agree(replace(evening.config, seats=seats)), Refused)
    ]
    sizes = TableSizes(evening.seats, min(allowed), max(allowed), fill_up=evening.fill)
    played = [evening.tallies.get(member, Tally()).games for member in ready]
    people = [str(member) for member in ready]
    return draw_round(people, past, sizes, evening.games - min(played), seed)
