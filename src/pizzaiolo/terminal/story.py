"""Story: the events that a seat hears, as moments for the screen, each with its duration.

The screen forgets on purpose. A moment carries what may be shown while it lasts: the table as it
is, what is being said, and what the memory level keeps of the turns before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
    AwaitedInSecret,
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
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.levels import DEFAULT_LEVEL, KEEPS_TURNS, turns_kept
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.english import kind_word, number_word
from pizzaiolo.terminal.words import ALL_THERE, TableWords

MEMORY_LEVELS: Final = ("photographic", *KEEPS_TURNS)
"""What stays: nothing; the last turn until the next; the last full lap."""

QUESTION_BEATS: Final = 3.0
"""How long an order lies open before it is settled: the same whether it can be paid or not."""


@dataclass(frozen=True)
class ShownMoment:
    """What the screen shows until the next moment."""

    view: View
    beats: float = 0.0
    """How many beats it lasts."""
    said: str = ""
    """What is called out, big: 'Three salami!'."""
    news: str = ""
    """What happens, small."""
    face_down: bool = False
    """Whether the order turned up still shows its back."""
    short: str = ""
    """What the order turned up lacks, as all can see; once it is baked, with what."""
    good: bool | None = None
    """Whether an order was baked or went back at this moment."""
    memory: tuple[str, ...] = ()
    """What the memory level keeps, one line per turn."""
    pause: bool = False
    """Whether the oven is empty now: time to look at what became of the person's orders."""


@dataclass(frozen=True)
class Fate:
    """What became of an order of the person's in one baking."""

    order: int
    baked: bool
    story: str


