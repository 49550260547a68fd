"""OneThread: one thing after the other, with its result or what it raised."""

from __future__ import annotations

import asyncio
from functools import partial
from threading import Event, current_thread

import pytest

from pizzaiolo.server.store import one_thread
from pizzaiolo.server.store.one_thread import OneThread
from support.loops import in_loop


@in_loop
async def test_one_thing_after_the_other_in_the_same_thread() -> None:
    thread = OneThread("worker")
    done: list[int] = []

    def note(number: int) -> str:
        done.append(number)
        return current_thread().name

    names = await asyncio.gather(*(thread.do(partial(note, number)) for number in range(20)))
    thread.stop()
    assert done == list(range(20))
    assert set(names) == {"worker"}


@in_loop
async def test_what_is_raised_goes_to_whoever_asked_and_the_next_is_served() -> None:
    thread = OneThread("worker")
    with pytest.raises(ZeroDivisionError):
        await thread.do(lambda: 1 // 0)
    assert await thread.do(lambda: 2) == 2
    thread.stop()
    assert not thread.runs


@in_loop
async def test_whoever_no_longer_waits_harms_nobody() -> None:
    thread = OneThread("worker")
    goes_on = Event()
    waiting = thread.do(goes_on.wait)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    goes_on.set()
    assert await thread.do(lambda: 3) == 3
    thread.stop()


def test_what_is_done_after_the_loop_has_ended_is_done_all_the_same() -> None:
    thread = OneThread("worker")
    goes_on, done = Event(), Event()

    def work() -> None:
        goes_on.wait()
        done.set()

    async def ask() -> None:
        thread.do(work).cancel()

    asyncio.run(ask())
    goes_on.set()
    thread.stop()
    assert done.is_set()


@in_loop
async def test_a_result_is_handed_over_when_there_is_memory_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thread = OneThread("worker")
    monkeypatch.setattr(one_thread, "RETRY", 0.0)
    loop = asyncio.get_running_loop()
    hand_over, refusals = loop.call_soon_threadsafe, [MemoryError()] * 3

    def short_of_memory(*values: object) -> object:
        if refusals:
            raise refusals.pop()
        return hand_over(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "call_soon_threadsafe", short_of_memory)
    assert await thread.do(lambda: 4) == 4
    assert refusals == []
    thread.stop()
