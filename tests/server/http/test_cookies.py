"""The cookies of a browser: as many seats as fit, and nobody is locked out by having played."""

from __future__ import annotations

import json
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import Response
from websockets.exceptions import InvalidStatus

from pizzaiolo.server.base.tokens import new_table_id, new_token
from pizzaiolo.server.http.cookies import (
    MOST_SEATS,
    PREFIX,
    remember,
    tokens_for,
    too_many,
)
from support.loops import in_loop
from support.server.in_process import here
from support.servers import ROOMY, at_table, hear, open_table, serving, take_seat, web_get, web_post


class Browser:
    """What a browser remembers: it sends the oldest cookies first."""

    def __init__(self) -> None:
        self.jar: dict[str, str] = {}

    def header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    def take(self, answer: httpx.Response) -> None:
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.jar.pop(name, None)
                else:
                    self.jar[name] = morsel.value


@in_loop
async def test_a_thousand_tables_fit_and_the_latest_are_remembered(tmp_path: Path) -> None:
    browser = Browser()
    tables: list[str] = []
    async with here(tmp_path) as server:
        for _ in range(1000):
            headers = {"Origin": "http://in.process.localhost", "Cookie": browser.header()}
            answer = await server.web.post("/api/tables", json={"seats": 2}, headers=headers)
            browser.take(answer)
            tables.append(answer.json()["table"])
            assert len(browser.header()) < 4000
        for table in tables[-MOST_SEATS:]:
            headers = {"Origin": "http://in.process.localhost", "Cookie": browser.header()}
            path = f"/api/tables/{table}/seats"
            await server.web.post(path, json={"name": "Alba"}, headers=headers)
            shown: dict[str, Any] = (await server.web.get(f"/api/tables/{table}")).json()
            assert shown["host"] == 0, "whoever opened the table is still known as its host"
        assert PREFIX + tables[0] not in browser.jar


def test_a_browser_with_cookies_of_before_is_known_and_relieved_of_the_oldest(
    tmp_path: Path,
) -> None:
    """141 cookies of the old kind, which were tokens alone, locked a browser out."""
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        opened = open_table(served.url)
        browser = Browser()
        for _ in range(140):
            browser.jar[PREFIX + new_table_id()] = new_token()
        browser.jar[PREFIX + opened["table"]] = opened["token"]
        headers = {"Origin": served.url, "Cookie": browser.header()}
        path = f"{served.url}/api/tables/{opened['table']}/seats"
        answer = web_post(path, json={"name": "Alba"}, headers=headers)
        assert web_get(f"{served.url}/api/tables/{opened['table']}").json()["host"] == 0
        browser.take(answer)
        assert len(browser.jar) <= MOST_SEATS + 1
        assert opened["table"] in "".join(browser.jar)


@in_loop
async def test_a_socket_with_headers_that_are_too_long_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        with pytest.raises(InvalidStatus) as refused:
            async with at_table(served, table, headers={"Cookie": "x" * 9000}):
                raise AssertionError("the socket was opened")
        assert refused.value.response.status_code == 431


@in_loop
async def test_a_link_with_a_wrong_token_leaves_the_seat_as_it_is(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        browser = Browser()
        browser.take(web_get(served.url + take_seat(served.url, table, "Alba")["link"]))
        browser.take(web_get(f"{served.url}/t/{table}/{new_token()}"))
        nowhere = web_get(f"{served.url}/t/{new_table_id()}/{new_token()}")
        assert nowhere.status_code == 303
        browser.take(nowhere)
        assert len(browser.jar) == 1
        headers = {"Origin": served.url, "Cookie": browser.header()}
        async with at_table(served, table, headers=headers) as socket:
            assert (await hear(socket, "snapshot"))["viewer"] == 0


def test_the_oldest_go_first_and_those_of_others_stay() -> None:
    table, token = new_table_id(), new_token()
    jar = {PREFIX + new_table_id(): f"{token}.{at}" for at in range(100, 100 + MOST_SEATS)}
    assert too_many(jar) == []
    assert too_many({**jar, "theirs": "1", "pizzaiolo-settings": "2"}) == []
    assert too_many({**jar, PREFIX + table: token}) == [PREFIX + table]
    assert too_many({**jar, PREFIX + table: f"{token}.999"}) == [next(iter(jar))]
    assert tokens_for({PREFIX + table: f"{token}.999"}, table) == (token,)
    assert tokens_for({PREFIX + table: token}, table) == (token,)
    assert tokens_for({PREFIX + table: "nonsense.5"}, table) == ()


def test_people_who_share_a_device_take_the_room_of_as_many() -> None:
    table, tokens = new_table_id(), [new_token() for _ in range(7)]
    together = {PREFIX + table: f"{'~'.join(tokens[:6])}.999"}
    assert tokens_for(together, table) == tuple(tokens[:6])
    jar = {PREFIX + new_table_id(): f"{tokens[0]}.{at}" for at in range(100, 100 + MOST_SEATS)}
    assert too_many({**jar, **together}) == list(jar)[:6]
    response = Response()
    remember(response, table, tokens, 5.0, secure=False)
    # A table has six seats at most: of more tokens the latest are kept.
    assert f"={'~'.join(tokens[1:])}.5;" in response.headers["set-cookie"]


def test_a_cookie_is_for_no_script_and_no_other_site() -> None:
    response = Response()
    remember(response, "t" * 16, ["k" * 32], 1_000_000.5, secure=True)
    header = response.headers["set-cookie"]
    assert header.startswith(f"{PREFIX}{'t' * 16}={'k' * 32}.1000000;")
    assert all(part in header for part in ("HttpOnly", "SameSite=strict", "Path=/", "Secure"))
    assert json.dumps(header).isascii()
