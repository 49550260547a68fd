"""The line to a PostgreSQL database: a connection that listens to what others write and say.

While it is up, the database is there. When it is lost, one task tries to get another, less and less
often.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from pizzaiolo.server.store import Known, StoreUnavailable
from pizzaiolo.server.store.backoff import Backoff
from pizzaiolo.server.store.news import Ear, Subscriber
from pizzaiolo.server.store.postgres_database import FAILED, TIMEOUT, connected, hang_up

_LOG: Final = logging.getLogger(__name__)

CHANNEL: Final = "pizzaiolo"
"""The channel of what is stored: who stored it, the table, and the number of its last entry; or who
deleted it, the table, and DELETED."""

WORDS: Final = "pizzaiolo_words"
"""The channel of what is not stored."""

HEARTBEAT: Final = 10.0
"""Seconds after which a connection that only listens is asked whether it is still there."""

LASTS: Final = "SELECT id, last FROM pizzaiolo.tables WHERE id = ANY($1::text[])"
"""The number of the last entry of each of some tables."""


class PostgresLine:
    """Listens to a database, and knows whether it is there."""

    def __init__(self, database: str, name: str, lost: Callable[[], Awaitable[None]]) -> None:
        """Begin to call; `name` marks what is our own, `lost` is called when the line is lost."""
        self._database = database
        self._name = name
        self._when_lost = lost
        self._subscribers: list[Subscriber] = []
        self._ears: list[Ear] = []
        self._standing = asyncio.Event()
        """Set while the line is up: the database was there when it was last looked for."""
        self._closed = asyncio.Event()
        self._look = asyncio.Event()
        """Set when the keeper of the line is to check what it may have missed."""
        self._lost = asyncio.Event()
        """Set when the line seems to be dead."""
        self._keeper = asyncio.create_task(self._keep(), name="store listener")

    @property
    def stands(self) -> bool:
        """Whether the database was there when it was last looked for."""
        return self._standing.is_set()

    async def wait(self) -> None:
        """Wait until the line is up; StoreUnavailable if that takes too long."""
        try:
            await asyncio.wait_for(self._standing.wait(), TIMEOUT)
        except TimeoutError as error:
            raise StoreUnavailable("the database went away") from error

    def give_up(self) -> None:
        """The database failed somebody: nobody else asks it until another line is up."""
        self._lost.set()
        self._look.set()
        self._standing.clear()

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        """Tell about entries that somebody else wrote."""
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
        """Hang up, and let all who listen go."""
        self._closed.set()
        self._standing.clear()
        for woken in [each.woken for each in self._subscribers] + [e.woken for e in self._ears]:
            woken.set()
        self._look.set()
        await asyncio.wait([self._keeper])

    async def _keep(self) -> None:
        """Hold a connection that listens; when it is lost, get another, less and less often."""
        backoff = Backoff()
        while not self._closed.is_set():
            self._lost.clear()
            try:
                connection = await connected(self._database)
                try:
                    await self._listen(connection, backoff)
                finally:
                    await hang_up(connection)
            except FAILED as error:
                # Not what it says: that holds names of people, machines and databases.
                _LOG.warning("the database is away", extra={"code": type(error).__name__})
            except Exception:
                # A subscriber's error: the others still need the line.
                _LOG.exception("the line to the database broke")
            self._standing.clear()
            await self._when_lost()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), backoff.next())

    async def _listen(self, connection: Any, backoff: Backoff) -> None:
        """Tell the subscribers what others write, until the connection is lost."""
        connection.add_termination_listener(self._hung_up)
        await connection.add_listener(CHANNEL, self._heard)
        await connection.add_listener(WORDS, self._overheard)
        while not (self._lost.is_set() or self._closed.is_set()):
            self._look.clear()
            known = [subscriber.known() for subscriber in self._subscribers]
            ids = sorted({table_id for tables in known for table_id in tables})
            stored = {table_id for tables in known for table_id, last in tables.items() if last}
            lasts = dict(await connection.fetch(LASTS, ids))
            for subscriber in self._subscribers:
                subscriber.compare(lasts, stored)
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
