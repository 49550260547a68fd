"""The baking: the oven is emptied card by card, and every order is settled (R4, R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.counts import bits, count, lowest, one, shortage, some, total
from pizzaiolo.engine.events import (
    Added,
    Baked,
    OrderTurnedUp,
    OvenOpened,
    Returned,
    Rewarded,
    TurnedUp,
)
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.orders import MOST_WAYS, Recipe, Way
from pizzaiolo.engine.state import (
    ADD,
    BAKING,
    NO_CARD_ON_TOP,
    NOBODY,
    PAY,
    REQUEST,
    ROUND_OVER,
    Situation,
    State,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def open_oven(state: State, log: Log | None) -> None:
    """R3.2, R4.1: the oven is turned over; covered leftovers come up first."""
    state.phase = BAKING
    state.top = NO_CARD_ON_TOP
    if log is not None:
        log.tell(OvenOpened(state.chef))
        if state.setup.covered:
            kind: i64
            for kind in range(state.setup.kinds):
                singles = count(state.table, kind)
                doubles = count(state.table_doubles, kind)
                if singles + doubles > 0:
                    log.tell(TurnedUp(kind, singles, doubles))
    _turn_up(state, log)


def _turn_up(state: State, log: Log | None) -> None:
    """R4.2: the ingredients up to the next order go face up on the table."""
    if log is not None:
        log.turn_up(state.baked)
    if state.baked < len(state.oven):
        layer = state.oven[state.baked]
        state.table += layer.placed
        state.table_doubles += layer.doubles
        if log is not None:
            log.tell(OrderTurnedUp(layer.owner, layer.order))
    else:
        state.table += state.placed
        state.table_doubles += state.placed_doubles
        state.placed = 0
        state.placed_doubles = 0


def turned_up(state: Situation) -> Recipe:
    """The recipe of the order turned up."""
    layer = state.oven[state.baked]
    return state.setup.recipe(layer.owner, layer.order)


def bake_next(state: State, log: Log | None) -> None:
    """R4.3 to R4.5: settle the order turned up, or ask its owner; stop when the oven is empty."""
    if state.baked == len(state.oven):
        state.phase = ROUND_OVER
        return
    layer = state.oven[state.baked]
    state.actor = layer.owner
    state.seat = state.seats[layer.owner]
    choices = payments(state, state.setup.recipe(layer.owner, layer.order))
    if choices & (choices - 1):
        state.choices = choices
        state.options = bits(choices)
        state.phase = PAY
    else:
        pay(state, lowest(choices), log)


def payments(state: Situation, recipe: Recipe) -> i64:
    """R4.3, R4.4, R4.7, R5.9, R6.1: what the owner of the order turned up can choose.

    A set: 0 is to decline, then the ways to pay, then the ways to ask for help.
    """
    if recipe.forbidden & (state.table | state.table_doubles):
        return 1
    table = state.table + (state.table_doubles << 1)
    hand = state.seat.value()
    possible: i64 = 0
    payable: i64 = 0
    filled = False
    if recipe.at_least > 0:
        lacking = recipe.at_least - total(table)
        if lacking <= state.setup.copies * state.setup.kinds + total(hand):
            possible = 1
        filled = lacking <= 0
        if lacking <= total(hand):
            payable = 1
    else:
        possible = recipe.open_ways(table)
        member: i64 = 1
        way: Way
        for way in recipe.ways:
            if possible & member:
                missing = shortage(way.need, table)
                if missing == 0:
                    filled = True
                    payable |= member
                elif shortage(missing, hand) == 0:
                    payable |= member
            member <<= 1
    if filled:
        return payable << 1
    if state.setup.helping:
        return 1 | payable << 1 | possible << (1 + MOST_WAYS)
    return 1 | payable << 1


def pay(state: State, choice: i64, log: Log | None) -> None:
    """R4.4, R4.7, R6.1: the owner declines, pays in one of the ways, or asks for help."""
    if choice == 0:
        return_order(state, log)
        return
    asks = choice > MOST_WAYS
    state.way = choice - 1
    if asks:
        state.way -= MOST_WAYS
    recipe = turned_up(state)
    table = state.table + (state.table_doubles << 1)
    if recipe.at_least > 0:
        state.lacking = recipe.at_least - total(table)
        if state.lacking < 0:
            state.lacking = 0
    else:
        state.missing = shortage(recipe.ways[state.way].need, table)
    if asks:
        # R6.2: what the owner does not hold has to be asked for; the rest may be.
        state.asked = shortage(state.missing, state.seat.hand)
        state.phase = REQUEST
    else:
        complete(state, log)


def complete(state: State, log: Log | None) -> None:
    """R4.4: the owner adds what is missing; if that leaves a choice, card by card."""
    if state.missing != 0 and not state.setup.doubles:
        state.seat.hand -= state.missing
        state.added = state.missing
        state.missing = 0
        if log is not None:
            log.tell(Added(state.actor, state.added, 0))
    if state.missing | state.lacking:
        state.phase = ADD
    else:
        deliver(state, log)


def deliver(state: State, log: Log | None) -> None:
    """R4.3, R5.2, R9.3: the ingredients are used, the order is delivered."""
    layer = state.oven[state.baked]
    recipe = state.setup.recipe(layer.owner, layer.order)
    way = recipe.ways[state.way]
    if recipe.at_least > 0:
        singles = state.table
        doubles = state.table_doubles
    else:
        doubles = 0
        if state.setup.doubles:
            doubles = _doubles_to_pay(state, way.need)
        singles = way.need - shortage(way.need, state.table + (state.table_doubles << 1))
        singles = shortage(singles, doubles << 1)
    state.table -= singles
    state.table_doubles -= doubles
    singles += state.added
    if state.helper != NOBODY:
        singles += state.asked
    doubles += state.added_doubles
    state.used += singles
    state.used_doubles += doubles
    state.seat.delivered |= one(layer.order)
    if log is not None:
        log.tell(Baked(layer.owner, layer.order, way.kinds, singles, doubles))
    if state.helper != NOBODY:
        _reward(state, log)
    forget_payment(state)
    _settled(state, log)


def _doubles_to_pay(state: State, need: i64) -> i64:
    """R9.3: face-up doubles of a kind that is needed go first, even if that pays one too many."""
    doubles: i64 = 0
    kind: i64
    for kind in range(state.setup.kinds):
        wanted = (count(need, kind) + 1) >> 1
        there = count(state.table_doubles, kind)
        doubles += some(wanted if wanted < there else there, kind)
    return doubles


def _reward(state: State, log: Log | None) -> None:
    """R6.4: the top order of the helper's waiter is delivered unseen."""
    seat = state.seats[state.helper]
    seat.delivered |= one(seat.take_top())
    if log is not None:
        log.tell(Rewarded(state.helper))


def return_order(state: State, log: Log | None) -> None:
    """R4.5: the order goes face down under its owner's waiter; no ingredient moves."""
    layer = state.oven[state.baked]
    state.seat.take_back(layer.order)
    if log is not None:
        log.tell(Returned(layer.owner, layer.order))
    _settled(state, log)


def forget_payment(state: State) -> None:
    """Forget how the order turned up was to be paid."""
    state.way = 0
    state.added = 0
    state.added_doubles = 0
    state.asked = 0
    state.helper = NOBODY
    state.missing = 0
    state.lacking = 0


def _settled(state: State, log: Log | None) -> None:
    """R4.8: what is left stays on the table for the orders further down."""
    state.baked += 1
    state.phase = BAKING
    _turn_up(state, log)
