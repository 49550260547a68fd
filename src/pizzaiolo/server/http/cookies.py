"""Cookies: the seats that a browser remembers, as many as fit; the oldest are dropped.

There is one cookie for each table, so that two windows that sit down at the same time never undo
each other's seat. Its value is the token and the time at which it was given. All cookies are sent
with every request, and proxies refuse long requests: so a browser keeps only those of its latest
tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from pizzaiolo.server.base.tokens import is_table_id, is_token

PREFIX: Final = "pizzaiolo-"

KEPT_SECONDS: Final = 90 * 86_400
"""How long a browser keeps the token of a seat."""

MOST_COOKIES: Final = 40
"""How many seats a browser remembers: under 3 kB of every request; proxies allow 8 kB."""


def token_for(cookies: Mapping[str, str], table_id: str) -> str:
    """The token that a browser remembers for a table; empty if there is none."""
    # Until version 0.1 a cookie was only a token.
    token = cookies.get(PREFIX + table_id, "").partition(".")[0]
    return token if is_token(token) else ""


def remember(response: Response, table_id: str, token: str, now: float, *, secure: bool) -> None:
    """Put the token of a seat into a cookie that only this site gets, and no script."""
    response.set_cookie(
        PREFIX + table_id,
        f"{token}.{int(now)}",
        max_age=KEPT_SECONDS,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def too_many(cookies: Mapping[str, str]) -> list[str]:
    """The names of the cookies that a browser is to forget: all but the newest ones."""
    given = [(_given_at(value), name) for name, value in cookies.items() if _is_ours(name)]
    # Browsers send the oldest cookies first, which decides between equal times.
    given.sort(key=lambda each: each[0])
    return [name for _, name in given[: max(0, len(given) - MOST_COOKIES)]]


def forgetting(name: str) -> str:
    """The header that makes a browser forget a cookie."""
    return f"{name}=; Max-Age=0; Path=/; HttpOnly; SameSite=strict"


def _is_ours(name: str) -> bool:
    return name.startswith(PREFIX) and is_table_id(name.removeprefix(PREFIX))


def _given_at(value: str) -> int:
    given = value.partition(".")[2]
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 13 else 0
