"""Position: a moment of a game whose chance is decided by the caller.

The engine draws cards in the middle of a step. Here a step that needs a card is abandoned until the
card is told, and then taken again from the decision before it: this costs a copy of a small State,
but no second set of rules. While it is certain that more cards are needed, it is not even tried.
Positions never change, so they can be shared freely.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pizzaiolo.engine.counts import members_of
from pizzaiolo.engine.dealer import Rng, ToldDealer, UntoldError
from pizzaiolo.engine.events import Event, Placed
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import deal, is_legal, legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DRAW, MAMMA_MIA, State
from pizzaiolo.engine.turns import FROM_SUPPLY, room
from pizzaiolo.research.openspiel import secret as openspiel_secret
from pizzaiolo.research.openspiel.heard import Entry, heard_by, row_of, row_width, text_of

FIRST_ORDER: Final = 16
"""Chance outcomes below it are cards as the dealers number them, those from it on are orders."""

Taken = tuple[int, list[int]]
"""A step: the number of the action (at the deal, 0), and the cards that were told in it."""


class Position:
    """A decision, a chance node or the end of a game, with all that came before it."""

    __slots__ = ("_memories", "_rows", "_texts", "before", "chances", "setup", "state")

    def __init__(self, setup: Setup, before: Position | None) -> None:
        """Follow a position, or begin with none."""
        self.setup = setup
        self.before = before
        """The decision before, or None."""
        self.state: State | None = None
        """The truth, or None at a chance node. Never changed."""
        self.chances: list[tuple[int, int]] = []
        """At a chance node: the outcomes, and how many cards there are of each."""
        self._memories: dict[int, PerfectMemory] = {}
        self._texts: dict[int | None, str] = {}
        self._rows: dict[int, NDArray[np.int16]] = {}

    @abstractmethod
    def news(self, seat: int | None) -> Iterator[Entry]:
        """What a seat (with None, a spectator) has heard since the position before."""

    @abstractmethod
    def listened(self, seat: int, before: PerfectMemory | None) -> PerfectMemory:
        """What a seat remembers, given what it remembered at the position before."""

    @abstractmethod
    def placements(self) -> list[list[Placed]]:
        """By layer of the oven, the placements in their order; not to be changed."""

    def after(self, outcome: int) -> Position:
        """The position after an action or a chance outcome; raises ValueError if it cannot be."""
        return self.acted(self.truth(), outcome)

    def acted(self, state: State, outcome: int) -> Position:
        """The position after an action in the State of this one."""
        if not is_legal(state, outcome):
            raise ValueError(f"action {outcome} is not legal: expected one of {legal(state)}")
        return StepPosition(self.setup, self, (outcome, []))

    def __deepcopy__(self, memo: object) -> Position:
        """What is never changed need not be copied."""
        return self

    def truth(self) -> State:
        """The State of a position that is not a chance node; it must not be changed."""
        if self.state is None:
            raise ValueError("a card has to be told: expected a decision or the end of the game")
        return self.state

    def trail(self) -> list[Position]:
        """The positions from the first to this one."""
        trail: list[Position] = []
        position: Position | None = self
        while position is not None:
            trail.append(position)
            position = position.before
        return trail[::-1]

    def heard(self, seat: int | None) -> Iterator[Entry]:
        """What a seat has heard from the deal on."""
        for position in self.trail():
            yield from position.news(seat)

    def text(self, seat: int | None) -> str:
        """What a seat has heard from the deal on, a line for each entry."""
        text = ""
        for position in self.trail():
            known = position._texts.get(seat)
            if known is None:
                news = [text_of(self.setup, entry) + "\n" for entry in position.news(seat)]
                known = text + "".join(news)
                position._texts[seat] = known
            text = known
        return text

    def rows(self, seat: int) -> NDArray[np.int16]:
        """What a seat has heard from the deal on, a row for each entry."""
        rows = np.zeros((0, row_width(self.setup)), np.int16)
        for position in self.trail():
            known = position._rows.get(seat)
            if known is None:
                news = [row_of(self.setup, entry, seat) for entry in position.news(seat)]
                known = np.concatenate((rows, np.array(news, np.int16))) if news else rows
                position._rows[seat] = known
            rows = known
        return rows

    def memory(self, seat: int) -> PerfectMemory:
        """What a seat that forgets nothing knows; it must not hear more."""
        if seat not in self._memories:
            memory: PerfectMemory | None = None
            for position in self.trail():
                memory = position.listened(seat, memory)
            assert memory is not None, "a trail has at least one position"
            self._memories[seat] = memory
        return self._memories[seat]


class StepPosition(Position):
    """The position after an action, or after the deal, as far as its cards are told."""

    __slots__ = ("_action", "_events", "_placements", "_told")

    def __init__(
        self,
        setup: Setup,
        before: Position | None = None,
        taken: Taken = (0, []),
        chances: list[tuple[int, int]] | None = None,
    ) -> None:
        """Take an action at a position, or deal if there is none, with the cards told.

        With `chances`, it is known that another card is needed, and what it can be.
        """
        super().__init__(setup, before)
        self._action, self._told = taken
        self._events: list[Event] | None = None
        self._placements: list[list[Placed]] = [[]]
        """By layer of the oven, the placements in their order, once the events are known."""
        if chances is not None:
            self.chances = chances
            return
        dealer = ToldDealer(self._told)
        try:
            self.state = self._done(dealer, None)
        except UntoldError:
            self.chances = dealer.chances
            if dealer.orders:
                self.chances = [(FIRST_ORDER + card, number) for card, number in dealer.chances]

    def _done(self, dealer: ToldDealer, log: Log | None) -> State:
        """Do the step."""
        if self.before is None:
            return deal(self.setup, dealer, log)
        state = self.before.truth().copy()
        if log is not None:
            log.placements = [layer[:] for layer in self.before.placements()]
        step(state, self._action, dealer, log)
        return state

    def after(self, outcome: int) -> Position:
        """The position after an action or a chance outcome; raises ValueError if it cannot be."""
        if self.state is not None:
            return self.acted(self.state, outcome)
        for possible, _ in self.chances:
            if possible == outcome:
                break
        else:
            outcomes = [possible for possible, _ in self.chances]
            raise ValueError(f"{outcome} cannot come: expected one of {outcomes}")
        card = outcome - FIRST_ORDER if outcome >= FIRST_ORDER else outcome
        told = [*self._told, card]
        return StepPosition(
            self.setup, self.before, (self._action, told), self._chances_after(outcome)
        )

    def _chances_after(self, outcome: int) -> list[tuple[int, int]] | None:
        """What can come after a chance outcome, or None if the step has to be tried."""
        left = [
            (possible, number - 1) if possible == outcome else (possible, number)
            for possible, number in self.chances
            if possible != outcome or number > 1
        ]
        if outcome >= FIRST_ORDER:
            # The last order of a waiter is not told.
            if len(left) < 2:
                return None
        else:
            cards = len(self._told) + 1
            if outcome == MAMMA_MIA or MAMMA_MIA in self._told:
                cards -= 1
            if not left or cards >= self._drawn():
                return None
        return left

    def _drawn(self) -> int:
        """How many cards of the supply the step draws at once, if that is easy to tell."""
        setup = self.setup
        if self.before is None:
            return int(setup.seats * setup.opening_hand)
        state = self.before.truth()
        if state.phase != DRAW or self._action != setup.draw + FROM_SUPPLY:
            return 0
        return int(room(state, state.seat))

    def events(self) -> list[Event]:
        """What happened in the step; nothing yet, as long as a card has to be told."""
        if self._events is None:
            # What comes out of the oven was placed in earlier steps: these are heard first, one
            # after the other, because recursion through a long game would be too deep.
            unheard: list[StepPosition] = []
            position: Position | None = self.before
            while isinstance(position, StepPosition) and position._events is None:
                unheard.append(position)
                position = position.before
            for earlier in reversed(unheard):
                earlier.events()
            log = Log()
            if self.state is not None:
                self._done(ToldDealer(self._told), log)
            self._events = log.take()
            self._placements = log.placements
        return self._events

    def placements(self) -> list[list[Placed]]:
        """By layer of the oven, the placements in their order; not to be changed."""
        self.events()
        return self._placements

    def news(self, seat: int | None) -> Iterator[Entry]:
        """What a seat has heard in the step, and what it chose."""
        actor = None if self.before is None else self.before.truth().actor
        if actor is not None and actor == seat:
            yield Entry("chose", actor, number=self._action + 1)
        yield from heard_by(seat, self.events())

    def listened(self, seat: int, before: PerfectMemory | None) -> PerfectMemory:
        """What a seat remembers after the step."""
        memory = PerfectMemory(self.setup, seat) if before is None else before
        for event in self.events():
            if event.is_for(seat):
                memory.hear(event)
        return memory

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the actions and the cards; the rest follows from them."""
        trail = self.trail()
        guess = trail[0] if isinstance(trail[0], Resampled) else None
        steps = tuple(
            (each._action, each._told) for each in trail if isinstance(each, StepPosition)
        )
        return (_taken_again, (self.setup, guess, steps))


