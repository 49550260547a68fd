"""Reviewing in a process of its own, so that no table ever waits for a review.

`base.worker_process` brings the questions and takes the answers. A question is JSON; an answer is a
sign and the review so far, as it is sent and stored: JSON, compressed. Nothing that comes in or
goes out can be anything but data.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

import msgspec

from pizzaiolo.engine.levels import Level
from pizzaiolo.records.record import Record, RecordError
from pizzaiolo.review import Decision, ReviewError, Reviewing
from pizzaiolo.server.base.worker_process import work
from pizzaiolo.server.protocol.answers import ReviewSoFar

GROWING: Final = b"."
"""The sign of a review that somebody may look at; soon there will be more of it."""
SEAT_DONE: Final = b"*"
"""The sign of a review in which another seat is complete: worth keeping."""
COMPLETE: Final = b"+"
FAILED: Final = b"-"
"""The sign that a review cannot be made; it ends there."""

PIECE_SECONDS: Final = 0.3
"""A review that grows is shown at most this often."""

NICENESS: Final = 19
"""A lower priority than the bots, which think at 5: on a busy processor they go first."""


class ReviewQuestion(msgspec.Struct, frozen=True):
    """A game to be reviewed."""

    record: str
    seats: tuple[int, ...]
    """Whose decisions are judged first."""
    levels: tuple[Level, ...]
    iterations: int
    known: tuple[Decision, ...] = ()
    """Decisions that were judged before."""


def packed(so_far: ReviewSoFar) -> bytes:
    """A review as it is sent and kept: the same bytes for the same review."""
    return gzip.compress(msgspec.json.encode(so_far), 6, mtime=0)


def unpacked(data: bytes) -> ReviewSoFar | None:
    """A review that was stored; None if it was written in another format."""
    try:
        return msgspec.json.decode(gzip.decompress(data), type=ReviewSoFar)
    except (OSError, EOFError, ValueError):
        return None


def pieces(
    question: ReviewQuestion, clock: Callable[[], float] = monotonic
) -> Iterator[tuple[bytes, bytes]]:
    """The review as it grows, each time with its sign; the last one is complete."""
    record = Record.from_json(question.record)
    reviewing = Reviewing(
        record, question.seats, question.iterations, question.levels, question.known
    )
    places = reviewing.places
    left = {
        seat: sum(whose == seat for whose, _ in record.actions)
        - sum(decision.seat == seat for decision in question.known)
        for seat in reviewing.seats
    }

    def so_far(done: int) -> bytes:
        return packed(ReviewSoFar(done, reviewing.total, places, reviewing.review()))

    shown_at = clock() - PIECE_SECONDS
    for progress in reviewing:
        seat = None if progress.decision is None else progress.decision.seat
        if seat is not None:
            left[seat] -= 1
        if progress.done == progress.total:
            break
        if seat is not None and not left[seat]:
            yield SEAT_DONE, so_far(progress.done)
        elif clock() - shown_at >= PIECE_SECONDS:
            yield GROWING, so_far(progress.done)
        else:
            continue
        shown_at = clock()
    yield COMPLETE, so_far(reviewing.total)


def answers(question: bytes) -> Iterator[bytes]:
    """The answers to a question: the review as it grows, each time after its sign."""
    try:
        for sign, data in pieces(msgspec.json.decode(question, type=ReviewQuestion)):
            yield sign + data
    except (RecordError, ReviewError, msgspec.DecodeError):
        yield FAILED


def main() -> None:
    """Review one game after the other, at the lowest priority."""
    work(answers, NICENESS)


if __name__ == "__main__":
    main()
