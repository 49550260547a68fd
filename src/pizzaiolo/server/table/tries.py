"""Tries at a deal that others play as well: how long bots think there, and how a try ended."""

from __future__ import annotations

from typing import Final

from pizzaiolo.engine import events
from pizzaiolo.server.protocol.tries import TryResult
from pizzaiolo.server.table.table import Table

ITERATIONS: Final = 200
"""How often a bot tries each decision at most: well under a second, compiled or not."""


def result_at(table: Table, seat: int = 0) -> TryResult | None:
    """How the game ended for a seat; None while it is on."""
    play, over = table.course.play, table.course.over
    if play is None or over is None:
        return None
    scores = list(zip(over.delivered, over.ingredients, strict=True))
    oven = ""
    for step in play.show.steps:
        match step.event:
            case events.Baked(seat=owner) if owner == seat:
                oven += "b"
            case events.Returned(seat=owner) if owner == seat:
                oven += "r"
    place = 1 + sum(score > scores[seat] for score in scores)
    deal = table.deal
    offline = deal is not None and deal.offline
    # While a deal is hidden, the end of a game shows no secret.
    late = deal is not None and deal.hidden_until > 0 and not offline and over.secret != ""
    return TryResult(over.delivered[seat], place, len(scores), oven, offline, late)
