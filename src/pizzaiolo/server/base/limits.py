"""Limits: buckets that fill up with time, and from which everything that is done takes a drop."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

TIDYING_SECONDS: Final = 60.0
"""How often full buckets are looked for, to be forgotten."""


class Bucket:
    """Allows `at_once` things at once, and `per_second` in the long run."""

    __slots__ = ("_at", "_clock", "_level", "at_once", "per_second")

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = monotonic
    ) -> None:
        """A full bucket."""
        self.per_second = per_second
        self.at_once = at_once
        self._clock = clock
        self._level = float(at_once)
        self._at = clock()

    def take(self) -> bool:
        """Take a drop; False if there is none."""
        self._fill()
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    def debt(self) -> float:
        """Take a drop in any case; return the seconds until it would have been there."""
        self._fill()
        self._level -= 1.0
        return max(0.0, -self._level / self.per_second)

    @property
    def full(self) -> bool:
        """Whether nothing has been taken that has not come back."""
        self._fill()
        return self._level >= self.at_once

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self.at_once, self._level + (now - self._at) * self.per_second)
        self._at = now


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = monotonic
    ) -> None:
        """Full buckets for everybody."""
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._next_tidying = clock() + TIDYING_SECONDS

    def take(self, address: str) -> bool:
        """Take a drop from the bucket of an address; False if there is none."""
        if self._clock() > self._next_tidying:
            self._next_tidying = self._clock() + TIDYING_SECONDS
            self._forget()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = Bucket(self._per_second, self._at_once, self._clock)
            self._buckets[address] = bucket
        return bucket.take()

    def _forget(self) -> None:
        """Drop what is full: it is the same as a new one."""
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.full
        }

    def __len__(self) -> int:
        return len(self._buckets)


def neighbourhood(host: str | None) -> str:
    """The address that limits count by: an IPv6 network of 64 bits is one customer."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
