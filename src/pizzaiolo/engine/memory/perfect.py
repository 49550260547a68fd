"""PerfectMemory: a seat that forgets nothing, and what it can conclude from all that it heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.counts import some
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Baked,
    Drew,
    Event,
    Helped,
    Placed,
    Received,
    Returned,
    Rewarded,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.memory.guess import Guess, guess_from
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.unseen_ingredients import UnseenIngredients
from pizzaiolo.engine.memory.unseen_orders import UnseenOrders
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import NOBODY, Layer, Situation
from pizzaiolo.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class _Oven:
    """The oven in the mind of somebody who saw every card go in."""

    __slots__ = ("baked", "doubles", "layers", "leftover_doubles", "leftovers", "open", "singles")

    def __init__(self) -> None:
        """Begin with an empty oven."""
        self.layers: list[Layer] = []
        """The orders submitted in this round, the lowest first, each with what lies below it."""
        self.open: Layer = Layer()
        """The ingredients above the last order; it has no order yet."""
        self.baked: i64 = 0
        """How many orders have been settled in this baking."""
        self.leftovers: i64 = 0
        self.leftover_doubles: i64 = 0
        """Counts: the leftovers at the bottom, if they are covered."""
        self.singles: i64 = 0
        self.doubles: i64 = 0
        """Counts: all ingredients that are still in the oven."""

    def copy(self) -> _Oven:
        twin = _Oven()
        twin.layers = self.layers[:]
        twin.open = self.open
        twin.baked = self.baked
        twin.leftovers = self.leftovers
        twin.leftover_doubles = self.leftover_doubles
        twin.singles = self.singles
        twin.doubles = self.doubles
        return twin

    def begin(self, leftovers: i64, doubles: i64) -> None:
        """A round begins; leftovers lie in the oven only if they are covered (R7.1)."""
        self.layers = []
        self.open = Layer()
        self.baked = 0
        self.leftovers = leftovers
        self.leftover_doubles = doubles
        self.singles = leftovers
        self.doubles = doubles

    def placed(self, singles: i64, doubles: i64) -> None:
        self.open = Layer(self.open.placed + singles, self.open.doubles + doubles)
        self.singles += singles
        self.doubles += doubles

    def submitted(self, seat: i64, order: i64) -> None:
        self.layers.append(Layer(self.open.placed, self.open.doubles, seat, order))
        self.open = Layer()

    def turned_up(self, singles: i64, doubles: i64) -> None:
        self.singles -= singles
        self.doubles -= doubles

    def lay(self, situation: Situation) -> None:
        """Lay the oven into a Situation that knows nothing of it."""
        situation.oven = self.layers[:]
        situation.baked = self.baked
        situation.placed = self.open.placed
        situation.placed_doubles = self.open.doubles
        if situation.chef == NOBODY:
            if situation.setup.covered:
                situation.table = self.leftovers
                situation.table_doubles = self.leftover_doubles
        elif self.baked == len(self.layers):
            # All orders are settled: what has not come out yet will come out next.
            situation.placed = self.singles
            situation.placed_doubles = self.doubles


class PerfectMemory(Memory):
    """What a seat knows that has heard a game from its deal on and forgets nothing.

    Its samples agree with all of it.
    """

    __slots__ = ("_ingredients", "_known", "_orders", "_oven")

    def __init__(self, setup: Setup, seat: i64) -> None:
        """Sit down at a seat; the deal has not been heard yet."""
        super().__init__(setup, seat)
        self._known: KnownState = KnownState(setup, seat)
        self._oven: _Oven = _Oven()
        self._ingredients: UnseenIngredients = UnseenIngredients(setup, seat)
        self._orders: list[UnseenOrders] = []
        while len(self._orders) < setup.seats:
            orders = UnseenOrders(setup.orders)
            orders.drawn(1)
            self._orders.append(orders)

    def copy(self) -> PerfectMemory:
        """Return a memory that can hear on without changing this one."""
        twin = PerfectMemory(self.setup, self.seat)
        twin._known = self._known.copy()
        twin._oven = self._oven.copy()
        twin._ingredients = self._ingredients.copy()
        twin._orders = [orders.copy() for orders in self._orders]
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that is known as plain values: memories with equal facts are equal."""
        return (
            self.known_state().facts(),
            self._ingredients.facts(),
            tuple(orders.facts() for orders in self._orders),
        )

    def hear(self, event: Event) -> None:
        """Take in an event; one that is for another seat alone raises ValueError."""
        known = self._known
        used = known.used
        used_doubles = known.used_doubles
        known.hear(event)
        if isinstance(event, Placed):
            singles = some(event.singles, event.kind)
            doubles = some(event.doubles, event.kind)
            self._oven.placed(singles, doubles)
            self._hear_left(event.seat, singles, doubles)
        elif isinstance(event, Submitted):
            self._oven.submitted(event.seat, event.order)
            self._orders[event.seat].submitted(event.order)
        elif isinstance(event, Drew):
            self._hear_drew(event)
        elif isinstance(event, Received):
            if event.ingredients | event.doubles:
                self._ingredients.received(event.ingredients, event.doubles)
            self._orders[event.seat].seen(event.orders)
        elif isinstance(event, RoundBegan):
            if self.setup.covered:
                self._oven.begin(event.leftovers, event.leftover_doubles)
            else:
                self._oven.begin(0, 0)
        elif isinstance(event, RoundEnded):
            self._oven.begin(0, 0)
            self._ingredients.shuffled(used, used_doubles)
        else:
            self._hear_baking(event)

    def _hear_baking(self, event: Event) -> None:
        """Take in what happens while the oven is emptied."""
        if isinstance(event, TurnedUp):
            singles = some(event.singles, event.kind)
            self._oven.turned_up(singles, some(event.doubles, event.kind))
        elif isinstance(event, Added):
            self._hear_left(event.seat, event.ingredients, event.doubles)
        elif isinstance(event, Baked):
            self._oven.baked += 1
            self._orders[event.seat].baked(event.order)
        elif isinstance(event, Returned):
            self._oven.baked += 1
            self._orders[event.seat].returned(event.order)
        elif isinstance(event, Asked):
            known = self._known
            held = known.missing - event.request if known.lacking == 0 else 0
            if event.seat != self.seat and held:
                self._ingredients.held(event.seat, held)
        elif isinstance(event, Helped):
            self._hear_left(event.seat, event.request, 0)
        elif isinstance(event, Rewarded):
            self._orders[event.seat].rewarded()

    def _hear_left(self, seat: i64, singles: i64, doubles: i64) -> None:
        if seat != self.seat:
            self._ingredients.left(seat, singles, doubles)

    def _hear_drew(self, event: Drew) -> None:
        if event.source == "waiter":
            self._orders[event.seat].drawn(event.cards)
        elif event.seat != self.seat and event.cards > 0:
            self._ingredients.drawn(event.seat, event.cards)

    def known_state(self) -> KnownState:
        """A copy of all that the seat knows for sure, including the whole oven."""
        known = self._known.copy()
        self._oven.lay(known)
        return known

    def view(self) -> View:
        """What the seat sees now (R10): the same as `view` makes of the true State."""
        return self._known.view()

    def sample(self, rng: Rng) -> Guess:
        """A State that agrees with all that the seat knows (see `Memory.sample`)."""
        self._known.expect_decision()
        guess = guess_from(self._known)
        self._oven.lay(guess)
        self._ingredients.deal(guess, rng)
        index: i64
        for index in range(len(guess.seats)):
            self._orders[index].deal(guess.seats[index], rng)
        if guess.actor != self.seat:
            recount(guess)
        return guess

    def believed_oven(self) -> int:
        """Counts: what lies in the oven, a double being two (R9.2)."""
        return self._oven.singles + (self._oven.doubles << 1)
