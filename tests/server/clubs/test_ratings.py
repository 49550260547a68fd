"""Ratings: who wins rises, who shares a place is rated alike, and two people can become one."""

from __future__ import annotations

import pytest

from pizzaiolo.server.clubs.ratings import UNRATED, Rating, combined, rated


def test_who_wins_rises_and_everybody_is_more_certain() -> None:
    first, second, third = rated([UNRATED] * 3, [1, 2, 3])
    assert first.value > second.value > third.value
    assert all(each.uncertainty < UNRATED.uncertainty for each in (first, second, third))


def test_a_shared_win_is_worth_the_same_to_both() -> None:
    first, second, third = rated([UNRATED] * 3, [1, 1, 3])
    assert first == second
    assert first.value > third.value


def test_a_surprise_counts_more_than_what_was_to_be_expected() -> None:
    strong, weak = Rating(32.0, 2.0), Rating(18.0, 2.0)
    expected = rated([strong, weak], [1, 2])[0].value - strong.value
    surprise = rated([strong, weak], [2, 1])[1].value - weak.value
    assert 0 <= expected < surprise


def test_two_ratings_of_one_person_weigh_by_what_they_know() -> None:
    assert combined(UNRATED, UNRATED) == UNRATED
    assert combined(Rating(30.0, 2.0), UNRATED) == Rating(30.0, 2.0)
    both = combined(Rating(30.0, 2.0), Rating(20.0, 4.0))
    assert 27 < both.value < 30
    assert both.uncertainty == pytest.approx(1.84, abs=0.01)
