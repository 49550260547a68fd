"""The course of a finished game: every decision, with the truth before it and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from pizzaiolo.engine.actions import ActionTable
from pizzaiolo.engine.events import Event, Received, Returned, Rewarded, RoundBegan
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import State
from pizzaiolo.records.playback import Playback
from pizzaiolo.records.record import Record
from pizzaiolo.review.data import ReviewError


@dataclass(frozen=True)
class Point:
    """A decision in the course of a game."""

    index: int
    """Its place in the record's list of actions."""
    state: State
    """The truth before it; never changed."""
    seat: int
    action: int
    """The number of the action that was taken."""
    returned: list[int]
    """By seat, how many orders at the bottom of the waiter were seen going back there."""
    turn: int
    """How many turns of the round are over."""
    events: tuple[Event, ...]
    """What happened in it."""

    @property
    def shuffled(self) -> bool:
        """Whether it began a new round, with a new supply."""
        return any(isinstance(event, RoundBegan) for event in self.events)

    @property
    def chance(self) -> bool:
        """Whether chance had a part in what came of it."""
        drawn = any(isinstance(event, Received | Rewarded) for event in self.events)
        return drawn or self.shuffled


@dataclass(frozen=True)
class Course:
    """A finished game from the deal to the result."""

    record: Record
    setup: Setup
    table: ActionTable
    opening: tuple[Event, ...]
    points: tuple[Point, ...]
    end: Point
    """After the last decision: nobody is to act."""


def course_of(record: Record) -> Course:
    """Play a record again, and check all of it.

    Raises RecordError if it is broken, ReviewError if the game is not over.
    """
    playback = Playback(record)
    setup = playback.setup
    returned = [0] * int(setup.seats)
    turn = 0
    points: list[Point] = []
    for seat, text in record.actions:
        state = playback.state.copy()
        events = tuple(playback.play(seat, text))
        _, number = playback.played[-1]
        points.append(Point(len(points), state, seat, number, returned, turn, events))
        after = playback.state
        turn = 0 if after.round != state.round else turn + (after.turn != state.turn)
        returned = returned[:]
        for event in events:
            if isinstance(event, Returned):
                returned[event.seat] += 1
        for index, there in enumerate(after.seats):
            returned[index] = min(returned[index], int(there.waiting))
    if not playback.over:
        raise ReviewError(
            f"The game is not over: seat {playback.state.actor} is to act; only a finished game can"
            " be reviewed."
        )
    playback.end(record.result)
    end = Point(len(points), playback.state, 0, 0, returned, turn, ())
    return Course(record, setup, playback.table, tuple(playback.opening), tuple(points), end)
