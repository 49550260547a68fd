"""Past: what is to be had of games that a table has finished."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from pizzaiolo.records.record import Record
from pizzaiolo.server.protocol.entries import Entry, RematchAgreed, Revealed
from pizzaiolo.server.protocol.public import PublicEvent
from pizzaiolo.server.table.table import Table


def finished_records(entries: Iterable[Entry]) -> list[Record]:
    """The records of all games of a table that are over."""
    table: Table | None = None
    records: list[Record] = []
    for entry in entries:
        if table is None:
            table = Table.replay([entry])
            continue
        table.apply(entry)
        record = table.record()
        if isinstance(entry, Revealed) and record is not None:
            records.append(record)
    return records


def tape_of(
    entries: Iterable[Entry], game: int, round_number: int
) -> tuple[PublicEvent, ...] | None:
    """All announcements of a round of an earlier game of a table; None where there is none."""
    table: Table | None = None
    for entry in entries:
        if table is None:
            table = Table.replay([entry])
            continue
        if isinstance(entry, RematchAgreed) and table.games == game:
            # With the rematch the game is gone: all of it has been told by then.
            table.released(inf)
            return table.tape(round_number)
        table.apply(entry)
    return None
