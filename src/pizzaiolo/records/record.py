"""Record: a game as data and as JSON, with all that is needed to play it again and to check it.

`docs/record.md` describes the format for anyone who wants to read or verify it elsewhere.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Final

from pizzaiolo.editions import (
    EditionError,
    built_in_edition,
    content_hash,
    edition_from_data,
    edition_to_data,
    is_built_in,
)
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA
from pizzaiolo.engine.texts import quoted
from pizzaiolo.reading.read_error import ReadError
from pizzaiolo.reading.value import Value
from pizzaiolo.records.fairness import LONGEST_SALT, Fairness, is_digest, is_salt
from pizzaiolo.records.json_reader import Place, RecordError, Source, place_text, read_json

__all__ = [
    "FORMAT",
    "RULES",
    "VERSION",
    "Fairness",
    "Record",
    "RecordError",
    "Result",
    "Source",
]

FORMAT: Final = "pizzaiolo record"
VERSION: Final = 1
"""The version of the format: what a reader has to know to read a record."""
RULES: Final = 1
"""The version of the rules: what a reader has to know to play it again."""

LONGEST_NAME: Final = 40

_KEYS: Final = (
    *("format", "version", "rules", "edition", "options", "seats", "start", "seed"),
    *("deal", "shuffles", "actions", "result"),
)

_LEVELS: Final = {
    "edition": 4,
    "seats": 1,
    "fairness": 1,
    "deal": 2,
    "shuffles": 1,
    "actions": 1,
}
"""How deep the values of a record are laid out line by line."""

_OPTIONS: Final[dict[str, Place]] = {
    "seats": ("seats",),
    "colours": ("seats",),
    "start": ("start",),
    "doubles": ("options", "doubles"),
    "helping": ("options", "helping"),
}
"""Where in a record the options are that a Setup can refuse."""


@dataclass(frozen=True)
class Result:
    """How a game ended (R8.2), by seat."""

    delivered: tuple[int, ...]
    ingredients: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A game from the deal to its last decision so far, secrets included.

    Cards are words ("salami", "double salami", "mamma mia"), orders are numbers from 1 as in the
    edition's list, seats are numbers from 0. Stacks are listed from the top.
    """

    edition: Edition
    colours: tuple[str, ...]
    names: tuple[str | None, ...]
    start: int
    doubles: bool
    helping: bool
    seed: str | None
    hands: tuple[tuple[str, ...], ...]
    """By seat, the cards in the order in which they were dealt, including the Mamma Mia! card."""
    waiters: tuple[tuple[int, ...], ...]
    supply: tuple[str, ...]
    """The supply of the first round."""
    shuffles: tuple[tuple[str, ...], ...]
    """The supplies of the rounds that followed."""
    actions: tuple[tuple[int, str], ...]
    """Every decision that had two options or more: the seat, and the text of the action."""
    result: Result | None
    fairness: Fairness | None = None
    """What the seed follows from, if the table promised a secret before the deal."""
    source: Source | None = field(default=None, compare=False, repr=False)
    """Where it was read from, for error messages; not part of the record."""

    def setup(self) -> Setup:
        """What the table agreed on; RecordError if the edition cannot be played that way."""
        seats = len(self.colours)
        try:
            return Setup(
                self.edition,
                seats,
                self.colours,
                self.start,
                doubles=self.doubles,
                helping=self.helping,
            )
        except OptionError as error:
            raise self.error(str(error), _OPTIONS[error.key]) from None

    def error(self, reason: str, at: Place) -> RecordError:
        """The error at a place of this record, with its line if the record was read from a text."""
        if self.source is not None:
            return self.source.error(reason, at)
        return RecordError(f"{place_text(at)}: {reason}")

    def to_json(self) -> str:
        """The record as JSON: always the same text for the same record, one action per line."""
        edition: dict[str, object] = {"name": self.edition.name, "hash": content_hash(self.edition)}
        if not is_built_in(self.edition):
            edition["data"] = edition_to_data(self.edition)
        data: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": RULES,
            "edition": edition,
            "options": {"doubles": self.doubles, "helping": self.helping},
            "seats": [
                {"colour": colour} if name is None else {"colour": colour, "name": name}
                for colour, name in zip(self.colours, self.names, strict=True)
            ],
            "start": self.start,
            "seed": self.seed,
            **({} if self.fairness is None else {"fairness": vars(self.fairness)}),
            "deal": {"hands": self.hands, "waiters": self.waiters, "supply": self.supply},
            "shuffles": self.shuffles,
            "actions": self.actions,
            "result": None if self.result is None else vars(self.result),
        }
        lines = [f'  "{key}": {laid_out(data[key], _LEVELS.get(key, 0), "  ")}' for key in data]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str, file: str | None = None) -> Record:
        """Read a record; the file's name is for error messages only.

        Raises RecordError, with the line and the reason, if the text is not a record of this
        version. Whether the game can have been played is checked when it is replayed.
        """
        top, source = read_json(text, file)
        try:
            return replace(_record(top), source=source)
        except ReadError as error:
            raise source.refusal(error) from None


