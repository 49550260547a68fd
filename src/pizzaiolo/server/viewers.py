"""Who speaks, who looks on, and whom a message is for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from pizzaiolo.server.entries import By
from pizzaiolo.server.messages import ServerMessage

Audience = Literal["everybody", "asker"] | int
"""Whom a message is for: everybody (spectators too), whoever gave the command, or a seat and the
spectators who sit behind it."""


class Outgoing(msgspec.Struct, frozen=True):
    """A message and whom it is for."""

    audience: Audience
    message: ServerMessage


@dataclass(frozen=True)
class Who:
    """Who gives a command, as the session knows from the token (`Table.who`)."""

    seat: int | None = None
    host: bool = False
    by: By = "player"
    """"bot" for what the bot in a seat chose."""


@dataclass(frozen=True)
class Viewer:
    """Who looks on: a player (seat), a spectator behind a chef (seat, watching), or a spectator."""

    seat: int | None = None
    watching: bool = False


@dataclass(frozen=True)
class Say:
    """An answer that changes nothing and is not kept."""

    outgoing: tuple[Outgoing, ...] = ()
