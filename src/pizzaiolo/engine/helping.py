"""Helping: the owner of an order asks the others for cards (R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.baking import complete, forget_payment, return_order, turned_up
from pizzaiolo.engine.counts import EACH, MOST_KINDS, kinds_of, one, shortage, some, total
from pizzaiolo.engine.events import Asked, DidNotHelp, Helped
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.state import HELP, Seat, Situation, State
from pizzaiolo.engine.turns import left_of

if TYPE_CHECKING:
    from mypy_extensions import i64

YES_OR_NO: Final = 3
"""The choices of a seat that is asked, as a set."""


def kinds_to_request(state: Situation) -> i64:
    """R6.2: the kinds of which the owner may ask for one more card."""
    if state.lacking > 0:
        if total(state.asked) == state.lacking:
            return 0
        in_the_game = kinds_of(shortage(state.setup.copies * EACH, state.asked))
        return in_the_game & (one(state.setup.kinds) - 1)
    return kinds_of(state.missing - state.asked)


def may_send(state: Situation, seat: Seat) -> i64:
    """R6.2: a request holds at least one card, and the owner holds whatever else is missing."""
    if state.asked == 0:
        return 0
    if state.lacking > 0 and state.lacking - total(state.asked) > total(seat.hand):
        return 0
    return 1


def request(state: State, choice: i64, log: Log | None) -> None:
    """R6.2, R6.3: the owner asks for one more card, or puts the request to the others."""
    if choice < MOST_KINDS:
        state.asked += some(1, choice)
        return
    layer = state.oven[state.baked]
    if log is not None:
        kinds = turned_up(state).ways[state.way].kinds
        log.tell(Asked(layer.owner, layer.order, kinds, state.asked))
    _ask_next(state, log)


def _ask_next(state: State, log: Log | None) -> None:
    """R6.3, R6.5: ask the next seat clockwise; if all refused, the order fails."""
    owner = state.oven[state.baked].owner
    asked = left_of(state, state.actor)
    while asked != owner:
        seat = state.seats[asked]
        if can_help(state, seat):
            state.actor = asked
            state.seat = seat
            state.phase = HELP
            state.choices = YES_OR_NO
            state.options = 2
            return
        if log is not None:
            log.tell(DidNotHelp(asked))
        asked = left_of(state, asked)
    state.actor = owner
    state.seat = state.seats[owner]
    forget_payment(state)
    return_order(state, log)


def can_help(state: Situation, seat: Seat) -> bool:
    """R6.3, R6.4: a helper has all the cards asked for, and an order to be rewarded with."""
    return seat.waiting > 0 and shortage(state.asked, seat.hand) == 0


def answer(state: State, choice: i64, log: Log | None) -> None:
    """R6.3, R6.4: a seat refuses, or gives the cards asked for."""
    if choice == 0:
        if log is not None:
            log.tell(DidNotHelp(state.actor))
        _ask_next(state, log)
        return
    state.helper = state.actor
    state.seats[state.helper].hand -= state.asked
    if log is not None:
        log.tell(Helped(state.helper, state.asked))
    state.actor = state.oven[state.baked].owner
    state.seat = state.seats[state.actor]
    if state.lacking > 0:
        state.lacking -= total(state.asked)
    else:
        state.missing -= state.asked
    complete(state, log)
