"""Who speaks, who looks on, and whom a message is for."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from pizzaiolo.server.protocol.entries import By
from pizzaiolo.server.protocol.outgoing import (
    Aid,
    Drawn,
    Link,
    Marks,
    Preferences,
    Question,
    ServerMessage,
    Snapshot,
    Turn,
)

Audience = Literal["everybody", "asker"] | int
"""Whom a message is for: everybody (spectators too), the one who gave the command, or a seat and
the spectators who sit behind it."""


FOR_ONE: Final = frozenset((Aid, Drawn, Link, Marks, Preferences, Question, Snapshot, Turn))
"""The messages that are never for everybody, to be looked up by type: to ask whether a message is
an instance of one after the other takes hundreds of instructions for each of them."""


class Outgoing(msgspec.Struct, frozen=True):
    """A message and whom it is for."""

    audience: Audience
    message: ServerMessage

    def __post_init__(self) -> None:
        """Refuse to tell everybody what is only for one seat."""
        if self.audience == "everybody" and type(self.message) in FOR_ONE:
            raise ValueError(f"{type(self.message).__name__} is never for everybody")


class Who(msgspec.Struct, frozen=True):
    """Who gives a command, as the session knows from the token (`Table.who`)."""

    seat: int | None = None
    host: bool = False
    by: By = "player"
    """"bot" for what the bot in a seat chose."""
    played: bool = False
    """Whether they had a seat in the running game before, by a token that is now void."""


class Viewer(msgspec.Struct, frozen=True):
    """Who looks on: a player (seat), a spectator behind a chef (seat, watching), or a spectator."""

    seat: int | None = None
    watching: bool = False


class Say(msgspec.Struct, frozen=True):
    """An answer that changes nothing and is not stored."""

    outgoing: tuple[Outgoing, ...] = ()
