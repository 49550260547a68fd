"""The store in a PostgreSQL database: for any number of processes on any number of machines.

Appends that wait together are one statement, and so one disk sync. A notification that holds only
ids tells the other processes. While the database is away, everything is refused at once.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from math import inf
from typing import Any, Final

from pizzaiolo.server.store import (
    CHANGED_WITHIN,
    DELETED,
    EVERYTHING,
    Condition,
    Conflict,
    Known,
    StoredEntry,
    StoredReview,
    StoredTable,
    StoreUnavailable,
)
from pizzaiolo.server.store.postgres_database import (
    AWAY,
    FULL,
    REFUSED,
    TAKEN,
    hang_up_all,
    opened,
    told,
)
from pizzaiolo.server.store.postgres_line import CHANNEL, LASTS, WORDS, PostgresLine
from pizzaiolo.server.store.writer import ENTRY_FORMAT, Append, Outcome, Writer, checked, refusal

_LOG: Final = logging.getLogger(__name__)

# Rows are locked in the order of their ids, so that two processes never wait for each other.
_APPEND: Final = """
    WITH moved AS (
        INSERT INTO pizzaiolo.tables AS kept (id, first, last, tag, created, changed)
        SELECT wanted.id, wanted.first, wanted.last, wanted.tag, at, at
        FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
            AS wanted (id, first, last, tag),
            extract(epoch FROM clock_timestamp()) AS at
        WHERE wanted.first = 1
            OR EXISTS (SELECT FROM pizzaiolo.tables WHERE tables.id = wanted.id)
        ORDER BY wanted.id
        ON CONFLICT (id) DO UPDATE
        SET first = excluded.first, last = excluded.last,
            tag = CASE excluded.tag WHEN '' THEN kept.tag ELSE excluded.tag END,
            changed = CASE
                WHEN excluded.tag = ''
                    AND kept.changed BETWEEN excluded.changed - $11::float8 AND excluded.changed
                THEN kept.changed ELSE excluded.changed END
        WHERE kept.last = excluded.first - 1
        RETURNING id, last
    ), written AS (
        INSERT INTO pizzaiolo.entries (table_id, number, version, data)
        SELECT entry.table_id, entry.number, entry.version, entry.data
        FROM unnest($5::text[], $6::bigint[], $7::integer[], $8::bytea[])
            AS entry (table_id, number, version, data)
        JOIN moved ON moved.id = entry.table_id
    )
    SELECT id, pg_notify($9, concat_ws(' ', $10::text, id, last)) FROM moved
