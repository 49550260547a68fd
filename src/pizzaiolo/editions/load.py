"""Edition files: read, told what is wrong with them, and turned into an Edition and back."""

from __future__ import annotations

import difflib
import functools
import hashlib
import json
import os
import re
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from pizzaiolo.engine.edition import (
    COLOURS,
    FEWEST_SEATS,
    KINDS,
    MOST_SEATS,
    PROVENANCES,
    SORT_KEYS,
    SORTS,
    SWITCHES,
    Edition,
    EditionError,
    EditionFileError,
    OrderCard,
    check,
    quoted,
)

__all__ = [
    "EditionFileError",
    "content_hash",
    "edition_from_data",
    "edition_to_data",
    "editions",
    "is_built_in",
    "load_edition",
    "study_editions",
]

PRINTED: Final = ("original", "homoludicus", "waiter", "oven", "plus")
FOR_STUDIES: Final = ("assaggio",)
BUILT_IN: Final = (*PRINTED, *FOR_STUDIES)

TEXTS: Final = ("name", "title", "about")
NUMBERS: Final = ("copies", "opening_hand", "hand_limit", "rounds", "rounds_without_helping")
FLAGS: Final = ("helping", "doubles", "oven_card")
REQUIRED: Final = (*TEXTS, "kinds", "removed", "orders", *NUMBERS, *SWITCHES, *FLAGS)
OPTIONAL: Final = ("draw_cap", "sit_out_draw")

UNPLAYED: Final = ("name", "title", "about", "waiter_name", "oven_card")
"""The keys that only name things: two editions that differ in nothing else play alike (R0.1)."""

LARGEST_NUMBER: Final = 999_999
"""No count of cards comes near it; a longer number would only make a long error message."""


def editions() -> list[str]:
    """The names of the printed editions, oldest first: those that players are offered."""
    return list(PRINTED)


def study_editions() -> list[str]:
    """The names of the built-in editions that nobody printed, made for studies."""
    return list(FOR_STUDIES)


def load_edition(name_or_path: str | os.PathLike[str]) -> Edition:
    """The built-in edition of that name, or the edition in the file at that path (R0.2).

    What ends in `.toml` or has a path separator in it is a path. Raises EditionError for an
    unknown name, and EditionFileError for a file that is no edition that can be played.
    """
    if not isinstance(name_or_path, str):
        return _load_file(os.fspath(name_or_path))
    separators = ("/", os.sep, os.altsep or os.sep)
    if name_or_path.endswith(".toml") or any(mark in name_or_path for mark in separators):
        return _load_file(name_or_path)
    if name_or_path not in BUILT_IN:
        expected = f"{', '.join(BUILT_IN)}, or the path of a .toml file"
        raise EditionError("edition", quoted(name_or_path), expected)
    return _load_built_in(name_or_path)


def is_built_in(edition: Edition) -> bool:
    """Whether an edition plays like the built-in one of its name, so that the name is enough."""
    if edition.name not in BUILT_IN:
        return False
    return content_hash(edition) == content_hash(_load_built_in(edition.name))


def content_hash(edition: Edition) -> str:
    """The SHA-256, in 64 hex digits, of all that decides how an edition plays.

    Take `edition_to_data(edition)`; leave out the keys `name`, `title`, `about`, `waiter_name` and
    `oven_card`, and `provenance` from each card; write `draw_cap` as null where there is none and
    `sit_out_draw` as 0 where there is none. Encode it as JSON with the keys of every object
    sorted, no spaces, and nothing but ASCII. The hash is over those bytes.

    Cards keep their order, because a record numbers them; colours and kinds always stand in the
    order of the ring. So neither comments nor spaces, nor the order of keys or of colours in a
    file, change the hash.
    """
    played = {"draw_cap": None, "sit_out_draw": 0, **edition_to_data(edition)}
    for key in UNPLAYED:
        del played[key]
    played["orders"] = {
        colour: [_recipe_to_data(edition, card) for card in cards]
        for colour, cards in edition.orders.items()
    }
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def edition_to_data(edition: Edition) -> dict[str, object]:
    """An edition as plain data with the keys of its file, fit for JSON and for a record."""
    data: dict[str, object] = {text: getattr(edition, text) for text in TEXTS}
    data["kinds"] = list(edition.kinds)
    data["removed"] = {str(seats): edition.removed[seats] for seats in edition.seats}
    for key in (*NUMBERS, *SWITCHES, *FLAGS):
        data[key] = getattr(edition, key)
    if edition.draw_cap is not None:
        data["draw_cap"] = edition.draw_cap
    if edition.sit_out_draw:
        data["sit_out_draw"] = edition.sit_out_draw
    data["orders"] = {
        colour: [
            {**_recipe_to_data(edition, card), "provenance": card.provenance}
            for card in edition.orders[colour]
        ]
        for colour in edition.colours
    }
    return data


