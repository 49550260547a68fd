"""Forecast: what the oven will do, from a perfect memory of it and the odds of unseen hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from pizzaiolo.engine.counts import MOST_KINDS, count, lowest, one, shortage, some, total, unpack
from pizzaiolo.engine.events import (
    Asked,
    Baked,
    Event,
    OrderTurnedUp,
    Placed,
    RoundBegan,
    RoundEnded,
    Submitted,
)
from pizzaiolo.engine.orders import Recipe, Way
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import Layer

Table = tuple[int, int, int, int]
"""Single and double cards face up; what is left of the bot's hand, by value; cards yet to come."""

Outcome = tuple[float, int, int, int, int]
"""An order turned up: the chance that it is baked; then singles and doubles left face up, the cards
that it costs the bot's own hand (by value), and how many of the cards still to come."""


class Notes:
    """All that was said about ingredients and orders: the oven layer by layer, and what is used."""

    def __init__(self, setup: Setup, seat: int) -> None:
        """Begin with an empty oven."""
        self._seat = seat
        each = setup.copies + setup.doubles_of_a_kind
        self._all = sum(some(each, kind) for kind in range(setup.kinds))
        self.oven: list[Layer] = []
        self.placed = 0
        self.placed_doubles = 0
        """Counts: what was placed since the last order."""
        self.leftovers = 0
        self.leftover_doubles = 0
        self.turned_up = 0
        """How many orders have come out of the oven in this baking."""
        self.asked_kinds = 0
        """The kinds that the last player to ask for help had chosen."""
        self.delivered = 0
        """The set of the bot's own orders that were seen being baked."""
        self._used = 0

    def hear(self, event: Event) -> None:
        """Take in an event; most tell nothing that a View does not show."""
        if isinstance(event, Placed):
            self.placed += some(event.singles, event.kind)
            self.placed_doubles += some(event.doubles, event.kind)
        elif isinstance(event, Submitted):
            layer = Layer(self.placed, self.placed_doubles, event.seat, event.order)
            self.oven.append(layer)
            self.placed = self.placed_doubles = 0
        elif isinstance(event, OrderTurnedUp):
            self.turned_up += 1
        elif isinstance(event, Asked):
            self.asked_kinds = event.kinds
        elif isinstance(event, Baked):
            self._used += event.ingredients + 2 * event.doubles
            if event.seat == self._seat:
                self.delivered |= one(event.order)
        elif isinstance(event, RoundEnded):
            self.oven = []
            self.placed = self.placed_doubles = 0
            self._used = self.turned_up = 0
        elif isinstance(event, RoundBegan):
            self.leftovers = event.leftovers
            self.leftover_doubles = event.leftover_doubles

    def in_oven(self) -> int:
        """The set of the bot's own orders that are still in the oven."""
        orders = 0
        for layer in self.oven[self.turned_up :]:
            if layer.owner == self._seat:
                orders |= one(layer.order)
        return orders

    def unseen(self, hand: int, table: int) -> int:
        """Counts by value: what the others and the supply hold, given this hand and table."""
        seen = hand + table + self._used + self.placed + 2 * self.placed_doubles
        for layer in self.oven[self.turned_up :]:
            seen += layer.placed + 2 * layer.doubles
        return shortage(self._all, seen)


@lru_cache(maxsize=20000)
def at_least(wanted: int, drawn: int, of_kind: int, cards: int) -> float:
    """The chance that among cards drawn from a stack there are as many of a kind as wanted."""
    if wanted > of_kind or wanted > drawn:
        return 0.0
    drawn = min(drawn, cards)
    ways = sum(
        comb(of_kind, n) * comb(cards - of_kind, drawn - n)
        for n in range(wanted, min(of_kind, drawn) + 1)
    )
    return ways / comb(cards, drawn)


