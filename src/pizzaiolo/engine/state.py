"""State: the whole truth about a game except the order of the supply, flat and cheap to copy.

A Situation says where every card lies and what is awaited. State is the true one. What one seat
knows is a KnownState, with blanks (`memory/known_state.py`), and what it believes is a Guess
(`memory/guess.py`): code that only looks takes a Situation, and code that must not be handed the
truth, or a blank, says so by its types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import bits, one, pop, push_under, top, total
from pizzaiolo.engine.setup import Setup

if TYPE_CHECKING:
    from mypy_extensions import i64

# Phases. The first seven wait for a decision; in the last four the rules go on by themselves.
PLACE: Final = 0
SUBMIT: Final = 1
DRAW: Final = 2
PAY: Final = 3
ADD: Final = 4
REQUEST: Final = 5
HELP: Final = 6
OVER: Final = 7
TURN: Final = 8
OPENING: Final = 9
BAKING: Final = 10
ROUND_OVER: Final = 11

DECISIONS: Final = ("place", "submit", "draw", "pay", "add", "request", "help")
"""The names of the phases that wait for a decision."""

NOBODY: Final = 15
"""In place of a seat: nobody holds the Mamma Mia! card, nobody helps."""

# Cards as one number: a kind, a kind with DOUBLE, or one of these.
DOUBLE: Final = 8
MAMMA_MIA: Final = 7
NO_CARD_ON_TOP: Final = 7
ORDER_ON_TOP: Final = 15

BLANK_REWARD: Final = 16
"""In a set of delivered orders, where those begin of which only the number is known."""


class Seat:
    """What one player has."""

    __slots__ = ("delivered", "doubles", "hand", "orders", "waiter", "waiting")

    def __init__(self) -> None:
        """Start with nothing."""
        self.hand: i64 = 0
        """Counts: the single ingredient cards in hand."""
        self.doubles: i64 = 0
        """Counts: the double ingredient cards in hand."""
        self.orders: i64 = 0
        """The set of orders in hand."""
        self.waiter: i64 = 0
        """The stack of orders (see `counts.push`)."""
        self.waiting: i64 = 0
        """How many orders the waiter has."""
        self.delivered: i64 = 0
        """The set of delivered orders."""

    def copy(self) -> Seat:
        """Return a seat with the same cards."""
        twin = Seat()
        twin.hand = self.hand
        twin.doubles = self.doubles
        twin.orders = self.orders
        twin.waiter = self.waiter
        twin.waiting = self.waiting
        twin.delivered = self.delivered
        return twin

    def ingredients(self) -> i64:
        """How many ingredient cards are in hand; a double is one card (R9.2)."""
        return total(self.hand + self.doubles)

    def value(self) -> i64:
        """Counts: what the ingredients in hand are worth, a double being two (R9.2)."""
        return self.hand + (self.doubles << 1)

    def cards(self) -> i64:
        """How many cards are in hand, ingredients and orders."""
        return total(self.hand + self.doubles) + bits(self.orders)

    def take_top(self) -> i64:
        """Take the top order off the waiter."""
        order = top(self.waiter)
        self.waiter = pop(self.waiter)
        self.waiting -= 1
        return order

    def draw_orders(self, number: i64) -> i64:
        """Draw orders from the waiter into the hand, as many as there are; return their set."""
        number = min(number, self.waiting)
        drawn: i64 = 0
        while number > 0:
            drawn |= one(self.take_top())
            number -= 1
        self.orders |= drawn
        return drawn

    def take_back(self, order: i64) -> None:
        """Put an order under the waiter (R4.5)."""
        self.waiter = push_under(self.waiter, self.waiting, order)
        self.waiting += 1


NO_SEAT: Final = Seat()
"""In place of the actor's seat before the deal."""


class Layer:
    """An order in the oven and the ingredients placed since the order below it; never changed."""

    __slots__ = ("doubles", "order", "owner", "placed")

    def __init__(self, placed: i64 = 0, doubles: i64 = 0, owner: i64 = 0, order: i64 = 0) -> None:
        """Fix the single and double cards (Counts), the owner's seat and the order."""
        self.placed: i64 = placed
        self.doubles: i64 = doubles
        self.owner: i64 = owner
        self.order: i64 = order


