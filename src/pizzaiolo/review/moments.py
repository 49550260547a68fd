"""Moments: what to learn from and be proud of, where the game turned, what one card decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pizzaiolo.review.close_calls import close_calls
from pizzaiolo.review.course import Course
from pizzaiolo.review.data import Decision, Moment, Step
from pizzaiolo.review.judgement import BEYOND

LESSONS: Final = 3
"""How many of its decisions a seat is shown: those from which it can learn most."""


def moments(
    course: Course, steps: Sequence[Step], decisions: Sequence[Decision]
) -> tuple[Moment, ...]:
    """Pick the moments of the game and of every seat that was judged."""
    found = [*_turning_point(steps), *_one_card(course, steps)]
    for seat in sorted({decision.seat for decision in decisions}):
        own = [decision for decision in decisions if decision.seat == seat]
        found += _lessons(own)
        found += _proud(own)
    return tuple(found)


def _lessons(decisions: Sequence[Decision]) -> list[Moment]:
    """The decisions that lost most, of those that were not fine."""
    lost = sorted(
        (decision for decision in decisions if decision.verdict != "fine"),
        key=lambda decision: (-decision.loss, decision.action),
    )
    return [
        Moment("learn", each.action, each.seat, each.loss, each.loss_error)
        for each in lost[:LESSONS]
    ]


def _proud(decisions: Sequence[Decision]) -> list[Moment]:
    """The decision at which remembering kept most."""
    kept = [
        decision
        for decision in decisions
        if decision.verdict == "fine"
        and decision.kept > BEYOND * max(decision.kept_error, decision.stake_error)
    ]
    if not kept:
        return []
    best = max(kept, key=lambda decision: (decision.kept, -decision.action))
    return [Moment("proud", best.action, best.seat, best.kept, best.kept_error)]


def _turning_point(steps: Sequence[Step]) -> Iterator[Moment]:
    """The step that changed the chances of one seat most, if that is beyond its error."""
    swings = [
        (abs(change), -place, seat)
        for place, step in enumerate(steps)
        for seat, change in enumerate(step.changes)
        if abs(change) > BEYOND * step.change_errors[seat]
    ]
    if swings:
        value, place, seat = max(swings)
        step = steps[-place]
        yield Moment("turning point", step.action, step.seat, value, step.change_errors[seat])


def _one_card(course: Course, steps: Sequence[Step]) -> Iterator[Moment]:
    """Of the orders whose fate was decided by one card, the one whose outcome changed most."""
    swings: dict[int, tuple[float, float]] = {}
    for step in steps:
        for change, error in zip(step.changes, step.change_errors, strict=True):
            if step.action is not None:
                swings[step.action] = max(swings.get(step.action, (0.0, 0.0)), (abs(change), error))
    calls = close_calls(course)
    if calls:
        call = max(calls, key=lambda each: (swings[each.action], -each.action))
        value, error = swings[call.action]
        yield Moment(
            lesson="one card",
            action=call.action,
            seat=call.owner,
            value=value,
            error=error,
            order=call.order + 1,
            cards=call.cards,
            baked=call.baked,
        )