class Odds:
    """How likely it is that the unseen cards are where they are wanted."""

    PAID = (1.0, 0.67, 0.4, 0.17, 0.04, 0.01)
    """How often players fill an order that lacks this many cards, counted over many games."""
    BOMBASTICA_PAID = (1.0, 0.95, 0.9, 0.85, 0.7, 0.5, 0.4, 0.2)
    """The same for a Bombastica."""
    GIVES = 0.8
    """How often a player who can help does."""

    def __init__(self, unseen: int, kinds: int, hands: Sequence[int], *, helping: bool) -> None:
        """Know the unseen cards (Counts), and how many cards each seat holds."""
        self._unseen = unpack(unseen, kinds)
        self._cards = sum(self._unseen)
        self._kinds = kinds
        self._hands = hands
        self._helping = helping
        self._known: dict[tuple[int, int], float] = {}
        self.outcomes: dict[tuple[int, int, tuple[int, ...]], Outcome] = {}
        """What forecasts have found out with these odds, by order and table."""

    def among(self, wanted: int, drawn: int) -> float:
        """The chance that cards drawn at random cover a Counts; kinds taken as independent."""
        key = (wanted, drawn)
        chance = self._known.get(key)
        if chance is None:
            chance = 1.0
            for kind, number in enumerate(unpack(wanted, self._kinds)):
                if number:
                    chance *= at_least(number, drawn, self._unseen[kind], self._cards)
            self._known[key] = chance
        return chance

    def share(self, wanted: int) -> float:
        """How many of the unseen cards are of a kind that is wanted."""
        number = sum(self._unseen[kind] for kind, n in enumerate(unpack(wanted, self._kinds)) if n)
        return number / max(1, self._cards)

    def helped(self, wanted: int, owner: int) -> float:
        """The chance that one of the others has all the cards asked for, and gives them."""
        if not self._helping:
            return 0.0
        nobody = 1.0
        for seat, cards in enumerate(self._hands):
            if seat != owner:
                nobody *= 1.0 - self.GIVES * self.among(wanted, cards)
        return 1.0 - nobody

    def pays(self, missing: int, owner: int) -> float:
        """The chance that another player fills an order that lacks these cards."""
        key = (missing, -owner - 1)
        known = self._known.get(key)
        if known is None:
            known = self.among(missing, self._hands[owner])
            if 0.0 < known < 1.0:
                # Nobody submits at random: a player who submits an order often holds what it lacks.
                known = self.PAID[min(total(missing), len(self.PAID) - 1)]
            known += (1.0 - known) * self.helped(missing, owner)
            self._known[key] = known
        return known


