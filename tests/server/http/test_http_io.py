"""What a request brings along is read within its limits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.http.http_io import ProblemError, read_body, read_json, whole_number
from pizzaiolo.server.protocol.answers import Seat
from support.loops import in_loop

TIGHT = msgspec.convert({"upload_bytes": 40, "upload_seconds": 0.2}, Settings)


def request(*parts: bytes, kind: str = "application/json", ends: bool = True) -> Request:
    """A request whose body comes in parts."""
    waiting = list(parts)

    async def receive() -> dict[str, Any]:
        if not waiting:
            await asyncio.sleep(60)
        more = len(waiting) > 1 or not ends
        return {"type": "http.request", "body": waiting.pop(0), "more_body": more}

    come: Callable[[], Awaitable[Any]] = receive
    return Request({"type": "http", "headers": [(b"content-type", kind.encode())]}, come)


async def refusal(asked: Request) -> str:
    with pytest.raises(ProblemError) as caught:
        await read_body(asked, TIGHT, accepts="application/json")
    return caught.value.problem.code


@in_loop
async def test_a_body_comes_whole_or_not_at_all() -> None:
    body = await read_body(request(b"{", b"}"), TIGHT, accepts="application/json")
    assert body == b"{}"
    assert await refusal(request(b"x" * 30, b"x" * 30)) == "too_large"
    assert await refusal(request(b"{", ends=False)) == "too_slow"
    assert await refusal(request(b"{}", kind="text/plain")) == "unsupported_type"


@in_loop
async def test_a_body_is_what_it_has_to_be() -> None:
    charset = "application/json; charset=utf-8"
    seat = await read_json(request(b'{"name":"Alba"}', kind=charset), TIGHT, Seat)
    assert seat.name == "Alba"
    for body in (b"{}", b"[]", b'{"name": 5}', b"\xff", b'{"name":"A","x":1}'):
        with pytest.raises(ProblemError) as caught:
            await read_json(request(body), TIGHT, Seat)
        assert caught.value.problem.code == "bad_message"


def test_a_number_in_an_address_is_small_and_plain() -> None:
    assert whole_number("12") == 12
    assert [whole_number(text) for text in ("", "-1", "1e3", "١٢", "1234567", "x")] == [0] * 6
