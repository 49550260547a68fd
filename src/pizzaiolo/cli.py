"""The command `pizzaiolo`: play, look at editions, step through a record."""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from pizzaiolo.terminal.table import Seating

    Subparsers = argparse._SubParsersAction[Any]

FINE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

DEFAULT_EDITION: Final = "waiter"
DEFAULT_SEATS: Final = 3
DEFAULT_BOTS: Final = ("giulia", "carlo", "rossi", "tommaso", "matteo")
"""Who sits down with you where you name nobody, as many as there are seats."""
MOST_SEATS: Final = 6
PLAY_PORT: Final = 7499
"""P, I, Z and Z on a telephone; the same each time, for a browser keeps settings by the port."""
HIGHEST_PORT: Final = 65_535
SLOWEST_BEAT: Final = 10.0


class CommandError(Exception):
    """Something on the command line that cannot be done; the message is one line."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say it without the usage: `--help` has that."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (try {self.prog} --help)\n")


class Version(argparse.Action):
    """`--version`, looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print the version and stop."""
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("pizzaiolo")
        except PackageNotFoundError:
            number = "(not installed)"
        print(f"pizzaiolo {number}")
        parser.exit()


@dataclass(frozen=True)
class Command:
    """One command: a line of help, and what adds its options and sets `run`."""

    summary: str
    register: Callable[[Subparsers], None]


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
        print(f"{prog}: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read along has seen enough; Python would complain again when it closes stdout.
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
    for name, command in COMMANDS.items():
        if name == called:
            command.register(commands)
        else:
            commands.add_parser(name, help=command.summary)
    return parser


# play


def _register_play(commands: Subparsers) -> None:
    from pizzaiolo.bots import bot_names
    from pizzaiolo.terminal.story import DEFAULT_MEMORY, MEMORY_LEVELS

    parser = commands.add_parser(
        "play",
        help=COMMANDS["play"].summary,
        description="Play in your browser: a page on this machine alone, where everything is "
        "chosen. Or play in the terminal: you and two bots, at once; ? shows the keys and the "
        "rules.",
    )
    option = parser.add_argument
    option("--no-browser", action="store_true", help="only tell the address of the page")
    option("--port", type=int, metavar="N", help=f"of the page ({PLAY_PORT}); 0: any that is free")
    option("--terminal", action="store_true", help="play in this terminal")
    option = parser.add_argument_group("in the terminal").add_argument
    option(
        "--edition", default=DEFAULT_EDITION, metavar="NAME", help="a name or the path of a file"
    )
    option("--seats", type=int, metavar="N", help="how many play, you among them (3)")
    known = ", ".join(bot_names())
    option(
        "--bots",
        "--bot",
        metavar="A,B",
        help=f"who plays against you, one for each or for all: {known}, or a bot's file",
    )
    option("--seed", metavar="TEXT", help="the same seed gives the same cards")
    option("--doubles", action="store_true", help="with double ingredients")
    option("--no-helping", action="store_true", help="nobody helps; one round more")
    option("--start", default="0", metavar="SEAT", help="who begins: 0 is you (default), or random")
    option("--name", default="You", help="what you are called")
    option(
        "--memory",
        default=DEFAULT_MEMORY,
        choices=MEMORY_LEVELS,
        help="what stays on the screen: nothing, the last turn (default), the last lap",
    )
    option("--beat", type=float, default=0.7, metavar="SECONDS", help="the pace (0.7); 0: none")
    option("--record", type=Path, metavar="FILE", help="write the last game there when you leave")
    parser.set_defaults(run=_play)
    parser.set_defaults(chosen=lambda args: _chosen(parser, args))


def _chosen(parser: argparse.ArgumentParser, args: argparse.Namespace) -> list[str]:
    """The options that were given."""
    return [
        action.option_strings[0]
        for action in parser._actions
        if action.dest != "help" and getattr(args, action.dest) != action.default
    ]


def _play(args: argparse.Namespace) -> int:
    """Play where it is wanted; an option for the other place is refused, not ignored."""
    of_the_page = ("--no-browser", "--port")
    for word in args.chosen(args):
        if args.terminal and word in of_the_page:
            raise CommandError(f"{word} is for playing in the browser, without --terminal")
        if not args.terminal and word not in of_the_page:
            raise CommandError(
                f"{word} is for playing in the terminal: add --terminal. "
                "In the browser, choose on the page."
            )
    return _play_in_terminal(args) if args.terminal else _play_in_browser(args)


def _play_in_browser(args: argparse.Namespace) -> int:
    from pizzaiolo.server.local import play

    port = PLAY_PORT if args.port is None else args.port
    if not 0 <= port <= HIGHEST_PORT:
        raise CommandError(f"--port: expected 0 to {HIGHEST_PORT}, not {port}")
    return play(port, browser=not args.no_browser)


def _play_in_terminal(args: argparse.Namespace) -> int:
    from pizzaiolo.bots import BotError
    from pizzaiolo.editions import EditionError
    from pizzaiolo.engine.setup import OptionError
    from pizzaiolo.terminal.app import PizzaioloApp

    if not 0 <= args.beat <= SLOWEST_BEAT or math.isnan(args.beat):
        raise CommandError(f"--beat: expected 0 to {SLOWEST_BEAT:g} seconds, not {args.beat:g}")
    if args.record is not None and not args.record.absolute().parent.is_dir():
        raise CommandError(f"--record: there is no folder {args.record.absolute().parent}")
    seating = _seating(args)
    try:
        seating.table()
    except (BotError, EditionError, OptionError) as error:
        raise CommandError(str(error)) from None
    _need_terminal("Playing")
    app = PizzaioloApp(seating.table, args.beat, args.memory)
    app.run()
    if args.record is not None and app.table is not None:
        try:
            args.record.write_text(app.table.game.record().to_json(), encoding="utf-8")
        except OSError as error:
            raise CommandError(f"--record: cannot write {args.record} ({error.strerror})") from None
    return app.return_code or FINE


def _seating(args: argparse.Namespace) -> Seating:
    """What was asked for, as the terminal wants it."""
    from pizzaiolo.record import is_name
    from pizzaiolo.terminal.table import Seating

    if not is_name(args.name):
        raise CommandError(f"--name: expected one line of 1 to 40 characters, not {args.name!r}")
    if args.start != "random" and not args.start.isdecimal():
        raise CommandError(f"--start: expected a seat (0 is you) or random, not {args.start!r}")
    return Seating(
        edition=args.edition,
        bots=_bots(args.bots, args.seats),
        name=args.name,
        seed=args.seed,
        start=args.start if args.start == "random" else int(args.start),
        doubles=args.doubles,
        helping=False if args.no_helping else None,
    )


def _bots(names: str | None, seats: int | None) -> tuple[str, ...]:
    """The bots by seat: as many as are named, or as the seats need."""
    if seats is not None and not 2 <= seats <= MOST_SEATS:
        raise CommandError(f"--seats: expected 2 to {MOST_SEATS}, not {seats}")
    if names is None:
        return DEFAULT_BOTS[: (seats or DEFAULT_SEATS) - 1]
    bots = tuple(name.strip() for name in names.split(","))
    if seats is not None and len(bots) == 1:
        return bots * (seats - 1)
    if seats is not None and len(bots) != seats - 1:
        raise CommandError(f"--bots: expected 1 or {seats - 1} names for {seats} seats")
    if len(bots) >= MOST_SEATS:
        raise CommandError(f"--bots: expected 1 to {MOST_SEATS - 1} names, not {len(bots)}")
    return bots


def on_terminal() -> bool:
    """Whether a person sits at the keyboard and sees what is written."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _need_terminal(what: str) -> None:
    if not on_terminal():
        raise CommandError(f"{what} needs a terminal: input and output must not be redirected.")


