"""Edition files: how they are read, checked, and turned into an Edition and back."""

from __future__ import annotations

import functools
import hashlib
import json
import os
from importlib import resources
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
)
from pizzaiolo.engine.edition_check import check_edition
from pizzaiolo.engine.texts import quoted
from pizzaiolo.reading.read_error import ReadError
from pizzaiolo.reading.toml import toml_data, toml_file
from pizzaiolo.reading.value import FormatWords, Value

__all__ = [
    "EditionFileError",
    "built_in_edition",
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
OF_SOME_SORTS: Final = tuple({key: None for keys in SORT_KEYS.values() for key in keys})
"""The keys of an order card that only cards of some sorts have."""

UNPLAYED: Final = ("name", "title", "about", "waiter_name", "oven_card")
"""The keys that only name things: two editions that differ in nothing else play alike (R0.1)."""

_WORDS: Final = FormatWords("edition", "a table", "text in quotes", "nothing", first=1)


def editions() -> list[str]:
    """The names of the printed editions, oldest first: those that players are offered."""
    return list(PRINTED)


def study_editions() -> list[str]:
    """The names of the built-in editions that nobody printed, made for studies."""
    return list(FOR_STUDIES)


def load_edition(name_or_path: str | os.PathLike[str]) -> Edition:
    """The built-in edition of that name, or the edition in the file at that path (R0.2).

    Anything that ends in `.toml` or has a path separator in it is a path. Raises EditionError for
    an unknown name, and EditionFileError for a file without a playable edition.
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


def built_in_edition(name: str) -> Edition:
    """The built-in edition of that name; no other file is opened, whatever the name is."""
    if name not in BUILT_IN:
        raise EditionError("edition", quoted(name), f"one of {', '.join(BUILT_IN)}")
    return _load_built_in(name)


def is_built_in(edition: Edition) -> bool:
    """Whether an edition plays like the built-in one of its name, so that the name is enough."""
    if edition.name not in BUILT_IN:
        return False
    return content_hash(edition) == content_hash(_load_built_in(edition.name))


def content_hash(edition: Edition) -> str:
    """The SHA-256, in 64 hex digits, of everything that decides how an edition plays.

    Take `edition_to_data(edition)`; leave out the keys `name`, `title`, `about`, `waiter_name` and
    `oven_card`, and `provenance` from each card; if `draw_cap` is missing write it as null, and if
    `sit_out_draw` is missing as 0. Encode it as JSON with the keys of every object sorted, no
    spaces, and nothing but ASCII. The hash is over those bytes.

    Cards keep their order, because a record numbers them; colours and kinds are always in the order
    of the ring. So neither comments nor spaces, nor the order of keys or of colours in a file,
    change the hash.
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

    Raises EditionError if the data is not a playable edition.
    """
    try:
        edition = _edition(Value(data, _WORDS))
    except ReadError as error:
        raise EditionError(error.key, error.found, error.expected) from None
    check_edition(edition)
    return edition


# Files


@functools.cache
def _load_built_in(name: str) -> Edition:
    """A built-in edition, from wherever the package is installed."""
    file = resources.files("pizzaiolo.editions") / f"{name}.toml"
    return _of_file(file.name, toml_data(file.read_bytes()))


def _load_file(path: str) -> Edition:
    """The edition in a player's own file."""
    try:
        data = toml_file(path, "an edition in TOML")
    except ReadError as error:
        raise EditionFileError(path, error.key, error.found, error.expected) from None
    return _of_file(path, data)


def _of_file(file: str, data: dict[str, object]) -> Edition:
    try:
        return edition_from_data(data)
    except EditionError as error:
        raise EditionFileError(file, error.key, error.found, error.expected) from None


# The parts of an edition


def _edition(value: Value) -> Edition:
    """Everything that a file says; whether it can be played is checked later."""
    keys = value.keys(REQUIRED, OPTIONAL)
    names = keys["kinds"].some_of(KINDS)
    kinds = tuple(kind for kind in KINDS if kind in names)
    orders = _orders(keys["orders"], kinds)
    switches = {switch: keys[switch].word(words) for switch, words in SWITCHES.items()}
    return Edition(
        name=keys["name"].text(),
        title=keys["title"].text(),
        about=keys["about"].text(),
        kinds=kinds,
        colours=tuple(orders),
        copies=keys["copies"].whole(),
        removed=_removed(keys["removed"]),
        orders=orders,
        opening_hand=keys["opening_hand"].whole(),
        hand_limit=keys["hand_limit"].whole(),
        draw_cap=keys["draw_cap"].whole() if "draw_cap" in keys else None,
        sit_out_draw=keys["sit_out_draw"].whole() if "sit_out_draw" in keys else 0,
        helping=keys["helping"].flag(),
        rounds=keys["rounds"].whole(),
        rounds_without_helping=keys["rounds_without_helping"].whole(),
        doubles=keys["doubles"].flag(),
        oven_card=keys["oven_card"].flag(),
        **switches,
    )


def _orders(value: Value, kinds: tuple[str, ...]) -> dict[str, tuple[OrderCard, ...]]:
    """The cards by colour, the colours along the ring."""
    table = value.each(COLOURS, "an unknown colour", f"one of {', '.join(COLOURS)}")
    return {
        colour: tuple(_card(card, kinds) for card in table[colour].items())
        for colour in COLOURS
        if colour in table
    }


def _card(value: Value, kinds: tuple[str, ...]) -> OrderCard:
    """One order card."""
    sort = value.at("sort", f"one of {', '.join(SORTS)}").word(SORTS)
    wanted = SORT_KEYS[sort]
    for name in OF_SOME_SORTS:
        if name not in wanted and value.has(name):
            expected = f"only {' and '.join(wanted)}"
            raise value.at(name, expected).wrong(expected, f"a key that a {sort} does not have")
    keys = value.keys(("sort", *wanted, "provenance"))
    return OrderCard(
        sort=sort,
        needs=_kind_counts(keys["needs"], kinds) if "needs" in keys else {},
        chosen=tuple(number.whole() for number in keys["chosen"].items())
        if "chosen" in keys
        else (),
        fewest=keys["fewest"].whole() if "fewest" in keys else 0,
        either=_kind_counts(keys["either"], kinds) if "either" in keys else None,
        forbidden=kinds.index(keys["forbidden"].word(kinds)) if "forbidden" in keys else None,
        at_least=keys["at_least"].whole() if "at_least" in keys else 0,
        provenance=keys["provenance"].word(PROVENANCES),
    )


def _recipe_to_data(edition: Edition, card: OrderCard) -> dict[str, object]:
    """What an order card says as plain data: exactly the keys of its sort."""
    said: dict[str, object] = {
        "needs": {edition.kinds[kind]: number for kind, number in card.needs.items()},
        "chosen": list(card.chosen),
        "fewest": card.fewest,
        "either": {edition.kinds[kind]: number for kind, number in (card.either or {}).items()},
        "forbidden": None if card.forbidden is None else edition.kinds[card.forbidden],
        "at_least": card.at_least,
    }
    return {"sort": card.sort, **{key: said[key] for key in SORT_KEYS[card.sort]}}


def _removed(value: Value) -> dict[int, int]:
    """By number of players, how many cards of each kind are taken out."""
    numbers = {str(seats): seats for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
    expected = f"a number of players from {FEWEST_SEATS} to {MOST_SEATS}"
    table = value.each(tuple(numbers), "an unknown key", expected)
    return {numbers[key]: number.whole() for key, number in table.items()}


def _kind_counts(value: Value, kinds: tuple[str, ...]) -> dict[int, int]:
    """How many of each kind, in the order of the ring."""
    table = value.each(kinds, "an unknown kind", f"one of {', '.join(kinds)}")
    return {number: table[kind].whole() for number, kind in enumerate(kinds) if kind in table}
