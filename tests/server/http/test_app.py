"""The requests: tables by link, seats without an account, tokens that nobody can guess or see."""

from __future__ import annotations

import asyncio
import contextlib
import json
import runpy
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from pizzaiolo.editions import edition_to_data, load_edition
from pizzaiolo.game import replay
from pizzaiolo.server.base.tokens import hash_of, is_token, new_token
from pizzaiolo.server.protocol import openapi
from support.places import ROOT
from support.servers import (
    ROOMY,
    Served,
    at_table,
    bearer,
    hear,
    open_table,
    say,
    serving,
    take_seat,
    web_get,
    web_post,
)

DOCS = ROOT / "docs"
ELSEWHERE = "https://evil.example"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data") / "tables.sqlite", *ROOMY) as server:
        yield server


def post(served: Served, path: str, body: Any, **headers: str) -> httpx.Response:
    return web_post(f"{served.url}{path}", json=body, headers=headers)


# --- Tables and seats ---


def test_a_table_is_opened_and_seats_are_taken_without_an_account(served: Served) -> None:
    table = open_table(served.url, seats=3, edition="plus")
    seat = take_seat(served.url, table["table"], "Alba", colour="pink")
    assert seat["seat"] == 0
    shown = web_get(f"{served.url}/api/tables/{table['table']}").json()
    assert shown["seats"][0] == {"name": "Alba", "colour": "pink"}
    assert (shown["phase"], shown["title"]) == ("waiting", "Mamma Mia! Plus")


def test_the_host_takes_a_seat_with_the_token_of_the_host(served: Served) -> None:
    table = open_table(served.url)
    path = f"/api/tables/{table['table']}/seats"
    assert post(served, path, {"name": "Alba"}, **bearer(table["token"])).status_code == 201
    assert web_get(f"{served.url}/api/tables/{table['table']}").json()["host"] == 0


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"name": "Alba"}, 409, "name_taken"),
        ({"name": " "}, 422, "name_bad"),
        ({"name": "Carlo", "seat": 0}, 409, "seat_taken"),
        ({"name": "Carlo", "colour": "blue"}, 409, "colour_unknown"),
        ({"name": "Carlo", "seat": 9}, 400, "bad_message"),
        ({"name": "C" * 25}, 400, "bad_message"),
        ({"name": "Carlo", "face": "<svg>"}, 400, "bad_message"),
        ({"name": "Carlo", "face": "0" * 9}, 400, "bad_message"),
        ({"name": "Carlo", "admin": True}, 400, "bad_message"),
        ([], 400, "bad_message"),
    ],
)
def test_a_seat_is_refused_with_a_code(served: Served, wish: Any, status: int, code: str) -> None:
    table = open_table(served.url)["table"]
    take_seat(served.url, table, "Alba", seat=0)
    refused = post(served, f"/api/tables/{table}/seats", wish)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_public_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as served:
        hidden = open_table(served.url)["table"]
        public = open_table(served.url, public=True, seats=4, level="glass")["table"]
        take_seat(served.url, public, "Alba")
        (listed,) = web_get(f"{served.url}/api/tables").json()["tables"]
        assert (listed["table"], listed["free"], listed["level"]) == (public, 3, "glass")
        assert listed["table"] != hidden


def test_an_edition_of_ones_own_is_checked_played_and_shown(served: Served) -> None:
    text = (ROOT / "src/pizzaiolo/editions/oven.toml").read_text("utf-8")
    text = text.replace('name = "oven"', 'name = "mine"')
    kind = {"Content-Type": "application/toml"}
    checked = web_post(f"{served.url}/api/editions", content=text, headers=kind)
    assert (checked.status_code, checked.json()["name"]) == (200, "mine")
    table = open_table(served.url, edition="mine", edition_data=checked.json()["data"])["table"]
    shown = web_get(f"{served.url}/api/tables/{table}/edition").json()
    assert shown == checked.json()
    broken = text.replace("hand_limit", "hand_limits")
    refused = web_post(f"{served.url}/api/editions", content=broken, headers=kind)
    assert (refused.status_code, refused.json()["code"]) == (422, "edition_bad")


