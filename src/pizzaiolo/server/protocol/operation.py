"""Operation: one request as it is described and routed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Operation:
    """One request: its route, and what goes in and comes out."""

    method: str
    path: str
    name: str
    """Its key in the table of app.py."""
    summary: str
    gives: Any = None
    """The type of the answer; None: any JSON."""
    takes: Any = None
    """The type of the body; str: a text of TOML."""
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    media: str = "application/json"
    """The type of the answer's body."""
    key: bool = False
    """Whether it needs a key."""
