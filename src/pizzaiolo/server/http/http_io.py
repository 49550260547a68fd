"""What a request contains, read within its limits, and how it is answered."""

from __future__ import annotations

import asyncio
import gzip
from time import time
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.reading.bounds import check_json
from pizzaiolo.reading.read_error import BoundError
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.http.cookies import remember, tokens_for
from pizzaiolo.server.http.gate import JSON
from pizzaiolo.server.http.page import accepted_encodings
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol import answers
from pizzaiolo.server.protocol.answers import Problem, ProblemCode
from pizzaiolo.server.protocol.outgoing import Table as TableMessage

T = TypeVar("T")


class ProblemError(Exception):
    """A request that is refused."""

    def __init__(self, code: ProblemCode, text: str, key: str = "") -> None:
        """Say why, as a Problem does."""
        super().__init__(code)
        self.problem = Problem(code, text, key)


async def read_body(request: Request, settings: Settings, *, accepts: str) -> bytes:
    """The body of a request, within its limits; it must have a type that a form cannot send."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != accepts:
        raise ProblemError("unsupported_type", f"Expected a body of the type {accepts}.")
    parts: list[bytes] = []
    left = settings.upload_bytes
    try:
        async with asyncio.timeout(settings.upload_seconds):
            async for part in request.stream():
                left -= len(part)
                if left < 0:
                    raise ProblemError(
                        "too_large", f"Expected at most {settings.upload_bytes} bytes."
                    )
                parts.append(part)
    except TimeoutError:
        raise ProblemError("too_slow", "The request took too long to arrive.") from None
    return b"".join(parts)


async def read_json(request: Request, settings: Settings, kind: type[T]) -> T:
    """The body of a request, decoded as the type that is expected."""
    body = await read_body(request, settings, accepts=JSON)
    try:
        check_json(body)
        return msgspec.json.decode(body, type=kind)
    except BoundError as error:
        raise ProblemError("bad_message", str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        # msgspec names the place nowhere but at the end of its text.
        path = str(error).rpartition(" - at ")[2] if " - at " in str(error) else ""
        raise ProblemError(
            "bad_message", "The body is not what is expected here.", path.strip("`")[:80]
        ) from None


def whole_number(text: str, digits: int = 5) -> int:
    """A number that somebody wrote into an address; 0 if it is not one, or has more digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else 0


def answer(body: answers.Body | TableMessage, status: int = 200) -> Response:
    """A body as an answer."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def compressed(request: Request, packed: bytes) -> Response:
    """An answer that is kept compressed by gzip; unpacked for a client that does not take that."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted_encodings(request):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, headers=headers, media_type=JSON)


def with_cookie(response: Response, request: Request, table_id: str, *tokens: str) -> Response:
    """A response that puts tokens into a cookie."""
    remember(response, table_id, tokens, time(), secure=request.url.scheme == "https")
    return response


def summary(room: Room) -> answers.ListedTable:
    """A table as it is listed."""
    config, seating = room.table.config, room.table.seating
    return answers.ListedTable(
        room.id,
        seating.agreement.edition.name,
        seating.agreement.edition.title,
        room.table.phase,
        config.seats,
        sum(chair.free for chair in seating.chairs),
        config.doubles,
        config.level,
        config.pace,
        config.time,
    )


def seated(request: Request, room: Room, token: str, *, beside: bool = False) -> Response:
    """Say which seat somebody has, and give them its token, beside those of their device."""
    who = room.table.who(hash_of(token))
    if who is None or who.seat is None:
        raise ProblemError("seat_free", "The seat that this request got has been freed since.")
    place = answers.Seated(room.id, who.seat, token, f"/t/{room.id}/{token}", f"/ws/{room.id}")
    others = [
        each
        for each in (tokens_for(request.cookies, room.id) if beside else ())
        if each != token and room.table.seating.seat_of(hash_of(each)) is not None
    ]
    return with_cookie(answer(place, 201), request, room.id, *others, token)
