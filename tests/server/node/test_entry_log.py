"""The entry log: what it could not keep, it says, and how the store is."""

from __future__ import annotations

import pytest

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.node import entry_log
from pizzaiolo.server.node.entry_log import EntryLog
from pizzaiolo.server.protocol.entries import Woken
from pizzaiolo.server.store import Conflict, StoreUnavailable
from support.loops import in_loop
from support.server.in_process import MemoryStore


@in_loop
async def test_what_the_store_says_of_itself_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry_log, "CERTAIN_SECONDS", 0.0)
    store = MemoryStore()
    log = EntryLog(store, Metrics())
    for found in ("ok", "disk_low", "damaged", "ok"):
        store.found = found
        assert await log.condition() == found
    store.away = True
    assert await log.condition() == "store_unavailable"


@in_loop
async def test_what_could_not_be_kept_is_told_until_something_is_kept() -> None:
    store = MemoryStore()
    metrics = Metrics()
    log = EntryLog(store, metrics)
    store.away = True
    with pytest.raises(StoreUnavailable):
        await log.append("table", 1, [Woken(at=1.0)], None)
    store.away = False
    assert await log.condition() == "store_unavailable"
    await log.append("table", 1, [Woken(at=1.0)], None)
    assert await log.condition() == "ok"
    with pytest.raises(Conflict):
        await log.append("table", 1, [Woken(at=1.0)], None)
    assert log.unavailable("c1", 7).code == "store_unavailable"