class Situation:
    """Where every card lies, and whose decision is awaited."""

    __slots__ = (
        "actor",
        "added",
        "added_doubles",
        "asked",
        "baked",
        "card_in_supply",
        "chef",
        "choices",
        "helper",
        "holder",
        "lacking",
        "missing",
        "moved",
        "options",
        "oven",
        "phase",
        "placed",
        "placed_doubles",
        "round",
        "seat",
        "seats",
        "setup",
        "starter",
        "still",
        "supply",
        "supply_doubles",
        "table",
        "table_doubles",
        "top",
        "turn",
        "used",
        "used_doubles",
        "way",
    )

    def __init__(self, setup: Setup) -> None:
        """Start with empty hands and stacks."""
        self.setup: Setup = setup
        self.seats: list[Seat] = []
        self.supply: i64 = 0
        """Counts: single cards, face down; their order is the dealer's secret."""
        self.supply_doubles: i64 = 0
        self.card_in_supply: i64 = 0
        """1 while the Mamma Mia! card lies in the supply."""
        self.holder: i64 = NOBODY
        """The seat before which the Mamma Mia! card lies."""
        self.oven: list[Layer] = []
        """The orders in the oven, the lowest first, each with the ingredients below it."""
        self.placed: i64 = 0
        """Counts: single cards placed since the last order."""
        self.placed_doubles: i64 = 0
        self.top: i64 = NO_CARD_ON_TOP
        """The card on top of the oven."""
        self.baked: i64 = 0
        """How many orders of the oven have been settled in this baking."""
        self.table: i64 = 0
        """Counts: single cards face up; between two bakings, the leftovers."""
        self.table_doubles: i64 = 0
        self.used: i64 = 0
        self.used_doubles: i64 = 0
        self.round: i64 = 0
        self.starter: i64 = setup.start
        """Who took the first turn of this round."""
        self.turn: i64 = setup.start
        """Whose turn it is."""
        self.chef: i64 = NOBODY
        """Who empties the oven."""
        self.still: i64 = 0
        """How many turns in a row have moved no card (R3.4)."""
        self.moved: i64 = 0
        """1 once a card has moved in this turn."""
        self.phase: i64 = TURN
        self.actor: i64 = setup.start
        """Whose decision is awaited."""
        self.seat: Seat = NO_SEAT
        """What the actor has: one of `seats`, kept here for speed."""
        self.options: i64 = 0
        """How many actions are legal now."""
        self.choices: i64 = 0
        """The set behind the options, except when placing; what it holds depends on the phase."""
        self.way: i64 = 0
        """The way that the owner chose."""
        self.missing: i64 = 0
        """Counts by value: what the chosen way lacks and the owner still has to add."""
        self.lacking: i64 = 0
        """How many cards of any kind a Bombastica still lacks."""
        self.added: i64 = 0
        """Counts: the single cards that the owner has added to the order turned up."""
        self.added_doubles: i64 = 0
        self.asked: i64 = 0
        """Counts: the cards asked for."""
        self.helper: i64 = NOBODY
        """Who gave the cards asked for."""

    def copy_to(self, twin: Situation) -> None:
        """Copy everything into a new Situation."""
        seat: Seat
        for seat in self.seats:
            twin.seats.append(seat.copy())
        twin.supply = self.supply
        twin.supply_doubles = self.supply_doubles
        twin.card_in_supply = self.card_in_supply
        twin.holder = self.holder
        twin.oven = self.oven[:]
        twin.placed = self.placed
        twin.placed_doubles = self.placed_doubles
        twin.top = self.top
        twin.baked = self.baked
        twin.table = self.table
        twin.table_doubles = self.table_doubles
        twin.used = self.used
        twin.used_doubles = self.used_doubles
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.chef = self.chef
        twin.still = self.still
        twin.moved = self.moved
        twin.phase = self.phase
        twin.actor = self.actor
        twin.seat = twin.seats[self.actor]
        twin.options = self.options
        twin.choices = self.choices
        twin.way = self.way
        twin.missing = self.missing
        twin.lacking = self.lacking
        twin.added = self.added
        twin.added_doubles = self.added_doubles
        twin.asked = self.asked
        twin.helper = self.helper

    def supply_height(self) -> i64:
        """How many cards the supply has."""
        return total(self.supply + self.supply_doubles) + self.card_in_supply

    def oven_height(self) -> i64:
        """R10.2: how many cards the oven has, with covered leftovers at its bottom."""
        height = total(self.placed) + total(self.placed_doubles)
        first: i64 = 0
        if self.chef != NOBODY:
            first = self.baked + 1
        elif self.setup.covered:
            height += total(self.table) + total(self.table_doubles)
        place: i64
        for place in range(first, len(self.oven)):
            layer = self.oven[place]
            height += total(layer.placed) + total(layer.doubles) + 1
        return height

    def facts(self) -> tuple[object, ...]:
        """Everything as plain values: Situations with equal facts are equal."""
        return (
            tuple(
                (s.hand, s.doubles, s.orders, s.waiter, s.waiting, s.delivered) for s in self.seats
            ),
            tuple((y.placed, y.doubles, y.owner, y.order) for y in self.oven),
            (self.supply, self.supply_doubles, self.card_in_supply, self.holder),
            (self.placed, self.placed_doubles, self.top, self.baked),
            (self.table, self.table_doubles, self.used, self.used_doubles),
            (self.round, self.starter, self.turn, self.chef, self.still, self.moved),
            (self.phase, self.actor, self.options),
            (self.choices, self.way, self.missing),
            (self.lacking, self.added, self.added_doubles, self.asked, self.helper),
        )


class State(Situation):
    """Everything that is true at one moment. Only the rules write it."""

    __slots__ = ()

    def copy(self) -> State:
        """Return a State that can be played on without changing this one."""
        twin = State(self.setup)
        self.copy_to(twin)
        return twin
