"""Members of a club: change, leave, merge, and what else keepers can do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.bots.registry import bot_names
from pizzaiolo.server.clubs import decisions
from pizzaiolo.server.http.http_io import ProblemError, answer, read_json, whole_number
from pizzaiolo.server.http.routes.club_access import (
    ClubChanges,
    club_of,
    keeper_asking,
    member_asking,
    once_member_asking,
)
from pizzaiolo.server.http.routes.club_view import ClubView
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import club_answers


class ClubMemberRoutes:
    """Requests that change a club or its members."""

    def __init__(self, node: Node, view: ClubView, changes: ClubChanges) -> None:
        """Serve the clubs of a node; `changes` says who may change how much."""
        self._node = node
        self._changes = changes
        self._clubs = node.clubs
        self._view = view

    async def change_club(self, request: Request) -> Response:
        """Rename a club, or close it."""
        book = await club_of(self._node, request)
        keeper_asking(book, request)
        wish = await read_json(request, self._node.settings, club_answers.ChangeClub)
        self._changes.admit(request)
        now, name = self._node.clock(), wish.name
        shown = await self._view.shown(request, book)
        if name is not None:
            await self._clubs.write(book, lambda fold: decisions.rename_club(fold, name, now=now))
            shown = await self._view.shown(request, book)
        if wish.closed:
            await self._clubs.write(book, lambda fold: decisions.close(fold, now=now))
        return answer(shown)

    async def add_club_bot(self, request: Request) -> Response:
        """Make a bot a member."""
        book = await club_of(self._node, request)
        keeper_asking(book, request)
        wish = await read_json(request, self._node.settings, club_answers.AddBot)
        if wish.bot not in bot_names():
            raise ProblemError("bot_unknown", "This server has no such bot.")
        self._changes.admit(request)
        most, now = self._node.settings.club_members, self._node.clock()
        await self._clubs.write(
            book, lambda fold: decisions.add_bot(fold, wish.bot, most=most, now=now)
        )
        return answer(await self._view.shown(request, book))

    async def change_member(self, request: Request) -> Response:
        """Change a member's name, face or rights."""
        book, number = await club_of(self._node, request), _member(request)
        me = member_asking(book, request)
        wish = await read_json(request, self._node.settings, club_answers.ChangeMember)
        if me.number != number or wish.keeper is not None:
            keeper_asking(book, request)
        self._changes.admit(request)
        now = self._node.clock()
        await self._clubs.write(
            book,
            lambda fold: decisions.change_member(
                fold, number, name=wish.name, face=wish.face, keeper=wish.keeper, now=now
            ),
        )
        return answer(await self._view.shown(request, book))

    async def leave_club(self, request: Request) -> Response:
        """Leave a club, remove somebody, or be forgotten: also later, and in a closed club."""
        book = await club_of(self._node, request, even_closed=True)
        me, number = once_member_asking(book, request), _member(request)
        wish = await read_json(request, self._node.settings, club_answers.LeaveClub)
        removed = me.number != number
        if removed:
            keeper_asking(book, request)
        now = self._node.clock()
        await self._clubs.write(
            book,
            lambda fold: decisions.leave(
                fold, number, removed=removed, forget=wish.forget, now=now
            ),
        )
        if wish.forget:
            self._node.club_care.forget(request.path_params["club"], book)
        return answer(await self._view.shown(request, book))

    async def merge_members(self, request: Request) -> Response:
        """Two members are one person."""
        book, number = await club_of(self._node, request), _member(request)
        keeper_asking(book, request)
        wish = await read_json(request, self._node.settings, club_answers.MergeMembers)
        self._changes.admit(request)
        now = self._node.clock()
        await self._clubs.write(
            book, lambda fold: decisions.merge(fold, number, wish.into, now=now)
        )
        return answer(await self._view.shown(request, book))


def _member(request: Request) -> int:
    """The member in an address."""
    return whole_number(request.path_params["member"])
