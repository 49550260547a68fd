"""Edition: everything in which one printed edition differs from another, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from pizzaiolo.engine.texts import file_name, one_line, quoted

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


def check(edition: Edition) -> None:
    """Raise EditionError if an edition cannot be played (R0.2): counts, deal, switches, cards.

    Types are not checked: code that builds an Edition from text does that first.
    """
    _check_words(edition)
    _check_kinds_and_colours(edition)
    _check_hand(edition)
    _check_ingredients(edition)
    _check_switches(edition)
    _check_rounds(edition)
    _check_rewards(edition)
    _check_doubles(edition)
    for colour in edition.colours:
        _check_colour(edition, colour)


def _check_words(edition: Edition) -> None:
    """A name fits a record and an address; title and about are one line without control codes."""
    name = edition.name
    plain = all(letter in "abcdefghijklmnopqrstuvwxyz0123456789_-" for letter in name)
    if not plain or not 1 <= len(name) <= LONGEST_NAME:
        raise EditionError(
            "name", quoted(name), f"1 to {LONGEST_NAME} of the characters a-z, 0-9, - and _"
        )
    title, about = edition.title, edition.about
    if not title.strip() or not title.isprintable() or len(title) > LONGEST_TITLE:
        expected = f"one line of at most {LONGEST_TITLE} characters"
        raise EditionError("title", quoted(title), expected)
    if not about.isprintable() or len(about) > LONGEST_ABOUT:
        expected = f"one line of at most {LONGEST_ABOUT} characters"
        raise EditionError("about", quoted(about), expected)


def _check_kinds_and_colours(edition: Edition) -> None:
    """Kinds and colours are known ones, each once, in the order of the ring (R1.1, R1.2)."""
    _check_ring("kinds", edition.kinds, KINDS)
    _check_ring("colours", edition.colours, COLOURS)
    if sorted(edition.orders) != sorted(edition.colours):
        raise EditionError(
            "orders", _listed(tuple(edition.orders)), f"the colours {_listed(edition.colours)}"
        )
    for colour in edition.colours:
        own = KINDS[COLOURS.index(colour)]
        if own not in edition.kinds:
            raise EditionError(
                f"orders.{colour}", f"a colour whose own kind is {own}", f"{own} among the kinds"
            )


def _check_ring(key: str, found: tuple[str, ...], ring: tuple[str, ...]) -> None:
    """The words found are on the ring, each at most once, in its order."""
    if not found:
        raise EditionError(key, "none", f"at least one of {_listed(ring)}")
    for index, word in enumerate(found, 1):
        if word not in ring:
            raise EditionError(f"{key}[{index}]", quoted(word), f"one of {_listed(ring)}")
        if word in found[: index - 1]:
            raise EditionError(f"{key}[{index}]", f"{quoted(word)} twice", "each only once")
    in_order = tuple(word for word in ring if word in found)
    if found != in_order:
        raise EditionError(key, _listed(found), f"the order {_listed(in_order)}")


def _check_ingredients(edition: Edition) -> None:
    """For every number of players there are colours, and cards beyond the deal (R1.3, R1.4)."""
    kinds = len(edition.kinds)
    _check_number("copies", edition.copies, 1, MOST_INGREDIENTS // kinds)
    if not edition.removed:
        raise EditionError(
            "removed", "no number of players", f"at least one from {FEWEST_SEATS} to {MOST_SEATS}"
        )
    for seats in edition.seats:
        key = f"removed.{seats}"
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise EditionError(key, f"{seats} players", f"{FEWEST_SEATS} to {MOST_SEATS}")
        if seats > len(edition.colours):
            raise EditionError(
                key,
                f"{seats} players and orders in {len(edition.colours)} colours",
                "a colour for every player",
            )
        _check_number(key, edition.removed[seats], 0, edition.copies - 1)
        ingredients = kinds * edition.copies_in_play(seats)
        dealt = seats * edition.opening_hand
        if dealt >= ingredients:
            raise EditionError(
                key,
                f"{ingredients} ingredient cards for {seats} players",
                f"more than the {dealt} that are dealt",
            )


def _check_hand(edition: Edition) -> None:
    """The opening hand with its order fits the limit, and a draw gives at least one card."""
    _check_number("opening_hand", edition.opening_hand, 1, MOST_INGREDIENTS - 1)
    _check_number("hand_limit", edition.hand_limit, edition.opening_hand + 1, MOST_INGREDIENTS)
    if edition.draw_cap is not None:
        _check_number("draw_cap", edition.draw_cap, 1, MOST_INGREDIENTS)


def _check_switches(edition: Edition) -> None:
    """Every switch has one of its words, and switches that depend on each other agree."""
    for switch, words in SWITCHES.items():
        word = getattr(edition, switch)
        if word not in words:
            raise EditionError(switch, quoted(word), f"one of {_listed(words)}")
    if edition.chef == "holder" and edition.mamma_mia == "none":
        raise EditionError("chef", '"holder"', 'a Mamma Mia! card to hold: mamma_mia not "none"')
    if edition.empty_handed == "sit_out":
        _check_number("sit_out_draw", edition.sit_out_draw, 1, MOST_INGREDIENTS)
    elif edition.sit_out_draw != 0:
        raise EditionError(
            "sit_out_draw",
            str(edition.sit_out_draw),
            f'none, because empty_handed is "{edition.empty_handed}" and not "sit_out"',
        )


def _check_rounds(edition: Edition) -> None:
    """There is a round, and an edition without helping has one number of rounds (R6.6, R8.1)."""
    _check_number("rounds", edition.rounds, 1, MOST_ROUNDS)
    _check_number("rounds_without_helping", edition.rounds_without_helping, 1, MOST_ROUNDS)
    if not edition.helping and edition.rounds_without_helping != edition.rounds:
        raise EditionError(
            "rounds_without_helping",
            str(edition.rounds_without_helping),
            f"{edition.rounds}, the same as rounds, because helping is false",
        )


def _check_rewards(edition: Edition) -> None:
    """A helper's reward is laid down unseen (R6.4), which a face-up pile would show."""
    if edition.helping and edition.delivered != "face_down":
        raise EditionError(
            "delivered",
            quoted(edition.delivered),
            '"face_down" where helping is true: a helper lays an order there unseen',
        )


