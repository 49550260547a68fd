"""What the books of the days add up to."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from pizzaiolo.server.books.day_books import (
    ChainFold,
    DayFold,
    PlayerFold,
    day_book,
    player_book,
    streak,
)
from pizzaiolo.server.protocol.day_entries import (
    BoardJoined,
    ChainMade,
    Named,
    TryFinished,
)
from pizzaiolo.server.protocol.tries import TryResult

DAY = date(2026, 11, 17)


def tried(player: str, delivered: int, place: int = 1, day: date = DAY) -> TryFinished:
    return TryFinished(player, day, TryResult(delivered, place, 4, "b" * delivered), 0.0)


def test_names_of_books_are_no_names_of_tables_and_fit_into_a_store() -> None:
    assert day_book(DAY) == "days:2026-11-17"
    assert len(player_book("a" * 64)) <= 64


def test_the_first_chain_counts() -> None:
    fold = ChainFold()
    fold.apply(ChainMade("a" * 64, 1.0))
    fold.apply(ChainMade("b" * 64, 2.0))
    assert fold.root == "a" * 64


def test_a_day_counts_one_try_of_each_player() -> None:
    fold = DayFold()
    for entry in (tried("alba", 3), tried("bruno", 0, 4), tried("alba", 7), tried("carla", 3)):
        fold.apply(entry)
    assert fold.delivered == [1, 0, 0, 2]
    assert fold.tries["alba"].delivered == 3


def test_only_those_who_want_it_are_on_the_board_and_the_best_come_first() -> None:
    fold = DayFold()
    for entry in (tried("alba", 3, 2), tried("bruno", 3, 1), tried("carla", 5), tried("dora", 9)):
        fold.apply(entry)
    for player in ("alba", "bruno", "carla", "never played"):
        fold.apply(BoardJoined(player, True, 0.0))
    assert [player for player, _ in fold.board(10)] == ["carla", "bruno", "alba"]
    assert [player for player, _ in fold.board(1)] == ["carla"]
    fold.apply(BoardJoined("carla", False, 0.0))
    assert fold.on_board("alba")
    assert not fold.on_board("carla")
    assert [player for player, _ in fold.board(10)] == ["bruno", "alba"]


def test_a_player_has_days_and_a_name() -> None:
    fold = PlayerFold()
    fold.apply(tried("alba", 3))
    fold.apply(tried("alba", 5))
    fold.apply(Named("Alba", 0.0))
    fold.apply(Named("Alba B.", 0.0))
    assert {day: result.delivered for day, result in fold.days.items()} == {DAY: 3}
    assert fold.name == "Alba B."


def test_a_streak_ends_today_or_yesterday() -> None:
    days = [DAY - timedelta(days=ago) for ago in (1, 2, 3, 5)]
    assert streak(days, DAY) == 3
    assert streak([*days, DAY], DAY) == 4
    assert streak(days, DAY + timedelta(days=1)) == 0
    assert streak([], DAY) == 0


@pytest.mark.parametrize("today", [date(2027, 1, 2), date(2027, 3, 2), date(2028, 3, 1)], ids=str)
def test_a_streak_goes_on_over_the_end_of_a_month_and_of_a_year(today: date) -> None:
    days = [today - timedelta(days=ago) for ago in range(4)]
    assert len({(day.year, day.month) for day in days}) == 2
    assert streak(days, today) == 4
    assert streak(days[1:], today) == 3
    del days[2]
    assert streak(days, today) == 2
