"""PostgreSQL stores for the tests: opened, asked, and listened to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from pizzaiolo.server.store import StoreUnavailable
from pizzaiolo.server.store.postgres import PostgresStore
from support.loops import until


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[list[PostgresStore]]:
    stores = [await PostgresStore.open(url) for url in urls]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def asked(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


class Listener:
    """Hears what a store tells, and knows of a table what it was told."""

    def __init__(self, store: PostgresStore, **known: int) -> None:
        self.known = known
        self.heard: list[tuple[str, int]] = []
        self._task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: PostgresStore) -> None:
        async for table_id, number in store.subscribe(lambda: self.known):
            self.heard.append((table_id, number))
            self.known[table_id] = number

    async def hears(self, *news: tuple[str, int]) -> None:
        async def heard() -> bool:
            return set(news) <= set(self.heard)

        await until(heard)


async def is_back(store: PostgresStore) -> bool:
    try:
        await store.tables(limit=1)
    except StoreUnavailable:
        return False
    return True


async def is_away(store: PostgresStore) -> bool:
    return not await is_back(store)
