"""The secrets of the days: a chain of hashes, each day's secret the hash of the next day's.

`docs/fairness.md` says how to check them in any language. Whoever knows the secret of one day can
work out those of all days before it, and of none after it. So a day's secret is the promise of the
next one, and the end of the chain, published once, promises them all.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from pizzaiolo.records.fairness import commitment_of, is_digest

__all__ = ["FIRST", "LAST", "DayChain", "day_at", "midnight", "reaches"]

FIRST: Final = date(2026, 1, 1)
"""The first day of every chain; the day before it has no deal, but its hash: the end."""

LAST: Final = date(2099, 12, 31)
"""The last day of every chain; its secret is the root, from which all others follow."""

STRIDE: Final = 256
"""Every so many days a secret is kept, so that none is further than this many hashes away."""


class DayChain:
    """All secrets from FIRST to LAST, from the secret of the last day."""

    def __init__(self, root: str) -> None:
        """Work out the chain once, and keep a secret here and there."""
        if not is_digest(root):
            raise ValueError("expected a root of 64 digits 0-9 a-f")
        self.root = root
        self._kept = {LAST.toordinal(): root}
        secret = root
        for day in range(LAST.toordinal() - 1, FIRST.toordinal() - 2, -1):
            secret = commitment_of(secret)
            if day % STRIDE == 0:
                self._kept[day] = secret
        self.end = secret
        """What is published: the hash of the first day's secret."""

    def secret(self, day: date) -> str:
        """The secret of a day; LookupError if the chain has no such day."""
        if not FIRST <= day <= LAST:
            raise LookupError(f"expected a day from {FIRST} to {LAST}, not {day}")
        number = day.toordinal()
        kept = min(-(-number // STRIDE) * STRIDE, LAST.toordinal())
        secret = self._kept[kept]
        for _ in range(kept - number):
            secret = commitment_of(secret)
        return secret

    def commitment(self, day: date) -> str:
        """The promise of a day, published when the day before is over: its secret's hash."""
        return commitment_of(self.secret(day))


def reaches(secret: str, day: date, published: str, published_day: date) -> bool:
    """Whether a day's secret leads back to what was published as the secret of an earlier day.

    The end of a chain counts as the secret of the day before FIRST.
    """
    if not is_digest(secret) or published_day > day:
        return False
    for _ in range((day - published_day).days):
        secret = commitment_of(secret)
    return secret == published


def day_at(seconds: float) -> date:
    """The day in UTC at a time in UTC seconds."""
    return datetime.fromtimestamp(seconds, UTC).date()


def midnight(day: date) -> float:
    """When a day is over, in UTC seconds."""
    after = day + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()
