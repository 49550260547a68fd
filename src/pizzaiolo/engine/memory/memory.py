"""Memory: what a seat that forgets nothing knows, folded from what it hears; and samples of it."""

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
    RoundEnded,
    Submitted,
)
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.memory.unseen_ingredients import UnseenIngredients
from pizzaiolo.engine.memory.unseen_orders import UnseenOrders
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import NOBODY, OVER, State
from pizzaiolo.engine.view import View, view

if TYPE_CHECKING:
    from mypy_extensions import i64


class Memory:
    """What one seat knows that has heard a game from its deal on and forgets nothing.

    It is fed event by event with what is for everybody and for this seat. `view` is what the seat
    sees, `sample` a State that may be the true one.
    """

    __slots__ = ("_heard", "_ingredients", "_orders", "seat", "setup")

    def __init__(self, setup: Setup, seat: i64) -> None:
        """Sit down at a seat; the deal has not been heard yet."""
        if not 0 <= seat < setup.seats:
            raise ValueError(f"expected a seat from 0 to {setup.seats - 1}, not {seat}")
        self.setup: Setup = setup
        self.seat: i64 = seat
        self._heard: KnownState = KnownState(setup, seat)
        self._ingredients: UnseenIngredients = UnseenIngredients(setup, seat)
        self._orders: list[UnseenOrders] = []
        while len(self._orders) < setup.seats:
            orders = UnseenOrders(setup.orders)
            orders.drawn(1)
            self._orders.append(orders)

    def copy(self) -> Memory:
        """Return a memory that can hear on without changing this one."""
        twin = Memory(self.setup, self.seat)
        twin._heard = self._heard.copy()
        twin._ingredients = self._ingredients.copy()
        twin._orders = [orders.copy() for orders in self._orders]
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that is known as plain values: equal facts, equal memories."""
        return (
            self._heard.state.facts(),
            self._ingredients.facts(),
            tuple(orders.facts() for orders in self._orders),
        )

    def hear(self, event: Event) -> None:
        """Take in an event; one that is for another seat alone raises ValueError."""
        state = self._heard.state
        used = state.used
        used_doubles = state.used_doubles
        self._heard.hear(event)
        if isinstance(event, Placed):
            singles = some(event.singles, event.kind)
            self._hear_left(event.seat, singles, some(event.doubles, event.kind))
        elif isinstance(event, Submitted):
            self._orders[event.seat].submitted(event.order)
        elif isinstance(event, Drew):
            self._hear_drew(event)
        elif isinstance(event, Received):
            if event.ingredients | event.doubles:
                self._ingredients.received(event.ingredients, event.doubles)
            self._orders[event.seat].seen(event.orders)
        elif isinstance(event, Added):
            self._hear_left(event.seat, event.ingredients, event.doubles)
        elif isinstance(event, Baked):
            self._orders[event.seat].baked(event.order)
        elif isinstance(event, Returned):
            self._orders[event.seat].returned(event.order)
        elif isinstance(event, Asked):
            held = state.missing - event.request if state.lacking == 0 else 0
            if event.seat != self.seat and held:
                self._ingredients.held(event.seat, held)
        elif isinstance(event, Helped):
            self._hear_left(event.seat, event.request, 0)
        elif isinstance(event, Rewarded):
            self._orders[event.seat].rewarded()
        elif isinstance(event, RoundEnded):
            self._ingredients.shuffled(used, used_doubles)

    def _hear_left(self, seat: i64, singles: i64, doubles: i64) -> None:
        if seat != self.seat:
            self._ingredients.left(seat, singles, doubles)

    def _hear_drew(self, event: Drew) -> None:
        if event.source == "waiter":
            self._orders[event.seat].drawn(event.cards)
        elif event.seat != self.seat and event.cards > 0:
            self._ingredients.drawn(event.seat, event.cards)

    def heard(self) -> State:
        """The State as the seat has heard it: a copy in which all that it does not see is blank."""
        return self._heard.state.copy()

    def view(self) -> View:
        """What the seat sees now (R10): the same that `view` makes of the true State."""
        return view(self._heard.state, self.seat)

    def sample(self, rng: Rng) -> State:
        """A State that agrees with all that the seat knows, to be played on with a LazyDealer.

        The decision that it waits for must be public or the seat's own; while another seat
        decides in secret, and when the game is over, this raises ValueError.
        """
        self.expect_decision()
        state = self._heard.state.copy()
        self._ingredients.deal(state, rng)
        index: i64
        for index in range(len(state.seats)):
            self._orders[index].deal(state.seats[index], rng)
        if state.actor != self.seat:
            recount(state)
        return state

    def expect_decision(self) -> None:
        """Raise ValueError unless the seat knows which decision the game waits for."""
        state = self._heard.state
        if state.options > 0:
            return
        if state.phase == OVER:
            found = "the game is over"
        else:
            found = f"seat {state.actor} may have a choice that only it knows of"
        raise ValueError(
            f"no sample for seat {self.seat}: {found}; expected a placing, an order, a draw,"
            f" or a decision of seat {self.seat} to be awaited"
        )

    def believed_oven(self) -> int:
        """Counts: what the seat believes to lie in the oven, a double being two (R9.2)."""
        state = self._heard.state
        singles = state.placed
        doubles = state.placed_doubles
        baking = state.chef != NOBODY
        index: i64
        for index in range(state.baked + 1 if baking else 0, len(state.oven)):
            singles += state.oven[index].placed
            doubles += state.oven[index].doubles
        if self.setup.covered and not baking:
            singles += state.table
            doubles += state.table_doubles
        return singles + (doubles << 1)
