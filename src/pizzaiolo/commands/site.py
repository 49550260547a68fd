"""The command `pizzaiolo site`: writes the page as a folder of files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import FINE, CommandError


def register(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "site",
        help=COMMANDS["site"],
        description="Write the page as a folder of files for any web space: it is its own server.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="a new folder, or an earlier site")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the site, and say how to look at it."""
    from pizzaiolo.server.site import SiteError, write_site

    try:
        size = write_site(args.folder)
    except SiteError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{args.folder} cannot be written ({error.strerror})") from None
    print(f"{args.folder}: {size / 1_000_000:.1f} MB. Put it on any web space, or look at it here:")
    print(f"python -m http.server --bind 127.0.0.1 --directory {args.folder}")
    return FINE
