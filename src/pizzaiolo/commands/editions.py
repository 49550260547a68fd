"""The command `pizzaiolo editions`: lists the editions, or shows one."""

from __future__ import annotations

import argparse
from typing import Any

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import FINE, CommandError


def register(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "editions",
        help=COMMANDS["editions"],
        description="List the editions, or show one of them, or a file of your own.",
    )
    parser.add_argument("edition", nargs="?", metavar="NAME", help="a name or the path of a file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the editions, or show one."""
    from pizzaiolo.editions import EditionError, list_editions, load_edition, show_edition

    if args.edition is None:
        print(list_editions())
        return FINE
    try:
        print(show_edition(load_edition(args.edition)))
    except EditionError as error:
        raise CommandError(str(error)) from None
    return FINE
