"""Work that goes on to its end, and mistakes in it that are noted."""

from __future__ import annotations

import asyncio
import logging

import pytest

from pizzaiolo.server.node.tasks import Tasks
from pizzaiolo.server.store import Conflict
from support.loops import in_loop


@in_loop
async def test_work_goes_on_when_whoever_asked_has_gone() -> None:
    tasks, begun, may_end, done = Tasks(), asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        await may_end.wait()
        done.set()

    asker = asyncio.create_task(tasks.to_the_end(work()))
    await begun.wait()
    asker.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asker
    assert not done.is_set()
    may_end.set()
    await tasks.wait(10)
    assert done.is_set()


@in_loop
async def test_nothing_is_waited_for_longer_than_said() -> None:
    tasks = Tasks()
    endless = tasks.start(asyncio.sleep(600))
    await tasks.wait(0.001)
    assert not endless.done()
    endless.cancel()
    await tasks.wait(10)
    assert endless.cancelled()


@in_loop
async def test_a_mistake_is_noted_and_a_conflict_is_none(caplog: pytest.LogCaptureFixture) -> None:
    async def fails(error: Exception) -> None:
        raise error

    tasks = Tasks()
    with caplog.at_level(logging.ERROR):
        for error in (Conflict("taken"), ZeroDivisionError("no flour left")):
            with pytest.raises(type(error)):
                await tasks.to_the_end(fails(error))
    noted = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert [str(error) for error in noted] == ["no flour left"]
