"""Where chance comes from: seeded stacks for real games, lazy random draws for search.

A State knows which cards the supply holds, not their order. Only a Dealer knows that: it is asked
for one card at a time. A `StackDealer` shuffles real stacks, so that the same seed gives the same
cards in the same order whoever draws them; a `LazyDealer` picks a random card from what is left,
which gives the same probabilities without a stack to keep; a `ToldDealer` leaves chance to its
caller.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from pizzaiolo.engine.counts import (
    kind_at,
    lowest,
    members_of,
    nth,
    one,
    push,
    push_under,
    some,
    stacked,
    total,
    unpack,
)
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA, State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Rng:
    """A small fast generator (multiply with carry) for search and random play, not for deals."""

    def __init__(self, seed: i64 = 0) -> None:
        """Start from a seed; a few steps spread neighbouring seeds apart."""
        self.state: i64 = ((seed & 0x3FFFFFFF) + 1) * 2654435761
        step: i64
        for step in range(4):
            self.below(step + 1)

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to n - 1, for n up to 2**31."""
        # The multiplier a makes both a * 2**32 - 1 and a * 2**31 - 1 prime: the longest period.
        state = 2147483085 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & 0xFFFFFFFF) * n) >> 32


class SeededShuffle:
    """Shuffles that follow from a seed and a label, specified so that anyone can compute them.

    Block i of a label's stream is SHA-256 of the UTF-8 text "pizzaiolo 1\\n", the seed, "\\n", the
    label, "\\n" and i in decimal. Each block gives eight numbers of 32 bits, most significant byte
    first. A number below n is the next one that is less than the largest multiple of n in 2**32,
    modulo n. A list is shuffled from its last place down: place i is swapped with a place below
    i + 1.
    """

    def __init__(self, seed: str, label: str) -> None:
        """Start the stream of a label."""
        self._prefix: str = f"pizzaiolo 1\n{seed}\n{label}\n"
        self._block: int = 0
        self._numbers: list[int] = []

    def below(self, n: int) -> int:
        """Return the next number from 0 to n - 1."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if not self._numbers:
                digest = sha256(f"{self._prefix}{self._block}".encode()).digest()
                self._block += 1
                self._numbers = [
                    int.from_bytes(digest[start : start + 4], "big") for start in range(28, -1, -4)
                ]
            number = self._numbers.pop()
            if number < limit:
                return number % n

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return the cards in shuffled order."""
        cards = cards[:]
        for place in range(len(cards) - 1, 0, -1):
            other = self.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        return cards


class Dealer:
    """Knows the order of the face-down stacks."""

    def shuffle_supply(self, state: State) -> None:
        """Shuffle what the supply holds now."""
        raise NotImplementedError

    def next_card(self, state: State) -> i64:
        """Say which card is on top of the supply; the rules then take it."""
        raise NotImplementedError

    def take_singles(self, state: State, number: i64) -> i64:
        """Take cards, as many as there are, off a supply of single cards; return their Counts."""
        taken: i64 = 0
        while number > 0 and state.supply > 0:
            card = some(1, self.next_card(state))
            state.supply -= card
            taken += card
            number -= 1
        return taken

    def waiter(self, state: State, seat: i64) -> i64:
        """Shuffle the orders of a seat for the deal; return them stacked (see `counts.push`)."""
        raise NotImplementedError


class LazyDealer(Dealer):
    """Draws a random card from what is left."""

    def __init__(self, rng: Rng) -> None:
        """Take chance from a generator."""
        self.rng: Rng = rng

    def shuffle_supply(self, state: State) -> None:
        """Do nothing: every draw is random."""

    def next_card(self, state: State) -> i64:
        """Pick a random card from the supply."""
        return card_at(state, self.rng.below(state.supply_height()))

    def take_singles(self, state: State, number: i64) -> i64:
        """Take random cards, looking at nothing but the single cards."""
        rng = self.rng
        supply = state.supply
        left = total(supply)
        while number > 0 and left > 0:
            supply -= some(1, kind_at(supply, rng.below(left)))
            left -= 1
            number -= 1
        taken = state.supply - supply
        state.supply = supply
        return taken

    def waiter(self, state: State, seat: i64) -> i64:
        """Stack the orders of a seat one by one, each picked at random from those left."""
        rng = self.rng
        number = state.setup.orders
        left = one(number) - 1
        waiter: i64 = 0
        while number > 0:
            order = nth(left, rng.below(number))
            left ^= one(order)
            number -= 1
            waiter = push(waiter, order)
        return waiter


