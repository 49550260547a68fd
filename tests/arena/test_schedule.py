"""Schedules: every bot on every seat with the same cards, and nobody favoured."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.arena.schedule import (
    FIELDS,
    ONE_VS_REST,
    Fixture,
    Schedule,
    ScheduleError,
    design,
    seatings,
)

fields = st.sampled_from(FIELDS)
bot_numbers = st.integers(2, 9)
seat_numbers = st.integers(2, 6)


@given(bots=bot_numbers, seats=seat_numbers, field=fields, games=st.integers(1, 400))
def test_whole_cycles_are_balanced(bots: int, seats: int, field: str, games: int) -> None:
    schedule = Schedule(bots, seats, field)
    fixtures = schedule.fixtures(games)
    assert len(fixtures) >= games
    assert [fixture.game for fixture in fixtures] == list(range(len(fixtures)))

    games_of = Counter(bot for f in fixtures for bot in set(f.lineup))
    measured = Counter(f.lineup[seat] for f in fixtures for seat in schedule.measured(f.lineup))
    met = Counter(pair for f in fixtures for pair in combinations(sorted(set(f.lineup)), 2))
    assert sorted(games_of) == list(range(bots))
    assert len(set(measured.values())) == 1
    assert len(met) == bots * (bots - 1) // 2
    if bots >= seats or field == ONE_VS_REST:
        assert len(set(games_of.values())) == 1
        assert len(set(met.values())) == 1


@given(bots=bot_numbers, seats=seat_numbers, field=fields)
def test_in_a_deal_each_bot_sits_on_every_seat_equally_often(
    bots: int, seats: int, field: str
) -> None:
    for fixtures in _deals(Schedule(bots, seats, field), 150):
        assert len({fixture.lineup for fixture in fixtures}) == len(fixtures)
        assert [fixture.rotation for fixture in fixtures] == list(range(len(fixtures)))
        for bot in set(fixtures[0].lineup):
            on_seat = [sum(f.lineup[seat] == bot for f in fixtures) for seat in range(seats)]
            assert len(set(on_seat)) == 1


def _deals(schedule: Schedule, games: int) -> list[list[Fixture]]:
    deals: dict[int, list[Fixture]] = {}
    for fixture in schedule.fixtures(games):
        deals.setdefault(fixture.deal, []).append(fixture)
    return list(deals.values())


@given(bots=bot_numbers, seats=seat_numbers, field=fields, games=st.integers(1, 100))
def test_a_longer_schedule_begins_like_a_shorter_one(
    bots: int, seats: int, field: str, games: int
) -> None:
    schedule = Schedule(bots, seats, field)
    short = schedule.fixtures(games)
    assert schedule.fixtures(2 * games)[: len(short)] == short
    assert list(islice(schedule, len(short))) == short


def test_one_against_the_rest_is_played_both_ways_and_measures_the_one() -> None:
    schedule = Schedule(2, 4)
    assert schedule.field == ONE_VS_REST
    lineups = [fixture.lineup for fixture in schedule.fixtures(1)]
    assert lineups == [
        (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0),
        (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1),
    ]  # fmt: skip
    assert [schedule.measured(lineup) for lineup in lineups] == 2 * [[0], [1], [2], [3]]


def test_with_two_seats_one_against_the_rest_is_a_plain_match() -> None:
    schedule = Schedule(2, 2, ONE_VS_REST)
    assert [fixture.lineup for fixture in schedule.fixtures(1)] == [(0, 1), (1, 0)]
    assert schedule.measured((0, 1)) == [0, 1]


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len(seatings((0, 1, 2, 3))) == 6
    assert seatings((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    lineups = [fixture.lineup for fixture in Schedule(4, 4).fixtures(24) if fixture.rotation == 0]
    assert len(set(lineups)) == 6


@pytest.mark.parametrize(
    ("bots", "size", "subsets"),
    [(7, 3, 7), (13, 4, 13), (5, 4, 5), (6, 2, 15), (10, 4, 30), (12, 6, 22), (12, 5, 132)],
)
def test_designs_are_small(bots: int, size: int, subsets: int) -> None:
    found = design(bots, size)
    pairs = Counter(pair for block in found for pair in combinations(block, 2))
    assert len(pairs) == bots * (bots - 1) // 2
    assert len(set(pairs.values())) == 1
    assert len(found) == subsets


def test_a_lone_bot_plays_against_itself() -> None:
    assert [fixture.lineup for fixture in Schedule(1, 3).fixtures(2)] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(("bots", "field"), [(0, None), (1, ONE_VS_REST)])
def test_too_few_bots_are_refused(bots: int, field: str | None) -> None:
    with pytest.raises(ScheduleError, match=r"expected at least one|takes at least two"):
        Schedule(bots, 4, field)
