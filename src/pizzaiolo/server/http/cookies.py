"""Cookies: the seats that a browser remembers, as many as fit; the oldest are dropped.

There is one cookie for each table, so that two windows that sit down at the same time never undo
each other's seat. Its value is the token and the time at which it was given; if several people
share the device, the tokens of all of them. All cookies are sent with every request, and proxies
refuse long requests: so a browser keeps only those of its latest seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from starlette.responses import Response

from pizzaiolo.server.base.tokens import is_table_id, is_token

PREFIX: Final = "pizzaiolo-"

KEPT_SECONDS: Final = 90 * 86_400
"""How long a browser keeps the token of a seat."""

MOST_SEATS: Final = 40
"""How many seats a browser remembers: under 3 kB of every request; proxies allow 8 kB."""

MOST_AT_A_TABLE: Final = 6
"""How many of these are at one table."""

BETWEEN: Final = "~"
"""What stands between two tokens: no token holds it, and a cookie may."""


def tokens_for(cookies: Mapping[str, str], table_id: str) -> tuple[str, ...]:
    """The tokens that a browser remembers for a table, in the order in which it got them."""
    # Until version 0.1 a cookie was only a token.
    tokens = cookies.get(PREFIX + table_id, "").partition(".")[0].split(BETWEEN)
    return tuple(token for token in tokens if is_token(token))[:MOST_AT_A_TABLE]


def written(tokens: Sequence[str], now: float) -> str:
    """The value of the cookie that holds these tokens of a table."""
    return f"{BETWEEN.join(tokens[-MOST_AT_A_TABLE:])}.{int(now)}"


def tables_in(cookies: Mapping[str, str]) -> list[str]:
    """The tables at which a browser remembers a seat."""
    return [name.removeprefix(PREFIX) for name in cookies if _is_ours(name)]


def remember(
    response: Response, table_id: str, tokens: Sequence[str], now: float, *, secure: bool
) -> None:
    """Put the tokens of a table's seats into a cookie that only this site gets, and no script."""
    response.set_cookie(
        PREFIX + table_id,
        written(tokens, now),
        max_age=KEPT_SECONDS,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def too_many(cookies: Mapping[str, str]) -> list[str]:
    """The names of the cookies that a browser is to forget: all but those of the newest seats."""
    ours = [(name, value) for name, value in cookies.items() if _is_ours(name)]
    # Browsers send the oldest cookies first, which decides between equal times.
    ours.sort(key=lambda each: _given_at(each[1]))
    seats = sum(_seats(value) for _, value in ours)
    old: list[str] = []
    for name, value in ours:
        if seats <= MOST_SEATS:
            break
        old.append(name)
        seats -= _seats(value)
    return old


def forgetting(name: str) -> str:
    """The header that makes a browser forget a cookie."""
    return f"{name}=; Max-Age=0; Path=/; HttpOnly; SameSite=strict"


def _is_ours(name: str) -> bool:
    return name.startswith(PREFIX) and is_table_id(name.removeprefix(PREFIX))


def _seats(value: str) -> int:
    return 1 + value.count(BETWEEN)


def _given_at(value: str) -> int:
    given = value.partition(".")[2]
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 13 else 0
