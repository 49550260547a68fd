"""Memory: what one seat that hears a game makes of it; what every sort of memory can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory.guess import Guess
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class Memory:
    """What one seat remembers of a game that it has heard from its deal on.

    It hears, event by event, what is for everybody and what is for this seat. What it keeps of that
    is up to the subclass: this class knows only whose memory it is.
    """

    # A class and not a Protocol: compiled, its methods are called through a table of functions,
    # while those of a Protocol are called by name (docs/decisions/0010).

    __slots__ = ("seat", "setup")

    def __init__(self, setup: Setup, seat: i64) -> None:
        """Sit down at a seat; the deal has not been heard yet."""
        if not 0 <= seat < setup.seats:
            raise ValueError(f"expected a seat from 0 to {setup.seats - 1}, not {seat}")
        self.setup: Setup = setup
        self.seat: i64 = seat

    def hear(self, event: Event) -> None:
        """Take in an event; one that is for another seat alone raises ValueError."""
        raise NotImplementedError

    def view(self) -> View:
        """What the seat sees now (R10): the same as `view` makes of the true State."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Guess:
        """A State that may be the true one, to be played on with a LazyDealer.

        The decision that it waits for must be public or the seat's own; while another seat
        decides in secret, and when the game is over, this raises ValueError.
        """
        raise NotImplementedError

    def believed_oven(self) -> int:
        """Counts: what the seat believes is in the oven, a double being two (R9.2)."""
        raise NotImplementedError

    def copy(self) -> Memory:
        """Return a memory that can hear on without changing this one."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """All that is seen and remembered as plain values: memories with equal facts are equal."""
        raise NotImplementedError
