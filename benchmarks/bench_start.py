"""How long a server with many finished tables takes to be ready, beside one with none.

`python benchmarks/bench_start.py --tables 50000` makes a file with that many tables of 40 entries
(500 bytes each) and starts a server on it. The file is read through while games are being played.
"""

from __future__ import annotations

import argparse
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

from pizzaiolo.server.store.sqlite_file import opened


def many_tables(path: Path, tables: int, entries: int) -> None:
    """A file with finished tables, written in one go."""
    for connection in opened(path):
        connection.close()
    now = time.time()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("PRAGMA synchronous = OFF")
        file.executemany(
            "INSERT INTO tables VALUES (?, ?, 'private over', ?, ?)",
            ((f"finished{number:08}", entries, now, now) for number in range(tables)),
        )
        file.executemany(
            "INSERT INTO entries VALUES (?, ?, 1, zeroblob(500))",
            (
                (f"finished{number:08}", place)
                for number in range(tables)
                for place in range(1, entries + 1)
            ),
        )


def seconds_to_be_ready(path: Path) -> float:
    """From the start of the process until it answers that all is well."""
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "pizzaiolo", "serve", "--port=0", f"--database={path}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        with urlopen(f"{process.stdout.readline().strip()}/healthz") as answer:
            assert answer.status == 200
        lasted = time.perf_counter() - began
        process.terminate()
    return lasted


def main() -> None:
    """Start on an empty file and on a large one, in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--entries", type=int, default=40)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        large, empty = Path(folder) / "large.sqlite", Path(folder) / "empty.sqlite"
        many_tables(large, args.tables, args.entries)
        seconds_to_be_ready(empty)
        without = min(seconds_to_be_ready(empty) for _ in range(3))
        with_all = min(seconds_to_be_ready(large) for _ in range(3))
        print(
            f"Start: {args.tables} finished tables, {large.stat().st_size / 1e6:.0f} MB:"
            f" ready after {with_all:.2f} s, {with_all / without:.2f} times as long as with none"
        )


if __name__ == "__main__":
    main()
