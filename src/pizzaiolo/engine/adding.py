"""Adding cards from the hand, one by one, when that leaves a choice (R4.4, R4.6, R5.2, R9.4).

A pizza that lacks m may be filled by cards worth m, or by doubles alone worth m + 1: a single
among the added cards whose removal would still leave the pizza filled is not missing (R4.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.baking import deliver
from pizzaiolo.engine.counts import MOST_KINDS, count, kinds_of, one, shortage, some, total
from pizzaiolo.engine.events import Added
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.state import Seat, Situation, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def _exactly(lacking: i64, singles: i64, doubles: i64) -> bool:
    """Whether this many singles and doubles can make up exactly what is lacking."""
    return singles + 2 * doubles >= lacking and (singles > 0 or lacking & 1 == 0)


def _may_add_single(lacking: i64, singles: i64, doubles: i64) -> bool:
    return lacking > 0 and singles > 0 and _exactly(lacking - 1, singles - 1, doubles)


def _may_add_double(lacking: i64, singles: i64, doubles: i64, singles_added: i64) -> bool:
    if lacking <= 0 or doubles == 0:
        return False
    if lacking > 1 and _exactly(lacking - 2, singles, doubles - 1):
        return True
    return singles_added == 0 and 2 * doubles >= lacking


def singles_to_add(state: Situation, seat: Seat) -> i64:
    """The kinds of which the owner may add a single card next."""
    if state.lacking > 0:
        if _may_add_single(state.lacking, total(seat.hand), total(seat.doubles)):
            return kinds_of(seat.hand)
        return 0
    kinds: i64 = 0
    kind: i64
    for kind in range(state.setup.kinds):
        lacking = count(state.missing, kind)
        if _may_add_single(lacking, count(seat.hand, kind), count(seat.doubles, kind)):
            kinds |= one(kind)
    return kinds


def doubles_to_add(state: Situation, seat: Seat) -> i64:
    """The kinds of which the owner may add a double card next (R9.4)."""
    if state.lacking > 0:
        singles, doubles = total(seat.hand), total(seat.doubles)
        if _may_add_double(state.lacking, singles, doubles, state.added):
            return kinds_of(seat.doubles)
        return 0
    kinds: i64 = 0
    kind: i64
    for kind in range(state.setup.kinds):
        singles, doubles = count(seat.hand, kind), count(seat.doubles, kind)
        added = count(state.added, kind)
        if _may_add_double(count(state.missing, kind), singles, doubles, added):
            kinds |= one(kind)
    return kinds


def add_card(state: State, choice: i64, log: Log | None) -> None:
    """R4.4, R5.2, R9.4: the owner adds one card from the hand."""
    seat = state.seat
    double = choice >= MOST_KINDS
    kind = choice
    if double:
        kind -= MOST_KINDS
    card = some(1, kind)
    worth: i64 = 1
    if double:
        worth = 2
        seat.doubles -= card
        state.added_doubles += card
    else:
        seat.hand -= card
        state.added += card
    if state.lacking > 0:
        state.lacking -= worth
        if state.lacking < 0:
            state.lacking = 0
    else:
        state.missing = shortage(state.missing, some(worth, kind))
    if log is not None:
        log.tell(Added(state.actor, 0 if double else card, card if double else 0))
    if state.missing | state.lacking == 0:
        deliver(state, log)
