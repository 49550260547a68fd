"""One writer for many: everything that waits is written together, and made durable once."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pizzaiolo.server.store import Conflict, Gone, StoreUnavailable

LARGEST_BATCH: Final = 1000
"""How many appends are written together at most, so that none waits long for the others."""

ENTRY_FORMAT: Final = 1
"""The column `version` of every entry: all are JSON so far, and the JSON says the rest."""

# Without spaces: an id is one word of a notification.
_TABLE_ID: Final = re.compile("[!-~]{1,64}")


@dataclass(frozen=True, slots=True)
class Append:
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


class Writer:
    """Lets appends wait while others are written, then writes all of them at once.

    `write` is given appends of different tables. It returns an outcome for each, or raises what
    happened to all of them.
    """

    def __init__(self, write: Callable[[list[Append]], Awaitable[list[Outcome]]]) -> None:
        """Write with this; nothing runs until the first append comes."""
        self._write = write
        self._waiting: deque[tuple[Append, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> None:
        """Wait until an append is kept, or raise why it is not."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None:
            self._task = asyncio.create_task(self._drain(), name="store writer")
        await future

    async def close(self) -> None:
        """Refuse new appends, and wait until all others are kept or refused."""
        self._closed = True
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _drain(self) -> None:
        """Write batch after batch until nobody waits."""
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    outcomes = await self._write([append for append, _ in batch])
                except StoreUnavailable as error:
                    outcomes = [StoreUnavailable(*error.args) for _ in batch]
                except Exception as error:
                    # Whatever it is, those who wait must hear of it, and the next must be served.
                    outcomes = [error] * len(batch)
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    if future.cancelled():
                        continue
                    if outcome is None:
                        future.set_result(None)
                    else:
                        future.set_exception(outcome)
        finally:
            self._task = None

    def _next_batch(self) -> list[tuple[Append, asyncio.Future[None]]]:
        """Those who wait, in their order; only the first of each table, the others keep waiting."""
        batch: dict[str, tuple[Append, asyncio.Future[None]]] = {}
        later: deque[tuple[Append, asyncio.Future[None]]] = deque()
        while self._waiting and len(batch) < LARGEST_BATCH:
            item = self._waiting.popleft()
            if item[0].table_id in batch:
                later.append(item)
            else:
                batch[item[0].table_id] = item
        self._waiting.extendleft(reversed(later))
        return list(batch.values())
