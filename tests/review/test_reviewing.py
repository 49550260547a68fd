"""Reviewing: bit by bit, left and taken up again; and what cannot be reviewed."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import pytest

from pizzaiolo.records.json_reader import RecordError
from pizzaiolo.records.record import Record
from pizzaiolo.review import Progress, ReviewError, Reviewing, review
from support.recorded import finished


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("reviewing", edition="waiter", seats=3).record()


def test_it_comes_bit_by_bit_the_first_seat_first(record: Record) -> None:
    reviewing = Reviewing(record, (2, 0), 4)
    assert not reviewing.review().complete
    assert reviewing.review().accounts == ()
    steps = list(reviewing)
    assert [step.done for step in steps] == list(range(1, reviewing.total + 1))
    judged = [step.decision.seat for step in steps if step.decision is not None]
    assert judged == [2] * judged.count(2) + [0] * judged.count(0)
    assert judged.count(2) == sum(seat == 2 for seat, _ in record.actions)
    found = reviewing.review()
    assert found.complete
    assert [account.judged for account in found.accounts] == [True, False, True]
    assert found == review(record, (2, 0), 4)


def test_the_chances_are_there_before_anybody_is_judged(record: Record) -> None:
    reviewing = Reviewing(record, None, 4)
    for step in reviewing:
        if step.done == len(record.actions) + 1:
            break
    found = reviewing.review()
    assert len(found.accounts) == 3
    assert found.decisions == ()
    assert not found.complete
    whole = review(record, None, 4)
    assert found.steps == whole.steps
    assert [account.luck for account in found.accounts] == [a.luck for a in whole.accounts]


@pytest.mark.parametrize("stop", [3, 60, 150])
def test_it_can_be_left_and_taken_up_again(record: Record, stop: int) -> None:
    reviewing = Reviewing(record, None, 4)
    first = list(islice(reviewing, stop))
    list(reviewing)
    whole = reviewing.review()
    assert whole == review(record, None, 4)
    # In another process all that is left are the decisions that came out.
    kept = [step.decision for step in first if step.decision is not None]
    again = Reviewing(record, None, 4, known=kept)
    assert again.done == len(kept)
    later = [step.decision.action for step in again if step.decision is not None]
    assert not {decision.action for decision in kept} & set(later)
    assert again.review() == whole


def test_progress_is_plain() -> None:
    assert Progress(1, 2) == Progress(1, 2, None)


def test_seats_are_judged_alike_whoever_else_is(record: Record) -> None:
    alone = review(record, (1,), 6)
    together = review(record, None, 6)
    assert alone.decisions == tuple(each for each in together.decisions if each.seat == 1)
    assert alone.accounts[1] == together.accounts[1]
    assert alone.steps == together.steps


def test_what_the_table_showed_makes_a_difference_to_the_stake_alone(record: Record) -> None:
    blank = review(record, (0,), 30)
    glass = review(record, (0,), 30, "glass")
    assert [each.best for each in glass.decisions] == [each.best for each in blank.decisions]
    assert glass.level == "glass"


# What cannot be reviewed


def test_a_game_that_is_not_over() -> None:
    game = finished("unfinished")
    record = game.record()
    part = replace(record, actions=record.actions[:-5], result=None, shuffles=record.shuffles)
    with pytest.raises(ReviewError, match=r"^The game is not over: seat \d is to act; .*\.$"):
        Reviewing(part)


def test_a_broken_record(record: Record) -> None:
    seat, _ = record.actions[0]
    broken = replace(record, actions=((seat, "place 9 salami"), *record.actions[1:]))
    with pytest.raises(RecordError, match="cannot 'place 9 salami'"):
        review(broken)
    wrong = replace(record, result=None)
    with pytest.raises(RecordError, match="found another result than the game's"):
        review(wrong)


@pytest.mark.parametrize("iterations", [0, -1, 1_000_001])
def test_iterations_that_make_no_sense(record: Record, iterations: int) -> None:
    with pytest.raises(
        ReviewError, match=f"^iterations: expected 1 to 1,000,000, not {iterations}"
    ):
        review(record, iterations=iterations)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there(record: Record, seat: int) -> None:
    with pytest.raises(ReviewError, match=f"^seats: expected seats from 0 to 2, not {seat}"):
        review(record, (0, seat))


def test_a_level_that_is_none(record: Record) -> None:
    with pytest.raises(ReviewError, match=r"^level: expected one of photographic, .* not 'fog'"):
        review(record, level="fog")


def test_one_iteration_is_enough_to_add_up(record: Record) -> None:
    found = review(record, iterations=1)
    assert found.complete
    assert json.loads(found.to_json())["iterations"] == 1
