"""Tokens: who knows one has the seat; the server keeps only their hashes."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_table_id() -> str:
    """A fresh name for a table, of 96 random bits: whoever knows it may look on."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether a text could be the name of a table."""
    return _TABLE.fullmatch(text) is not None


def new_token() -> str:
    """A fresh token for a seat or for a host, of 192 random bits."""
    return secrets.token_urlsafe(24)


def is_token(text: str) -> bool:
    """Whether a text could be a token; whether it is one only its table knows."""
    return _TOKEN.fullmatch(text) is not None


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random: one round of SHA-256 is enough."""
    return sha256(token.encode()).hexdigest()


def cookie_of(table_id: str) -> str:
    """The name of the cookie that holds the token for a table."""
    return f"pizzaiolo-{table_id}"
