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
    """Put cards of one kind into the oven (R2.1): single cards, and doubles where they are used."""

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
    """Fill the hand from the supply or from the own waiter (R2.3)."""

    source: str

    def __str__(self) -> str:
        """Say it: 'draw supply', 'draw waiter'."""
        return f"draw {self.source}"


@dataclass(frozen=True)
class Decline(Choice):
    """Let an order fail that one could have paid (R4.4)."""

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


class Layout:
    """Where each sort of action begins in an edition's table of actions."""

    def __init__(self, edition: Edition) -> None:
        """Number the actions of an edition."""
        kinds = len(edition.kinds)
        sets = len(kind_sets(kinds))
        largest_hand = max(edition.opening_hand, edition.hand_limit, edition.sit_out_draw)
        self.most = min(edition.copies, largest_hand)
        """The most cards of one kind that a hand can hold."""
        self.place = 0
        self.place_doubles = kinds * self.most
        doubles = DOUBLES_OF_A_KIND if edition.doubles else 0
        self.submit = self.place_doubles + kinds * doubles * self.most
        self.draw = self.submit + 1 + edition.orders_each
        self.decline = self.draw + 2
        self.bake = self.decline + 1
        self.ask = self.bake + sets
        asking = 1 if edition.helping else 0
        self.request = self.ask + sets * asking
        self.send = self.request + kinds * asking
        self.add = self.send + asking
        self.add_double = self.add + kinds
        self.refuse = self.add_double + (kinds if edition.doubles else 0)
        self.help = self.refuse + asking
        self.size = self.help + asking


class ActionTable:
    """All actions of an edition: by number, by value and by text."""

    def __init__(self, edition: Edition) -> None:
        """List the actions of an edition in the order of their numbers."""
        layout = Layout(edition)
        names = edition.kinds
        choices = [
            tuple(names[kind] for kind in members_of(kinds)) for kinds in kind_sets(len(names))
        ]
        actions: list[Action] = []
        actions += [Place(kind, n + 1) for kind in names for n in range(layout.most)]
        if edition.doubles:
            actions += [
                Place(kind, n, doubles + 1)
                for kind in names
                for doubles in range(DOUBLES_OF_A_KIND)
                for n in range(layout.most)
            ]
        actions += [Submit(None), *(Submit(n + 1) for n in range(edition.orders_each))]
        actions += [Draw("supply"), Draw("waiter"), Decline()]
        actions += [Bake(kinds) for kinds in choices]
        if edition.helping:
            actions += [Ask(kinds) for kinds in choices]
            actions += [*(Request(kind) for kind in names), Send()]
        actions += [Add(kind) for kind in names]
        if edition.doubles:
            actions += [Add(kind, double=True) for kind in names]
        if edition.helping:
            actions += [Refuse(), Help()]
        self.actions = tuple(actions)
        self._numbers = {action: number for number, action in enumerate(actions)}
        self._texts = {str(action): action for action in actions}

    def number(self, action: Action) -> int | None:
        """The number of an action, or None where the edition does not have it."""
        return self._numbers.get(action)

    def parse(self, text: str) -> Action | None:
        """The action that a text names (case and spacing do not matter), or None."""
        return self._texts.get(" ".join(text.lower().split()))


_TABLES: dict[tuple[object, ...], ActionTable] = {}


def action_table(edition: Edition) -> ActionTable:
    """The table of actions of an edition, made once for all editions that number them alike."""
    layout = Layout(edition)
    key = (edition.kinds, layout.most, edition.orders_each, edition.doubles, edition.helping)
    if key not in _TABLES:
        _TABLES[key] = ActionTable(edition)
    return _TABLES[key]
