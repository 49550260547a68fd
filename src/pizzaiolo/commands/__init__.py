"""The command `pizzaiolo`: one module per command."""

from typing import Final

COMMANDS: Final = {
    "play": "play, in your browser or in this terminal",
    "editions": "list the editions, or show one",
    "replay": "step through a recorded game",
    "review": "tell luck, judgement and memory of a finished game apart",
    "verify": "check that a recorded game was dealt and played fairly",
    "arena": "let bots play against each other and measure them",
    "serve": "serve tables over the network",
    "site": "write the page as a folder of files that needs no server",
    "tables": "look after the tables that a server keeps",
}
"""Every command and its line of help. Each is a module of this package; it is imported when it is
called, so that the others start at once."""
