"""Store: where the entries of all tables are kept, so that no acknowledged one is ever lost.

To a store an entry is only a text of JSON: `pizzaiolo.server.protocol.entries` knows what it means.
A table's entries are numbered from 1 without a gap, and never change. Beside them are the reviews
of the table's games, which can be computed again. There are two stores: `sqlite`, one file for one
process, and `postgres`, one database for any number of them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final, Literal, Protocol

__all__ = [
    "CHANGED_WITHIN",
    "DELETED",
    "EVERYTHING",
    "Condition",
    "Conflict",
    "Gone",
    "Known",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredEntry",
    "StoredReview",
    "StoredTable",
    "UnusableStoreError",
    "open_store",
]

EVERYTHING: Final = 2**31 - 1
"""More entries than any table has."""

DELETED: Final = 0
"""The number that a table has when it has no entries any more."""

CHANGED_WITHIN: Final = 60.0
"""How many seconds a table's time of change may lag behind.

The index by which old tables are found would otherwise be written at every move."""

Known = Callable[[], Mapping[str, int]]
"""Says which tables somebody holds, each with the number of the last entry that they know."""


Condition = Literal["ok", "disk_low", "damaged"]
"""The condition of a store: well, soon without space, or with a damaged file."""


class StoreError(Exception):
    """Something that a store could not do; nothing was half done."""


class Conflict(StoreError):  # noqa: N818  # an answer to be expected, not a mistake
    """Somebody else has written an entry with that number: load what they wrote, and go on."""


class Gone(StoreError, ValueError):  # noqa: N818  # an answer to be expected, not a mistake
    """A further entry for a table that has none: it was deleted meanwhile."""


class StoreUnavailable(StoreError):  # noqa: N818  # an answer to be expected, not a mistake
    """The store can keep nothing now: its disk is full, or its database is away. Try later.

    Either all entries of the append are kept or none. If the database went away at that very
    moment, it is not known which: a caller who numbers the next entry as if none were kept then
    gets a Conflict, and a subscriber is told about the entries as if others had written them.
    """


class UnusableStoreError(StoreError):
    """What was opened is not a store, or is damaged, or was written by a later version."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it is kept."""

    number: int
    """Its place in its table, from 1."""
    data: bytes
    """Its JSON."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as a store knows it."""

    id: str
    last: int
    """The number of its last entry."""
    tag: str
    """The tag given to it last; empty if it never had one."""
    created: float
    """When its first entry was kept, in UTC seconds."""
    changed: float
    """When its last entry was kept, in UTC seconds; up to `CHANGED_WITHIN` seconds too early."""


@dataclass(frozen=True, slots=True)
class StoredReview:
    """The review of a game, or as much of it as there is."""

    judge: int
    """The version of the judge that made it."""
    complete: bool
    data: bytes


class Store(Protocol):
    """Keeps entries. Every method but `subscribe` raises StoreUnavailable if it cannot be done.

    All methods may be called at the same time from one event loop.
    """

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[bytes],
        *,
        tag: str | None = None,
    ) -> None:
        """Keep the next entries of a table; the first of them gets this number.

        When this returns, they survive a crash. All are kept or none. The tag, if one is given,
        is the table's from now on: any text, by which `tables` finds the table again.

        Raises Conflict if that number is already taken, Gone if there is no such table, and
        ValueError if the number before it is not taken. A caller that is cancelled meanwhile
        cannot know whether the entries were kept.
        """

    async def load(
        self, table_id: str, after: int = 0, limit: int = EVERYTHING
    ) -> list[StoredEntry]:
        """The entries of a table with a number above this one, in order; none without a table.

        So many of them at most: whoever reads a long log reads it piece by piece.
        """

    async def tables(
        self,
        *,
        tags: Collection[str] | None = None,
        changed_since: float = 0.0,
        changed_before: float = inf,
        limit: int = 1000,
    ) -> list[StoredTable]:
        """Tables with one of these tags (or any), changed in that time, the newest first."""

    async def delete(self, table_ids: Collection[str], *, changed_before: float = inf) -> int:
        """Forget tables with everything kept of them, except those that were changed since.

        Returns how many there were.

        Their space is given back, to other tables or to the disk.
        """

    async def redact(self, table_id: str, entries: Mapping[int, bytes]) -> None:
        """Put other texts in the place of entries of a table, by their numbers; all or none.

        This is for names alone that somebody wants to be forgotten: what happened stays as it was.
        Reviews of the table hold the same names: they are dropped, and can be computed again.
        Nobody is told. Entries that are not there are left out.
        """

    async def keep_review(self, table_id: str, game: int, review: StoredReview) -> None:
        """Keep the review of a game of a table, in place of the existing one.

        A review by a later judge stays, and so does a complete one by the same judge. If the table
        does not exist, nothing is kept.
        """

    async def review(self, table_id: str, game: int) -> StoredReview | None:
        """The review kept of a game of a table; None if there is none."""

    def claim_review(self, table_id: str, game: int) -> AbstractAsyncContextManager[bool]:
        """Claim the work on a review for as long as a block lasts: False if another server has it.

        A server that dies loses its claim. One that loses the database loses it too, and is not
        told: at worst a review is computed twice, with the same result. Within one server nobody
        may claim a review twice at the same time.
        """

    async def condition(self) -> Condition:
        """The condition of the store, as far as it can tell without trying to write."""

    def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Tell about entries that somebody else wrote: a table, and a number that it now has.

        The number DELETED says that somebody else deleted the table. It begins with the tables in
        `known()` that have later entries than those known or are deleted, and does so again
        whenever a message may have been missed. It may say the same thing twice, and mentions
        tables that nobody here holds. It goes on while the store is away, and ends when the store
        is closed.
        """

    @property
    def shared(self) -> bool:
        """Whether others may use it at the same time, so that announcements make sense."""

    async def announce(self, table_id: str, words: str) -> None:
        """Tell the others something about a table that is not stored: up to 4,000 bytes.

        A server that is not there to overhear it never learns of it.
        """

    def overhear(self) -> AsyncIterator[tuple[str, str]]:
        """What the others announce from now on: tables, and words about them.

        It goes on while the store is away, and ends when the store is closed.
        """

    async def close(self) -> None:
        """Write what is still waiting, then let go of everything. Closing twice is fine."""


async def open_store(database: str | Path) -> Store:
    """Open the store at an address: 'postgresql://...', or the path of an SQLite file.

    A file that does not exist is made, with its folders. A schema of an older version is brought up
    to date. Raises UnusableStoreError if something else is there, StoreUnavailable if the disk is
    full or the database does not answer.
    """
    if isinstance(database, str) and database.startswith(("postgresql://", "postgres://")):
        # asyncpg is an extra: SQLite works without it.
        from pizzaiolo.server.store.postgres import PostgresStore  # noqa: PLC0415

        return await PostgresStore.open(database)
    from pizzaiolo.server.store.sqlite import SqliteStore  # noqa: PLC0415  # and the other way round

    return await SqliteStore.open(Path(database))
