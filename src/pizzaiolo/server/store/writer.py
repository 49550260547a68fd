"""One writer for many: everything that waits is written together, and made durable once."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from pizzaiolo.server.store import Conflict, Gone, StoreUnavailable

LARGEST_BATCH: Final = 1000
"""How many appends are written together at most, so that none waits long for the others."""

ENTRY_FORMAT: Final = 1
"""The column `version` of every entry: all are JSON so far, and the JSON says the rest."""

# Without spaces: an id is one word of a notification.
_TABLE_ID: Final = re.compile("[!-~]{1,64}")


class Append(msgspec.Struct, frozen=True):
    """What one caller wants to have stored."""

    table_id: str
    number: int
    entries: tuple[bytes, ...]
    tag: str | None

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.number + len(self.entries) - 1


def checked(table_id: str, number: int, entries: Sequence[bytes], tag: str | None) -> Append:
    """The append that a caller asked for; ValueError if no store could keep it."""
    if _TABLE_ID.fullmatch(table_id) is None:
        raise ValueError(f"a table's id is 1 to 64 ASCII letters without space, not {table_id!r}")
    if number < 1 or not entries:
        raise ValueError(f"expected entries from number 1 on, not {len(entries)} from {number} on")
    if tag == "":
        raise ValueError("expected a tag that is not empty, or None to leave it as it is")
    return Append(table_id, number, tuple(entries), tag)


Outcome = Exception | None
"""How one append of a batch ended: kept, or the exception for its caller."""


def refusal(append: Append, last: int) -> Exception:
    """Why an append cannot follow the last entry of its table; 0: there is no such table."""
    if append.number <= last:
        return Conflict(f"{append.table_id} has {last} entries: {append.number} is taken")
    missing = f"{append.table_id} has {last} entries: {append.number} is not next"
    return ValueError(missing) if last else Gone(missing)


Waiting = tuple[Append, asyncio.Future[None]]
"""An append, and what its caller waits for."""


class Writer:
    """Lets appends wait while others are written, then writes all of them at once.

    `write` is given appends of different tables. It returns an outcome for each, or raises what
    happened to all of them.
    """

    def __init__(self, write: Callable[[list[Append]], Awaitable[list[Outcome]]]) -> None:
        """Write with this; nothing runs until the first append comes."""
        self._write = write
        self._waiting: deque[Waiting] = deque()
        self._idle: asyncio.Future[None] | None = None
        """Done when nobody waits any more; None if nobody does."""
        self._written: asyncio.Future[list[Outcome]] | None = None
        """What is being written, or was last."""
        self._closed = False

    async def append(self, append: Append) -> None:
        """Wait until an append is kept, or raise why it is not."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((append, future))
        if self._idle is None:
            self._idle = loop.create_future()
            # Not at once: what else comes now is written together with it.
            loop.call_soon(self._go_on, self._idle)
        await future

    async def close(self) -> None:
        """Refuse new appends, and wait until all others are kept or refused."""
        self._closed = True
        while self._idle is not None:
            await asyncio.wait([self._idle])

    def _go_on(self, idle: asyncio.Future[None]) -> None:
        """Write the next batch, until nobody waits. No task for that: a move would pay for it."""
        if not self._waiting:
            self._idle = None
            idle.set_result(None)
            return
        batch = self._next_batch()
        self._written = self._begun(batch)
        self._written.add_done_callback(partial(self._settle, batch, idle))

    def _begun(self, batch: list[Waiting]) -> asyncio.Future[list[Outcome]]:
        """The writing of a batch, which may fail before it has begun."""
        try:
            return asyncio.ensure_future(self._write([append for append, _ in batch]))
        except Exception as error:
            failed: asyncio.Future[list[Outcome]] = asyncio.get_running_loop().create_future()
            failed.set_exception(error)
            return failed

    def _settle(
        self,
        batch: list[Waiting],
        idle: asyncio.Future[None],
        written: asyncio.Future[list[Outcome]],
    ) -> None:
        """Tell everybody in a batch what became of it, and go on with the next one."""
        outcomes: Sequence[BaseException | None]
        if written.cancelled():
            outcomes = [StoreUnavailable("the writing was given up") for _ in batch]
        elif (error := written.exception()) is None:
            outcomes = written.result()
        elif isinstance(error, StoreUnavailable):
            outcomes = [StoreUnavailable(*error.args) for _ in batch]
        else:
            # Whatever it is, those who wait must hear of it, and the next must be served.
            outcomes = [error] * len(batch)
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)
        self._go_on(idle)

    def _next_batch(self) -> list[Waiting]:
        """Those who wait, in their order; only the first of each table, the others keep waiting."""
        batch: dict[str, Waiting] = {}
        later: deque[Waiting] = deque()
        while self._waiting and len(batch) < LARGEST_BATCH:
            item = self._waiting.popleft()
            if item[0].table_id in batch:
                later.append(item)
            else:
                batch[item[0].table_id] = item
        self._waiting.extendleft(reversed(later))
        return list(batch.values())