def laid_out(value: object, levels: int, indent: str = "") -> str:
    """JSON whose outer levels have a line for each item; a list of plain values is one line."""
    items: list[tuple[str, object]] = []
    brackets = "[]"
    if isinstance(value, dict):
        items = [(f"{json.dumps(key)}: ", item) for key, item in value.items()]
        brackets = "{}"
    elif isinstance(value, list | tuple):
        items = [("", item) for item in value]
    if levels == 0 or not any(isinstance(item, list | tuple | dict) for _, item in items):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    lines = ",\n".join(f"{inner}{key}{laid_out(item, levels - 1, inner)}" for key, item in items)
    return f"{brackets[0]}\n{lines}\n{indent}{brackets[1]}"


def card_word(card: int, kinds: tuple[str, ...]) -> str:
    """A card as a record writes it: 'salami', 'double salami', 'mamma mia'."""
    if card == MAMMA_MIA:
        return "mamma mia"
    return f"double {kinds[card - DOUBLE]}" if card >= DOUBLE else kinds[card]


def card_numbers(kinds: tuple[str, ...]) -> dict[str, int]:
    """The number of every card of an edition, and of the Mamma Mia! card, by its word."""
    numbers = [*range(len(kinds)), *range(DOUBLE, DOUBLE + len(kinds)), MAMMA_MIA]
    return {card_word(number, kinds): number for number in numbers}


