"""JSON whose values know their lines, so that an error can name the line and the reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pizzaiolo.engine.texts import file_name, one_line
from pizzaiolo.reading.bounds import RECORD_BYTES, check_json, check_length
from pizzaiolo.reading.read_error import BoundError, Place, ReadError
from pizzaiolo.reading.value import FormatWords, Pairs, Value, path_text

__all__ = ["Place", "RecordError", "Source", "place_text", "read_json"]

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_WORDS: Final = FormatWords("record", "an object", "text", "null", first=0)


class RecordError(ValueError):
    """A record that cannot be read or cannot have been played: where, and why."""

    def __init__(self, reason: str, line: int | None = None, file: str | None = None) -> None:
        """Say why, and in which line of which file, as far as that is known."""
        super().__init__(reason, line, file)
        self.reason = reason
        self.line = line
        self.file = file

    def __str__(self) -> str:
        """One sentence: 'game.json, line 41: seat 2 cannot ...'."""
        where = [] if self.file is None else [file_name(self.file)]
        if self.line is not None:
            where.append(f"line {self.line}")
        return one_line(f"{', '.join(where)}: {self.reason}" if where else self.reason)


@dataclass(frozen=True)
class Source:
    """The text that a record was read from, so that errors can name its lines."""

    file: str | None
    line_of: Callable[[Place], int | None]

    def error(self, reason: str, at: Place) -> RecordError:
        """The error at a place, with file and line."""
        return RecordError(reason, self.line_of(at), self.file)

    def refusal(self, error: ReadError) -> RecordError:
        """The error of a value, with file and line."""
        return self.error(str(error), error.at)


def read_json(text: str, file: str | None = None) -> tuple[Value, Source]:
    """The value that a text holds, and its source for errors; the file's name is for those only."""
    source = Source(file, lambda at: _line_of(text, at))
    try:
        check_length(len(text), RECORD_BYTES)
        check_json(text)
        return Value(json.loads(text, object_pairs_hook=Pairs), _WORDS), source
    except BoundError as error:
        raise RecordError(f"this is not a record: {error}", None, file) from None
    except json.JSONDecodeError as error:
        reason = f"this is no JSON ({error.msg.lower()} in column {error.colno})"
        if error.pos >= len(text.rstrip()):
            reason = "the text ends in the middle of the record"
        raise RecordError(reason, error.lineno, file) from None
    except ValueError:
        # The only valid JSON that Python refuses to read.
        raise RecordError("this is not a record: a number is too long", None, file) from None


def place_text(at: Place) -> str:
    """A place as an error shows it: 'deal.hands[0]'; lists are counted from 0."""
    return path_text(at, _WORDS.first) or _WORDS.root


def _line_of(text: str, at: Place) -> int:
    """The line of a text, known to be JSON, in which the value at a place begins.

    If there is no such value, the line of what should hold it. A number names a place in a list, or
    a key of an object by its place.
    """
    decoder = json.JSONDecoder()

    def skip(place: int) -> int:
        space = _SPACE.match(text, place)
        return place if space is None else space.end()

    place = skip(0)
    for step in at:
        inside = skip(place + 1)
        number = 0
        while text[place] in "{[" and text[inside] not in "}]":
            key: object = number
            if text[place] == "{":
                key, inside = decoder.raw_decode(text, inside)
                inside = skip(skip(inside) + 1)
            if step in (key, number):
                break
            inside = skip(decoder.raw_decode(text, inside)[1])
            inside = skip(inside + (text[inside] == ","))
            number += 1
        else:
            break
        place = inside
    return text.count("\n", 0, place) + 1
