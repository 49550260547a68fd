"""Who may do what in a club: members with their key, and no one else."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.http.routes.club_access import (
    asking,
    club_of,
    keeper_asking,
    member_asking,
)
from pizzaiolo.server.protocol.club_entries import ClubClosed, MemberLeft
from support.loops import in_loop
from support.server.clubs import ALBA, BRUNO, CARLA, founded, shows
from support.server.in_process import here


def request(club: str, key: str | None) -> Request:
    headers = [(name.lower().encode(), text.encode()) for name, text in shows(key).items()]
    return Request({"type": "http", "headers": headers, "path_params": {"club": club}})


def code_of(error: pytest.ExceptionInfo[ProblemError]) -> str:
    return error.value.problem.code


@in_loop
async def test_a_key_says_who_asks(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        book = await club_of(server.node, request(club, None))
        assert asking(book, request(club, None)) is None
        assert asking(book, request(club, CARLA)) is None
        assert member_asking(book, request(club, BRUNO)).name == "Bruno"
        assert keeper_asking(book, request(club, ALBA)).name == "Alba"
        with pytest.raises(ProblemError) as error:
            keeper_asking(book, request(club, BRUNO))
        assert code_of(error) == "not_keeper"
        with pytest.raises(ProblemError) as error:
            member_asking(book, request(club, CARLA))
        assert code_of(error) == "not_member"


@in_loop
async def test_who_was_removed_is_told_so(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        book = await club_of(server.node, request(club, None))
        await server.node.clubs.write(book, lambda _: MemberLeft(2, removed=True, at=1))
        assert asking(book, request(club, BRUNO)) is None
        with pytest.raises(ProblemError) as error:
            member_asking(book, request(club, BRUNO))
        assert code_of(error) == "member_removed"


@in_loop
async def test_a_closed_club_is_closed_to_everybody(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server)
        book = await club_of(server.node, request(club, ALBA))
        await server.node.clubs.write(book, lambda _: ClubClosed(at=1))
        with pytest.raises(ProblemError) as error:
            await club_of(server.node, request(club, ALBA))
        assert code_of(error) == "club_closed"
