"""A shelf in memory: what the page keeps for the server inside it, for tests without a page."""

from __future__ import annotations

from itertools import count

import msgspec

from pizzaiolo.server.alone.shelf_store import Outcome, ShelvedTable


class MemoryShelf:
    """Keeps everything as a browser does, and can be full."""

    def __init__(self) -> None:
        self.entries: dict[str, list[str]] = {}
        self.full = False
        self._tags: dict[str, str] = {}
        self._changed: dict[str, tuple[float, float]] = {}
        self._reviews: dict[tuple[str, int], str] = {}
        self._clock = count(1)

    def _check(self) -> None:
        if self.full:
            raise OSError("QuotaExceededError")

    async def append(self, table: str, number: int, entries: str, tag: str | None) -> Outcome:
        self._check()
        kept = self.entries.get(table)
        if kept is None and number > 1:
            return "gone"
        if kept is not None and len(kept) >= number:
            return "conflict"
        if len(kept or ()) + 1 != number:
            return "gap"
        now = float(next(self._clock))
        self.entries.setdefault(table, []).extend(entries.split("\n"))
        self._changed[table] = self._changed.get(table, (now, now))[0], now
        if tag is not None:
            self._tags[table] = tag
        return "kept"

    async def load(self, table: str, after: int) -> str:
        self._check()
        return "".join(f"{entry}\n" for entry in self.entries.get(table, [])[after:])

    async def tables(self) -> str:
        self._check()
        found = [
            ShelvedTable(table, len(kept), self._tags.get(table, ""), *self._changed[table])
            for table, kept in self.entries.items()
        ]
        return msgspec.json.encode(found).decode()

    async def delete(self, tables: str) -> None:
        self._check()
        for table in tables.split("\n"):
            self.entries.pop(table, None)
            self._reviews = {key: kept for key, kept in self._reviews.items() if key[0] != table}

    async def redact(self, table: str, entries: str) -> None:
        self._check()
        kept = self.entries.get(table, [])
        for line in entries.split("\n"):
            number, _, text = line.partition(" ")
            if line and int(number) <= len(kept):
                kept[int(number) - 1] = text
        self._reviews = {key: each for key, each in self._reviews.items() if key[0] != table}

    async def keep_review(self, table: str, game: int, review: str) -> None:
        self._check()
        if table in self.entries:
            self._reviews[table, game] = review

    async def review(self, table: str, game: int) -> str:
        self._check()
        return self._reviews.get((table, game), "")
