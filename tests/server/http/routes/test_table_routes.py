"""Tables by link, and seats without an account."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from support.servers import (
    Served,
    bearer,
    open_table,
    post,
    serving,
    take_seat,
    web_get,
)


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
        ({"name": "Carlo", "face": "0" * 241}, 400, "bad_message"),
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
