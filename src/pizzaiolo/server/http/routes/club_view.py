"""ClubView: a club as its page shows it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.base.tokens import club_tag
from pizzaiolo.server.clubs.evenings import EveningCourse
from pizzaiolo.server.http.gate import JSON
from pizzaiolo.server.http.routes.club_access import asking
from pizzaiolo.server.node.clubs.clubs import ClubBookFile
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import answers, club_answers

MOST_TABLES: Final = 20
"""How many tables of a club are looked at for those whose games are not over."""

MOST_EVENINGS: Final = 100
"""How many evenings of a club are listed: the latest."""


class ClubView:
    """Shows clubs of a node."""

    def __init__(self, node: Node) -> None:
        """Show what a node knows."""
        self._node = node

    async def shown(
        self, request: Request, book: ClubBookFile, club_id: str = ""
    ) -> club_answers.Club:
        """A club, for the one who asks; `club_id` if the address does not name it."""
        club_id = club_id or request.path_params["club"]
        tables = await self._tables(book)
        fold, me = book.fold, asking(book, request)
        return club_answers.Club(
            club_id,
            fold.name or "",
            club_tag(club_id),
            fold.founded,
            None if me is None else me.number,
            tuple(
                club_answers.ClubMember(
                    each.number, each.name, each.face, each.bot, each.keeper, each.left
                )
                for each in fold.members.all()
            ),
            tables,
            tuple(map(_summary, fold.evenings.latest(MOST_EVENINGS))),
            len(fold.results.games),
        )

    def _is_over(self, book: ClubBookFile, table_id: str) -> bool:
        """Whether a table need not be read again: its game is in the book, and nobody is there."""
        known = book.fold.results.games.number_of(table_id, 1) is not None
        return known and table_id not in self._node.rooms

    async def _tables(self, book: ClubBookFile) -> tuple[club_answers.ClubTable, ...]:
        """The tables whose games are not over."""
        shown: list[club_answers.ClubTable] = []
        for table_id in list(book.fold.tables)[: -MOST_TABLES - 1 : -1]:
            if self._is_over(book, table_id):
                continue
            room = await self._node.readable_room(table_id)
            if room is None or room.table.phase == "over" or room.table.club is None:
                continue
            table, seating = room.table, room.table.seating
            shown.append(
                club_answers.ClubTable(
                    table_id,
                    seating.agreement.edition.name,
                    seating.agreement.edition.title,
                    table.phase,
                    len(seating.chairs),
                    sum(chair.free for chair in seating.chairs),
                    tuple(chair.member for chair in seating.chairs if chair.member),
                    room.table.club.evening or None,
                )
            )
        return tuple(shown)


def _summary(evening: EveningCourse) -> club_answers.EveningSummary:
    here = len(evening.here) if evening.over else sum(evening.here.values())
    return club_answers.EveningSummary(
        evening.number, evening.at, evening.over, evening.rounds, here
    )


def fresh(request: Request, body: answers.Body) -> Response:
    """An answer that many ask for again and again; 304 if it is the one that they have."""
    data = msgspec.json.encode(body)
    tag = f'"{sha256(data).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=JSON)