@pytest.mark.parametrize(
    ("config", "code"),
    [
        ({"edition": "nonesuch"}, "edition_bad"),
        ({"edition": "/etc/passwd"}, "edition_bad"),
        ({"edition": "../x.toml"}, "edition_bad"),
        ({"edition": "x", "edition_data": {"name": "x"}}, "edition_bad"),
        ({"edition": "oven", "seats": 6}, "config_bad"),
        ({"stand_in": "nobody"}, "config_bad"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(
    served: Served, config: dict[str, Any], code: str
) -> None:
    refused = post(served, "/api/tables", config)
    assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert "root:" not in refused.text


def test_editions_and_bots_are_listed(served: Served) -> None:
    listed = web_get(f"{served.url}/api/editions").json()["editions"]
    assert [each["name"] for each in listed][-1] == "plus"
    shown = web_get(f"{served.url}/api/editions/plus").json()
    assert shown["data"] == json.loads(json.dumps(edition_to_data(load_edition("plus"))))
    bots = {each["name"]: each for each in web_get(f"{served.url}/api/bots").json()["bots"]}
    assert (bots["greedy"]["character"], bots["greedy"]["memory"]) == (False, "none")
    nonna, pia = bots["nonna"], bots["pia"]
    assert (nonna["character"], nonna["memory"], nonna["capacity"]) == (True, "perfect", None)
    assert (pia["title"], pia["memory"]) == ("Pia", "fading")
    assert all(pia[each] for each in ("face", "says", "capacity", "decay", "confusion", "pace"))


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


def test_a_link_puts_its_token_into_a_cookie_and_shows_it_no_more(served: Served) -> None:
    table = open_table(served.url)["table"]
    seat = take_seat(served.url, table, "Alba")
    answer = web_get(served.url + seat["link"])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    cookie = answer.headers["set-cookie"]
    assert seat["token"] in cookie
    for part in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    behind_https = web_get(served.url + seat["link"], headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind_https.headers["set-cookie"]
    assert "strict-transport-security" in behind_https.headers


def test_no_endpoint_tells_whether_a_guessed_token_exists(served: Served) -> None:
    """A wrong token is answered as a right one by the link, and as none by everything else."""
    table = open_table(served.url)["table"]
    right, wrong = take_seat(served.url, table, "Alba")["token"], new_token()
    answers = [web_get(f"{served.url}/t/{table}/{token}") for token in (right, wrong)]
    assert answers[0].status_code == answers[1].status_code
    plain = [
        {key: value for key, value in each.headers.items() if key not in ("date", "set-cookie")}
        for each in answers
    ]
    assert plain[0] == plain[1]
    bodies = [
        post(served, f"/api/tables/{table}/seats", {"name": "Alba"}, **headers).text
        for headers in (bearer(wrong), {})
    ]
    assert bodies[0] == bodies[1]


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


def test_the_page_loads_nothing_from_elsewhere(served: Served) -> None:
    page = web_get(served.url)
    assert page.headers["content-type"].startswith("text/html")
    assert "http://" not in page.text
    assert "https://" not in page.text


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
            answered = await asyncio.wait_for(reader.read(), 20)
            writer.close()
            return answered

        said, _, body = asyncio.run(slow()).partition(b"\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["code"] == "too_slow"

        async def half_a_request() -> bytes:
            host, port = served.url.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /healthz HTTP/1.1\r\nHo")
            rest = await asyncio.wait_for(reader.read(), 5)
            writer.close()
            return rest

        with contextlib.suppress(ConnectionResetError):
            assert asyncio.run(half_a_request()) == b""

        async def stays() -> None:
            async with at_table(served, open_table(served.url)["table"]) as socket:
                await asyncio.sleep(0.6)
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


def test_the_descriptions_are_up_to_date(served: Served) -> None:
    """After a change: python -m pizzaiolo.server.protocol.openapi docs."""
    for name, text in (
        ("openapi.json", openapi.openapi_json()),
        ("protocol.schema.json", openapi.schema_json()),
    ):
        assert (DOCS / name).read_text("utf-8") == text, name
        assert web_get(f"{served.url}/api/{name}").text == text


def test_the_bot_of_the_documents_is_the_one_that_is_tested() -> None:
    assert (DOCS / "bot.py").read_text("utf-8") in (DOCS / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize("edition", ["oven", "plus"])
def test_the_bot_of_the_documents_plays_a_whole_game(served: Served, edition: str) -> None:
    play = runpy.run_path(str(DOCS / "bot.py"))["play"]
    table = open_table(served.url, edition=edition, seats=3)["table"]
    with ThreadPoolExecutor(3) as people:
        overs = list(people.map(lambda name: play(served.url, table, name), "ABC", timeout=60))
    assert overs[0] == overs[1] == overs[2]
    text = web_get(f"{served.url}/api/tables/{table}/record").text
    game = replay(text)
    assert list(game.result().delivered) == overs[0]["delivered"]
    assert web_get(f"{served.url}/api/tables/{table}/record?game=1").text == text
    assert web_get(f"{served.url}/api/tables/{table}/record?game=2").status_code == 409
    tape = web_get(f"{served.url}/api/tables/{table}/tape/1").json()
    assert tape["events"][0]["what"] == "round_began"
    assert tape["events"][-1]["what"] == "round_ended"


def test_health_and_metrics(served: Served) -> None:
    assert web_get(f"{served.url}/healthz").json()["status"] == "ok"
    assert web_get(f"{served.url}/metrics").status_code == 404
    metrics = web_get(served.metrics_url)
    assert metrics.headers["content-type"].startswith("text/plain; version=")
    assert 'pizzaiolo_requests_total{status="200"}' in metrics.text
