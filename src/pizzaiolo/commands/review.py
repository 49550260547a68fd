"""The command `pizzaiolo review`: luck, judgement and memory of a finished game, told apart."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import FINE, CommandError

if TYPE_CHECKING:
    from rich.progress import Progress

RECORDS = (".json", ".txt")
"""How the name of a record's file ends, in a folder."""


def register(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command and its options."""
    from pizzaiolo.review import ITERATIONS, LEVELS

    parser = commands.add_parser(
        "review",
        help=COMMANDS["review"],
        description="Review a finished game: every seat's chance of winning from the deal to the "
        "end, what was luck, what the decisions lost, and how much was remembered of what "
        "mattered. Points are hundredths of a won game; ± is one standard error.",
    )
    option = parser.add_argument
    option(
        "games", nargs="+", type=Path, metavar="GAME", help="a record; with --table, folders too"
    )
    option("--seats", metavar="0,2", help="judge only the decisions of these seats, in this order")
    option(
        "--iterations",
        type=int,
        default=ITERATIONS,
        metavar="N",
        help=f"how much is tried for a decision ({ITERATIONS})",
    )
    option(
        "--level",
        default=LEVELS[0],
        metavar="LEVEL",
        help=f"what the table still showed of the past: {', '.join(LEVELS)} ({LEVELS[0]})",
    )
    option("--json", action="store_true", help="print all of it as JSON")
    option("--table", type=Path, metavar="FILE", help="write a row for every seat as Parquet")
    option("--jobs", type=int, default=1, metavar="N", help="processes for --table (1)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review one game, or many into a table."""
    seats = _seats(args.seats)
    if args.table is not None:
        return _table(args, seats)
    if len(args.games) > 1:
        raise CommandError("expected one GAME; several, or a folder, go into a --table")
    from pizzaiolo.records.notation import read_record
    from pizzaiolo.records.record import RecordError
    from pizzaiolo.review import ReviewError, Reviewing
    from pizzaiolo.review.report import Teller

    try:
        record = read_record(args.games[0])
        reviewing = Reviewing(record, seats, args.iterations, args.level)
    except (RecordError, ReviewError) as error:
        raise CommandError(str(error)) from None
    with _progress() as progress:
        task = progress.add_task("Reviewing", total=reviewing.total)
        for step in reviewing:
            progress.update(task, completed=step.done)
    review = reviewing.review()
    if args.json:
        print(review.to_json(), end="")
        return FINE
    for line in Teller(review, record).lines():
        print(line)
    return FINE


def _seats(text: str | None) -> list[int] | None:
    if text is None:
        return None
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdecimal() for word in words):
        raise CommandError(f"--seats: expected numbers separated by commas, not {text!r}")
    return [int(word) for word in words]


def _table(args: argparse.Namespace, seats: list[int] | None) -> int:
    """Review many games, and write a row for every seat."""
    from importlib.util import find_spec

    if args.json:
        raise CommandError("--json is for one game, --table for many: choose one of them")
    if args.jobs < 1:
        raise CommandError(f"--jobs: expected 1 or more, not {args.jobs}")
    if not args.table.absolute().parent.is_dir():
        raise CommandError(f"--table: there is no folder {args.table.absolute().parent}")
    if find_spec("pyarrow") is None:
        raise CommandError("--table needs more packages: pip install 'pizzaiolo[arena]'")
    from pizzaiolo.arena.reviews import Failed, Task, reviewed, write_table
    from pizzaiolo.review import ReviewError
    from pizzaiolo.review.reviewing import check_options

    try:
        check_options(args.iterations, [args.level])
    except ReviewError as error:
        raise CommandError(str(error)) from None
    paths = [path for game in args.games for path in _records(game)]
    if not paths:
        raise CommandError("found no record in there (*.json, *.txt)")
    tasks = [Task(str(path), seats, args.iterations, args.level) for path in paths]
    rows: list[dict[str, object]] = []
    failed: list[Failed] = []
    with _progress() as progress:
        bar = progress.add_task("Reviewing", total=len(tasks))
        for outcome in reviewed(tasks, args.jobs):
            if isinstance(outcome, Failed):
                failed.append(outcome)
            else:
                rows += outcome
            progress.advance(bar)
    if not rows:
        raise CommandError(failed[0].told)
    for each in failed:
        print(f"pizzaiolo review: left out {each.told}", file=sys.stderr)
    try:
        write_table(rows, args.table)
    except OSError as error:
        raise CommandError(f"--table: cannot write {args.table} ({error.strerror})") from None
    games = len(tasks) - len(failed)
    print(f"{args.table}: {games} game{'' if games == 1 else 's'}, {len(rows)} rows")
    return FINE


def _records(path: Path) -> Iterator[Path]:
    """A file, or the records of a folder."""
    if not path.is_dir():
        yield path
        return
    yield from sorted(each for each in path.iterdir() if each.suffix in RECORDS)


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar on the terminal, if somebody looks at it; what is printed is not disturbed."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress
