"""What reads strangers' files in a process of its own, so that no file can hold up a table.

It reads questions from its standard input and writes the answers to its standard output, each after
its length in four bytes. A question is the name of a kind of file, a line feed and the file; an
answer is a sign and JSON. Nothing that comes in or goes out can be more than data.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from typing import BinaryIO, Final

import msgspec

from pizzaiolo.bots.character import CharacterError, character_from_data
from pizzaiolo.editions import EditionError, edition_from_data
from pizzaiolo.reading.read_error import ReadError
from pizzaiolo.reading.toml import toml_data
from pizzaiolo.server.http.catalogue import as_bot, as_file
from pizzaiolo.server.protocol.answers import CharacterFile, Problem

LENGTH: Final = struct.Struct(">I")

GOOD: Final = b"+"
"""The sign of an answer that is the file as data."""
BAD: Final = b"-"
"""The sign of an answer that is a Problem."""

MOST_MEMORY: Final = 536_870_912
"""Bytes that the process may take, Python and the package included, where the system counts."""


def answer(question: bytes) -> bytes:
    """What a file holds, or what is wrong with it."""
    kind, _, content = question.partition(b"\n")
    read = edition_answer if kind == b"edition" else character_answer
    return read(content)


def edition_answer(content: bytes) -> bytes:
    """The edition in a file."""
    try:
        file = as_file(edition_from_data(toml_data(content)))
    except (ReadError, EditionError) as error:
        return _problem(Problem("edition_bad", str(error), error.key))
    return GOOD + msgspec.json.encode(file)


def character_answer(content: bytes) -> bytes:
    """The character in a file."""
    try:
        data = toml_data(content)
        bot = as_bot(character_from_data(data, "character"))
    except (ReadError, CharacterError) as error:
        return _problem(Problem("bot_bad", str(error), error.key))
    return GOOD + msgspec.json.encode(CharacterFile(data, bot))


def _problem(problem: Problem) -> bytes:
    return BAD + msgspec.json.encode(problem)


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other, until there are no more."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        said = answer(questions.read(LENGTH.unpack(head)[0]))
        answers.write(LENGTH.pack(len(said)) + said)
        answers.flush()


def limit_memory(most: int = MOST_MEMORY) -> None:
    """Let the system refuse more memory than this to the process."""
    try:
        import resource  # noqa: PLC0415  # Windows has none; there the bounds and the clock remain
    except ImportError:
        return
    # Some systems know the limit and do not let it be set.
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Read below everybody else, and print nothing: the output is for the answers alone."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(5)
    limit_memory()
    # Without memory there is nothing to say any more: the end of the process tells it.
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, EOFError, MemoryError):
        answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
