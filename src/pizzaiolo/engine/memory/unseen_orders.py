"""Where the orders of a seat are, as far as the others can tell, ready to deal from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.counts import bits, nth, one, push
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.state import Seat

if TYPE_CHECKING:
    from mypy_extensions import i64


class UnseenOrders:
    """Where the orders of one seat are, as far as anybody who was there can tell.

    Orders are unique and all their moves but the draws are public, so the only doubt is how the
    orders never seen are spread over the hand, the waiter and those delivered unseen.
    """

    __slots__ = ("_baked", "_bottom", "_in_hand", "_in_waiter", "_known", "_rewards", "_unknown")

    def __init__(self, orders: i64) -> None:
        """Begin before the deal: all orders are in the waiter, shuffled."""
        self._unknown: i64 = one(orders) - 1
        """The set of orders whose place is not known."""
        self._in_hand: i64 = 0
        """How many of them are in the hand."""
        self._in_waiter: i64 = orders
        """How many of them are on the waiter, above the known ones."""
        self._rewards: i64 = 0
        """How many of them were delivered unseen (R6.4)."""
        self._known: i64 = 0
        """The set of orders known to be in the hand."""
        self._bottom: list[int] = []
        """The known orders of the waiter, the top first: they came back one by one (R10.4)."""
        self._baked: i64 = 0
        """The set of orders known to be delivered."""

    def copy(self) -> UnseenOrders:
        """Return a copy that can learn more without changing this one."""
        twin = UnseenOrders(0)
        twin._unknown = self._unknown
        twin._in_hand = self._in_hand
        twin._in_waiter = self._in_waiter
        twin._rewards = self._rewards
        twin._known = self._known
        twin._bottom = self._bottom[:]
        twin._baked = self._baked
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that is known: those with equal facts know the same."""
        places = (self._unknown, self._in_hand, self._in_waiter, self._rewards)
        return (*places, self._known, tuple(self._bottom), self._baked)

    def drawn(self, number: i64) -> None:
        """Orders went from the waiter to the hand, unseen."""
        while number > 0:
            if self._in_waiter > 0:
                self._in_waiter -= 1
                self._in_hand += 1
            else:
                self._known |= one(self._bottom.pop(0))
            number -= 1

    def seen(self, orders: i64) -> None:
        """These orders are in the hand: the seat itself has drawn them."""
        self._in_hand -= bits(orders & self._unknown)
        self._unknown &= ~orders
        self._known |= orders

    def submitted(self, order: i64) -> None:
        """An order left the hand for the oven."""
        self.seen(one(order))
        self._known ^= one(order)

    def returned(self, order: i64) -> None:
        """An order failed and went under the waiter (R4.5)."""
        self._bottom.append(order)

    def baked(self, order: i64) -> None:
        """An order was delivered for all to see."""
        self._baked |= one(order)

    def rewarded(self) -> None:
        """The top order of the waiter was delivered unseen (R6.4)."""
        if self._in_waiter > 0:
            self._in_waiter -= 1
            self._rewards += 1
        else:
            self._baked |= one(self._bottom.pop(0))

    def deal(self, seat: Seat, rng: Rng) -> None:
        """Deal the orders of the seat to its hand, its waiter and those delivered."""
        left = self._unknown
        number = bits(left)
        waiter: i64 = 0
        place: i64 = len(self._bottom)
        while place > 0:
            place -= 1
            waiter = push(waiter, self._bottom[place])
        place = self._in_waiter
        while place > 0:
            place -= 1
            order = nth(left, rng.below(number))
            left ^= one(order)
            number -= 1
            waiter = push(waiter, order)
        rewards: i64 = 0
        while number > self._in_hand:
            order = nth(left, rng.below(number))
            left ^= one(order)
            number -= 1
            rewards |= one(order)
        seat.waiter = waiter
        seat.delivered = self._baked | rewards
        seat.orders = self._known | left
