"""ShelfStore: keeps entries where a browser keeps things, so that a closed tab loses no game."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from math import inf
from typing import Final, Literal, Protocol

import msgspec

from pizzaiolo.server.store import (
    EVERYTHING,
    Condition,
    Conflict,
    Gone,
    Known,
    StoredEntry,
    StoredReview,
    StoredTable,
    StoreUnavailable,
)

Outcome = Literal["kept", "conflict", "gone", "gap"]
"""What became of an append: kept; the number is taken; no such table; the number before is free."""


class Shelf(Protocol):
    """What the page keeps for the server: `shelf.ts`, or a test's own.

    Only texts and numbers cross the border between the two languages. A method that fails raises
    any exception, and then nothing was half done.
    """

    async def append(self, table: str, number: int, entries: str, tag: str | None) -> Outcome:
        """Keep entries, one on each line, the first of them with this number."""

    async def load(self, table: str, after: int) -> str:
        """The entries with a number above this one, each with a line feed after it."""

    async def tables(self) -> str:
        """All tables, as a JSON list of `ShelvedTable`."""

    async def delete(self, tables: str) -> None:
        """Forget tables, one on each line, with everything kept of them."""

    async def redact(self, table: str, entries: str) -> None:
        """Put texts in the place of entries, a number and a text on each line; drop reviews."""

    async def keep_review(self, table: str, game: int, review: str) -> None:
        """Keep the review of a game in place of the existing one, if the table exists."""

    async def review(self, table: str, game: int) -> str:
        """The review that was kept; an empty text if there is none."""


class ShelvedTable(msgspec.Struct, frozen=True):
    """A table as the shelf lists it; times are in UTC seconds."""

    id: str
    last: int
    tag: str
    created: float
    changed: float


class ShelvedReview(msgspec.Struct, frozen=True):
    """A review as the shelf keeps it."""

    judge: int
    complete: bool
    data: str


_TABLES: Final = msgspec.json.Decoder(list[ShelvedTable])
_REVIEW: Final = msgspec.json.Decoder(ShelvedReview)


class ShelfStore:
    """A store for one page; another tab may use the same shelf, and finds out by a Conflict."""

    shared = False

    def __init__(self, shelf: Shelf) -> None:
        """Use a shelf."""
        self._shelf = shelf
        self._closed = asyncio.Event()

    async def append(
        self, table_id: str, number: int, entries: Sequence[bytes], *, tag: str | None = None
    ) -> None:
        """Keep the next entries of a table."""
        lines = b"\n".join(entries).decode()
        try:
            outcome = await self._shelf.append(table_id, number, lines, tag)
        except Exception as error:
            raise StoreUnavailable("the browser keeps nothing now") from error
        if outcome == "conflict":
            raise Conflict
        if outcome == "gone":
            raise Gone
        if outcome == "gap":
            raise ValueError(f"entry {number - 1} of the table is missing")

    async def load(
        self, table_id: str, after: int = 0, limit: int = EVERYTHING
    ) -> list[StoredEntry]:
        """The entries of a table with a number above this one, in order."""
        try:
            lines = await self._shelf.load(table_id, after)
        except Exception as error:
            raise StoreUnavailable("the browser finds nothing now") from error
        return [
            StoredEntry(number, line.encode())
            for number, line in enumerate(lines.split("\n")[:-1][:limit], start=after + 1)
        ]

    async def tables(
        self,
        *,
        tags: Collection[str] | None = None,
        changed_since: float = 0.0,
        changed_before: float = inf,
        limit: int = 1000,
    ) -> list[StoredTable]:
        """Tables with one of these tags (or any), changed in that time, the newest first."""
        found = [
            StoredTable(each.id, each.last, each.tag, each.created, each.changed)
            for each in await self._all()
            if (tags is None or each.tag in tags) and changed_since <= each.changed < changed_before
        ]
        return sorted(found, key=lambda table: -table.changed)[:limit]

    async def _all(self) -> list[ShelvedTable]:
        try:
            return _TABLES.decode(await self._shelf.tables())
        except Exception as error:
            raise StoreUnavailable("the browser finds nothing now") from error

    async def delete(self, table_ids: Collection[str], *, changed_before: float = inf) -> int:
        """Forget tables with everything kept of them, except those that were changed since."""
        old = [
            each.id
            for each in await self._all()
            if each.id in table_ids and each.changed < changed_before
        ]
        if old:
            try:
                await self._shelf.delete("\n".join(old))
            except Exception as error:
                raise StoreUnavailable("the browser deletes nothing now") from error
        return len(old)

    async def redact(self, table_id: str, entries: Mapping[int, bytes]) -> None:
        """Put other texts in the place of entries."""
        lines = "\n".join(f"{number} {data.decode()}" for number, data in entries.items())
        try:
            await self._shelf.redact(table_id, lines)
        except Exception as error:
            raise StoreUnavailable("the browser keeps nothing now") from error

    async def keep_review(self, table_id: str, game: int, review: StoredReview) -> None:
        """Keep the review of a game, unless there is a later or a complete one."""
        before = await self.review(table_id, game)
        if before is not None and (
            before.judge > review.judge or (before.judge == review.judge and before.complete)
        ):
            return
        shelved = ShelvedReview(review.judge, review.complete, b64encode(review.data).decode())
        try:
            await self._shelf.keep_review(table_id, game, msgspec.json.encode(shelved).decode())
        except Exception as error:
            raise StoreUnavailable("the browser keeps nothing now") from error

    async def review(self, table_id: str, game: int) -> StoredReview | None:
        """The review kept of a game; None if there is none."""
        try:
            kept = await self._shelf.review(table_id, game)
        except Exception as error:
            raise StoreUnavailable("the browser finds nothing now") from error
        if not kept:
            return None
        shelved = _REVIEW.decode(kept)
        return StoredReview(shelved.judge, shelved.complete, b64decode(shelved.data))

    def claim_review(self, table_id: str, game: int) -> AbstractAsyncContextManager[bool]:
        """Another tab that works on it too comes to the same result."""
        return nullcontext(enter_result=True)

    async def condition(self) -> Condition:
        """A browser does not say how much space is left for one more game."""
        return "ok"

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Nobody else tells anything: a Conflict does."""
        await self._closed.wait()
        nobody: tuple[tuple[str, int], ...] = ()
        for news in nobody:
            yield news

    async def announce(self, table_id: str, words: str) -> None:
        """Nobody listens."""

    async def overhear(self) -> AsyncIterator[tuple[str, str]]:
        """Nobody says anything."""
        await self._closed.wait()
        nobody: tuple[tuple[str, str], ...] = ()
        for words in nobody:
            yield words

    async def close(self) -> None:
        """Nothing is waiting to be written."""
        self._closed.set()