class StackDealer(Dealer):
    """Keeps the supply as a real stack, and a note of every shuffle."""

    def __init__(self) -> None:
        """Start with no stack."""
        self.stack: list[int] = []
        """The supply, the top card last."""
        self.supplies: list[list[int]] = []
        """Every supply as it was shuffled, the top card first."""
        self.waiters: list[list[int]] = []
        """Every waiter as it was shuffled, by seat, the top card first."""

    def shuffled_supply(self, cards: list[int]) -> list[int]:
        """Return the new supply, the top card first, given its cards in rising order."""
        raise NotImplementedError

    def shuffled_waiter(self, orders: list[int]) -> list[int]:
        """Return the waiter of the next seat, the top card first, given its orders."""
        raise NotImplementedError

    def shuffle_supply(self, state: State) -> None:
        """Rebuild the stack from what the supply holds."""
        supply = self.shuffled_supply(supply_cards(state))
        self.supplies.append(supply)
        self.stack = supply[::-1]

    def next_card(self, state: State) -> i64:
        """Take the top card of the stack."""
        return self.stack.pop()

    def waiter(self, state: State, seat: i64) -> i64:
        """Shuffle the orders of a seat."""
        self.waiters.append(self.shuffled_waiter(list(range(state.setup.orders))))
        return stacked(self.waiters[-1])

    def twin(self) -> StackDealer:
        """Return a new dealer with the same source of chance."""
        raise NotImplementedError

    def copy(self) -> StackDealer:
        """Return a dealer that goes on dealing the same cards."""
        return self.goes_on_as(self.twin())

    def goes_on_as(self, other: StackDealer) -> StackDealer:
        """Hand the stacks and the notes over to another dealer, which shuffles from then on."""
        other.stack = self.stack[:]
        other.supplies = self.supplies[:]
        other.waiters = self.waiters[:]
        return other


class SeededDealer(StackDealer):
    """Stacks that follow from a seed: the same seed, the same cards, whoever draws them."""

    def __init__(self, seed: str) -> None:
        """Deal from a seed."""
        super().__init__()
        self.seed: str = seed

    def shuffled_supply(self, cards: list[int]) -> list[int]:
        """Shuffle with the label 'supply' and the number of shuffles before this one."""
        return SeededShuffle(self.seed, f"supply {len(self.supplies)}").shuffled(cards)

    def shuffled_waiter(self, orders: list[int]) -> list[int]:
        """Shuffle with the label 'waiter' and the number of the seat."""
        return SeededShuffle(self.seed, f"waiter {len(self.waiters)}").shuffled(orders)

    def twin(self) -> StackDealer:
        """Return a dealer with the same seed."""
        return SeededDealer(self.seed)


class WrittenDealer(StackDealer):
    """Stacks that are written down: every supply and every waiter, the top card first."""

    def __init__(self, supplies: list[list[int]], waiters: list[list[int]]) -> None:
        """Deal the supplies one after the other, and the waiters by seat."""
        super().__init__()
        self.written_supplies: list[list[int]] = supplies
        self.written_waiters: list[list[int]] = waiters

    def shuffled_supply(self, cards: list[int]) -> list[int]:
        """Return the next supply written down; it must hold exactly the cards to be shuffled."""
        number = len(self.supplies)
        if number >= len(self.written_supplies):
            raise DealError(f"shuffle {number + 1} of the supply is not written down")
        supply = self.written_supplies[number]
        if sorted(supply) != cards:
            raise DealError(f"shuffle {number + 1} of the supply holds other cards than it should")
        return supply[:]

    def shuffled_waiter(self, orders: list[int]) -> list[int]:
        """Return the waiter written down for the next seat; it must hold each order once."""
        number = len(self.waiters)
        if number >= len(self.written_waiters):
            raise DealError(f"the waiter of seat {number} is not written down")
        waiter = self.written_waiters[number]
        if sorted(waiter) != orders:
            raise DealError(f"the waiter of seat {number} does not hold each order once")
        return waiter[:]

    def twin(self) -> StackDealer:
        """Return a dealer with the same stacks written down."""
        return WrittenDealer(self.written_supplies, self.written_waiters)


