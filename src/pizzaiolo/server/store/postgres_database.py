"""The PostgreSQL database itself: reached, its schema brought up to date, its errors told apart."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from pizzaiolo.server.store import StoreUnavailable, UnusableStoreError

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "PostgreSQL needs asyncpg: pip install 'pizzaiolo[postgres]'", name=error.name
    ) from error

MIGRATION_LOCK: Final = 0x50495A5A_494F4C4F
"""The advisory lock under which the schema is brought up to date: "PIZZIOLO"."""

TIMEOUT: Final = 10.0
"""Seconds after which a database that does not answer counts as away."""

CONNECTIONS: Final = 5
"""How many connections a process has at most, beside its line; a review in progress holds one."""

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
"""What is raised if the database is away, shuts down, starts up, or has become a replica."""

REFUSED: Final = (
    asyncpg.ClientConfigurationError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
"""What is raised if the address, the name or the password is wrong."""

FULL: Final = (asyncpg.InsufficientResourcesError, asyncpg.PostgresSystemError)
"""What is raised if the database is there but cannot store anything."""

FAILED: Final = (*AWAY, asyncpg.PostgresError)
"""What is raised if the database is away, or says that something went wrong."""

TAKEN: Final = asyncpg.UniqueViolationError
"""What is raised if something is already in the place that is written to."""

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
"""The schema: the first step makes version 1, each further one the next version of the last.

A step that was released is never changed: databases exist that it has been applied to."""

_SETTINGS: Final[dict[str, Any]] = {
    # What is acknowledged must survive, whatever the database's own defaults are.
    "server_settings": {
        "application_name": "pizzaiolo",
        "default_transaction_isolation": "read committed",
        "synchronous_commit": "on",
        # What a machine that is cut off had locked is free after a minute, not after two hours.
        "tcp_keepalives_idle": "30",
        "tcp_keepalives_interval": "10",
        "tcp_keepalives_count": "3",
    },
}


async def opened(database: str) -> Any:
    """Bring the schema of a database up to date; return a pool of connections."""
    try:
        connection = await connected(database)
    except (ValueError, *REFUSED) as error:
        raise UnusableStoreError(f"the database cannot be used: {told(error)}") from error
    except AWAY as error:
        raise StoreUnavailable(f"the database does not answer: {told(error)}") from error
    try:
        await _migrate(connection)
    except (*AWAY, *FULL) as error:
        raise StoreUnavailable(f"the database went away: {told(error)}") from error
    except asyncpg.PostgresError as error:
        raise UnusableStoreError(f"the database cannot be used: {told(error)}") from error
    finally:
        await hang_up(connection)
    return await asyncpg.create_pool(
        database,
        min_size=0,
        max_size=CONNECTIONS,
        timeout=TIMEOUT,
        command_timeout=TIMEOUT,
        **_SETTINGS,
    )


async def connected(database: str) -> Any:
    """A connection of its own."""
    return await asyncpg.connect(database, timeout=TIMEOUT, command_timeout=TIMEOUT, **_SETTINGS)


async def hang_up(connection: Any) -> None:
    """Close a connection, whether somebody is still at the other end or not."""
    with contextlib.suppress(*FAILED):
        await connection.close(timeout=POLITE)


async def hang_up_all(pool: Any) -> None:
    """Close all connections of a pool, in order if that is quick."""
    try:
        await asyncio.wait_for(pool.close(), POLITE)
    except FAILED:
        pool.terminate()


def told(error: BaseException) -> str:
    """What an exception says; some say nothing but their names."""
    return str(error) or type(error).__name__


async def _migrate(connection: Any) -> None:
    """Take all steps that the schema lacks, or none; of several processes one does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        # Checked first: a user who may only use the schema need not be allowed to make one.
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
