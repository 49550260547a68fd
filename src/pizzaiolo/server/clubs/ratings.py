"""Ratings: how strong members are, as far as their games tell, and how uncertain that is.

The model is the one that the arena rates bots with: Plackett and Luce's, for any number of players
and shared places. A rating is kept rounded as it is written down, so that every server goes on from
the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

DIGITS: Final = 3
"""How many digits of a rating are kept: far finer than it is certain."""


class Rating(NamedTuple):
    """An estimate of somebody's strength, with one standard deviation."""

    value: float
    uncertainty: float


UNRATED: Final = Rating(25.0, 8.333)
"""What is assumed of somebody who has not played yet."""


@cache
def _model() -> Any:
    # Only a server that has clubs needs it: the server inside a page does without.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=UNRATED.value, sigma=UNRATED.uncertainty)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game of those who had these before it, and reached these places."""
    model = _model()
    teams = [[model.rating(mu=each.value, sigma=each.uncertainty)] for each in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(round(team[0].mu, DIGITS), max(round(team[0].sigma, DIGITS), 0.001))
        for team in after
    ]


def combined(one: Rating, other: Rating) -> Rating:
    """The rating of two members who turn out to be one person.

    Each is what is assumed of everybody, and what their own games told. Both told something about
    the same person, and what is assumed must not count twice.
    """
    weights = [1 / each.uncertainty**2 for each in (one, other, UNRATED)]
    told = one.value * weights[0] + other.value * weights[1] - UNRATED.value * weights[2]
    sure = max(weights[0] + weights[1] - weights[2], weights[2])
    return Rating(round(told / sure, DIGITS), round(sure**-0.5, DIGITS))