def edition_from_data(data: object) -> Edition:
    """An Edition from plain data, as `edition_to_data` or a TOML file gives it, checked.

    Raises EditionError where the data is no edition that can be played.
    """
    table = _table("edition", data)
    _keys("", table, REQUIRED, OPTIONAL)
    names = _words("kinds", table["kinds"], KINDS)
    kinds = tuple(kind for kind in KINDS if kind in names)
    orders = _orders(table["orders"], kinds)
    edition = Edition(
        name=_text("name", table["name"]),
        title=_text("title", table["title"]),
        about=_text("about", table["about"]),
        kinds=kinds,
        colours=tuple(orders),
        copies=_number("copies", table["copies"]),
        removed=_removed(table["removed"]),
        orders=orders,
        opening_hand=_number("opening_hand", table["opening_hand"]),
        hand_limit=_number("hand_limit", table["hand_limit"]),
        draw_cap=_number("draw_cap", table["draw_cap"]) if "draw_cap" in table else None,
        mamma_mia=_switch("mamma_mia", table),
        chef=_switch("chef", table),
        empty_handed=_switch("empty_handed", table),
        sit_out_draw=_number("sit_out_draw", table.get("sit_out_draw", 0)),
        draw_without_ingredients=_switch("draw_without_ingredients", table),
        leftovers=_switch("leftovers", table),
        delivered=_switch("delivered", table),
        helping=_flag("helping", table["helping"]),
        rounds=_number("rounds", table["rounds"]),
        rounds_without_helping=_number("rounds_without_helping", table["rounds_without_helping"]),
        doubles=_flag("doubles", table["doubles"]),
        waiter_name=_switch("waiter_name", table),
        oven_card=_flag("oven_card", table["oven_card"]),
    )
    check(edition)
    return edition


# Files


@functools.cache
def _load_built_in(name: str) -> Edition:
    """A built-in edition, from wherever the package is installed."""
    file = resources.files("pizzaiolo.editions") / f"{name}.toml"
    return _parse(file.name, file.read_bytes())


def _load_file(path: str) -> Edition:
    """The edition in a player's own file."""
    file = path if path.isprintable() else quoted(path)
    try:
        content = Path(path).read_bytes()
    except FileNotFoundError:
        raise EditionFileError(file, "", "no such file", "an edition in TOML") from None
    except IsADirectoryError:
        raise EditionFileError(file, "", "a directory", "an edition in TOML") from None
    except OSError as error:
        found = f"a file that cannot be read ({error.strerror})"
        raise EditionFileError(file, "", found, "an edition in TOML") from error
    except ValueError:
        found = "a path with a null character in it"
        raise EditionFileError(file, "", found, "the path of a file") from None
    return _parse(file, content)


def _parse(file: str, content: bytes) -> Edition:
    """The edition that the bytes of a file hold."""
    try:
        # Some editors open a file with a byte order mark, which TOML does not know.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        found = f"byte 0x{content[error.start]:02x}"
        raise EditionFileError(file, f"line {line}", found, "UTF-8 text") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(file, text, str(error)) from None
    except RecursionError:
        raise EditionFileError(file, "", "lists nested too deeply", "an edition") from None
    except ValueError:
        # It is int() that refuses those, and not the reader of TOML.
        raise EditionFileError(file, "", "a number of thousands of digits", "an edition") from None
    try:
        return edition_from_data(data)
    except EditionError as error:
        raise EditionFileError(file, error.key, error.found, error.expected) from None


def _syntax_error(file: str, text: str, message: str) -> EditionFileError:
    """What the TOML reader says, `Invalid value (at line 3, column 8)`, its line in front."""
    reason, _, place = message.rpartition(" (at ")
    place = place.removesuffix(")")
    if place == "end of document":
        place = f"line {text.count(chr(10)) + 1}, its end"
    return EditionFileError(file, place, f"a syntax error ({reason})", "TOML")


# The parts of an edition


def _orders(value: object, kinds: tuple[str, ...]) -> dict[str, tuple[OrderCard, ...]]:
    """The cards by colour, the colours along the ring."""
    table = _table("orders", value)
    for colour in table:
        if colour not in COLOURS:
            key = _path("orders", colour)
            raise EditionError(key, "an unknown colour", f"one of {', '.join(COLOURS)}")
    return {
        colour: tuple(
            _card(f"orders.{colour}[{index}]", card, kinds)
            for index, card in enumerate(_list(f"orders.{colour}", table[colour]), 1)
        )
        for colour in COLOURS
        if colour in table
    }


def _card(key: str, value: object, kinds: tuple[str, ...]) -> OrderCard:
    """One order card."""
    table = _table(key, value)
    if "sort" not in table:
        raise EditionError(f"{key}.sort", "no such key", f"one of {', '.join(SORTS)}")
    sort = _word(f"{key}.sort", table["sort"], SORTS)
    wanted = SORT_KEYS[sort]
    for name in table:
        if name not in wanted and any(name in keys for keys in SORT_KEYS.values()):
            expected = f"only {' and '.join(wanted)}"
            raise EditionError(f"{key}.{name}", f"a key that a {sort} does not have", expected)
    _keys(key, table, ("sort", *wanted, "provenance"), ())
    return OrderCard(
        sort=sort,
        needs=_kind_counts(f"{key}.needs", table.get("needs", {}), kinds),
        chosen=tuple(
            _number(f"{key}.chosen[{index}]", number)
            for index, number in enumerate(_list(f"{key}.chosen", table.get("chosen", [])), 1)
        ),
        fewest=_number(f"{key}.fewest", table.get("fewest", 0)),
        either=_kind_counts(f"{key}.either", table["either"], kinds) if "either" in table else None,
        forbidden=(
            kinds.index(_word(f"{key}.forbidden", table["forbidden"], kinds))
            if "forbidden" in table
            else None
        ),
        at_least=_number(f"{key}.at_least", table.get("at_least", 0)),
        provenance=_word(f"{key}.provenance", table["provenance"], PROVENANCES),
    )