def is_name(name: str) -> bool:
    """Whether a player may have this name: one line, not long, no space around it."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


# Reading


def _record(top: Value) -> Record:
    """The record that a JSON value holds."""
    # A record of a later version may have other keys: its version has to be reported first.
    for key, value in (("format", FORMAT), ("version", VERSION), ("rules", RULES)):
        top.at(key, json.dumps(value)).must_be(value)
    keys = top.keys(_KEYS, ("fairness",))
    edition = _edition(keys["edition"])
    options = keys["options"].keys(("doubles", "helping"))
    seats = [seat.keys(("colour",), ("name",)) for seat in keys["seats"].items()]
    dealt = keys["deal"].keys(("hands", "waiters", "supply"))
    return Record(
        edition=edition,
        colours=tuple(seat["colour"].text() for seat in seats),
        names=tuple(_name(seat["name"]) if "name" in seat else None for seat in seats),
        start=keys["start"].whole(),
        doubles=options["doubles"].flag(),
        helping=options["helping"].flag(),
        seed=None if keys["seed"].is_null() else keys["seed"].text(),
        fairness=_fairness(keys["fairness"], len(seats)) if "fairness" in keys else None,
        hands=tuple(_cards(hand, edition) for hand in dealt["hands"].items()),
        waiters=tuple(_numbers(waiter) for waiter in dealt["waiters"].items()),
        supply=_cards(dealt["supply"], edition),
        shuffles=tuple(_cards(shuffle, edition) for shuffle in keys["shuffles"].items()),
        actions=tuple(_action(action) for action in keys["actions"].items()),
        result=None if keys["result"].is_null() else _result(keys["result"]),
    )


def _edition(value: Value) -> Edition:
    keys = value.keys(("name", "hash"), ("data",))
    name, found_hash = keys["name"].text(), keys["hash"].text()
    if "data" not in keys:
        return recorded_edition(name, found_hash)
    if keys["data"].is_null():
        raise keys["data"].wrong("an edition, or no such key")
    return recorded_edition(name, found_hash, keys["data"].data())


def recorded_edition(name: str, found_hash: str, data: object = None) -> Edition:
    """The edition of a record: a built-in one by its name, or the one that is embedded as data.

    A name is never taken for the path of a file. Raises ReadError if there is no such edition, or
    if its cards are not those that were played with.
    """
    try:
        edition = built_in_edition(name) if data is None else edition_from_data(data)
    except EditionError as error:
        inside = "name" if data is None else "data"
        key = "edition.name" if data is None else f"edition.data.{error.key}"
        raise ReadError(key, error.found, error.expected, ("edition", inside)) from None
    if edition.name != name:
        found = f"the name {quoted(name)} and the data of {quoted(edition.name)}"
        raise ReadError("edition", found, "one name", ("edition",))
    expected = content_hash(edition)
    if found_hash != expected:
        wanted = f"that of the rules and cards that {name} has here ({expected})"
        raise ReadError("edition.hash", quoted(found_hash), wanted, ("edition", "hash"))
    return built_in_edition(name) if is_built_in(edition) else edition


def _name(value: Value) -> str:
    name = value.text()
    if not is_name(name):
        raise value.wrong(f"a name of 1 to {LONGEST_NAME} printable characters")
    return name


def _fairness(value: Value, seats: int) -> Fairness:
    keys = value.keys(("commitment", "secret", "salts"))
    salts: list[tuple[int, str]] = []
    for item in keys["salts"].items():
        pair = item.items()
        if len(pair) != 2:
            raise item.wrong("a seat and its salt", f"{len(pair)} values")
        seat, salt = pair[0].whole(), pair[1].text()
        first = salts[-1][0] + 1 if salts else 0
        if not first <= seat < seats:
            raise pair[0].wrong(f"seats in rising order, up to {seats - 1}")
        if not is_salt(salt):
            raise pair[1].wrong(f"1 to {LONGEST_SALT} characters on one line")
        salts.append((seat, salt))
    return Fairness(_digest(keys["commitment"]), _digest(keys["secret"]), tuple(salts))


def _digest(value: Value) -> str:
    digest = value.text()
    if not is_digest(digest):
        raise value.wrong("64 digits 0-9 a-f")
    return digest


def _cards(value: Value, edition: Edition) -> tuple[str, ...]:
    known = card_numbers(edition.kinds)
    cards = []
    for item in value.items():
        card = item.text()
        if card not in known:
            raise item.wrong(f"one of {', '.join(known)}")
        cards.append(card)
    return tuple(cards)


def _numbers(value: Value) -> tuple[int, ...]:
    return tuple(item.whole() for item in value.items())


def _action(value: Value) -> tuple[int, str]:
    items = value.items()
    if len(items) != 2:
        raise value.wrong("a seat and what it did", f"{len(items)} values")
    return items[0].whole(), items[1].text()


def _result(value: Value) -> Result:
    keys = value.keys(("delivered", "ingredients", "winners"))
    return Result(
        delivered=_numbers(keys["delivered"]),
        ingredients=_numbers(keys["ingredients"]),
        winners=_numbers(keys["winners"]),
    )
