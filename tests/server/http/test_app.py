"""The requests: tables by link, seats without an account, tokens that nobody can guess or see."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from pathlib import Path

import httpx
import pytest

from pizzaiolo.server.base.tokens import hash_of, is_token, new_token
from support.places import ROOT
from support.servers import (
    Served,
    at_table,
    hear,
    open_table,
    post,
    say,
    serving,
    take_seat,
    web_get,
    web_post,
)

DOCS = ROOT / "docs"
ELSEWHERE = "https://evil.example"


# --- Tables and seats ---


def test_names_are_data_and_never_markup(served: Served) -> None:
    table = open_table(served.url)["table"]
    name = "<script>x()</script>"
    take_seat(served.url, table, name)
    answer = web_get(f"{served.url}/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["seats"][0]["name"] == name
    assert name not in web_get(f"{served.url}/t/{table}").text


# --- Tokens, cookies, origins ---


def test_a_cookie_counts_only_for_a_page_of_the_same_site(served: Served) -> None:
    table = open_table(served.url)
    path = f"/api/tables/{table['table']}/seats"
    cookie = f"pizzaiolo-{table['table']}={table['token']}"
    refused = post(served, path, {"name": "Alba"}, Cookie=cookie, Origin=ELSEWHERE)
    assert (refused.status_code, refused.json()["code"]) == (403, "bad_origin")
    post(served, path, {"name": "Alba"}, Cookie=cookie)
    shown = web_get(f"{served.url}/api/tables/{table['table']}").json()
    assert shown["host"] is None
    post(served, path, {"name": "Berta"}, Cookie=cookie, Origin=served.url)
    assert web_get(f"{served.url}/api/tables/{table['table']}").json()["host"] == 1


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[", ""])
def test_posts_of_other_sites_are_refused(served: Served, origin: str) -> None:
    assert post(served, "/api/tables", {}, Origin=origin).json()["code"] == "bad_origin"


def test_another_address_of_the_server_can_be_named(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", f"--origin={ELSEWHERE}") as served:
        assert post(served, "/api/tables", {}, Origin=ELSEWHERE).status_code == 201


def test_a_form_cannot_post(served: Served) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = web_post(f"{served.url}/api/tables", content=b"{}", headers={"Content-Type": kind})
        assert answer.json()["code"] == "unsupported_type"


def test_every_answer_has_the_headers_that_protect(served: Served) -> None:
    for path in ("/", "/t/x", "/api/tables", "/nowhere", "/api/editions/none"):
        headers = web_get(served.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers


def test_tokens_are_long_and_only_their_hashes_are_kept(tmp_path: Path) -> None:
    token = new_token()
    assert is_token(token)
    assert len(token) * 6 >= 128
    with serving(tmp_path / "tables.sqlite", "--log-level=debug") as served:
        table = open_table(served.url)
        seat = take_seat(served.url, table["table"], "Alba")
        web_get(served.url + seat["link"])
        post(served, "/api/tables", [])

        async def look_on() -> None:
            async with at_table(served, table["table"], seat["token"]) as socket:
                await hear(socket, "snapshot")
                await say(socket, type="nonsense", token=seat["token"])
                await hear(socket, "refused")

        asyncio.run(look_on())
        metrics = web_get(served.metrics_url).text
        code, journal = served.stop()
    assert code == 0
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir()).decode("utf-8", "replace")
    lines = [json.loads(line) for line in journal.splitlines()]
    assert {line["event"] for line in lines} >= {"serving", "request", "seat taken", "stopped"}
    assert {line["route"] for line in lines if "route" in line} >= {"GET /t/{table}/{token}"}
    for secret in (table["token"], seat["token"]):
        assert hash_of(secret) in kept
        for text in (kept, journal, metrics):
            assert secret not in text


# --- Limits ---


def test_requests_and_new_tables_from_one_address_are_limited(tmp_path: Path) -> None:
    options = ("--requests-per-second=1", "--requests-at-once=6", "--tables-at-once=2")
    with serving(tmp_path / "tables.sqlite", *options) as served, httpx.Client() as client:
        answers = [client.post(f"{served.url}/api/tables", json={}) for _ in range(3)]
        assert [each.status_code for each in answers] == [201, 201, 429]
        statuses = [client.get(f"{served.url}/api/bots").status_code for _ in range(6)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        other = client.get(f"{served.url}/api/bots", headers={"X-Forwarded-For": "192.0.2.1"})
        assert other.status_code == 200
        assert client.get(f"{served.url}/healthz").status_code == 200


def test_tables_in_memory_are_limited_and_idle_ones_make_place(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--tables=2") as served:

        async def fill() -> None:
            tables = [open_table(served.url) for _ in range(4)]
            for table in tables:
                assert web_get(f"{served.url}/api/tables/{table['table']}").status_code == 200
            async with (
                at_table(served, tables[0]["table"]) as one,
                at_table(served, tables[1]["table"]) as two,
            ):
                await hear(one, "snapshot")
                await hear(two, "snapshot")
                answer = await asyncio.to_thread(post, served, "/api/tables", {})
                assert (answer.status_code, answer.json()["code"]) == (503, "server_busy")

        asyncio.run(fill())


def test_bodies_are_limited_in_size_and_time(tmp_path: Path) -> None:
    options = ("--upload-bytes=1000", "--upload-seconds=0.3")
    with serving(tmp_path / "tables.sqlite", *options) as served:
        answer = post(served, "/api/tables", {"edition": "x" * 1000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

        async def slow() -> bytes:
            """A body that never comes whole; to write on would reset what is to be read."""
            host, port = served.url.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 20\r\n"
            writer.write(f"{head}Content-Type: application/json\r\n\r\n ".encode())
            answered = await reader.read()
            writer.close()
            return answered

        said, _, body = asyncio.run(slow()).partition(b"\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["code"] == "too_slow"

        async def half_a_request() -> bytes:
            host, port = served.url.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /healthz HTTP/1.1\r\nHo")
            rest = await reader.read()
            writer.close()
            return rest

        async def stays() -> None:
            """A socket has no such limit: it is older than a request that is given up."""
            async with at_table(served, open_table(served.url)["table"]) as socket:
                with contextlib.suppress(ConnectionResetError):
                    assert await half_a_request() == b""
                await say(socket, type="ping")
                await hear(socket, "pong")

        asyncio.run(stays())


def test_bad_options_are_refused_in_one_line(tmp_path: Path) -> None:
    served = Served(tmp_path / "tables.sqlite", "--sockets=0")
    with pytest.raises(AssertionError, match="does not start"):
        served.start()
    assert served.stop(signal.SIGTERM)[0] == 2
    served.forget()


# --- What describes it ---