class Resampled(Position):
    """A position that one seat cannot tell from the true one: `Memory.sample`.

    Only the cards of the other seats are made up: these seats have heard what a spectator has
    heard, and find the cards in their hands.
    """

    __slots__ = ("_origin", "_seat", "_seed")

    def __init__(self, origin: Position, seat: int, seed: int) -> None:
        """Make up what a seat does not know; raises ValueError at a chance node and at the end."""
        super().__init__(origin.setup, None)
        truth = origin.truth()
        self._origin = origin
        self._seat = seat
        self._seed = seed
        memory = origin.memory(seat)
        if openspiel_secret.decided_in_secret(truth, seat):
            self.state = openspiel_secret.sample(memory, Rng(seed))
        else:
            self.state = memory.sample(Rng(seed))

    def news(self, seat: int | None) -> Iterator[Entry]:
        """All that was heard before and, for the other seats, what they hold."""
        if seat is None or seat == self._seat:
            yield from self._origin.heard(seat)
            return
        yield from self._origin.heard(None)
        hand = self.truth().seats[seat]
        yield Entry("holds", seat, 0, 0, hand.hand, hand.doubles)
        for order in members_of(hand.orders):
            yield Entry("keeps", seat, order + 1)

    def listened(self, seat: int, before: PerfectMemory | None) -> PerfectMemory:
        """What the seat for which the others' cards were made up remembers."""
        if seat != self._seat:
            raise ValueError(
                f"the cards of seat {seat} were made up for seat {self._seat}: expected a position"
                f" that was played, or a guess of seat {seat}"
            )
        return self._origin.memory(seat).copy()

    def placements(self) -> list[list[Placed]]:
        """Those of the true position: everybody saw them."""
        return self._origin.placements()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it was made of."""
        return (Resampled, (self._origin, self._seat, self._seed))


def _taken_again(setup: Setup, guess: Resampled | None, steps: tuple[Taken, ...]) -> Position:
    """Take the steps of a pickled position again."""
    position: Position | None = guess
    for taken in steps:
        position = StepPosition(setup, position, taken)
    assert position is not None, "a pickled position has at least one step"
    return position
