"""A plan keeps its figures right while people change places."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pizzaiolo.server.books.evening_plan import Plan


def plan(people: int, shape: list[int], bots: list[int], rounds: int) -> Plan:
    return Plan(
        meetings=[[0] * people for _ in range(people)],
        with_bots=[0] * people,
        shape=shape,
        bots=bots,
        rounds=rounds,
        chance=Random("any"),
    )


@pytest.mark.parametrize("rounds", [1, 4])
def test_a_round_has_tables_of_the_shape_that_was_asked_for(rounds: int) -> None:
    tables = plan(11, [4, 4, 3], [0, 0, 1], rounds).next_round()
    assert [len(table) for table in tables] == [4, 4, 3]
    assert Counter(person for table in tables for person in table) == Counter(range(11))


def test_those_who_have_met_do_not_meet_again_if_they_need_not() -> None:
    met = [[0, 5, 0, 0], [5, 0, 0, 0], [0, 0, 0, 5], [0, 0, 5, 0]]
    chosen = Plan(
        meetings=met, with_bots=[0] * 4, shape=[2, 2], bots=[0, 0], rounds=1, chance=Random("any")
    ).next_round()
    assert sorted(sorted(table) for table in chosen) in ([[0, 2], [1, 3]], [[0, 3], [1, 2]])


def test_those_who_have_met_most_bots_sit_where_there_are_none() -> None:
    chosen = Plan(
        meetings=[[0] * 4 for _ in range(4)],
        with_bots=[3, 0, 0, 3],
        shape=[2, 2],
        bots=[0, 2],
        rounds=1,
        chance=Random("any"),
    ).next_round()
    assert [sorted(table) for table in chosen] == [[0, 3], [1, 2]]
