"""The table as text and as a picture, made of a View alone."""

from __future__ import annotations

from typing import Final

from pizzaiolo.research import need

need("gymnasium", "numpy")

import numpy
import numpy.typing

from pizzaiolo.engine.counts import bits, total, unpack
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.view import Card, View

Image = numpy.typing.NDArray[numpy.uint8]
Colour = tuple[int, int, int]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""How an environment can show its table."""

CLOTH: Final = (34, 60, 48)
INK: Final = (245, 240, 230)
BACK: Final = (122, 92, 70)
ORDER: Final = (214, 198, 160)
COLOURS: Final = {
    "pineapple": (240, 200, 60),
    "pepper": (90, 170, 80),
    "mushroom": (170, 130, 95),
    "olive": (110, 80, 150),
    "salami": (200, 70, 60),
    "shrimp": (240, 150, 160),
}
WIDTH: Final = 320
CARD: Final = 12
GAP: Final = 4
LINE: Final = CARD + 2 * GAP

DIGITS: Final = (
    ("111", "101", "101", "101", "111"),
    ("010", "110", "010", "010", "111"),
    ("111", "001", "111", "100", "111"),
    ("111", "001", "111", "001", "111"),
    ("101", "101", "111", "001", "001"),
    ("111", "100", "111", "001", "111"),
    ("111", "100", "111", "101", "111"),
    ("111", "001", "010", "010", "010"),
    ("111", "101", "111", "101", "111"),
    ("111", "101", "111", "001", "111"),
)
"""The figures 0 to 9, three dots wide and five high."""


def check_render_mode(mode: str | None) -> None:
    """Refuse a mode that there is not; None shows nothing."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise OptionError("render_mode", f"expected one of {known}, not {mode!r}")


def _card(setup: Setup, card: Card | None) -> str:
    if card is None:
        return "nothing"
    if card.kind is not None:
        double = "double " if card.double else ""
        return f"{double}{setup.edition.kinds[card.kind]}"
    assert card.order is not None, "a card is an ingredient or an order"
    return f"order {card.order + 1} of seat {card.owner}"


def _counted(setup: Setup, counts: int) -> str:
    numbers = zip(setup.edition.kinds, unpack(counts, setup.kinds), strict=True)
    return ", ".join(f"{number} {kind}" for kind, number in numbers if number) or "nothing"


def text_of(setup: Setup, seen: View) -> str:
    """The table in words, a line for each thing."""
    lines = [
        f"{setup.edition.title}, round {min(seen.round + 1, seen.rounds)} of {seen.rounds}",
        f"supply {seen.supply} · oven {seen.oven}, on top {_card(setup, seen.top)}"
        f" · delivered {seen.delivered_pile}",
    ]
    if seen.table | seen.table_doubles:
        doubles = f" · doubles: {_counted(setup, seen.table_doubles)}" * bool(seen.table_doubles)
        lines.append(f"face up: {_counted(setup, seen.table)}{doubles}")
    if seen.turned_up is not None:
        lines.append(f"turned up: {_card(setup, seen.turned_up)}")
    if seen.request is not None:
        lines.append(f"asked for: {_counted(setup, seen.request)}")
    for index, seat in enumerate(seen.seats):
        pointer = ">" if seen.to_act == index else " "
        done = "" if seat.delivered is None else f", delivered {bits(seat.delivered)}"
        lines.append(
            f"{pointer} seat {index} ({seat.colour}): {seat.ingredients} ingredients,"
            f" {seat.orders} orders, waiter {seat.waiter}{done}"
        )
    if seen.hand is not None:
        doubles = f" · doubles: {_counted(setup, seen.hand.doubles)}" * bool(seen.hand.doubles)
        lines.append(f"hand of seat {seen.seat}: {_counted(setup, seen.hand.ingredients)}{doubles}")
    lines.append("the game is over" if seen.over else f"seat {seen.to_act}: {seen.decision}")
    return "\n".join(lines)


def image_of(setup: Setup, seen: View) -> Image:
    """The table as a picture, red, green and blue from 0 to 255.

    From top to bottom: the heights of supply and oven and the oven's top card; the cards face up, a
    column for each kind; then a line for each seat: on the left its own kind, white if it is to
    act, then ingredients and orders in hand, the waiter, and the orders delivered; last, what the
    viewer holds.
    """
    height = LINE * (3 + len(seen.seats))
    image = numpy.full((height, WIDTH, 3), CLOTH, numpy.uint8)
    kinds = setup.edition.kinds
    _labelled(image, GAP, 0, BACK, seen.supply)
    _labelled(image, 80, 0, ORDER if seen.top and seen.top.order is not None else BACK, seen.oven)
    if seen.top is not None and seen.top.kind is not None:
        _rectangle(image, 80, GAP, COLOURS[kinds[seen.top.kind]])
    _labelled(image, 160, 0, ORDER, seen.delivered_pile)
    _labelled(image, 240, 0, CLOTH, seen.round)
    _piles(image, LINE, setup, seen.table + 2 * seen.table_doubles)
    for index, seat in enumerate(seen.seats):
        top = LINE * (2 + index)
        own = COLOURS[kinds[setup.edition.own_kind(seat.colour)]]
        _rectangle(image, GAP, top + GAP, own)
        if seen.to_act == index:
            image[top + GAP : top + GAP + CARD, 0:GAP] = INK
        for place, (colour, number) in enumerate(
            (
                (BACK, seat.ingredients),
                (ORDER, seat.orders),
                (CLOTH, seat.waiter),
                (own, bits(seat.delivered or 0)),
            )
        ):
            _labelled(image, 40 + 70 * place, top, colour, number)
    if seen.hand is not None:
        _piles(
            image,
            LINE * (2 + len(seen.seats)),
            setup,
            seen.hand.ingredients + 2 * seen.hand.doubles,
        )
    return image


def _piles(image: Image, top: int, setup: Setup, counts: int) -> None:
    if total(counts) == 0:
        return
    for kind, number in enumerate(unpack(counts, setup.kinds)):
        if number:
            colour = COLOURS[setup.edition.kinds[kind]]
            _labelled(image, GAP + 52 * kind, top, colour, number)


def _labelled(image: Image, left: int, top: int, colour: Colour, number: int) -> None:
    _rectangle(image, left, top + GAP, colour)
    for place, digit in enumerate(str(number)):
        _digit(image, left + CARD + GAP + 8 * place, top + GAP + 1, int(digit))


def _rectangle(image: Image, left: int, top: int, colour: Colour) -> None:
    image[top : top + CARD, left : left + CARD] = colour


def _digit(image: Image, left: int, top: int, digit: int) -> None:
    """Two pixels per dot."""
    for y, row in enumerate(DIGITS[digit]):
        for x, dot in enumerate(row):
            if dot == "1":
                image[top + 2 * y : top + 2 * y + 2, left + 2 * x : left + 2 * x + 2] = INK
