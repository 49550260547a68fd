"""Evenings of a club: open one, arrive, draw rounds, see how it goes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.clubs import evening_decisions
from pizzaiolo.server.clubs.evenings import DrawnTable, EveningCourse
from pizzaiolo.server.clubs.members import Member
from pizzaiolo.server.clubs.tallies import Tally
from pizzaiolo.server.http.http_io import answer, read_json, whole_number
from pizzaiolo.server.http.routes.admission import NewTables
from pizzaiolo.server.http.routes.club_access import ClubChanges, club_of, member_asking
from pizzaiolo.server.http.routes.club_view import fresh
from pizzaiolo.server.node.clubs.clubs import ClubBookFile
from pizzaiolo.server.node.clubs.evening_rounds import EveningRounds, checked, missing
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol import evening_answers


class EveningRoutes:
    """Requests about the evenings of clubs."""

    def __init__(self, node: Node, new_tables: NewTables, changes: ClubChanges) -> None:
        """Serve the evenings of a node's clubs; the others say who may do how much."""
        self._node = node
        self._new_tables = new_tables
        self._changes = changes
        self._clubs = node.clubs
        self._rounds = EveningRounds(node)

    async def open_evening(self, request: Request) -> Response:
        """Open an evening; who opens it is there."""
        book = await club_of(self._node, request)
        host = member_asking(book, request).number
        wish = await read_json(request, self._node.settings, evening_answers.OpenEvening)
        wish = replace(wish, config=checked(wish.config, wish.seats))
        self._changes.admit(request)
        now = self._node.clock()
        await self._clubs.write(
            book, lambda fold: evening_decisions.open_evening(fold, host, wish, now=now)
        )
        number = len(book.fold.evenings)
        await self._clubs.write(
            book, lambda fold: evening_decisions.be_here(fold, number, host, here=True, now=now)
        )
        return answer(await self._shown(request, book, number), 201)

    async def show_evening(self, request: Request) -> Response:
        """Show an evening; 304 if nothing is new."""
        book = await club_of(self._node, request)
        return fresh(request, await self._shown(request, book, _evening(request)))

    async def change_evening(self, request: Request) -> Response:
        """Change an evening, or end it."""
        book, number = await club_of(self._node, request), _evening(request)
        evening, _ = self._as_host(book, request)
        wish = await read_json(request, self._node.settings, evening_answers.ChangeEvening)
        if wish.seats is not None:
            checked(evening.config, wish.seats)
        self._changes.admit(request)
        now = self._node.clock()
        await self._clubs.write(
            book, lambda fold: evening_decisions.change_evening(fold, number, wish, now=now)
        )
        return answer(await self._shown(request, book, number))

    async def be_here(self, request: Request) -> Response:
        """Arrive at an evening, or leave it."""
        book, number = await club_of(self._node, request), _evening(request)
        evening, me = evening_decisions.evening_on(book.fold, number), member_asking(book, request)
        wish = await read_json(request, self._node.settings, evening_answers.BeHere)
        member = me.number if wish.member is None else wish.member
        if member != me.number:
            evening_decisions.check_host(book.fold, evening, me)
        self._changes.admit(request)
        now = self._node.clock()
        await self._clubs.write(
            book,
            lambda fold: evening_decisions.be_here(fold, number, member, here=wish.here, now=now),
        )
        return answer(await self._shown(request, book, number))

    async def draw_round(self, request: Request) -> Response:
        """Begin the next round."""
        book, number = await club_of(self._node, request), _evening(request)
        self._as_host(book, request)
        # A round counts as one new table: a host may set aside what was drawn, and draw again.
        self._new_tables.admit(request)
        await self._rounds.draw(request.path_params["club"], book, number)
        return answer(await self._shown(request, book, number), 201)

    async def abandon_table(self, request: Request) -> Response:
        """Set aside a table that nobody finishes."""
        book, number = await club_of(self._node, request), _evening(request)
        self._as_host(book, request)
        self._changes.admit(request)
        table, now = request.path_params["table"], self._node.clock()
        await self._clubs.write(
            book, lambda fold: evening_decisions.abandon(fold, number, table, now=now)
        )
        return answer(await self._shown(request, book, number))

    def _as_host(self, book: ClubBookFile, request: Request) -> tuple[EveningCourse, Member]:
        """The evening in an address, for its host or a keeper."""
        evening = evening_decisions.evening_on(book.fold, _evening(request))
        member = member_asking(book, request)
        evening_decisions.check_host(book.fold, evening, member)
        return evening, member

    # --- Showing ---

    async def _shown(
        self, request: Request, book: ClubBookFile, number: int
    ) -> evening_answers.Evening:
        fold = book.fold
        evening = evening_decisions.evening_of(fold, number)
        rooms: dict[str, Room] = {}
        if not evening.over:
            rooms = await self._rounds.attend(request.path_params["club"], book, number)
        tables = tuple(
            self._table(evening, table, rooms.get(table.table), fold.members.who_is)
            for table in evening.tables.values()
            if table.on or table.round == evening.rounds
        )
        return evening_answers.Evening(
            fold.name or "",
            number,
            fold.members.who_is(evening.host),
            evening.at,
            evening.over,
            evening.games,
            evening.seats,
            evening.fill,
            evening.no_show,
            evening.config.edition,
            evening.rounds,
            len(fold.evenings.ready(evening)),
            tables,
            _players(evening, fold.members.who_is),
        )

    def _table(
        self,
        evening: EveningCourse,
        table: DrawnTable,
        room: Room | None,
        who_is: Callable[[int], int],
    ) -> evening_answers.EveningTable:
        phase: evening_answers.EveningPhase = "waiting" if room is None else room.table.phase
        if not table.on:
            phase = "abandoned" if table.abandoned else "over"
        absent = () if room is None else tuple(map(who_is, missing(table, room)))
        left = round(self._rounds.seconds_left(evening, table)) if absent else None
        members = tuple(who_is(member) or None for member in table.members)
        return evening_answers.EveningTable(table.table, table.round, members, absent, left, phase)


def _players(
    evening: EveningCourse, who_is: Callable[[int], int]
) -> tuple[evening_answers.EveningPlayer, ...]:
    """Everybody who is or was there, the best first: wins count, then pizzas."""
    tallies = {member: evening.tallies.get(member, Tally()) for member in evening.here}
    scores = {member: (tally.wins, tally.pizzas) for member, tally in tallies.items()}
    players: list[evening_answers.EveningPlayer] = []
    for member in sorted(scores, key=lambda each: (-scores[each][0], -scores[each][1], each)):
        tally, table = tallies[member], evening.table_of(member, who_is)
        players.append(
            evening_answers.EveningPlayer(
                member,
                evening.here[member],
                tally.games,
                round(tally.wins, 3),
                tally.pizzas,
                1 + sum(score > scores[member] for score in scores.values()),
                None if table is None else table.table,
            )
        )
    return tuple(players)


def _evening(request: Request) -> int:
    """The evening in an address."""
    return whole_number(request.path_params["evening"])
