"""Meetings: who was better how often, whichever of two is named first."""

from __future__ import annotations

import gc

from pizzaiolo.server.clubs.meetings import Meetings


def test_every_pair_of_a_game_has_met() -> None:
    meetings = Meetings()
    meetings.count([(3, 1), (1, 2), (2, 2)])
    assert list(meetings.among([1, 2, 3])) == [
        (1, 2, (0, 1, 0)),
        (1, 3, (0, 0, 1)),
        (2, 3, (0, 0, 1)),
    ]
    meetings.count([(1, 1), (3, 2)])
    assert list(meetings.among([3, 1])) == [(1, 3, (1, 0, 1))]


def test_one_person_has_met_whom_both_have_met_and_never_themselves() -> None:
    meetings = Meetings()
    meetings.count([(1, 1), (2, 2)])
    meetings.count([(3, 1), (2, 2)])
    meetings.count([(3, 1), (1, 2)])
    meetings.merge(3, 1)
    assert list(meetings.among([1, 2, 3])) == [(1, 2, (2, 0, 0))]


def test_a_pair_is_nothing_that_python_looks_through_for_what_may_be_dropped() -> None:
    meetings = Meetings()
    meetings.count([(1, 1), (2, 2), (3, 2)])
    assert not any(map(gc.is_tracked, next(iter(meetings._scores.items()))))
