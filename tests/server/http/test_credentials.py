"""Credentials: who asks, from which page, and from which address."""

from __future__ import annotations

import msgspec
import pytest
from starlette.requests import HTTPConnection

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.http.credentials import address_of, is_foreign, token_hashes_of

TABLE, TOKEN, OTHER = "t" * 16, "k" * 32, "o" * 32
ELSEWHERE = msgspec.convert({"origins": ["https://pizza.example.org"]}, Settings)


def asked(
    headers: dict[str, str] | None = None, client: tuple[str, int] | None = ("192.0.2.7", 1)
) -> HTTPConnection:
    raw = [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()]
    return HTTPConnection({"type": "http", "headers": raw, "client": client})


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({"Host": "a.example"}, False),
        ({"Host": "a.example", "Origin": "https://a.example"}, False),
        ({"Host": "a.example", "Origin": "https://pizza.example.org"}, False),
        ({"Host": "a.example", "Origin": "https://b.example"}, True),
        ({"Host": "a.example", "Origin": "null"}, True),
        ({"Host": "a.example", "Origin": "http://["}, True),
        ({"Origin": ""}, True),
    ],
)
def test_a_page_of_another_site_is_known_by_its_origin(
    headers: dict[str, str], foreign: bool
) -> None:
    assert is_foreign(asked(headers), ELSEWHERE) is foreign


@pytest.mark.parametrize(
    ("headers", "token"),
    [
        ({"Authorization": f"Bearer {TOKEN}"}, TOKEN),
        ({"Authorization": f"bearer {TOKEN}", "Cookie": f"pizzaiolo-{TABLE}={OTHER}"}, TOKEN),
        ({"Authorization": f"Basic {TOKEN}"}, ""),
        ({"Authorization": "Bearer short"}, ""),
        ({"Cookie": f"pizzaiolo-{TABLE}={TOKEN}.5", "Origin": "http://a"}, TOKEN),
        ({"Cookie": f"pizzaiolo-{TABLE}={TOKEN}.5"}, ""),
        ({"Cookie": f"pizzaiolo-{OTHER[:16]}={TOKEN}", "Origin": "http://a"}, ""),
        ({}, ""),
    ],
)
def test_a_token_is_shown_by_a_program_or_by_a_cookie_with_an_origin(
    headers: dict[str, str], token: str
) -> None:
    assert token_hashes_of(asked(headers), TABLE) == ((hash_of(token),) if token else ())


def test_a_device_that_is_passed_around_shows_the_tokens_of_all_its_people() -> None:
    headers = {"Cookie": f"pizzaiolo-{TABLE}={TOKEN}~{OTHER}~short.5", "Origin": "http://a"}
    assert token_hashes_of(asked(headers), TABLE) == (hash_of(TOKEN), hash_of(OTHER))


def test_limits_are_counted_by_network_and_without_one_together() -> None:
    assert address_of(asked()) == "192.0.2.7"
    assert address_of(asked(client=("2001:db8::7", 1))) == "2001:db8::/64"
    assert address_of(asked(client=None)) == ""
