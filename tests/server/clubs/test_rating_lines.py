"""Ratings over time: every game of a member, thinned out evenly, and one line for one person."""

from __future__ import annotations

from itertools import pairwise

from pizzaiolo.server.clubs.rating_lines import RatingLines
from pizzaiolo.server.clubs.ratings import UNRATED, Rating


def test_a_rating_is_the_last_one() -> None:
    lines = RatingLines()
    assert (lines.now(1), lines.is_rated(1)) == (UNRATED, False)
    lines.note(1, 3, Rating(26.0, 8.0))
    lines.note(1, 5, Rating(27.5, 7.5))
    assert (lines.now(1), lines.is_rated(1)) == (Rating(27.5, 7.5), True)
    assert lines.points(1, 10) == [(3, Rating(26.0, 8.0)), (5, Rating(27.5, 7.5))]
    assert lines.points(2, 10) == []


def test_a_long_line_is_thinned_out_and_keeps_its_ends() -> None:
    lines = RatingLines()
    for game in range(1, 1001):
        lines.note(1, game, Rating(float(game), 1.0))
    points = lines.points(1, 120)
    games = [game for game, _ in points]
    assert 100 <= len(games) <= 120
    assert (games[0], games[-1]) == (1, 1000)
    assert len({b - a for a, b in pairwise(games[:-1])}) == 1


def test_those_with_the_most_games_come_first() -> None:
    lines = RatingLines()
    for member, games in ((1, 1), (2, 3), (3, 2)):
        for game in range(games):
            lines.note(member, game + 1, UNRATED)
    assert lines.longest(2) == [2, 3]


def test_one_person_has_one_line_in_the_order_of_the_games() -> None:
    lines = RatingLines()
    lines.note(1, 1, Rating(26.0, 8.0))
    lines.note(2, 2, Rating(24.0, 8.0))
    lines.note(1, 3, Rating(27.0, 7.0))
    lines.merge(2, 1, Rating(25.5, 6.0))
    assert [game for game, _ in lines.points(1, 10)] == [1, 2, 3]
    assert lines.now(1) == Rating(25.5, 6.0)
    assert not lines.is_rated(2)
    lines.merge(4, 1, Rating(1.0, 1.0))
    assert lines.now(1) == Rating(25.5, 6.0)
