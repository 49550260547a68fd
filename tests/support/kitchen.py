"""Kitchen: any position of any edition, written down in words, to be played on and looked at.

    kitchen = Kitchen(
        "waiter",
        {"green": Cook("3 salami, 1 olive", orders=["4 salami + 1 pepper"]), "red": Cook()},
        oven=["2 pepper", "red: Monotoni"],
        supply="salami, 2 olive",
    )
    kitchen.play("place 3 salami", "submit 4 salami + 1 pepper", "draw supply")

Cards are written as a number and a kind, stacks with the top card first, seats as their colours.
An order is named by what it shows ("4 salami + 1 pepper", "1 of each", "3 pepper, no shrimp") or
by its sort ("Monotoni"). With a `chef` the position begins when that seat opens the oven, otherwise
with the turn of `turn`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, Unpack

from pizzaiolo.editions import load_edition
from pizzaiolo.engine.actions import Submit, action_table
from pizzaiolo.engine.counts import members_of, unpack
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.edition import Edition, OrderCard
from pizzaiolo.engine.events import Event, Placed, Submitted
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import advance, legal, step, winners
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import (
    DECISIONS,
    DOUBLE,
    MAMMA_MIA,
    NO_CARD_ON_TOP,
    OPENING,
    ORDER_ON_TOP,
    OVER,
    Layer,
    Seat,
    State,
)
from pizzaiolo.engine.view import View, view

SORT_NAMES = {
    "bombastica": "Bombastica",
    "monotoni": "Monotoni",
    "minimale": "Minimale",
    "ghiottona": "Ghiottona",
    "monotoni_junior": "Monotoni junior",
    "mamma_mia": "Mamma Mia",
}

SENTENCES = {
    "RoundBegan": "round {round} begins: {starter} starts, leftovers {cards}, supply {supply}",
    "MammaMiaTaken": "{seat} takes the Mamma Mia! card",
    "Passed": "{seat} passes",
    "Placed": "{seat} places {cards}",
    "Submitted": "{seat} submits {order}",
    "Drew": "{seat} draws {drawn} from the {source}",
    "Received": "{seat} receives {cards}",
    "OvenOpened": "{chef} opens the oven",
    "TurnedUp": "out come {cards}",
    "OrderTurnedUp": "out comes {seat}'s {order}",
    "Added": "{seat} adds {cards}",
    "Asked": "{seat} asks for {cards}",
    "DidNotHelp": "{seat} refuses",
    "Helped": "{seat} gives {cards}",
    "Baked": "{seat}'s {order} is baked with {cards}",
    "Rewarded": "{seat} is rewarded",
    "Returned": "{seat}'s {order} goes back",
    "RoundEnded": "round {round} ends",
    "GameEnded": "the game ends: delivered {delivered}, in hand {in_hand}",
    "Awaited": "{seat} is to {decision}",
    "AwaitedInSecret": "{seat} is to {decision}, in secret",
}


@dataclass(frozen=True)
class Cook:
    """What one seat has; without a waiter, all orders that are nowhere else wait there."""

    hand: str = ""
    orders: Sequence[str] = ()
    waiter: Sequence[str] | None = None
    delivered: Sequence[str] = ()


class Position(TypedDict, total=False):
    """The rest of a position."""

    oven: Sequence[str]
    """From the bottom up: placements ("3 salami, 1 olive") and orders ("green: Monotoni")."""
    table: str
    """The face-up ingredients, or, while cards are placed, the leftovers of the last round."""
    supply: str
    used: str
    turn: str
    starter: str
    chef: str
    holder: str
    """Who has the Mamma Mia! card; of no matter where the edition has none."""
    round: int
    """Counted from 1."""
    doubles: bool
    helping: bool


class Kitchen:
    """One position of one edition."""

    def __init__(
        self,
        edition: str | Edition,
        cooks: Mapping[str, Cook],
        **position: Unpack[Position],
    ) -> None:
        """Lay everything out and go on to the first decision."""
        colours = tuple(cooks)
        loaded = load_edition(edition) if isinstance(edition, str) else edition
        self.edition = loaded
        self.colours = colours
        turn = colours.index(position.get("turn", colours[0]))
        doubles = position.get("doubles", False)
        helping = position.get("helping")
        self.setup = Setup(loaded, len(colours), colours, turn, doubles=doubles, helping=helping)
        self.state = State(self.setup)
        self.news: list[Event] = []
        """What happened since the position was laid out, or in the last `play`."""
        self._actions = action_table(loaded)
        self._log = Log()
        self._dealer = SeededDealer("kitchen")
        self._lay_oven(position.get("oven", ()), position.get("table", ""))
        self._lay_supply(position.get("supply"), chef="chef" in position)
        self.state.used, self.state.used_doubles = self._counts(position.get("used", ""))
        for colour, cook in cooks.items():
            self._seat(colour, cook)
        self.state.round = position.get("round", 1) - 1
        self.state.starter = colours.index(position.get("starter", colours[turn]))
        if "holder" in position and loaded.mamma_mia != "none":
            self.state.holder = colours.index(position["holder"])
        if "chef" in position:
            self.state.chef = self.state.turn = colours.index(position["chef"])
            self.state.phase = OPENING
        advance(self.state, self._dealer, self._log)
        self.news = self._log.take()

    # Playing on

    def legal(self) -> list[str]:
        """What the seat to act can do now, in words."""
        return [self._say_action(number) for number in legal(self.state)]

    def play(self, *actions: str) -> None:
        """Take actions one after the other, each for the seat to act."""
        self.news = []
        for action in actions:
            names = self.legal()
            if action not in names:
                options = ", ".join(names) or "do nothing: the game is over"
                raise ValueError(f"{action!r} cannot be done: {self.actor} can {options}")
            step(self.state, legal(self.state)[names.index(action)], self._dealer, self._log)
            self.news += self._log.take()

    # Looking

    @property
    def actor(self) -> str | None:
        """The seat that has to decide, None when the game is over."""
        return None if self.state.phase == OVER else self.colours[self.state.actor]

    @property
    def decision(self) -> str | None:
        """What it has to decide."""
        return None if self.state.phase == OVER else DECISIONS[self.state.phase]

    @property
    def table(self) -> str:
        """The face-up ingredients; between two openings of the oven, the leftovers."""
        return self._say_cards(self.state.table, self.state.table_doubles)

    @property
    def used(self) -> str:
        """The used ingredients."""
        return self._say_cards(self.state.used, self.state.used_doubles)

    @property
    def supply(self) -> int:
        """The height of the supply."""
        return self.state.supply_height()

    @property
    def round(self) -> int:
        """The round, counted from 1; after the last one it stays on it."""
        return min(self.state.round + 1, self.setup.rounds)

    @property
    def winners(self) -> list[str]:
        """Who would win now."""
        return [self.colours[seat] for seat in winners(self.state)]

    def hand(self, colour: str) -> str:
        """The ingredients in a hand."""
        seat = self._seat_of(colour)
        return self._say_cards(seat.hand, seat.doubles)

    def hand_size(self, colour: str) -> int:
        """The number of cards in a hand, ingredients and orders."""
        return self._seat_of(colour).cards()

    def orders(self, colour: str) -> list[str]:
        """The orders in a hand."""
        return self._names(colour, members_of(self._seat_of(colour).orders))

    def waiter(self, colour: str) -> list[str]:
        """The orders of a waiter, the top first."""
        seat = self._seat_of(colour).copy()
        return self._names(colour, [seat.take_top() for _ in range(seat.waiting)])

    def delivered(self, colour: str) -> list[str]:
        """The delivered orders of a seat."""
        return self._names(colour, members_of(self._seat_of(colour).delivered))

    def view(self, colour: str | None) -> View:
        """What a seat sees now; with None, a spectator."""
        return view(self.state, None if colour is None else self.colours.index(colour))

    def heard(self, colour: str | None = None) -> list[str]:
        """The news as a seat heard them, in words; with None, as everybody did."""
        seat = None if colour is None else self.colours.index(colour)
        return [self._say(event) for event in self.news if event.is_for(seat)]

    def happened(self, event: type[Event]) -> bool:
        """Whether the news hold an event of a type."""
        return any(isinstance(each, event) for each in self.news)

    # Laying out

    def _seat(self, colour: str, cook: Cook) -> None:
        """Give a seat its cards."""
        seat = Seat()
        seat.hand, seat.doubles = self._counts(cook.hand)
        in_hand = [self._order(colour, name) for name in cook.orders]
        delivered = [self._order(colour, name) for name in cook.delivered]
        seat.orders = sum(1 << order for order in in_hand)
        seat.delivered = sum(1 << order for order in delivered)
        index = len(self.state.seats)
        in_oven = [layer.order for layer in self.state.oven if layer.owner == index]
        elsewhere = {*in_hand, *delivered, *in_oven}
        if cook.waiter is None:
            waiting = [order for order in range(self.setup.orders) if order not in elsewhere]
        else:
            waiting = [self._order(colour, name) for name in cook.waiter]
        for order in waiting:
            seat.take_back(order)
        self.state.seats.append(seat)

    def _lay_oven(self, oven: Sequence[str], table: str) -> None:
        """Lay leftovers and oven, and let the log know in which order the cards lie there."""
        state = self.state
        state.table, state.table_doubles = self._counts(table)
        if self.setup.covered:
            state.top = next(reversed(self._stack(table)), NO_CARD_ON_TOP)
        for entry in oven:
            owner, is_order, name = entry.partition(": ")
            if is_order:
                seat, order = self.colours.index(owner), self._order(owner, name)
                state.oven.append(Layer(state.placed, state.placed_doubles, seat, order))
                state.placed = state.placed_doubles = 0
                state.top = ORDER_ON_TOP
                self._log.submitted(Submitted(seat, order))
                continue
            for part in entry.split(","):
                stack = self._stack(part)
                doubles = len([card for card in stack if card >= DOUBLE])
                self._log.placed(Placed(0, stack[0] % DOUBLE, len(stack) - doubles, doubles))
                state.top = stack[-1]
            singles, double_cards = self._counts(entry)
            state.placed += singles
            state.placed_doubles += double_cards
        self._log.take()

    def _lay_supply(self, supply: str | None, *, chef: bool) -> None:
        """Stack the supply; one that is not written down is long, or empty while baking."""
        if supply is None:
            supply = "" if chef else ", ".join(f"4 {kind}" for kind in self.edition.kinds)
        stack = self._stack(supply)
        self.state.card_in_supply = stack.count(MAMMA_MIA)
        self.state.supply, self.state.supply_doubles = self._counts(supply)
        self._dealer.stack = stack[::-1]

    # Words

    def _seat_of(self, colour: str) -> Seat:
        return self.state.seats[self.colours.index(colour)]

    def _stack(self, text: str) -> list[int]:
        """The cards of a text as numbers, in the order in which they are written."""
        cards: list[int] = []
        for part in filter(None, (part.strip() for part in text.split(","))):
            first, _, rest = part.partition(" ")
            number, name = (int(first), rest) if first.isdigit() else (1, part)
            if name == "mamma mia":
                card = MAMMA_MIA
            elif name.startswith("double "):
                card = self.edition.kinds.index(name.removeprefix("double ")) + DOUBLE
            else:
                card = self.edition.kinds.index(name)
            cards += [card] * number
        return cards

    def _counts(self, text: str) -> tuple[int, int]:
        """The single and the double cards of a text as Counts; the Mamma Mia! card is neither."""
        singles = doubles = 0
        for card in self._stack(text):
            if card >= DOUBLE:
                doubles += 1 << 8 * (card - DOUBLE)
            elif card != MAMMA_MIA:
                singles += 1 << 8 * card
        return singles, doubles

    def _say_cards(self, singles: int, doubles: int) -> str:
        """Cards in words, kind by kind."""
        kinds = self.edition.kinds
        words = [f"{n} {kind}" for n, kind in zip(unpack(singles, 6), kinds, strict=False) if n]
        words += [
            f"{n} double {kind}" for n, kind in zip(unpack(doubles, 6), kinds, strict=False) if n
        ]
        return ", ".join(words) or "nothing"

    def _names(self, colour: str, orders: Sequence[int]) -> list[str]:
        cards = self.edition.orders[colour]
        return [order_name(self.edition, cards[order]) for order in orders]

    def _order(self, colour: str, name: str) -> int:
        names = self._names(colour, range(self.setup.orders))
        if name not in names:
            raise ValueError(f"{colour} has no order {name!r}, but {'; '.join(names)}")
        return names.index(name)

    def _say_action(self, number: int) -> str:
        """An action in its own words, but orders by name instead of by number."""
        action = self._actions.actions[number]
        if isinstance(action, Submit) and action.order is not None:
            return f"submit {self._names(self.colours[self.state.actor], [action.order - 1])[0]}"
        return str(action)

    def _say(self, event: Event) -> str:
        """An event in words."""
        words: dict[str, Any] = event.words()
        words["drawn"] = words.get("cards")
        if "kind" in words:
            singles, doubles = (words[name] << 8 * words["kind"] for name in ("singles", "doubles"))
        else:
            names = ("ingredients", "leftovers", "request")
            singles = next((words[name] for name in names if name in words), 0)
            doubles = words.get("doubles", words.get("leftover_doubles", 0))
        if isinstance(singles, int):
            words["cards"] = self._say_cards(singles, doubles)
        if words.get("orders") and "seat" in words:
            drawn = self._names(self.colours[words["seat"]], members_of(words["orders"]))
            words["cards"] = " and ".join(drawn)
        if "order" in words:
            words["order"] = self._names(self.colours[words["seat"]], [words["order"]])[0]
        words["in_hand"] = words.get("ingredients")
        for role in ("seat", "starter", "chef"):
            if role in words:
                words[role] = self.colours[words[role]]
        if "round" in words:
            words["round"] += 1
        return SENTENCES[type(event).__name__].format(**words)


def order_name(edition: Edition, card: OrderCard) -> str:
    """What an order is called: its sort, or, where several cards share a sort, what they show."""
    if card.sort in SORT_NAMES:
        return SORT_NAMES[card.sort]
    if len(card.needs) == len(edition.kinds):
        return "1 of each"
    needs = sorted(card.needs.items(), key=lambda need: (-need[1], need[0]))
    name = " + ".join(f"{number} {edition.kinds[kind]}" for kind, number in needs)
    if card.forbidden is not None:
        name += f", no {edition.kinds[card.forbidden]}"
    return name
