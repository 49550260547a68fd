"""Where everything is in an observation: its planes, row by row, and what each of them means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pizzaiolo.engine.actions import DOUBLES_OF_A_KIND
from pizzaiolo.engine.setup import Setup

if TYPE_CHECKING:
    from mypy_extensions import i64

COLUMNS: Final = 8

ORDERS_IN_ROW: Final = 8


class Plane(NamedTuple):
    """Some rows of an observation that belong together."""

    name: str
    row: int
    """The first row."""
    rows: int
    memory: bool
    """Whether it is remembered; all other planes show what lies on the table now."""
    most: int
    """No number in it is larger."""
    meaning: str


class Planes:
    """The planes of an observation of one setup."""

    def __init__(self, setup: Setup) -> None:
        """Lay out the planes."""
        self.setup: Setup = setup
        self.planes: list[Plane] = []
        self.rows: i64 = 0
        """How many rows an observation has."""
        self.order_rows: i64 = (setup.orders + ORDERS_IN_ROW - 1) // ORDERS_IN_ROW
        self._lay_out_table()
        self.memory_row: i64 = self.rows
        """The first of the rows that are remembered."""
        self._lay_out_memory()

    def _lay_out_table(self) -> None:
        # The most that any game of the edition can have, so that numbers keep their scale.
        cards = self.setup.edition.copies * int(self.setup.kinds)
        pile = self.setup.edition.copies + DOUBLES_OF_A_KIND
        orders = int(self.order_rows)
        seats = int(self.setup.seats)
        doubles = 1 if self.setup.doubles else 0
        self.decision: i64 = self._plane(
            "decision",
            1,
            1,
            "One-hot, what is decided now: place, submit, draw, pay, add, request, help;"
            " column 7: by this seat. What others decide over an order is told as pay.",
        )
        self.progress: i64 = self._plane(
            "progress",
            1,
            cards + seats * int(self.setup.orders) + 1,
            "The round (from 0), the rounds of the game, the height of the supply, the height of"
            " the oven, all orders delivered, how many cards a Bombastica of this seat lacks, the"
            " way that this seat chose (from 1), whether the game is over.",
        )
        self.top: i64 = self._plane(
            "top",
            1,
            1,
            "The top card of the oven: one-hot its kind; column 6: it is a double; column 7: it is"
            " an order.",
        )
        self.top_order: i64 = self._plane(
            "top order", orders, 1, "One-hot: which order is the top card of the oven."
        )
        self.turned_up: i64 = self._plane(
            "turned up", orders, 1, "One-hot: the order that came out of the oven last."
        )
        self.hand: i64 = self._plane("hand", 1, pile, "By kind: the single cards in hand.")
        self.hand_doubles: i64 = self._plane(
            "hand doubles", doubles, DOUBLES_OF_A_KIND, "By kind: the double cards in hand."
        )
        self.orders: i64 = self._plane("orders", orders, 1, "The orders in hand.")
        self.own_kind: i64 = self._plane(
            "own kind", 1, 1, "One-hot: the own kind; column 6: doubles; column 7: helping is on."
        )
        self.table: i64 = self._plane("table", 1, pile, "By kind: the single cards face up.")
        self.table_doubles: i64 = self._plane(
            "table doubles", doubles, DOUBLES_OF_A_KIND, "By kind: the double cards face up."
        )
        self.missing: i64 = self._plane(
            "missing", 1, pile, "By kind: what the order of this seat lacks, in the way chosen."
        )
        self.asked: i64 = self._plane(
            "asked", 1, pile, "By kind: what the owner of the order asks for."
        )
        self.added: i64 = self._plane(
            "added", 1, pile, "By kind: the single cards that the owner has added."
        )
        self.added_doubles: i64 = self._plane(
            "added doubles",
            doubles,
            DOUBLES_OF_A_KIND,
            "By kind: the double cards that the owner has added.",
        )
        self.seats: i64 = self._plane(
            "seats",
            seats,
            cards,
            "A row for each seat: ingredients in hand, orders in hand, orders of the waiter, orders"
            " delivered (0 while they lie face down), the own kind, and whether it is the seat's"
            " turn, its decision, and its oven to empty.",
        )
        self.roles: i64 = self._plane(
            "roles",
            seats,
            1,
            "A row for each seat, whether it: holds the Mamma Mia! card, helped, owns the order on"
            " top of the oven, owns the order turned up.",
        )
        self.delivered: i64 = self._plane(
            "delivered",
            seats * orders,
            1,
            "For each seat: the orders delivered (none while they lie face down).",
        )

    def _lay_out_memory(self) -> None:
        pile = self.setup.edition.copies + DOUBLES_OF_A_KIND
        seats = int(self.setup.seats)
        self.oven: i64 = self._plane(
            "oven", 1, pile, "By kind: the cards in the oven, a double being two.", memory=True
        )
        self.fresh: i64 = self._plane(
            "fresh", 1, pile, "By kind: those above the last order in it.", memory=True
        )
        self.unseen: i64 = self._plane(
            "unseen",
            1,
            pile,
            "By kind: all cards that are nowhere else, so in the supply or in other hands.",
            memory=True,
        )
        self.submitted: i64 = self._plane(
            "submitted",
            seats * int(self.order_rows),
            1,
            "For each seat: its orders in the oven.",
            memory=True,
        )
        self.layers: i64 = self._plane(
            "layers",
            seats * int(self.setup.orders),
            max(pile, int(self.setup.orders)),
            "A row for each order in the oven, the next to come out first. By kind: the cards that"
            " come out before it, a double being two; column 6: whose it is (from 1); column 7:"
            " which one it is (from 1).",
            memory=True,
        )

    def _plane(self, name: str, rows: int, most: int, meaning: str, *, memory: bool = False) -> i64:
        first = self.rows
        if rows > 0:
            self.planes.append(Plane(name, int(first), rows, memory, most, meaning))
        self.rows += rows
        return first
