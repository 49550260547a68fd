"""News: what others have written or said, until those who wait for it take it in."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from pizzaiolo.server.store import Known

MOST_WORDS: Final = 10_000
"""How many announcements may wait for somebody who overhears them; then the oldest are lost."""


class Ear:
    """What somebody who overhears announcements has not taken in yet."""

    def __init__(self) -> None:
        """Nothing has been said."""
        self.woken = asyncio.Event()
        self.words: deque[tuple[str, str]] = deque(maxlen=MOST_WORDS)


class Subscriber:
    """What one subscriber has not been told yet: a table at most once, with its latest number."""

    def __init__(self, known: Known) -> None:
        """Nothing is new."""
        self.known = known
        self.woken = asyncio.Event()
        self._news: dict[str, int] = {}

    def tell(self, table_id: str, number: int) -> None:
        """A table has an entry with this number now."""
        self._news[table_id] = max(number, self._news.get(table_id, 0))
        self.woken.set()

    def compare(self, lasts: dict[str, int]) -> None:
        """Tell of the tables that have later entries than those known."""
        for table_id, number in self.known().items():
            if lasts.get(table_id, 0) > number:
                self.tell(table_id, lasts[table_id])

    def take(self) -> list[tuple[str, int]]:
        """All the news; each is taken once."""
        news = list(self._news.items())
        self._news.clear()
        self.woken.clear()
        return news