def _recipe_to_data(edition: Edition, card: OrderCard) -> dict[str, object]:
    """What an order card says as plain data: the keys of its sort and no others."""
    said: dict[str, object] = {
        "needs": {edition.kinds[kind]: number for kind, number in card.needs.items()},
        "chosen": list(card.chosen),
        "fewest": card.fewest,
        "either": {edition.kinds[kind]: number for kind, number in (card.either or {}).items()},
        "forbidden": None if card.forbidden is None else edition.kinds[card.forbidden],
        "at_least": card.at_least,
    }
    return {"sort": card.sort, **{key: said[key] for key in SORT_KEYS[card.sort]}}


def _removed(value: object) -> dict[int, int]:
    """By number of players, how many cards of each kind are taken out."""
    numbers = {str(seats): seats for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
    removed = {}
    for key, number in _table("removed", value).items():
        path = _path("removed", key)
        if key not in numbers:
            expected = f"a number of players from {FEWEST_SEATS} to {MOST_SEATS}"
            raise EditionError(path, "an unknown key", expected)
        removed[numbers[key]] = _number(path, number)
    return removed


def _kind_counts(key: str, value: object, kinds: tuple[str, ...]) -> dict[int, int]:
    """By kind, in the order of the ring, how many of it."""
    table = _table(key, value)
    for kind in table:
        if kind not in kinds:
            expected = f"one of {', '.join(kinds)}"
            raise EditionError(_path(key, kind), "an unknown kind", expected)
    return {
        number: _number(f"{key}.{kind}", table[kind])
        for number, kind in enumerate(kinds)
        if kind in table
    }


def _switch(key: str, table: Mapping[str, object]) -> str:
    """The word at one of the switches of table R0."""
    return _word(key, table[key], SWITCHES[key])


# Keys and types


def _keys(
    key: str, table: Mapping[str, object], required: tuple[str, ...], optional: tuple[str, ...]
) -> None:
    """A table has its keys and no others. A misspelt key is told before the one it should be."""
    known = (*required, *optional)
    for name in table:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            expected = near[0] if near else f"one of {', '.join(known)}"
            raise EditionError(_path(key, name), "an unknown key", expected)
    for name in required:
        if name not in table:
            raise EditionError(_path(key, name), "no such key", f"all of {', '.join(required)}")


def _path(key: str, name: str) -> str:
    """The path to a name inside a table, quoted where TOML would quote it."""
    bare = name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else quoted(name)
    return f"{key}.{bare}" if key else bare


def _table(key: str, value: object) -> dict[str, object]:
    """The value, if it is a table."""
    if not isinstance(value, dict):
        raise EditionError(key, _described(value), "a table")
    for name in value:
        if not isinstance(name, str):
            raise EditionError(key, f"the key {_described(name)}", "keys that are text")
    return value


def _list(key: str, value: object) -> list[object]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise EditionError(key, _described(value), "a list")
    return value


def _text(key: str, value: object) -> str:
    """The value, if it is text."""
    if not isinstance(value, str):
        raise EditionError(key, _described(value), "text in quotes")
    return value


def _word(key: str, value: object, words: tuple[str, ...]) -> str:
    """The value, if it is one of the words."""
    if not isinstance(value, str) or value not in words:
        raise EditionError(key, _described(value), f"one of {', '.join(words)}")
    return value


def _words(key: str, value: object, words: tuple[str, ...]) -> list[str]:
    """The value, if it is a list of some of the words, each once."""
    found: list[str] = []
    for index, item in enumerate(_list(key, value), 1):
        word = _word(f"{key}[{index}]", item, words)
        if word in found:
            raise EditionError(f"{key}[{index}]", f"{quoted(word)} twice", "each only once")
        found.append(word)
    return found


def _number(key: str, value: object) -> int:
    """The value, if it is a whole number; true and false are none, though Python has them so."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise EditionError(key, _described(value), "a whole number")
    if abs(value) > LARGEST_NUMBER:
        raise EditionError(key, "a number of more than six digits", "a number of cards or rounds")
    return value


def _flag(key: str, value: object) -> bool:
    """The value, if it is true or false."""
    if not isinstance(value, bool):
        raise EditionError(key, _described(value), "true or false")
    return value


def _described(value: object) -> str:
    """A value of the wrong sort as an error shows it, in the words of TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, float):
        return str(value)
    if isinstance(value, int):
        return "a number" if abs(value) > LARGEST_NUMBER else str(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "nothing" if value is None else f"a {type(value).__name__}"
