"""Credentials: who asks, from which page, and from which address."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pizzaiolo.server.base.limits import neighbourhood
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import hash_of, is_token
from pizzaiolo.server.http.cookies import tokens_for


def address_of(connection: HTTPConnection) -> str:
    """The address that limits are counted by."""
    return neighbourhood(None if connection.client is None else connection.client.host)


def is_foreign(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of another site asks: a browser names the page's origin, a program none."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return False
    host = connection.headers.get("host", "")
    try:
        return urlsplit(origin).netloc != host or not host
    except ValueError:
        return True


def tokens_of(connection: HTTPConnection, table_id: str) -> tuple[str, ...]:
    """The tokens that somebody shows for a table: several if people share a device.

    A program shows one as `Authorization: Bearer TOKEN`. A browser sends a cookie, which counts
    only if it also names the origin of its page: `is_foreign` has checked that.
    """
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return (token,) if is_token(token) else ()
    return tokens_for(connection.cookies, table_id) if "origin" in connection.headers else ()


def token_hashes_of(connection: HTTPConnection, table_id: str) -> tuple[str, ...]:
    """The hashes of the same tokens: what the table knows them by."""
    return tuple(hash_of(token) for token in tokens_of(connection, table_id))


def reader_hashes_of(connection: HTTPConnection, table_id: str) -> tuple[str, ...]:
    """The same for a request that only reads: then the cookie counts without an origin.

    A browser names no origin when its own page reads, and shows the answer to no page of another
    site.
    """
    kept = tokens_for(connection.cookies, table_id)
    return (*token_hashes_of(connection, table_id), *map(hash_of, kept))
