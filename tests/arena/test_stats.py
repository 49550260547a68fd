"""The figures: intervals keep their promise, the sequential test errs as rarely as it says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Finished
from pizzaiolo.arena.schedule import BALANCED, ONE_VS_REST
from pizzaiolo.arena.sequence import ConfidenceSequence, OrderTest
from pizzaiolo.arena.stats import cycle_shares, meetings, rate, share, standings, student_quantile
from pizzaiolo.editions import load_edition
from pizzaiolo.engine.setup import Setup


def plan(bots: int, seats: int, field: str = BALANCED) -> ArenaPlan:
    names = tuple("abcdef"[:bots])
    return ArenaPlan("oven", Setup(load_edition("oven"), seats), names, field, 1)


def finished(game: int, delivered: tuple[int, ...]) -> Finished:
    seats = range(len(delivered))
    winners = tuple(seat for seat in seats if delivered[seat] == max(delivered))
    nothing = tuple(0 for _ in seats)
    return Finished(game, delivered, nothing, winners, (delivered, nothing, nothing), nothing)


@pytest.mark.parametrize(
    ("part", "freedom", "expected"),
    [
        (0.995, 1, 63.657),
        (0.995, 2, 9.925),
        (0.995, 3, 5.841),
        (0.995, 6, 3.7074),
        (0.995, 30, 2.7500),
        (0.975, 9, 2.2622),
        (0.995, 100000, 2.5759),
    ],
)
def test_student_quantiles_are_those_of_the_tables(
    part: float, freedom: int, expected: float
) -> None:
    tolerance = 0.02 if freedom == 3 else 0.001
    assert student_quantile(part, freedom) == pytest.approx(expected, rel=tolerance)


def _luck(rng: random.Random, skill: float, luck: float) -> tuple[float, int]:
    """A deal of four games: some deals are won by the cards, the others by skill."""
    if rng.random() < luck:
        return 4.0 * (rng.random() < skill), 4
    return float(sum(rng.random() < skill for _ in range(4))), 4


@pytest.mark.parametrize("luck", [0.0, 0.5, 1.0])
@pytest.mark.parametrize(("skill", "deals"), [(0.5, 12), (0.25, 60), (0.93, 60), (0.02, 100)])
def test_intervals_hold_the_truth_as_often_as_they_say(
    skill: float, deals: int, luck: float
) -> None:
    rng = random.Random(f"{skill} {deals} {luck}")
    held = 0
    times = 400
    for _ in range(times):
        wins, seats = zip(*(_luck(rng, skill, luck) for _ in range(deals)), strict=True)
        interval = share(wins, seats, 0.95)
        held += interval.low <= skill <= interval.high
    assert held / times > 0.92


def test_games_of_one_deal_are_not_taken_for_independent() -> None:
    together = share([4.0, 0.0] * 20, [4] * 40, 0.99)
    apart = share([2.0, 2.0, 1.0, 3.0] * 10, [4] * 40, 0.99)
    assert together.value == apart.value == 0.5
    assert together.high - together.low > 2 * (apart.high - apart.low)


def test_intervals_at_the_ends_and_of_little() -> None:
    always = share([2.0] * 30, [2] * 30, 0.99)
    assert always.value == always.high == 1.0
    assert 0.7 < always.low < 0.9
    assert share([1.0], [2], 0.99) == type(always)(0.5, 0.0, 1.0)


def _differences(kind: str) -> Callable[[random.Random], float]:
    return {
        "coin": lambda rng: rng.choice([-1.0, 1.0]),
        "mostly even": lambda rng: rng.choice([0.0] * 8 + [-0.5, 0.5]),
        "lopsided": lambda rng: rng.choice([0.1] * 9 + [-0.9]),
        "seats": lambda rng: rng.choice([-1, 0, 1]) / 2 + rng.choice([-1, 0, 1]) / 2,
    }[kind]


@pytest.mark.parametrize("kind", ["coin", "mostly even", "lopsided", "seats"])
def test_equal_bots_are_rarely_told_apart_however_often_one_looks(kind: str) -> None:
    rng = random.Random(kind)
    draw = _differences(kind)
    errors = 0
    times = 300
    for _ in range(times):
        sequence = ConfidenceSequence(0.05)
        for _ in range(400):
            sequence.add(draw(rng))
            if sequence.low > 0 or sequence.high < 0:
                errors += 1
                break
    # 15 errors were allowed on average; more than 25 would be so in 1 of 100 such tests.
    assert errors <= 25


def test_a_difference_is_found_and_its_size_is_held() -> None:
    rng = random.Random(1)
    missed = 0
    for _ in range(100):
        sequence = ConfidenceSequence(0.01)
        for _ in range(600):
            sequence.add(rng.choice([-1.0] + [0.0] * 4 + [1.0] * 3))
        assert sequence.low > 0
        missed += not sequence.low <= 0.25 <= sequence.high
    assert missed <= 4


def test_the_order_is_decided_when_every_pair_is() -> None:
    test = OrderTest(3, 0.01)
    cycles = 0
    while not test.decided:
        test.add([0.6, 0.3, 0.1])
        test.add([0.7, None, 0.3])
        cycles += 1
    two = OrderTest(2, 0.01)
    assert not two.decided
    for _ in range(cycles):
        two.add([0.5, 0.5])
    assert not two.decided


def test_win_shares_share_ties_and_count_by_seat() -> None:
    agreed = plan(2, 2)
    fixtures = agreed.schedule.fixtures(4)
    results = [
        finished(0, (3, 1)),
        finished(1, (2, 2)),
        finished(2, (1, 4)),
        finished(3, (0, 5)),
    ]
    table = standings(agreed, fixtures, reversed(results), 0.99)
    first, second = table.bots
    assert first.share is not None
    assert second.share is not None
    assert (first.share.value, second.share.value) == (2.5 / 4, 1.5 / 4)
    assert first.delivered == (3 + 2 + 1 + 5) / 4
    assert first.by_round == (first.delivered, 0.0, 0.0)
    assert table.matrix == ((None, 2.5 / 4), (1.5 / 4, None))
    assert (table.games, table.deals) == (4, 2)
    assert first.rating > second.rating


def test_with_one_against_the_rest_the_lone_seat_counts() -> None:
    agreed = plan(2, 3, ONE_VS_REST)
    fixtures = agreed.schedule.fixtures(6)
    results = [
        finished(fixture.game, tuple(5 if bot == 0 else 1 for bot in fixture.lineup))
        for fixture in fixtures
    ]
    table = standings(agreed, fixtures, results, 0.99)
    assert [each.share and each.share.value for each in table.bots] == [1.0, 0.0]
    assert [each.games for each in table.bots] == [3, 3]
    assert meetings(agreed, fixtures, results) == ((None, 1.0), (0.0, None))
    assert cycle_shares(agreed, fixtures, results) == [1.0, 0.0]


def test_a_bot_without_a_game_has_no_share() -> None:
    agreed = plan(2, 2)
    table = standings(agreed, agreed.schedule.fixtures(2), [], 0.99)
    assert [each.share for each in table.bots] == [None, None]


def test_ratings_follow_strength_and_grow_surer() -> None:
    agreed = plan(3, 3)
    fixtures = agreed.schedule.fixtures(90)
    results = [
        finished(fixture.game, tuple(9 - 3 * bot for bot in fixture.lineup)) for fixture in fixtures
    ]
    early = rate(3, fixtures, results[:6])
    late = rate(3, fixtures, results)
    assert late[0].mu > late[1].mu > late[2].mu
    assert all(late[bot].sigma < early[bot].sigma for bot in range(3))


def test_a_bot_against_itself_keeps_its_rating() -> None:
    agreed = plan(1, 3)
    fixtures = agreed.schedule.fixtures(3)
    results = [finished(fixture.game, (3, 2, 1)) for fixture in fixtures]
    assert rate(1, fixtures, results)[0].mu == rate(1, fixtures, [])[0].mu
