"""EntryLog: entries go into the store, and the server knows whether it can keep anything."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Final, Literal

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.protocol.entries import Entry, entry_to_json
from pizzaiolo.server.protocol.messages import Refused
from pizzaiolo.server.store import Condition, Conflict, Store, StoreUnavailable

Health = Condition | Literal["store_unavailable"]
"""How the server is."""

DOUBTFUL_SECONDS: Final = 10.0
"""So long after something could not be kept the server says that it is not well; after that,
somebody has to try again."""

CERTAIN_SECONDS: Final = 1.0
"""So long after it has been looked whether tables can be read, nobody looks again: whoever asks how
the server is may ask as often as they like."""


class EntryLog:
    """A store, measured and watched."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        """Keep in a store; nothing has failed yet."""
        self._store = store
        self._metrics = metrics
        self._failed_at = -inf
        """When something could last not be kept, where nothing was kept since."""
        self._read_at = -inf
        """When the store was last read to see whether it can be."""
        self._found: Health = "ok"
        """What was found then."""

    async def append(
        self, table_id: str, number: int, entries: Sequence[Entry], tag: str | None
    ) -> int:
        """Keep the next entries of a table; say how many bytes they took.

        Conflict, Gone or StoreUnavailable as a store raises them.
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
        """Whether tables can be read, and whether anything stands in the way of keeping."""
        now = monotonic()
        if now - self._failed_at < DOUBTFUL_SECONDS:
            return "store_unavailable"
        if now - self._read_at >= CERTAIN_SECONDS:
            found = await self._read()
            if found not in ("ok", self._found):
                log.warning("the store is not well", extra={"code": found})
            # What cannot be read now may be there in the next moment.
            self._found, self._read_at = found, -inf if found == "store_unavailable" else now
        return self._found

    async def _read(self) -> Health:
        try:
            # By its name: however many tables there are, that is quick.
            await self._store.load("any")
            return await self._store.condition()
        except StoreUnavailable:
            return "store_unavailable"

    def unavailable(self, command_id: str = "", n: int = 0) -> Refused:
        """What whoever asked is told where nothing can be kept."""
        self._metrics.unavailable.inc()
        text = "Nothing can be kept at the moment, so nothing was done: try again later."
        return Refused("store_unavailable", text, id=command_id, n=n)