class Forecast:
    """How the oven may go: every table that is likely at one moment of the baking, with its chance.

    Orders are settled one after the other. If it is not certain whether one will be baked, the
    forecast follows both courses, and of all courses it keeps the likeliest few.
    """

    COURSES = 6
    """How many courses are followed."""

    def __init__(self, setup: Setup, seat: int, odds: Odds) -> None:
        """Know whose forecast it is; `begin` gives it a table."""
        self._setup = setup
        self._seat = seat
        self._odds = odds
        self.tables: dict[Table, float] = {}
        self.own = 0.0
        """How many own orders are baked, on average."""
        self.others = 0.0

    def begin(self, table: int, doubles: int, hand: int, draws: int = 0) -> Forecast:
        """Return a forecast from a table and a hand that will still get a number of cards."""
        twin = Forecast(self._setup, self._seat, self._odds)
        twin.tables = {(table, doubles, hand, draws): 1.0}
        return twin

    def turn_up(self, placed: int, doubles: int) -> Forecast:
        """Return the forecast after cards have turned up."""
        twin = Forecast(self._setup, self._seat, self._odds)
        twin.own, twin.others = self.own, self.others
        twin.tables = {
            (table + placed, pairs + doubles, hand, draws): chance
            for (table, pairs, hand, draws), chance in self.tables.items()
        }
        return twin

    def spend(self, cards: int) -> Forecast | None:
        """Return the forecast with cards gone from the bot's hand, None if they were promised."""
        if any(shortage(cards, hand) for _, _, hand, _ in self.tables):
            return None
        twin = Forecast(self._setup, self._seat, self._odds)
        twin.own, twin.others = self.own, self.others
        twin.tables = {
            (table, doubles, hand - cards, draws): chance
            for (table, doubles, hand, draws), chance in self.tables.items()
        }
        return twin

    def through(self, layers: Sequence[Layer]) -> Forecast:
        """Return the forecast after layers of the oven."""
        forecast = self
        for layer in layers:
            forecast = forecast.turn_up(layer.placed, layer.doubles)
            forecast = forecast.settle(layer.owner, layer.order)
        return forecast

    def settle(self, owner: int, order: int) -> Forecast:
        """Return the forecast after an order is settled."""
        twin = Forecast(self._setup, self._seat, self._odds)
        own = owner == self._seat
        known = self._odds.outcomes
        tables: dict[Table, float] = {}
        baked = 0.0
        for state, chance in self.tables.items():
            # What others will do does not depend on the bot's own hand: compute it only once.
            key = (owner, order, state if own else state[:2])
            outcome = known.get(key)
            if outcome is None:
                outcome = known[key] = self._outcome(owner, self._setup.recipe(owner, order), state)
            paid, table, doubles, added, drawn = outcome
            if paid > 0.0:
                baked += chance * paid
                after = (table, doubles, state[2] - added, state[3] - drawn)
                tables[after] = tables.get(after, 0.0) + chance * paid
            if paid < 1.0:
                tables[state] = tables.get(state, 0.0) + chance * (1.0 - paid)
        twin.own = self.own + baked if own else self.own
        twin.others = self.others if own else self.others + baked
        twin.tables = tables if len(tables) <= self.COURSES else _likeliest(tables, self.COURSES)
        return twin

    def _outcome(self, owner: int, recipe: Recipe, state: Table) -> Outcome:
        table, doubles, hand, draws = state
        if recipe.forbidden & (table | doubles):
            return 0.0, table, doubles, 0, 0
        own = owner == self._seat
        value = table + 2 * doubles
        if recipe.at_least:
            return self._bombastica(recipe.at_least - total(value), hand if own else None, draws)
        way, missing = best_way(recipe, value, hand if own else 0)
        if way is None:
            return 0.0, table, doubles, 0, 0
        after = taken(table, doubles, way.need)
        if not missing:
            return 1.0, *after, 0, 0
        if not own:
            return self._odds.pays(missing, owner), *after, 0, 0
        lacking = shortage(missing, hand)
        if not lacking:
            return 1.0, *after, missing, 0
        return self.found(lacking, draws), *after, missing - lacking, min(draws, total(lacking))

    def _bombastica(self, lacking: int, hand: int | None, draws: int) -> Outcome:
        """R5.2: all cards face up are used; without a hand, the order is another player's."""
        if lacking <= 0:
            return 1.0, 0, 0, 0, 0
        if hand is None:
            paid = self._odds.BOMBASTICA_PAID
            return (paid[lacking] if lacking < len(paid) else 0.0), 0, 0, 0, 0
        added = spared(hand, lacking)
        drawn = lacking - total(added)
        chance = 1.0 if drawn <= 0 else 0.7 if drawn <= draws // 2 else 0.0
        return chance, 0, 0, added, min(draws, drawn)

    def found(self, lacking: int, draws: int) -> float:
        """The chance of getting cards for the bot's order before it turns up, or help."""
        chance = self._odds.among(lacking, draws)
        return chance + (1.0 - chance) * self._odds.helped(lacking, self._seat)

    def helped(self, asked: int) -> float:
        """The chance that somebody gives the cards asked for."""
        return self._odds.helped(asked, self._seat)

    def easiest(self, number: int) -> int:
        """Counts: as many cards as another player is likely to have in full."""
        asked = 0
        for _ in range(number):
            asked = max((asked + some(1, k) for k in range(self._setup.kinds)), key=self.helped)
        return asked

    def hand(self) -> float:
        """How many cards are left in the bot's own hand, on average."""
        return sum(float(total(hand)) * chance for (_, _, hand, _), chance in self.tables.items())

    def likely_hand(self) -> int:
        """Counts by value: what is left in the bot's own hand on the likeliest course."""
        return max(self.tables.items(), key=lambda item: item[1])[0][2]

    def table(self) -> float:
        """How many cards lie face up, on average."""
        return sum(
            float(total(table + 2 * doubles)) * chance
            for (table, doubles, _, _), chance in self.tables.items()
        )

    def closeness(self, order: int, decay: float, drawn: int = 0) -> float:
        """How near the bot's order is to being filled: 1 if it is, less for every card it lacks.

        With drawn cards, the average number of those that it lacks counts as being there.
        """
        recipe = self._setup.recipe(self._seat, order)
        near = 0.0
        for (table, doubles, hand, _), chance in self.tables.items():
            value = table + 2 * doubles
            if recipe.at_least:
                lacks = max(0.0, (recipe.at_least - total(value + hand) - drawn) / 3)
            else:
                way, missing = best_way(recipe, value, hand)
                lacking = shortage(missing, hand)
                lacks = float(total(lacking))
                if way is None:
                    lacks = 4.0
                elif lacking and drawn:
                    lacks = max(0.0, lacks - drawn * self._odds.share(lacking))
                if recipe.forbidden & value:
                    lacks += 3.0
            near += chance * decay**lacks
        return near


