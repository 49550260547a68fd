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

_PHASES: Final = {Started: "playing", Revealed: "over", RematchAgreed: "waiting"}


def tag_of(entry: Entry, *, public: bool) -> str | None:
    """The tag by which a table is found from now on, if an entry changes it."""
    match entry:
        case TableCreated(config=config) | Configured(config=config):
            return f"{'public' if config.public else 'private'} waiting"
        case Started() | Revealed() | RematchAgreed():
            return f"{'public' if public else 'private'} {_PHASES[type(entry)]}"
        case _:
            return None
