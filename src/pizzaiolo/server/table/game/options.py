"""Options: what one seat can do at one step. They belong only to that seat and that step.

The engine knows only what the seat to act can do now. A list of that, told to anybody else or with
any other step, shows what is in a hand. So the list never travels without the seat and the step
that it belongs to, and code that makes a message from it has to say whom the message is for and
when.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pizzaiolo.server.table.game.giving import Giving


@dataclass(frozen=True, slots=True)
class Options:
    """What a seat can do, for its eyes alone; amounts are Counts."""

    seat: int
    n: int
    """The number of the step at which it can do this."""
    legal: tuple[str, ...]
    costs: dict[str, int] = field(default_factory=dict)
    """By the texts that choose a way to bake, or to ask: what the face-up cards lack for it."""
    missing: int = 0
    lacking: int = 0
    asked: int = 0
    gives: dict[str, Giving] = field(default_factory=dict)
    """By the texts that bake the order, or add a card to it: what the hand then gives."""

    def check(self, seat: int, n: int) -> None:
        """Raise a ValueError unless these are the options of this seat at this step."""
        if (self.seat, self.n) != (seat, n):
            raise ValueError(
                f"expected the options of seat {seat} at step {n}, "
                f"not those of seat {self.seat} at step {self.n}"
            )
