"""Bounds: how much may be stored about one table, and what still may when that is reached."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.entries import (
    Acted,
    CameBack,
    ClockRenewed,
    Entry,
    Hurried,
    Planned,
    Pressed,
    Resumed,
    Revealed,
    Started,
    Voted,
    Woken,
)
from pizzaiolo.server.protocol.outgoing import Refused

OF_THE_GAME: Final = (CameBack, Hurried, Planned, Resumed, Started, Voted)
"""Entries that help a running game to its end: they may take as much again."""

UNAVOIDABLE: Final = (Acted, ClockRenewed, Pressed, Revealed, Woken)
"""Entries that a game cannot do without: it has a limited number of these."""


def no_place_for(entry: Entry, room: Room, settings: Settings) -> Refused | None:
    """Why an entry can no longer be stored; None if it can."""
    if isinstance(entry, UNAVOIDABLE):
        return None
    times = 2 if isinstance(entry, OF_THE_GAME) else 1
    if (
        room.table.number < times * settings.table_entries
        and room.bytes < times * settings.table_bytes
    ):
        return None
    return Refused("history_full", "This table has been used for too long: open a new one.")
