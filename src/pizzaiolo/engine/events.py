"""What happened: events, each with its audience.

Seats, kinds and orders are numbers from 0; amounts of several kinds are Counts (`counts.py`).
An event with an `audience` is for that seat alone; all others are for everybody. Nothing is ever
blanked out of an event: what only one seat may know is an event of its own.

They are plain classes and not dataclasses: compiled, a plain constructor is a C call, while that of
a frozen dataclass is looked up and run at run time, and making events took most of the time of a
decision.
"""

from __future__ import annotations

from typing import Final

_NAMES: Final = "__match_args__"
"""The attribute in which every event keeps the names of what it says; patterns use it too."""


class Event:
    """Something that happened; it never changes, and equals another that says the same."""

    @property
    def audience(self) -> int | None:
        """The one seat that may know, or None for everybody."""
        return None

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know."""
        audience = self.audience
        return audience is None or audience == seat

    def words(self) -> dict[str, object]:
        """What it says, by name, in the order of the constructor."""
        # Not declared here: to mypyc, an attribute of a subclass has the type it has in the class.
        names: tuple[str, ...] = getattr(self, _NAMES)
        return {name: getattr(self, name) for name in names}

    def __eq__(self, other: object) -> bool:
        """Whether the other is of the same sort and says the same."""
        return (
            isinstance(other, Event) and type(self) is type(other) and self.words() == other.words()
        )

    def __hash__(self) -> int:
        """Equal events have equal hashes."""
        return hash((type(self).__name__, *self.words().values()))

    def __repr__(self) -> str:
        """Write it as the call that makes it."""
        said = ", ".join([f"{name}={value!r}" for name, value in self.words().items()])
        return f"{type(self).__name__}({said})"

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        """Copy and pickle through the constructor."""
        return type(self), tuple(self.words().values())


class RoundBegan(Event):
    """A round begins: the leftovers of the last baking lie at the bottom of the oven (R7.1)."""

    __match_args__: Final = ("round", "starter", "supply", "leftovers", "leftover_doubles")

    def __init__(
        self,
        round: int,  # noqa: A002 - the word of the rule sheet
        starter: int,
        supply: int,
        leftovers: int,
        leftover_doubles: int,
    ) -> None:
        """Say what happened."""
        self.round: Final = round
        self.starter: Final = starter
        self.supply: Final = supply
        self.leftovers: Final = leftovers
        self.leftover_doubles: Final = leftover_doubles


class MammaMiaTaken(Event):
    """The Mamma Mia! card was dealt or drawn, and lies open before a seat (R1.7, R2.7)."""

    __match_args__: Final = ("seat",)

    def __init__(self, seat: int) -> None:
        """Say what happened."""
        self.seat: Final = seat


class Passed(Event):
    """A seat began its turn with no ingredient and passes (R2.5)."""

    __match_args__: Final = ("seat",)

    def __init__(self, seat: int) -> None:
        """Say what happened."""
        self.seat: Final = seat


class Placed(Event):
    """Ingredients of one kind went into the oven, announced to all (R2.1)."""

    __match_args__: Final = ("seat", "kind", "singles", "doubles")

    def __init__(self, seat: int, kind: int, singles: int, doubles: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.kind: Final = kind
        self.singles: Final = singles
        self.doubles: Final = doubles

    @property
    def announced(self) -> int:
        """The number that is called out: a double counts as two (R9.2)."""
        return self.singles + 2 * self.doubles


class Submitted(Event):
    """An order went into the oven, face up (R2.2)."""

    __match_args__: Final = ("seat", "order")

    def __init__(self, seat: int, order: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.order: Final = order


class Drew(Event):
    """A seat drew cards: how many and from where is public (R10.2)."""

    __match_args__: Final = ("seat", "source", "cards")

    def __init__(self, seat: int, source: str, cards: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.source: Final = source
        self.cards: Final = cards


class Received(Event):
    """The cards that a seat was dealt or drew: for its eyes only."""

    __match_args__: Final = ("seat", "ingredients", "doubles", "orders")

    def __init__(self, seat: int, ingredients: int, doubles: int, orders: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.ingredients: Final = ingredients
        self.doubles: Final = doubles
        self.orders: Final = orders

    @property
    def audience(self) -> int | None:
        """The seat that received them."""
        return self.seat


class OvenOpened(Event):
    """The chef begins to empty the oven (R3.2)."""

    __match_args__: Final = ("chef",)

    def __init__(self, chef: int) -> None:
        """Say what happened."""
        self.chef: Final = chef


class TurnedUp(Event):
    """Ingredients came out of the oven, in the order of placing, and lie face up (R4.1, R4.2)."""

    __match_args__: Final = ("kind", "singles", "doubles")

    def __init__(self, kind: int, singles: int, doubles: int) -> None:
        """Say what happened."""
        self.kind: Final = kind
        self.singles: Final = singles
        self.doubles: Final = doubles


class OrderTurnedUp(Event):
    """An order came out of the oven."""

    __match_args__: Final = ("seat", "order")

    def __init__(self, seat: int, order: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.order: Final = order


class Added(Event):
    """The owner added cards from the hand to the order turned up (R4.4)."""

    __match_args__: Final = ("seat", "ingredients", "doubles")

    def __init__(self, seat: int, ingredients: int, doubles: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.ingredients: Final = ingredients
        self.doubles: Final = doubles


class Asked(Event):
    """The owner asks the others for exactly these cards (R6.2); kinds is the set chosen."""

    __match_args__: Final = ("seat", "order", "kinds", "request")

    def __init__(self, seat: int, order: int, kinds: int, request: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.order: Final = order
        self.kinds: Final = kinds
        self.request: Final = request


class DidNotHelp(Event):
    """A seat does not help; whether it could have is not told (R6.3)."""

    __match_args__: Final = ("seat",)

    def __init__(self, seat: int) -> None:
        """Say what happened."""
        self.seat: Final = seat


class Helped(Event):
    """A seat gives the cards asked for (R6.3)."""

    __match_args__: Final = ("seat", "request")

    def __init__(self, seat: int, request: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.request: Final = request


class Baked(Event):
    """An order was filled and delivered; the used cards are gone from the table (R4.3)."""

    __match_args__: Final = ("seat", "order", "kinds", "ingredients", "doubles")

    def __init__(self, seat: int, order: int, kinds: int, ingredients: int, doubles: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.order: Final = order
        self.kinds: Final = kinds
        self.ingredients: Final = ingredients
        self.doubles: Final = doubles


class Rewarded(Event):
    """A helper laid the top order of the waiter, unseen, on the delivered ones (R6.4)."""

    __match_args__: Final = ("seat",)

    def __init__(self, seat: int) -> None:
        """Say what happened."""
        self.seat: Final = seat


class Returned(Event):
    """An order failed and went face down under its owner's waiter (R4.5, R5.9)."""

    __match_args__: Final = ("seat", "order")

    def __init__(self, seat: int, order: int) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.order: Final = order


