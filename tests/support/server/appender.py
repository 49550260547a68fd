"""A process that appends to an SQLite store until it is killed, and says what was acknowledged.

Run as `python appender.py FILE TABLES`: a line `table number` on standard output, after the append
has returned.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from pizzaiolo.server.store.sqlite import SqliteStore


async def append_for_ever(store: SqliteStore, table_id: str) -> None:
    number = len(await store.load(table_id))
    while True:
        # One to three entries at a time, of a size at which pages fill up.
        entries = [b'{"of":"%d","fill":"%s"}' % (number, b"x" * 200)] * (number % 3 + 1)
        await store.append(table_id, number + 1, entries)
        number += len(entries)
        os.write(1, f"{table_id} {number}\n".encode())


async def main(path: Path, tables: int) -> None:
    store = await SqliteStore.open(path)
    await asyncio.gather(*(append_for_ever(store, f"t{table}") for table in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
