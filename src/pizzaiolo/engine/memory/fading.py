"""FadingMemory: a seat that sees the table but forgets what the oven has covered, like people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import MOST_KINDS, count
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event, OrderTurnedUp, Placed, RoundBegan, Submitted, TurnedUp
from pizzaiolo.engine.memory.guess import Guess
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.reconstruction import FIRST_ORDER, Reconstruction, order_card
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE
from pizzaiolo.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

CERTAIN: Final = 1 << 30
"""A chance of 1."""


class Item:
    """One thing remembered: a placement or an order, and its place in the oven; never changed."""

    __slots__ = ("card", "doubles", "own", "place", "singles")

    def __init__(self, place: i64, card: i64, singles: i64, doubles: i64, *, own: bool) -> None:
        """Fix the place of its lowest card, the kind or order, and how many cards of it."""
        self.place: i64 = place
        self.card: i64 = card
        """A kind, or an order as one number."""
        self.singles: i64 = singles
        """How many single cards; 1 for an order."""
        self.doubles: i64 = doubles
        self.own: bool = own
        """Whether the seat put it there itself."""


class FadingMemory(Memory):
    """What a forgetful seat believes: the table as it is, and the oven as it remembers it.

    Every placement, every order and every pile of leftovers is an item. `capacity` is the most
    items held at once: beyond it one is lost, other players' before the seat's own. `decay` is the
    chance, turn by turn, that an item is lost; for the seat's own it is half. `confusion` is the
    chance, when an item is stored and again when it is recalled, that its number is off by one or
    its kind (of an order: which one it is) is mixed up. From one round to the next only what the
    table shows is remembered. The same seed and the same events make the same memory.
    """

    __slots__ = (
        "_chance",
        "_confusion",
        "_decay",
        "_emptied",
        "_events",
        "_height",
        "_items",
        "_known",
        "_seed",
        "capacity",
        "confusion",
        "decay",
    )

    def __init__(
        self, setup: Setup, seat: i64, capacity: i64, decay: float, confusion: float, seed: i64
    ) -> None:
        """Sit down at a seat with a memory of some strength."""
        super().__init__(setup, seat)
        self._known: KnownState = KnownState(setup, seat)
        if capacity < 0:
            raise ValueError(f"capacity: expected 0 items or more, not {capacity}")
        if not 0.0 <= decay <= 1.0:
            raise ValueError(f"decay: expected a chance from 0 to 1, not {decay}")
        if not 0.0 <= confusion <= 1.0:
            raise ValueError(f"confusion: expected a chance from 0 to 1, not {confusion}")
        self.capacity: i64 = capacity
        self.decay: float = decay
        self.confusion: float = confusion
        self._decay: i64 = int(decay * CERTAIN)
        self._confusion: i64 = int(confusion * CERTAIN)
        self._seed: i64 = seed
        self._chance: Rng = Rng(seed)
        self._events: i64 = 0
        """How many events have been heard."""
        self._items: list[Item] = []
        """The items held, the lowest in the oven first."""
        self._height: i64 = 0
        """How many cards have gone into the oven."""
        self._emptied: i64 = 0
        """How many of them have come out."""

    def copy(self) -> FadingMemory:
        """Return a memory that can hear on without changing this one."""
        twin = FadingMemory(
            self.setup, self.seat, self.capacity, self.decay, self.confusion, self._seed
        )
        twin._known = self._known.copy()
        twin._chance.state = self._chance.state
        twin._events = self._events
        twin._items = self._items[:]
        twin._height = self._height
        twin._emptied = self._emptied
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that is seen and remembered as plain values: memories with equal facts are equal."""
        return (
            self._known.facts(),
            tuple((i.place, i.card, i.singles, i.doubles, i.own) for i in self._items),
            (self._height, self._emptied, self._events, self._chance.state),
        )

    def hear(self, event: Event) -> None:
        """Take in an event; one that is for another seat alone raises ValueError."""
        known = self._known
        turn = known.turn
        known.hear(event)
        self._events += 1
        if isinstance(event, RoundBegan):
            self._hear_round_began(event)
            return
        if known.turn != turn:
            self._fade()
        if isinstance(event, Placed):
            own = event.seat == self.seat
            self._store(Item(self._height, event.kind, event.singles, event.doubles, own=own))
            self._height += event.singles + event.doubles
        elif isinstance(event, Submitted):
            card = order_card(event.seat, event.order)
            self._store(Item(self._height, card, 1, 0, own=event.seat == self.seat))
            self._height += 1
        elif isinstance(event, TurnedUp):
            self._empty(event.singles + event.doubles)
        elif isinstance(event, OrderTurnedUp):
            self._empty(1)

    def _hear_round_began(self, event: RoundBegan) -> None:
        """The oven is empty except for the leftovers, which are counted afresh."""
        self._items = []
        self._height = 0
        self._emptied = 0
        kind: i64
        for kind in range(MOST_KINDS):
            singles = count(event.leftovers, kind)
            doubles = count(event.leftover_doubles, kind)
            if self.setup.covered and singles + doubles > 0:
                self._store(Item(self._height, kind, singles, doubles, own=False))
                self._height += singles + doubles

    def _empty(self, cards: i64) -> None:
        """Cards came out of the oven: they need not be remembered any more."""
        self._emptied += cards
        self._items = [item for item in self._items if item.place >= self._emptied]

    # Forgetting

    def _store(self, item: Item) -> None:
        """Keep an item, perhaps not as it was; forget another if there are too many."""
        if self.capacity == 0:
            # Nothing is kept, so the event must leave no trace in what chance does next.
            return
        self._items.append(self._confused(item, self._chance))
        while len(self._items) > self.capacity:
            self._forget()

    def _forget(self) -> None:
        """Lose one item: the oldest or any, but the seat's own only if there is no other."""
        candidates = [item for item in self._items if not item.own]
        if not candidates:
            candidates = self._items
        lost = candidates[0]
        if self._chance.below(2):
            lost = candidates[self._chance.below(len(candidates))]
        self._items = [item for item in self._items if item is not lost]

    def _fade(self) -> None:
        """A turn has passed: every item may be lost."""
        if self._decay == 0:
            return
        kept: list[Item] = []
        for item in self._items:
            risk = self._decay
            if item.own:
                risk >>= 1
            if self._chance.below(CERTAIN) >= risk:
                kept.append(item)
        self._items = kept

    def _confused(self, item: Item, rng: Rng) -> Item:
        """The item, or by chance one much like it."""
        if rng.below(CERTAIN) >= self._confusion:
            return item
        if item.card >= FIRST_ORDER:
            owner = item.card // FIRST_ORDER - 1
            order = _another(item.card % FIRST_ORDER, self.setup.orders, rng)
            return Item(item.place, order_card(owner, order), 1, 0, own=item.own)
        if rng.below(2):
            kind = _another(item.card, self.setup.kinds, rng)
            return Item(item.place, kind, item.singles, item.doubles, own=item.own)
        singles = item.singles + 1
        if rng.below(2) and item.singles + item.doubles > 1 and item.singles > 0:
            singles = item.singles - 1
        return Item(item.place, item.card, singles, item.doubles, own=item.own)

    # Believing

    def view(self) -> View:
        """What the seat sees now (R10): the same as `view` makes of the true State."""
        return self._known.view()

    def _recall(self, rng: Rng) -> Reconstruction:
        """Lay what is remembered at its places in the oven, the highest first."""
        recalled = Reconstruction(self._known)
        index: i64
        for index in range(len(self._items) - 1, -1, -1):
            item = self._confused(self._items[index], rng)
            place = item.place - self._emptied
            end = place + item.singles + item.doubles
            card = item.card
            while place < end:
                if place + item.doubles == end:
                    card = item.card + DOUBLE
                if not recalled.lay(place, card):
                    break
                place += 1
        return recalled

    def sample(self, rng: Rng) -> Guess:
        """A State that agrees with what the seat sees and, where possible, with what it remembers.

        All other cards are dealt at random (see `Memory.sample`).
        """
        self._known.expect_decision()
        return self._recall(rng).complete(rng)

    def believed_oven(self) -> int:
        """Counts: what the seat remembers in the oven, a double being two (R9.2).

        The answer stays the same until something else is heard.
        """
        return self._now().worth()

    def recalled_oven(self) -> list[int]:
        """The cards that the seat remembers in the oven, the lowest first, and UNKNOWN between.

        A card is a kind, a kind plus DOUBLE, or an order (see `order_card`). The answer stays the
        same until something else is heard.
        """
        return self._now().oven

    def _now(self) -> Reconstruction:
        return self._recall(Rng(mixed("recalled now", self._seed, self._events)))


def _another(number: i64, numbers: i64, rng: Rng) -> i64:
    """A random number below `numbers` other than `number`; `number` itself if there is no other."""
    if numbers < 2:
        return number
    other = rng.below(numbers - 1)
    return other if other < number else other + 1
