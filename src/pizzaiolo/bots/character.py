"""Characters as data: who somebody is, and how they remember, feel and think, read from a file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

CHARACTERS: Final = ("pia", "matteo", "carlo", "rossi", "giulia", "tommaso", "ferri", "nonna")
"""The built-in characters, weakest first."""

PERFECT: Final = "perfect"
"""The memory of somebody who forgets nothing."""

LONGEST_NAME: Final = 40
LONGEST_FACE: Final = 8
LONGEST_SENTENCE: Final = 200
MOST_ITEMS: Final = 1000
MOST_ITERATIONS: Final = 1_000_000
SLOWEST_PACE: Final = 60.0


class CharacterError(ValueError):
    """A character that cannot be had: the file, the key, what was found and what was expected."""


@dataclass(frozen=True)
class Recall:
    """How well somebody remembers what the oven has covered (see `FadingMemory`)."""

    capacity: int
    decay: float
    confusion: float


@dataclass(frozen=True)
class Temper:
    """What somebody likes, in parts of a won game; 0 is cool reason."""

    bold: float = 0.0
    """What submitting an order is worth beside its prospects; below 0: hesitant."""
    careful: float = 0.0
    """What keeping a card in hand instead of placing it is worth; below 0: wasteful."""
    generous: float = 0.0
    """What helping is worth beside its use; below 0: stingy."""
    whim: float = 0.0
    """How much worse an action may be that is taken now and then all the same."""


@dataclass(frozen=True)
class Character:
    """Somebody to play with."""

    key: str
    """The name of the file without its ending."""
    name: str
    face: str
    says: str
    """One sentence of theirs."""
    recall: Recall | None
    """None: forgets nothing."""
    temper: Temper
    iterations: int
    """How many games each decision is thought through to the end."""
    pace: tuple[float, float]
    """The shortest and the longest time in seconds that they take for an answer."""


def characters() -> list[Character]:
    """The built-in characters, weakest first."""
    return [_built_in(key) for key in CHARACTERS]


def load_character(name_or_path: str | os.PathLike[str]) -> Character:
    """The built-in character of that name, or the one in the file at that path.

    Raises CharacterError for an unknown name, and for a file that describes nobody.
    """
    if name_or_path in CHARACTERS:
        return _built_in(str(name_or_path))
    path = Path(name_or_path)
    if path.suffix != ".toml":
        known = ", ".join(CHARACTERS)
        raise CharacterError(
            f"character {str(name_or_path)!r}: expected {known}, or the path of a .toml file"
        )
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8"
        raise CharacterError(f"{path}: cannot be read: {reason}") from None
    return _parsed(text, str(path), path.stem)


@cache
def _built_in(key: str) -> Character:
    file = resources.files("pizzaiolo.bots") / "characters" / f"{key}.toml"
    return _parsed(file.read_text("utf-8"), f"{key}.toml", key)


def _parsed(text: str, file: str, key: str) -> Character:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CharacterError(f"{file}: expected TOML: {error}") from None
    return _described(data, file, key)


def character_from_data(data: Mapping[str, object], key: str) -> Character:
    """The character that the data of a file describe; CharacterError where they describe nobody."""
    return _described(data, key, key)


def _described(data: Mapping[str, object], file: str, key: str) -> Character:
    whole = _Table(data, file, "")
    recall = None
    if whole.data.get("memory") == PERFECT:
        whole.take("memory", "")
    else:
        memory = whole.table("memory", f"{PERFECT!r} or a table")
        recall = Recall(
            capacity=memory.integer("capacity", 0, MOST_ITEMS),
            decay=memory.number("decay", 0.0, 1.0),
            confusion=memory.number("confusion", 0.0, 1.0),
        )
        memory.done()
    temper = _temper(whole)
    thought = whole.table("thought", "a table")
    character = Character(
        key=key,
        name=whole.text("name", LONGEST_NAME),
        face=whole.text("face", LONGEST_FACE),
        says=whole.text("says", LONGEST_SENTENCE),
        recall=recall,
        temper=temper,
        iterations=thought.integer("iterations", 1, MOST_ITERATIONS),
        pace=thought.span("pace", 0.0, SLOWEST_PACE),
    )
    thought.done()
    whole.done()
    return character


def _temper(whole: _Table) -> Temper:
    """The table may be left out, and any of its keys: nobody needs a temper."""
    if "temper" not in whole.data:
        return Temper()
    table = whole.table("temper", "a table")
    temper = Temper(
        bold=table.number("bold", -1.0, 1.0, default=0.0),
        careful=table.number("careful", -1.0, 1.0, default=0.0),
        generous=table.number("generous", -1.0, 1.0, default=0.0),
        whim=table.number("whim", 0.0, 1.0, default=0.0),
    )
    table.done()
    return temper


class _Table:
    """A table of the file: every key is taken as what it should be, and none may be left."""

    def __init__(self, data: Mapping[str, object], file: str, path: str) -> None:
        self.data = data
        self._file = file
        self._path = path
        self._taken: list[str] = []

    def take(self, key: str, expected: str) -> object:
        self._taken.append(key)
        if key not in self.data:
            raise CharacterError(f"{self._file}: {self._path}{key}: missing, expected {expected}")
        return self.data[key]

    def wrong(self, key: str, expected: str) -> CharacterError:
        found = str(self.data[key])
        if len(found) > LONGEST_NAME:
            found = f"{found[:LONGEST_NAME]}..."
        return CharacterError(
            f"{self._file}: {self._path}{key}: expected {expected}, not {found!r}"
        )

    def done(self) -> None:
        """Refuse a key that nobody took: it may be a slip of the pen."""
        for key in self.data:
            if key not in self._taken:
                known = ", ".join(sorted(self._taken))
                raise CharacterError(
                    f"{self._file}: {self._path}{key}: unknown key, expected {known}"
                )

    def table(self, key: str, expected: str) -> _Table:
        value = self.take(key, expected)
        if not isinstance(value, dict):
            raise self.wrong(key, expected)
        return _Table(value, self._file, f"{self._path}{key}.")

    def text(self, key: str, longest: int) -> str:
        expected = f"one line of 1 to {longest} characters"
        value = self.take(key, expected)
        fits = isinstance(value, str) and value == value.strip() and 1 <= len(value) <= longest
        # A face may be several characters joined by one that is not printable.
        if not fits or not str(value).replace("\u200d", "").isprintable():
            raise self.wrong(key, expected)
        return str(value)

    def integer(self, key: str, least: int, most: int) -> int:
        expected = f"a whole number from {least} to {most}"
        value = self.take(key, expected)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise self.wrong(key, expected)

    def number(self, key: str, least: float, most: float, *, default: float | None = None) -> float:
        expected = f"a number from {least:g} to {most:g}"
        if default is not None and key not in self.data:
            self._taken.append(key)
            return default
        value = _number(self.take(key, expected))
        if value is None or not least <= value <= most:
            raise self.wrong(key, expected)
        return value

    def span(self, key: str, least: float, most: float) -> tuple[float, float]:
        expected = f"two rising numbers from {least:g} to {most:g}"
        value = self.take(key, expected)
        ends = [_number(end) for end in value] if isinstance(value, list) else []
        match ends:
            case [float(low), float(high)] if least <= low <= high <= most:
                return low, high
        raise self.wrong(key, expected)


def _number(value: object) -> float | None:
    """A value as a number, if it is one."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value)
