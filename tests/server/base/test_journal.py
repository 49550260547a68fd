"""The journal: one line of JSON for each thing, and nothing that anybody would rather keep."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from pizzaiolo.server.base.journal import (
    MOST_ALIKE,
    NOTED_SECONDS,
    Bounded,
    Lines,
    Rarely,
    log,
    note,
    write_journal,
)


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


def test_nobody_fills_the_disk_with_lines_about_requests(lines: io.StringIO) -> None:
    """Refused requests, broken ones, whatever a library writes about them; nothing else is lost."""
    now = [0.0]
    (handler,) = (h for h in logging.getLogger().handlers if isinstance(h.formatter, Lines))
    handler.filters[:] = [Bounded(lambda: now[0])]
    for number in range(MOST_ALIKE + 700):
        log.info("request", extra={"status": 429, "route": f"{number} -"})
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    note("seat taken", table="t")
    assert len(written(lines)) == 2 * MOST_ALIKE + 1
    now[0] = NOTED_SECONDS
    for _ in range(2):
        log.info("request", extra={"status": 429})
    *_, first, second = written(lines)
    assert (first["left_out"], "left_out" in second) == (700, False)


def test_whoever_looks_for_a_fault_gets_every_line(lines: io.StringIO) -> None:
    log.setLevel("DEBUG")
    for _ in range(MOST_ALIKE + 1):
        log.debug("request")
    assert len(written(lines)) == MOST_ALIKE + 1
