"""A process that answers: started when it is needed, asked in order, ended whatever it does."""

from __future__ import annotations

import asyncio
import io
import sys

import pytest

from pizzaiolo.server.base import worker_process
from pizzaiolo.server.base.worker_process import (
    LENGTH,
    Answering,
    OwnWorker,
    WorkerProcess,
    answer_all,
    make_worker,
)
from support.loops import in_loop

BACKWARDS = """
from pizzaiolo.server.base.worker_process import work

def answer(question):
    print("what is printed does not go among the answers")
    return [question[::-1]]

work(answer)
"""


def framed(*parts: bytes) -> bytes:
    return b"".join(LENGTH.pack(len(part)) + part for part in parts)


def test_questions_are_answered_in_their_order_until_there_are_no_more() -> None:
    answers = io.BytesIO()
    # What is cut off is no question.
    answer_all(
        io.BytesIO(framed(b"ab", b"", b"cde") + b"\0\0"), answers, lambda each: [each * 2, each]
    )
    assert answers.getvalue() == framed(b"abab", b"ab", b"", b"", b"cdecde", b"cde")


@in_loop
async def test_a_worker_is_started_once_and_again_when_it_has_ended() -> None:
    worker = WorkerProcess((sys.executable, "-c", BACKWARDS))
    fresh: list[bool] = []
    try:
        assert await worker.start()
        fresh.append(worker.fresh)
        assert await worker.ask(b"oven") == b"nevo"
        fresh.append(worker.fresh)
        assert not await worker.start()
        assert await worker.ask(b"x" * 100_000) == b"x" * 100_000
        await worker.stop()
        assert await worker.start()
        fresh.append(worker.fresh)
        assert await worker.ask(b"") == b""
    finally:
        await worker.stop()
    assert fresh == [True, False, True]


@in_loop
async def test_a_worker_that_ends_gives_no_answer() -> None:
    worker = WorkerProcess((sys.executable, "-c", "pass"))
    with pytest.raises(EOFError, match="not started"):
        await worker.ask(b"anybody?")
    await worker.start()
    with pytest.raises((OSError, EOFError)):
        await worker.ask(b"anybody?")
    await worker.stop()


@in_loop
async def test_a_worker_that_never_answers_is_ended() -> None:
    worker = WorkerProcess((sys.executable, "-c", "import time; time.sleep(600)"))
    await worker.start()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await worker.ask(b"anybody?")
    assert worker.running
    await worker.stop()
    assert not worker.running


@in_loop
async def test_where_there_are_no_processes_the_same_answers_are_made_here() -> None:
    made: list[int] = []

    def begin() -> Answering:
        made.append(len(made))
        return lambda question: [question[::-1], question]

    worker = OwnWorker(begin)
    with pytest.raises(EOFError):
        await worker.ask(b"too early")
    assert await worker.start()
    fresh = [worker.fresh]
    assert await worker.ask(b"oven") == b"nevo"
    fresh.append(worker.fresh)
    assert await worker.receive() == b"oven"
    with pytest.raises(EOFError):
        await worker.receive()
    assert not await worker.start()
    await worker.stop()
    with pytest.raises(EOFError):
        await worker.send(b"too late")
    assert await worker.start()
    assert (made, fresh) == ([0, 1], [True, False])


def test_a_browser_gets_a_worker_without_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(make_worker(("true",), lambda: lambda _: []), WorkerProcess)
    monkeypatch.setattr(worker_process, "PLATFORM", "emscripten")
    assert isinstance(make_worker(("true",), lambda: lambda _: []), OwnWorker)
