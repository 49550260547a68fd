"""Judgement: what was better by what the seat could know, and a verdict only beyond the error."""

from __future__ import annotations

from dataclasses import replace
from math import isclose, sqrt

import pytest

from pizzaiolo import compiled
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.memory import PerfectMemory
from pizzaiolo.game import new_game
from pizzaiolo.review import Decision, review
from pizzaiolo.review.course import Course, course_of
from pizzaiolo.review.judgement import decisions, is_clear, verdict
from pizzaiolo.review.ledger import ledger
from support.bot_games import played
from support.recorded import finished
from support.seated import hasty

ITERATIONS = 400 if compiled() else 60


@pytest.fixture(scope="module")
def course() -> Course:
    return course_of(finished("judgement", edition="oven", seats=3).record())


def test_a_loss_is_held_against_nobody_unless_it_is_beyond_its_error() -> None:
    assert verdict(0.05, 0.01) == "slip"
    assert verdict(0.05, 0.03) == "fine"
    assert verdict(0.20, 0.02) == "mistake"
    assert verdict(0.20, 0.12) == "fine"
    assert verdict(0.01, 0.001) == "fine"
    assert verdict(-0.2, 0.01) == "fine"


def test_tries_go_on_while_an_error_bar_covers_the_verdict() -> None:
    assert is_clear(0.1, 0.01)
    assert is_clear(0.0, 0.0)
    assert is_clear(-0.1, 0.05)
    assert not is_clear(0.03, 0.02)
    assert not is_clear(0.01, 0.01)


def test_nobody_is_blamed_for_what_could_not_be_known(course: Course) -> None:
    """Another truth that the seat cannot tell from this one has the same decisions judged alike."""
    seat = 1
    memory = PerfectMemory(course.setup, seat)
    heard = list(course.opening)
    points = []
    for point in course.points:
        for event in heard:
            if event.is_for(seat):
                memory.hear(event)
        heard = list(point.events)
        other = memory.sample(Rng(point.index)) if point.seat == seat else point.state
        points.append(replace(point, state=other))
    assert [point.state.facts() for point in points] != [p.state.facts() for p in course.points]
    swapped = replace(course, points=tuple(points))
    ours = list(decisions(course, seat, 10, "photographic"))
    assert list(decisions(swapped, seat, 10, "photographic")) == ours


def test_every_decision_is_judged_among_its_legal_actions(course: Course) -> None:
    found = review(course.record, None, 10)
    assert [decision.action for decision in found.decisions] == list(range(len(course.points)))
    for decision, (seat, text) in zip(found.decisions, course.record.actions, strict=True):
        names = [option.action for option in decision.options]
        assert (decision.seat, decision.played) == (seat, text)
        assert names
        assert {decision.best, decision.played} <= set(names)
        assert all(option.tries > 0 and 0 <= option.worth <= 1 for option in decision.options)
        if decision.played == decision.best:
            assert (decision.loss, decision.loss_error, decision.verdict) == (0, 0, "fine")
            assert decision.kept == decision.stake
        if decision.unaided == decision.best:
            assert (decision.stake, decision.kept) == (0, 0)
        if decision.played == decision.unaided:
            assert decision.kept == 0


def test_whoever_thinks_loses_less_than_whoever_plays_at_random() -> None:
    """The search that judges finds little against a search, and much against chance."""
    setup = new_game("assaggio", 2, seed=1).setup
    makers = (hasty("search", 100), hasty("random", 1))
    thinkers, gamblers, variance = 0.0, 0.0, 0.0
    for seed in range(8):
        game = played(setup, [make(setup, seat, 3) for seat, make in enumerate(makers)], seed)
        thinker, gambler = review(game.record(), None, 200).accounts
        thinkers += thinker.loss
        gamblers += gambler.loss
        variance += gambler.loss_error**2 + thinker.loss_error**2
    assert gamblers - thinkers > 5 * sqrt(variance)


def decision(**values: object) -> Decision:
    plain = Decision(
        action=0,
        seat=0,
        round=0,
        sort="place",
        played="place 1 olive",
        best="place 2 olive",
        unaided="place 3 olive",
        options=(),
        loss=0.0,
        loss_error=0.0,
        verdict="fine",
        stake=0.0,
        stake_error=0.0,
        kept=0.0,
        kept_error=0.0,
        because=None,
    )
    return replace(plain, **values)  # type: ignore[arg-type]  # fields of a Decision by name


def test_the_ledger_adds_up_and_knows_its_error() -> None:
    kept = decision(played="a", best="a", unaided="b", stake=0.3, stake_error=0.03, kept=0.3)
    lost = decision(
        played="b", best="a", unaided="b", loss=0.1, loss_error=0.04, stake=0.1, stake_error=0.04
    )
    sums = ledger([kept, lost])
    assert isclose(sums.stake, 0.4)
    assert isclose(sums.kept, 0.3)
    assert sums.memory is not None
    assert sums.memory_error is not None
    assert isclose(sums.memory, 0.75)
    assert isclose(sums.memory_error, sqrt((0.25 * 0.03) ** 2 + (0.75 * 0.04) ** 2) / 0.4)
    assert isclose(sums.loss, 0.1)
    assert isclose(sums.stake_error, 0.05)


def test_where_little_was_at_stake_memory_is_not_told() -> None:
    sums = ledger([decision(stake=0.02, stake_error=0.02, kept=0.02)])
    assert sums.memory is None
    assert sums.memory_error is None
    assert ledger([]).memory is None
