"""Edition: everything in which one printed edition differs from another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from pizzaiolo.engine.texts import file_name, one_line

KINDS: Final = ("pineapple", "pepper", "mushroom", "olive", "salami", "shrimp")
"""The ingredient kinds (R1.1), in the order of the ring along which the orders of `plus` count."""

COLOURS: Final = ("yellow", "green", "brown", "purple", "red", "pink")
"""The colours (R1.2); each has the same place as its own ingredient in KINDS."""

SORTS: Final = (
    "normale",
    "bombastica",
    "monotoni",
    "minimale",
    "ghiottona",
    "monotoni_junior",
    "minipizza",
    "mamma_mia",
)
"""The sorts of order (R5.1 to R5.8)."""

SORT_KEYS: Final = {
    "normale": ("needs",),
    "bombastica": ("at_least",),
    "monotoni": ("needs", "chosen"),
    "minimale": ("needs", "fewest"),
    "ghiottona": ("needs", "chosen"),
    "monotoni_junior": ("chosen", "forbidden"),
    "minipizza": ("needs", "forbidden"),
    "mamma_mia": ("needs", "either"),
}
"""What a card of each sort says: exactly these fields of an OrderCard."""

CHOICES: Final = {"monotoni": 1, "ghiottona": 2, "monotoni_junior": 1}
"""How many kinds the owner of an order of these sorts chooses (R5.3, R5.5, R5.6)."""

EITHER_KINDS: Final = 2
"""How many kinds a Mamma Mia shows, of which one is used (R5.8)."""

PROVENANCES: Final = ("sheet", "reviewed", "reconstructed", "invented")
"""How we know a card: from the rule sheet itself, from lists and reviews that agree, by a guess, or
not at all, because nobody printed it."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6

MOST_ORDERS: Final = 15
"""A waiter is packed in one int, four bits per order."""

MOST_INGREDIENTS: Final = 120
"""All ingredient cards of a game, so that no sum of Counts runs over."""

MOST_ROUNDS: Final = 99
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_ABOUT: Final = 300

SWITCHES: Final = {
    "mamma_mia": ("none", "dealt", "supply"),
    "chef": ("last_draw", "holder"),
    "empty_handed": ("normal", "pass", "pass_supply", "sit_out"),
    "draw_without_ingredients": ("free", "supply"),
    "leftovers": ("visible", "covered"),
    "delivered": ("aside", "face_up", "face_down"),
    "waiter_name": ("waiter", "orders"),
}
"""The switches of table R0 that are words, and the words that each can be."""


class EditionError(ValueError):
    """An edition that cannot be played: which key is wrong, and what was expected there.

    A key is a path through the edition's data, `orders.red[3].needs.salami`. Lists are counted
    from 1, as people and records count orders.
    """

    def __init__(self, key: str, found: str, expected: str) -> None:
        """Say what was found at a key and what was expected."""
        super().__init__(key, found, expected)
        self.key = key
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        """One line: the key, what was found and what was expected."""
        return one_line(f"{self.key}: found {self.found}, expected {self.expected}")


class EditionFileError(EditionError):
    """A file without a playable edition: which file, and where in it.

    It lives here and not beside the loader, because an interpreted class cannot extend a compiled
    one. The key is empty if the file as a whole is wrong.
    """

    def __init__(self, file: str, key: str, found: str, expected: str) -> None:
        """Say what was found at a key of a file and what was expected."""
        super().__init__(key, found, expected)
        self.args = (file, key, found, expected)
        self.file = file

    def __str__(self) -> str:
        """One line: the file, the key, what was found and what was expected."""
        file = file_name(self.file)
        where = f"{file}: {self.key}" if self.key else file
        return one_line(f"{where}: found {self.found}, expected {self.expected}")


@dataclass(frozen=True)
class OrderCard:
    """One order card as printed (R5): what it needs, and how we know it.

    `needs` is what is always needed; `chosen` lists, for each kind that the owner may choose, how
    many of it; `fewest` is how many of the kind with the fewest face-up cards; `either` holds
    kinds of which one is used; `at_least` is how many cards of any kinds. Kinds are numbers.
    A kind that the card names, in `needs` or as `forbidden`, is never a choice and never the
    fewest (R5.3 to R5.6).
    """

    sort: str
    needs: Mapping[int, int]
    chosen: tuple[int, ...] = ()
    fewest: int = 0
    either: Mapping[int, int] | None = None
    forbidden: int | None = None
    at_least: int = 0
    provenance: str = "sheet"

    def __reduce__(self) -> tuple[type[OrderCard], tuple[object, ...]]:
        """Copy and pickle through the constructor: compiled, a frozen class allows nothing else."""
        return OrderCard, tuple(getattr(self, field.name) for field in fields(self))


@dataclass(frozen=True)
class Edition:
    """One printed or custom edition: every switch of table R0 and every card."""

    name: str
    title: str
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    copies: int
    removed: Mapping[int, int]
    """By number of players, how many cards of each kind are taken out (R1.3)."""
    orders: Mapping[str, tuple[OrderCard, ...]]
    """By colour, the cards of its waiter."""
    opening_hand: int
    hand_limit: int
    draw_cap: int | None
    mamma_mia: str
    chef: str
    empty_handed: str
    sit_out_draw: int
    """How many cards a player who sits out draws (R2.5); 0 if nobody sits out."""
    draw_without_ingredients: str
    leftovers: str
    delivered: str
    helping: bool
    rounds: int
    rounds_without_helping: int
    doubles: bool
    waiter_name: str
    oven_card: bool
    about: str = ""
    """One sentence on what the edition is."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players that this edition can be played with."""
        return tuple(sorted(self.removed))

    @property
    def orders_each(self) -> int:
        """How many order cards a player has."""
        return len(self.orders[self.colours[0]])

    def copies_in_play(self, seats: int) -> int:
        """How many cards of each kind a game for this many players has (R1.3)."""
        return self.copies - self.removed[seats]

    def own_kind(self, colour: str) -> int:
        """The number of the kind that belongs to a colour (R1.2)."""
        return self.kinds.index(KINDS[COLOURS.index(colour)])

    def __reduce__(self) -> tuple[type[Edition], tuple[object, ...]]:
        """Copy and pickle through the constructor: compiled, a frozen class allows nothing else."""
        return Edition, tuple(getattr(self, field.name) for field in fields(self))
