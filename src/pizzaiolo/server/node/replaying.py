"""Replaying: makes a table from its entries, however many, with turns for others in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from pizzaiolo.server.protocol.entries import Entry, TableCreated, entry_from_json
from pizzaiolo.server.store import StoredEntry
from pizzaiolo.server.table.course import ReplayError
from pizzaiolo.server.table.table import Table

SLICE_SECONDS: Final = 0.003
"""After this much work on one table everybody else has a turn."""


class Slices:
    """Work in slices: `pause` lets others have a turn when a slice is over."""

    def __init__(self) -> None:
        """The first slice begins."""
        self._until = monotonic() + SLICE_SECONDS

    async def pause(self) -> None:
        """Go on at once, or after the others if this slice is over."""
        if monotonic() >= self._until:
            await asyncio.sleep(0)
            self._until = monotonic() + SLICE_SECONDS


def _nothing(_: Table, __: Entry) -> None:
    """Nobody looks on."""


async def replayed(
    stored: Sequence[StoredEntry], after_each: Callable[[Table, Entry], None] = _nothing
) -> Table:
    """The table that these entries lead to; `after_each` sees it after every one of them."""
    first = entry_from_json(stored[0].data) if stored else None
    if not isinstance(first, TableCreated):
        raise ReplayError("a table begins with the entry table_created")
    table, slices = Table(first), Slices()
    for each in stored[1:]:
        entry = entry_from_json(each.data)
        table.apply(entry)
        after_each(table, entry)
        await slices.pause()
    return table
