"""The store in a PostgreSQL database: for any number of processes on any number of machines.

Appends that wait are one statement, so one sync of the disk. A notification with ids alone tells
the other processes. While the database is away, everything is refused at once, and one task tries
to reach it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from math import inf
from typing import Any, Final

from pizzaiolo.server.store import (
    Condition,
    Conflict,
    Gone,
    Known,
    StoredEntry,
    StoredReview,
    StoredTable,
    StoreUnavailable,
    UnusableStoreError,
)
from pizzaiolo.server.store.backoff import Backoff
from pizzaiolo.server.store.news import Ear, Subscriber
from pizzaiolo.server.store.writer import ENTRY_FORMAT, Append, Outcome, Writer, checked

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "PostgreSQL needs asyncpg: pip install 'pizzaiolo[postgres]'", name=error.name
    ) from error

_LOG: Final = logging.getLogger(__name__)

CHANNEL: Final = "pizzaiolo"

WORDS: Final = "pizzaiolo_words"
"""The channel of what is kept nowhere."""

MIGRATION_LOCK: Final = 0x50495A5A_494F4C4F
"""The advisory lock under which the schema is brought up to date: "PIZZIOLO"."""

TIMEOUT: Final = 10.0
"""Seconds after which a database that does not answer counts as away."""

HEARTBEAT: Final = 10.0
"""Seconds after which a connection that only listens is asked whether it is still there."""

POLITE: Final = 2.0
"""Seconds that a connection gets to be closed in order."""

AWAY: Final = (
    OSError,  # TimeoutError too
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""What is raised where the database is away, shuts down, starts up, or has become a replica."""