# editions


def _register_editions(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "editions",
        help=COMMANDS["editions"].summary,
        description="List the editions, or show one of them, or a file of your own.",
    )
    parser.add_argument("edition", nargs="?", metavar="NAME", help="a name or the path of a file")
    parser.set_defaults(run=_editions)


def _editions(args: argparse.Namespace) -> int:
    from pizzaiolo.editions import EditionError, list_editions, load_edition, show_edition

    if args.edition is None:
        print(list_editions())
        return FINE
    try:
        print(show_edition(load_edition(args.edition)))
    except EditionError as error:
        raise CommandError(str(error)) from None
    return FINE


# replay


def _register_replay(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "replay",
        help=COMMANDS["replay"].summary,
        description="Step through a recorded game, all cards open. "
        "Keys: → or Space next, ← back, Home, End, r next round, o next order, q quit.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, JSON or text")
    parser.add_argument("--text", action="store_true", help="print the game as text instead")
    parser.set_defaults(run=_replay)


def _replay(args: argparse.Namespace) -> int:
    from pizzaiolo.notation import read_record, to_text
    from pizzaiolo.record import RecordError

    try:
        record = read_record(args.file)
        text = to_text(record)
    except RecordError as error:
        raise CommandError(str(error)) from None
    if args.text:
        print(text, end="")
        return FINE
    _need_terminal("Stepping through a game (without --text)")
    from pizzaiolo.terminal.replay import ReplayApp

    app = ReplayApp(record)
    app.run()
    return app.return_code or FINE


# Commands of other packages


def _register_arena(commands: Subparsers) -> None:
    from pizzaiolo.arena.command import register

    register(commands)


def _register_verify(commands: Subparsers) -> None:
    from pizzaiolo.verify import register

    register(commands)


def _register_serve(commands: Subparsers) -> None:
    from pizzaiolo.server.command import register

    register(commands)


COMMANDS: Final[dict[str, Command]] = {
    "play": Command("play, in your browser or in this terminal", _register_play),
    "editions": Command("list the editions, or show one", _register_editions),
    "replay": Command("step through a recorded game", _register_replay),
    "verify": Command("check that a recorded game was dealt and played fairly", _register_verify),
    "arena": Command("let bots play against each other and measure them", _register_arena),
    "serve": Command("serve tables over the network", _register_serve),
}
"""Every command. What it takes is imported when it is called, so that the others start at once."""
