"""EntryLog: puts entries into the store, and knows whether anything can be stored."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Final, Literal

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.protocol.entries import Entry, entry_to_json
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.store import Condition, Conflict, Store, StoreUnavailable

Health = Condition | Literal["store_unavailable"]
"""How the server is."""

DOUBTFUL_SECONDS: Final = 10.0
"""For this many seconds after a failed write the server says that it is not well; after that,
somebody has to try again."""

CERTAIN_SECONDS: Final = 1.0
"""For this many seconds after a test read, the store is not read again: anyone may ask for the
server's health as often as they like."""


class EntryLog:
    """A store, measured and watched."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        """Use a store; nothing has failed yet."""
        self._store = store
        self._metrics = metrics
        self._failed_at = -inf
        """When a write last failed, if none has succeeded since."""
        self._read_at = -inf
        """When the store was last read as a test."""
        self._found: Health = "ok"
        """The result of that test."""

    async def append(
        self, table_id: str, number: int, entries: Sequence[Entry], tag: str | None
    ) -> int:
        """Store the next entries of a table; return how many bytes they took.

        Raises Conflict, Gone or StoreUnavailable as the store does.
        """
        began = monotonic()
        try:
            data = [entry_to_json(entry) for entry in entries]
            await self._store.append(table_id, number, data, tag=tag)
        except Conflict:
            self._metrics.conflicts.inc()
            raise
        except StoreUnavailable:
            log.warning("store unavailable", extra={"table": table_id, "number": number})
            self._failed_at = monotonic()
            raise
        self._failed_at = -inf
        self._metrics.append_seconds.observe(monotonic() - began)
        return sum(map(len, data))

    async def condition(self) -> Health:
        """Whether tables can be read, and whether anything prevents storing."""
        now = monotonic()
        if now - self._failed_at < DOUBTFUL_SECONDS:
            return "store_unavailable"
        if now - self._read_at >= CERTAIN_SECONDS:
            found = await self._read()
            if found not in ("ok", self._found):
                log.warning("the store is not well", extra={"code": found})
            # What cannot be read now may be readable a moment later.
            self._found, self._read_at = found, -inf if found == "store_unavailable" else now
        return self._found

    async def _read(self) -> Health:
        try:
            # By its name, which is quick however many tables there are.
            await self._store.load("any")
            return await self._store.condition()
        except StoreUnavailable:
            return "store_unavailable"

    def unavailable(self, command_id: str = "", n: int = 0) -> Refused:
        """The answer to a command that cannot be stored."""
        self._metrics.unavailable.inc()
        text = "Nothing can be kept at the moment, so nothing was done: try again later."
        return Refused("store_unavailable", text, id=command_id, n=n)
