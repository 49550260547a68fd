"""View: what one seat, or a spectator, sees on the table now; built field by field from R10.

A View is an allow-list. It has no history: what was said and is covered now is not in it (R10.3).
Amounts of several kinds are Counts; sets of orders are bit sets.
"""

from __future__ import annotations

from typing import NamedTuple

from pizzaiolo.engine.counts import bits, one
from pizzaiolo.engine.state import (
    BLANK_REWARD,
    DECISIONS,
    DOUBLE,
    DRAW,
    HELP,
    NO_CARD_ON_TOP,
    NOBODY,
    ORDER_ON_TOP,
    OVER,
    PAY,
    Situation,
)


class Card(NamedTuple):
    """An open card: an ingredient (kind, perhaps double) or an order (owner and number)."""

    kind: int | None = None
    double: bool = False
    owner: int | None = None
    order: int | None = None


class PublicSeat(NamedTuple):
    """What everybody sees of a seat (R10.2)."""

    colour: str
    ingredients: int
    orders: int
    waiter: int
    delivered: int | None
    """The set of delivered orders, or None while they lie face down in a common pile."""


class Hand(NamedTuple):
    """What a seat alone sees: its cards, and how far its own decision has come."""

    ingredients: int
    doubles: int
    orders: int
    way: int = 0
    missing: int = 0
    lacking: int = 0
    asked: int = 0


class View(NamedTuple):
    """What a seat (or, with seat None, a spectator) sees now."""

    seat: int | None
    hand: Hand | None
    seats: tuple[PublicSeat, ...]
    round: int
    rounds: int
    turn: int
    to_act: int | None
    decision: str | None
    """What the seat to act decides. While an order is paid, the others are told only 'pay'."""
    supply: int
    oven: int
    """How many cards the oven has; while it is emptied, how many are still in it."""
    top: Card | None
    table: int
    table_doubles: int
    """The face-up ingredients: while the oven is emptied, and if leftovers stay visible."""
    turned_up: Card | None
    """The order that came out of the oven and is not settled yet."""
    added: int
    added_doubles: int
    """The cards that its owner has added so far."""
    request: int | None
    """The cards that its owner asks the others for."""
    helper: int | None
    """Who gave them."""
    chef: int | None
    holder: int | None
    """Before whom the Mamma Mia! card lies."""
    delivered_pile: int
    """How many orders have been delivered by all together."""
    over: bool


def view(state: Situation, seat: int | None) -> View:
    """Say what a seat sees now; with None, what a spectator sees."""
    baking = state.chef != NOBODY
    acting = seat is not None and seat == state.actor and state.phase < OVER
    deciding = state.phase < OVER
    asking = state.phase == HELP or state.helper != NOBODY
    order = state.oven[state.baked] if PAY <= state.phase <= HELP else None
    open_table = baking or not state.setup.covered
    return View(
        seat=seat,
        hand=None if seat is None else _hand(state, seat, acting=acting),
        seats=tuple(_public_seat(state, index) for index in range(state.setup.seats)),
        round=state.round,
        rounds=state.setup.rounds,
        turn=state.turn,
        to_act=state.actor if deciding else None,
        decision=_decision(state, acting=acting) if deciding else None,
        supply=state.supply_height(),
        oven=state.oven_height(),
        top=_top(state),
        table=state.table if open_table else 0,
        table_doubles=state.table_doubles if open_table else 0,
        turned_up=None if order is None else Card(owner=order.owner, order=order.order),
        added=state.added,
        added_doubles=state.added_doubles,
        request=state.asked if asking else None,
        helper=None if state.helper == NOBODY else state.helper,
        chef=None if state.chef == NOBODY else state.chef,
        holder=None if state.holder == NOBODY else state.holder,
        delivered_pile=sum(bits(each.delivered) for each in state.seats),
        over=state.phase == OVER,
    )


def _hand(state: Situation, seat: int, *, acting: bool) -> Hand:
    own = state.seats[seat]
    if not acting or state.phase <= DRAW:
        return Hand(own.hand, own.doubles, own.orders)
    if state.phase == HELP:
        return Hand(own.hand, own.doubles, own.orders, asked=state.asked)
    return Hand(
        own.hand, own.doubles, own.orders, state.way, state.missing, state.lacking, state.asked
    )


def _public_seat(state: Situation, index: int) -> PublicSeat:
    seat = state.seats[index]
    hidden = state.setup.edition.delivered == "face_down" and state.phase != OVER
    return PublicSeat(
        colour=state.setup.colours[index],
        ingredients=seat.ingredients(),
        orders=bits(seat.orders),
        waiter=seat.waiting,
        delivered=None if hidden else seat.delivered & (one(BLANK_REWARD) - 1),
    )


def _decision(state: Situation, *, acting: bool) -> str:
    if not acting and PAY < state.phase < HELP:
        return DECISIONS[PAY]
    return DECISIONS[state.phase]


def _top(state: Situation) -> Card | None:
    """R2.8: the one card of the oven that can be seen."""
    if state.top == NO_CARD_ON_TOP:
        return None
    if state.top == ORDER_ON_TOP:
        layer = state.oven[-1]
        return Card(owner=layer.owner, order=layer.order)
    if state.top >= DOUBLE:
        return Card(kind=state.top - DOUBLE, double=True)
    return Card(kind=state.top)
