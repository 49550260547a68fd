"""What the terminal says: short, warm, in the second person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pizzaiolo.editions.show import SORT_TITLES
from pizzaiolo.engine.actions import Action, Add, Ask, Bake, Decline, Help, Refuse, Request, Send
from pizzaiolo.engine.counts import kinds_of, members_of, one, shortage, some, total
from pizzaiolo.engine.orders import Recipe, Way
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.english import amounts, kind_word, listed, number_word, order_name

ALL_THERE: Final = "All there."


class TableWords:
    """The words of one table: its edition, its names, and who is "you"."""

    def __init__(self, setup: Setup, names: Sequence[str], seat: int) -> None:
        """Know the table."""
        self.setup = setup
        self.names = tuple(names)
        self.seat = seat

    # People

    def does(self, seat: int, you: str, others: str) -> str:
        """A seat and a verb: 'You draw', 'Nonna draws'."""
        return f"You {you}" if seat == self.seat else f"{self.names[seat]} {others}"

    def whose(self, seat: int) -> str:
        """Whose something is: 'your', 'Nonna's'."""
        if seat == self.seat:
            return "your"
        name = self.names[seat]
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    # Cards and orders

    def announcement(self, kind: int, number: int) -> str:
        """What is called out: 'Three salami!'."""
        name = self.setup.edition.kinds[kind]
        return f"{number_word(number).capitalize()} {kind_word(name, number)}!"

    def cards(self, singles: int, doubles: int = 0) -> str:
        """Cards by kind: 'two olives and one double salami'; 'nothing'."""
        words = []
        for kind, single, double in amounts(self.setup, singles, doubles):
            if single:
                words.append(f"{number_word(single)} {kind_word(kind, single)}")
            if double:
                words.append(f"{number_word(double)} double {kind_word(kind, double)}")
        return listed(words) if words else "nothing"

    def title(self, seat: int, order: int) -> str:
        """What an order is called: 'Monotoni'."""
        card = self.setup.edition.orders[self.setup.colours[seat]][order]
        return SORT_TITLES[card.sort]

    def recipe(self, seat: int, order: int) -> str:
        """What an order needs: '1 olive + 6 of one other kind'."""
        return order_name(self.setup, seat, order).partition(": ")[2]

    def in_short(self, seat: int, order: int) -> str:
        """An order in as few words as it takes to tell it from its owner's other ones."""
        title = self.title(seat, order)
        titles = [self.title(seat, each) for each in range(self.setup.orders)]
        return title if titles.count(title) == 1 else self.recipe(seat, order)

    def stack(self, source: str) -> str:
        """What a stack is called at this table: 'supply', 'waiter'."""
        return self.setup.edition.waiter_name if source == "waiter" else "supply"

    # The order turned up

    def shortfall(self, view: View) -> str:
        """What the order turned up lacks, as everybody can see: 'One olive short.'."""
        recipe = self._recipe(view)
        table = view.table + 2 * view.table_doubles
        if recipe.forbidden & table:
            kind = members_of(kinds_of(recipe.forbidden & table))[0]
            return f"There is {self.setup.edition.kinds[kind]} on the table."
        if recipe.at_least:
            lacking = recipe.at_least - total(table)
            return ALL_THERE if lacking <= 0 else f"{_some_cards(lacking)} short."
        ways = members_of(recipe.open_ways(table))
        if not ways:
            return "No kind to count."
        missing = {shortage(recipe.ways[way].need, table) for way in ways}
        fewest = min(total(each) for each in missing)
        nearest = [each for each in missing if total(each) == fewest]
        if fewest == 0:
            return ALL_THERE
        if len(nearest) > 1:
            return f"At least {_some_cards(fewest).lower()} short."
        words = self.cards(nearest[0])
        return f"{words[0].upper()}{words[1:]} short."

    def _recipe(self, view: View) -> Recipe:
        order = view.turned_up
        assert order is not None, "an order lies open"
        assert order.owner is not None, "an order has an owner"
        assert order.order is not None, "an order has a number"
        return self.setup.recipe(order.owner, order.order)

    # Decisions while the oven is emptied

    def question(self, view: View, chosen: Sequence[Action]) -> str:
        """What the person has to decide now, in one sentence."""
        order = view.turned_up
        assert order is not None, "an order lies open"
        owner, number = order.owner or 0, order.order or 0
        if owner != self.seat:
            return f"{self.names[owner]} asks for {self.cards(view.request or 0)}. Do you help?"
        name = f"Your {self.title(owner, number)}"
        if view.helper is not None:
            return f"{self.names[view.helper]} helps. Add the rest: which cards?"
        if any(isinstance(action, Ask) for action in chosen) or view.decision == "request":
            return f"{name}: which cards do you ask for?"
        if any(isinstance(action, Bake) for action in chosen) or view.decision == "add":
            return f"{name}: which cards do you add?"
        if self.shortfall(view) == ALL_THERE:
            return f"{name} can be baked in more than one way. Choose."
        return f"{name} has come up. What do you do?"

    def so_far(self, chosen: Sequence[Action], view: View) -> str:
        """What the person has chosen so far in a decision that takes several choices."""
        kinds = self.setup.edition.kinds
        asked = [action for action in chosen if isinstance(action, Ask)]
        request = 0 if view.hand is None else view.hand.asked
        for ask in asked:
            request += self._unheld(ask, view)
        singles = doubles = 0
        for action in chosen:
            if isinstance(action, Request):
                request += some(1, kinds.index(action.kind))
            elif isinstance(action, Add):
                card = some(1, kinds.index(action.kind))
                singles, doubles = (
                    (singles, doubles + card) if action.double else (singles + card, doubles)
                )
        if singles | doubles:
            return f"You add {self.cards(singles, doubles)}."
        return f"You ask for {self.cards(request)}." if request else ""

    def option(self, action: Action, view: View) -> str:
        """One thing that the person can do, with what it takes."""
        match action:
            case Decline():
                return f"Let it go back under your {self.stack('waiter')}"
            case Bake():
                return self._bake(action, view)
            case Ask():
                return self._ask(action, view)
            case Add(kind, double):
                return f"Add a double {kind}" if double else f"Add {_article(kind)}"
            case Request(kind):
                return f"Ask for {_article(kind)}"
            case Send():
                return "That is all: ask the others"
            case Refuse():
                return "Do not help"
            case Help():
                return f"Give {self.cards(view.request or 0)}, and deliver an order unseen"
            case _:
                return str(action)

    def _bake(self, action: Bake, view: View) -> str:
        start = f"Bake it with {listed(action.kinds)}" if action.kinds else "Bake it"
        way = self._way(action, view)
        if way is None:
            lacking = self._recipe(view).at_least - total(view.table + 2 * view.table_doubles)
            return f"{start}: add {_some_cards(lacking).lower()}" if lacking > 0 else start
        missing = shortage(way.need, view.table + 2 * view.table_doubles)
        return f"{start}: add {self.cards(missing)}" if missing else f"{start}: all there"

    def _ask(self, action: Ask, view: View) -> str:
        start = f"Ask for help with {listed(action.kinds)}" if action.kinds else "Ask for help"
        unheld = self._unheld(action, view)
        return f"{start}: {self.cards(unheld)}" if unheld else start

    def _unheld(self, action: Ask, view: View) -> int:
        """What is missing and not in the hand: it has to be asked for (R6.2)."""
        way = self._way(action, view)
        if way is None or view.hand is None:
            return 0
        missing = shortage(way.need, view.table + 2 * view.table_doubles)
        return shortage(missing, view.hand.ingredients)

    def _way(self, action: Bake | Ask, view: View) -> Way | None:
        """The way that an action names; None for an order of a number of cards of any kinds."""
        recipe = self._recipe(view)
        if recipe.at_least:
            return None
        kinds = self.setup.edition.kinds
        wanted = sum(one(kinds.index(kind)) for kind in action.kinds)
        return next(way for way in recipe.ways if way.kinds == wanted)


def _some_cards(number: int) -> str:
    return f"{number_word(number).capitalize()} card{'' if number == 1 else 's'}"


def _article(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