REFUSED: Final = (
    asyncpg.ClientConfigurationError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
"""What is raised where the address, the name or the password is wrong."""

FULL: Final = (asyncpg.InsufficientResourcesError, asyncpg.PostgresSystemError)
"""What is raised where the database is there and cannot keep anything."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE pizzaiolo.tables (
            id text PRIMARY KEY,
            first bigint NOT NULL,
            last bigint NOT NULL,
            tag text NOT NULL,
            created double precision NOT NULL,
            changed double precision NOT NULL
        )
        """,
        "COMMENT ON COLUMN pizzaiolo.tables.first IS 'the first entry of the latest append'",
        "CREATE INDEX tables_by_tag ON pizzaiolo.tables (tag, changed)",
        """
        CREATE TABLE pizzaiolo.entries (
            table_id text NOT NULL REFERENCES pizzaiolo.tables (id),
            number bigint NOT NULL CHECK (number > 0),
            version integer NOT NULL,
            data bytea NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
    ),
    (
        """
        CREATE TABLE pizzaiolo.reviews (
            table_id text NOT NULL REFERENCES pizzaiolo.tables (id),
            game bigint NOT NULL CHECK (game > 0),
            judge bigint NOT NULL,
            complete boolean NOT NULL,
            data bytea NOT NULL,
            PRIMARY KEY (table_id, game)
        )
        """,
    ),
)
"""The schema: the first step makes version 1, each further one the next version of the last."""

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
        SET first = excluded.first, last = excluded.last, changed = excluded.changed,
            tag = CASE excluded.tag WHEN '' THEN kept.tag ELSE excluded.tag END
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
        self._database = database
        self._pool = pool
        self._name = secrets.token_hex(8)
        """What marks our own notifications."""
        self._writer = Writer(self._write)
        self._subscribers: list[Subscriber] = []
        self._ears: list[Ear] = []
        self._standing = asyncio.Event()
        """Set while the line stands: the database was there when it was last looked for."""
        self._closed = asyncio.Event()
        self._look = asyncio.Event()
        """Set when the keeper of the line is to look what it may have missed."""
        self._lost = asyncio.Event()
        """Set when the line seems to be dead."""
        self._keeper = asyncio.create_task(self._keep_line(), name="store listener")

    @classmethod
    async def open(cls, database: str) -> PostgresStore:
        """Connect to a database and bring its schema up to date; see `open_store`."""
        try:
            connection = await _connected(database)
        except (ValueError, *REFUSED) as error:
            raise UnusableStoreError(f"the database cannot be used: {_told(error)}") from error
        except AWAY as error:
            raise StoreUnavailable(f"the database does not answer: {_told(error)}") from error
        try:
            await _migrate(connection)
        except (*AWAY, *FULL) as error:
            raise StoreUnavailable(f"the database went away: {_told(error)}") from error
        except asyncpg.PostgresError as error:
            raise UnusableStoreError(f"the database cannot be used: {_told(error)}") from error
        finally:
            await _hang_up(connection)
        pool = asyncpg.create_pool(
            database, min_size=0, max_size=4, timeout=TIMEOUT, command_timeout=TIMEOUT, **_SETTINGS
        )
        store = cls(database, await pool)
        try:
            await asyncio.wait_for(store._standing.wait(), TIMEOUT)
        except TimeoutError as error:
            await store.close()
            raise StoreUnavailable("the database went away") from error
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

    async def load(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """All entries of a table with a number above this one."""
        rows = await self._fetch(
            "SELECT number, data FROM pizzaiolo.entries"
            " WHERE table_id = $1 AND number > $2 ORDER BY number",
            table_id,
            after,
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
        """Forget tables with all their entries; the database reuses their space by itself."""
        async with self._connection() as connection, connection.transaction():
            # Locked in the order of their ids, as an append does.
            found = await connection.fetch(_OLD, list(table_ids), changed_before)
            ids = [row[0] for row in found]
            await connection.execute("DELETE FROM pizzaiolo.reviews WHERE table_id = ANY($1)", ids)
            await connection.execute("DELETE FROM pizzaiolo.entries WHERE table_id = ANY($1)", ids)
            await connection.execute("DELETE FROM pizzaiolo.tables WHERE id = ANY($1)", ids)
        return len(ids)

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

    async def condition(self) -> Condition:
        """Its disk is the database's business."""
        return "ok"

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Tell about entries that somebody else kept."""
        subscriber = Subscriber(known)
        self._subscribers.append(subscriber)
        self._look.set()
        try:
            while not self._closed.is_set():
                await subscriber.woken.wait()
                for news in subscriber.take():
                    yield news
        finally:
            self._subscribers.remove(subscriber)

    shared = True

    async def announce(self, table_id: str, words: str) -> None:
        """Tell the others something about a table that is kept nowhere."""
        await self._fetch("SELECT pg_notify($1, $2)", WORDS, f"{self._name} {table_id} {words}")

    async def overhear(self) -> AsyncIterator[tuple[str, str]]:
        """What the others announce from now on."""
        ear = Ear()
        self._ears.append(ear)
        try:
            while not self._closed.is_set():
                await ear.woken.wait()
                ear.woken.clear()
                while ear.words:
                    yield ear.words.popleft()
        finally:
            self._ears.remove(ear)

    async def close(self) -> None:
        """Keep what is still to be kept, then hang up."""
        await self._writer.close()
        self._closed.set()
        self._standing.clear()
        for woken in [each.woken for each in self._subscribers] + [e.woken for e in self._ears]:
            woken.set()
        self._look.set()
        await asyncio.wait([self._keeper])
        try:
            await asyncio.wait_for(self._pool.close(), POLITE)
        except (*AWAY, asyncpg.PostgresError):
            self._pool.terminate()

    # Asking

    def _must_be_available(self) -> None:
        if not self._standing.is_set():
            raise StoreUnavailable("the database is away")

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool; StoreUnavailable where the database fails meanwhile."""
        self._must_be_available()
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except (*AWAY, *REFUSED) as error:
            # Whoever comes next is refused until the line stands again.
            self._lost.set()
            self._look.set()
            self._standing.clear()
            raise StoreUnavailable(f"the database is away: {_told(error)}") from error
        except FULL as error:
            _LOG.error("store unavailable", extra={"code": type(error).__name__})
            raise StoreUnavailable(f"the database keeps nothing: {_told(error)}") from error

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
            return rows

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        """Write a batch as one statement, and say which appends it did not take."""
        try:
            async with self._connection() as connection:
                taken = {row[0] for row in await connection.fetch(_APPEND, *self._values(batch))}
        except asyncpg.UniqueViolationError:
            # Entries that no row of `tables` knows: find out whose they are.
            if len(batch) == 1:
                return [Conflict(f"{batch[0].table_id}: {batch[0].number} is taken")]
            return [outcome for append in batch for outcome in await self._write([append])]
        refused = [append.table_id for append in batch if append.table_id not in taken]
        lasts = await self._lasts(refused) if refused else {}
        return [
            None if append.table_id in taken else _refusal(append, lasts.get(append.table_id, 0))
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
            [append.tag or "" for append in batch],  # an empty one leaves the table's as it is
            *([entry[column] for entry in entries] for column in range(4)),
            CHANNEL,
            self._name,
        ]

    async def _lasts(self, ids: list[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        return dict(await self._fetch(_LASTS, ids))

    # Listening

    async def _keep_line(self) -> None:
        """Hold a connection that listens; when it is lost, get another, slower and slower."""
        backoff = Backoff()
        while not self._closed.is_set():
            self._lost.clear()
            try:
                connection = await _connected(self._database)
                try:
                    await self._listen(connection, backoff)
                finally:
                    await _hang_up(connection)
            except (*AWAY, asyncpg.PostgresError) as error:
                # Not what it says: that holds names of people, machines and databases.
                _LOG.warning("the database is away", extra={"code": type(error).__name__})
            except Exception:
                # A subscriber's mistake: the others need the line all the same.
                _LOG.exception("the line to the database broke")
            self._standing.clear()
            # Connections that were made before are as dead as this one.
            await self._pool.expire_connections()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), backoff.next())

    async def _listen(self, connection: Any, backoff: Backoff) -> None:
        """Tell the subscribers what others keep, until the connection is lost."""
        connection.add_termination_listener(self._hung_up)
        await connection.add_listener(CHANNEL, self._heard)
        await connection.add_listener(WORDS, self._overheard)
        while not (self._lost.is_set() or self._closed.is_set()):
            self._look.clear()
            known = [subscriber.known() for subscriber in self._subscribers]
            ids = sorted({table_id for tables in known for table_id in tables})
            lasts = dict(await connection.fetch(_LASTS, ids, timeout=TIMEOUT))
            for subscriber in self._subscribers:
                subscriber.compare(lasts)
            if not (self._lost.is_set() or self._closed.is_set()):
                self._standing.set()
                backoff.reset()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), HEARTBEAT)

    def _hung_up(self, _connection: Any) -> None:
        self._lost.set()
        self._look.set()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        name, table_id, number = payload.split(" ")
        if name != self._name:
            for subscriber in self._subscribers:
                subscriber.tell(table_id, int(number))

    def _overheard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        name, table_id, words = payload.split(" ", 2)
        if name != self._name:
            for ear in self._ears:
                ear.words.append((table_id, words))
                ear.woken.set()


