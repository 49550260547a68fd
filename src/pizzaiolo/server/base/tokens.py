"""Tokens: anyone who knows one has its seat; the server keeps only their hashes."""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from datetime import date
from hashlib import sha256
from hmac import digest
from typing import Final, Literal

_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_table_id() -> str:
    """A fresh name for a table, of 96 random bits: anyone who knows it may look on.

    None begins with a hyphen: `pizzaiolo tables delete` would take it for an option.
    """
    name = secrets.token_urlsafe(12)
    return new_table_id() if name.startswith("-") else name


def is_table_id(text: str) -> bool:
    """Whether a text could be the name of a table."""
    return _TABLE.fullmatch(text) is not None


def new_token() -> str:
    """A fresh token for a seat or for a host, of 192 random bits."""
    return secrets.token_urlsafe(24)


def token_from(secret: str, table_id: str) -> str:
    """The token for a table that follows from a secret of the client that will hold it.

    A client that asks again with the same secret gets the same token: so an answer that was lost
    on its way can be repeated, although the server keeps no token.
    """
    return _derived(secret, f"pizzaiolo seat {table_id}", 24)


def host_token_from(secret: str, table_id: str) -> str:
    """The same for the host of a table: never the token of a seat."""
    return _derived(secret, f"pizzaiolo host {table_id}", 24)


def table_id_from(secret: str, purpose: Literal["open", "play"]) -> str:
    """The name of the table that a request with a secret opens: the same one each time."""
    return _derived(secret, f"pizzaiolo table {purpose}", 12)


def day_table_id(key: str, day: date) -> str:
    """The name of the table at which the player with a key plays a day: there is only one."""
    return _derived(key, f"pizzaiolo day {day}", 12)


def club_id_from(secret: str, key: str) -> str:
    """The name of the club that a request with a secret and a key founds: each time the same."""
    return _derived(secret, f"pizzaiolo club {key}", 12)


def evening_table_id(club_id: str, evening: int, round_number: int, place: int) -> str:
    """The name of a table of an evening: the same on every server that opens it."""
    return _derived(club_id, f"pizzaiolo evening {evening} {round_number} {place}", 12)


def club_tag(club_id: str) -> str:
    """What may be shown of a club at its tables: it does not lead to the club."""
    return _derived(club_id, "pizzaiolo club tag", 12)


def challenge_id_from(token: str, table_id: str, game: int) -> str:
    """The name of the challenge that the player with a token makes of a game.

    Nobody gets from it to the table, or from the table to it, without the token.
    """
    return _derived(token, f"pizzaiolo challenge of {table_id} {game}", 12)


def challenge_table_id(key: str, challenge: str) -> str:
    """The name of the table at which the player with a key takes a challenge."""
    return _derived(key, f"pizzaiolo challenge {challenge}", 12)


def _derived(secret: str, what: str, size: int) -> str:
    return urlsafe_b64encode(digest(secret.encode(), what.encode(), "sha256")[:size]).decode()


def is_token(text: str) -> bool:
    """Whether a text could be a token; only its table knows whether it is one."""
    return _TOKEN.fullmatch(text) is not None


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random: one round of SHA-256 is enough."""
    return sha256(token.encode()).hexdigest()
