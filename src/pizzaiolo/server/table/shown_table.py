"""ShownTable: what the table shows at one beat, folded from the events that have been told.

The engine runs ahead to the next decision, and the show lags behind it: what a viewer is told
now must not come from the engine's State but from what has been told so far. A ShownTable gives
Views of just that. Where nothing is left to tell, they are the engine's.
"""

from __future__ import annotations

from dataclasses import dataclass

from pizzaiolo.engine.counts import count, one, total
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
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
    TurnedUp,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Card, Hand, PublicSeat, View


@dataclass(slots=True)
class ShownSeat:
    """A seat as the table shows it, and its hand for its own eyes."""

    ingredients: int
    orders: int
    waiter: int
    delivered: int = 0
    hand: int = 0
    hand_doubles: int = 0
    hand_orders: int = 0


class ShownTable:
    """The table as told so far. Amounts are Counts, sets of orders bit sets, as in a View."""

    def __init__(self, setup: Setup) -> None:
        """The hands are dealt, and nothing is told yet."""
        self.setup = setup
        self.seats = [
            ShownSeat(int(setup.opening_hand), 1, int(setup.orders) - 1) for _ in range(setup.seats)
        ]
        self.round = 0
        self.turn = int(setup.start)
        self.to_act: int | None = None
        self.decision: str | None = None
        self.supply = 0
        self.oven = 0
        self.oven_ingredients = 0
        self.oven_doubles = 0
        self.oven_orders = [0] * int(setup.seats)
        """What lies in the oven, for level `glass` alone: ingredients, and orders by seat."""
        self.top: Card | None = None
        self.table = 0
        self.table_doubles = 0
        self.turned_up: Card | None = None
        self.added = 0
        self.added_doubles = 0
        self.request: int | None = None
        self.helper: int | None = None
        self.lacking = 0
        """After a request for a Bombastica: how many cards it lacks."""
        self.chef: int | None = None
        self.holder: int | None = None
        self.delivered_pile = 0
        self.over = False

    def hear(self, event: Event) -> None:
        """Take in the next event, public or for one seat."""
        match event:
            case Placed():
                self._place(event)
            case Submitted(seat, order):
                self.turn = seat
                self.seats[seat].orders -= 1
                self.seats[seat].hand_orders &= ~one(order)
                self.oven += 1
                self.oven_orders[seat] += 1
                self.top = Card(owner=seat, order=order)
            case Drew(seat, source, cards):
                self._draw(seat, source, cards)
            case Received(seat, ingredients, doubles, orders):
                self.seats[seat].hand += ingredients
                self.seats[seat].hand_doubles += doubles
                self.seats[seat].hand_orders |= orders
            case MammaMiaTaken(seat):
                self.holder = seat
                self.supply -= 1
            case Passed(seat):
                self.turn = seat
            case Awaited(seat, decision):
                self.turn = seat
                self.to_act, self.decision = seat, decision
            case RoundBegan():
                self._begin_round(event)
            case _:
                self._bake(event)

    def _bake(self, event: Event) -> None:
        """Take in what happens while the oven is emptied."""
        match event:
            case OvenOpened(chef):
                self.chef = chef
                self.top = None
                self.to_act = self.decision = None
            case TurnedUp(kind, singles, doubles):
                self.oven -= singles + doubles
                self.oven_ingredients -= singles << 8 * kind
                self.oven_doubles -= doubles << 8 * kind
                self.table += singles << 8 * kind
                self.table_doubles += doubles << 8 * kind
            case OrderTurnedUp(seat, order):
                self.oven -= 1
                self.oven_orders[seat] -= 1
                self.turned_up = Card(owner=seat, order=order)
                self.to_act, self.decision = seat, "pay"
            case Added(seat, ingredients, doubles):
                self._spend(seat, ingredients, doubles)
                self.added += ingredients
                self.added_doubles += doubles
            case Asked(seat, order, _, request):
                recipe = self.setup.recipe(seat, order)
                self.lacking = max(0, recipe.at_least - total(self.table))
                self.request = request
                self.to_act, self.decision = self.left_of(seat), "help"
            case Refused(seat):
                self.to_act = self.left_of(seat)
            case Helped(seat, request):
                self._spend(seat, request, 0)
                self.helper = seat
                self.lacking = max(0, self.lacking - total(request))
                self.to_act, self.decision = self.owner, "pay"
            case Baked():
                self._deliver(event)
            case Rewarded(seat):
                self.seats[seat].waiter -= 1
                self.delivered_pile += 1
            case Returned(seat):
                self.seats[seat].waiter += 1
                self._settle()
            case RoundEnded(number):
                self.round = number + 1
                self.holder = None
            case GameEnded():
                self.over = True
                self.to_act = self.decision = None

    def _place(self, event: Placed) -> None:
        singles, doubles = event.singles << 8 * event.kind, event.doubles << 8 * event.kind
        self.turn = event.seat
        self._spend(event.seat, singles, doubles)
        self.oven += event.singles + event.doubles
        self.oven_ingredients += singles
        self.oven_doubles += doubles
        self.top = Card(kind=event.kind, double=event.doubles > 0)

    def _draw(self, seat: int, source: str, cards: int) -> None:
        self.turn = seat
        if source == "supply":
            self.supply -= cards
            self.seats[seat].ingredients += cards
        else:
            self.seats[seat].waiter -= cards
            self.seats[seat].orders += cards

    def _begin_round(self, event: RoundBegan) -> None:
        """R7.1: where leftovers are covered they are the bottom of the oven."""
        self.round = event.round
        self.turn = event.starter
        self.supply = event.supply
        self.chef = None
        if not self.setup.covered:
            return
        self.table = self.table_doubles = 0
        self.oven = total(event.leftovers) + total(event.leftover_doubles)
        self.oven_ingredients, self.oven_doubles = event.leftovers, event.leftover_doubles
        self.top = None
        for kind in range(self.setup.kinds):
            # Ruling at R7.1: stacked kind by kind, singles below doubles.
            if count(event.leftovers, kind) or count(event.leftover_doubles, kind):
                self.top = Card(kind=kind, double=count(event.leftover_doubles, kind) > 0)

    def _spend(self, seat: int, singles: int, doubles: int) -> None:
        self.seats[seat].ingredients -= total(singles) + total(doubles)
        self.seats[seat].hand -= singles
        self.seats[seat].hand_doubles -= doubles

    def _deliver(self, event: Baked) -> None:
        helped = 0 if self.helper is None or self.request is None else self.request
        self.table -= event.ingredients - self.added - helped
        self.table_doubles -= event.doubles - self.added_doubles
        self.seats[event.seat].delivered |= one(event.order)
        self.delivered_pile += 1
        self._settle()

    def _settle(self) -> None:
        self.turned_up = self.to_act = self.decision = self.request = self.helper = None
        self.added = self.added_doubles = self.lacking = 0

    @property
    def owner(self) -> int | None:
        """Whose order is turned up."""
        return None if self.turned_up is None else self.turned_up.owner

    def left_of(self, seat: int) -> int:
        """Who sits clockwise of a seat."""
        return (seat + 1) % int(self.setup.seats)

    def view(self, seat: int | None) -> View:
        """What a seat, or with None a spectator, sees on the table as told so far.

        How far the viewer's own decision has come is not in it: a Question says that.
        """
        own = None if seat is None else self.seats[seat]
        hidden = self.setup.edition.delivered == "face_down"
        decision = self.decision
        if seat is not None and seat == self.to_act and self.helper is not None:
            decision = "add"
        return View(
            seat=seat,
            hand=None if own is None else Hand(own.hand, own.hand_doubles, own.hand_orders),
            seats=tuple(
                PublicSeat(
                    colour,
                    each.ingredients,
                    each.orders,
                    each.waiter,
                    None if hidden else each.delivered,
                )
                for colour, each in zip(self.setup.colours, self.seats, strict=True)
            ),
            round=self.round,
            rounds=int(self.setup.rounds),
            turn=self.turn,
            to_act=self.to_act,
            decision=decision,
            supply=self.supply,
            oven=self.oven,
            top=self.top,
            table=self.table,
            table_doubles=self.table_doubles,
            turned_up=self.turned_up,
            added=self.added,
            added_doubles=self.added_doubles,
            request=self.request,
            helper=self.helper,
            chef=self.chef,
            holder=self.holder,
            delivered_pile=self.delivered_pile,
            over=self.over,
        )