_OLD: Final = (
    "SELECT id FROM pizzaiolo.tables WHERE id = ANY($1::text[]) AND changed < $2"
    " ORDER BY id FOR UPDATE"
)

# The row of the table is locked, so that nobody deletes the table meanwhile.
_KEEP_REVIEW: Final = """
    INSERT INTO pizzaiolo.reviews AS kept (table_id, game, judge, complete, data)
    SELECT id, $2, $3, $4, $5 FROM pizzaiolo.tables WHERE id = $1 FOR KEY SHARE
    ON CONFLICT (table_id, game) DO UPDATE
    SET judge = excluded.judge, complete = excluded.complete, data = excluded.data
    WHERE kept.judge < excluded.judge OR kept.judge = excluded.judge AND NOT kept.complete
"""

_LASTS: Final = "SELECT id, last FROM pizzaiolo.tables WHERE id = ANY($1::text[])"

_SETTINGS: Final[dict[str, Any]] = {
    # What is acknowledged must survive, whatever the database's own defaults are.
    "server_settings": {
        "application_name": "pizzaiolo",
        "default_transaction_isolation": "read committed",
        "synchronous_commit": "on",
    },
}


async def _connected(database: str) -> Any:
    return await asyncpg.connect(database, timeout=TIMEOUT, command_timeout=TIMEOUT, **_SETTINGS)


async def _hang_up(connection: Any) -> None:
    """Close a connection, whether somebody is still at the other end or not."""
    with contextlib.suppress(*AWAY, asyncpg.PostgresError):
        await connection.close(timeout=POLITE)


async def _migrate(connection: Any) -> None:
    """Take all steps that the schema lacks, or none; of several processes one does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        # Asked first: whoever may only use the schema need not be allowed to make one.
        if await connection.fetchval("SELECT to_regnamespace('pizzaiolo') IS NULL"):
            await connection.execute("CREATE SCHEMA pizzaiolo")
            await connection.execute("CREATE TABLE pizzaiolo.schema (version integer NOT NULL)")
            await connection.execute("INSERT INTO pizzaiolo.schema VALUES (0)")
        version = await connection.fetchval("SELECT version FROM pizzaiolo.schema")
        if version is None or version > len(STEPS):
            raise UnusableStoreError(
                f"the database was written by a later Pizzaiolo (schema {version},"
                f" known up to {len(STEPS)})"
            )
        if version == len(STEPS):
            return
        for step in STEPS[version:]:
            for statement in step:
                await connection.execute(statement)
        await connection.execute("UPDATE pizzaiolo.schema SET version = $1", len(STEPS))


def _refusal(append: Append, last: int) -> Exception:
    if append.number <= last:
        return Conflict(f"{append.table_id} has {last} entries: {append.number} is taken")
    if not last:
        return Gone(f"{append.table_id} has 0 entries: {append.number} is not next")
    return ValueError(f"{append.table_id} has {last} entries: {append.number} is not next")


def _told(error: BaseException) -> str:
    """What an exception says; some say nothing but their names."""
    return str(error) or type(error).__name__
