"""The process that reads strangers' files, so that no file can hold up a table.

`base.worker_process` brings the questions and takes the answers. A question is the name of a kind
of file, a line feed and the file; an answer is a sign and JSON. Nothing that comes in or goes out
can be anything but data.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from pizzaiolo.bots.character import CharacterError, character_from_data
from pizzaiolo.editions import EditionError, edition_from_data
from pizzaiolo.reading.read_error import ReadError
from pizzaiolo.reading.toml import toml_data
from pizzaiolo.records.json_reader import RecordError
from pizzaiolo.records.playback import check
from pizzaiolo.records.record import Record
from pizzaiolo.server.base.worker_process import work
from pizzaiolo.server.http.catalogue import as_bot, as_file
from pizzaiolo.server.protocol.answers import CharacterFile, Problem
from pizzaiolo.server.table.club_result import game_key, places_of

GOOD: Final = b"+"
"""The sign of an answer that is the file as data."""
BAD: Final = b"-"
"""The sign of an answer that is a Problem."""

MOST_MEMORY: Final = 536_870_912
"""Bytes that the process may take, including Python and the package, if the system counts them."""

MOST_SECONDS: Final = 3.0
"""Of the processor's time that a file may take to be read, if the system counts it."""

CAN_COUNT: Final = hasattr(signal, "setitimer")
"""Whether it does: Windows does not."""


def answer(question: bytes) -> bytes:
    """What a file holds, or what is wrong with it."""
    kind, _, content = question.partition(b"\n")
    return ANSWERS[kind](content)


def answers(question: bytes) -> list[bytes]:
    """The one answer to a question."""
    return [answer(question)]


def edition_answer(content: bytes) -> bytes:
    """The edition in a file."""
    try:
        file = as_file(edition_from_data(toml_data(content)))
    except (ReadError, EditionError) as error:
        return _problem(Problem("edition_bad", str(error), error.key))
    return GOOD + msgspec.json.encode(file)


def edition_data_answer(content: bytes) -> bytes:
    """Whether JSON is the data of an edition, as a configuration holds it."""
    try:
        edition_from_data(msgspec.json.decode(content))
    except EditionError as error:
        return _problem(Problem("edition_bad", str(error), error.key))
    return GOOD


def character_answer(content: bytes) -> bytes:
    """The character in a file."""
    try:
        data = toml_data(content)
        bot = as_bot(character_from_data(data, "character"))
    except (ReadError, CharacterError) as error:
        return _problem(Problem("bot_bad", str(error), error.key))
    return GOOD + msgspec.json.encode(CharacterFile(data, bot))


def record_answer(content: bytes) -> bytes:
    """How the game in a record ended, after it was played again with every check."""
    try:
        record = Record.from_json(content.decode())
        check(record)
    except (ReadError, RecordError, UnicodeError) as error:
        return _problem(Problem("record_bad", str(error)[:200]))
    if record.result is None:
        return _problem(Problem("record_bad", "This game is not over."))
    places = places_of(record.result.delivered, record.result.ingredients)
    ended = RecordEnd(record.edition.name, record.result.delivered, places, game_key(record))
    return GOOD + msgspec.json.encode(ended)


class RecordEnd(msgspec.Struct, frozen=True):
    """How the game in a record ended, by seat."""

    edition: str
    pizzas: tuple[int, ...]
    places: tuple[int, ...]
    key: str
    """What tells the game from all others."""


ANSWERS: Final[dict[bytes, Callable[[bytes], bytes]]] = {
    b"edition": edition_answer,
    b"edition_data": edition_data_answer,
    b"character": character_answer,
    b"record": record_answer,
}


def _problem(problem: Problem) -> bytes:
    return BAD + msgspec.json.encode(problem)


def limit_memory(most: int = MOST_MEMORY) -> None:
    """Let the system refuse more memory than this to the process."""
    try:
        import resource  # noqa: PLC0415  # Windows has none; there the bounds and the clock remain
    except ImportError:
        return
    # Some systems have the limit but do not let it be set.
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def timed_answers(question: bytes) -> Iterator[bytes]:
    """The answer to a question; the process is ended if that takes too much of the processor."""
    if CAN_COUNT:
        signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    yield answer(question)
    if CAN_COUNT:
        signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> None:
    """Read with little memory and little time."""
    limit_memory()
    # Without memory no answer can be made: the end of the process is the answer.
    with contextlib.suppress(MemoryError):
        work(timed_answers)


if __name__ == "__main__":
    main()
