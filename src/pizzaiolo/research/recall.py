"""Memory as a knob: what a seat recalls of the oven, from nothing to everything.

`perfect` forgets nothing. There are the five levels of a table: `photographic` shows what lies
there now, `kitchen` also the last turn, `rail` the last full lap, `chalkboard` the marks that the
player made, `glass` exact counts of the oven. A `Recall` (capacity, decay, confusion) fades like a
character's, by the same code; a character's name stands for their Recall.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pizzaiolo.bots.character import CHARACTERS, Recall, load_character
from pizzaiolo.engine.counts import pack
from pizzaiolo.engine.events import Drew, Event, OvenOpened, Passed, Placed, Submitted
from pizzaiolo.engine.levels import LEVELS, turns_kept
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.reconstruction import order_card
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.state import DOUBLE, State
from pizzaiolo.research import need

need("gymnasium", "librt", "mypy_extensions")

from pizzaiolo.research.encoding import Encoding

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

__all__ = ["LEVELS", "Recall", "Recollection", "chosen"]

PERFECT: Final = "perfect"

LOOKED_UP: Final = (PERFECT, "photographic", "glass")
"""The levels that need no events: they follow from what is on the table and in the oven now."""


def chosen(recall: str | Recall) -> str | Recall:
    """The setting of the knob: a level, `perfect`, a Recall, or the name of a character."""
    if isinstance(recall, Recall):
        return recall
    if recall in CHARACTERS:
        return load_character(recall).recall or PERFECT
    if recall != PERFECT and recall not in LEVELS:
        known = ", ".join((PERFECT, *LEVELS, *CHARACTERS))
        raise OptionError("recall", f"expected a Recall or one of {known}, not {recall!r}")
    return recall


class Recollection:
    """What one seat recalls in one game."""

    def __init__(self, setup: Setup, seat: int, recall: str | Recall, seed: int) -> None:
        """Sit down before the deal; a memory that fades takes its chance from the seed."""
        self.setup = setup
        self.seat = seat
        self.recall = chosen(recall)
        self.marks = 0
        """Counts: the tally marks of a `chalkboard`, which nobody corrects."""
        self._fading: FadingMemory | None = None
        self._recent: _Recent | None = None
        if isinstance(self.recall, Recall):
            knobs = self.recall
            self._fading = FadingMemory(
                setup, seat, knobs.capacity, knobs.decay, knobs.confusion, seed
            )
        elif (turns := turns_kept(self.recall, setup.seats)) > 0:
            self._recent = _Recent(turns)

    @property
    def listens(self) -> bool:
        """Whether it has to hear what happens."""
        return self._fading is not None or self._recent is not None

    def hear(self, event: Event) -> None:
        """Hear an event: one that is public, or one for this seat alone."""
        if self._fading is not None:
            self._fading.hear(event)
        elif self._recent is not None:
            self._recent.hear(event)

    def mark(self, marks: Sequence[int]) -> None:
        """Wipe the chalkboard and write a number for every kind on it."""
        if self.recall != "chalkboard":
            raise OptionError(
                "marks", f"there is a chalkboard at level chalkboard, not {self.recall}"
            )
        if len(marks) != self.setup.kinds or not all(0 <= mark <= 127 for mark in marks):
            raise OptionError(
                "marks", f"expected {self.setup.kinds} numbers from 0 to 127, not {list(marks)}"
            )
        self.marks = pack([int(mark) for mark in marks])

    def write(self, encoding: Encoding, state: State, words: vec[i64], at: i64) -> None:
        """Write the planes that are remembered."""
        if self._fading is not None:
            cards = self._fading.recalled_oven()
            encoding.write_recalled(state, self.seat, cards, words, at)
        elif self._recent is not None:
            encoding.write_recalled(state, self.seat, self._recent.cards(), words, at)
        elif self.recall == PERFECT:
            encoding.write_memory(state, self.seat, words, at)
        elif self.recall == "glass":
            encoding.write_glass(state, self.seat, words, at)
        else:
            encoding.write_marks(self.marks, words, at)


class _Recent:
    """The announcements of the last turns; none of them once the oven is opened."""

    def __init__(self, turns: int) -> None:
        self._turns: deque[tuple[int, list[int]]] = deque(maxlen=turns)

    def hear(self, event: Event) -> None:
        """Take in what is announced; a turn begins with a placement, a pass, or another seat."""
        match event:
            case OvenOpened():
                self._turns.clear()
            case Passed(seat):
                self._turns.append((seat, []))
            case Placed(seat, kind, singles, doubles):
                self._turns.append((seat, [kind] * singles + [kind + DOUBLE] * doubles))
            case Submitted(seat, order):
                self._turn(seat).append(order_card(seat, order))
            case Drew(seat):
                self._turn(seat)

    def _turn(self, seat: int) -> list[int]:
        """What a seat put into the oven in its turn, which may have begun without a placement."""
        if not self._turns or self._turns[-1][0] != seat:
            self._turns.append((seat, []))
        return self._turns[-1][1]

    def cards(self) -> list[int]:
        """The cards that went into the oven, the lowest first."""
        return [card for _, cards in self._turns for card in cards]
