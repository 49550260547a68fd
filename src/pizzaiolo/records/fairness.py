"""Fair shuffles: a secret that is promised before the deal, salts from the players, the seed.

`docs/fairness.md` says how to check them in any language.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

__all__ = [
    "LONGEST_SALT",
    "Fairness",
    "commitment_of",
    "is_digest",
    "is_salt",
    "new_secret",
    "seed_of",
]

LONGEST_SALT: Final = 64
"""In characters (code points)."""

# What could end a line, and what has no UTF-8: without them, no two sets of salts give one text.
_NOT_IN_SALT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_DIGEST: Final = re.compile("[0-9a-f]{64}")


def new_secret() -> str:
    """A fresh secret: 256 random bits as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """What is published before the deal: SHA-256 of the secret's 64 digits."""
    _check_secret(secret)
    return sha256(secret.encode("ascii")).hexdigest()


def seed_of(secret: str, salts: Iterable[tuple[int, str]] = ()) -> str:
    """The seed of a game: SHA-256 of the secret and the salts, as lines in the order of the seats.

    Each salt comes with its seat, in any order; a seat has at most one.
    """
    _check_secret(secret)
    lines = ["pizzaiolo fair 1", secret]
    seats: set[int] = set()
    for seat, salt in sorted(salts):
        if seat < 0 or seat in seats:
            raise ValueError(f"expected at most one salt from each seat, and found seat {seat}")
        if not is_salt(salt):
            raise ValueError(
                f"the salt of seat {seat}: expected 1 to {LONGEST_SALT} characters on one line,"
                f" not {salt!r}"
            )
        seats.add(seat)
        lines.append(f"{seat}:{salt}")
    return sha256("".join(f"{line}\n" for line in lines).encode("utf-8")).hexdigest()


def is_salt(text: str) -> bool:
    """Whether a text can be a salt: 1 to 64 characters, no control character, on one line."""
    return 0 < len(text) <= LONGEST_SALT and _NOT_IN_SALT.search(text) is None


def is_digest(text: str) -> bool:
    """Whether a text has the form of secrets, commitments and fair seeds: 64 digits 0-9 a-f."""
    return _DIGEST.fullmatch(text) is not None


@dataclass(frozen=True)
class Fairness:
    """What a finished game shows, so that anyone can check that nobody stacked the deck."""

    commitment: str
    """What the table published before the deal."""
    secret: str
    salts: tuple[tuple[int, str], ...] = ()
    """The seats that gave a salt, in rising order, each with its salt."""

    def keeps_promise(self) -> bool:
        """Whether the secret is the one that was promised."""
        return commitment_of(self.secret) == self.commitment

    def seed(self) -> str:
        """The seed that follows from the secret and the salts."""
        return seed_of(self.secret, self.salts)


def _check_secret(secret: str) -> None:
    if not is_digest(secret):
        raise ValueError("expected a secret of 64 digits 0-9 a-f")
