"""The command `pizzaiolo serve`: one process, one file, nothing to set up."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import user_data_path

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import CommandError
from pizzaiolo.server.base.settings import SAID, Settings
from pizzaiolo.server.http.page import BUILT
from pizzaiolo.server.serve import ServeError, ServerPlace, serve

DATABASE: Final = "tables.sqlite"
"""The file of the tables, in the data folder."""


def register(commands: Any) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "serve",
        help=COMMANDS["serve"],
        description="Serve tables. Without options: on this machine only, port 8000, with a file"
        " in your user data folder.",
    )
    option = parser.add_argument
    option("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    option("--port", type=int, default=8000, help="the port (8000); 0: any that is free")
    option("--data", type=Path, metavar="DIR", help="the data folder")
    option(
        "--database",
        metavar="WHERE",
        help="a file, or postgresql://... for several servers (DIR/tables.sqlite)",
    )
    option(
        "--metrics-port",
        type=int,
        metavar="PORT",
        help="serve /metrics for Prometheus there, on this machine only; 0: any that is free",
    )
    option(
        "--proxy",
        default="127.0.0.1",
        metavar="ADDRESSES",
        help="proxies whose word on who asks is trusted, separated by commas (127.0.0.1)",
    )
    option("--client", type=Path, default=BUILT, metavar="DIR", help="another build of the page")
    option(
        "--day-chain",
        type=Path,
        metavar="FILE",
        help="a file with 64 hexadecimal digits from which the bakes of all days follow; servers"
        " with the same file have the same days, and without one each has its own",
    )
    option("--log-level", default="info", choices=("debug", "info", "warning"), help="(info)")
    limits = parser.add_argument_group("limits")
    defaults = Settings()
    for field in msgspec.structs.fields(Settings):
        default = getattr(defaults, field.name)
        flag = f"--{field.name.replace('_', '-')}"
        if field.name in ("origins", "allowed_hosts"):
            limits.add_argument(
                f"--{field.name.removesuffix('s').replace('_', '-')}",
                action="append",
                dest=field.name,
                metavar="NAME",
                help=SAID[field.name],
            )
        else:
            limits.add_argument(
                flag,
                type=type(default),
                metavar="N",
                help=f"{SAID[field.name]} ({default:g})",
            )
    parser.set_defaults(run=run)


def print_address(url: str) -> None:
    """Print the addresses, one per line, for people and for scripts."""
    print(url, flush=True)


def run(args: argparse.Namespace) -> int:
    """Serve until the process is told to stop; return the exit code."""
    given = {
        field.name: getattr(args, field.name)
        for field in msgspec.structs.fields(Settings)
        if getattr(args, field.name) is not None
    }
    folder = args.data or user_data_path("pizzaiolo", appauthor=False)
    place = ServerPlace(
        args.database or folder / DATABASE,
        args.host,
        args.port,
        args.metrics_port,
        args.proxy,
        args.client,
        args.log_level.upper(),
        args.day_chain,
    )
    try:
        return serve(place, msgspec.convert(given, Settings), print_address)
    except (msgspec.ValidationError, ServeError) as error:
        raise CommandError(str(error)) from None
