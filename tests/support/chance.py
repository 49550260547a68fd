"""Chance, tied down: names, tokens, salts and secrets that a test draws follow from its own name.

`secrets` makes every text of the random bytes of one function, so that one is replaced. A server in
a process of its own is tied down by `support.seeded`, a page in the browser by
`support.browser.chance`.
"""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import shake_256
from typing import Protocol

from support.hard import RUN

UNASKED = 32
"""How many bytes are drawn if nobody says how many."""


class TokenBytes(Protocol):
    """The function of `secrets` that all others are made of."""

    def __call__(self, nbytes: int | None = None) -> bytes: ...


def drawing(text: Callable[[], str]) -> TokenBytes:
    """Stands in for `secrets.token_bytes`: what is drawn follows from a text and from how often."""
    drawn: Counter[str] = Counter()

    def token_bytes(nbytes: int | None = None) -> bytes:
        now = text()
        drawn[now] += 1
        size = UNASKED if nbytes is None else nbytes
        return shake_256(f"{now}\n{drawn[now]}".encode()).digest(size)

    return token_bytes


def tie_down(text: Callable[[], str]) -> None:
    """Let everything in this process that is drawn from now on follow from a text."""
    secrets.token_bytes = drawing(text)
    random.seed(text())


def by_name(name: str) -> str:
    """What a test, or what several share, is dealt by: another run of `make test-hard` differs."""
    return f"{RUN} {name}"


@contextmanager
def of_its_own(name: str) -> Iterator[None]:
    """Draw by a name of one's own; afterwards by what it was before, as if nothing had happened."""
    before, state = secrets.token_bytes, random.getstate()
    tie_down(lambda: by_name(name))
    try:
        yield
    finally:
        secrets.token_bytes = before
        random.setstate(state)
