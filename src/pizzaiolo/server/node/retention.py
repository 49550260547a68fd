"""Retention: what nobody has used for long is deleted, and its space is given back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pizzaiolo.server.base.journal import note
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.book import TAG
from pizzaiolo.server.books.challenge_books import DARED
from pizzaiolo.server.books.day_books import CHAIN_BOOK
from pizzaiolo.server.clubs.club_fold import CLOSED, DESERTED
from pizzaiolo.server.node.tags import ABANDONED, FINISHED
from pizzaiolo.server.store import Store, StoreUnavailable

FIRST_SECONDS: Final = 60.0
"""A server that has just been started has other things to do first."""

ROUND_SECONDS: Final = 3600.0

TABLES_AT_ONCE: Final = 20
"""How many tables are deleted together; then others may write."""

DAY: Final = 86_400.0

BELIEVED_DAYS: Final = 30.0
"""A clock that is further ahead of all that is stored may be wrong, and would delete it."""


class Retention:
    """Deletes what is old: `may_go` says whether nobody uses it here, and lets go of it."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Callable[[], float],
        may_go: Callable[[str], bool],
    ) -> None:
        """Delete from a store, as the settings say."""
        self._store = store
        self._clock = clock
        self._may_go = may_go
        self._began = clock()
        self._believed = False
        """Whether the clock is known to be right."""
        self._kept_days = (
            ((*FINISHED, DARED), settings.keep_finished_days),
            ((*ABANDONED, CLOSED, DESERTED), settings.keep_abandoned_days),
            ((TAG,), settings.keep_books_days),
        )

    async def go_on(self) -> None:
        """Delete what is old, again and again."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.clear_away()
            except StoreUnavailable:
                note("old tables could not be deleted")
            await asyncio.sleep(ROUND_SECONDS)

    async def clear_away(self) -> int:
        """Delete everything that is old now; return how many tables and books that was."""
        if not await self._believes_the_clock():
            return 0
        deleted = 0
        for tags, days in self._kept_days:
            before = self._clock() - days * DAY
            # All days to come follow from the chain, which is written once.
            in_use = {CHAIN_BOOK}
            while True:
                limit = TABLES_AT_ONCE + len(in_use)
                found = await self._store.tables(tags=tags, changed_before=before, limit=limit)
                ids = [table.id for table in found if table.id not in in_use]
                if not ids:
                    break
                going = [table_id for table_id in ids if self._may_go(table_id)]
                in_use.update(set(ids) - set(going))
                deleted += await self._store.delete(going, changed_before=before)
                await asyncio.sleep(0)
        if deleted:
            note("old tables deleted", number=deleted)
        return deleted

    async def _believes_the_clock(self) -> bool:
        """Whether something was stored not long before the start, or the start is long ago."""
        long = BELIEVED_DAYS * DAY
        if not self._believed:
            recent = await self._store.tables(
                changed_since=self._began - long, changed_before=self._began + 1, limit=1
            )
            self._believed = bool(recent) or self._clock() - self._began >= long
        return self._believed
