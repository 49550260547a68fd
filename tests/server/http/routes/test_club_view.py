"""What is asked for again and again is sent once."""

from __future__ import annotations

from starlette.requests import Request

from pizzaiolo.server.http.routes.club_view import fresh
from pizzaiolo.server.protocol.club_answers import GameImported


def asked(tag: str = "") -> Request:
    headers = [(b"if-none-match", tag.encode())] if tag else []
    return Request({"type": "http", "headers": headers})


def test_an_answer_that_somebody_has_is_not_sent_again() -> None:
    first = fresh(asked(), GameImported(1, known=False))
    assert (first.status_code, first.body) == (200, b'{"number":1,"known":false}')
    again = fresh(asked(first.headers["ETag"]), GameImported(1, known=False))
    assert (again.status_code, again.body) == (304, b"")
    other = fresh(asked(first.headers["ETag"]), GameImported(2, known=False))
    assert other.status_code == 200
