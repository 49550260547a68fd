"""Whether an edition can be played: every key that is wrong is named, with what was expected."""

from __future__ import annotations

from collections.abc import Mapping

from pizzaiolo.engine.edition import (
    CHOICES,
    COLOURS,
    EITHER_KINDS,
    FEWEST_SEATS,
    KINDS,
    LONGEST_ABOUT,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_INGREDIENTS,
    MOST_ORDERS,
    MOST_ROUNDS,
    MOST_SEATS,
    PROVENANCES,
    SORT_KEYS,
    SORTS,
    SWITCHES,
    Edition,
    EditionError,
    OrderCard,
)
from pizzaiolo.engine.texts import quoted


def check_edition(edition: Edition) -> None:
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
