"""What commands share: their exit codes, and errors that are one line."""

from __future__ import annotations

import sys
from typing import Final

FINE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class CommandError(Exception):
    """Something on the command line that cannot be done; the message is one line."""


def on_terminal() -> bool:
    """Whether a person sits at the keyboard and sees what is written."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def need_terminal(what: str) -> None:
    """Refuse what makes no sense without a person at a terminal."""
    if not on_terminal():
        raise CommandError(f"{what} needs a terminal: input and output must not be redirected.")
