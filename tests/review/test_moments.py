"""Moments and close calls, and the review in words."""

from __future__ import annotations

import pytest

from pizzaiolo import compiled
from pizzaiolo.engine.counts import some
from pizzaiolo.engine.events import (
    Added,
    Baked,
    OrderTurnedUp,
    OvenOpened,
    Received,
    Returned,
    TurnedUp,
)
from pizzaiolo.records.record import Record
from pizzaiolo.review import Review, review
from pizzaiolo.review.close_calls import _Kitchen
from pizzaiolo.review.reasons import nearest_need
from pizzaiolo.review.report import BARS, Teller, points, sparkline
from support.cases import Case
from support.recorded import finished

ITERATIONS = 300 if compiled() else 40


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("moments", edition="oven", seats=3).record()


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, None, ITERATIONS)


def test_three_to_learn_from_are_those_that_lost_most(found: Review) -> None:
    for seat in range(3):
        lessons = [m for m in found.moments if m.lesson == "learn" and m.seat == seat]
        lost = sorted(
            (d.loss for d in found.decisions if d.seat == seat and d.verdict != "fine"),
            reverse=True,
        )
        assert [moment.value for moment in lessons] == lost[:3]
    assert any(moment.lesson == "learn" for moment in found.moments)


def test_what_is_shown_is_beyond_its_error(found: Review) -> None:
    for moment in found.moments:
        if moment.lesson != "one card":
            assert moment.value > 2 * moment.error


def test_one_to_be_proud_of_is_what_was_kept(found: Review) -> None:
    by_action = {decision.action: decision for decision in found.decisions}
    proud = [moment for moment in found.moments if moment.lesson == "proud"]
    assert len({moment.seat for moment in proud}) == len(proud) <= 3
    for moment in proud:
        decision = by_action[moment.action or 0]
        assert decision.verdict == "fine"
        assert decision.kept == moment.value > 0


def test_the_turning_point_is_the_largest_change(found: Review) -> None:
    (turn,) = [moment for moment in found.moments if moment.lesson == "turning point"]
    sure = [
        abs(change)
        for step in found.steps
        for change, error in zip(step.changes, step.change_errors, strict=True)
        if abs(change) > 2 * error
    ]
    assert turn.value == max(sure)


def test_one_card_decides() -> None:
    """A Normale of yellow, 1 pineapple and 4 peppers, that lacks one; and one that gets it."""
    setup = Case("oven", 2).setup()
    recipe = setup.recipes[0]
    need = int(recipe.ways[0].need)
    pineapple, pepper = some(1, 0), some(1, setup.edition.kinds.index("pepper"))
    assert need == pineapple + 4 * pepper
    kitchen = _Kitchen(setup)
    assert kitchen.follow([Received(0, pineapple, 0, 1), OvenOpened(1)]) == []
    assert kitchen.follow([TurnedUp(setup.edition.kinds.index("pepper"), 3, 0)]) == []
    assert kitchen.follow([OrderTurnedUp(0, 0), Returned(0, 0)]) == [(0, 0, pepper, False)]
    assert kitchen.follow([TurnedUp(setup.edition.kinds.index("pepper"), 1, 0)]) == []
    baked = [Added(0, pineapple, 0), Baked(0, 0, 0, need, 0)]
    assert kitchen.follow(baked) == [(0, 0, pineapple, True)]
    # The table is empty now, and so is the hand: five cards are missing, and no single one decides.
    assert kitchen.follow([Returned(0, 0)]) == []


def test_the_nearest_way_of_an_order() -> None:
    setup = Case("plus", 3).setup()
    for recipe in setup.recipes:
        empty = nearest_need(recipe, 0, 0)
        assert (empty is None) == bool(recipe.at_least or recipe.fewest)
        if recipe.forbidden:
            assert (
                nearest_need(recipe, int(recipe.forbidden & some(1, 0) or recipe.forbidden), 0)
                is None
            )


# In words


def test_a_sparkline_has_as_many_bars_as_fit() -> None:
    assert sparkline([0.0, 1.0]) == "▁█"
    assert sparkline([0.5] * 100, 10) == "▅" * 10
    assert sparkline([index / 7 for index in range(8)]) == BARS
    assert sparkline([]) == ""


def test_points_have_a_sign_unless_they_are_none() -> None:
    assert [points(value) for value in (0.123, -0.05, 0.0, -0.0001)] == [
        "+12.3",
        "-5.0",
        "0.0",
        "0.0",
    ]


def test_the_whole_review_in_words(found: Review, record: Record) -> None:
    lines = list(Teller(found, record).lines())
    assert [line.split()[0] for line in lines[:3]] == list(record.colours)
    text = "\n".join(lines)
    assert "luck" in text
    assert text.count("To learn from: decision ") == sum(
        moment.lesson == "learn" for moment in found.moments
    )
    assert "The turning point: " in text
    for decision in found.decisions:
        sentence = Teller(found, record).verdict(decision)
        if decision.verdict == "fine":
            assert sentence.startswith(("Well done: ", "Fine: "))
        else:
            assert sentence.startswith(f"A {decision.verdict}: decision {decision.action + 1}, ")


def test_a_seat_that_was_not_judged_has_no_figures(record: Record) -> None:
    part = review(record, (), 4)
    lines = list(Teller(part, record).accounts())
    assert all(line.endswith("-") for line in lines[1:])
