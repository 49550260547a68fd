"""Replaying: makes a table from its entries, however many, with turns for others in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from pizzaiolo.server.base.slices import Slices
from pizzaiolo.server.protocol.entries import Entry, TableCreated, entry_from_json
from pizzaiolo.server.store import StoredEntry
from pizzaiolo.server.table.course import ReplayError
from pizzaiolo.server.table.table import Table

UNREADABLE: Final = (ReplayError, msgspec.DecodeError)
"""What a table raises that cannot be read any more, because its edition plays differently now."""


def _nothing(_: Table, __: Entry) -> None:
    """Nobody looks on."""


async def replayed(
    stored: Sequence[StoredEntry], after_each: Callable[[Table, Entry], None] = _nothing
) -> Table:
    """The table that these entries lead to; `after_each` sees it after every one of them.

    Raises one of UNREADABLE if they lead to none.
    """
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
