"""What a seat sees and remembers as rows of eight small numbers, for learners.

An observation is a matrix of bytes: each row is a plane with eight columns, most of them one
column for each kind. `Encoding.planes` says what every plane means; `docs/research.md` shows them.
Seats are relative: 0 is the observing seat, 1 the one on its left. Kinds and orders are numbered
as in the actions of the edition.

A row is written as one int, its lowest byte being column 0, into memory that numpy reads in place
(`librt.vecs`): compiled, a row takes a nanosecond, and no Python object is made.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from pizzaiolo.engine.actions import DOUBLES_OF_A_KIND
from pizzaiolo.engine.counts import EACH, bits, count, one, shortage, some, total
from pizzaiolo.engine.memory.reconstruction import FIRST_ORDER, UNKNOWN
from pizzaiolo.engine.rules import legal_at
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import (
    DOUBLE,
    DRAW,
    HELP,
    NO_CARD_ON_TOP,
    NOBODY,
    ORDER_ON_TOP,
    OVER,
    PAY,
    Layer,
    Seat,
    Situation,
)

VERSION: Final = 0
"""The version of the encoding: if any number in it changes, this changes."""

COLUMNS: Final = 8

ORDERS_IN_ROW: Final = 8

_BYTES: Final = 0x0101010101010101
_SPREAD: Final = 0x0002040810204081
"""Multiplied by it, the lowest seven bits of a number go to the lowest bits of seven bytes."""


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


class Encoding:
    """Where everything is in an observation of one setup, and how it is written."""

    def __init__(self, setup: Setup) -> None:
        """Lay out the planes."""
        self.setup: Setup = setup
        self.planes: list[Plane] = []
        self.rows: i64 = 0
        """How many rows an observation has."""
        self.order_rows: i64 = (setup.orders + ORDERS_IN_ROW - 1) // ORDERS_IN_ROW
        self.mask_words: i64 = (setup.actions + COLUMNS - 1) // COLUMNS
        """How many ints a mask of the actions takes."""
        self._face_down: bool = setup.edition.delivered == "face_down"
        self._own: i64 = 0
        """Counts by seat: its colour's own kind."""
        for seat, colour in enumerate(setup.colours):
            self._own += setup.edition.own_kind(colour) << (seat << 3)
        value = setup.copies + setup.doubles_of_a_kind
        self._cards: i64 = value * (EACH & (one(setup.kinds << 3) - 1))
        """Counts: what all cards in play are worth."""
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

    # What lies on the table

    def write_table(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> None:
        """Write what a seat sees now (R10); the rows are those of its `View`."""
        phase = state.phase
        acting = phase < OVER and seat == state.actor
        baking = state.chef != NOBODY
        decision: i64 = 0
        if phase < OVER:
            decision = some(1, phase)
            if acting:
                decision |= one(56)
            elif PAY < phase < HELP:
                decision = some(1, PAY)
        words[at + self.decision] = decision
        self._write_top(state, words, at)
        self._write_own(state, seat, words, at)
        words[at + self.table] = 0
        if self.setup.doubles:
            words[at + self.table_doubles] = 0
        if baking or not self.setup.covered:
            words[at + self.table] = state.table
            if self.setup.doubles:
                words[at + self.table_doubles] = state.table_doubles
        words[at + self.added] = state.added
        if self.setup.doubles:
            words[at + self.added_doubles] = state.added_doubles
        turned_up: i64 = 0
        if baking and state.baked < len(state.oven):
            turned_up = one(state.oven[state.baked].order)
        self._write_orders(turned_up, words, at + self.turned_up)
        row = state.round | self.setup.rounds << 8 | state.supply_height() << 16
        row |= self._write_seats(state, seat, words, at) << 32
        row |= self._oven_height(state) << 24
        if acting and PAY < phase < HELP:
            row |= state.lacking << 40 | (state.way + 1) << 48
        if phase == OVER:
            row |= one(56)
        words[at + self.progress] = row

    def _write_top(self, state: Situation, words: vec[i64], at: i64) -> None:
        top = state.top
        shown: i64 = 0
        order: i64 = 0
        if top == ORDER_ON_TOP:
            shown = one(56)
            order = one(state.oven[len(state.oven) - 1].order)
        elif top != NO_CARD_ON_TOP:
            shown = some(1, top & 7)
            if top >= DOUBLE:
                shown |= some(1, 6)
        words[at + self.top] = shown
        self._write_orders(order, words, at + self.top_order)

    def _write_own(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> None:
        own = state.seats[seat]
        words[at + self.hand] = own.hand
        if self.setup.doubles:
            words[at + self.hand_doubles] = own.doubles
        self._write_orders(own.orders, words, at + self.orders)
        kind = some(1, count(self._own, seat))
        if self.setup.doubles:
            kind |= some(1, 6)
        if self.setup.helping:
            kind |= some(1, 7)
        words[at + self.own_kind] = kind
        missing: i64 = 0
        asked: i64 = 0
        if seat == state.actor and DRAW < state.phase < OVER:
            asked = state.asked
            if state.phase != HELP:
                missing = state.missing
        if state.phase == HELP or state.helper != NOBODY:
            asked = state.asked
        words[at + self.missing] = missing
        words[at + self.asked] = asked

    def _write_seats(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> i64:
        """Write what everybody sees of the seats; return how many orders are delivered in all."""
        seats = self.setup.seats
        phase = state.phase
        hidden = self._face_down and phase != OVER
        top_owner: i64 = NOBODY
        if state.top == ORDER_ON_TOP:
            top_owner = state.oven[len(state.oven) - 1].owner
        owner: i64 = NOBODY
        if state.chef != NOBODY and state.baked < len(state.oven):
            owner = state.oven[state.baked].owner
        pile: i64 = 0
        index: i64 = 0
        relative: i64 = 0
        if seat > 0:
            relative = seats - seat
        each: Seat
        for each in state.seats:
            delivered = bits(each.delivered)
            pile += delivered
            row = total(each.hand) + total(each.doubles) | bits(each.orders) << 8
            row |= each.waiting << 16 | count(self._own, index) << 32
            shown: i64 = 0
            if not hidden:
                shown = each.delivered
                row |= delivered << 24
            if index == state.turn:
                row |= some(1, 5)
            if index == state.actor and phase < OVER:
                row |= some(1, 6)
            if index == state.chef:
                row |= some(1, 7)
            words[at + self.seats + relative] = row
            role: i64 = 0
            if index == state.holder:
                role = 1
            if index == state.helper:
                role |= some(1, 1)
            if index == top_owner:
                role |= some(1, 2)
            if index == owner:
                role |= some(1, 3)
            words[at + self.roles + relative] = role
            self._write_orders(shown, words, at + self.delivered + relative * self.order_rows)
            index += 1
            relative += 1
            if relative == seats:
                relative = 0
        return pile

    def _oven_height(self, state: Situation) -> i64:
        """R10.2: the height of the oven: its orders, and all ingredients that are not elsewhere."""
        height = self.setup.copies * self.setup.kinds + len(state.oven) - state.baked
        elsewhere = state.supply + state.used + state.added
        if state.chef != NOBODY:
            if state.baked < len(state.oven):
                height -= 1
            elsewhere += state.table
        elif not self.setup.covered:
            elsewhere += state.table
        if state.helper != NOBODY:
            elsewhere += state.asked
        height -= total(elsewhere)
        if self.setup.doubles:
            elsewhere = state.supply_doubles + state.used_doubles + state.added_doubles
            if state.chef != NOBODY or not self.setup.covered:
                elsewhere += state.table_doubles
            height -= total(elsewhere)
        each: Seat
        for each in state.seats:
            height -= total(each.hand) + total(each.doubles)
        return height

    def _write_orders(self, orders: i64, words: vec[i64], at: i64) -> None:
        words[at] = _spread(orders & 0xFF)
        if self.order_rows > 1:
            words[at + 1] = _spread(orders >> 8 & 0xFF)

    # What is remembered

    def forget(self, words: vec[i64], at: i64) -> None:
        """Leave all that is remembered blank."""
        row: i64
        for row in range(at + self.memory_row, at + self.rows):
            words[row] = 0

    def write_memory(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> None:
        """Write what a seat that forgets nothing remembers of the oven."""
        seats = self.setup.seats
        row: i64
        for row in range(at + self.submitted, at + self.layers):
            words[row] = 0
        first = state.baked
        if state.chef != NOBODY:
            first += 1
        leftovers = state.table + (state.table_doubles << 1)
        known: i64 = 0
        # Covered leftovers come out before the first order.
        below: i64 = 0
        if self.setup.covered and state.chef == NOBODY:
            below = leftovers
        row = at + self.layers
        layer: Layer
        for layer in state.oven:
            if first > 0:
                first -= 1
                continue
            value = layer.placed + (layer.doubles << 1) + below
            below = 0
            known += value
            relative = layer.owner - seat
            if relative < 0:
                relative += seats
            words[row] = value | (relative + 1) << 48 | (layer.order + 1) << 56
            row += 1
            place = at + self.submitted + relative * self.order_rows + (layer.order >> 3)
            words[place] |= some(1, layer.order & 7)
        # No row of an order is blank, and none follows a blank one, so what is left from before
        # ends at the first blank row, long before the last row.
        end = at + self.rows
        while row < end and words[row] != 0:
            words[row] = 0
            row += 1
        fresh = state.placed + (state.placed_doubles << 1) + below
        known += fresh
        seen = state.seats[seat].value() + known
        if not self.setup.covered or state.chef != NOBODY:
            seen += leftovers
        seen += state.used + state.added + (state.used_doubles + state.added_doubles << 1)
        if state.helper != NOBODY:
            seen += state.asked
        words[at + self.oven] = known
        words[at + self.fresh] = fresh
        words[at + self.unseen] = self._cards - seen

    def write_glass(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> None:
        """Write exact counts of what the oven holds, and nothing else."""
        self.write_memory(state, seat, words, at)
        row: i64
        for row in range(at + self.fresh, at + self.rows):
            words[row] = 0

    def write_recalled(
        self, state: Situation, seat: i64, cards: list[int], words: vec[i64], at: i64
    ) -> None:
        """Write some cards of the oven, the lowest first, as all that a seat remembers.

        A card is a kind, a kind plus DOUBLE, an order as `order_card` numbers it, or UNKNOWN.
        """
        self.forget(words, at)
        known: i64 = 0
        fresh: i64 = 0
        row = at + self.layers
        card: i64
        for card in cards:
            if card < FIRST_ORDER:
                if card != UNKNOWN:
                    worth = some(1 + (card >> 3), card & 7)
                    known += worth
                    fresh += worth
                continue
            relative = card // FIRST_ORDER - 1 - seat
            if relative < 0:
                relative += self.setup.seats
            order = card % FIRST_ORDER
            words[row] = fresh | (relative + 1) << 48 | (order + 1) << 56
            row += 1
            place = at + self.submitted + relative * self.order_rows + (order >> 3)
            words[place] |= some(1, order & 7)
            fresh = 0
        seen = known + state.seats[seat].value() + state.added + (state.added_doubles << 1)
        if state.chef != NOBODY or not self.setup.covered:
            seen += state.table + (state.table_doubles << 1)
        words[at + self.oven] = known
        words[at + self.fresh] = fresh
        words[at + self.unseen] = shortage(self._cards, seen)

    def write_marks(self, marks: i64, words: vec[i64], at: i64) -> None:
        """Write the tally marks of a seat, Counts, as all that it remembers."""
        self.forget(words, at)
        words[at + self.oven] = marks

    def write(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> None:
        """Write all that a seat sees, and what it remembers if it forgets nothing."""
        self.write_table(state, seat, words, at)
        self.write_memory(state, seat, words, at)

    # What may be done

    def write_mask(self, state: Situation, seat: i64, words: vec[i64], at: i64) -> None:
        """Write a byte for every action: 1 if the seat may take it now."""
        word: i64
        for word in range(at, at + self.mask_words):
            words[word] = 0
        if seat != state.actor or state.phase >= OVER:
            return
        index: i64
        for index in range(state.options):
            action = legal_at(state, index)
            words[at + (action >> 3)] |= some(1, action & 7)


def _spread(members: i64) -> i64:
    """A bit set of eight as eight bytes of 0 or 1."""
    return (members & 0x7F) * _SPREAD & _BYTES | (members & 0x80) << 49


def blank(words: int) -> vec[i64]:
    """Memory for this many rows, all zero; numpy can read it in place."""
    return vec[i64]([0] * words)
