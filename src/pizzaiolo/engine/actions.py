"""What a player can do: every action has a text, and a number that is fixed in its edition."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from pizzaiolo.engine.counts import members_of
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.orders import kind_sets

DOUBLES_OF_A_KIND: Final = 2
"""How many double cards of each kind the expansion holds (R9.1)."""


@dataclass(frozen=True)
class Choice:
    """What all actions have in common: they can be copied and pickled."""

    def __reduce__(self) -> tuple[type[Choice], tuple[object, ...]]:
        """Copy and pickle through the constructor: compiled, a frozen class allows nothing else."""
        return type(self), tuple(getattr(self, field.name) for field in fields(self))


@dataclass(frozen=True)
class Place(Choice):
    """Put cards of one kind into the oven (R2.1): singles, and doubles if the game has them."""

    kind: str
    singles: int
    doubles: int = 0

    def __str__(self) -> str:
        """Say it: 'place 3 salami', 'place 1 salami 1 double'."""
        singles = f" {self.singles} {self.kind}" if self.singles else f" {self.kind}"
        return f"place{singles}" + (f" {self.doubles} double" if self.doubles else "")


@dataclass(frozen=True)
class Submit(Choice):
    """Put an order into the oven (R2.2), or none; orders are numbered from 1 as in the edition."""

    order: int | None

    def __str__(self) -> str:
        """Say it: 'submit order 4', 'submit nothing'."""
        return "submit nothing" if self.order is None else f"submit order {self.order}"


@dataclass(frozen=True)
class Draw(Choice):
    """Fill the hand from the supply or from the seat's own waiter (R2.3)."""

    source: str

    def __str__(self) -> str:
        """Say it: 'draw supply', 'draw waiter'."""
        return f"draw {self.source}"


@dataclass(frozen=True)
class Decline(Choice):
    """Let an order fail that could have been paid (R4.4)."""

    def __str__(self) -> str:
        """Say it."""
        return "decline"


@dataclass(frozen=True)
class Bake(Choice):
    """Fill an order, adding what is missing (R4.3, R4.4), with the kinds that it leaves open."""

    kinds: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Say it: 'bake', 'bake with olive', 'bake with olive salami'."""
        return " ".join(("bake", *(("with",) if self.kinds else ()), *self.kinds))


@dataclass(frozen=True)
class Ask(Choice):
    """Ask the others for help (R6.1) with the kinds that the order leaves open."""

    kinds: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Say it: 'ask', 'ask with olive'."""
        return " ".join(("ask", *(("with",) if self.kinds else ()), *self.kinds))


@dataclass(frozen=True)
class Request(Choice):
    """Ask for one more card of a kind (R6.2)."""

    kind: str

    def __str__(self) -> str:
        """Say it: 'request olive'."""
        return f"request {self.kind}"


@dataclass(frozen=True)
class Send(Choice):
    """Ask the others for the cards named so far (R6.3)."""

    def __str__(self) -> str:
        """Say it."""
        return "send request"


@dataclass(frozen=True)
class Add(Choice):
    """Add one card from the hand to a pizza (R5.2, R9.4)."""

    kind: str
    double: bool = False

    def __str__(self) -> str:
        """Say it: 'add olive', 'add double olive'."""
        return f"add double {self.kind}" if self.double else f"add {self.kind}"


@dataclass(frozen=True)
class Refuse(Choice):
    """Do not help (R6.3)."""

    def __str__(self) -> str:
        """Say it."""
        return "refuse"


@dataclass(frozen=True)
class Help(Choice):
    """Give the cards that were asked for (R6.3, R6.4)."""

    def __str__(self) -> str:
        """Say it."""
        return "help"


Action = Place | Submit | Draw | Decline | Bake | Ask | Request | Send | Add | Refuse | Help


class ActionTable:
    """All actions of an edition, by number, by value and by text: the one place that numbers them.

    They are listed in the order of their numbers, sort by sort.
    """

    def __init__(self, edition: Edition) -> None:
        """List the actions of an edition, and note where each sort begins."""
        names = edition.kinds
        helping = edition.helping
        hands = range(most_of_a_kind(edition))
        doubles = range(DOUBLES_OF_A_KIND if edition.doubles else 0)
        ways = [tuple(names[kind] for kind in members_of(way)) for way in kind_sets(len(names))]
        sorts: list[tuple[str, list[Action]]] = [
            ("place", [Place(kind, n + 1) for kind in names for n in hands]),
            (
                "place_doubles",
                [Place(kind, n, more + 1) for kind in names for more in doubles for n in hands],
            ),
            ("submit", [Submit(None), *(Submit(n + 1) for n in range(edition.orders_each))]),
            ("draw", [Draw("supply"), Draw("waiter")]),
            ("decline", [Decline()]),
            ("bake", [Bake(kinds) for kinds in ways]),
            ("ask", [Ask(kinds) for kinds in ways if helping]),
            ("request", [Request(kind) for kind in names if helping]),
            ("send", [Send()] if helping else []),
            ("add", [Add(kind) for kind in names]),
            ("add_double", [Add(kind, double=True) for kind in names if edition.doubles]),
            ("refuse", [Refuse(), Help()] if helping else []),
        ]
        self.begins: dict[str, int] = {}
        """By sort, the number of its first action, or the one that it would have."""
        actions: list[Action] = []
        for sort, members in sorts:
            self.begins[sort] = len(actions)
            actions += members
        self.actions = tuple(actions)
        self.texts = tuple(str(action) for action in actions)
        """What each action is called, by its number."""
        self._numbers = {action: number for number, action in enumerate(actions)}
        self._texts = dict(zip(self.texts, actions, strict=True))

    def number(self, action: Action) -> int | None:
        """The number of an action, or None if the edition does not have it."""
        return self._numbers.get(action)

    def parse(self, text: str) -> Action | None:
        """The action that a text names (case and spacing do not matter), or None."""
        return self._texts.get(" ".join(text.lower().split()))


def most_of_a_kind(edition: Edition) -> int:
    """The most cards of one kind that a hand can hold."""
    largest_hand = max(edition.opening_hand, edition.hand_limit, edition.sit_out_draw)
    return min(edition.copies, largest_hand)


_TABLES: dict[tuple[object, ...], ActionTable] = {}


def action_table(edition: Edition) -> ActionTable:
    """The table of actions of an edition, made once for all editions that number them alike."""
    most = most_of_a_kind(edition)
    key = (edition.kinds, most, edition.orders_each, edition.doubles, edition.helping)
    if key not in _TABLES:
        _TABLES[key] = ActionTable(edition)
    return _TABLES[key]
