"""ClubResult: how a game at a table of a club ended, as far as the club's book wants to know."""

from __future__ import annotations

from typing import NamedTuple

from pizzaiolo.server.protocol.entries import OfClub
from pizzaiolo.server.table.seats import DealtTo
from pizzaiolo.server.table.table import Table


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


def club_result(table: Table) -> ClubResult | None:
    """The game on a table, if it is over and belongs to a club."""
    over = table.course.over
    if table.club is None or over is None:
        return None
    scores = list(zip(over.delivered, over.ingredients, strict=True))
    return ClubResult(
        table.club,
        table.games,
        table.agreement.edition.name,
        table.written_at,
        table.seating.dealt,
        over.delivered,
        tuple(1 + sum(other > score for other in scores) for score in scores),
    )
