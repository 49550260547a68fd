"""How a try ended at a deal that others play as well."""

from __future__ import annotations

import msgspec


class TryResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a try ended."""

    delivered: int
    """How many orders the player delivered."""
    place: int
    """From 1; those who are equal share it."""
    seats: int
    oven: str
    """What the oven gave out for the player, in its order: `b` baked, `r` returned."""
    offline: bool = False
    """Whether the player took the deal along: their browser had its secret before they played."""
    late: bool = False
    """Whether the secret had been shown to everybody before the player's game was over."""

    @property
    def compared(self) -> bool:
        """Whether it is counted among the others: the player could not know the cards."""
        return not (self.offline or self.late)
