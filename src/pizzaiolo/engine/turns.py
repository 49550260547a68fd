"""The turns of a round: place, submit, draw; how a round begins and ends (R2, R3, R7).

What a player does is followed at once by the next decision of the turn; one with a single option is
skipped. So these functions return either at a decision with two options or more, counted in
`state.options`, or at the end of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import MOST_KINDS, before, bits, count, kind_at, one, some, total
from pizzaiolo.engine.dealer import Dealer
from pizzaiolo.engine.events import (
    Drew,
    GameEnded,
    MammaMiaTaken,
    Passed,
    Placed,
    Received,
    RoundBegan,
    RoundEnded,
    Submitted,
)
from pizzaiolo.engine.log import Log
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
    Situation,
    State,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FROM_SUPPLY: Final = 0
FROM_WAITER: Final = 1
BOTH_STACKS: Final = 3
"""As a set."""


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
        state.options = placements(state, seat)
        if state.options == 1:
            place_at(state, 0, dealer, log)
        return
    rule = state.setup.empty_handed
    if rule == PASS or rule == PASS_SUPPLY or rule == SIT_OUT:
        if log is not None:
            log.tell(Passed(state.turn))
        if rule == PASS:
            _await_draw(state, dealer, log)
            return
        number = state.setup.sit_out_draw if rule == SIT_OUT else room(state, seat)
        _draw_supply(state, number, dealer, log)
        end_turn(state)
    else:
        _await_order(state, dealer, log)


def placements(state: Situation, seat: Seat) -> i64:
    """R2.1, R9.2: in how many ways cards of one kind can be placed."""
    ways = total(seat.hand)
    if state.setup.doubles:
        kind: i64
        for kind in range(state.setup.kinds):
            ways += count(seat.doubles, kind) * (count(seat.hand, kind) + 1)
    return ways


def placement_at(seat: Seat, index: i64) -> i64:
    """The kind, the singles and the doubles at a place among the placements, packed together.

    Placements without doubles come first.
    """
    hand = seat.hand
    kind: i64 = 0
    if index < total(hand):
        kind = kind_at(hand, index)
        return kind | (index - before(hand, kind) + 1) << 3
    index -= total(hand)
    while True:
        each = count(seat.hand, kind) + 1
        ways = each * count(seat.doubles, kind)
        if index < ways:
            return kind | index % each << 3 | (index // each + 1) << 11
        index -= ways
        kind += 1


def place_at(state: State, index: i64, dealer: Dealer, log: Log | None) -> None:
    """Place the cards at a place among the placements."""
    hand = state.seat.hand
    if index < total(hand):
        kind = kind_at(hand, index)
        place(state, kind, index - before(hand, kind) + 1, 0, dealer, log)
    else:
        packed = placement_at(state.seat, index)
        place(state, packed & 7, packed >> 3 & 0xFF, packed >> 11, dealer, log)


def place(
    state: State, kind: i64, singles: i64, doubles: i64, dealer: Dealer, log: Log | None
) -> None:
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
    _await_order(state, dealer, log)


def orders_to_submit(seat: Seat) -> i64:
    """R2.2: the set of choices when submitting: 0 is none, then the orders in hand."""
    return seat.orders << 1 | 1


def _await_order(state: State, dealer: Dealer, log: Log | None) -> None:
    choices = orders_to_submit(state.seat)
    if choices == 1:
        _await_draw(state, dealer, log)
        return
    state.phase = SUBMIT
    state.choices = choices
    state.options = bits(choices)


def submit(state: State, choice: i64, dealer: Dealer, log: Log | None) -> None:
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
    _await_draw(state, dealer, log)


def room(state: Situation, seat: Seat) -> i64:
    """R2.3: how many cards fill the hand, in `plus` at most five."""
    return _room_above(state, seat.cards())


def _room_above(state: Situation, held: i64) -> i64:
    """R2.3: the same by the number of cards in the hand."""
    cards = state.setup.hand_limit - held
    cap = state.setup.draw_cap
    return cards if cards < cap else cap


def stacks(state: Situation, seat: Seat, room: i64) -> i64:
    """R2.3, R2.4, R2.6: the set of stacks that may be drawn from; none if the hand is full."""
    return _stacks_with(state, seat, seat.hand | seat.doubles, room)


def _stacks_with(state: Situation, seat: Seat, ingredients: i64, room: i64) -> i64:
    """R2.3, R2.4, R2.6: the same by the ingredients in the hand: their number, or any Counts."""
    if room <= 0:
        return 0
    stacks: i64 = 0
    if state.supply | state.supply_doubles | state.card_in_supply:
        stacks = one(FROM_SUPPLY)
    if seat.waiting > 0 and not (state.setup.must_draw_supply and ingredients == 0):
        stacks |= one(FROM_WAITER)
    return stacks


def draws_after(state: Situation, placed: i64, submitted: i64) -> tuple[int, int]:
    """R2.3, R2.4, R2.6: what the actor could draw at the end of the turn, found without playing on.

    That is, once so many more cards have been placed and submitted, whichever they are: the set of
    stacks, and how many orders the waiter would give.
    """
    seat = state.seat
    number = _room_above(state, seat.cards() - placed - submitted)
    choices = _stacks_with(state, seat, seat.ingredients() - placed, number)
    orders: i64 = 0
    if choices & one(FROM_WAITER):
        orders = min(number, seat.waiting)
    return choices, orders


def _await_draw(state: State, dealer: Dealer, log: Log | None) -> None:
    """R2.6: a player who can draw from no stack ends the turn."""
    number = room(state, state.seat)
    choices = stacks(state, state.seat, number)
    if choices == BOTH_STACKS:
        state.phase = DRAW
        state.choices = choices
        state.options = 2
    elif choices == 0:
        end_turn(state)
    else:
        draw(state, choices - 1, number, dealer, log)


def draw(state: State, stack: i64, number: i64, dealer: Dealer, log: Log | None) -> None:
    """R2.3: the hand is filled from one stack, as far as it reaches."""
    if stack == FROM_SUPPLY:
        _draw_supply(state, number, dealer, log)
    else:
        orders = state.seat.draw_orders(number)
        state.moved = 1
        if log is not None:
            log.tell(Drew(state.actor, "waiter", bits(orders)))
            log.tell(Received(state.actor, 0, 0, orders))
    end_turn(state)


def _draw_supply(state: State, number: i64, dealer: Dealer, log: Log | None) -> None:
    """R2.3: draw from the supply, as many as there are."""
    if number <= 0 or state.supply | state.supply_doubles | state.card_in_supply == 0:
        return
    state.moved = 1
    if log is not None:
        reach = total(state.supply + state.supply_doubles)
        log.tell(Drew(state.actor, "supply", number if number < reach else reach))
    receive_supply(state, number, dealer, log)


def receive_supply(state: State, number: i64, dealer: Dealer, log: Log | None) -> None:
    """Take cards off the supply into the actor's hand, as many as there are."""
    seat = state.seat
    hand = seat.hand
    doubles = seat.doubles
    if state.supply_doubles | state.card_in_supply:
        _receive_any(state, number, dealer, log)
    else:
        seat.hand += dealer.take_singles(state, number)
    if log is not None:
        log.tell(Received(state.actor, seat.hand - hand, seat.doubles - doubles, 0))


def _receive_any(state: State, number: i64, dealer: Dealer, log: Log | None) -> None:
    """R2.7, R9.1: the same with doubles and the Mamma Mia! card, which is replaced at once."""
    seat = state.seat
    while number > 0 and state.supply_height() > 0:
        card = dealer.next_card(state)
        if card < MAMMA_MIA:
            state.supply -= some(1, card)
            seat.hand += some(1, card)
        elif card == MAMMA_MIA:
            state.card_in_supply = 0
            state.holder = state.actor
            if log is not None:
                log.tell(MammaMiaTaken(state.actor))
            continue
        else:
            state.supply_doubles -= some(1, card - DOUBLE)
            seat.doubles += some(1, card - DOUBLE)
        number -= 1


def end_turn(state: State) -> None:
    """R3.1 to R3.4: after a turn the next player follows, or the oven is opened."""
    if state.moved:
        state.still = 0
    else:
        state.still += 1
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


def left_of(state: Situation, seat: i64) -> i64:
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
