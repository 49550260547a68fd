"""The reviewer: a process below everybody else, which may be lost without anything else."""

from __future__ import annotations

import os
import sys
from asyncio.subprocess import Process
from contextlib import aclosing
from pathlib import Path

import pytest

from pizzaiolo.server.base.worker_process import WorkerProcess
from pizzaiolo.server.bots.review_worker import NICENESS, ReviewQuestion, unpacked
from pizzaiolo.server.bots.reviewer import Reviewer, ReviewFailedError
from support.loops import in_loop, until
from support.recorded import finished

RECORD = finished("reviewer", edition="oven").record()

QUESTION = ReviewQuestion(RECORD.to_json(), (0, 1), ("kitchen", "kitchen"), 1)


def program(path: Path, text: str) -> tuple[str, ...]:
    path.write_text(text, encoding="utf-8")
    return (sys.executable, str(path))


def process_of(reviewer: Reviewer) -> Process | None:
    assert isinstance(reviewer._worker, WorkerProcess)
    return reviewer._worker.process


@in_loop
async def test_games_are_reviewed_one_after_the_other_by_the_same_process() -> None:
    reviewer = Reviewer()
    ends = []
    try:
        for _ in range(2):
            found = [piece async for piece in reviewer.review(QUESTION)]
            assert [piece.complete for piece in found[:-1]] == [False] * (len(found) - 1)
            assert sum(piece.worth_keeping for piece in found) == 2
            ends.append((found[-1].data, process_of(reviewer)))
        assert found[-1].complete
        assert ends[0] == ends[1]
        last = unpacked(ends[0][0])
        assert last is not None
        assert last.review is not None
        assert last.review.complete
    finally:
        await reviewer.close()


@in_loop
async def test_it_works_below_the_bots() -> None:
    reviewer = Reviewer()
    try:
        async with aclosing(reviewer.review(QUESTION)) as growing:
            await anext(growing)
            process = process_of(reviewer)
            assert process is not None
            here, there = (os.getpriority(os.PRIO_PROCESS, each) for each in (0, process.pid))
            assert there == min(here + NICENESS, 19)
        # It was left in the middle: what is still to come must not be taken for the next review.
        assert process.returncode is not None
        assert [piece async for piece in reviewer.review(QUESTION)][-1].complete
    finally:
        await reviewer.close()


@in_loop
async def test_a_game_that_is_not_over_fails_and_the_next_one_does_not() -> None:
    unfinished = RECORD.to_json().replace('"result"', '"resul"')
    reviewer = Reviewer()
    try:
        bad = ReviewQuestion(unfinished, (0, 1), ("kitchen", "kitchen"), 1)
        with pytest.raises(ReviewFailedError):
            _ = [piece async for piece in reviewer.review(bad)]
        assert [piece async for piece in reviewer.review(QUESTION)][-1].complete
    finally:
        await reviewer.close()


@pytest.mark.parametrize("text", ["import time; time.sleep(600)", "raise SystemExit"])
@in_loop
async def test_a_process_that_says_nothing_or_dies_is_given_up(tmp_path: Path, text: str) -> None:
    reviewer = Reviewer(program(tmp_path / "worker.py", text), patience=0.5)
    with pytest.raises(ReviewFailedError):
        _ = [piece async for piece in reviewer.review(QUESTION)]
    assert process_of(reviewer) is None


@in_loop
async def test_closing_ends_the_process() -> None:
    reviewer = Reviewer()
    await reviewer.close()
    async with aclosing(reviewer.review(QUESTION)) as growing:
        await anext(growing)
        process = process_of(reviewer)
        assert process is not None
        await reviewer.close()

        async def gone() -> bool:
            return process.returncode is not None

        await until(gone)
