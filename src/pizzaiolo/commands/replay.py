"""The command `pizzaiolo replay`: steps through a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import FINE, CommandError, need_terminal


def register(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "replay",
        help=COMMANDS["replay"],
        description="Step through a recorded game, all cards open. "
        "Keys: → or Space next, ← back, Home, End, r next round, o next order, v review the game, "
        "m next moment of the review, q quit.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, JSON or text")
    parser.add_argument("--text", action="store_true", help="print the game as text instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Step through a recorded game, or print it."""
    from pizzaiolo.records.notation import read_record, to_text
    from pizzaiolo.records.record import RecordError

    try:
        record = read_record(args.file)
        text = to_text(record)
    except RecordError as error:
        raise CommandError(str(error)) from None
    if args.text:
        print(text, end="")
        return FINE
    need_terminal("Stepping through a game (without --text)")
    from pizzaiolo.terminal.replay import ReplayApp

    app = ReplayApp(record)
    app.run()
    return app.return_code or FINE
