"""Bots that think little: `random` and `greedy`, neither of which remembers anything."""

from __future__ import annotations

from pizzaiolo.bots.asking import sensible
from pizzaiolo.engine.actions import (
    Action,
    Add,
    Ask,
    Bake,
    Draw,
    Help,
    Place,
    Send,
    Submit,
    action_table,
)
from pizzaiolo.engine.counts import EACH, bits, count, members_of, shortage, total
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Hand, View


class RandomBot:
    """Chooses any legal action, each with the same chance."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        """Take chance from the seed."""
        self._rng = Rng(seed)

    def hear(self, event: Event) -> None:
        """Forget it at once."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Roll a die."""
        return legal[self._rng.below(len(legal))]


class GreedyBot:
    """Tries to fill the orders in its hand, and remembers nothing.

    It sees how high the oven is and assumes that every kind is in it equally often. It places what
    the orders in its hand still lack, submits the order that lacks least if that is little, keeps
    one order for every two ingredients, and pays, adds and helps whenever it can.
    """

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        """Know the bot's own orders; ties are broken by chance."""
        self._setup = setup
        self._actions = action_table(setup.edition).actions
        self._recipes = [setup.recipe(seat, order) for order in range(setup.orders)]
        self._rng = Rng(seed)

    def hear(self, event: Event) -> None:
        """Forget it at once."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Take the action that it likes best at first sight."""
        hand = view.hand
        assert hand is not None, "a player sees a hand"
        legal = sensible(legal, self._setup, view)
        best = legal[0]
        most = -100.0
        for number in legal:
            liking = self._liking(self._actions[number], view, hand) + self._rng.below(100) / 1000
            if liking > most:
                best, most = number, liking
        return best

    def _liking(self, action: Action, view: View, hand: Hand) -> float:
        match action:
            case Place(name, singles, doubles):
                kind = self._setup.edition.kinds.index(name)
                return self._use_of(kind, singles + 2 * doubles, view, hand)
            case Submit(None):
                return -self.PATIENCE
            case Submit(int(order)):
                return -float(self._lacking(order - 1, view, hand))
            case Draw(source):
                few_orders = 2 * bits(hand.orders) < total(hand.ingredients) + total(hand.doubles)
                return 1.0 if few_orders == (source == "waiter") else 0.0
            case Bake():
                return 3.0
            case Help() | Ask() | Add() | Send():
                return 2.0
            case _:
                return 1.0

    PATIENCE = 2.5
    """An order is submitted when it seems to lack no more cards than this."""

    def _use_of(self, kind: int, number: int, view: View, hand: Hand) -> float:
        """How many of the cards to be placed the orders in hand lack, less those they do not."""
        wanted = max(
            (self._wanted(order, kind, view) for order in members_of(hand.orders)), default=1
        )
        return min(number, wanted) - 0.5 * max(0, number - wanted)

    def _wanted(self, order: int, kind: int, view: View) -> int:
        """How many cards of a kind an order still needs in the oven, in its most hopeful way."""
        needs = [count(way.need, kind) for way in self._recipes[order].ways]
        return max(0, max(needs) - self._in_oven(view)) if needs else 1

    def _lacking(self, order: int, view: View, hand: Hand) -> int:
        """How many cards an order seems to lack if it is submitted now."""
        recipe = self._recipes[order]
        held = hand.ingredients + 2 * hand.doubles
        if recipe.at_least:
            return max(0, recipe.at_least - view.oven - total(held))
        there = held + self._in_oven(view) * EACH
        return min(total(shortage(way.need, there)) for way in recipe.ways)

    def _in_oven(self, view: View) -> int:
        """How many cards of each kind the oven seems to have."""
        return view.oven // self._setup.kinds
