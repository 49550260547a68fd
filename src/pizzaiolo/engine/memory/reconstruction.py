"""Reconstruction: a Guess put together from what lies open, what is remembered, and chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import bits, count, kind_at, nth, one, push, some, total
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.memory.guess import Guess, guess_from
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.state import (
    BLANK_REWARD,
    DOUBLE,
    HELP,
    NO_CARD_ON_TOP,
    NOBODY,
    ORDER_ON_TOP,
    Layer,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_ORDER: Final = 16
"""Cards of the oven as one number: a kind, a kind with DOUBLE, and from here on the orders."""

UNKNOWN: Final = 7
"""In place of a card of the oven that is not known."""


def order_card(owner: i64, order: i64) -> i64:
    """An order as one number."""
    return FIRST_ORDER * (owner + 1) + order


class Reconstruction:
    """A Guess in the making.

    It begins with what the seat sees (R10.2): its own cards, the table, the oven's height and top
    card, the heights of stacks and hands. If delivered orders lie face up, the heights tell how
    many orders each seat has in the oven; otherwise only how many all have together. Cards can be
    laid at places of the oven as long as that is possible; chance does the rest.
    """

    __slots__ = (
        "_delivered",
        "_doubles",
        "_free",
        "_hands",
        "_in_oven",
        "_orders",
        "_seat",
        "_singles",
        "_state",
        "_unknown",
        "_used",
        "oven",
    )

    def __init__(self, known: KnownState) -> None:
        """Begin with what a seat knows, and an oven of unknown cards."""
        height = known.height
        self._state: Guess = guess_from(known)
        self._seat: i64 = known.viewer
        self.oven: list[int] = [UNKNOWN] * height
        """The cards of the oven, the lowest first."""
        self._unknown: i64 = height
        """How many of them are unknown."""
        self._singles: i64 = 0
        self._doubles: i64 = 0
        """Counts: the cards that the seat does not see and that are not laid yet."""
        self._hands: list[int] = []
        """By seat, how many ingredients the hand lacks."""
        self._used: i64 = 0
        """How many cards have been used in this baking."""
        self._orders: i64 = 0
        """How many orders the oven lacks."""
        self._in_oven: list[int] = []
        """By seat, how many more orders it may have in the oven."""
        self._delivered: list[int] = []
        """By seat, how many orders were delivered unseen; not used if all are face down."""
        self._free: list[int] = []
        """By seat, the set of orders that the seat does not see and that are not laid yet."""
        self._take_ingredients()
        self._take_orders()
        self._lay_top()

    def _take_ingredients(self) -> None:
        """Gather the ingredients that the seat does not see."""
        state = self._state
        setup = state.setup
        doubles = setup.doubles_of_a_kind
        kind: i64
        for kind in range(setup.kinds):
            self._singles += some(setup.copies - doubles, kind)
            self._doubles += some(doubles, kind)
        own = state.seats[self._seat]
        self._singles -= own.hand + state.table + state.added
        self._doubles -= own.doubles + state.table_doubles + state.added_doubles
        if state.helper != NOBODY:
            self._singles -= state.asked
        self._used = total(state.used) + total(state.used_doubles)
        index: i64
        for index in range(setup.seats):
            other = state.seats[index]
            if index == self._seat:
                self._hands.append(0)
            else:
                self._hands.append(other.ingredients())
                other.hand = 0
                other.doubles = 0
        if state.phase != HELP or state.lacking > 0:
            return
        owner = state.oven[state.baked].owner
        if owner != self._seat:
            # R6.2: the request on the table tells what its owner holds.
            held = state.missing - state.asked
            state.seats[owner].hand = held
            self._hands[owner] -= total(held)
            self._singles -= held

    def _take_orders(self) -> None:
        """Gather the orders that the seat does not see, and count those in the oven."""
        state = self._state
        setup = state.setup
        hidden = setup.edition.delivered == "face_down"
        every = one(setup.orders) - 1
        index: i64
        for index in range(setup.seats):
            seat = state.seats[index]
            free = every
            gone = setup.orders - bits(seat.orders) - seat.waiting
            if index == self._seat:
                free ^= seat.orders
            delivered = bits(seat.delivered)
            if hidden:
                self._orders -= delivered
                self._delivered.append(0)
            else:
                gone -= delivered
                free &= ~seat.delivered
                self._delivered.append(bits(seat.delivered >> BLANK_REWARD))
            self._orders += gone
            self._in_oven.append(gone)
            self._free.append(free)
        if state.chef != NOBODY and state.baked < len(state.oven):
            layer = state.oven[state.baked]
            self._orders -= 1
            self._in_oven[layer.owner] -= 1
            self._free[layer.owner] ^= one(layer.order)

    def _lay_top(self) -> None:
        """The top card of the oven lies open."""
        state = self._state
        place: i64 = len(self.oven) - 1
        if state.top == ORDER_ON_TOP:
            layer = state.oven[len(state.oven) - 1]
            self.lay(place, order_card(layer.owner, layer.order))
        elif state.top != NO_CARD_ON_TOP:
            self.lay(place, state.top)

    def lay(self, place: i64, card: i64) -> bool:
        """Lay a card at a place of the oven; say whether it can be there."""
        if not 0 <= place < len(self.oven) or self.oven[place] != UNKNOWN:
            return False
        if card >= FIRST_ORDER:
            owner = card // FIRST_ORDER - 1
            order = one(card % FIRST_ORDER)
            if self._orders == 0 or self._in_oven[owner] == 0 or not self._free[owner] & order:
                return False
            self._orders -= 1
            self._in_oven[owner] -= 1
            self._free[owner] ^= order
        else:
            # Places must be left for the orders that are known to be in the oven.
            if self._unknown == self._orders or not self._has(card):
                return False
            self._take(card)
        self.oven[place] = card
        self._unknown -= 1
        return True

    def _has(self, card: i64) -> bool:
        if card < DOUBLE:
            return count(self._singles, card) > 0
        return count(self._doubles, card - DOUBLE) > 0

    def _take(self, card: i64) -> None:
        if card < DOUBLE:
            self._singles -= some(1, card)
        else:
            self._doubles -= some(1, card - DOUBLE)

    def worth(self) -> i64:
        """Counts: the known ingredients of the oven, a double being two (R9.2)."""
        worth: i64 = 0
        card: i64
        for card in self.oven:
            if card < UNKNOWN:
                worth += some(1, card)
            elif UNKNOWN < card < FIRST_ORDER:
                worth += some(2, card - DOUBLE)
        return worth

    # Chance

    def complete(self, rng: Rng) -> Guess:
        """Deal all cards that are not laid yet, at random, to all places that are not filled."""
        self._complete_oven(rng)
        self._build_layers()
        state = self._state
        index: i64
        for index in range(state.setup.seats):
            seat = state.seats[index]
            number: i64 = self._hands[index]
            while number > 0:
                number -= 1
                card = self._draw(rng)
                if card < DOUBLE:
                    seat.hand += some(1, card)
                else:
                    seat.doubles += some(1, card - DOUBLE)
            self._complete_orders(index, rng)
        state.used = 0
        state.used_doubles = 0
        while self._used > 0:
            self._used -= 1
            card = self._draw(rng)
            if card < DOUBLE:
                state.used += some(1, card)
            else:
                state.used_doubles += some(1, card - DOUBLE)
        state.supply = self._singles
        state.supply_doubles = self._doubles
        if state.actor != self._seat:
            recount(state)
        return state

    def _draw(self, rng: Rng) -> i64:
        """Take a random ingredient that is not laid yet."""
        singles = total(self._singles)
        index = rng.below(singles + total(self._doubles))
        if index < singles:
            card = kind_at(self._singles, index)
        else:
            card = kind_at(self._doubles, index - singles) + DOUBLE
        self._take(card)
        return card

    def _draw_order(self, owner: i64, rng: Rng) -> i64:
        """Take a random order of a seat that is not laid yet."""
        free: i64 = self._free[owner]
        order = nth(free, rng.below(bits(free)))
        self._free[owner] = free ^ one(order)
        return order

    def _complete_oven(self, rng: Rng) -> None:
        """Fill the places of the oven that are not known with orders and ingredients."""
        place: i64
        for place in range(len(self.oven)):
            if self.oven[place] != UNKNOWN:
                continue
            # Each unknown place in turn holds an order with the chance that a random one does.
            if rng.below(self._unknown) < self._orders:
                owner = self._draw_owner(rng)
                self.oven[place] = order_card(owner, self._draw_order(owner, rng))
                self._orders -= 1
            else:
                self.oven[place] = self._draw(rng)
            self._unknown -= 1

    def _draw_owner(self, rng: Rng) -> i64:
        """Pick the owner of an order in the oven, by a random one of the orders that are gone."""
        index = rng.below(sum(self._in_oven))
        owner: i64 = 0
        while index >= self._in_oven[owner]:
            index -= self._in_oven[owner]
            owner += 1
        self._in_oven[owner] -= 1
        return owner

    def _complete_orders(self, index: i64, rng: Rng) -> None:
        """Deal a seat's orders to those delivered unseen, the hand and the waiter."""
        state = self._state
        seat = state.seats[index]
        delivered: i64 = 0
        number: i64 = self._delivered[index]
        if state.setup.edition.delivered == "face_down":
            number = self._in_oven[index]
        else:
            delivered = seat.delivered & (one(BLANK_REWARD) - 1)
        while number > 0:
            number -= 1
            delivered |= one(self._draw_order(index, rng))
        seat.delivered = delivered
        if index != self._seat:
            number = bits(seat.orders)
            seat.orders = 0
            while number > 0:
                number -= 1
                seat.orders |= one(self._draw_order(index, rng))
        waiter: i64 = 0
        number = seat.waiting
        while number > 0:
            number -= 1
            waiter = push(waiter, self._draw_order(index, rng))
        seat.waiter = waiter

    def _build_layers(self) -> None:
        """Stack the oven: the order turned up, if there is one, and what is still covered."""
        state = self._state
        layers: list[Layer] = []
        if state.chef != NOBODY:
            layers.append(state.oven[state.baked])
        state.baked = 0
        singles: i64 = 0
        doubles: i64 = 0
        card: i64
        for card in self.oven:
            if card >= FIRST_ORDER:
                owner = card // FIRST_ORDER - 1
                layers.append(Layer(singles, doubles, owner, card % FIRST_ORDER))
                singles = 0
                doubles = 0
            elif card >= DOUBLE:
                doubles += some(1, card - DOUBLE)
            else:
                singles += some(1, card)
        state.oven = layers
        state.placed = singles
        state.placed_doubles = doubles
