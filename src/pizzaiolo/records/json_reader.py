"""JSON whose values know where they stand, so that an error can name the line and the reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pizzaiolo.engine.edition import quoted

Place = tuple[str | int, ...]
"""The way to a value: keys, and places in lists from 0. The empty one is the whole."""

_SPACE: Final = re.compile(r"[ \t\n\r]*")


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
        where = [] if self.file is None else [self.file]
        if self.line is not None:
            where.append(f"line {self.line}")
        return f"{', '.join(where)}: {self.reason}" if where else self.reason


@dataclass(frozen=True)
class Source:
    """The text that a record was read from, so that errors can name its lines."""

    file: str | None
    line_of: Callable[[Place], int | None]

    def error(self, reason: str, at: Place) -> RecordError:
        """The error at a place, with file and line."""
        return RecordError(reason, self.line_of(at), self.file)


class Value:
    """A value read from JSON, and where it stands. Asked for as what it should be, or refused."""

    def __init__(self, value: object, at: Place, source: Source) -> None:
        """Keep a value as `json` gives it, but with objects as `_Pairs`."""
        self._value = value
        self._at = at
        self.source = source

    def error(self, reason: str) -> RecordError:
        """The error at this value."""
        return self.source.error(f"{path_text(self._at)}: {reason}", self._at)

    def expected(self, expected: str) -> RecordError:
        """The error that something else was expected here."""
        return self.error(f"found {_described(self._value)}, expected {expected}")

    def keys(self, *required: str, optional: tuple[str, ...] = ()) -> dict[str, Value]:
        """The values of an object that has all of the required keys and no unknown ones."""
        known = (*required, *optional)
        found: dict[str, Value] = {}
        for number, (key, value) in enumerate(self._pairs()):
            if key not in known or key in found:
                twice = "twice" if key in found else f"expected {', '.join(known)}"
                reason = f"{path_text(self._at)}: found the key {quoted(key)}, {twice}"
                raise self.source.error(reason, (*self._at, number))
            found[key] = Value(value, (*self._at, key), self.source)
        for key in required:
            if key not in found:
                raise self.error(f"the key {quoted(key)} is missing")
        return found

    def key(self, key: str) -> Value:
        """The value at one key of an object, whatever its other keys are."""
        for name, value in self._pairs():
            if name == key:
                return Value(value, (*self._at, key), self.source)
        raise self.error(f"the key {quoted(key)} is missing")

    def items(self) -> list[Value]:
        """The values in a list."""
        if isinstance(self._value, _Pairs) or not isinstance(self._value, list):
            raise self.expected("a list")
        return [
            Value(item, (*self._at, place), self.source) for place, item in enumerate(self._value)
        ]

    def text(self) -> str:
        """A text that can be written as UTF-8."""
        if not isinstance(self._value, str):
            raise self.expected("text")
        if any("\ud800" <= letter <= "\udfff" for letter in self._value):
            raise self.expected("text without half characters")
        return self._value

    def number(self) -> int:
        """A whole number."""
        if not isinstance(self._value, int) or isinstance(self._value, bool):
            raise self.expected("a whole number")
        return self._value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self._value, bool):
            raise self.expected("true or false")
        return self._value

    def is_null(self) -> bool:
        """Whether there is nothing here."""
        return self._value is None

    def must_be(self, value: str | int) -> None:
        """Refuse any other value."""
        if type(self._value) is not type(value) or self._value != value:
            raise self.expected(json.dumps(value))

    def data(self) -> object:
        """The value as plain data; a key that occurs twice is refused."""
        if isinstance(self._value, _Pairs):
            found = self.keys(*dict(self._value))
            return {key: value.data() for key, value in found.items()}
        if isinstance(self._value, list):
            return [item.data() for item in self.items()]
        return self._value

    def _pairs(self) -> _Pairs:
        if not isinstance(self._value, _Pairs):
            raise self.expected("an object")
        return self._value


class _Pairs(list[tuple[str, object]]):
    """A JSON object as it stands in the text, keys that occur twice included."""


def read_json(text: str, file: str | None = None) -> Value:
    """The value that a text holds; the file's name is for error messages only."""
    source = Source(file, lambda at: _line_of(text, at))
    try:
        return Value(json.loads(text, object_pairs_hook=_Pairs), (), source)
    except json.JSONDecodeError as error:
        reason = f"this is no JSON ({error.msg.lower()} in column {error.colno})"
        if error.pos >= len(text.rstrip()):
            reason = "the text ends in the middle of the record"
        raise RecordError(reason, error.lineno, file) from None
    except RecursionError:
        raise RecordError("this is no record: lists are nested too deeply", None, file) from None
    except ValueError:
        # The one thing that is JSON and that Python refuses to read.
        raise RecordError("this is no record: a number is too long", None, file) from None


def path_text(at: Place) -> str:
    """A place as an error shows it: 'deal.hands[0]'; lists are counted from 0."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in at]
    return "".join(steps).removeprefix(".") or "record"


def _line_of(text: str, at: Place) -> int:
    """The line of a text, known to be JSON, in which the value at a place begins.

    Where there is no such value, the line of what should hold it. A number names a place in a
    list, or a key of an object by its place.
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


def _described(value: object) -> str:
    """A value of the wrong sort as an error shows it."""
    if isinstance(value, _Pairs):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return quoted(value)
    shown = json.dumps(value)
    return shown if len(shown) < 20 else "a long number"
