"""The command `pizzaiolo`: finds the command that is called, and reports what goes wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import BAD_INPUT, FINE, INTERRUPTED, CommandError
from pizzaiolo.engine.texts import one_line


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say it without the usage: `--help` has that."""
        told = one_line(f"{self.prog}: {message}")
        self.exit(BAD_INPUT, f"{told} (try {self.prog} --help)\n")


class Version(argparse.Action):
    """`--version`, looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print the version and stop."""
        from pizzaiolo.game import compiled
        from pizzaiolo.version import VERSION, commit

        built_from = commit() or "of an unknown commit"
        print(f"pizzaiolo {VERSION} ({built_from}, {'compiled' if compiled() else 'interpreted'})")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; nothing that a person types ends in a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    if hasattr(sys.stdout, "reconfigure"):
        # A terminal that cannot show a letter shows a question mark.
        sys.stdout.reconfigure(errors="replace")
    prog = "pizzaiolo"
    try:
        args = _parser(words).parse_args(words)
        prog = f"pizzaiolo {args.command}"
        return int(args.run(args))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FINE
    except CommandError as error:
        print(one_line(f"{prog}: {error}"), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has seen enough; Python would complain again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _parser(words: Sequence[str]) -> Parser:
    """The parser; only the command that is called gets its options, so that all start at once."""
    parser = Parser(
        prog="pizzaiolo",
        description="The card game Mamma Mia! in every printed edition.",
        epilog="`pizzaiolo COMMAND --help` tells more.",
    )
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and stop")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=Parser
    )
    called = next((word for word in words if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        if name == called:
            import_module(f"pizzaiolo.commands.{name}").register(commands)
        else:
            commands.add_parser(name, help=summary)
    return parser
