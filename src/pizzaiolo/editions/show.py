"""Editions as plain text for a terminal: what differs, every card, and how well it is known."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Final

from pizzaiolo.editions.load import editions, load_edition, study_editions
from pizzaiolo.engine.edition import PROVENANCES, Edition, OrderCard

WIDTH: Final = 80
LABEL_WIDTH: Final = 22
NAME_WIDTH: Final = 13
SORT_WIDTH: Final = 16
RECIPE_WIDTH: Final = 46

SORT_TITLES: Final = {
    "normale": "Normale",
    "bombastica": "Bombastica",
    "monotoni": "Monotoni",
    "minimale": "Minimale",
    "ghiottona": "Ghiottona",
    "monotoni_junior": "Monotoni junior",
    "minipizza": "Minipizza",
    "mamma_mia": "Mamma Mia",
}

MAMMA_MIA: Final = {
    "none": "none",
    "dealt": "shuffled in before the deal",
    "supply": "shuffled into the supply after the deal",
}

CHEF: Final = {
    "holder": "whoever holds the Mamma Mia! card",
    "last_draw": "whoever draws the last card of the supply",
}

EMPTY_HANDED: Final = {
    "normal": "a normal turn: an order may be placed, either stack drawn",
    "pass": "no order, then a draw from either stack",
    "pass_supply": "no order, then a draw from the supply",
    "sit_out": "sits out and draws {} from the supply",
}

DRAW_WITHOUT_INGREDIENTS: Final = {"free": "from either stack", "supply": "from the supply"}

LEFTOVERS: Final = {
    "visible": "stay face up in their piles, for all to see",
    "covered": "become the start of the next oven",
}

DELIVERED: Final = {
    "aside": "out of the game, known to all",
    "face_up": "face up before their owner",
    "face_down": "face down in one common pile, counted at the end",
}


def list_editions() -> str:
    """The built-in editions, a few lines each, for `pizzaiolo editions`."""
    lines = []
    for name in (*editions(), *study_editions()):
        edition = load_edition(name)
        lines.append(f"{name:<{NAME_WIDTH}}{edition.title}")
        for text in (edition.about, _in_short(edition)):
            lines += _wrapped("", text, NAME_WIDTH)
        lines.append("")
    lines.append("`pizzaiolo editions NAME` shows one of them whole; a path to a file shows yours.")
    return "\n".join(lines)


def show_edition(edition: Edition) -> str:
    """Everything in one edition, for `pizzaiolo editions plus`: switches, cards, provenance."""
    lines = _wrapped("", f"{edition.title} ({edition.name})", 0)
    lines += _wrapped("", edition.about, 0)
    lines.append("")
    for label, text in _switches(edition):
        lines += _wrapped(label, text, LABEL_WIDTH)
    for colour in edition.colours:
        own = edition.kinds[edition.own_kind(colour)]
        lines += ["", f"Orders of {colour}, own ingredient {own}"]
        for number, card in enumerate(edition.orders[colour], 1):
            lines += _card_lines(edition, number, card)
    lines.append("")
    lines += _provenance(edition)
    return "\n".join(lines)


def recipe(edition: Edition, card: OrderCard) -> str:
    """What an order needs, in words."""
    parts = []
    if len(card.needs) == len(edition.kinds) and set(card.needs.values()) == {1}:
        parts.append("1 of each kind")
    elif card.needs:
        parts.append(_counts(edition, card.needs, ", "))
    if card.chosen:
        other = "other " if card.needs else ""
        if len(card.chosen) == 1:
            parts.append(f"{card.chosen[0]} of one {other}kind of choice")
        else:
            parts.append(f"{card.chosen[0]} each of {len(card.chosen)} {other}kinds of choice")
    if card.fewest:
        parts.append(f"{card.fewest} of the kind with the fewest")
    if card.either:
        parts.append(_counts(edition, card.either, " or "))
    if card.at_least:
        parts.append(f"{card.at_least} or more of any kinds")
    if card.forbidden is not None:
        parts.append(f"no {edition.kinds[card.forbidden]} face up")
    return "; ".join(parts)


def _switches(edition: Edition) -> Iterator[tuple[str, str]]:
    """What the edition says on each row of table R0, label and words."""
    yield "Players", _players(edition)
    yield "Ingredients", f"{edition.copies} each of {', '.join(edition.kinds)}"
    removed = ", ".join(
        f"{edition.removed[seats] or 'none'} with {seats} players" for seats in edition.seats
    )
    yield "Taken out", f"of each kind: {removed}"
    yield "Orders", f"{edition.orders_each} a player"
    yield "Opening hand", f"{edition.opening_hand} of the ingredients and 1 order"
    cap = "" if edition.draw_cap is None else f", drawing at most {edition.draw_cap} cards a turn"
    yield "Hand filled to", f"{edition.hand_limit}{cap}"
    yield "Mamma Mia! card", MAMMA_MIA[edition.mamma_mia]
    yield "Chef of the round", CHEF[edition.chef]
    empty_handed = EMPTY_HANDED[edition.empty_handed].format(edition.sit_out_draw)
    yield "Turn, no ingredient", empty_handed
    yield "Draw, no ingredient", DRAW_WITHOUT_INGREDIENTS[edition.draw_without_ingredients]
    yield "Unused ingredients", LEFTOVERS[edition.leftovers]
    yield "Delivered orders", DELIVERED[edition.delivered]
    yield "Helping", "yes, with 3 or more players" if edition.helping else "no"
    rounds = f"{edition.rounds}, or {edition.rounds_without_helping} without helping"
    yield "Rounds", rounds if edition.helping else str(edition.rounds)
    yield "Double ingredients", "an option" if edition.doubles else "no"
    yield "A player's stack", f"called {edition.waiter_name}"
    yield "Oven card", "yes" if edition.oven_card else "no"


def _in_short(edition: Edition) -> str:
    """The counts of an edition in one line."""
    return (
        f"{_players(edition)} players, {len(edition.kinds)} x {edition.copies} ingredients, "
        f"{edition.orders_each} orders each, {edition.rounds} rounds"
    )


def _players(edition: Edition) -> str:
    """The numbers of players, as a range if there is no gap."""
    seats = edition.seats
    if len(seats) > 1 and seats[-1] - seats[0] == len(seats) - 1:
        return f"{seats[0]} to {seats[-1]}"
    return ", ".join(str(number) for number in seats)


def _card_lines(edition: Edition, number: int, card: OrderCard) -> list[str]:
    """One order card: its number as in a record, its sort, its recipe, and how it is known."""
    first, *rest = textwrap.wrap(recipe(edition, card), RECIPE_WIDTH)
    mark = "*" if card.provenance == "reconstructed" else " "
    start = f"{mark}{number:>2} {SORT_TITLES[card.sort]:<{SORT_WIDTH}}"
    lines = [f"{start}{first:<{RECIPE_WIDTH}} {card.provenance}"]
    return lines + [" " * len(start) + line for line in rest]


def _provenance(edition: Edition) -> list[str]:
    """How many cards have each provenance, and what that means."""
    cards = [card for colour in edition.colours for card in edition.orders[colour]]
    count = {
        provenance: sum(card.provenance == provenance for card in cards)
        for provenance in PROVENANCES
    }
    if count["invented"] == len(cards):
        return _wrapped(
            "", f"All {len(cards)} orders are invented: no printed edition has them.", 0
        )
    lines = _wrapped(
        "",
        f"Of {len(cards)} orders {count['sheet']} are as the rule sheet has them (sheet), and on "
        f"{count['reviewed']} a list or reviews agree (reviewed).",
        0,
    )
    if count["invented"]:
        lines += _wrapped(
            "", f"{count['invented']} are invented: no printed edition has them (invented).", 0
        )
    if count["reconstructed"]:
        lines += _wrapped(
            "",
            f"The {count['reconstructed']} marked * are reconstructed: the sheet tells their sort, "
            "not what they show. If you own the box, correct the line in a copy of the file.",
            0,
        )
    return lines


def _counts(edition: Edition, counts: Mapping[int, int], between: str) -> str:
    """Kinds and how many of each, in words."""
    return between.join(f"{number} {edition.kinds[kind]}" for kind, number in counts.items())


def _wrapped(label: str, text: str, indent: int) -> list[str]:
    """A label and a text beside it, wrapped to the width of a terminal."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=f"{label:<{indent}}",
        subsequent_indent=" " * indent,
    )
