"""One game with an observer at every seat: what the environments have in common."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pizzaiolo.research import IllegalChoiceError, need

need("gymnasium", "numpy", "librt", "mypy_extensions")

import numpy
import numpy.typing

from pizzaiolo.editions import load_edition
from pizzaiolo.engine.dealer import SeededDealer, StackDealer
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.edition_check import check_edition
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, delivered, is_legal, legal, step, winners
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.state import OVER, State
from pizzaiolo.engine.view import View, view
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.planes import COLUMNS
from pizzaiolo.research.recall import LOOKED_UP, Recall, Recollection, chosen

Rows = numpy.typing.NDArray[numpy.uint8]
Mask = numpy.typing.NDArray[numpy.int8]
Knob = str | Recall

DEALER: Final = "dealer"
"""The option of a reset that brings its own order of the cards."""


def setup_of(
    edition: str | Path | Edition,
    seats: int,
    start: int = 0,
    *,
    doubles: bool = False,
    helping: bool | None = None,
    colours: Sequence[str] | None = None,
) -> Setup:
    """What a table agreed on; the options are those of `new_game`."""
    if isinstance(edition, Edition):
        check_edition(edition)
    else:
        edition = load_edition(edition)
    given = None if colours is None else tuple(colours)
    return Setup(edition, seats, given, start, doubles=doubles, helping=helping)


def by_seat(recall: Knob | Sequence[Knob], seats: int) -> list[Knob]:
    """The knobs of all seats: one for everybody, or one for each."""
    if isinstance(recall, str | Recall):
        return [chosen(recall)] * seats
    if len(recall) != seats:
        raise OptionError(
            "recall", f"expected one for all or {seats}, one a seat, not {len(recall)}"
        )
    return [chosen(each) for each in recall]


class ObservedGame:
    """A game that can be dealt again and again, and what every seat of it observes."""

    def __init__(self, setup: Setup, recall: Knob | Sequence[Knob] = "perfect") -> None:
        """Lay the table; nothing is dealt yet."""
        self.setup = setup
        self.seats = int(setup.seats)
        self.actions = int(setup.actions)
        self.encoding = Encoding(setup)
        self.knobs = by_seat(recall, self.seats)
        self.shape = (int(self.encoding.rows), COLUMNS)
        self._looked_up = all(knob in LOOKED_UP for knob in self.knobs)
        self._words = blank(int(self.encoding.rows))
        self._rows: Rows = numpy.frombuffer(memoryview(self._words), numpy.uint8).reshape(
            self.shape
        )
        self._bits = blank(int(self.encoding.mask_words))
        self._mask: Mask = numpy.frombuffer(memoryview(self._bits), numpy.int8)[: self.actions]
        self._seed: str | None = None
        self._games = 0
        self._text = ""
        """The seed of this game."""
        self._first: StackDealer | None = None
        """The dealer that was brought for this game, before it dealt."""
        self._done: list[int | tuple[int, tuple[int, ...]]] = []
        """The actions of this game, and between them what seats wrote on their chalkboards."""
        self._perfect = all(knob == "perfect" for knob in self.knobs)
        self._recollections: list[Recollection] = []
        self._dealer: StackDealer = SeededDealer("")
        self._log: Log | None = None
        self._state = State(setup)

    # Playing

    def deal(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        listened_to: bool = False,
    ) -> list[Event]:
        """Deal a game; with a seed, the one that `new_game` deals from it.

        Without a seed the next one follows from the last, or is a fresh one. The option `dealer`, a
        StackDealer, brings its own order of the cards. Returns what happened, if anybody listens.
        """
        if seed is not None or self._seed is None:
            self._seed = secrets.token_hex(16) if seed is None else str(seed)
            self._games = 0
        text = f"{self._seed}+{self._games}" if self._games else self._seed
        self._games += 1
        brought = None if options is None else options.get(DEALER)
        return self._begin(text, brought, listened_to=listened_to)

    def _begin(self, text: str, brought: StackDealer | None, *, listened_to: bool) -> list[Event]:
        """Deal a game from its seed, or by the dealer that was brought."""
        self._text, self._done = text, []
        self._first = None if brought is None else brought.copy()
        self._dealer = SeededDealer(text) if brought is None else brought
        self._recollections = [
            Recollection(self.setup, seat, knob, mixed("recollection", text, seat))
            for seat, knob in enumerate(self.knobs)
        ]
        self._log = Log() if listened_to or not self._looked_up else None
        self._state = deal(self.setup, self._dealer, self._log)
        return self._tell()

    def step(self, action: int) -> list[Event]:
        """Take an action for the seat to act; returns what happened, if anybody listens."""
        if not self.allows(action):
            raise IllegalChoiceError(
                f"action {action} is not legal for seat {self._state.actor} now;"
                " the action mask says which are"
            )
        step(self._state, action, self._dealer, self._log)
        self._done.append(int(action))
        return self._tell()

    def _tell(self) -> list[Event]:
        if self._log is None:
            return []
        events = self._log.take()
        for listener in self._recollections:
            if listener.listens:
                for event in events:
                    if event.is_for(listener.seat):
                        listener.hear(event)
        return events

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.phase == OVER

    @property
    def actor(self) -> int:
        """The seat that has to decide."""
        return self._state.actor

    def legal(self) -> list[int]:
        """The numbers of the actions that the seat to act may take."""
        return legal(self._state)

    def allows(self, action: int) -> bool:
        """Whether the seat to act may take an action; a number that is none is not allowed."""
        return is_legal(self._state, action)

    def delivered(self) -> list[int]:
        """By seat, how many orders are delivered."""
        return [delivered(self._state, seat) for seat in range(self.seats)]

    def shares(self) -> list[float]:
        """By seat, the share of the win; only when the game is over."""
        won = winners(self._state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    # Seeing

    def view(self, seat: int | None) -> View:
        """What a seat sees, or with None a spectator."""
        return view(self._state, seat)

    def observation(self, seat: int) -> Rows:
        """What a seat sees and recalls, as a fresh array."""
        encoding = self.encoding
        if self._perfect:
            encoding.write(self._state, seat, self._words, 0)
        else:
            encoding.write_table(self._state, seat, self._words, 0)
            self._recollections[seat].write(encoding, self._state, self._words, 0)
        return self._rows.copy()

    def mask(self, seat: int) -> Mask:
        """The actions that a seat may take now: 1 for each, as a fresh array."""
        self.encoding.write_mask(self._state, seat, self._bits, 0)
        return self._mask.copy()

    def mark(self, seat: int, marks: Sequence[int]) -> None:
        """Write on the chalkboard of a seat, if it has one."""
        self._recollections[seat].mark(marks)
        self._done.append((seat, tuple(marks)))

    # Copies: a game is its deal and its actions, so it is played again

    def again(self) -> Iterator[tuple[ObservedGame, list[Event], int | None]]:
        """Another table that plays the same game again: what happened, and what is done next.

        After the last decision so far the next action is None.
        """
        twin = ObservedGame(self.setup, self.knobs)
        brought = None if self._first is None else self._first.copy()
        twin._seed, twin._games = self._seed, self._games
        events = twin._begin(self._text, brought, listened_to=True)
        for done in self._done:
            if isinstance(done, int):
                yield twin, events, done
                events = twin.step(done)
            else:
                twin.mark(*done)
        yield twin, events, None

    def __getstate__(self) -> dict[str, Any]:
        """What the game follows from; the memory of compiled code is laid out again."""
        return {
            "setup": self.setup,
            "knobs": self.knobs,
            "heard": self._log is not None,
            "game": (self._seed, self._games, self._text, self._first, self._done),
            "dealt": bool(self._recollections),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Lay the table, and play the game again."""
        self.__init__(kept["setup"], kept["knobs"])  # type: ignore[misc] # as if laid out first
        self._seed, self._games, self._text, self._first, self._done = kept["game"]
        if not kept["dealt"]:
            return
        for twin, _, _ in self.again():
            last = twin
        self._dealer, self._state = last._dealer, last._state
        self._recollections = last._recollections
        self._log = last._log if kept["heard"] else None
