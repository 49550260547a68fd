"""Bodies: what a request brings along, read within its limits."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request

from pizzaiolo.server.answers import Problem, ProblemCode
from pizzaiolo.server.gate import JSON
from pizzaiolo.server.settings import Settings

T = TypeVar("T")


class ProblemError(Exception):
    """A request that is refused."""

    def __init__(self, code: ProblemCode, text: str, key: str = "") -> None:
        """Say why, as a Problem does."""
        super().__init__(code)
        self.problem = Problem(code, text, key)


async def read_body(request: Request, settings: Settings, *, accepts: str) -> bytes:
    """The body of a request, within its limits; with the type that a form cannot have."""
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
    """The body of a request as what it has to be."""
    body = await read_body(request, settings, accepts=JSON)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        path = str(error).rpartition(" - at ")[2] if " - at " in str(error) else ""
        raise ProblemError(
            "bad_message", "The body is not what is expected here.", path.strip("`")[:80]
        ) from None


def whole_number(text: str) -> int:
    """A small number that somebody wrote into an address; 0 where it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
