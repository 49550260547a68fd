"""What goes into and comes out of the requests about the evenings of a club."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pizzaiolo.server.protocol.answers import Body
from pizzaiolo.server.protocol.club_answers import MemberNumber
from pizzaiolo.server.protocol.entries import Config

EveningGames = Annotated[int, msgspec.Meta(ge=1, le=20)]
EveningSeats = Annotated[int, msgspec.Meta(ge=2, le=6)]
NoShowSeconds = Annotated[float, msgspec.Meta(ge=5, le=3600)]
EveningPhase = Literal["waiting", "playing", "paused", "over", "abandoned"]
"""What a table of an evening does; an abandoned one has been set aside by the host."""


class OpenEvening(Body, frozen=True):
    """Open an evening: whoever opens it is its host, and there. One is open at a time."""

    games: EveningGames = 3
    """How many games everybody plays."""
    seats: EveningSeats = 4
    """How many sit at a table, if it works out."""
    fill: bool = True
    """Whether bots fill up the tables; otherwise some tables are smaller."""
    no_show: NoShowSeconds = 60.0
    """After this many seconds a bot takes the seat of somebody who has not come to the table."""
    config: Config = Config(time=60.0)
    """What is played; its seats follow from the draw."""


class ChangeEvening(Body, frozen=True):
    """Change an evening that is on, or end it, says its host or a keeper."""

    games: EveningGames | None = None
    seats: EveningSeats | None = None
    fill: bool | None = None
    no_show: NoShowSeconds | None = None
    over: bool = False


class BeHere(Body, frozen=True):
    """Arrive at an evening, or leave it; its host and keepers say so for others, too."""

    here: bool
    member: MemberNumber | None = None
    """Null: yourself."""


class EveningTable(Body, frozen=True):
    """A table of the round that is on, or of an earlier one that is not over."""

    table: str
    round: int
    members: tuple[int | None, ...]
    """By seat; null: a bot."""
    missing: tuple[int, ...]
    """The members who have not come to the table yet."""
    seconds: float | None
    """How long they still have; null: nobody is waited for."""
    phase: EveningPhase


class EveningPlayer(Body, frozen=True):
    """Somebody at an evening, and how it goes for them."""

    member: int
    here: bool
    games: int
    wins: float
    """A win that is shared counts as a share."""
    pizzas: int
    place: int
    """From 1; those who are equal share it."""
    table: str | None
    """Where they play now, or are expected."""


class Evening(Body, frozen=True):
    """An evening: its tables now, and its standings."""

    club: str
    """The name of the club."""
    evening: int
    host: int
    at: float
    over: bool
    games: int
    seats: int
    fill: bool
    no_show: float
    edition: str
    round: int
    """How many rounds have been drawn."""
    ready: int
    """How many could be drawn for the next round now: they are here, free, and have games left."""
    tables: tuple[EveningTable, ...]
    players: tuple[EveningPlayer, ...]
    """The best first."""