def _check_doubles(edition: Edition) -> None:
    """Two cards of each kind can be exchanged for doubles (R9.1), which exclude helping."""
    if not edition.doubles:
        return
    if edition.helping:
        raise EditionError(
            "doubles", "true", "false where helping is true: no sheet says how they combine"
        )
    for seats in edition.seats:
        if edition.copies_in_play(seats) < 2:
            raise EditionError(
                f"removed.{seats}",
                f"{edition.copies_in_play(seats)} card of each kind in play",
                "at least 2, which doubles are exchanged for",
            )


def _check_colour(edition: Edition, colour: str) -> None:
    """A colour has as many orders as the first one, and each of them can be filled."""
    cards = edition.orders[colour]
    key = f"orders.{colour}"
    if not 1 <= len(cards) <= MOST_ORDERS:
        raise EditionError(key, str(len(cards)), f"1 to {MOST_ORDERS} orders")
    if len(cards) != edition.orders_each:
        raise EditionError(
            key,
            str(len(cards)),
            f"{edition.orders_each} orders, as many as {edition.colours[0]} has",
        )
    for index, card in enumerate(cards, 1):
        _check_card(edition, f"{key}[{index}]", card)


def _check_card(edition: Edition, key: str, card: OrderCard) -> None:
    """An order says what its sort says, and somebody could fill it (R5)."""
    if card.sort not in SORTS:
        raise EditionError(f"{key}.sort", quoted(card.sort), f"one of {_listed(SORTS)}")
    if card.provenance not in PROVENANCES:
        raise EditionError(
            f"{key}.provenance", quoted(card.provenance), f"one of {_listed(PROVENANCES)}"
        )
    _check_fields(key, card)
    most = max(edition.copies_in_play(seats) for seats in edition.seats)
    _check_named(edition, f"{key}.needs", card.needs, most)
    if card.forbidden is not None:
        _check_kind(edition, f"{key}.forbidden", card.forbidden)
        if card.forbidden in card.needs:
            raise EditionError(
                f"{key}.forbidden",
                quoted(edition.kinds[card.forbidden]),
                "a kind that the order does not need",
            )
    if card.either is not None:
        _check_either(edition, f"{key}.either", card.needs, card.either, most)
    if card.at_least:
        _check_number(f"{key}.at_least", card.at_least, 1, most * len(edition.kinds))
    if card.chosen or card.fewest:
        _check_open(edition, key, card, most)


