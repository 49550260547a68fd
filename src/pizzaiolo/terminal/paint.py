"""How things look in a terminal: colours, the tags of the kinds, and lines that fit a width.

Colour is never the only sign: kinds have their letter, seats their name, a choice its mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from textual.content import Content
from textual.theme import Theme

from pizzaiolo.engine.counts import count
from pizzaiolo.engine.edition import COLOURS, KINDS

NIGHT: Final = "#1E1712"
PARCHMENT: Final = "#F3E6D0"
QUIET: Final = "#B5A288"
TOMATO: Final = "#C8321F"
BASIL: Final = "#6FBF73"
BRICK: Final = "#B4532F"
EMBERS: Final = "#FF7A3D"

_INKS: Final = ("#F2B705", "#2E9E4F", "#9A6B43", "#7D5FB8", "#D0402B", "#F07CA2")
KIND_INK: Final = dict(zip(KINDS, _INKS, strict=True))
SEAT_INK: Final = dict(zip(COLOURS, _INKS, strict=True))
_DARK_LETTERS: Final = ("#F2B705", "#F07CA2")
"""The inks on which dark letters are easier to read than light ones."""

KIND_KEYS: Final = {
    "pineapple": "p",
    "pepper": "e",
    "mushroom": "m",
    "olive": "o",
    "salami": "s",
    "shrimp": "h",
}
"""The letter of each kind: its key, and its mark if colours cannot be told apart."""

THEME: Final = Theme(
    name="night-kitchen",
    primary=EMBERS,
    secondary=BRICK,
    accent=TOMATO,
    success=BASIL,
    foreground=PARCHMENT,
    background=NIGHT,
    surface="#2A2019",
    panel="#3A2C22",
    dark=True,
)


def on_ink(ink: str) -> str:
    """The style of letters on a coloured ground."""
    return f"bold {NIGHT if ink in _DARK_LETTERS else '#FFFFFF'} on {ink}"


def tag(kind: str) -> Content:
    """The mark of a kind: its letter on its colour."""
    return Content.styled(f" {KIND_KEYS[kind].upper()} ", on_ink(KIND_INK[kind]))


def line(*parts: str | Content | tuple[str, str]) -> Content:
    """One line, put together."""
    return Content.assemble(*parts)


def fitted(content: Content | str, width: int) -> Content:
    """A line of exactly a width: cut, or filled with spaces."""
    made = Content(content) if isinstance(content, str) else content
    return made.truncate(max(width, 0), ellipsis=True, pad=True)


def stacked(lines: Iterable[Content | str]) -> Content:
    """Lines below each other."""
    return Content("\n").join(lines)


def beside(columns: Sequence[Sequence[Content]], widths: Sequence[int]) -> list[Content]:
    """Columns of lines beside each other, each in its width."""
    rows = max((len(column) for column in columns), default=0)
    return [
        Content("").join(
            fitted(column[row] if row < len(column) else "", width)
            for column, width in zip(columns, widths, strict=True)
        )
        for row in range(rows)
    ]


def wrapped(text: str, width: int, style: str = "") -> list[Content]:
    """A text in lines of at most a width."""
    content = Content.styled(text, style) if style else Content(text)
    return list(content.wrap(max(width, 1)))


def piles(
    kinds: Sequence[str], singles: int, doubles: int, width: int, gap: int = 1
) -> list[Content]:
    """The face-up ingredients: a row for each kind, as long as its pile; a double is twice as long.

    If a row is too wide, the bar is cut, never the number.
    """
    name_width = max(len(kind) for kind in kinds)
    rows = []
    for index, kind in enumerate(kinds):
        single, double = count(singles, index), count(doubles, index)
        worth = single + 2 * double
        room = width - name_width - 3 - 2 * gap - 4
        number = f"{worth}" if worth else "-"
        style = f"bold {PARCHMENT}" if worth else QUIET
        bar = "■" * min(worth, max(room, 0))
        rows.append(
            line(
                tag(kind),
                " " * gap,
                (f"{kind:<{name_width}}", style),
                (f"{number:>4}", style),
                " " * gap,
                (bar, KIND_INK[kind]),
            )
        )
    return rows
