"""A server in one process: what it does when the system gives it nothing more."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import socket

import pytest

from pizzaiolo.server.serve import allow_sockets, listening, note_exhaustion
from support.loops import in_loop


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


def test_it_listens_where_it_is_told_and_says_why_it_cannot() -> None:
    with listening("127.0.0.1", 0) as where:
        port = where.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            pass
        with pytest.raises(OSError, match="in use"):
            listening("127.0.0.1", port)


def test_more_files_are_asked_for_and_never_fewer() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    allow_sockets(10)
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == before