"""


class PostgresStore:
    """Keeps entries in a PostgreSQL database; see `Store` for what its methods promise."""

    def __init__(self, database: str, pool: Any) -> None:
        """Use a database whose schema is up to date; `open` sees to that."""
        self._pool = pool
        self._name = secrets.token_hex(8)
        """The mark of our own notifications."""
        self._writer = Writer(self._write)
        # Connections that were made before the line was lost are as dead as it is.
        self._line = PostgresLine(database, self._name, pool.expire_connections)

    @classmethod
    async def open(cls, database: str) -> PostgresStore:
        """Connect to a database and bring its schema up to date; see `open_store`."""
        store = cls(database, await opened(database))
        try:
            await store._line.wait()
        except StoreUnavailable:
            await store.close()
            raise
        return store

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[bytes],
        *,
        tag: str | None = None,
    ) -> None:
        """Keep the next entries of a table."""
        append = checked(table_id, number, entries, tag)
        self._must_be_available()
        await self._writer.append(append)

    async def load(
        self, table_id: str, after: int = 0, limit: int = EVERYTHING
    ) -> list[StoredEntry]:
        """The entries of a table with a number above this one."""
        rows = await self._fetch(
            "SELECT number, data FROM pizzaiolo.entries"
            " WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
            table_id,
            after,
            limit,
        )
        return [StoredEntry(*row) for row in rows]

    async def tables(
        self,
        *,
        tags: Collection[str] | None = None,
        changed_since: float = 0.0,
        changed_before: float = inf,
        limit: int = 1000,
    ) -> list[StoredTable]:
        """Tables with one of these tags, changed in that time."""
        rows = await self._fetch(
            "SELECT id, last, tag, created, changed FROM pizzaiolo.tables"
            " WHERE ($1::text[] IS NULL OR tag = ANY($1)) AND changed >= $2"
            " AND changed < $3 ORDER BY created DESC, id LIMIT $4",
            None if tags is None else list(tags),
            changed_since,
            changed_before,
            limit,
        )
        return [StoredTable(*row) for row in rows]

    async def delete(self, table_ids: Collection[str], *, changed_before: float = inf) -> int:
        """Forget tables with all their entries, and tell the others.

        The database reuses their space by itself.
        """
        async with self._connection() as connection, connection.transaction():
            # Locked in the order of their ids, as an append does.
            found = await connection.fetch(_OLD, list(table_ids), changed_before)
            ids = [row[0] for row in found]
            await connection.execute("DELETE FROM pizzaiolo.reviews WHERE table_id = ANY($1)", ids)
            await connection.execute("DELETE FROM pizzaiolo.entries WHERE table_id = ANY($1)", ids)
            await connection.execute("DELETE FROM pizzaiolo.tables WHERE id = ANY($1)", ids)
            await connection.execute(_TELL_DELETED, CHANNEL, self._name, ids, DELETED)
        return len(ids)

    async def redact(self, table_id: str, entries: Mapping[int, bytes]) -> None:
        """Put other texts in the place of entries."""
        rows = [(table_id, number, data) for number, data in entries.items()]
        async with self._connection() as connection, connection.transaction():
            await connection.executemany(
                "UPDATE pizzaiolo.entries SET data = $3 WHERE table_id = $1 AND number = $2", rows
            )
            await connection.execute("DELETE FROM pizzaiolo.reviews WHERE table_id = $1", table_id)

    async def keep_review(self, table_id: str, game: int, review: StoredReview) -> None:
        """Keep the review of a game, unless a better one is there."""
        await self._fetch(_KEEP_REVIEW, table_id, game, review.judge, review.complete, review.data)

    async def review(self, table_id: str, game: int) -> StoredReview | None:
        """The review of a game that is kept."""
        rows = await self._fetch(
            "SELECT judge, complete, data FROM pizzaiolo.reviews WHERE table_id = $1 AND game = $2",
            table_id,
            game,
        )
        return next((StoredReview(*row) for row in rows), None)

    @contextlib.asynccontextmanager
    async def claim_review(self, table_id: str, game: int) -> AsyncIterator[bool]:
        """Claim the work by a lock of a connection: it is open when the connection is given back.

        So it is when the process at this end dies.
        """
        async with self._connection() as connection:
            yield await connection.fetchval(
                "SELECT pg_try_advisory_lock(hashtext($1), $2)", table_id, game
            )

    async def condition(self) -> Condition:
        """The database looks after its own disk."""
        return "ok"

    def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Tell about entries that somebody else kept."""
        return self._line.subscribe(known)

    shared = True

    async def announce(self, table_id: str, words: str) -> None:
        """Tell the others something about a table that is kept nowhere."""
        await self._fetch("SELECT pg_notify($1, $2)", WORDS, f"{self._name} {table_id} {words}")

    def overhear(self) -> AsyncIterator[tuple[str, str]]:
        """What the others announce from now on."""
        return self._line.overhear()

    async def close(self) -> None:
        """Write what is still waiting, then hang up."""
        await self._writer.close()
        await self._line.close()
        await hang_up_all(self._pool)

    # Asking

    def _must_be_available(self) -> None:
        if not self._line.stands:
            raise StoreUnavailable("the database is away")

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool; StoreUnavailable where the database fails meanwhile."""
        self._must_be_available()
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except (*AWAY, *REFUSED) as error:
            self._line.give_up()
            raise StoreUnavailable(f"the database is away: {told(error)}") from error
        except FULL as error:
            _LOG.error("store unavailable", extra={"code": type(error).__name__})
            raise StoreUnavailable(f"the database keeps nothing: {told(error)}") from error

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
            return rows

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        """Write a batch as one statement, and say which appends it did not take."""
        try:
            async with self._connection() as connection:
                taken = {row[0] for row in await connection.fetch(_APPEND, *self._values(batch))}
        except TAKEN:
            # Entries that no row of `tables` knows: find out whose they are.
            if len(batch) == 1:
                return [Conflict(f"{batch[0].table_id}: {batch[0].number} is taken")]
            return [outcome for append in batch for outcome in await self._write([append])]
        refused = [append.table_id for append in batch if append.table_id not in taken]
        lasts = await self._lasts(refused) if refused else {}
        return [
            None if append.table_id in taken else refusal(append, lasts.get(append.table_id, 0))
            for append in batch
        ]

    def _values(self, batch: list[Append]) -> list[object]:
        entries = [
            (append.table_id, number, ENTRY_FORMAT, data)
            for append in batch
            for number, data in enumerate(append.entries, append.number)
        ]
        return [
            [append.table_id for append in batch],
            [append.number for append in batch],
            [append.last for append in batch],
            [append.tag or "" for append in batch],  # an empty tag leaves the table's as it is
            *([entry[column] for entry in entries] for column in range(4)),
            CHANNEL,
            self._name,
            CHANGED_WITHIN,
        ]

    async def _lasts(self, ids: list[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        return dict(await self._fetch(LASTS, ids))


_OLD: Final = (
    "SELECT id FROM pizzaiolo.tables WHERE id = ANY($1::text[]) AND changed < $2"
    " ORDER BY id FOR UPDATE"
)

_TELL_DELETED: Final = (
    "SELECT pg_notify($1, concat_ws(' ', $2::text, id, $4::bigint)) FROM unnest($3::text[]) AS id"
)

# The row of the table is locked, so that nobody deletes the table meanwhile.
_KEEP_REVIEW: Final = """
    INSERT INTO pizzaiolo.reviews AS kept (table_id, game, judge, complete, data)
    SELECT id, $2, $3, $4, $5 FROM pizzaiolo.tables WHERE id = $1 FOR KEY SHARE
    ON CONFLICT (table_id, game) DO UPDATE
    SET judge = excluded.judge, complete = excluded.complete, data = excluded.data
    WHERE kept.judge < excluded.judge OR kept.judge = excluded.judge AND NOT kept.complete
"""
