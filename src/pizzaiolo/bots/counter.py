"""Counter: a bot that remembers every card and calculates what the oven will do with it."""

from __future__ import annotations

from pizzaiolo.bots.asking import sensible
from pizzaiolo.bots.forecast import Forecast, Notes, Odds, spared, taken, way_with
from pizzaiolo.engine.actions import (
    Action,
    Add,
    Ask,
    Bake,
    Decline,
    Draw,
    Place,
    Refuse,
    Request,
    Submit,
    action_table,
)
from pizzaiolo.engine.counts import bits, members_of, one, shortage, some, total
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.orders import Recipe
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Hand, View


class CounterBot:
    """Forgets nothing, and rates every action by the orders that it will deliver; no search.

    It goes through the oven in its head, order by order, and so forecasts the table that an order
    submitted now would meet (`Forecast`). Its worths are in orders delivered: what bakes, what
    the orders in hand may still become, and small change for cards kept, promised or given away.
    The weights were found by playing many games against `greedy`.
    """

    FAILED = 0.15
    """What a failed order costs: it has to be drawn again."""
    HOPE = 0.2
    """What an order kept in hand is worth if it could be filled at once."""
    NEXT = 0.6
    """How much less each further order in hand is worth: only one a turn can be submitted."""
    DECAY = 0.6
    """How much less an order in hand is worth for every card that it lacks."""
    CARD = 0.06
    """What an ingredient in hand is worth if it is promised to no order in the oven."""
    ROOM = 0.04
    """What a card to be drawn is worth."""
    GIVEN = 0.02
    """What a card costs that is left on the table for the next player."""
    PROMISED = 0.03
    """What a promised card costs in each turn to come: it clogs the hand."""
    ORDERS = 1.3
    """At the draw, what an order in hand is worth if it could be filled at once."""
    INGREDIENT = 0.01
    """At the draw, what a drawn ingredient is worth by itself."""
    BARE = 0.1
    """At the draw, what it costs to be short of a card to place in the next turn or two."""
    RIVALS = 0.3
    """What it costs when another player delivers an order."""
    SAVED = 0.05
    """What an ingredient is worth if it is left in hand after the baking."""
    PACE = 3.0
    """How many cards a player draws from the supply in a turn."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        """Sit down with blank notes; chance only breaks ties."""
        self._setup = setup
        self._seat = seat
        self._seats = int(setup.seats)
        self._actions = action_table(setup.edition).actions
        self._notes = Notes(setup, seat)
        self._rng = Rng(seed)

    def hear(self, event: Event) -> None:
        """Note it down."""
        self._notes.hear(event)

    def choose(self, view: View, legal: list[int]) -> int:
        """Take the action of the greatest worth."""
        hand = view.hand
        assert hand is not None, "a player sees a hand"
        assert view.decision is not None, "a player chooses when a decision is awaited"
        weigh = {
            "place": self._place,
            "submit": self._submit,
            "draw": self._draw,
            "pay": self._pay,
            "add": self._add,
            "request": self._request,
            "help": self._help,
        }[view.decision]
        forecast = self._forecast(view, hand)
        legal = sensible(legal, self._setup, view)
        best, most = legal[0], -1000.0
        for number in legal:
            worth = weigh(self._actions[number], view, hand, forecast)
            worth += self._rng.below(1000) / 10_000_000
            if worth > most:
                best, most = number, worth
        return best

    def _forecast(self, view: View, hand: Hand) -> Forecast:
        """In a turn, the table for the next order submitted; in a baking, its end without us."""
        notes = self._notes
        held = _value(hand)
        baking = view.chef is not None
        table = view.table if baking else notes.leftovers
        doubles = view.table_doubles if baking else notes.leftover_doubles
        shown = table + 2 * doubles + view.added + 2 * view.added_doubles
        odds = Odds(
            notes.unseen(held, shown),
            self._setup.kinds,
            [seat.ingredients for seat in view.seats],
            helping=self._setup.helping,
        )
        forecast = Forecast(self._setup, self._seat, odds)
        if baking:
            return self._rest(forecast, table, doubles, held)
        return self._table(forecast, held, view.supply // self._seats)

    # A turn

    def _table(self, forecast: Forecast, held: int, draws: int) -> Forecast:
        """The table for the next order submitted, with a hand and a number of cards to come."""
        notes = self._notes
        forecast = forecast.begin(notes.leftovers, notes.leftover_doubles, held, draws)
        return forecast.through(notes.oven).turn_up(notes.placed, notes.placed_doubles)

    def _place(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        """Placing is worth as much as the best order that can be submitted after it."""
        assert isinstance(action, Place)
        kind = self._setup.edition.kinds.index(action.kind)
        singles, doubles = some(action.singles, kind), some(action.doubles, kind)
        left = Hand(hand.ingredients - singles, hand.doubles - doubles, hand.orders)
        before = forecast.spend(singles + 2 * doubles)
        if before is None:
            before = self._table(forecast, _value(left), view.supply // self._seats)
        before = before.turn_up(singles, doubles)
        submits: list[int | None] = [None, *members_of(hand.orders)]
        return max(self._turn(order, view, left, before) for order in submits)

    def _submit(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        assert isinstance(action, Submit)
        order = None if action.order is None else action.order - 1
        return self._turn(order, view, hand, forecast)

    def _turn(self, order: int | None, view: View, hand: Hand, before: Forecast) -> float:
        """The worth of a turn that ends with an order, or none, given a forecast table."""
        after = before
        orders = hand.orders
        worth = 0.0
        if order is not None:
            orders ^= one(order)
            after = before.settle(self._seat, order)
            worth -= self.FAILED * (1.0 - (after.own - before.own))
        free = after.hand()
        promised = float(total(_value(hand))) - free
        near = [after.closeness(kept, self.DECAY) for kept in members_of(orders)]
        worth += after.own + self.HOPE * self._later(view) * self._hopes(near)
        worth += self.CARD * free - self.PROMISED * promised * self._turns(view)
        return worth + self.ROOM * self._room(hand, orders) - self.GIVEN * after.table()

    def _draw(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        """Ingredients bring orders nearer; orders bring new ones, as near as they are on average.

        A player who draws orders draws fewer ingredients in this round, and may soon have to place
        a card that was promised.
        """
        assert isinstance(action, Draw)
        room = self._room(hand, hand.orders)
        later = self.ORDERS * self._later(view)
        if action.source == "supply":
            near = [forecast.closeness(kept, self.DECAY, room) for kept in members_of(hand.orders)]
            drawn = self.INGREDIENT * min(room, view.supply)
            return forecast.own + later * self._hopes(near) + drawn
        draws = max(0, view.supply // self._seats - room)
        forecast = self._table(forecast, _value(hand), draws)
        near = [forecast.closeness(kept, self.DECAY) for kept in members_of(hand.orders)]
        elsewhere = self._notes.delivered | self._notes.in_oven() | hand.orders
        new = [
            forecast.closeness(order, self.DECAY)
            for order in range(self._setup.orders)
            if not elsewhere & one(order)
        ]
        near += [sum(new) / max(1, len(new))] * min(room, view.seats[self._seat].waiter)
        bare = self.BARE * max(0.0, 2.0 - forecast.hand())
        return forecast.own + later * self._hopes(near) - bare

    def _hopes(self, near: list[float]) -> float:
        """The worth of orders in hand by how near they are to being filled, the nearest first."""
        worth = 0.0
        for nearness in sorted(near):
            worth = nearness + self.NEXT * worth
        return worth

    def _turns(self, view: View) -> float:
        """About how many turns the round still gives everybody."""
        return view.supply / (self.PACE * self._seats)

    def _later(self, view: View) -> float:
        """How likely another turn is: certain, except in the last round."""
        return min(1.0, self._turns(view)) if view.round + 1 == view.rounds else 1.0

    def _room(self, hand: Hand, orders: int) -> int:
        cards = total(hand.ingredients) + total(hand.doubles) + bits(orders)
        return min(self._setup.hand_limit - cards, self._setup.draw_cap)

    # The baking

    def _rest(self, forecast: Forecast, table: int, doubles: int, held: int) -> Forecast:
        """The end of the baking, from a table and the bot's own hand."""
        notes = self._notes
        return forecast.begin(table, doubles, held).through(notes.oven[notes.turned_up :])

    def _end(self, end: Forecast) -> float:
        """The worth of an end of the baking."""
        rivals = self.RIVALS * end.others / (self._seats - 1)
        return end.own - rivals + self.SAVED * end.hand()

    def _recipe(self) -> Recipe:
        """The recipe of the order turned up."""
        layer = self._notes.oven[self._notes.turned_up - 1]
        return self._setup.recipe(layer.owner, layer.order)

    def _pay(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        """A baked order is worth one; the rest of the baking may favour another way."""
        if isinstance(action, Decline):
            return self._end(forecast)
        assert isinstance(action, Bake | Ask)
        recipe = self._recipe()
        held = _value(hand)
        table = view.table + 2 * view.table_doubles
        if recipe.at_least:
            lacking = max(0, recipe.at_least - total(table))
            added = spared(forecast.likely_hand(), lacking)
            added += spared(held - added, lacking - total(added))
            asked = forecast.easiest(lacking - total(added))
            after = (0, 0)
        else:
            names = self._setup.edition.kinds
            way = way_with(recipe, sum(one(names.index(kind)) for kind in action.kinds))
            missing = shortage(way.need, table)
            asked = shortage(missing, held)
            added = missing - asked
            after = taken(view.table, view.table_doubles, way.need)
        baked = 1.0 + self._end(self._rest(forecast, *after, held - added))
        if isinstance(action, Bake):
            return baked
        if not asked:
            return -1.0
        chance = forecast.helped(asked)
        return chance * (baked - self._reward()) + (1.0 - chance) * self._end(forecast) - 0.01

    def _reward(self) -> float:
        """What it costs when a helper delivers an order."""
        return self.RIVALS / (self._seats - 1)

    def _add(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        """Add what neither the rest of the baking nor the orders in hand will miss."""
        assert isinstance(action, Add)
        kind = self._setup.edition.kinds.index(action.kind)
        held = _value(hand) - some(2 if action.double else 1, kind)
        recipe = self._recipe()
        after = (0, 0)
        if not recipe.at_least:
            after = taken(view.table, view.table_doubles, recipe.ways[hand.way].need)
        end = self._rest(forecast, *after, held)
        near = [end.closeness(kept, self.DECAY) for kept in members_of(hand.orders)]
        return self._end(end) + self.HOPE * self._hopes(near)

    def _request(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        """Send the request as soon as possible; until then name what somebody is likely to have."""
        if not isinstance(action, Request):
            return 2.0
        kind = self._setup.edition.kinds.index(action.kind)
        return forecast.helped(hand.asked + some(1, kind))

    def _help(self, action: Action, view: View, hand: Hand, forecast: Forecast) -> float:
        """Helping delivers an order, and one of the asker's."""
        if isinstance(action, Refuse):
            return self._end(forecast)
        recipe = self._recipe()
        after = (0, 0)
        if not recipe.at_least:
            way = way_with(recipe, self._notes.asked_kinds)
            after = taken(view.table, view.table_doubles, way.need)
        end = self._rest(forecast, *after, hand.ingredients - hand.asked)
        return 1.0 - self._reward() + self._end(end)


def _value(hand: Hand) -> int:
    """Counts: the ingredients in a hand, a double being two (R9.2)."""
    return hand.ingredients + 2 * hand.doubles
