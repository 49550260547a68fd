"""Clubs: found one, look in, join, play there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.base.limits import Buckets
from pizzaiolo.server.base.tokens import (
    club_id_from,
    hash_of,
    host_token_from,
    new_table_id,
    new_token,
    table_id_from,
    token_from,
)
from pizzaiolo.server.clubs.decisions import check_club_name, check_name
from pizzaiolo.server.http.cookies import tokens_for
from pizzaiolo.server.http.credentials import address_of
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.http_io import ProblemError, answer, read_json, seated, with_cookie
from pizzaiolo.server.http.routes.admission import NewTables, needed_key, room_of
from pizzaiolo.server.http.routes.club_access import club_of, member_asking
from pizzaiolo.server.http.routes.club_view import ClubView, fresh
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import answers, club_answers
from pizzaiolo.server.protocol.entries import OfClub
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.opening import empty_table


class ClubRoutes:
    """Requests about a club, its members and its tables."""

    def __init__(
        self, node: Node, files: FileReader, new_tables: NewTables, view: ClubView
    ) -> None:
        """Serve the clubs of a node; `new_tables` says who may open tables."""
        self._view = view
        self._node = node
        self._clubs = node.clubs
        self._files = files
        self._new_tables = new_tables
        settings = node.settings
        self._founders = Buckets(settings.clubs_per_hour / 3600, settings.clubs_at_once)
        self._joiners = Buckets(settings.members_per_hour / 3600, settings.members_at_once)

    # --- Founding, looking, joining ---

    async def found_club(self, request: Request) -> Response:
        """Found a club."""
        key = needed_key(request)
        wish = await read_json(request, self._node.settings, club_answers.FoundClub)
        check_club_name(wish.club)
        check_name(wish.name)
        club_id = new_table_id() if wish.id is None else club_id_from(wish.id, key)
        book = await self._clubs.book(club_id)
        if book is None:
            if not (self._founders.take(address_of(request)) and self._founders.take(hash_of(key))):
                raise ProblemError("rate_limited", "Too many new clubs from your address.")
            book = await self._clubs.found(club_id, wish.club)
        if book.fold.closed:
            raise ProblemError("club_closed", "This club is closed.")
        await self._clubs.join(book, hash_of(key), wish.name, wish.face)
        return answer(await self._view.shown(request, book, club_id), 201)

    async def show_club(self, request: Request) -> Response:
        """Show a club; 304 if nothing is new."""
        book = await club_of(self._node, request)
        return fresh(request, await self._view.shown(request, book))

    async def join_club(self, request: Request) -> Response:
        """Become a member."""
        book, key = await club_of(self._node, request), needed_key(request)
        wish = await read_json(request, self._node.settings, club_answers.JoinClub)
        if not (self._joiners.take(address_of(request)) and self._joiners.take(hash_of(key))):
            raise ProblemError("rate_limited", "Too many new members from your address.")
        await self._clubs.join(book, hash_of(key), wish.name, wish.face)
        return answer(await self._view.shown(request, book))

    # --- Playing ---

    async def open_club_table(self, request: Request) -> Response:
        """Open a table that belongs to the club."""
        book = await club_of(self._node, request)
        member_asking(book, request)
        wish = await read_json(request, self._node.settings, answers.NewTable)
        table_id = new_table_id() if wish.id is None else table_id_from(wish.id, "open")
        token = new_token() if wish.id is None else host_token_from(wish.id, table_id)
        config = wish.config()
        if wish.id is None or await self._node.room(table_id) is None:
            self._new_tables.admit(request)
            if (refusal := await self._files.check(config, address_of(request))) is not None:
                raise ProblemError(refusal.code, refusal.text, refusal.key)
            of_club = OfClub(request.path_params["club"])
            entries = empty_table(config, hash_of(token), self._node.clock(), of_club)
            if not isinstance(entries, Refused):
                # First in the book: a table of the club that is not in it would be lost to it.
                await self._clubs.note_table(book, table_id)
            await self._new_tables.create(table_id, entries)
        opened = answers.Opened(
            table_id, token, f"/t/{table_id}", f"/t/{table_id}/{token}", f"/ws/{table_id}"
        )
        return with_cookie(answer(opened, 201), request, table_id, token)

    async def take_club_seat(self, request: Request) -> Response:
        """Sit down as a member."""
        book, key = await club_of(self._node, request), needed_key(request)
        member = member_asking(book, request)
        wish = await read_json(request, self._node.settings, club_answers.SitDown)
        room = await room_of(self._node, request)
        if room.table.club is None or room.table.club.club != request.path_params["club"]:
            raise ProblemError("no_such_table", "There is no such table in this club.")
        token = token_from(key, room.id)
        kept = tokens_for(request.cookies, room.id) if "origin" in request.headers else ()
        shown = tuple(hash_of(each) for each in (token, *kept))
        name, who_is = member.name or "", book.fold.members.who_is
        # A seat may have been drawn for them before they turned out to be the same person.
        drawn = (each for each in room.table.club.members if who_is(each) == member.number)
        number = next(drawn, member.number)
        taken = await self._node.command(
            room,
            Join(name, wish.seat, wish.colour, wish.salt, member.face, member=number),
            lambda: room.table.visitor(*shown),
            token_hash=hash_of(token),
        )
        if isinstance(taken, Refused):
            raise ProblemError(taken.code, taken.text, taken.key)
        return seated(request, self._node.current(room), token)
