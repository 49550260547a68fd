"""Characters as data: who somebody is, and how they remember, feel and think, read from a file."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from pizzaiolo.engine.texts import quoted
from pizzaiolo.reading.read_error import FileError, ReadError
from pizzaiolo.reading.toml import toml_data, toml_file
from pizzaiolo.reading.value import FormatWords, Value

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

_WORDS: Final = FormatWords("character", "a table", "text in quotes", "nothing", first=1)


class CharacterError(FileError):
    """A character that cannot be loaded."""


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
    """What submitting an order is worth in addition to its prospects; below 0: hesitant."""
    careful: float = 0.0
    """What keeping a card in hand instead of placing it is worth; below 0: wasteful."""
    generous: float = 0.0
    """What helping is worth in addition to its use; below 0: stingy."""
    whim: float = 0.0
    """How much worse an action may be that is still taken now and then."""


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
        expected = f"{', '.join(CHARACTERS)}, or the path of a .toml file"
        raise CharacterError("", "character", quoted(str(name_or_path)), expected)
    try:
        data = toml_file(path, "a character in TOML")
    except ReadError as error:
        raise CharacterError(str(path), error.key, error.found, error.expected) from None
    return _described(data, str(path), path.stem)


@cache
def _built_in(key: str) -> Character:
    file = resources.files("pizzaiolo.bots") / "characters" / f"{key}.toml"
    return _described(toml_data(file.read_bytes()), f"{key}.toml", key)


def character_from_data(data: object, key: str) -> Character:
    """The character that the data of a file describe; CharacterError if they describe nobody."""
    return _described(data, "", key)


def character_data(character: Character) -> dict[str, Any]:
    """The data of a file that describes a character."""
    recall = character.recall
    return {
        "name": character.name,
        "face": character.face,
        "says": character.says,
        "memory": PERFECT if recall is None else asdict(recall),
        "temper": asdict(character.temper),
        "thought": {"iterations": character.iterations, "pace": list(character.pace)},
    }


def _described(data: object, file: str, key: str) -> Character:
    try:
        return _character(Value(data, _WORDS), key)
    except ReadError as error:
        raise CharacterError(file, error.key, error.found, error.expected) from None


def _character(value: Value, key: str) -> Character:
    keys = value.keys(("name", "face", "says", "memory", "thought"), ("temper",))
    thought = keys["thought"].keys(("iterations", "pace"))
    return Character(
        key=key,
        name=keys["name"].line(LONGEST_NAME),
        face=keys["face"].line(LONGEST_FACE),
        says=keys["says"].line(LONGEST_SENTENCE),
        recall=_recall(keys["memory"]),
        # The table may be left out, and any of its keys: nobody needs a temper.
        temper=_temper(keys["temper"]) if "temper" in keys else Temper(),
        iterations=thought["iterations"].whole(1, MOST_ITERATIONS),
        pace=_pace(thought["pace"]),
    )


def _recall(value: Value) -> Recall | None:
    if value.is_text():
        value.must_be(PERFECT, f"{quoted(PERFECT)} or a table")
        return None
    keys = value.keys(("capacity", "decay", "confusion"))
    return Recall(
        capacity=keys["capacity"].whole(0, MOST_ITEMS),
        decay=keys["decay"].number(0.0, 1.0),
        confusion=keys["confusion"].number(0.0, 1.0),
    )


def _temper(value: Value) -> Temper:
    least = {"bold": -1.0, "careful": -1.0, "generous": -1.0, "whim": 0.0}
    keys = value.keys((), tuple(least))
    return Temper(**{name: keys[name].number(least[name], 1.0) for name in keys})


def _pace(value: Value) -> tuple[float, float]:
    expected = f"two rising numbers from 0 to {SLOWEST_PACE:g}"
    ends = [end.number(0.0, SLOWEST_PACE) for end in value.items()]
    if len(ends) != 2:
        raise value.wrong(expected, f"a list of {len(ends)}")
    if ends[0] > ends[1]:
        raise value.wrong(expected, "numbers in falling order")
    return ends[0], ends[1]