class RoundEnded(Event):
    """The oven is empty (R7)."""

    __match_args__: Final = ("round",)

    def __init__(self, round: int) -> None:  # noqa: A002 - the word of the rule sheet
        """Say what happened."""
        self.round: Final = round


class GameEnded(Event):
    """The oven was emptied for the last time (R8.1); by seat, what counts (R8.2).

    How many orders were delivered, how many ingredient cards are in hand, and the set of the
    delivered orders: at the end those that lay face down are turned over.
    """

    __match_args__: Final = ("delivered", "ingredients", "orders")

    def __init__(
        self, delivered: tuple[int, ...], ingredients: tuple[int, ...], orders: tuple[int, ...]
    ) -> None:
        """Say what happened."""
        self.delivered: Final = delivered
        self.ingredients: Final = ingredients
        self.orders: Final = orders


class Awaited(Event):
    """A seat has to decide: place, submit or draw. Everybody can see that."""

    __match_args__: Final = ("seat", "decision")

    def __init__(self, seat: int, decision: str) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.decision: Final = decision


class AwaitedInSecret(Event):
    """A seat has to decide while the oven is emptied.

    For that seat alone: that it has a choice would tell the others what it holds (R10.5). The
    further fields say how far it has come: the way chosen, what is missing, what was added, what
    is asked for.
    """

    __match_args__: Final = (
        "seat",
        "decision",
        "way",
        "missing",
        "lacking",
        "added",
        "added_doubles",
        "asked",
    )

    def __init__(
        self,
        seat: int,
        decision: str,
        way: int = 0,
        missing: int = 0,
        lacking: int = 0,
        added: int = 0,
        added_doubles: int = 0,
        asked: int = 0,
    ) -> None:
        """Say what happened."""
        self.seat: Final = seat
        self.decision: Final = decision
        self.way: Final = way
        self.missing: Final = missing
        self.lacking: Final = lacking
        self.added: Final = added
        self.added_doubles: Final = added_doubles
        self.asked: Final = asked

    @property
    def audience(self) -> int | None:
        """The seat that has to decide."""
        return self.seat
