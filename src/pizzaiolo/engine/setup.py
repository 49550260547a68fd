"""Setup: what a table agreed on before the deal (edition, seats, options), as plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.actions import DOUBLES_OF_A_KIND, action_table, most_of_a_kind
from pizzaiolo.engine.counts import MOST_CARDS
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.orders import Recipe, recipes_of
from pizzaiolo.engine.texts import one_line

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CARD: Final = 0
DEALT_IN: Final = 1
SHUFFLED_IN: Final = 2

NORMAL_TURN: Final = 0
PASS: Final = 1
PASS_SUPPLY: Final = 2
SIT_OUT: Final = 3


class OptionError(ValueError):
    """Options that an edition cannot be played with: which one, and why."""

    def __init__(self, key: str, reason: str) -> None:
        """Say which option it is, and why it is not possible."""
        super().__init__(key, reason)
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        """One line: the option, and why it is not possible."""
        return one_line(f"{self.key}: {self.reason}")


class Setup:
    """What stays the same through a game."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        colours: tuple[str, ...] | None = None,
        start: int = 0,
        *,
        doubles: bool = False,
        helping: bool | None = None,
    ) -> None:
        """Check the options against the edition and turn them into numbers.

        Without colours, seats take the edition's colours in its order. Helping is on if the edition
        has it and there are three players or more (R6.6).
        """
        _check_seats(edition, seats, start)
        if colours is None:
            colours = edition.colours[:seats]
        _check_colours(edition, seats, colours)
        if doubles and not edition.doubles:
            raise OptionError("doubles", f"the edition {edition.name} is played without them")
        if helping is None:
            helping = edition.helping and seats > 2
        elif helping and not edition.helping:
            raise OptionError("helping", f"the edition {edition.name} does not have it")
        elif helping and seats == 2:
            raise OptionError("helping", "there is none with two players (R6.6)")

        self.edition = edition
        self.colours = colours
        self.start: i64 = start
        self.seats: i64 = seats
        self.kinds: i64 = len(edition.kinds)
        self.copies: i64 = edition.copies_in_play(seats)
        self.orders: i64 = edition.orders_each
        cards = [card for colour in colours for card in edition.orders[colour]]
        self.recipes: list[Recipe] = recipes_of(cards, len(edition.kinds))
        """By seat and order; `recipe` looks one up."""
        self.opening_hand: i64 = edition.opening_hand
        self.hand_limit: i64 = edition.hand_limit
        self.draw_cap: i64 = MOST_CARDS if edition.draw_cap is None else edition.draw_cap
        self.sit_out_draw: i64 = edition.sit_out_draw
        self.mamma_mia: i64 = ("none", "dealt", "supply").index(edition.mamma_mia)
        self.chef_holds_card: bool = edition.chef == "holder"
        self.empty_handed: i64 = ("normal", "pass", "pass_supply", "sit_out").index(
            edition.empty_handed
        )
        self.must_draw_supply: bool = edition.draw_without_ingredients == "supply"
        self.covered: bool = edition.leftovers == "covered"
        self.helping: bool = helping
        self.doubles: bool = doubles
        self.doubles_of_a_kind: i64 = DOUBLES_OF_A_KIND if doubles else 0
        """How many of the cards of each kind are doubles (R9.1)."""
        with_help = helping or not edition.helping
        self.rounds: i64 = edition.rounds if with_help else edition.rounds_without_helping

        # Where the sorts of action begin: read from the table once, as plain numbers, because every
        # decision of every game needs them.
        table = action_table(edition)
        begins = table.begins
        self.most: i64 = most_of_a_kind(edition)
        self.place_doubles: i64 = begins["place_doubles"]
        self.submit: i64 = begins["submit"]
        self.draw: i64 = begins["draw"]
        self.decline: i64 = begins["decline"]
        self.bake: i64 = begins["bake"]
        self.ask: i64 = begins["ask"]
        self.request: i64 = begins["request"]
        self.send: i64 = begins["send"]
        self.add: i64 = begins["add"]
        self.add_double: i64 = begins["add_double"]
        self.refuse: i64 = begins["refuse"]
        self.actions: i64 = len(table.actions)

    def recipe(self, seat: i64, order: i64) -> Recipe:
        """The recipe of an order of a seat."""
        return self.recipes[seat * self.orders + order]

    def __reduce__(self) -> tuple[object, ...]:
        """Copy and pickle by building it again."""
        agreed = (self.edition, int(self.seats), self.colours, int(self.start))
        return (_agreed, (*agreed, self.doubles, self.helping))


def _agreed(
    edition: Edition,
    seats: int,
    colours: tuple[str, ...],
    start: int,
    doubles: bool,  # noqa: FBT001 - pickle passes arguments by position
    helping: bool,  # noqa: FBT001
) -> Setup:
    return Setup(edition, seats, colours, start, doubles=doubles, helping=helping)


def _check_seats(edition: Edition, seats: int, start: int) -> None:
    if seats not in edition.removed:
        allowed = ", ".join(str(number) for number in edition.seats)
        raise OptionError("seats", f"{edition.name} is for {allowed} players, not {seats}")
    if not 0 <= start < seats:
        raise OptionError("start", f"expected a seat from 0 to {seats - 1}, not {start}")


def _check_colours(edition: Edition, seats: int, colours: tuple[str, ...]) -> None:
    if len(colours) != seats or len(set(colours)) != seats:
        found = ", ".join(colours) or "none"
        raise OptionError("colours", f"expected {seats} different ones, not {found}")
    for colour in colours:
        if colour not in edition.colours:
            known = ", ".join(edition.colours)
            raise OptionError("colours", f"{edition.name} has {known}, not {colour}")
