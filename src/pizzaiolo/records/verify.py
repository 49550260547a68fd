"""Was a recorded game shuffled fairly and played by the rules?

It says line by line what it checked, and what it cannot check because the record does not hold it.
`docs/fairness.md` says how to do the same without this program.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.engine.texts import one_line, quoted
from pizzaiolo.records.fairness import Fairness
from pizzaiolo.records.playback import Playback, result_text
from pizzaiolo.records.record import Record, RecordError

__all__ = ["BAD", "OPEN", "Finding", "verify"]

OK: Final = "ok"
BAD: Final = "WRONG"
OPEN: Final = "open"
"""Cannot be checked: the record does not hold what is needed."""
NOTE: Final = "note"


@dataclass(frozen=True)
class Finding:
    """One line of the report: the verdict, on what, and why."""

    mark: str
    what: str
    told: str

    def __str__(self) -> str:
        """As it is printed: 'ok     seed        follows from ...'."""
        return one_line(f"{self.mark:<6} {self.what:<11} {self.told}")


def verify(record: Record, published: str | None = None) -> list[Finding]:
    """Check all of a record; `published` is the commitment that the table showed before the deal.

    What is wrong at one place does not hide what is wrong at another, as far as the game can be
    played on.
    """
    return [*_promise(record, published), *_game(record)]


def _promise(record: Record, published: str | None) -> Iterator[Finding]:
    """The commitment, and the seed that follows from what was promised."""
    fairness = record.fairness
    if fairness is None:
        mark = OPEN if published is None else BAD
        yield Finding(mark, "commitment", "the record holds none: nothing was promised in it")
        if record.seed is not None:
            found = quoted(record.seed)
            yield Finding(OPEN, "seed", f"where {found} came from cannot be checked")
        return
    if fairness.keeps_promise():
        yield Finding(OK, "commitment", f"{fairness.commitment} is the SHA-256 of the secret")
    else:
        yield Finding(BAD, "commitment", f"{fairness.commitment} is not the SHA-256 of the secret")
    if published is None:
        yield Finding(NOTE, "", "compare it with what the table showed before the deal")
    elif published == fairness.commitment:
        yield Finding(OK, "published", "it is what the table showed before the deal")
    else:
        yield Finding(BAD, "published", f"the table showed {published} before the deal")
    if fairness.seed() == record.seed:
        yield Finding(OK, "seed", f"it follows from the secret and {_salts(fairness)}")
    else:
        told = f"it does not follow from the secret and {_salts(fairness)}"
        yield Finding(BAD, "seed", told)


def _game(record: Record) -> Iterator[Finding]:
    """The deal, the decisions, the later shuffles, the result."""
    try:
        playback = Playback(replace(record, seed=None, fairness=None))
    except RecordError as error:
        yield Finding(BAD, "deal", _told(error))
        yield Finding(OPEN, "decisions", "without a deal no game can be played")
        return
    seeded: Playback | None = None
    if record.seed is None:
        yield Finding(OK, "deal", "every card of the game is there")
        yield Finding(OPEN, "shuffles", "the record holds no seed that they could follow from")
    else:
        try:
            seeded = Playback(replace(record, fairness=None))
        except RecordError as error:
            yield Finding(BAD, "deal", _told(error))
        else:
            yield Finding(OK, "deal", "hands, waiters and supply follow from the seed")
        lot = SeededShuffle(record.seed, "start").below(len(record.colours))
        yield Finding(NOTE, "start", f"seat {record.start}; by lot it is seat {lot}")
    wrong_move: RecordError | None = None
    wrong_shuffle: RecordError | None = None
    for seat, action in record.actions:
        try:
            playback.play(seat, action)
        except RecordError as error:
            wrong_move = error
            break
        try:
            if seeded is not None and wrong_shuffle is None:
                seeded.play(seat, action)
        except RecordError as error:
            wrong_shuffle = error
    if wrong_shuffle is not None:
        yield Finding(BAD, "shuffles", _told(wrong_shuffle))
    elif seeded is not None and wrong_move is None and record.shuffles:
        yield Finding(OK, "shuffles", "the supplies of the later rounds follow from the seed")
    if wrong_move is not None:
        yield Finding(BAD, "decisions", _told(wrong_move))
        return
    yield Finding(OK, "decisions", f"all {len(record.actions)} follow the rules")
    try:
        playback.end(record.result)
    except RecordError as error:
        yield Finding(BAD, "result", _told(error))
        return
    if record.result is None:
        yield Finding(OPEN, "result", "the game is not over")
    else:
        yield Finding(OK, "result", result_text(record.result))


def _salts(fairness: Fairness) -> str:
    """Whose salts they are: 'no salts', 'the salt of seat 0', 'the salts of seats 0, 2'."""
    seats = ", ".join(str(seat) for seat, _ in fairness.salts)
    if not seats:
        return "no salts"
    return f"the salts of seats {seats}" if len(fairness.salts) > 1 else f"the salt of seat {seats}"


def _told(error: RecordError) -> str:
    """The line and the reason; the file is named once, above."""
    return str(RecordError(error.reason, error.line))
