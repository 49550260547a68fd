"""What a seat sees and remembers as rows of eight small numbers, for learners.

An observation is a matrix of bytes: each row is a plane with eight columns, most of them one
column for each kind. `planes.py` says what every plane means; `docs/research.md` shows them.
Seats are relative: 0 is the observing seat, 1 the one on its left. Kinds and orders are numbered
as in the actions of the edition.

A row is written as one int, its lowest byte being column 0, into memory that numpy reads in place
(`librt.vecs`): compiled, a row takes a nanosecond, and no Python object is made.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from pizzaiolo.research.planes import COLUMNS, Planes

VERSION: Final = 0
"""The version of the encoding: if any number in it changes, this changes."""

_BYTES: Final = 0x0101010101010101
_SPREAD: Final = 0x0002040810204081
"""Multiplied by it, the lowest seven bits of a number go to the lowest bits of seven bytes."""


class Encoding(Planes):
    """How an observation of one setup is written, plane by plane."""

    def __init__(self, setup: Setup) -> None:
        """Lay out the planes, and work out what does not change in a game."""
        super().__init__(setup)
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
        row |= state.oven_height() << 24
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
