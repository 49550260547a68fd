"""ShownTable: what the table shows at one beat, folded from the events that have been told.

The engine runs ahead to the next decision, and the show lags behind it: what a viewer is told
now must not come from the engine's State but from what has been told so far. A ShownTable gives
Views of exactly that: what a spectator knows by now, with a hand for its owner's eyes. When nothing
is left to tell, they are the engine's.
"""

from __future__ import annotations

from pizzaiolo.engine.counts import one, some
from pizzaiolo.engine.events import (
    Added,
    Awaited,
    Event,
    Helped,
    OrderTurnedUp,
    Placed,
    Received,
    RoundBegan,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import HELP, NOBODY, OVER, PAY
from pizzaiolo.engine.view import Hand, View


class ShownTable:
    """The table as told so far. Amounts are Counts, sets of orders bit sets, as in a View."""

    def __init__(self, setup: Setup) -> None:
        """The hands are dealt, and nothing is told yet."""
        self.setup = setup
        self._known = KnownState(setup, NOBODY)
        """What a spectator knows."""
        self.hands = [Hand(0, 0, 0)] * int(setup.seats)
        """By seat, its hand, for its own eyes."""
        self.oven_ingredients = 0
        self.oven_doubles = 0
        self.oven_orders = [0] * int(setup.seats)
        """What lies in the oven, only for level `glass`: ingredients, and orders by seat."""

    def hear(self, event: Event) -> None:
        """Take in the next event, public or for one seat."""
        if event.is_for(None):
            self._known.hear(event)
        match event:
            case Awaited():
                pass  # most often
            case Received(seat, ingredients, doubles, orders):
                self._gain(seat, ingredients, doubles, orders)
            case Placed(seat, kind, singles, doubles):
                cards = some(singles, kind), some(doubles, kind)
                self._gain(seat, -cards[0], -cards[1])
                self._fill(*cards)
            case Submitted(seat, order):
                self._gain(seat, 0, 0, -one(order))
                self.oven_orders[seat] += 1
            case Added(seat, ingredients, doubles):
                self._gain(seat, -ingredients, -doubles)
            case Helped(seat, request):
                self._gain(seat, -request, 0)
            case TurnedUp(kind, singles, doubles):
                self._fill(-some(singles, kind), -some(doubles, kind))
            case OrderTurnedUp(seat):
                self.oven_orders[seat] -= 1
            case RoundBegan() if self.setup.covered:
                self._fill(event.leftovers, event.leftover_doubles)

    def _gain(self, seat: int, singles: int, doubles: int, orders: int = 0) -> None:
        """Cards come into a hand, or leave it if the numbers are negative."""
        hand = self.hands[seat]
        self.hands[seat] = Hand(
            hand.ingredients + singles, hand.doubles + doubles, hand.orders + orders
        )

    def _fill(self, singles: int, doubles: int) -> None:
        """Ingredients go into the oven, or come out if the numbers are negative."""
        self.oven_ingredients += singles
        self.oven_doubles += doubles

    @property
    def oven_height(self) -> int:
        """How many cards lie in the oven."""
        return self._known.oven_height()

    @property
    def over(self) -> bool:
        """Whether the end of the game has been told."""
        return self._known.phase == OVER

    @property
    def table(self) -> int:
        """The single cards face up."""
        return self._known.table

    @property
    def table_doubles(self) -> int:
        """The double cards face up."""
        return self._known.table_doubles

    @property
    def to_act(self) -> int | None:
        """Whose decision is awaited, as everybody can see."""
        return self._known.actor if self._known.phase < OVER else None

    @property
    def owner(self) -> int | None:
        """Whose order is turned up."""
        known = self._known
        return known.oven[known.baked].owner if PAY <= known.phase <= HELP else None

    @property
    def lacking(self) -> int:
        """After a request for a Bombastica: how many cards it lacks."""
        return self._known.lacking

    def view(self, seat: int | None) -> View:
        """What a seat, or with None a spectator, sees on the table as told so far.

        How far the viewer's own decision has come is not in it: a Question says that.
        """
        view = self._known.view()
        if seat is None:
            return view
        decision = view.decision
        if seat == view.to_act and view.helper is not None:
            decision = "add"
        return view._replace(seat=seat, hand=self.hands[seat], decision=decision)
