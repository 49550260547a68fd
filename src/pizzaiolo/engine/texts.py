"""Texts that somebody else wrote, as an error shows them: on one line, visible, and not long."""

from __future__ import annotations

from typing import Final

LONGEST_ERROR: Final = 500
"""A file can be as long as it likes; what an error says about it cannot."""

LONGEST_QUOTED: Final = 40
LONGEST_FILE: Final = 200


def one_line(text: str) -> str:
    """A text in which everything that is not plainly visible is escaped, cut if it is very long.

    Line feeds, control characters and those that reverse the direction of text are not printable.
    """
    shown = _visible(text[: LONGEST_ERROR + 1])
    return shown if len(shown) <= LONGEST_ERROR else f"{shown[: LONGEST_ERROR - 3]}..."


def quoted(text: str) -> str:
    """A text as an error quotes it: in double quotes, cut if it is long."""
    shown = text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}..."
    return f'"{_visible(shown)}"'


def file_name(path: str) -> str:
    """The path of a file as an error shows it; only the end of a long one."""
    shown = path if len(path) <= LONGEST_FILE else f"...{path[-LONGEST_FILE:]}"
    return shown if shown.isprintable() else f'"{_visible(shown)}"'


def _visible(text: str) -> str:
    if text.isprintable():
        return text
    return "".join([letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text])