class Story:
    """Tells one seat what happens, moment by moment."""

    def __init__(
        self, setup: Setup, names: Sequence[str], seat: int, memory: str = DEFAULT_LEVEL
    ) -> None:
        """Sit down before the deal."""
        if memory not in MEMORY_LEVELS:
            raise ValueError(f"memory: expected one of {', '.join(MEMORY_LEVELS)}, not {memory!r}")
        self.words = TableWords(setup, names, seat)
        self.seat = seat
        self.memory = memory
        self.fates: list[Fate] = []
        """What became of the person's orders in this baking, or the last one."""
        self.last_said = ""
        """The last announcement, in case the person missed it; gone with the next turn."""
        self.result: GameEnded | None = None
        self._known = KnownState(setup, seat)
        self.view = self._known.view()
        """What the seat sees, as far as the story has been told."""
        self._dealt = False
        self._turns: list[_TurnHeard] = []
        self._short = ""

    def hear(self, event: Event) -> Iterator[ShownMoment]:
        """Hear an event, and tell it."""
        if isinstance(event, TurnedUp):
            yield from self._turned_up(event)
            return
        self._remember(event)
        view = self._see(event)
        for moment in self._told(event, view):
            short = moment.short or self._short
            yield replace(moment, memory=self._remembered(), short=short)
        if isinstance(event, Baked | Returned):
            self._short = ""

    def _see(self, event: Event) -> View:
        """Hear an event, and see the table after it."""
        self.view = seen_after(event, self._known, self.view)
        return self.view

    # Telling

    def _told(self, event: Event, view: View) -> Iterator[ShownMoment]:
        if isinstance(event, Awaited | AwaitedInSecret):
            yield ShownMoment(view)
        elif isinstance(event, OrderTurnedUp):
            self._short = self.words.shortfall(view)
            yield ShownMoment(view, 1.0, news=self._order_news(event), face_down=True)
            yield ShownMoment(view, QUESTION_BEATS, news=self._thinking(event))
        elif isinstance(event, Baked | Returned):
            yield self._settled(event, view)
        elif isinstance(event, RoundBegan | Passed | Placed | Submitted | Drew | MammaMiaTaken):
            yield self._turn(event, view)
        elif isinstance(event, Received):
            yield self._received(event, view)
        else:
            yield self._baking(event, view)

    def _turn(self, event: Event, view: View) -> ShownMoment:
        words = self.words
        match event:
            case RoundBegan():
                self._dealt = True
                begins = words.does(event.starter, "begin", "begins")
                news = f"Round {number_word(event.round + 1)}. {begins}."
                return ShownMoment(view, self._attention(event.starter), news=news)
            case MammaMiaTaken():
                takes = words.does(event.seat, "take", "takes")
                return ShownMoment(
                    view, 2.0, said="Mamma Mia!", news=f"{takes} the Mamma Mia! card."
                )
            case Passed():
                have = words.does(event.seat, "have", "has")
                pass_ = "pass" if event.seat == self.seat else "passes"
                return ShownMoment(view, 2.0, news=f"{have} no ingredients and {pass_}.")
            case Placed():
                said = words.announcement(event.kind, event.announced)
                return ShownMoment(view, self._attention(event.seat), said=said)
            case Submitted():
                name = words.title(event.seat, event.order)
                adds = words.does(event.seat, "add", "adds")
                recipe = words.recipe(event.seat, event.order)
                news = f"{adds} an order. {name}: {recipe}"
                return ShownMoment(view, self._attention(event.seat), news=news)
            case Drew():
                if event.seat == self.seat:
                    return ShownMoment(view)
                stack = words.stack(event.source)
                drawn = number_word(event.cards)
                return ShownMoment(
                    view, 1.0, news=f"{words.names[event.seat]} draws {drawn} from the {stack}."
                )
            case _:
                raise TypeError(f"{type(event).__name__} is no event of a turn")

    def _attention(self, seat: int) -> float:
        """How long a placement is shown: the person's own needs less time to be taken in."""
        return 1.0 if seat == self.seat else 2.0

    def _received(self, event: Received, view: View) -> ShownMoment:
        """What the person drew. The opening hand needs no words: it is there."""
        if not self._dealt:
            return ShownMoment(view)
        if event.orders:
            orders = [
                self.words.in_short(self.seat, order)
                for order in range(self.words.setup.orders)
                if event.orders >> order & 1
            ]
            return ShownMoment(view, 1.5, news=f"You draw {', '.join(orders)}.")
        cards = self.words.cards(event.ingredients, event.doubles)
        return ShownMoment(view, 1.5, news=f"You draw {cards}.")

    def _turned_up(self, event: TurnedUp) -> Iterator[ShownMoment]:
        """R4.1, R4.2: card by card."""
        kind = self.words.setup.edition.kinds[event.kind]
        for doubles in (0,) * event.singles + (1,) * event.doubles:
            view = self._see(TurnedUp(event.kind, 1 - doubles, doubles))
            yield ShownMoment(view, 1.0, news=f"double {kind}" if doubles else kind)

    def _thinking(self, event: OrderTurnedUp) -> str:
        """What the owner of an order does: the same whether the hand could pay or not (R10.5)."""
        if self._short == ALL_THERE:
            return ""
        return f"{self.words.does(event.seat, 'think', 'thinks')} it over."

    def _order_news(self, event: OrderTurnedUp) -> str:
        if event.seat == self.seat:
            return "An order of yours!"
        return f"An order of {self.words.names[event.seat]}."

    def _baking(self, event: Event, view: View) -> ShownMoment:
        words = self.words
        match event:
            case OvenOpened():
                self.fates = []
                opens = words.does(event.chef, "open", "opens")
                return ShownMoment(view, 3.0, said="The oven!", news=f"{opens} the oven.")
            case Added():
                adds = words.does(event.seat, "add", "adds")
                cards = words.cards(event.ingredients, event.doubles)
                return ShownMoment(view, 1.5, news=f"{adds} {cards}.")
            case Asked():
                asks = words.does(event.seat, "ask", "asks")
                return ShownMoment(view, 2.0, news=f"{asks} for {words.cards(event.request)}.")
            case DidNotHelp():
                return ShownMoment(
                    view, 1.0, news=f"{words.does(event.seat, 'do not', 'does not')} help."
                )
            case Helped():
                helps = words.does(event.seat, "help", "helps")
                return ShownMoment(view, 2.0, news=f"{helps} with {words.cards(event.request)}.")
            case Rewarded():
                delivers = words.does(event.seat, "deliver", "delivers")
                return ShownMoment(view, 1.5, news=f"{delivers} an order, unseen.")
            case RoundEnded():
                return ShownMoment(view, news="The oven is empty.", pause=True)
            case GameEnded():
                self.result = event
                return ShownMoment(view)
            case _:
                raise TypeError(f"{type(event).__name__} cannot be told")

    def _settled(self, event: Baked | Returned, view: View) -> ShownMoment:
        words = self.words
        owner = words.whose(event.seat)
        order = f"{owner[0].upper()}{owner[1:]} {words.title(event.seat, event.order)}"
        baked = isinstance(event, Baked)
        if isinstance(event, Baked):
            story = f"baked with {words.cards(event.ingredients, event.doubles)}"
            short = f"{story[0].upper()}{story[1:]}."
            moment = ShownMoment(view, 2.0, said="Baked!", short=short, good=True)
        else:
            story = f"went back. {self._short}"
            stack = words.stack("waiter")
            moment = ShownMoment(
                view, 2.0, news=f"{order} goes back under the {stack}.", good=False
            )
        if event.seat == self.seat:
            self.fates.append(Fate(event.order, baked, story))
        return moment

    # Remembering

    def _remember(self, event: Event) -> None:
        """Keep what the memory level may still show later."""
        if isinstance(event, OvenOpened):
            self._turns = []
            self.last_said = ""
        elif isinstance(event, Placed | Passed):
            self._begin_turn(event.seat)
            if isinstance(event, Placed):
                kind = self.words.setup.edition.kinds[event.kind]
                number = event.announced
                self._turns[-1].parts.append(f"{number_word(number)} {kind_word(kind, number)}")
                self.last_said = self.words.announcement(event.kind, number)
            else:
                self._turns[-1].parts.append("no ingredients")
        elif isinstance(event, Submitted | Drew):
            if not self._turns or self._turns[-1].seat != event.seat or self._turns[-1].drawn:
                self._begin_turn(event.seat)
            turn = self._turns[-1]
            if isinstance(event, Submitted):
                turn.parts.append(self.words.title(event.seat, event.order))
            else:
                turn.drawn = True
                source = self.words.stack(event.source)
                turn.parts.append(f"{event.cards} from {source}")

    def _begin_turn(self, seat: int) -> None:
        self.last_said = ""
        self._turns.append(_TurnHeard(seat))
        lap: int = self.words.setup.seats
        del self._turns[:-lap]

    def _remembered(self) -> tuple[str, ...]:
        older = len(self._turns) - turns_kept(self.memory, self.words.setup.seats)
        return tuple(
            f"{'You' if turn.seat == self.seat else self.words.names[turn.seat]}: "
            + " · ".join(turn.parts)
            for turn in self._turns[max(0, older) :]
        )


def seen_after(event: Event, known: KnownState, before: View) -> View:
    """Hear an event; return what can be seen then, given what could be seen before.

    An order that is settled is off the table at once (R4.3, R4.5), but on the screen it lies there
    until the next card comes out, so that everybody sees which one it was.
    """
    known.hear(event)
    view = known.view()
    if isinstance(event, Baked | Returned | Rewarded):
        return view._replace(turned_up=before.turned_up)
    return view


class _TurnHeard:
    """What was said and done in one turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.parts: list[str] = []
        self.drawn = False
