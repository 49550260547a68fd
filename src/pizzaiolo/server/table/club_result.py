"""ClubResult: how a game at a table of a club ended, as far as the club's book wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from pizzaiolo.records.record import Record
from pizzaiolo.server.protocol.entries import OfClub
from pizzaiolo.server.table.seats import DealtTo
from pizzaiolo.server.table.table import Table


def game_key(record: Record) -> str:
    """What tells a game from all others: the hash of its record without the names of people."""
    nameless = replace(record, names=(None,) * len(record.names))
    return sha256(nameless.to_json().encode()).hexdigest()[:32]


def places_of(delivered: Sequence[int], ingredients: Sequence[int]) -> tuple[int, ...]:
    """The places of all seats, from 1; those who are equal share it (R8.2)."""
    scores = list(zip(delivered, ingredients, strict=True))
    return tuple(1 + sum(other > score for other in scores) for score in scores)


class ClubResult(NamedTuple):
    """A game that is over."""

    of: OfClub
    game: int
    """Which game of the table, from 1."""
    edition: str
    at: float
    dealt: tuple[DealtTo, ...]
    """By seat, who was dealt the cards: the game is theirs, whoever finished it."""
    pizzas: tuple[int, ...]
    places: tuple[int, ...]
    """From 1; those who are equal share it."""
    key: str
    """See `game_key`."""


def club_result(table: Table) -> ClubResult | None:
    """The game on a table, if it is over and belongs to a club."""
    over, record = table.course.over, table.record()
    if table.club is None or over is None or record is None:
        return None
    return ClubResult(
        table.club,
        table.games,
        table.agreement.edition.name,
        table.written_at,
        table.seating.dealt,
        over.delivered,
        places_of(over.delivered, over.ingredients),
        game_key(record),
    )
