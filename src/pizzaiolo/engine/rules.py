"""The rules: what may be done, and what it does. The only writer of a State.

One function for each paragraph of the sheet. A step is: do what the player chose, then go on
until somebody has a real choice (`advance`); a decision with a single option is passed over.
Legal actions are counted (`state.options`) and looked up by their place (`legal_at`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import (
    EACH,
    MOST_KINDS,
    before,
    bits,
    count,
    kind_at,
    kinds_of,
    lowest,
    nth,
    one,
    shortage,
    some,
    total,
)
from pizzaiolo.engine.dealer import Dealer
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
    AwaitedInSecret,
    Baked,
    Drew,
    GameEnded,
    Helped,
    Log,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    Received,
    Refused,
    Returned,
    Rewarded,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.orders import MOST_WAYS, Recipe, Way
from pizzaiolo.engine.setup import DEALT_IN, PASS, PASS_SUPPLY, SHUFFLED_IN, SIT_OUT, Setup
from pizzaiolo.engine.state import (
    ADD,
    BAKING,
    DECISIONS,
    DOUBLE,
    DRAW,
    HELP,
    MAMMA_MIA,
    NO_CARD_ON_TOP,
    NOBODY,
    ORDER_ON_TOP,
    OVER,
    PAY,
    PLACE,
    REQUEST,
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


# Set-up


def deal(setup: Setup, dealer: Dealer, log: Log | None = None) -> State:
    """Deal a game and play on to the first decision (R1.3 to R1.7)."""
    state = State(setup)
    _lay_out(state)
    if setup.mamma_mia == DEALT_IN:
        state.card_in_supply = 1
    dealer.shuffle_supply(state)
    index: i64
    for index in range(setup.seats):
        seat = Seat()
        state.seats.append(seat)
        _receive_supply(state, index, setup.opening_hand, dealer, log)
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
    _begin_round(state, log)
    advance(state, dealer, log)
    return state


def _lay_out(state: State) -> None:
    """R1.3, R9.1: every kind but the removed cards; two of each exchanged for doubles."""
    setup = state.setup
    each = setup.copies
    doubles: i64 = 0
    if setup.doubles:
        doubles = 2
    kind: i64
    for kind in range(setup.kinds):
        state.supply += some(each - doubles, kind)
        state.supply_doubles += some(doubles, kind)


# Steps


def step(state: State, action: i64, dealer: Dealer, log: Log | None = None) -> None:
    """Do a legal action and go on to the next decision. Whoever calls makes sure it is legal."""
    _do(state, _choice_of(state, action), dealer, log)
    advance(state, dealer, log)


def step_at(state: State, index: i64, dealer: Dealer) -> None:
    """Do the legal action at a place among the legal ones: `step` without a detour by numbers."""
    _do(state, _choice_at(state, index), dealer, None)
    advance(state, dealer, None)


def _do(state: State, choice: i64, dealer: Dealer, log: Log | None) -> None:
    """Do what was chosen, no more."""
    phase = state.phase
    if phase == PLACE:
        _place(state, choice & 7, choice >> 3 & 0xFF, choice >> 11, log)
    elif phase == SUBMIT:
        _submit(state, choice, log)
    elif phase == DRAW:
        _draw(state, choice, dealer, log)
    elif phase == PAY:
        _pay(state, choice, log)
    elif phase == ADD:
        _add(state, choice, log)
    elif phase == REQUEST:
        _request(state, choice, log)
    else:
        _answer(state, choice, log)


def advance(state: State, dealer: Dealer, log: Log | None) -> None:
    """Go on until a decision has two options or more, or the game is over.

    No option at all can be had at the draw alone (R2.6): the turn is over then.
    """
    while True:
        phase = state.phase
        if phase == TURN:
            _begin_turn(state, dealer, log)
        elif phase == BAKING:
            _bake_next(state, dealer, log)
        elif phase == OVER:
            state.options = 0
            return
        else:
            recount(state)
            if state.options > 1:
                if log is not None:
                    _tell_decision(state, log)
                return
            if state.options == 1:
                _do(state, _choice_at(state, 0), dealer, log)
            else:
                _end_turn(state, log)


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


# What may be done


# A choice is what an action means at its decision: a member of the set `state.choices`, and at
# the placing, where a set would not fit, the kind, the singles and the doubles packed together.


def recount(state: State) -> None:
    """Work out the choices of the pending decision, and count them."""
    phase = state.phase
    seat = state.seat
    if phase == PLACE:
        state.options = total(seat.hand)
        if state.setup.doubles:
            state.options += _mixed_placements(state, seat)
        return
    if phase == SUBMIT:
        state.choices = seat.orders << 1 | 1
    elif phase == DRAW:
        state.choices = _stacks(state, seat)
    elif phase == PAY:
        state.choices = _payments(state)
    elif phase == ADD:
        state.choices = _singles_to_add(state, seat) | _doubles_to_add(state, seat) << MOST_KINDS
    elif phase == REQUEST:
        state.choices = _kinds_to_request(state) | _may_send(state, seat) << MOST_KINDS
    else:
        state.choices = 3
    state.options = bits(state.choices)


def _choice_at(state: State, index: i64) -> i64:
    """The choice at a place among the legal ones; placements without doubles come first."""
    if state.phase != PLACE:
        return nth(state.choices, index)
    hand = state.seat.hand
    singles = total(hand)
    if index < singles:
        kind = kind_at(hand, index)
        return kind | (index - before(hand, kind) + 1) << 3
    return _mixed_placement_at(state.seat, index - singles)


def _mixed_placements(state: State, seat: Seat) -> i64:
    """R9.2: in how many ways doubles can be placed, alone or with singles of their kind."""
    ways: i64 = 0
    kind: i64
    for kind in range(state.setup.kinds):
        ways += count(seat.doubles, kind) * (count(seat.hand, kind) + 1)
    return ways


def _mixed_placement_at(seat: Seat, index: i64) -> i64:
    kind: i64 = 0
    while True:
        each = count(seat.hand, kind) + 1
        ways = each * count(seat.doubles, kind)
        if index < ways:
            return kind | index % each << 3 | (index // each + 1) << 11
        index -= ways
        kind += 1


def legal_at(state: State, index: i64) -> i64:
    """The number of a legal action by its place among the legal ones, in rising order."""
    choice = _choice_at(state, index)
    phase = state.phase
    setup = state.setup
    if phase == PLACE:
        kind = choice & 7
        singles = choice >> 3 & 0xFF
        doubles = choice >> 11
        if doubles == 0:
            return kind * setup.most + singles - 1
        return setup.place_doubles + (2 * kind + doubles - 1) * setup.most + singles
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


def _payment(state: State, choice: i64) -> i64:
    """The action behind a choice at the paying: decline, bake in a way, ask in a way."""
    if choice == 0:
        return state.setup.decline
    ways = _turned_up(state).ways
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
        return action >> 1 | singles << 3 | ((action & 1) + 1) << 11
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


def legal(state: State) -> list[int]:
    """The numbers of all legal actions, in rising order."""
    actions: list[int] = []
    index: i64
    for index in range(state.options):
        actions.append(legal_at(state, index))
    return actions


def is_legal(state: State, action: i64) -> bool:
    """Whether an action is legal now."""
    index: i64
    for index in range(state.options):
        if legal_at(state, index) == action:
            return True
    return False


# Turns


def _begin_round(state: State, log: Log | None) -> None:
    """R7.3: the chef (in the first round the starting player) takes the first turn."""
    state.starter = state.turn
    state.still = 0
    state.phase = TURN
    if state.setup.covered:
        state.top = _leftover_on_top(state)
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


def _leftover_on_top(state: State) -> i64:
    """R7.1, ruling: leftovers are stacked kind by kind, singles below doubles."""
    kind: i64
    for kind in range(state.setup.kinds - 1, -1, -1):
        if count(state.table_doubles, kind):
            return kind + DOUBLE
        if count(state.table, kind):
            return kind
    return NO_CARD_ON_TOP


def _begin_turn(state: State, dealer: Dealer, log: Log | None) -> None:
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
        _end_turn(state, log)
    else:
        state.phase = SUBMIT


def _place(state: State, kind: i64, singles: i64, doubles: i64, log: Log | None) -> None:
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


def _submit(state: State, choice: i64, log: Log | None) -> None:
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


def _stacks(state: State, seat: Seat) -> i64:
    """R2.3, R2.4, R2.6: the set of stacks that may be drawn from; none where the hand is full."""
    if _room(state, seat) <= 0:
        return 0
    stacks: i64 = 0
    if state.supply | state.supply_doubles | state.card_in_supply:
        stacks = 1
    if seat.waiting > 0 and not (state.setup.must_draw_supply and seat.hand | seat.doubles == 0):
        stacks |= 2
    return stacks


def _draw(state: State, stack: i64, dealer: Dealer, log: Log | None) -> None:
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
    _end_turn(state, log)


def _draw_supply(state: State, number: i64, dealer: Dealer, log: Log | None) -> None:
    """R2.3: draw from the supply, as many as there are."""
    height = state.supply_height()
    if number <= 0 or height == 0:
        return
    state.moved = 1
    if log is not None:
        reach = height - state.card_in_supply
        log.tell(Drew(state.actor, "supply", number if number < reach else reach))
    _receive_supply(state, state.actor, number, dealer, log)


def _receive_supply(state: State, actor: i64, number: i64, dealer: Dealer, log: Log | None) -> None:
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


def _end_turn(state: State, log: Log | None) -> None:
    """R3.1 to R3.4: after a turn the next player follows, or the oven is opened."""
    state.still += 1
    if state.moved:
        state.still = 0
    if state.supply | state.supply_doubles | state.card_in_supply == 0:
        chef = state.turn
        if state.setup.chef_holds_card:
            chef = state.holder
        _open_oven(state, chef, log)
    elif state.still == state.setup.seats:
        _open_oven(state, state.starter if state.holder == NOBODY else state.holder, log)
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


# The oven


def _open_oven(state: State, chef: i64, log: Log | None) -> None:
    """R3.2, R4.1: the oven is turned over; covered leftovers come up first."""
    state.chef = chef
    state.phase = BAKING
    state.top = NO_CARD_ON_TOP
    if log is not None:
        log.tell(OvenOpened(chef))
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


def _turned_up(state: State) -> Recipe:
    """The recipe of the order turned up."""
    layer = state.oven[state.baked]
    return state.setup.recipes[layer.owner * state.setup.orders + layer.order]


def _bake_next(state: State, dealer: Dealer, log: Log | None) -> None:
    """R4.3 to R4.5: settle the order turned up, ask its owner, or end the round."""
    if state.baked == len(state.oven):
        _end_round(state, dealer, log)
        return
    state.actor = state.oven[state.baked].owner
    state.seat = state.seats[state.actor]
    payments = _payments(state)
    if payments & (payments - 1):
        state.phase = PAY
    else:
        _pay(state, lowest(payments), log)


def _payments(state: State) -> i64:
    """R4.3, R4.4, R4.7, R5.9, R6.1: what the owner of the order turned up can choose.

    A set: 0 is to decline, then the ways to pay, then the ways to ask for help.
    """
    layer = state.oven[state.baked]
    recipe = state.setup.recipes[layer.owner * state.setup.orders + layer.order]
    if recipe.forbidden & (state.table | state.table_doubles):
        return 1
    table = state.table + (state.table_doubles << 1)
    hand = state.seat.value()
    possible: i64 = 0
    payable: i64 = 0
    filled = False
    if recipe.at_least > 0:
        lacking = recipe.at_least - total(table)
        possible = 1
        filled = lacking <= 0
        if lacking <= total(hand):
            payable = 1
    else:
        smallest_pile: i64 = 0
        if recipe.fewest:
            smallest_pile = _fewest(recipe, table)
        member: i64 = 1
        way: Way
        for way in recipe.ways:
            if not recipe.fewest or count(table, lowest(way.kinds)) == smallest_pile:
                possible |= member
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


def _fewest(recipe: Recipe, table: i64) -> i64:
    """R5.4: the size of the smallest pile among the kinds that count."""
    fewest: i64 = 255
    way: Way
    for way in recipe.ways:
        pile = count(table, lowest(way.kinds))
        if 0 < pile < fewest:
            fewest = pile
    return fewest


def _pay(state: State, choice: i64, log: Log | None) -> None:
    """R4.4, R4.7, R6.1: the owner declines, pays in one of the ways, or asks for help."""
    if choice == 0:
        _return_order(state, log)
        return
    asks = choice > MOST_WAYS
    state.way = choice - 1
    if asks:
        state.way -= MOST_WAYS
    recipe = _turned_up(state)
    table = state.table + (state.table_doubles << 1)
    if recipe.at_least > 0:
        state.lacking = recipe.at_least - total(table)
        if state.lacking < 0:
            state.lacking = 0
    else:
        state.missing = shortage(recipe.ways[state.way].need, table)
    if asks:
        _begin_request(state)
    else:
        _complete(state, log)


def _complete(state: State, log: Log | None) -> None:
    """R4.4: the owner adds what is missing; where that leaves a choice, card by card."""
    if state.missing != 0 and not state.setup.doubles:
        state.seat.hand -= state.missing
        state.added = state.missing
        state.missing = 0
        if log is not None:
            log.tell(Added(state.actor, state.added, 0))
    if state.missing | state.lacking:
        state.phase = ADD
    else:
        _deliver(state, log)


# Adding cards. A pizza that lacks m may be filled by cards worth m, or by doubles alone worth
# m + 1: a single among the added cards whose removal would still leave the pizza filled is not
# missing (R4.6).


def _exactly(lacking: i64, singles: i64, doubles: i64) -> bool:
    """Whether so many singles and doubles can make up just what is lacking."""
    return singles + 2 * doubles >= lacking and (singles > 0 or lacking & 1 == 0)


def _may_add_single(lacking: i64, singles: i64, doubles: i64) -> bool:
    return lacking > 0 and singles > 0 and _exactly(lacking - 1, singles - 1, doubles)


def _may_add_double(lacking: i64, singles: i64, doubles: i64, single_added: bool) -> bool:
    if lacking <= 0 or doubles == 0:
        return False
    if lacking > 1 and _exactly(lacking - 2, singles, doubles - 1):
        return True
    return not single_added and 2 * doubles >= lacking


def _singles_to_add(state: State, seat: Seat) -> i64:
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


def _doubles_to_add(state: State, seat: Seat) -> i64:
    """The kinds of which the owner may add a double card next (R9.4)."""
    if state.lacking > 0:
        singles, doubles = total(seat.hand), total(seat.doubles)
        if _may_add_double(state.lacking, singles, doubles, state.added != 0):
            return kinds_of(seat.doubles)
        return 0
    kinds: i64 = 0
    kind: i64
    for kind in range(state.setup.kinds):
        singles, doubles = count(seat.hand, kind), count(seat.doubles, kind)
        single_added = count(state.added, kind) != 0
        if _may_add_double(count(state.missing, kind), singles, doubles, single_added):
            kinds |= one(kind)
    return kinds


def _add(state: State, choice: i64, log: Log | None) -> None:
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
        _deliver(state, log)


def _deliver(state: State, log: Log | None) -> None:
    """R4.3, R5.2, R9.3: the ingredients are used, the order is delivered."""
    layer = state.oven[state.baked]
    recipe = _turned_up(state)
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
    state.seats[layer.owner].delivered |= one(layer.order)
    if log is not None:
        log.tell(Baked(layer.owner, layer.order, way.kinds, singles, doubles))
    if state.helper != NOBODY:
        _reward(state, log)
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


def _return_order(state: State, log: Log | None) -> None:
    """R4.5: the order goes face down under its owner's waiter; no ingredient moves."""
    layer = state.oven[state.baked]
    state.seats[layer.owner].take_back(layer.order)
    if log is not None:
        log.tell(Returned(layer.owner, layer.order))
    _settled(state, log)


