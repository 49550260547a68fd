"""What is to go out soon goes out after what is being said, all of it, whatever fails."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from pizzaiolo.server.node.flushes import Flushes
from support.loops import in_loop


@in_loop
async def test_all_go_out_together_and_in_their_order() -> None:
    flushes, done = Flushes(), list[int]()
    for number in range(5):
        flushes.soon(partial(done.append, number))
    assert done == []
    await asyncio.sleep(0)
    assert done == [0, 1, 2, 3, 4]
    flushes.soon(partial(done.append, 5))
    await asyncio.sleep(0)
    assert done[-1] == 5


@in_loop
async def test_where_one_fails_the_others_go_out_all_the_same() -> None:
    failed: list[BaseException] = []

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        failed.append(context["exception"])

    asyncio.get_running_loop().set_exception_handler(note)
    flushes, done = Flushes(), list[int]()
    flushes.soon(partial(done.append, 1))
    flushes.soon(lambda: done.append(1 // 0))
    flushes.soon(partial(done.append, 2))
    for _ in range(3):
        await asyncio.sleep(0)
    assert done == [1, 2]
    assert [type(error) for error in failed] == [ZeroDivisionError]