def _check_fields(key: str, card: OrderCard) -> None:
    """An order has the fields of its sort, and no others."""
    said = {
        "needs": bool(card.needs),
        "chosen": bool(card.chosen),
        "fewest": card.fewest != 0,
        "either": card.either is not None,
        "forbidden": card.forbidden is not None,
        "at_least": card.at_least != 0,
    }
    wanted = SORT_KEYS[card.sort]
    for field, present in said.items():
        if present and field not in wanted:
            raise EditionError(
                f"{key}.{field}", f"{field} in a {card.sort}", f"only {' and '.join(wanted)}"
            )
        if not present and field in wanted:
            raise EditionError(
                f"{key}.{field}", f"none in a {card.sort}", f"{' and '.join(wanted)}"
            )


def _check_named(edition: Edition, key: str, named: Mapping[int, int], most: int) -> None:
    """Every kind named is one of the edition, and the fullest game has enough cards of it."""
    for kind, number in named.items():
        _check_kind(edition, key, kind)
        _check_number(f"{key}.{edition.kinds[kind]}", number, 1, most)


def _check_kind(edition: Edition, key: str, kind: int) -> None:
    """The number of a kind is one of the edition's."""
    if not 0 <= kind < len(edition.kinds):
        raise EditionError(key, f"kind {kind}", f"0 to {len(edition.kinds) - 1}")


def _check_either(
    edition: Edition, key: str, needs: Mapping[int, int], either: Mapping[int, int], most: int
) -> None:
    """A Mamma Mia shows two kinds that it does not need anyway (R5.8)."""
    if len(either) != EITHER_KINDS:
        raise EditionError(key, str(len(either)), f"{EITHER_KINDS} kinds")
    _check_named(edition, key, either, most)
    for kind in either:
        if kind in needs:
            name = edition.kinds[kind]
            raise EditionError(f"{key}.{name}", f"{name} also in needs", "another kind")


def _check_open(edition: Edition, key: str, card: OrderCard, most: int) -> None:
    """There are kinds left for the owner to choose, or to be the fewest (R5.3 to R5.6)."""
    if card.fewest:
        _check_number(f"{key}.fewest", card.fewest, 1, most)
        field, wanted = "fewest", 1
    else:
        field, wanted = "chosen", CHOICES[card.sort]
        if len(card.chosen) != wanted or len(set(card.chosen)) != 1:
            numbers = "one number" if wanted == 1 else f"{wanted} equal numbers"
            raise EditionError(f"{key}.chosen", str(list(card.chosen)), f"{numbers} in a list")
        _check_number(f"{key}.chosen[1]", card.chosen[0], 1, most)
    named = set(card.needs)
    if card.forbidden is not None:
        named.add(card.forbidden)
    left = len(edition.kinds) - len(named)
    if left < wanted:
        raise EditionError(
            f"{key}.{field}",
            f"too few kinds that the card does not name ({left})",
            f"at least {wanted}",
        )


def _check_number(key: str, number: int, least: int, most: int) -> None:
    """A number lies in a range."""
    if not least <= number <= most:
        raise EditionError(key, str(number), f"{least} to {most}")


def _listed(words: tuple[str, ...]) -> str:
    """Words as an error shows them."""
    return ", ".join(words)