def _settled(state: State, log: Log | None) -> None:
    """R4.8: what is left stays on the table for the orders further down."""
    state.baked += 1
    state.way = 0
    state.added = 0
    state.added_doubles = 0
    state.asked = 0
    state.helper = NOBODY
    state.missing = 0
    state.lacking = 0
    state.phase = BAKING
    _turn_up(state, log)


# Helping


def _begin_request(state: State) -> None:
    """R6.2: what the owner does not hold has to be asked for; the rest may be."""
    state.asked = shortage(state.missing, state.seat.hand)
    state.phase = REQUEST


def _kinds_to_request(state: State) -> i64:
    """R6.2: the kinds of which the owner may ask for one card more."""
    if state.lacking > 0:
        if total(state.asked) == state.lacking:
            return 0
        in_the_game = kinds_of(shortage(state.setup.copies * EACH, state.asked))
        return in_the_game & (one(state.setup.kinds) - 1)
    return kinds_of(state.missing - state.asked)


def _may_send(state: State, seat: Seat) -> i64:
    """R6.2: a request holds at least one card, and the owner holds whatever else is missing."""
    if state.asked == 0:
        return 0
    if state.lacking > 0 and state.lacking - total(state.asked) > total(seat.hand):
        return 0
    return 1


def _request(state: State, choice: i64, log: Log | None) -> None:
    """R6.2, R6.3: the owner asks for one card more, or puts the request to the others."""
    if choice < MOST_KINDS:
        state.asked += some(1, choice)
        return
    layer = state.oven[state.baked]
    if log is not None:
        kinds = _turned_up(state).ways[state.way].kinds
        log.tell(Asked(layer.owner, layer.order, kinds, state.asked))
    _ask_next(state, log)


