"""The command `pizzaiolo verify`: says line by line whether a record is what it says it is."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from pizzaiolo.commands import COMMANDS
from pizzaiolo.engine.texts import file_name, one_line
from pizzaiolo.reading.bounds import RECORD_BYTES, read_bytes
from pizzaiolo.reading.read_error import ReadError
from pizzaiolo.records.fairness import is_digest
from pizzaiolo.records.notation import TITLE, read_record
from pizzaiolo.records.record import Record, RecordError
from pizzaiolo.records.verify import BAD, OPEN, Finding, verify

RIGHT: Final = 0
WRONG: Final = 1
UNREADABLE: Final = 2


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to a command line."""
    parser = subparsers.add_parser(
        "verify",
        help=COMMANDS["verify"],
        description="Check a record line by line: the promise made before the deal, the seed, the"
        " cards, every decision, the result. The exit code is 0 if nothing is wrong, 1 if something"
        " is, 2 if this is not a record.",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a file, JSON or text")
    parser.add_argument(
        "--commitment",
        type=_commitment,
        metavar="DIGITS",
        help="what the table showed you before the deal, to be compared with the record's",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Report on a record; return the exit code."""
    try:
        record = read_record(args.record)
    except RecordError as error:
        if not _begins_as_text(args.record):
            sys.stderr.write(f"{one_line(f'pizzaiolo verify: {error}')}\n")
            return UNREADABLE
        # The text notation is played while it is read, so what is wrong in it cannot be told apart.
        sys.stdout.write(f"{Finding(BAD, 'record', str(error))}\nSomething is wrong.\n")
        return WRONG
    findings = verify(record, args.commitment)
    for line in (_about(args.record, record), *map(str, findings), _summary(findings)):
        sys.stdout.write(f"{line}\n")
    return WRONG if any(finding.mark == BAD for finding in findings) else RIGHT


def _about(path: Path, record: Record) -> str:
    return f"{file_name(str(path))}: {record.edition.name}, {len(record.colours)} seats"


def _summary(findings: list[Finding]) -> str:
    marks = {finding.mark for finding in findings}
    if BAD in marks:
        return "Something is wrong."
    return "Nothing is wrong; not everything can be checked." if OPEN in marks else "All is right."


def _commitment(text: str) -> str:
    """Read the option."""
    digits = text.strip().lower()
    if not is_digest(digits):
        raise argparse.ArgumentTypeError(f"expected 64 digits 0-9 a-f, not {text!r}")
    return digits


def _begins_as_text(path: Path) -> bool:
    """Whether a file has the title of a record in the text notation."""
    try:
        lines = read_bytes(path, RECORD_BYTES).decode("utf-8-sig", errors="replace").splitlines()
    except ReadError:
        return False
    return next((line.rstrip() for line in lines if line.strip() and line[0] != "#"), "") == TITLE
