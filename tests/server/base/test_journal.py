"""The journal: one line of JSON for each thing, and nothing that anybody would rather keep."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from pizzaiolo.server.base.journal import NOTED_SECONDS, Rarely, log, note, write_journal


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level, own = root.handlers[:], root.level, log.level
    stream = io.StringIO()
    write_journal("INFO", stream)
    try:
        yield stream
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        log.setLevel(own)


def written(lines: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def test_a_line_holds_what_is_listed_and_nothing_else(lines: io.StringIO) -> None:
    note("seat taken", table="t", seat=2, player="Alba", token="secret")
    (line,) = written(lines)
    assert line.keys() == {"at", "level", "event", "table", "seat"}
    assert "Alba" not in lines.getvalue()


def test_of_an_error_its_type_and_place_are_written(lines: io.StringIO) -> None:
    try:
        raise ValueError("Alba sent this")
    except ValueError:
        log.exception("a task failed")
    (line,) = written(lines)
    assert line["error"] == "ValueError"
    assert "Alba" not in lines.getvalue()


def test_what_libraries_fill_in_is_left_out(lines: io.StringIO) -> None:
    """Paths, addresses and names of a machine and its people."""
    logging.getLogger("uvicorn.error").warning("cannot read %s for %s", "/home/alba/x", "alba")
    logging.getLogger("asyncio").error("something failed\nfuture: <Task at /home/alba/x.py>")
    first, second = written(lines)
    assert (first["event"], first["from"]) == ("cannot read %s for %s", "uvicorn.error")
    assert second["event"] == "something failed"
    assert "alba" not in lines.getvalue()


def test_what_happens_a_thousand_times_is_noted_once_in_a_while(lines: io.StringIO) -> None:
    now = [0.0]
    rarely = Rarely("again", lambda: now[0])
    for _ in range(1000):
        rarely.note()
    now[0] = NOTED_SECONDS
    rarely.note()
    assert [line["number"] for line in written(lines)] == [1, 1000]
