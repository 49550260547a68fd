"""The memory levels of a table: how much of what was said it keeps for a player to look up.

`photographic`: nothing but what lies on the table; an announcement is gone after its beat.
`kitchen`: the last turn stays until the next one. `rail`: the last full lap stays. `chalkboard`:
the player's own marks, which nobody corrects. `glass`: exact counts of what the oven holds.
While the oven is emptied nothing stays of the turns before: the cards lie on the table.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Level = Literal["photographic", "kitchen", "rail", "chalkboard", "glass"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the least to the most."""

DEFAULT_LEVEL: Final[Level] = "kitchen"

KEEPS_TURNS: Final[tuple[Level, ...]] = ("kitchen", "rail")
"""Those that keep what was announced: the last turn, unless it is a whole lap."""

KEEPS_A_LAP: Final[tuple[Level, ...]] = ("rail",)
"""Those that keep the last turn of every seat."""


def turns_kept(level: str, seats: int) -> int:
    """How many of the last turns a level keeps at a table of some seats."""
    if level not in KEEPS_TURNS:
        return 0
    return seats if level in KEEPS_A_LAP else 1
