"""Unaided: what the table's level still shows, and not a card more."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pizzaiolo.engine.events import Event, OvenOpened, Placed, RoundBegan, Submitted
from pizzaiolo.engine.levels import LEVELS
from pizzaiolo.engine.memory import FadingMemory
from pizzaiolo.engine.memory.reconstruction import UNKNOWN, order_card
from pizzaiolo.review.course import Course, course_of
from pizzaiolo.review.unaided import Unaided
from support.recorded import finished


@pytest.fixture(scope="module")
def course() -> Course:
    return course_of(finished("unaided", edition="oven", seats=3).record())


def recalled(course: Course, level: str, seat: int = 0) -> list[tuple[list[int], list[int]]]:
    """At each placing of a seat: what it recalls from the top, and what the last turns were."""
    unaided = Unaided(course.setup, seat, level)
    turns: list[tuple[int, list[int]]] = []
    found = []

    def hear(event: Event) -> None:
        if event.is_for(seat):
            unaided.hear(event)
        if isinstance(event, Placed | Submitted):
            cards = (
                [event.kind] * event.singles
                if isinstance(event, Placed)
                else [order_card(event.seat, event.order)]
            )
            if not turns or turns[-1][0] != event.seat or isinstance(event, Placed):
                turns.append((event.seat, []))
            turns[-1][1].extend(cards)
        if isinstance(event, OvenOpened | RoundBegan):
            turns.clear()

    for event in course.opening:
        hear(event)
    for point in course.points:
        if point.seat == seat and point.state.phase == 0:
            memory = unaided.memory()
            assert isinstance(memory, FadingMemory)
            shown = {"kitchen": 1, "rail": 3}.get(level, 0)
            recent = [
                card for _, cards in turns[len(turns) - min(shown, len(turns)) :] for card in cards
            ]
            found.append((memory.recalled_oven(), recent))
        for event in point.events:
            hear(event)
    return found


@pytest.mark.parametrize("level", ["photographic", "chalkboard"])
def test_nothing_stays_but_what_lies_open(course: Course, level: str) -> None:
    for oven, _ in recalled(course, level):
        # The card on top lies open; whatever is below it is not known.
        assert all(card == UNKNOWN for card in oven[:-1])


@pytest.mark.parametrize("level", ["kitchen", "rail"])
def test_the_last_turns_stay(course: Course, level: str) -> None:
    some = 0
    for oven, recent in recalled(course, level):
        if recent:
            assert oven[len(oven) - len(recent) :] == recent
        assert all(card == UNKNOWN for card in oven[: max(0, len(oven) - len(recent) - 1)])
        some += len(recent)
    assert some > 20


def test_glass_shows_everything(course: Course) -> None:
    known = [sum(card != UNKNOWN for card in oven) for oven, _ in recalled(course, "glass")]
    assert max(known) > 12
    assert any(later > earlier for earlier, later in pairwise(known))


def test_a_memory_that_was_given_out_does_not_change(course: Course) -> None:
    unaided = Unaided(course.setup, 0, "rail")
    for event in course.opening:
        if event.is_for(0):
            unaided.hear(event)
    for point in course.points[:12]:
        for event in point.events:
            if event.is_for(0):
                unaided.hear(event)
    assert unaided.memory().facts() == unaided.memory().facts()
    assert unaided.memory().view() == unaided.memory().view()


def test_the_levels_are_the_tables() -> None:
    assert LEVELS == ("photographic", "kitchen", "rail", "chalkboard", "glass")
