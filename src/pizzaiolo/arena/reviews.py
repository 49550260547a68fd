"""Many games reviewed by several processes, and a Parquet file with a row for every seat."""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pizzaiolo.research import need

need("arena", "pyarrow")

import pyarrow
import pyarrow.parquet

from pizzaiolo.records.notation import read_record
from pizzaiolo.records.record import RecordError
from pizzaiolo.review import JUDGE, Review, ReviewError, review

SCHEMA: Final = pyarrow.schema(
    [
        ("game", pyarrow.string()),
        ("edition", pyarrow.string()),
        ("seats", pyarrow.int8()),
        ("seat", pyarrow.int8()),
        ("name", pyarrow.string()),
        ("colour", pyarrow.string()),
        ("iterations", pyarrow.int32()),
        ("level", pyarrow.string()),
        ("result", pyarrow.float64()),
        ("even", pyarrow.float64()),
        ("luck", pyarrow.float64()),
        ("luck_error", pyarrow.float64()),
        ("own", pyarrow.float64()),
        ("own_error", pyarrow.float64()),
        ("others", pyarrow.float64()),
        ("others_error", pyarrow.float64()),
        ("judged", pyarrow.bool_()),
        ("decisions", pyarrow.int32()),
        ("slips", pyarrow.int32()),
        ("mistakes", pyarrow.int32()),
        ("loss", pyarrow.float64()),
        ("loss_error", pyarrow.float64()),
        ("memory_kept", pyarrow.float64()),
        ("memory_stake", pyarrow.float64()),
        ("memory_stake_error", pyarrow.float64()),
        ("memory", pyarrow.float64()),
        ("memory_error", pyarrow.float64()),
    ]
)

Row = dict[str, object]


@dataclass(frozen=True)
class Task:
    """A record to be reviewed, and how."""

    path: str
    seats: list[int] | None
    iterations: int
    level: str


@dataclass(frozen=True)
class Failed:
    """A record that cannot be reviewed."""

    path: str
    reason: str

    @property
    def told(self) -> str:
        """Which record, and why; the reason may name the file itself, with the line."""
        return self.reason if self.reason.startswith(self.path) else f"{self.path}: {self.reason}"


def reviewed(tasks: Iterable[Task], jobs: int) -> Iterator[list[Row] | Failed]:
    """Review all games, in their order; with one job, in this process."""
    if jobs == 1:
        yield from map(rows_of, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _leave_interrupts_to_the_first_process) as pool:
        yield from pool.map(rows_of, tasks)


def _leave_interrupts_to_the_first_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def rows_of(task: Task) -> list[Row] | Failed:
    """Review one game."""
    try:
        record = read_record(Path(task.path))
        found = review(record, task.seats, task.iterations, task.level)
    except (RecordError, ReviewError) as error:
        return Failed(task.path, str(error))
    return [_row(task.path, found, seat) for seat in range(len(found.colours))]


def _row(path: str, review: Review, seat: int) -> Row:
    account = vars(review.accounts[seat])
    own = [decision for decision in review.decisions if decision.seat == seat]
    return {
        **{name: account[name] for name in SCHEMA.names if name in account},
        "game": path,
        "edition": review.edition,
        "seats": len(review.colours),
        "name": review.names[seat],
        "colour": review.colours[seat],
        "iterations": review.iterations,
        "level": review.level,
        "decisions": len(own),
        "slips": sum(decision.verdict == "slip" for decision in own),
        "mistakes": sum(decision.verdict == "mistake" for decision in own),
    }


def write_table(rows: list[Row], path: Path) -> None:
    """Write the rows; the version of the judge is in the file's metadata."""
    schema = SCHEMA.with_metadata({"pizzaiolo": json.dumps({"judge": JUDGE})})
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), path)
