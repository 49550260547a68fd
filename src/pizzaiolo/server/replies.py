"""Replies: what a request is answered with, as bytes and headers."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server import answers
from pizzaiolo.server.bodies import ProblemError
from pizzaiolo.server.gate import JSON
from pizzaiolo.server.messages import Table as TableMessage
from pizzaiolo.server.rooms import Room
from pizzaiolo.server.tokens import cookie_of, hash_of

COOKIE_SECONDS: Final = 90 * 86_400
"""So long a browser keeps the token of a seat."""


def answer(body: answers.Body | TableMessage, status: int = 200) -> Response:
    """A body as an answer."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def with_cookie(response: Response, request: Request, table_id: str, token: str) -> Response:
    """A response that puts a token into a cookie, for this site and for no script."""
    response.set_cookie(
        cookie_of(table_id),
        token,
        max_age=COOKIE_SECONDS,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def summary(room: Room) -> answers.ListedTable:
    """A table as it is listed."""
    config, company = room.table.config, room.table.company
    return answers.ListedTable(
        room.id,
        company.agreement.edition.name,
        company.agreement.edition.title,
        room.table.phase,
        config.seats,
        sum(chair.free for chair in company.chairs),
        config.doubles,
        config.level,
        config.pace,
        config.time,
    )


def seated(request: Request, room: Room, token: str) -> Response:
    """Say which seat somebody has, and give them its token."""
    who = room.table.who(hash_of(token))
    if who is None or who.seat is None:
        raise ProblemError("seat_free", "The seat that this request got was freed since.")
    place = answers.Seated(room.id, who.seat, token, f"/t/{room.id}/{token}", f"/ws/{room.id}")
    return with_cookie(answer(place, 201), request, room.id, token)


@cache
def server_version() -> str:
    """The version of the package."""
    try:
        return version("pizzaiolo")
    except PackageNotFoundError:
        return "unknown"
