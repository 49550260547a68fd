"""A server in this very process: its app, asked as uvicorn asks it, with nothing between."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from math import inf
from pathlib import Path
from time import time
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from starlette.types import ASGIApp

from pizzaiolo.records import fairness
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.http.app import make_app
from pizzaiolo.server.http.page import Page
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.store import (
    EVERYTHING,
    Condition,
    Conflict,
    Gone,
    Known,
    StoredEntry,
    StoredReview,
    StoredTable,
    StoreUnavailable,
)
from pizzaiolo.server.table.bot_turns import BotTurn
from support.seeded import SeededSecrets

ROOMY: dict[str, float] = {
    "requests_per_second": 1_000_000,
    "requests_at_once": 100_000_000,
    "tables_per_hour": 1_000_000,
    "tables_at_once": 100_000_000,
    "tries_per_hour": 1_000_000,
    "tries_at_once": 100_000_000,
    "clubs_per_hour": 1_000_000,
    "clubs_at_once": 100_000_000,
    "members_per_hour": 1_000_000,
    "members_at_once": 100_000_000,
    "club_changes_per_hour": 1_000_000,
    "club_changes_at_once": 100_000_000,
    "sockets_per_address": 100_000_000,
    "messages_per_second": 1_000_000,
    "messages_at_once": 100_000_000,
    "busy_seconds": 3600,
}
"""Limits that do not stand in the way of a test that is about something else."""

ADDRESS = "in.process.localhost"


class MemoryStore:
    """A store that keeps everything as long as it lives, and is as a test wants it to be."""

    shared = False

    def __init__(self) -> None:
        self.away = False
        self.found: Condition = "ok"
        self.entries: dict[str, list[StoredEntry]] = defaultdict(list)
        self.reviews: dict[tuple[str, int], StoredReview] = {}
        self.claims: set[tuple[str, int]] = set()

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[bytes],
        *,
        tag: str | None = None,
    ) -> None:
        self._must_be_there()
        kept = self.entries[table_id]
        if number > 1 and not kept:
            raise Gone(f"{table_id} has 0 entries")
        if number != len(kept) + 1:
            raise Conflict(f"{table_id} has {len(kept)} entries")
        kept += [StoredEntry(number + place, data) for place, data in enumerate(entries)]

    async def load(
        self, table_id: str, after: int = 0, limit: int = EVERYTHING
    ) -> list[StoredEntry]:
        self._must_be_there()
        return self.entries[table_id][after:][:limit]

    async def tables(
        self,
        *,
        tags: Collection[str] | None = None,
        changed_since: float = 0.0,
        changed_before: float = inf,
        limit: int = 1000,
    ) -> list[StoredTable]:
        now = time()
        # Whatever it holds was changed a moment ago: nothing is old enough to be cleared away.
        known = list(self.entries.items())[:limit] if changed_since <= now < changed_before else []
        return [StoredTable(name, len(kept), "", 0.0, now) for name, kept in known]

    async def delete(self, table_ids: Collection[str], *, changed_before: float = inf) -> int:
        for key in [key for key in self.reviews if key[0] in table_ids]:
            del self.reviews[key]
        return sum(self.entries.pop(table_id, None) is not None for table_id in table_ids)

    async def redact(self, table_id: str, entries: Mapping[int, bytes]) -> None:
        self._must_be_there()
        self.entries[table_id] = [
            StoredEntry(each.number, entries.get(each.number, each.data))
            for each in self.entries[table_id]
        ]
        for key in [key for key in self.reviews if key[0] == table_id]:
            del self.reviews[key]

    async def keep_review(self, table_id: str, game: int, review: StoredReview) -> None:
        self.reviews[table_id, game] = review

    async def review(self, table_id: str, game: int) -> StoredReview | None:
        return self.reviews.get((table_id, game))

    @asynccontextmanager
    async def claim_review(self, table_id: str, game: int) -> AsyncIterator[bool]:
        ours = (table_id, game) not in self.claims
        self.claims.add((table_id, game))
        try:
            yield ours
        finally:
            if ours:
                self.claims.remove((table_id, game))

    async def condition(self) -> Condition:
        return self.found

    def _must_be_there(self) -> None:
        if self.away:
            raise StoreUnavailable("away")

    async def subscribe(self, known: Known) -> AsyncIterator[tuple[str, int]]:
        news: tuple[tuple[str, int], ...] = ()
        for each in news:
            yield each

    async def announce(self, table_id: str, words: str) -> None:
        raise AssertionError("there is nobody to announce to")

    async def overhear(self) -> AsyncIterator[tuple[str, str]]:
        words: tuple[tuple[str, str], ...] = ()
        for each in words:
            yield each

    async def close(self) -> None:
        """Nothing is to be let go of."""


class FirstThought:
    """Who lets all bots do the first thing that they may do, at once."""

    async def choose(self, table_id: str, turn: BotTurn, clock: Callable[[], float]) -> int:
        return turn.legal[0]

    async def close(self) -> None:
        """Nothing is to be ended."""


class Line:
    """A socket at a table; what `websockets` gives, as far as players need it."""

    def __init__(self) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})

    async def answer(self, app: ASGIApp, path: str, headers: dict[str, str]) -> None:
        """Be served until it ends."""
        scope = {
            "type": "websocket",
            "path": path.partition("?")[0],
            "query_string": path.partition("?")[2].encode(),
            "headers": [
                (b"host", ADDRESS.encode()),
                *((name.lower().encode(), value.encode()) for name, value in headers.items()),
            ],
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        try:
            await app(scope, self._in.get, self._take)
        finally:
            self._out.put_nowait(None)

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._out.put_nowait(message["text"])
        elif message["type"] == "websocket.http.response.start":
            raise AssertionError(f"a socket was refused with {message['status']}")

    async def send(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def send_bytes(self, data: bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "bytes": data})

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._out.get()) is not None:
            yield text
        self._out.put_nowait(None)

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})


class Here:
    """The server: requests and sockets."""

    def __init__(
        self, app: ASGIApp, node: Node, store: MemoryStore, web: httpx.AsyncClient
    ) -> None:
        self.app = app
        self.node = node
        self.store = store
        self.web = web

    @asynccontextmanager
    async def at_table(
        self, table: str, token: str | None = None, query: str = ""
    ) -> AsyncIterator[Line]:
        """A socket at a table."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        line = Line()
        task = asyncio.create_task(line.answer(self.app, f"/ws/{table}{query}", headers))
        try:
            yield line
        finally:
            await line.close()
            await task

    @asynccontextmanager
    async def asked_from(self, address: str) -> AsyncIterator[Here]:
        """The same server, asked from another address."""
        async with _web(self.app, address) as web:
            yield Here(self.app, self.node, self.store, web)


def _web(app: ASGIApp, address: str) -> httpx.AsyncClient:
    """Requests to an app from an address."""
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    # A cookie for every table would be sent with every request, and take longer and longer.
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(transport=transport, base_url=f"http://{ADDRESS}", cookies=no_cookies)


@asynccontextmanager
async def here(
    folder: Path,
    *,
    store: MemoryStore | None = None,
    clock: Callable[[], float] | None = None,
    day_root: str = "",
    **limits: float,
) -> AsyncIterator[Here]:
    """A server in this process, dealt by a fixed text; `folder` is one without a page."""
    store = store or MemoryStore()
    settings = msgspec.convert({**ROOMY, **limits}, Settings)
    node = Node(store, FirstThought(), settings, Metrics(), clock, day_root)
    app = make_app(node, Page(folder))
    await node.start()
    # Also after a failure: what a node has begun does not end when it is cancelled.
    try:
        with patch.object(fairness, "secrets", SeededSecrets(lambda: "in process")):
            async with _web(app, "127.0.0.1") as web:
                yield Here(app, node, store, web)
    finally:
        await node.close()
