"""KnownState: what lies before one seat, or a spectator, after every event that they hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.baking import turned_up
from pizzaiolo.engine.counts import bits, one, shortage, some, total
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
    AwaitedInSecret,
    Baked,
    DidNotHelp,
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
    Returned,
    Rewarded,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.setup import NO_CARD, Setup
from pizzaiolo.engine.state import (
    BAKING,
    BLANK_REWARD,
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
    Situation,
)
from pizzaiolo.engine.turns import left_of, leftover_on_top
from pizzaiolo.engine.view import View, view

if TYPE_CHECKING:
    from mypy_extensions import i64


class KnownState(Situation):
    """The fold of all that somebody hears: what lies open, and a seat's own cards.

    All cards that they do not see are blanks, of which only the number means something:
    ingredients are of kind 0, orders the lowest ones, waiters hold nothing but their height, and
    orders that were delivered unseen are numbered after all real ones. What the oven covers is not
    even a blank: `height` says how many cards it has, and `oven` holds only the order on top, or
    the one turned up. A memory that knows more lays it in (`PerfectMemory.known_state`).

    It is exact after every event, card by card while the oven is emptied. `options` is 0 unless
    all about the pending decision is known: a public one, or one of the seat's own.
    """

    __slots__ = ("height", "viewer")

    def __init__(self, setup: Setup, viewer: i64) -> None:
        """Look at the table from a seat, or with NOBODY as a spectator; the hands are dealt."""
        super().__init__(setup)
        self.viewer: i64 = viewer
        """Who looks: a seat, or NOBODY for a spectator."""
        self.height: i64 = 0
        """How many cards the oven has."""
        self.supply = setup.copies * setup.kinds - setup.seats * setup.opening_hand
        self.card_in_supply = 0 if setup.mamma_mia == NO_CARD else 1
        index: i64
        for index in range(setup.seats):
            each = Seat()
            each.waiting = setup.orders - 1
            if index != viewer:
                each.hand = setup.opening_hand
                each.orders = 1
            self.seats.append(each)
        self.seat = self.seats[self.actor]

    def copy(self) -> KnownState:
        """Return a copy that can hear on without changing this one."""
        twin = KnownState(self.setup, self.viewer)
        twin.seats = []
        self.copy_to(twin)
        twin.height = self.height
        return twin

    def oven_height(self) -> i64:
        """How many cards the oven has: counted, not looked up in it."""
        return self.height

    def facts(self) -> tuple[object, ...]:
        """Everything as plain values: those with equal facts know the same."""
        return (super().facts(), self.viewer, self.height)

    def view(self) -> View:
        """What is seen now (R10): when all has been heard, what `view` makes of the true State."""
        return view(self, None if self.viewer == NOBODY else self.viewer)

    def expect_decision(self) -> None:
        """Raise ValueError unless it is known which decision the game waits for."""
        if self.options > 0:
            return
        if self.phase == OVER:
            found = "the game is over"
        else:
            found = f"seat {self.actor} may have a choice that only it knows of"
        raise ValueError(
            f"no sample for seat {self.viewer}: {found}; expected a placing, an order, a draw,"
            f" or a decision of seat {self.viewer} to be awaited"
        )

    def hear(self, event: Event) -> None:
        """Take in an event; one for another seat alone is refused."""
        if not event.is_for(self.viewer):
            who = "a spectator" if self.viewer == NOBODY else f"seat {self.viewer}"
            raise ValueError(
                f"{who} was told {type(event).__name__}, which is for seat"
                f" {event.audience} alone: expected the events for all and their own"
            )
        self.options = 0
        if isinstance(event, Placed):
            self._hear_placed(event)
        elif isinstance(event, Submitted):
            self._hear_submitted(event)
        elif isinstance(event, Drew):
            self._hear_drew(event)
        elif isinstance(event, Received):
            own = self.seats[self.viewer]
            own.hand += event.ingredients
            own.doubles += event.doubles
            own.orders |= event.orders
        elif isinstance(event, Awaited):
            self._take_turn(event.seat)
            self._await(event.seat, DECISIONS.index(event.decision))
            recount(self)
        elif isinstance(event, Passed):
            self._take_turn(event.seat)
        elif isinstance(event, MammaMiaTaken):
            self.card_in_supply = 0
            self.holder = event.seat
        elif isinstance(event, RoundBegan):
            self._hear_round_began(event)
        else:
            self._hear_baking(event)

    def _hear_baking(self, event: Event) -> None:
        """Take in what happens while the oven is emptied."""
        if isinstance(event, TurnedUp):
            self.height -= event.singles + event.doubles
            self.table += some(event.singles, event.kind)
            self.table_doubles += some(event.doubles, event.kind)
        elif isinstance(event, OrderTurnedUp):
            self.height -= 1
            self.oven = [Layer(0, 0, event.seat, event.order)]
            self._await(event.seat, PAY)
        elif isinstance(event, AwaitedInSecret):
            self._hear_own_decision(event)
        elif isinstance(event, Added):
            self._spend(event.seat, event.ingredients, event.doubles)
            self.added += event.ingredients
            self.added_doubles += event.doubles
        elif isinstance(event, Baked):
            self._hear_baked(event)
        elif isinstance(event, Returned):
            self.seats[event.seat].waiting += 1
            self._settle()
        elif isinstance(event, Asked):
            self._hear_asked(event)
        elif isinstance(event, DidNotHelp):
            self._await(left_of(self, event.seat), HELP)
        elif isinstance(event, Helped):
            self._hear_helped(event)
        elif isinstance(event, Rewarded):
            self._hear_rewarded(event)
        elif isinstance(event, OvenOpened):
            self._count_turn()
            self.chef = event.chef
            self.oven = []
            self.top = NO_CARD_ON_TOP
            self.phase = BAKING
        elif isinstance(event, RoundEnded):
            self._hear_round_ended()
        elif isinstance(event, GameEnded):
            self.phase = OVER
            for seat, orders in zip(self.seats, event.orders, strict=True):
                seat.delivered = orders

    # Turns

    def _hear_round_began(self, event: RoundBegan) -> None:
        self.starter = event.starter
        self.turn = event.starter
        self.still = 0
        self.moved = 0
        self.chef = NOBODY
        if self.setup.covered:
            self.table = 0
            self.table_doubles = 0
            self.height = total(event.leftovers) + total(event.leftover_doubles)
            self.top = leftover_on_top(event.leftovers, event.leftover_doubles)

    def _take_turn(self, seat: i64) -> None:
        """Begin a turn at its first event; every turn has one, and no seat has two in a row."""
        if seat != self.turn:
            self._count_turn()
            self.turn = seat
            self.moved = 0

    def _count_turn(self) -> None:
        """End a turn: R3.4 counts those in which no card moved."""
        self.still += 1
        if self.moved:
            self.still = 0

    def _hear_placed(self, event: Placed) -> None:
        kind: i64 = event.kind
        self._take_turn(event.seat)
        singles = some(event.singles, kind)
        doubles = some(event.doubles, kind)
        self._spend(event.seat, singles, doubles)
        self.oven = []
        self.height += event.singles + event.doubles
        self.top = kind
        if doubles:
            self.top += DOUBLE
        self.moved = 1

    def _hear_submitted(self, event: Submitted) -> None:
        self._take_turn(event.seat)
        seat = self.seats[event.seat]
        if event.seat == self.viewer:
            seat.orders ^= one(event.order)
        else:
            seat.orders >>= 1
        self.oven = [Layer(0, 0, event.seat, event.order)]
        self.height += 1
        self.top = ORDER_ON_TOP
        self.moved = 1

    def _hear_drew(self, event: Drew) -> None:
        self._take_turn(event.seat)
        seat = self.seats[event.seat]
        cards: i64 = event.cards
        hidden = event.seat != self.viewer
        if event.source == "supply":
            self.supply -= cards
            if hidden:
                seat.hand += cards
        else:
            seat.waiting -= cards
            if hidden:
                seat.orders = one(bits(seat.orders) + cards) - 1
        self.moved = 1

    def _spend(self, index: i64, singles: i64, doubles: i64) -> None:
        """Take ingredients out of a hand."""
        seat = self.seats[index]
        if index == self.viewer:
            seat.hand -= singles
            seat.doubles -= doubles
        else:
            seat.hand -= total(singles) + total(doubles)

    def _await(self, seat: i64, phase: i64) -> None:
        """Wait for a decision. While others decide about an order, only the paying is known."""
        self.actor = seat
        self.seat = self.seats[seat]
        self.phase = phase

    # The oven

    def _hear_own_decision(self, event: AwaitedInSecret) -> None:
        self._await(event.seat, DECISIONS.index(event.decision))
        self.way = event.way
        self.missing = event.missing
        self.lacking = event.lacking
        self.asked = event.asked
        recount(self)

    def _hear_baked(self, event: Baked) -> None:
        self.used += event.ingredients
        self.used_doubles += event.doubles
        self.table -= event.ingredients - self.added
        if self.helper != NOBODY:
            self.table += self.asked
        self.table_doubles -= event.doubles - self.added_doubles
        self.seats[event.seat].delivered |= one(event.order)
        self._settle()

    def _settle(self) -> None:
        """R4.8: what is left stays on the table for the orders further down."""
        self.oven = []
        self.way = 0
        self.missing = 0
        self.lacking = 0
        self.added = 0
        self.added_doubles = 0
        self.asked = 0
        self.helper = NOBODY
        self.phase = BAKING

    def _hear_asked(self, event: Asked) -> None:
        """R6.2: the kinds named tell the way, and with the table what is missing."""
        recipe = turned_up(self)
        table = self.table
        way: i64 = 0
        while recipe.ways[way].kinds != event.kinds:
            way += 1
        self.way = way
        if recipe.at_least > 0:
            self.lacking = recipe.at_least - total(table)
            self.missing = 0
        else:
            self.lacking = 0
            self.missing = shortage(recipe.ways[way].need, table)
        self.asked = event.request
        self._await(left_of(self, event.seat), HELP)

    def _hear_helped(self, event: Helped) -> None:
        self._spend(event.seat, event.request, 0)
        self.helper = event.seat
        if self.lacking > 0:
            self.lacking -= total(self.asked)
        else:
            self.missing -= self.asked
        self._await(self.oven[self.baked].owner, PAY)

    def _hear_rewarded(self, event: Rewarded) -> None:
        seat = self.seats[event.seat]
        seat.waiting -= 1
        seat.delivered |= one(BLANK_REWARD + bits(seat.delivered >> BLANK_REWARD))

    def _hear_round_ended(self) -> None:
        """R7.1, R7.2: what was used is the new supply."""
        self.round += 1
        self.supply += total(self.used) + total(self.used_doubles)
        self.used = 0
        self.used_doubles = 0
        if self.holder != NOBODY:
            self.holder = NOBODY
            self.card_in_supply = 1
