"""Places: where each decision is on the tape of a game, which holds only the announcements."""

from __future__ import annotations

from pizzaiolo.engine.events import Awaited, Event, RoundBegan
from pizzaiolo.review.course import Course

Place = tuple[int, int]
"""The round, and which announcement of it, both from 1; `Awaited` does not count as one."""


def places(course: Course) -> tuple[Place, ...]:
    """By action, the first announcement that it led to; without one, the last one before it."""
    found: list[Place] = []
    round_number, told = 0, 0

    def hear(event: Event) -> bool:
        nonlocal round_number, told
        if event.audience is not None or isinstance(event, Awaited):
            return False
        if isinstance(event, RoundBegan):
            round_number, told = round_number + 1, 0
        told += 1
        return True

    for event in course.opening:
        hear(event)
    for point in course.points:
        place: Place | None = None
        before = round_number, told
        for event in point.events:
            if hear(event) and place is None:
                place = round_number, told
        found.append(place or before)
    return tuple(found)
