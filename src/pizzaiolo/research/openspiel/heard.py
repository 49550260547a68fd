"""What a seat has heard from the deal on, as entries: each is a line of text and a row of numbers.

OpenSpiel calls this the information state. It holds all that a seat may know, and nothing else: the
entries are made of the events that were for everybody or for this seat (R10), and of its own
choices. Events that tell nothing new are left out: cards that come out of the oven in the order in
which everybody saw them go in, and the news that somebody has to decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.counts import members_of, unpack
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Baked,
    DidNotHelp,
    Drew,
    Event,
    GameEnded,
    Helped,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    Received,
    Returned,
    Rewarded,
    RoundBegan,
    Submitted,
)
from pizzaiolo.engine.setup import Setup

SORTS: Final = (
    "chose",  # the seat's own choice; number: that of the action, from 1
    "round",  # a round begins with a seat; number: the height of the supply; cards: leftovers
    "mamma mia",  # the Mamma Mia! card lies before a seat
    "passed",
    "placed",
    "submitted",
    "drew",  # number: of cards, from the supply
    "ordered",  # number: of orders, from the waiter
    "received",  # ingredients, for the seat's own eyes
    "took",  # an order, for the seat's own eyes
    "opened",  # a seat empties the oven
    "turned up",  # an order came out of the oven
    "added",
    "asked",  # number: the set of kinds that the order left open; cards: those asked for
    "refused",
    "helped",
    "baked",  # number: the set of kinds that the order left open; cards: those used
    "rewarded",
    "returned",
    "delivered",  # at the end; number: how many orders a seat has delivered
    "holds",  # in a resampled state alone: the ingredients in another seat's hand
    "keeps",  # in a resampled state alone: an order in another seat's hand
)
"""What an entry can tell. The number of a sort in a row is its place here, from 1."""

HEAD: Final = 4
"""The numbers of a row before those of the kinds: sort, seat, order, number."""


class Entry(NamedTuple):
    """One thing that a seat has heard."""

    sort: str
    seat: int
    order: int = 0
    """From 1; 0 if it is about none."""
    number: int = 0
    singles: int = 0
    doubles: int = 0
    """Counts."""


def entries_of(event: Event) -> Iterator[Entry]:  # noqa: PLR0912 - one branch for each event
    """What an event tells those who hear it."""
    if isinstance(event, Placed):
        singles, doubles = (
            number << (event.kind << 3) for number in (event.singles, event.doubles)
        )
        yield Entry("placed", event.seat, singles=singles, doubles=doubles)
    elif isinstance(event, Submitted):
        yield Entry("submitted", event.seat, event.order + 1)
    elif isinstance(event, Drew):
        sort = "drew" if event.source == "supply" else "ordered"
        yield Entry(sort, event.seat, number=event.cards)
    elif isinstance(event, Received):
        if event.ingredients | event.doubles:
            yield Entry("received", event.seat, singles=event.ingredients, doubles=event.doubles)
        for order in members_of(event.orders):
            yield Entry("took", event.seat, order + 1)
    elif isinstance(event, RoundBegan):
        yield Entry(
            "round", event.starter, 0, event.supply, event.leftovers, event.leftover_doubles
        )
    elif isinstance(event, MammaMiaTaken):
        yield Entry("mamma mia", event.seat)
    elif isinstance(event, Passed):
        yield Entry("passed", event.seat)
    elif isinstance(event, OvenOpened):
        yield Entry("opened", event.chef)
    elif isinstance(event, OrderTurnedUp):
        yield Entry("turned up", event.seat, event.order + 1)
    elif isinstance(event, Added):
        yield Entry("added", event.seat, singles=event.ingredients, doubles=event.doubles)
    elif isinstance(event, Asked):
        yield Entry("asked", event.seat, event.order + 1, event.kinds, event.request)
    elif isinstance(event, DidNotHelp):
        yield Entry("refused", event.seat)
    elif isinstance(event, Helped):
        yield Entry("helped", event.seat, singles=event.request)
    elif isinstance(event, Baked):
        cards = (event.ingredients, event.doubles)
        yield Entry("baked", event.seat, event.order + 1, event.kinds, *cards)
    elif isinstance(event, Rewarded):
        yield Entry("rewarded", event.seat)
    elif isinstance(event, Returned):
        yield Entry("returned", event.seat, event.order + 1)
    elif isinstance(event, GameEnded):
        for seat, number in enumerate(event.delivered):
            yield Entry("delivered", seat, number=number)


def text_of(setup: Setup, entry: Entry) -> str:
    """An entry as text: 'p1 placed 2 pepper', 'p0 took #3', 'p0 chose: draw waiter'."""
    if entry.sort == "chose":
        action = action_table(setup.edition).actions[entry.number - 1]
        return f"p{entry.seat} chose: {action}"
    words = [f"p{entry.seat}", entry.sort]
    if entry.order:
        words.append(f"#{entry.order}")
    if entry.number:
        words.append(str(entry.number))
    return " ".join((*words, *cards_in_words(setup, entry.singles, entry.doubles)))


def cards_in_words(setup: Setup, singles: int, doubles: int) -> Iterator[str]:
    """Cards as text, kind by kind: '2 pepper', '1 double olive'."""
    for counts, sort in ((singles, ""), (doubles, "double ")):
        for kind, number in enumerate(unpack(counts, len(setup.edition.kinds))):
            if number:
                yield f"{number} {sort}{setup.edition.kinds[kind]}"


def row_width(setup: Setup) -> int:
    """How many numbers a row has."""
    return HEAD + len(setup.edition.kinds) * (2 if setup.doubles else 1)


def row_of(setup: Setup, entry: Entry, seat: int) -> list[int]:
    """An entry as a seat tells it in numbers; seats are counted from it, clockwise, from 1."""
    kinds = len(setup.edition.kinds)
    who = (entry.seat - seat) % int(setup.seats) + 1
    row = [SORTS.index(entry.sort) + 1, who, entry.order, entry.number]
    row += unpack(entry.singles, kinds)
    if setup.doubles:
        row += unpack(entry.doubles, kinds)
    return row


def heard_by(seat: int | None, events: Iterable[Event]) -> Iterator[Entry]:
    """What the events tell a seat, or with None a spectator."""
    for event in events:
        if event.is_for(seat):
            yield from entries_of(event)
