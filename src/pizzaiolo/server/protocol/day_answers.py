"""What goes into and comes out of the requests about the days."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec

from pizzaiolo.server.protocol.answers import Body, Name, SecretId
from pizzaiolo.server.protocol.entries import Face, SeatNumber
from pizzaiolo.server.protocol.tries import TryResult


class Try(Body, frozen=True):
    """Your own try: where it is, and how it ended."""

    table: str
    result: TryResult | None
    """None: it is not over."""
    on_board: bool
    """Whether you are on the day's board."""


class BoardRow(Body, frozen=True):
    """Somebody on a day's board."""

    name: str
    result: TryResult
    mine: bool


class Day(Body, frozen=True):
    """A day: what is played, what was promised about the cards, and how it went."""

    day: date
    today: date
    first: date
    """The first day that can be played."""
    edition: str
    title: str
    seats: int
    doubles: bool
    bots: tuple[str, ...]
    commitment: str
    """The hash of the day's secret: the secret of the day before."""
    secret: str | None
    """Once the day is over: what the deal follows from."""
    end: str
    """The published end of the chain: the hash of the first day's secret."""
    counts: bool
    """Whether a try counts: the day is on. Otherwise it is for practice."""
    mine: Try | None
    """Only with a key: your try, if you began one."""
    players: int
    """How many have finished it."""
    delivered: tuple[int, ...]
    """By number of pizzas, how many of them delivered that many; told to those who have finished
    it themselves, and to everybody once the day is over. The same holds for the board."""
    board: tuple[BoardRow, ...]


class MyDay(Body, frozen=True):
    """A day in your calendar."""

    day: date
    result: TryResult


class MyDays(Body, frozen=True):
    """Your days."""

    today: date
    first: date
    """The first day that can be played."""
    streak: int
    """How many days in a row you have played, up to today or yesterday."""
    days: tuple[MyDay, ...]
    unfinished: tuple[date, ...]
    """Days that you began and can still finish: today or yesterday."""


class Begin(Body, frozen=True):
    """Play a day: today's counts, and is begun once; an earlier one is for practice."""

    name: Name
    face: Face = ""
    id: SecretId | None = None
    """For practice: a repeated request leads to the same table."""


class Along(Body, frozen=True):
    """A day to be played where there is no network: a table, for a server in the player's browser.

    Whoever has it can work out its cards: what is played from it is marked as played offline.
    """

    day: date
    table: str
    """Where it is, here and there."""
    token: str
    """The token of the player's seat."""
    entries: tuple[str, ...]
    """The table as a store keeps it, each entry as a line of JSON, with the day's secret."""


MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Brought(Body, frozen=True):
    """A day that was taken along and is over: every decision, as in a record."""

    name: Name
    moves: Annotated[tuple[tuple[SeatNumber, MoveText], ...], msgspec.Meta(max_length=3000)]
    face: Face = ""


class Board(Body, frozen=True):
    """Your name on the board of a day; null takes it off."""

    name: Name | None
