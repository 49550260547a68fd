"""A server in one process: what it does when the system gives it nothing more."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import signal
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest
import uvicorn

from pizzaiolo.server.node.node import Node
from pizzaiolo.server.serve import (
    ServeError,
    Server,
    allow_sockets,
    event_loop,
    listening,
    note_exhaustion,
    note_signals,
    read_root,
)
from support.loops import PATIENCE, in_loop
from support.servers import Served


@in_loop
async def test_exhausted_descriptors_do_not_flood_the_journal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """asyncio complains once for each connection that waits, thousands of times a second."""
    loop = asyncio.get_running_loop()
    note_exhaustion(loop)
    with caplog.at_level(logging.INFO):
        for _ in range(5000):
            full = OSError(errno.EMFILE, "Too many open files")
            loop.call_exception_handler({"message": "socket.accept() failed", "exception": full})
        assert [record.getMessage() for record in caplog.records] == [
            "no file descriptor is left for a new connection"
        ]
        loop.call_exception_handler({"message": "another mistake", "exception": OSError("other")})
    assert "another mistake" in caplog.text


def test_it_runs_with_the_quicker_event_loop_and_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = [event_loop()]
    monkeypatch.setitem(sys.modules, "uvloop", None)
    made.append(event_loop())
    for loop in made:
        assert loop.run_until_complete(asyncio.sleep(0, "well")) == "well"
        loop.close()
    assert isinstance(made[1], asyncio.BaseEventLoop)
    assert type(made[0]) is not type(made[1]) or find_spec("uvloop") is None


def test_it_listens_where_it_is_told_and_says_why_it_cannot() -> None:
    with listening("127.0.0.1", 0) as where:
        port = where.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
            pass
        with pytest.raises(OSError, match="in use"):
            listening("127.0.0.1", port)


def test_more_files_are_asked_for_and_never_fewer() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    allow_sockets(10)
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == before


def test_a_number_of_files_that_the_system_promised_and_refuses_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on macOS, where the hard limit is endless and much less is allowed."""
    asked: list[tuple[int, int]] = []

    def refuse(_: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    allow_sockets(20_000)
    assert asked == [(20_000, resource.RLIM_INFINITY)]


def test_a_signal_that_is_raised_again_after_the_end_does_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also Ctrl+Break, which only Windows has; a signal of this system stands in for it."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGUSR1)}
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGUSR1, raising=False)
    try:
        note_signals()
        for number in kept:
            signal.raise_signal(number)
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"5ec1e7\n", "64 digits"),
        (b"\xff" * 64, "64 digits"),
        (b"0" * 2000, "at most 1,000 bytes"),
        (None, "no such file"),
    ],
)
def test_a_file_without_the_root_of_a_chain_is_refused_in_one_line(
    content: bytes | None, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "chain"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ServeError) as refused:
        read_root(path)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_it_stops_when_it_is_told_so_as_soon_as_it_has_said_where_it_listens(
    tmp_path: Path,
) -> None:
    served = Served(tmp_path / "tables.sqlite")
    served.start()
    assert served.stop()[0] == 0
    served.forget()


def test_somebody_who_presses_ctrl_c_twice_cuts_nothing_short() -> None:
    server = Server(uvicorn.Config("no:app", log_config=None), cast(Node, None))
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert (server.should_exit, server.force_exit) == (True, False)