class ToldDealer(Dealer):
    """Deals what it is told, one card after the other, and stops when it is told no more.

    `UntoldError` says that one more is needed; `chances` then lists what it can be. Every card of
    the supply has to be told, even if only one kind is left: how many are told follows from what
    everybody has seen, never from a card. The last order of a waiter need not be told.
    """

    def __init__(self, told: list[int]) -> None:
        """Deal these: the cards of the supply, and in between, at the deal, the orders."""
        self.told: list[int] = told
        self.dealt: i64 = 0
        """How many of them have been dealt."""
        self.chances: list[tuple[int, int]] = []
        """What the next one can be, and how many there are of each; chance picks one of these."""
        self.orders: bool = False
        """Whether the next one is an order."""

    def shuffle_supply(self, state: State) -> None:
        """Do nothing: every draw is told."""

    def next_card(self, state: State) -> i64:
        """Deal the next card that was told."""
        if self.dealt == len(self.told):
            self.chances = _sorts(state)
            raise UntoldError
        self.dealt += 1
        return self.told[self.dealt - 1]

    def waiter(self, state: State, seat: i64) -> i64:
        """Stack the orders of a seat as told, the top first."""
        left = one(state.setup.orders) - 1
        waiter: i64 = 0
        place: i64 = 0
        while left & (left - 1):
            if self.dealt == len(self.told):
                self.chances = [(order, 1) for order in members_of(left)]
                self.orders = True
                raise UntoldError
            order = self.told[self.dealt]
            self.dealt += 1
            left ^= one(order)
            waiter = push_under(waiter, place, order)
            place += 1
        return push_under(waiter, place, lowest(left))


class UntoldError(Exception):
    """A ToldDealer needs a card that it has not been told."""


class DealError(ValueError):
    """A written deal that the rules cannot have produced."""


def _sorts(state: State) -> list[tuple[int, int]]:
    """The sorts of card in the supply, in rising order, and how many there are of each."""
    kinds = state.setup.kinds
    sorts = [(kind, number) for kind, number in enumerate(unpack(state.supply, kinds)) if number]
    if state.card_in_supply:
        sorts.append((MAMMA_MIA, 1))
    doubles = unpack(state.supply_doubles, kinds)
    return sorts + [(kind + DOUBLE, number) for kind, number in enumerate(doubles) if number]


def card_at(state: State, index: i64) -> i64:
    """A card of the supply by its place: singles by kind, doubles by kind, the Mamma Mia! card."""
    singles = total(state.supply)
    if index < singles:
        return kind_at(state.supply, index)
    index -= singles
    if index < total(state.supply_doubles):
        return kind_at(state.supply_doubles, index) + DOUBLE
    return MAMMA_MIA


def supply_cards(state: State) -> list[int]:
    """List the cards of the supply: singles by kind, the Mamma Mia! card, doubles by kind.

    As numbers: a kind, a kind plus 8 for a double, 7 for the Mamma Mia! card; in rising order.
    """
    cards: list[int] = []
    for kind, number in enumerate(unpack(state.supply, state.setup.kinds)):
        cards += [kind] * number
    if state.card_in_supply:
        cards.append(MAMMA_MIA)
    for kind, number in enumerate(unpack(state.supply_doubles, state.setup.kinds)):
        cards += [kind + DOUBLE] * number
    return cards
