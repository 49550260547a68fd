"""KnownState: a State as one seat has heard it, with blanks for the cards that it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.baking import turned_up
from pizzaiolo.engine.counts import bits, one, shortage, some, total
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
    AwaitedInSecret,
    Baked,
    Drew,
    Event,
    GameEnded,
    Helped,
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
)
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.setup import NO_CARD, Setup
from pizzaiolo.engine.state import (
    BAKING,
    DECISIONS,
    DOUBLE,
    HELP,
    NO_CARD_ON_TOP,
    NOBODY,
    ORDER_ON_TOP,
    OVER,
    PAY,
    Layer,
    Seat,
    State,
)
from pizzaiolo.engine.turns import left_of, leftover_on_top

if TYPE_CHECKING:
    from mypy_extensions import i64

BLANK_REWARD: Final = 16
"""Where the blanks begin in a set of delivered orders: beyond every order."""


class KnownState:
    """The fold of all that one seat hears: what is public, and its own cards.

    In `state` all cards that the seat does not see are blanks, of which only the number means
    something: ingredients are of kind 0, orders the lowest ones, waiters hold nothing but their
    height, and orders that were delivered unseen stand behind all real ones. `state.options` is 0
    unless the seat knows all about the pending decision: a public one, or one of its own.
    """

    __slots__ = ("seat", "state")

    def __init__(self, setup: Setup, seat: i64) -> None:
        """Sit down: the hands are dealt, and nothing is heard yet."""
        self.seat: i64 = seat
        self.state: State = State(setup)
        state = self.state
        state.supply = setup.copies * setup.kinds - setup.seats * setup.opening_hand
        state.card_in_supply = 0 if setup.mamma_mia == NO_CARD else 1
        index: i64
        for index in range(setup.seats):
            each = Seat()
            each.waiting = setup.orders - 1
            if index != seat:
                each.hand = setup.opening_hand
                each.orders = 1
            state.seats.append(each)
        state.seat = state.seats[state.actor]

    def copy(self) -> KnownState:
        """Return one that can hear on without changing this one."""
        twin = KnownState(self.state.setup, self.seat)
        twin.state = self.state.copy()
        return twin

    def hear(self, event: Event) -> None:
        """Take in an event; one for another seat alone is refused."""
        if not event.is_for(self.seat):
            raise ValueError(
                f"seat {self.seat} was told {type(event).__name__}, which is for seat"
                f" {event.audience} alone: expected the events for all and its own"
            )
        self.state.options = 0
        if isinstance(event, Placed):
            self._hear_placed(event)
        elif isinstance(event, Submitted):
            self._hear_submitted(event)
        elif isinstance(event, Drew):
            self._hear_drew(event)
        elif isinstance(event, Received):
            own = self.state.seats[self.seat]
            own.hand += event.ingredients
            own.doubles += event.doubles
            own.orders |= event.orders
        elif isinstance(event, Awaited):
            self._take_turn(event.seat)
            self._await(event.seat, DECISIONS.index(event.decision))
            recount(self.state)
        elif isinstance(event, Passed):
            self._take_turn(event.seat)
        elif isinstance(event, MammaMiaTaken):
            self.state.card_in_supply = 0
            self.state.holder = event.seat
        elif isinstance(event, RoundBegan):
            self._hear_round_began(event)
        else:
            self._hear_baking(event)

    def _hear_baking(self, event: Event) -> None:
        """Take in what happens while the oven is emptied; TurnedUp tells nothing new."""
        state = self.state
        if isinstance(event, OrderTurnedUp):
            self._await(event.seat, PAY)
        elif isinstance(event, AwaitedInSecret):
            self._hear_own_decision(event)
        elif isinstance(event, Added):
            self._spend(event.seat, event.ingredients, event.doubles)
            state.added += event.ingredients
            state.added_doubles += event.doubles
        elif isinstance(event, Baked):
            self._hear_baked(event)
        elif isinstance(event, Returned):
            state.seats[event.seat].waiting += 1
            self._settle()
        elif isinstance(event, Asked):
            self._hear_asked(event)
        elif isinstance(event, Refused):
            self._await(left_of(state, event.seat), HELP)
        elif isinstance(event, Helped):
            self._hear_helped(event)
        elif isinstance(event, Rewarded):
            self._hear_rewarded(event)
        elif isinstance(event, OvenOpened):
            self._count_turn()
            state.chef = event.chef
            state.top = NO_CARD_ON_TOP
            state.phase = BAKING
            self._turn_up()
        elif isinstance(event, RoundEnded):
            self._hear_round_ended()
        elif isinstance(event, GameEnded):
            state.phase = OVER
            for seat, orders in zip(state.seats, event.orders, strict=True):
                seat.delivered = orders

    # Turns

    def _hear_round_began(self, event: RoundBegan) -> None:
        state = self.state
        state.starter = event.starter
        state.turn = event.starter
        state.still = 0
        state.moved = 0
        state.chef = NOBODY
        if state.setup.covered:
            state.top = leftover_on_top(event.leftovers, event.leftover_doubles)

    def _take_turn(self, seat: i64) -> None:
        """Begin a turn at its first event; no turn is without one, and none follows its own."""
        state = self.state
        if seat != state.turn:
            self._count_turn()
            state.turn = seat
            state.moved = 0

    def _count_turn(self) -> None:
        """End a turn: R3.4 counts those in which no card moved."""
        state = self.state
        state.still += 1
        if state.moved:
            state.still = 0

    def _hear_placed(self, event: Placed) -> None:
        state = self.state
        kind: i64 = event.kind
        self._take_turn(event.seat)
        singles = some(event.singles, kind)
        doubles = some(event.doubles, kind)
        self._spend(event.seat, singles, doubles)
        state.placed += singles
        state.placed_doubles += doubles
        state.top = kind
        if doubles:
            state.top += DOUBLE
        state.moved = 1

    def _hear_submitted(self, event: Submitted) -> None:
        state = self.state
        self._take_turn(event.seat)
        seat = state.seats[event.seat]
        if event.seat == self.seat:
            seat.orders ^= one(event.order)
        else:
            seat.orders >>= 1
        state.oven.append(Layer(state.placed, state.placed_doubles, event.seat, event.order))
        state.placed = 0
        state.placed_doubles = 0
        state.top = ORDER_ON_TOP
        state.moved = 1

    def _hear_drew(self, event: Drew) -> None:
        state = self.state
        self._take_turn(event.seat)
        seat = state.seats[event.seat]
        cards: i64 = event.cards
        hidden = event.seat != self.seat
        if event.source == "supply":
            state.supply -= cards
            if hidden:
                seat.hand += cards
        else:
            seat.waiting -= cards
            if hidden:
                seat.orders = one(bits(seat.orders) + cards) - 1
        state.moved = 1

    def _spend(self, index: i64, singles: i64, doubles: i64) -> None:
        """Take ingredients out of a hand."""
        seat = self.state.seats[index]
        if index == self.seat:
            seat.hand -= singles
            seat.doubles -= doubles
        else:
            seat.hand -= total(singles) + total(doubles)

    def _await(self, seat: i64, phase: i64) -> None:
        """Wait for a decision. Of what others decide over an order only paying can be told."""
        state = self.state
        state.actor = seat
        state.seat = state.seats[seat]
        state.phase = phase

    # The oven

    def _turn_up(self) -> None:
        """R4.2: the ingredients up to the next order go face up on the table."""
        state = self.state
        if state.baked < len(state.oven):
            layer = state.oven[state.baked]
            state.table += layer.placed
            state.table_doubles += layer.doubles
        else:
            state.table += state.placed
            state.table_doubles += state.placed_doubles
            state.placed = 0
            state.placed_doubles = 0

    def _hear_own_decision(self, event: AwaitedInSecret) -> None:
        state = self.state
        self._await(event.seat, DECISIONS.index(event.decision))
        state.way = event.way
        state.missing = event.missing
        state.lacking = event.lacking
        state.asked = event.asked
        recount(state)

    def _hear_baked(self, event: Baked) -> None:
        state = self.state
        state.used += event.ingredients
        state.used_doubles += event.doubles
        state.table -= event.ingredients - state.added
        if state.helper != NOBODY:
            state.table += state.asked
        state.table_doubles -= event.doubles - state.added_doubles
        state.seats[event.seat].delivered |= one(event.order)
        self._settle()

    def _settle(self) -> None:
        """R4.8: go on to the next order."""
        state = self.state
        state.baked += 1
        state.way = 0
        state.missing = 0
        state.lacking = 0
        state.added = 0
        state.added_doubles = 0
        state.asked = 0
        state.helper = NOBODY
        state.phase = BAKING
        self._turn_up()

    def _hear_asked(self, event: Asked) -> None:
        """R6.2: the kinds named tell the way, and with the table what is missing."""
        state = self.state
        recipe = turned_up(state)
        table = state.table
        way: i64 = 0
        while recipe.ways[way].kinds != event.kinds:
            way += 1
        state.way = way
        if recipe.at_least > 0:
            state.lacking = recipe.at_least - total(table)
            state.missing = 0
        else:
            state.lacking = 0
            state.missing = shortage(recipe.ways[way].need, table)
        state.asked = event.request
        self._await(left_of(state, event.seat), HELP)

    def _hear_helped(self, event: Helped) -> None:
        state = self.state
        self._spend(event.seat, event.request, 0)
        state.helper = event.seat
        if state.lacking > 0:
            state.lacking -= total(state.asked)
        else:
            state.missing -= state.asked
        self._await(state.oven[state.baked].owner, PAY)

    def _hear_rewarded(self, event: Rewarded) -> None:
        seat = self.state.seats[event.seat]
        seat.waiting -= 1
        seat.delivered |= one(BLANK_REWARD + bits(seat.delivered >> BLANK_REWARD))

    def _hear_round_ended(self) -> None:
        """R7.1, R7.2: what was used is the new supply."""
        state = self.state
        state.round += 1
        state.oven = []
        state.baked = 0
        state.supply += total(state.used) + total(state.used_doubles)
        state.used = 0
        state.used_doubles = 0
        if state.holder != NOBODY:
            state.holder = NOBODY
            state.card_in_supply = 1
