"""The names of a server: a page that lets its own name lead here is not answered."""

from __future__ import annotations

import socket
from pathlib import Path

import msgspec
import pytest

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.http import hosts
from pizzaiolo.server.http.hosts import is_known
from support.servers import ROOMY, serving, web_get, web_post

NAMED = msgspec.convert(
    {"allowed_hosts": ["Pizza.example.org"], "origins": ["https://trattoria.example:8443"]},
    Settings,
)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.0.2.7", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("pizza.localhost", True),
        ("pizza.example.org", True),
        ("trattoria.example:8443", True),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example@localhost.example", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_addresses_and_own_names_are_known_and_no_others(host: str, known: bool) -> None:
    assert is_known(host, NAMED) is known


def test_without_settings_no_name_but_the_machines_own_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Oven.home.arpa")
    hosts._own_names.cache_clear()
    try:
        for name in ("oven", "oven.local:8000", "oven.home.arpa"):
            assert is_known(name, Settings())
        assert not is_known("pizza.example.org", Settings())
    finally:
        hosts._own_names.cache_clear()


def test_a_rebound_name_is_refused_by_every_route_and_an_allowed_one_is_not(
    tmp_path: Path,
) -> None:
    allowed = "--allowed-host=pizza.example.org"
    with serving(tmp_path / "tables.sqlite", allowed, *ROOMY) as served:
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        for path in ("/", "/api/tables", "/healthz"):
            refused = web_get(served.url + path, headers=evil)
            assert (refused.status_code, refused.json()["code"]) == (421, "bad_host")
        # Not even if it claims to come through a proxy, which a script of that page can do.
        claimed = {**evil, "X-Forwarded-For": "192.0.2.1"}
        assert web_post(f"{served.url}/api/tables", json={}, headers=claimed).status_code == 421
        ours = {"Host": "pizza.example.org", "Origin": "http://pizza.example.org"}
        assert web_post(f"{served.url}/api/tables", json={}, headers=ours).status_code == 201
