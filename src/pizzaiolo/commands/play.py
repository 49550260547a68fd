"""The command `pizzaiolo play`: in the browser, or in the terminal."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import FINE, CommandError, need_terminal

if TYPE_CHECKING:
    from pizzaiolo.server.protocol.answers import Party
    from pizzaiolo.terminal.home_table import GameSpec


DEFAULT_EDITION: Final = "waiter"
DEFAULT_SEATS: Final = 3
MOST_SEATS: Final = 6
PLAY_PORT: Final = 7499
"""P, I, Z and Z on a phone's keys; always the same, because a browser keeps settings by port."""
HIGHEST_PORT: Final = 65_535
SLOWEST_BEAT: Final = 10.0
LONGEST_NAME: Final = 24
"""What fits beside a seat on the page."""
OF_THE_PAGE: Final = ("--no-browser", "--port")
OF_THE_TERMINAL: Final = ("--terminal", "--seed", "--beat", "--record")


def register(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command and its options."""
    from pizzaiolo.bots import bot_names
    from pizzaiolo.engine.levels import DEFAULT_LEVEL
    from pizzaiolo.terminal.story import MEMORY_LEVELS

    parser = commands.add_parser(
        "play",
        help=COMMANDS["play"],
        description="Play in your browser: on a page that only this machine can open, where you "
        "choose everything, or, with options for the table, in a game that begins at once. Or "
        "play in the terminal: you and two bots, at once; ? shows the keys and the rules.",
    )
    option = parser.add_argument
    option("--no-browser", action="store_true", help="only print the address of the page")
    option("--port", type=int, metavar="N", help=f"of the page ({PLAY_PORT}); 0: any that is free")
    option("--terminal", action="store_true", help="play in this terminal")
    option = parser.add_argument_group("the table").add_argument
    option(
        "--edition", default=DEFAULT_EDITION, metavar="NAME", help="a name or the path of a file"
    )
    option("--seats", type=int, metavar="N", help="how many play, including you (3)")
    known = ", ".join(bot_names())
    option(
        "--bots",
        "--bot",
        metavar="A,B",
        help=f"who plays against you, one for each or for all: {known}; in the terminal also "
        "a bot's file or class",
    )
    option("--doubles", action="store_true", help="with double ingredients")
    option("--no-helping", action="store_true", help="without helping; one more round")
    option("--start", default="0", metavar="SEAT", help="who begins: 0 is you (default), or random")
    option("--name", default="You", help="what you are called")
    option(
        "--memory",
        default=DEFAULT_LEVEL,
        choices=MEMORY_LEVELS,
        help="what stays on the screen: nothing, the last turn (default), the last lap",
    )
    option = parser.add_argument_group("only in the terminal").add_argument
    option("--seed", metavar="TEXT", help="the same seed gives the same cards")
    option("--beat", type=float, default=0.7, metavar="SECONDS", help="the pace (0.7); 0: none")
    option("--record", type=Path, metavar="FILE", help="write the last game there when you leave")
    parser.set_defaults(run=run)
    parser.set_defaults(chosen=lambda args: _chosen(parser, args))


def _chosen(parser: argparse.ArgumentParser, args: argparse.Namespace) -> list[str]:
    """The options that were given."""
    return [
        action.option_strings[0]
        for action in parser._actions
        if action.dest != "help" and getattr(args, action.dest) != action.default
    ]


def run(args: argparse.Namespace) -> int:
    """Play where it is wanted; an option for the other place is refused, not ignored."""
    for word in args.chosen(args):
        if args.terminal and word in OF_THE_PAGE:
            raise CommandError(f"{word} is for playing in the browser, without --terminal")
        if not args.terminal and word in OF_THE_TERMINAL:
            why = " In the browser nobody chooses the cards." if word == "--seed" else ""
            raise CommandError(f"{word} is for playing in the terminal: add --terminal.{why}")
    return _play_in_terminal(args) if args.terminal else _play_in_browser(args)


def _play_in_browser(args: argparse.Namespace) -> int:
    from pizzaiolo.server.local import play

    port = PLAY_PORT if args.port is None else args.port
    if not 0 <= port <= HIGHEST_PORT:
        raise CommandError(f"--port: expected 0 to {HIGHEST_PORT}, not {port}")
    wanted = set(args.chosen(args)) - set(OF_THE_PAGE)
    return play(port, browser=not args.no_browser, party=_party(args) if wanted else None)


def _party(args: argparse.Namespace) -> Party:
    """The table that was asked for, as the server wants it; CommandError if it is impossible."""
    from pizzaiolo.bots.character import CHARACTERS
    from pizzaiolo.editions import EditionError, editions, load_edition
    from pizzaiolo.editions.load import edition_to_data
    from pizzaiolo.server.protocol.answers import Party
    from pizzaiolo.server.protocol.entries import Config
    from pizzaiolo.server.protocol.outgoing import Refused
    from pizzaiolo.server.table.agreement import agree, known_bots

    _check_name_and_start(args)
    if len(args.name) > LONGEST_NAME:
        raise CommandError(f"--name: expected at most {LONGEST_NAME} characters in the browser")
    bots = _bots(args.bots, args.seats)
    for bot in bots:
        if bot not in known_bots():
            raise CommandError(
                f"--bots: expected some of {', '.join(known_bots())} in the browser, not {bot!r};"
                " a bot's file or class plays with --terminal"
            )
        if bot in CHARACTERS and bots.count(bot) > 1:
            raise CommandError(f"--bots: {bot} sits at a table in the browser only once")
    try:
        edition = load_edition(args.edition)
    except EditionError as error:
        raise CommandError(str(error)) from None
    config = Config(
        edition=edition.name,
        edition_data=None if args.edition in editions() else edition_to_data(edition),
        seats=len(bots) + 1,
        doubles=args.doubles,
        helping=False if args.no_helping else None,
        level=args.memory,
        start=args.start if args.start == "random" else int(args.start),
        bots=bots,
    )
    agreed = agree(config)
    if isinstance(agreed, Refused):
        raise CommandError(agreed.text)
    return Party(args.name, config=config)


def _play_in_terminal(args: argparse.Namespace) -> int:
    from pizzaiolo.bots import BotError
    from pizzaiolo.editions import EditionError
    from pizzaiolo.engine.setup import OptionError
    from pizzaiolo.terminal.app import PizzaioloApp

    if not 0 <= args.beat <= SLOWEST_BEAT or math.isnan(args.beat):
        raise CommandError(f"--beat: expected 0 to {SLOWEST_BEAT:g} seconds, not {args.beat:g}")
    if args.record is not None and not args.record.absolute().parent.is_dir():
        raise CommandError(f"--record: there is no folder {args.record.absolute().parent}")
    seating = _game_spec(args)
    try:
        seating.table()
    except (BotError, EditionError, OptionError) as error:
        raise CommandError(str(error)) from None
    need_terminal("Playing")
    app = PizzaioloApp(seating.table, args.beat, args.memory)
    app.run()
    if args.record is not None and app.table is not None:
        try:
            args.record.write_text(app.table.game.record().to_json(), encoding="utf-8")
        except OSError as error:
            raise CommandError(f"--record: cannot write {args.record} ({error.strerror})") from None
    return app.return_code or FINE


def _game_spec(args: argparse.Namespace) -> GameSpec:
    """What was asked for, as the terminal wants it."""
    from pizzaiolo.terminal.home_table import GameSpec

    _check_name_and_start(args)
    return GameSpec(
        edition=args.edition,
        bots=_bots(args.bots, args.seats),
        name=args.name,
        seed=args.seed,
        start=args.start if args.start == "random" else int(args.start),
        doubles=args.doubles,
        helping=False if args.no_helping else None,
    )


def _check_name_and_start(args: argparse.Namespace) -> None:
    from pizzaiolo.records.record import is_name

    if not is_name(args.name):
        raise CommandError(f"--name: expected one line of 1 to 40 characters, not {args.name!r}")
    if args.start != "random" and not args.start.isdecimal():
        raise CommandError(f"--start: expected a seat (0 is you) or random, not {args.start!r}")


def _bots(names: str | None, seats: int | None) -> tuple[str, ...]:
    """The bots by seat: as many as are named, or as the seats need."""
    from pizzaiolo.bots.registry import COMPANY

    if seats is not None and not 2 <= seats <= MOST_SEATS:
        raise CommandError(f"--seats: expected 2 to {MOST_SEATS}, not {seats}")
    if names is None:
        return COMPANY[: (seats or DEFAULT_SEATS) - 1]
    bots = tuple(name.strip() for name in names.split(","))
    if seats is not None and len(bots) == 1:
        return bots * (seats - 1)
    if seats is not None and len(bots) != seats - 1:
        raise CommandError(f"--bots: expected 1 or {seats - 1} names for {seats} seats")
    if len(bots) >= MOST_SEATS:
        raise CommandError(f"--bots: expected 1 to {MOST_SEATS - 1} names, not {len(bots)}")
    return bots