def _ask_next(state: State, log: Log | None) -> None:
    """R6.3, R6.5: ask the next seat clockwise; if all refused, the order fails."""
    owner = state.oven[state.baked].owner
    while True:
        state.actor = left_of(state, state.actor)
        if state.actor == owner:
            _return_order(state, log)
            return
        seat = state.seats[state.actor]
        state.seat = seat
        if seat.waiting > 0 and shortage(state.asked, seat.hand) == 0:
            state.phase = HELP
            return
        if log is not None:
            log.tell(Refused(state.actor))


def _answer(state: State, choice: i64, log: Log | None) -> None:
    """R6.3, R6.4: a seat refuses, or gives the cards asked for."""
    if choice == 0:
        if log is not None:
            log.tell(Refused(state.actor))
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
    _complete(state, log)


def _reward(state: State, log: Log | None) -> None:
    """R6.4: the top order of the helper's waiter is delivered unseen."""
    seat = state.seats[state.helper]
    seat.delivered |= one(seat.take_top())
    if log is not None:
        log.tell(Rewarded(state.helper))


# The next round, and the end


def _end_round(state: State, dealer: Dealer, log: Log | None) -> None:
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
                )
            )
        return
    dealer.shuffle_supply(state)
    state.turn = state.chef
    state.chef = NOBODY
    _begin_round(state, log)


# Scores


def delivered(state: State, seat: i64) -> i64:
    """How many orders a seat has delivered (R8.2)."""
    return bits(state.seats[seat].delivered)


def winners(state: State) -> list[int]:
    """R8.2: most delivered orders, then most ingredient cards in hand; still tied, they share."""
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
