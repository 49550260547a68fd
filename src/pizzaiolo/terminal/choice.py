"""What a person has chosen and not confirmed yet; what may be chosen comes from the engine.

A turn is up to three decisions, and paying for an order may be several. They are gathered here
and sent one after the other on confirmation. What can follow a choice is tried on a copy of the
game, and only as long as the same seat goes on deciding, so that nothing hidden comes to light.
"""

from __future__ import annotations

from collections.abc import Sequence

from pizzaiolo.engine.actions import Action, Draw, Place, Submit
from pizzaiolo.engine.events import Added, Awaited, AwaitedInSecret, Event, Placed, Submitted
from pizzaiolo.game import Game


def options_after(game: Game, actions: Sequence[Action]) -> list[Action]:
    """What the seat to act may choose next after some choices of its own; none if all is chosen."""
    if not actions:
        return game.legal()
    seat = game.to_act
    twin = game.copy()
    for action in actions:
        if not _goes_on(twin.play(action), seat):
            return []
    return twin.legal()


def _goes_on(events: Sequence[Event], seat: int | None) -> bool:
    """Whether a seat has only moved its own cards so far and is asked again."""
    *before, last = events
    return (
        isinstance(last, Awaited | AwaitedInSecret)
        and last.seat == seat
        and all(
            isinstance(each, Placed | Submitted | Added) and each.seat == seat for each in before
        )
    )


class TurnChoice:
    """The choices of a turn: cards, an order or none, a stack. Each can be changed at any time."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing chosen."""
        self._game = game
        self.placements = [action for action in game.legal() if isinstance(action, Place)]
        self.orders: list[Submit] = self._orders()
        self.place: Place | None = None
        self.order = Submit(None)
        self._stack: str | None = None

    def clear(self) -> None:
        """Take every choice back."""
        self.place = None
        self.order = Submit(None)
        self._stack = None

    # Cards

    @property
    def kinds(self) -> list[str]:
        """The kinds that can be placed."""
        return list(dict.fromkeys(place.kind for place in self.placements))

    def choose_kind(self, kind: str) -> bool:
        """Place one card of a kind, or one more if it is already chosen; after the most, one."""
        ways = self._ways(kind)
        if not ways:
            return False
        after = ways.index(self.place) + 1 if self.place in ways else 0
        self.place = ways[after % len(ways)]
        return True

    def step_kind(self, step: int) -> None:
        """Go to the next kind that can be placed, or to the one before."""
        kinds = self.kinds
        if not kinds:
            return
        if self.place is None:
            index = 0 if step > 0 else len(kinds) - 1
        else:
            index = (kinds.index(self.place.kind) + step) % len(kinds)
        self.place = self._ways(kinds[index])[0]

    def choose_number(self, number: int) -> bool:
        """Place this many of the chosen kind; repeated, the same number in other cards (R9.2)."""
        if self.place is None:
            return False
        ways = [way for way in self._ways(self.place.kind) if _announced(way) == number]
        if not ways:
            return False
        after = ways.index(self.place) + 1 if self.place in ways else 0
        self.place = ways[after % len(ways)]
        return True

    def step_number(self, step: int) -> bool:
        """Place more or fewer cards of the chosen kind."""
        if self.place is None:
            return False
        ways = self._ways(self.place.kind)
        index = ways.index(self.place) + step
        if not 0 <= index < len(ways):
            return False
        self.place = ways[index]
        return True

    def _ways(self, kind: str) -> list[Place]:
        """The ways to place a kind, from the fewest to the most, single cards first."""
        ways = [place for place in self.placements if place.kind == kind]
        return sorted(ways, key=lambda way: (_announced(way), way.doubles))

    # Order and stack

    def _orders(self) -> list[Submit]:
        """The orders that may go in, and none; the same whatever is placed."""
        options = options_after(self._game, self.placements[:1])
        return [action for action in options if isinstance(action, Submit)]

    def choose_order(self, index: int) -> bool:
        """Submit the order at a place among those that may go in."""
        orders = [submit for submit in self.orders if submit.order is not None]
        if not 0 <= index < len(orders):
            return False
        self.order = orders[index]
        return True

    def step_order(self, step: int) -> None:
        """Go to the next order, or to the one before; no order is one of them."""
        if self.orders:
            index = self.orders.index(self.order)
            self.order = self.orders[(index + step) % len(self.orders)]

    def leave_orders(self) -> None:
        """Submit none."""
        self.order = Submit(None)

    @property
    def stacks(self) -> list[Draw]:
        """The stacks that can be drawn from, if there is a choice; none before a kind is chosen."""
        if self.placements and self.place is None:
            return []
        options = options_after(self._game, self._before_drawing())
        return [action for action in options if isinstance(action, Draw)]

    @property
    def stack(self) -> Draw | None:
        """The stack to draw from; the supply, unless another was chosen."""
        stacks = self.stacks
        return next((each for each in stacks if each.source == self._stack), (*stacks, None)[0])

    def choose_stack(self, source: str) -> bool:
        """Draw from a stack."""
        if all(each.source != source for each in self.stacks):
            return False
        self._stack = source
        return True

    def switch_stack(self) -> bool:
        """Draw from the other stack."""
        stack = self.stack
        return stack is not None and self.choose_stack(
            "waiter" if stack.source == "supply" else "supply"
        )

    # All together

    def _before_drawing(self) -> list[Action]:
        place: list[Action] = [] if self.place is None else [self.place]
        return [*place, self.order] if self.orders else place

    @property
    def ready(self) -> bool:
        """Whether everything has been chosen."""
        return not self.placements or self.place is not None

    def actions(self) -> list[Action]:
        """The decisions of this turn, in the order in which they have to be sent."""
        if not self.ready:
            raise ValueError("a kind has to be chosen before the turn can be confirmed")
        stack = self.stack
        return self._before_drawing() if stack is None else [*self._before_drawing(), stack]


def _announced(place: Place) -> int:
    """The number that is called out: a double counts as two (R9.2)."""
    return place.singles + 2 * place.doubles


class BakingChoice:
    """The choices of one decision while the oven is emptied, taken one after the other."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing chosen."""
        self._game = game
        self.chosen: list[Action] = []
        self.options = game.legal()

    def choose(self, index: int) -> bool:
        """Choose an option; return whether that was the last choice of this decision."""
        self.chosen.append(self.options[index])
        self.options = options_after(self._game, self.chosen)
        return not self.options

    def back(self) -> bool:
        """Take the last choice back; return whether there was one."""
        if not self.chosen:
            return False
        self.chosen.pop()
        self.options = options_after(self._game, self.chosen)
        return True
