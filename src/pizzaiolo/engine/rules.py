"""The rules: the deal, what may be done, and a step of the game.

A step is: do what the player chose, then go on until somebody has a real choice (`advance`); a
decision with a single option is skipped. Legal actions are counted (`state.options`) and looked up
by their place (`legal_at`). The paragraphs of the rule sheet are in turns.py, baking.py, adding.py
and helping.py, one function each: only they, the deal here, and a dealer that takes cards off the
supply write a State.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.actions import DOUBLES_OF_A_KIND
from pizzaiolo.engine.adding import add_card, doubles_to_add, singles_to_add
from pizzaiolo.engine.baking import bake_next, open_oven, pay, payments, turned_up
from pizzaiolo.engine.counts import MOST_KINDS, bits, count, lowest, nth, some
from pizzaiolo.engine.dealer import Dealer
from pizzaiolo.engine.events import Awaited, AwaitedInSecret, Received
from pizzaiolo.engine.helping import YES_OR_NO, answer, kinds_to_request, may_send, request
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.orders import MOST_WAYS
from pizzaiolo.engine.setup import DEALT_IN, SHUFFLED_IN, Setup
from pizzaiolo.engine.state import (
    ADD,
    BAKING,
    DECISIONS,
    DRAW,
    HELP,
    OPENING,
    PAY,
    PLACE,
    REQUEST,
    ROUND_OVER,
    SUBMIT,
    TURN,
    Seat,
    Situation,
    State,
)
from pizzaiolo.engine.turns import (
    begin_round,
    begin_turn,
    draw,
    end_round,
    orders_to_submit,
    place,
    place_at,
    placement_at,
    placements,
    receive_supply,
    room,
    stacks,
    submit,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(setup: Setup, dealer: Dealer, log: Log | None = None) -> State:
    """Deal a game and play on to the first decision (R1.3 to R1.7)."""
    state = State(setup)
    _lay_out(state)
    if setup.mamma_mia == DEALT_IN:
        state.card_in_supply = 1
    dealer.shuffle_supply(state)
    index: i64
    for index in range(setup.seats):
        state.actor = index
        state.seat = Seat()
        state.seats.append(state.seat)
        receive_supply(state, setup.opening_hand, dealer, log)
    for index in range(setup.seats):
        seat = state.seats[index]
        seat.waiter = dealer.waiter(state, index)
        seat.waiting = setup.orders
        orders = seat.draw_orders(1)
        if log is not None:
            log.tell(Received(index, 0, 0, orders))
    if setup.mamma_mia == SHUFFLED_IN:
        state.card_in_supply = 1
        dealer.shuffle_supply(state)
    begin_round(state, log)
    advance(state, dealer, log)
    return state


def _lay_out(state: State) -> None:
    """R1.3, R9.1: every kind without the removed cards; two of each exchanged for doubles."""
    setup = state.setup
    each = setup.copies
    doubles = setup.doubles_of_a_kind
    kind: i64
    for kind in range(setup.kinds):
        state.supply += some(each - doubles, kind)
        state.supply_doubles += some(doubles, kind)


def step(state: State, action: i64, dealer: Dealer, log: Log | None = None) -> None:
    """Do a legal action and go on to the next decision. The caller makes sure that it is legal."""
    _do(state, _choice_of(state, action), dealer, log)
    advance(state, dealer, log)


def step_at(state: State, index: i64, dealer: Dealer) -> None:
    """Do the legal action at a place among the legal ones: `step` without a look-up by number."""
    phase = state.phase
    if phase == PLACE:
        place_at(state, index, dealer, None)
    elif phase == SUBMIT:
        submit(state, nth(state.choices, index), dealer, None)
    else:
        _do(state, nth(state.choices, index), dealer, None)
    # Within a turn the next decision has already been counted.
    if state.phase > DRAW:
        advance(state, dealer, None)


def _do(state: State, choice: i64, dealer: Dealer, log: Log | None) -> None:
    """Do what was chosen."""
    phase = state.phase
    if phase == PLACE:
        place(state, choice & 7, choice >> 3 & 0xFF, choice >> 11, dealer, log)
    elif phase == SUBMIT:
        submit(state, choice, dealer, log)
    elif phase == DRAW:
        draw(state, choice, room(state, state.seat), dealer, log)
    elif phase == PAY:
        pay(state, choice, log)
    elif phase == ADD:
        add_card(state, choice, log)
    elif phase == REQUEST:
        request(state, choice, log)
    else:
        answer(state, choice, log)


def advance(state: State, dealer: Dealer, log: Log | None) -> None:
    """Go on until a decision has two options or more, or the game is over.

    Most decisions are counted by the rule that leads to them. What may be added or asked for
    changes from card to card and is counted here.
    """
    while True:
        phase = state.phase
        if phase <= HELP:
            if phase == ADD or phase == REQUEST:
                recount(state)
                if state.options == 1:
                    _do(state, lowest(state.choices), dealer, log)
                    continue
            if log is not None:
                _tell_decision(state, log)
            return
        if phase == TURN:
            begin_turn(state, dealer, log)
        elif phase == BAKING:
            bake_next(state, log)
        elif phase == OPENING:
            open_oven(state, log)
        elif phase == ROUND_OVER:
            end_round(state, dealer, log)
        else:
            state.options = 0
            return


def _tell_decision(state: State, log: Log) -> None:
    decision = DECISIONS[state.phase]
    if state.phase <= DRAW:
        log.tell(Awaited(state.actor, decision))
        return
    log.tell(
        AwaitedInSecret(
            state.actor,
            decision,
            state.way,
            state.missing,
            state.lacking,
            state.added,
            state.added_doubles,
            state.asked,
        )
    )


# A choice is what an action means at its decision: a member of the set `state.choices`; when
# placing, where a set would not fit, it is the kind, the singles and the doubles packed together.


def recount(state: Situation) -> None:
    """Work out the choices of the pending decision, and count them."""
    phase = state.phase
    seat = state.seat
    if phase == PLACE:
        state.options = placements(state, seat)
        return
    if phase == SUBMIT:
        state.choices = orders_to_submit(seat)
    elif phase == DRAW:
        state.choices = stacks(state, seat, room(state, seat))
    elif phase == PAY:
        state.choices = payments(state, turned_up(state))
    elif phase == ADD:
        state.choices = singles_to_add(state, seat) | doubles_to_add(state, seat) << MOST_KINDS
    elif phase == REQUEST:
        state.choices = kinds_to_request(state) | may_send(state, seat) << MOST_KINDS
    else:
        state.choices = YES_OR_NO
    state.options = bits(state.choices)


def legal_at(state: Situation, index: i64) -> i64:
    """The number of a legal action by its place among the legal ones, in rising order."""
    phase = state.phase
    setup = state.setup
    if phase == PLACE:
        choice = placement_at(state.seat, index)
        kind = choice & 7
        singles = choice >> 3 & 0xFF
        doubles = choice >> 11
        if doubles == 0:
            return kind * setup.most + singles - 1
        row = kind * DOUBLES_OF_A_KIND + doubles - 1
        return setup.place_doubles + row * setup.most + singles
    choice = nth(state.choices, index)
    if phase == SUBMIT:
        return setup.submit + choice
    if phase == DRAW:
        return setup.draw + choice
    if phase == PAY:
        return _payment(state, choice)
    if phase == ADD:
        return setup.add + choice if choice < MOST_KINDS else setup.add_double + choice - MOST_KINDS
    if phase == REQUEST:
        return setup.request + choice if choice < MOST_KINDS else setup.send
    return setup.refuse + choice


def _payment(state: Situation, choice: i64) -> i64:
    """The action behind a choice when paying: decline, bake in a way, ask in a way."""
    if choice == 0:
        return state.setup.decline
    ways = turned_up(state).ways
    if choice <= MOST_WAYS:
        return state.setup.bake + ways[choice - 1].slot
    return state.setup.ask + ways[choice - 1 - MOST_WAYS].slot


def _choice_of(state: State, action: i64) -> i64:
    """The choice behind the number of a legal action."""
    phase = state.phase
    setup = state.setup
    if phase == PLACE:
        if action < setup.place_doubles:
            return action // setup.most | (action % setup.most + 1) << 3
        action -= setup.place_doubles
        singles = action % setup.most
        action //= setup.most
        kind = action // DOUBLES_OF_A_KIND
        doubles = action % DOUBLES_OF_A_KIND + 1
        return kind | singles << 3 | doubles << 11
    if phase == SUBMIT:
        return action - setup.submit
    if phase == DRAW:
        return action - setup.draw
    if phase == PAY:
        choice: i64 = 0
        while _payment(state, nth(state.choices, choice)) != action:
            choice += 1
        return nth(state.choices, choice)
    if phase == ADD:
        if setup.doubles and action >= setup.add_double:
            return action - setup.add_double + MOST_KINDS
        return action - setup.add
    if phase == REQUEST:
        return MOST_KINDS if action == setup.send else action - setup.request
    return action - setup.refuse


def legal(state: Situation) -> list[int]:
    """The numbers of all legal actions, in rising order."""
    actions: list[int] = []
    index: i64
    if state.phase == PLACE and not state.setup.doubles:
        # Most options are placements: they are listed without a look-up for each.
        kind: i64
        for kind in range(state.setup.kinds):
            for index in range(count(state.seat.hand, kind)):
                actions.append(kind * state.setup.most + index)
        return actions
    for index in range(state.options):
        actions.append(legal_at(state, index))
    return actions


def is_legal(state: Situation, action: i64) -> bool:
    """Whether an action is legal now."""
    index: i64
    for index in range(state.options):
        if legal_at(state, index) == action:
            return True
    return False


def delivered(state: Situation, seat: i64) -> i64:
    """How many orders a seat has delivered (R8.2)."""
    return bits(state.seats[seat].delivered)


def winners(state: Situation) -> list[int]:
    """R8.2: most delivered orders, then most ingredient cards in hand; if tied, they share."""
    best: i64 = 0
    winning: list[int] = []
    index: i64
    for index in range(state.setup.seats):
        seat = state.seats[index]
        score = bits(seat.delivered) * 256 + seat.ingredients()
        if score > best or not winning:
            best = score
            winning = [index]
        elif score == best:
            winning.append(index)
    return winning
