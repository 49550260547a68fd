"""Value: a value from somebody's file that knows its key and is read as the type it should have.

Anything else is refused with a ReadError that names the key, what was found there and what was
expected.
"""

from __future__ import annotations

import difflib
import json
import re
from dataclasses import dataclass
from typing import Final

from pizzaiolo.engine.texts import quoted
from pizzaiolo.reading.read_error import Place, ReadError

LARGEST_SHOWN: Final = 999_999
"""A longer number would only make a long error message."""


@dataclass(frozen=True)
class FormatWords:
    """How errors speak of a format."""

    root: str
    """What the whole is called."""
    table: str
    text: str
    nothing: str
    first: int
    """The number of the first item of a list, as people count in this format."""


class Pairs(list[tuple[str, object]]):
    """A JSON object as it is in the text, including keys that occur twice."""


class Value:
    """A value, and where it is."""

    __slots__ = ("_at", "_value", "_words")

    def __init__(self, value: object, words: FormatWords, at: Place = ()) -> None:
        """Keep a value as a parser gives it; objects may be dictionaries or `Pairs`."""
        self._value = value
        self._words = words
        self._at = at

    @property
    def key(self) -> str:
        """Where it is, as an error shows it: 'orders.red[3]'; empty for the whole."""
        return path_text(self._at, self._words.first)

    def wrong(self, expected: str, found: str = "") -> ReadError:
        """The error that something else was expected here."""
        key = self.key or self._words.root
        return ReadError(key, found or self._described(), expected, self._at)

    # Tables and lists

    def keys(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Value]:
        """The values of a table that has all of the required keys and no unknown ones.

        A misspelt key is reported before the key that is missing because of it.
        """
        known = (*required, *optional)
        found = self._each()
        for number, name in enumerate(found):
            if name not in known:
                near = difflib.get_close_matches(name, known, n=1)
                expected = near[0] if near else f"one of {', '.join(known)}"
                raise self._wrong_key(name, "an unknown key", expected, number)
        for name in required:
            if name not in found:
                raise self._wrong_key(name, "no such key", f"all of {', '.join(required)}")
        return found

    def each(self, known: tuple[str, ...], found: str, expected: str) -> dict[str, Value]:
        """The values of a table whose keys are all known; none is required."""
        values = self._each()
        for number, name in enumerate(values):
            if name not in known:
                raise self._wrong_key(name, found, expected, number)
        return values

    def at(self, name: str, expected: str) -> Value:
        """The value at one key of a table, whatever its other keys are."""
        for key, value in self._pairs():
            if key == name:
                return Value(value, self._words, (*self._at, name))
        raise self._wrong_key(name, "no such key", expected)

    def has(self, name: str) -> bool:
        """Whether a table has a key."""
        if isinstance(self._value, dict):
            return name in self._value
        return any(key == name for key, _ in self._pairs())

    def items(self) -> list[Value]:
        """The values in a list."""
        if isinstance(self._value, Pairs) or not isinstance(self._value, list):
            raise self.wrong("a list")
        at, words = self._at, self._words
        return [Value(item, words, (*at, place)) for place, item in enumerate(self._value)]

    def data(self) -> object:
        """The value as plain data."""
        if isinstance(self._value, Pairs | dict):
            return {key: value.data() for key, value in self._each().items()}
        if isinstance(self._value, list):
            return [item.data() for item in self.items()]
        return self._value

    # Texts

    def text(self) -> str:
        """A text that can be written as UTF-8."""
        value = self._value
        if not isinstance(value, str):
            raise self.wrong(self._words.text)
        if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise self.wrong("text without lone surrogates")
        return value

    def line(self, longest: int) -> str:
        """A non-empty text of one line, without space around it."""
        value = self._value
        # A face may be several characters joined by one that is not printable.
        if (
            not isinstance(value, str)
            or not 1 <= len(value) <= longest
            or value != value.strip()
            or not value.replace("\u200d", "").isprintable()
        ):
            raise self.wrong(f"one line of 1 to {longest} characters")
        return value

    def word(self, words: tuple[str, ...]) -> str:
        """One of the words."""
        value = self._value
        if not isinstance(value, str) or value not in words:
            raise self.wrong(f"one of {', '.join(words)}")
        return value

    def some_of(self, words: tuple[str, ...]) -> list[str]:
        """A list of some of the words, each once."""
        found: list[str] = []
        for item in self.items():
            word = item.word(words)
            if word in found:
                raise item.wrong("each only once", f"{quoted(word)} twice")
            found.append(word)
        return found

    def is_text(self) -> bool:
        """Whether it is a text."""
        return isinstance(self._value, str)

    def must_be(self, value: str | int, expected: str = "") -> None:
        """Refuse any other value."""
        if type(self._value) is not type(value) or self._value != value:
            raise self.wrong(expected or json.dumps(value))

    # Numbers

    def whole(self, least: int | None = None, most: int | None = None) -> int:
        """A whole number; true and false do not count, although they do in Python."""
        value = self._value
        expected = "a whole number" if least is None else f"a whole number from {least} to {most}"
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(expected)
        if least is not None and most is not None:
            if not least <= value <= most:
                raise self.wrong(expected)
        elif abs(value) > LARGEST_SHOWN:
            raise self.wrong("a smaller one", "a number of more than six digits")
        return value

    def number(self, least: float, most: float) -> float:
        """A number, whole or not."""
        value = self._value
        expected = f"a number from {least:g} to {most:g}"
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong(expected)
        if not least <= value <= most:
            raise self.wrong(expected)
        return float(value)

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self._value, bool):
            raise self.wrong("true or false")
        return self._value

    def is_null(self) -> bool:
        """Whether there is nothing here."""
        return self._value is None

    # Inside

    def _each(self) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for number, (name, value) in enumerate(self._pairs()):
            if name in found:
                raise self._wrong_key(name, "the key twice", "it once", number)
            found[name] = Value(value, self._words, (*self._at, name))
        return found

    def _pairs(self) -> list[tuple[str, object]]:
        if isinstance(self._value, Pairs):
            return self._value
        if not isinstance(self._value, dict):
            raise self.wrong(self._words.table)
        for name in self._value:
            if not isinstance(name, str):
                found = f"the key {Value(name, self._words)._described()}"
                raise self.wrong("keys that are text", found)
        return list(self._value.items())

    def _wrong_key(
        self, name: str, found: str, expected: str, number: int | None = None
    ) -> ReadError:
        """The error at a key; an existing key is found by its place, for it may occur twice."""
        at = self._at if number is None else (*self._at, number)
        return ReadError(path_text((*self._at, name), self._words.first), found, expected, at)

    def _described(self) -> str:
        value = self._value
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, str):
            return quoted(value)
        if isinstance(value, float):
            return str(value)
        if isinstance(value, int):
            return "a number" if abs(value) > LARGEST_SHOWN else str(value)
        if isinstance(value, Pairs | dict):
            return self._words.table
        if isinstance(value, list):
            return "a list"
        return self._words.nothing if value is None else f"a {type(value).__name__}"


def path_text(at: Place, first: int) -> str:
    """A place as an error shows it, with keys quoted as TOML would quote them."""
    steps = [f"[{step + first}]" if isinstance(step, int) else f".{_bare(step)}" for step in at]
    return "".join(steps).removeprefix(".")


def _bare(name: str) -> str:
    return name if len(name) <= 40 and re.fullmatch(r"[A-Za-z0-9_-]+", name) else quoted(name)
