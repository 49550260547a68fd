"""The page and the links that lead to it: a token is put away, and tells nobody anything."""

from __future__ import annotations

from pizzaiolo.server.base.tokens import new_token
from support.servers import (
    Served,
    bearer,
    open_table,
    post,
    take_seat,
    web_get,
)


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


def test_the_page_loads_nothing_from_elsewhere(served: Served) -> None:
    page = web_get(served.url)
    assert page.headers["content-type"].startswith("text/html")
    assert "http://" not in page.text
    assert "https://" not in page.text
