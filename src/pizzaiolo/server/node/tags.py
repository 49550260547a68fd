"""Tags: the words by which a store finds tables again."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.protocol.entries import (
    Configured,
    Entry,
    RematchAgreed,
    Revealed,
    Started,
    TableCreated,
)

TAGS: Final = ("public waiting", "public playing")
"""The tags of the tables that are on the public list."""

FINISHED: Final = ("public over", "private over")
"""The tags of the tables whose last game is over."""

ABANDONED: Final = ("public waiting", "private waiting", "public playing", "private playing")
"""The tags of all other tables: if nothing happens there for long, nobody will come back."""

_PHASES: Final[dict[type, str]] = {
    TableCreated: "waiting",
    Configured: "waiting",
    Started: "playing",
    Revealed: "over",
    RematchAgreed: "waiting",
}


def tag_of(entry: Entry, *, public: bool) -> str | None:
    """The tag by which a table is found from now on, if an entry changes it."""
    phase = _PHASES.get(type(entry))
    if phase is None:
        return None
    if isinstance(entry, TableCreated | Configured):
        public = entry.config.public
    return f"{'public' if public else 'private'} {phase}"
