"""The turns of a round: place, submit, draw; how a round begins and ends (R2, R3, R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import MOST_KINDS, bits, count, one, some
from pizzaiolo.engine.dealer import Dealer
from pizzaiolo.engine.events import (
    Drew,
    GameEnded,
    Log,
    MammaMiaTaken,
    Passed,
    Placed,
    Received,
    RoundBegan,
    RoundEnded,
    Submitted,
)
from pizzaiolo.engine.setup import PASS, PASS_SUPPLY, SIT_OUT
from pizzaiolo.engine.state import (
    DOUBLE,
    DRAW,
    MAMMA_MIA,
    NO_CARD_ON_TOP,
    NOBODY,
    OPENING,
    ORDER_ON_TOP,
    OVER,
    PLACE,
    SUBMIT,
    TURN,
    Layer,
    Seat,
    State,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FROM_SUPPLY: Final = 0
FROM_WAITER: Final = 1


def begin_round(state: State, log: Log | None) -> None:
    """R7.3: the chef (in the first round the starting player) takes the first turn."""
    state.starter = state.turn
    state.still = 0
    state.phase = TURN
    if state.setup.covered:
        state.top = leftover_on_top(state.table, state.table_doubles)
    if log is not None:
        log.tell(
            RoundBegan(
                state.round,
                state.starter,
                state.supply_height(),
                state.table,
                state.table_doubles,
            )
        )


def leftover_on_top(singles: i64, doubles: i64) -> i64:
    """R7.1, ruling: leftovers are stacked kind by kind, singles below doubles."""
    kind: i64
    for kind in range(MOST_KINDS - 1, -1, -1):
        if count(doubles, kind):
            return kind + DOUBLE
        if count(singles, kind):
            return kind
    return NO_CARD_ON_TOP


def begin_turn(state: State, dealer: Dealer, log: Log | None) -> None:
    """R2.1, R2.5: a turn begins with placing, or, without ingredients, as the edition says."""
    state.moved = 0
    state.actor = state.turn
    seat = state.seats[state.turn]
    state.seat = seat
    if seat.hand | seat.doubles:
        state.phase = PLACE
        return
    rule = state.setup.empty_handed
    if rule == PASS or rule == PASS_SUPPLY or rule == SIT_OUT:
        if log is not None:
            log.tell(Passed(state.turn))
        if rule == PASS:
            state.phase = DRAW
            return
        number = state.setup.sit_out_draw if rule == SIT_OUT else _room(state, seat)
        _draw_supply(state, number, dealer, log)
        end_turn(state)
    else:
        state.phase = SUBMIT


def place(state: State, kind: i64, singles: i64, doubles: i64, log: Log | None) -> None:
    """R2.1: cards of one kind go from the hand onto the oven."""
    seat = state.seat
    cards = some(singles, kind)
    seat.hand -= cards
    state.placed += cards
    state.top = kind
    if doubles > 0:
        cards = some(doubles, kind)
        seat.doubles -= cards
        state.placed_doubles += cards
        state.top = kind + DOUBLE
    state.moved = 1
    if log is not None:
        log.placed(Placed(state.actor, kind, singles, doubles))
    state.phase = SUBMIT


def submit(state: State, choice: i64, log: Log | None) -> None:
    """R2.2: at most one order goes from the hand onto the oven; choice 0 is none."""
    if choice > 0:
        order = choice - 1
        state.seat.orders ^= one(order)
        state.oven.append(Layer(state.placed, state.placed_doubles, state.actor, order))
        state.placed = 0
        state.placed_doubles = 0
        state.top = ORDER_ON_TOP
        state.moved = 1
        if log is not None:
            log.submitted(Submitted(state.actor, order))
    state.phase = DRAW


def _room(state: State, seat: Seat) -> i64:
    """R2.3: how many cards fill the hand, in `plus` at most five."""
    room = state.setup.hand_limit - seat.cards()
    return room if room < state.setup.draw_cap else state.setup.draw_cap


def stacks(state: State, seat: Seat) -> i64:
    """R2.3, R2.4, R2.6: the set of stacks that may be drawn from; none where the hand is full."""
    if _room(state, seat) <= 0:
        return 0
    stacks: i64 = 0
    if state.supply | state.supply_doubles | state.card_in_supply:
        stacks = one(FROM_SUPPLY)
    if seat.waiting > 0 and not (state.setup.must_draw_supply and seat.hand | seat.doubles == 0):
        stacks |= one(FROM_WAITER)
    return stacks


def draw(state: State, stack: i64, dealer: Dealer, log: Log | None) -> None:
    """R2.3: the hand is filled from one stack, as far as it reaches."""
    seat = state.seat
    room = _room(state, seat)
    if stack == FROM_SUPPLY:
        _draw_supply(state, room, dealer, log)
    else:
        orders = seat.draw_orders(room)
        state.moved = 1
        if log is not None:
            log.tell(Drew(state.actor, "waiter", bits(orders)))
            log.tell(Received(state.actor, 0, 0, orders))
    end_turn(state)


def _draw_supply(state: State, number: i64, dealer: Dealer, log: Log | None) -> None:
    """R2.3: draw from the supply, as many as there are."""
    height = state.supply_height()
    if number <= 0 or height == 0:
        return
    state.moved = 1
    if log is not None:
        reach = height - state.card_in_supply
        log.tell(Drew(state.actor, "supply", number if number < reach else reach))
    receive_supply(state, state.actor, number, dealer, log)


def receive_supply(state: State, actor: i64, number: i64, dealer: Dealer, log: Log | None) -> None:
    """Take cards off the supply into a hand; the Mamma Mia! card is replaced at once (R2.7)."""
    seat = state.seats[actor]
    hand = seat.hand
    doubles = seat.doubles
    left = state.supply_height()
    while number > 0 and left > 0:
        card = dealer.next_card(state)
        left -= 1
        if card < MAMMA_MIA:
            state.supply -= some(1, card)
            seat.hand += some(1, card)
        elif card == MAMMA_MIA:
            state.card_in_supply = 0
            state.holder = actor
            if log is not None:
                log.tell(MammaMiaTaken(actor))
            continue
        else:
            state.supply_doubles -= some(1, card - DOUBLE)
            seat.doubles += some(1, card - DOUBLE)
        number -= 1
    if log is not None:
        log.tell(Received(actor, seat.hand - hand, seat.doubles - doubles, 0))


def end_turn(state: State) -> None:
    """R3.1 to R3.4: after a turn the next player follows, or the oven is opened."""
    state.still += 1
    if state.moved:
        state.still = 0
    if state.supply | state.supply_doubles | state.card_in_supply == 0:
        state.chef = state.turn
        if state.setup.chef_holds_card:
            state.chef = state.holder
        state.phase = OPENING
    elif state.still == state.setup.seats:
        state.chef = state.starter if state.holder == NOBODY else state.holder
        state.phase = OPENING
    else:
        state.turn = left_of(state, state.turn)
        state.phase = TURN


def left_of(state: State, seat: i64) -> i64:
    """R1.6: turns go clockwise."""
    # Not a conditional expression: mypyc 2.4.1 boxes the literal in `0 if ... else seat + 1`.
    seat += 1
    if seat == state.setup.seats:
        seat = 0
    return seat


def end_round(state: State, dealer: Dealer, log: Log | None) -> None:
    """R7.1, R7.2, R8.1: leftovers stay, used cards are the new supply; or the game is over.

    Ruling: after a stall (R3.4) what is left of the supply is shuffled in with the used cards.
    """
    if log is not None:
        log.round_ended(RoundEnded(state.round))
    state.round += 1
    state.oven = []
    state.baked = 0
    state.supply += state.used
    state.supply_doubles += state.used_doubles
    state.used = 0
    state.used_doubles = 0
    if state.holder != NOBODY:
        state.holder = NOBODY
        state.card_in_supply = 1
    if state.round == state.setup.rounds:
        state.phase = OVER
        if log is not None:
            log.tell(
                GameEnded(
                    tuple(int(bits(seat.delivered)) for seat in state.seats),
                    tuple(int(seat.ingredients()) for seat in state.seats),
                    tuple(int(seat.delivered) for seat in state.seats),
                )
            )
        return
    dealer.shuffle_supply(state)
    state.turn = state.chef
    state.chef = NOBODY
    begin_round(state, log)
