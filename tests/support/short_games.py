"""Games that are over soon, for tests that are about something else."""

from __future__ import annotations

from typing import Any, Final

from pizzaiolo.editions.load import edition_to_data, load_edition


def _shortened(edition: str, rounds: int, **changes: Any) -> dict[str, Any]:
    own = edition_to_data(load_edition(edition))
    own |= {"name": "short", "title": "Short", **changes}
    own |= {"rounds": rounds, "rounds_without_helping": rounds}
    return {"edition": "short", "edition_data": own}


_FEW: Final = {"2": 8, "3": 7, "4": 6, "5": 5}

SHORT: Final = _shortened("oven", 2, removed=_FEW)
"""The oven edition with a supply of ten to thirteen cards, and two rounds: a third of the turns."""

SHORT_ORIGINAL: Final = _shortened("original", 2, removed=_FEW)
"""The same of the first edition, where leftovers stay in sight."""


def one_round(edition: str) -> dict[str, Any]:
    """An edition as it is, but for a game that ends when the oven was emptied once."""
    return _shortened(edition, 1)
