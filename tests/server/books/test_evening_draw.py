"""The tables of an evening's next round: everybody has a seat, and meets everybody evenly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pizzaiolo.server.books.evening_draw import DrawnRound, Seats, TableSizes, draw_round


def people(many: int) -> list[str]:
    return [f"person {number:02}" for number in range(many)]


def evening(present: Sequence[str], sizes: TableSizes, rounds: int) -> list[Seats]:
    """All tables of an evening at which nobody comes or goes."""
    past: list[Seats] = []
    for number in range(rounds):
        past += draw_round(present, past, sizes, rounds - number, f"round {number}").tables
    return past


def meetings(present: Sequence[str], tables: Sequence[Seats]) -> Counter[tuple[str, str]]:
    met = Counter(dict.fromkeys(combinations(sorted(present), 2), 0))
    for table in tables:
        met.update(combinations(sorted(person for person in table if person is not None), 2))
    return met


def squares(met: Counter[tuple[str, str]]) -> int:
    return sum(times * times for times in met.values())


@st.composite
def table_sizes(draw: st.DrawFn) -> TableSizes:
    fewest = draw(st.integers(2, 6))
    wished = draw(st.integers(fewest, 6))
    return TableSizes(wished, fewest, draw(st.integers(wished, 6)), fill_up=draw(st.booleans()))


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 64), table_sizes(), st.integers(1, 5))
def test_everybody_sits_once_at_a_table_of_an_allowed_size(
    many: int, sizes: TableSizes, rounds_left: int
) -> None:
    drawn = draw_round(people(many), [], sizes, rounds_left, "any")
    seated = [person for table in drawn.tables for person in table if person is not None]
    assert sorted([*seated, *drawn.sitting_out]) == people(many)
    for table in drawn.tables:
        assert sizes.fewest <= len(table) <= sizes.most
        assert any(person is not None for person in table)
    if sizes.fill_up:
        assert not drawn.sitting_out
        assert {len(table) for table in drawn.tables} == {sizes.wished}
    elif seatable(many, sizes):
        assert not drawn.sitting_out
        assert all(None not in table for table in drawn.tables)


def seatable(many: int, sizes: TableSizes) -> bool:
    """Whether so many people can sit at some number of tables."""
    return any(sizes.fewest * tables <= many <= sizes.most * tables for tables in range(1, 33))


@pytest.mark.parametrize(
    ("many", "wished", "expected"),
    [
        (3, 4, [3]),
        (5, 4, [5]),
        (6, 4, [3, 3]),
        (7, 4, [4, 3]),
        (13, 6, [5, 4, 4]),
        (7, 2, [3, 2, 2]),
    ],
)
def test_sizes_stay_near_the_wish_if_no_bots_fill_up(
    many: int, wished: int, expected: list[int]
) -> None:
    drawn = draw_round(people(many), [], TableSizes(wished), 1, "any")
    assert [len(table) for table in drawn.tables] == expected


# Perfect evenings, in which every pair meets equally often, exist for these; all are found.
@pytest.mark.parametrize(
    ("many", "size", "rounds", "times"),
    [(4, 2, 3, 1), (6, 2, 5, 1), (8, 2, 7, 1), (9, 3, 4, 1), (8, 4, 7, 3)],
)
def test_a_perfect_evening_is_found_if_there_is_a_small_one(
    many: int, size: int, rounds: int, times: int
) -> None:
    tables = evening(people(many), TableSizes(size), rounds)
    assert set(meetings(people(many), tables).values()) == {times}


@pytest.mark.parametrize(
    ("many", "size", "rounds"), [(16, 4, 5), (15, 3, 7), (20, 4, 5), (64, 4, 5), (13, 4, 6)]
)
def test_larger_evenings_come_close(many: int, size: int, rounds: int) -> None:
    met = meetings(people(many), evening(people(many), TableSizes(size), rounds))
    average = sum(met.values()) // len(met)
    even = sum(met.values()) % len(met)
    best = squares(met) if not met else (average + 1) ** 2 * even + average**2 * (len(met) - even)
    assert squares(met) <= 1.16 * best
    assert max(met.values()) - min(met.values()) <= 3


def all_rounds(here: frozenset[str], shape: Sequence[int]) -> Iterator[list[frozenset[str]]]:
    """Every way to deal people out to tables of these sizes."""
    if not shape:
        yield []
        return
    for table in combinations(sorted(here), shape[0]):
        for rest in all_rounds(here - set(table), shape[1:]):
            yield [frozenset(table), *rest]


@pytest.mark.parametrize(("many", "size"), [(5, 2), (6, 3), (7, 3), (8, 4), (8, 2)])
def test_a_last_round_is_the_best_of_all(many: int, size: int) -> None:
    """After three rounds that were drawn badly on purpose, compared with every possible fourth."""
    here, sizes = people(many), TableSizes(size)
    past = [tuple(here[:size]), tuple(here[1 : size + 1]), tuple(here[: size - 1] + here[-1:])]
    drawn = draw_round(here, past, sizes, 1, "last")
    shape = [len(table) for table in drawn.tables]
    best = min(
        squares(meetings(here, [*past, *(tuple(table) for table in tables)]))
        for tables in all_rounds(frozenset(here), shape)
    )
    assert squares(meetings(here, [*past, *drawn.tables])) == best


def test_those_who_come_late_or_leave_early_are_welcome() -> None:
    sizes, past = TableSizes(4), list(evening(people(8), TableSizes(4), 2))
    here = [*people(8)[2:], "late", "later"]
    drawn = draw_round(here, past, sizes, 3, "any")
    assert sorted(person or "" for table in drawn.tables for person in table) == sorted(here)


def test_bots_are_company_for_everybody_in_turn() -> None:
    here = people(7)
    tables = evening(here, TableSizes(4, fill_up=True), 7)
    with_bots: Counter[str] = Counter()
    for table in tables:
        for person in table:
            if person is not None:
                with_bots[person] += table.count(None)
    assert max(with_bots.values()) - min(with_bots.values()) <= 1


def test_nobody_has_the_same_place_again_and_again() -> None:
    tables = evening(people(12), TableSizes(4), 4)
    places = Counter((person, place) for table in tables for place, person in enumerate(table))
    assert max(places.values()) <= 2


def test_those_who_have_played_most_sit_out_if_somebody_must() -> None:
    here, sizes = people(5), TableSizes(4, fewest=4, most=4)
    first = draw_round(here, [], sizes, 2, "any")
    second = draw_round(here, first.tables, sizes, 1, "any")
    assert len(first.sitting_out) == len(second.sitting_out) == 1
    assert first.sitting_out != second.sitting_out


def test_one_person_alone_waits_unless_there_are_bots() -> None:
    assert draw_round(["alba"], [], TableSizes(4), 1, "any") == DrawnRound((), ("alba",))
    with_bots = draw_round(["alba"], [], TableSizes(3, fill_up=True), 1, "any")
    assert [sorted(table, key=str) for table in with_bots.tables] == [[None, None, "alba"]]


def test_a_draw_follows_from_what_it_is_given() -> None:
    here, sizes = people(10), TableSizes(4)
    assert draw_round(here, [], sizes, 3, "a") == draw_round(here[::-1], [], sizes, 3, "a")
    assert draw_round(here, [], sizes, 3, "a") != draw_round(here, [], sizes, 3, "b")


def test_sizes_at_which_nobody_can_sit_are_refused() -> None:
    with pytest.raises(ValueError, match="5 <= 4 <= 6 does not hold"):
        TableSizes(4, fewest=5)
