"""Errors on one line: whatever they quote cannot break a terminal, a log or a page."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 500
"""No error has more characters: a file can be as long as it likes, what is said of it cannot."""


def one_line(text: str, longest: int = LONGEST) -> str:
    """A text with everything escaped that is not plainly visible, cut if it is very long.

    Line feeds, control characters and those that turn the direction of writing are not printable.
    """
    cut = text if len(text) <= longest else text[:longest]
    shown = "".join(map(_visible, cut)) if not cut.isprintable() else cut
    if len(shown) <= longest and len(text) <= longest:
        return shown
    return f"{shown[: longest - 3]}..."


def _visible(letter: str) -> str:
    return letter if letter.isprintable() else ascii(letter)[1:-1]
