"""News: what others have written or said, until those who wait for it take it in."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from typing import Final

from pizzaiolo.server.store import DELETED, Known

MOST_WORDS: Final = 10_000
"""How many announcements may wait for somebody who overhears them; then the oldest are lost."""


class Ear:
    """What somebody who overhears announcements has not taken in yet."""

    def __init__(self) -> None:
        """Nothing has been said."""
        self.woken = asyncio.Event()
        self.words: deque[tuple[str, str]] = deque(maxlen=MOST_WORDS)


class Subscriber:
    """What one subscriber has not been told yet: of each table whether it was deleted, and its
    latest number."""

    def __init__(self, known: Known) -> None:
        """Nothing is new."""
        self.known = known
        self.woken = asyncio.Event()
        self._news: dict[str, int] = {}
        self._deleted: dict[str, None] = {}

    def tell(self, table_id: str, number: int) -> None:
        """A table has an entry with this number now, or was deleted."""
        if number == DELETED:
            # What was told before is of no interest any more; what comes later is of a new table.
            self._news.pop(table_id, None)
            self._deleted[table_id] = None
        else:
            self._news[table_id] = max(number, self._news.get(table_id, 0))
        self.woken.set()

    def compare(self, lasts: dict[str, int], stored: Collection[str]) -> None:
        """Tell of the tables that have later entries than those known, and of those deleted.

        `stored` are those that had entries when all were looked for: one that is not in `lasts` has
        none any more.
        """
        for table_id, number in self.known().items():
            last = lasts.get(table_id, DELETED)
            if last > number or (last == DELETED and table_id in stored):
                self.tell(table_id, last)

    def take(self) -> list[tuple[str, int]]:
        """All the news; each is taken once."""
        news = [*((table_id, DELETED) for table_id in self._deleted), *self._news.items()]
        self._deleted.clear()
        self._news.clear()
        self.woken.clear()
        return news
