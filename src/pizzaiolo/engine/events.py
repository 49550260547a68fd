"""What happened: events, each with its audience.

Seats, kinds and orders are numbers from 0; amounts of several kinds are Counts (`counts.py`).
An event with an `audience` is for that seat alone; all others are for everybody. Nothing is ever
blanked out of an event: what only one seat may know is an event of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    @property
    def audience(self) -> int | None:
        """The one seat that may know, or None: everybody."""
        return None

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        """Copy and pickle through the constructor: compiled, a frozen class allows nothing else."""
        return type(self), tuple(getattr(self, field.name) for field in fields(self))


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round begins: the leftovers of the last baking lie at the bottom of the oven (R7.1)."""

    round: int
    starter: int
    supply: int
    leftovers: int
    leftover_doubles: int


@dataclass(frozen=True)
class MammaMiaTaken(Event):
    """The Mamma Mia! card was dealt or drawn, and lies open before a seat (R1.7, R2.7)."""

    seat: int


@dataclass(frozen=True)
class Passed(Event):
    """A seat began its turn with no ingredient and passes (R2.5)."""

    seat: int


@dataclass(frozen=True)
class Placed(Event):
    """Ingredients of one kind went into the oven, announced to all (R2.1)."""

    seat: int
    kind: int
    singles: int
    doubles: int

    @property
    def announced(self) -> int:
        """The number that is called out: a double counts as two (R9.2)."""
        return self.singles + 2 * self.doubles


@dataclass(frozen=True)
class Submitted(Event):
    """An order went into the oven, face up (R2.2)."""

    seat: int
    order: int


@dataclass(frozen=True)
class Drew(Event):
    """A seat drew cards: how many and from where is public (R10.2)."""

    seat: int
    source: str
    cards: int


@dataclass(frozen=True)
class Received(Event):
    """The cards that a seat was dealt or drew: for its eyes only."""

    seat: int
    ingredients: int
    doubles: int
    orders: int

    @property
    def audience(self) -> int | None:
        """The seat that received them."""
        return self.seat


@dataclass(frozen=True)
class OvenOpened(Event):
    """The chef begins to empty the oven (R3.2)."""

    chef: int


@dataclass(frozen=True)
class TurnedUp(Event):
    """Ingredients came out of the oven and lie face up, in the order of placing (R4.1, R4.2)."""

    kind: int
    singles: int
    doubles: int


@dataclass(frozen=True)
class OrderTurnedUp(Event):
    """An order came out of the oven."""

    seat: int
    order: int


@dataclass(frozen=True)
class Added(Event):
    """The owner added cards from the hand to the order turned up (R4.4)."""

    seat: int
    ingredients: int
    doubles: int


@dataclass(frozen=True)
class Asked(Event):
    """The owner asks the others for exactly these cards (R6.2); kinds is the set chosen."""

    seat: int
    order: int
    kinds: int
    request: int


@dataclass(frozen=True)
class Refused(Event):
    """A seat does not help; whether it could have is not told (R6.3)."""

    seat: int


@dataclass(frozen=True)
class Helped(Event):
    """A seat gives the cards asked for (R6.3)."""

    seat: int
    request: int


@dataclass(frozen=True)
class Baked(Event):
    """An order was filled and delivered; the used cards are gone from the table (R4.3)."""

    seat: int
    order: int
    kinds: int
    ingredients: int
    doubles: int


@dataclass(frozen=True)
class Rewarded(Event):
    """A helper laid the top order of the waiter, unseen, on the delivered ones (R6.4)."""

    seat: int


@dataclass(frozen=True)
class Returned(Event):
    """An order failed and went face down under its owner's waiter (R4.5, R5.9)."""

    seat: int
    order: int


@dataclass(frozen=True)
class RoundEnded(Event):
    """The oven is empty (R7)."""

    round: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The oven was emptied for the last time (R8.1); by seat, what counts (R8.2).

    How many orders were delivered, how many ingredient cards are in hand, and the set of the
    delivered orders: at the end those that lay face down are turned over.
    """

    delivered: tuple[int, ...]
    ingredients: tuple[int, ...]
    orders: tuple[int, ...]


@dataclass(frozen=True)
class Awaited(Event):
    """A seat has to decide: place, submit or draw. Everybody can see that."""

    seat: int
    decision: str


@dataclass(frozen=True)
class AwaitedInSecret(Event):
    """A seat has to decide while the oven is emptied.

    For that seat alone: that it has a choice would tell the others what it holds (R10.5). The
    further fields say how far it has come: the way chosen, what is missing, what was added, what
    is asked for.
    """

    seat: int
    decision: str
    way: int = 0
    missing: int = 0
    lacking: int = 0
    added: int = 0
    added_doubles: int = 0
    asked: int = 0

    @property
    def audience(self) -> int | None:
        """The seat that has to decide."""
        return self.seat


class Log:
    """Collects events, and remembers in which order the cards went into the oven."""

    def __init__(self) -> None:
        """Start with nothing heard and an empty oven."""
        self.events: list[Event] = []
        self.placements: list[list[Placed]] = [[]]
        """By layer of the oven, the placements in their order."""

    def tell(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)

    def placed(self, event: Placed) -> None:
        """Keep a placement, and its place in the oven."""
        self.placements[-1].append(event)
        self.events.append(event)

    def submitted(self, event: Submitted) -> None:
        """Keep a submitted order: it closes a layer of the oven."""
        self.placements.append([])
        self.events.append(event)

    def turn_up(self, layer: int) -> None:
        """Tell the ingredients of a layer in the order in which they were placed (R4.1)."""
        for placed in self.placements[layer]:
            self.events.append(TurnedUp(placed.kind, placed.singles, placed.doubles))

    def round_ended(self, event: RoundEnded) -> None:
        """Keep the end of a round: the oven is empty."""
        self.placements = [[]]
        self.events.append(event)

    def take(self) -> list[Event]:
        """Hand over the events kept since the last time."""
        events = self.events
        self.events = []
        return events

    def copy(self) -> Log:
        """Return a log that remembers the same oven."""
        twin = Log()
        twin.events = self.events[:]
        twin.placements = [layer[:] for layer in self.placements]
        return twin