_FIRST = [0, *(lowest(kinds) for kinds in range(1, 1 << MOST_KINDS))]
"""By set of kinds, its first kind."""


def best_way(recipe: Recipe, table: int, hand: int) -> tuple[Way | None, int]:
    """The way in which an owner would fill an order, and what the table lacks for it.

    The way that lacks least beyond the hand, then least beyond the table, then the one of which
    most is there.
    """
    ways = recipe.ways
    if len(ways) == 1:
        return ways[0], shortage(ways[0].need, table)
    open_ways = recipe.open_ways(table)
    best: Way | None = None
    best_missing = 0
    least = 1 << 30
    for number, way in enumerate(ways):
        if not open_ways >> number & 1:
            continue
        missing = shortage(way.need, table)
        lacking = -count(table, _FIRST[way.kinds])
        if missing:
            lacking += total(missing) * 128 + total(shortage(missing, hand)) * 4096
        if lacking < least:
            best, best_missing, least = way, missing, lacking
    return best, best_missing


def way_with(recipe: Recipe, kinds: int) -> Way:
    """The way in which an order is filled with a set of chosen kinds."""
    return next(way for way in recipe.ways if way.kinds == kinds)


def spared(hand: int, number: int) -> int:
    """Counts: a number of cards from a hand, or all it has, always of the kind it has most of."""
    spare = 0
    for _ in range(min(number, total(hand))):
        piles = unpack(hand - spare, MOST_KINDS)
        spare += some(1, piles.index(max(piles)))
    return spare


def taken(table: int, doubles: int, need: int) -> tuple[int, int]:
    """The table after an order has taken its ingredients: doubles first (R9.3)."""
    if doubles:
        for kind, number in enumerate(unpack(need, MOST_KINDS)):
            pairs = min((number + 1) >> 1, count(doubles, kind))
            doubles -= some(pairs, kind)
            need = shortage(need, some(2 * pairs, kind))
    return shortage(table, need), doubles


def _likeliest(tables: dict[Table, float], number: int) -> dict[Table, float]:
    """The likeliest tables, with their chances scaled to add up to 1."""
    kept = sorted(tables.items(), key=lambda item: -item[1])[:number]
    whole = sum(chance for _, chance in kept)
    return {state: chance / whole for state, chance in kept}
