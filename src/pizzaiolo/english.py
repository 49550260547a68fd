"""The game in English: cards, orders and events in words that can be read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from pizzaiolo.editions.show import SORT_TITLES
from pizzaiolo.engine.counts import unpack
from pizzaiolo.engine.edition import MOST_INGREDIENTS, OrderCard
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Baked,
    DidNotHelp,
    Drew,
    Event,
    GameEnded,
    Helped,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    Returned,
    Rewarded,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.texts import quoted

PLURALS: Final = {
    "pineapple": "pineapples",
    "pepper": "peppers",
    "mushroom": "mushrooms",
    "olive": "olives",
    "salami": "salami",
    "shrimp": "shrimp",
}

KINDS_BY_WORD: Final = {word: kind for kind, plural in PLURALS.items() for word in (kind, plural)}
"""Each kind by its words for one and for many."""

NO_CARDS: Final = "nothing"

MOST_CARDS: Final = 2 * MOST_INGREDIENTS
"""A list of more cards than any record can hold is read no further."""

_RUN: Final = re.compile(r"(?:(\d{1,3}) )?(double )?(\w+)", re.ASCII)

_NUMBER_WORDS: Final = (
    *("none", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


class UnreadableError(ValueError):
    """A text that does not say what it should."""


def number_word(number: int) -> str:
    """A number as it is said: in words up to twelve."""
    return _NUMBER_WORDS[number] if number < len(_NUMBER_WORDS) else str(number)


def kind_word(kind: str, number: int) -> str:
    """A kind after a number: 'olive' after one, 'olives' after any other."""
    return kind if number == 1 else PLURALS[kind]


def listed(words: Sequence[str]) -> str:
    """Words as they are spoken: 'a', 'a and b', 'a, b and c'."""
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else words[0]


# Cards


def amounts(setup: Setup, singles: int, doubles: int) -> Iterator[tuple[str, int, int]]:
    """The kinds of which there are cards, with how many singles and how many doubles (Counts)."""
    kinds = setup.edition.kinds
    numbers = zip(kinds, unpack(singles, len(kinds)), unpack(doubles, len(kinds)), strict=True)
    return (each for each in numbers if each[1] or each[2])


def amount_text(kind: str, singles: int, doubles: int) -> str:
    """Cards of one kind as they are announced, a double being two: '3 salami (1 double)'."""
    number = singles + 2 * doubles
    return f"{number} {kind_word(kind, number)}" + (f" ({doubles} double)" if doubles else "")


def amounts_text(setup: Setup, singles: int, doubles: int = 0) -> str:
    """Cards of all kinds (Counts): '3 salami (1 double), 1 olive', or 'nothing'."""
    each = [amount_text(*amount) for amount in amounts(setup, singles, doubles)]
    return ", ".join(each) or NO_CARDS


def card_runs(cards: Iterable[str]) -> list[tuple[int, str]]:
    """Cards in their order, neighbours that are alike counted together, in singular or plural."""
    runs = [(len(list(run)), card) for card, run in groupby(cards)]
    return [(number, card if number == 1 else _plural(card)) for number, card in runs]


def card_line(label: str, cards: Iterable[str]) -> str:
    """A labelled list of cards in their order: 'Supply: salami, 2 olives'."""
    items = [card if number == 1 else f"{number} {card}" for number, card in card_runs(cards)]
    return f"{label}: {', '.join(items) or NO_CARDS}"


def read_cards(text: str) -> list[str]:
    """The cards of a list as `card_runs` counts them; before a single card 1 may be left out."""
    cards: list[str] = []
    if text == NO_CARDS:
        return cards
    for item in text.split(", "):
        run = _RUN.fullmatch(item)
        if item == "mamma mia":
            cards.append(item)
        elif run is None or run[3] not in KINDS_BY_WORD:
            raise UnreadableError(f"cannot read {quoted(item)} as cards")
        else:
            cards += [f"{run[2] or ''}{KINDS_BY_WORD[run[3]]}"] * int(run[1] or 1)
        if len(cards) > MOST_CARDS:
            raise UnreadableError(f"cannot read more than {MOST_CARDS} cards")
    return cards


def _plural(card: str) -> str:
    double, _, kind = card.rpartition(" ")
    return f"{double} {PLURALS[kind]}".lstrip()


# Orders


def order_name(setup: Setup, seat: int, order: int) -> str:
    """An order of a seat, counted from 0: 'Monotoni: 1 salami + 6 of one other kind'."""
    card = setup.edition.orders[setup.colours[seat]][order]
    return f"{SORT_TITLES[card.sort]}: {_recipe(card, setup.edition.kinds)}"


def _recipe(card: OrderCard, kinds: tuple[str, ...]) -> str:
    other = "other " if card.needs else ""
    parts = []
    if len(card.needs) == len(kinds) and set(card.needs.values()) == {1}:
        parts.append("1 of each kind")
    elif card.needs:
        parts.append(" + ".join(_named(card.needs, kinds)))
    if len(card.chosen) == 1:
        parts.append(f"{card.chosen[0]} of one {other}kind")
    elif card.chosen:
        parts.append(f"{card.chosen[0]} each of two {other}kinds")
    if card.fewest:
        parts.append(f"{card.fewest} of the fewest")
    if card.either:
        parts.append(" or ".join(_named(card.either, kinds)))
    if card.at_least:
        parts.append(f"{card.at_least} or more of any kinds")
    forbidden = "" if card.forbidden is None else f", no {kinds[card.forbidden]}"
    return " + ".join(parts) + forbidden


def _named(needs: Mapping[int, int], kinds: tuple[str, ...]) -> list[str]:
    return [f"{number} {kind_word(kinds[kind], number)}" for kind, number in needs.items()]


# Events


def tell(event: Event, setup: Setup, names: Sequence[str]) -> str | None:
    """One sentence for what everybody sees or hears; names are by seat.

    None for what only one seat may know, and for whose decision the game waits.
    """
    if event.audience is not None:
        return None
    return (
        _tell_turn(event, setup, names)
        or _tell_baking(event, setup, names)
        or _tell_helping(event, setup, names)
        or _tell_end(event, names)
    )


def _tell_turn(event: Event, setup: Setup, names: Sequence[str]) -> str | None:
    match event:
        case RoundBegan():
            number = number_word(event.round + 1)
            supply = "no" if event.supply == 0 else number_word(event.supply)
            supply += " card" if event.supply == 1 else " cards"
            return f"Round {number}: {names[event.starter]} starts, the supply has {supply}."
        case MammaMiaTaken():
            return f"{names[event.seat]} takes the Mamma Mia! card."
        case Passed():
            return f"{names[event.seat]} has no ingredients and passes."
        case Placed():
            kind = kind_word(setup.edition.kinds[event.kind], event.announced)
            return f"{names[event.seat]}: {number_word(event.announced)} {kind}!"
        case Submitted():
            order = order_name(setup, event.seat, event.order)
            return f"{names[event.seat]} submits {order}"
        case Drew():
            stack = setup.edition.waiter_name if event.source == "waiter" else "supply"
            return f"{names[event.seat]} draws {number_word(event.cards)} from the {stack}."
        case _:
            return None


def _tell_baking(event: Event, setup: Setup, names: Sequence[str]) -> str | None:
    match event:
        case OvenOpened():
            return f"{names[event.chef]} is the chef and opens the oven."
        case TurnedUp():
            number = event.singles + 2 * event.doubles
            kind = kind_word(setup.edition.kinds[event.kind], number)
            come = "comes" if number == 1 else "come"
            return f"{number_word(number).capitalize()} {kind} {come} out of the oven."
        case OrderTurnedUp():
            order = order_name(setup, event.seat, event.order)
            return f"An order of {names[event.seat]} comes out of the oven, {order}"
        case Added():
            cards = _in_words(setup, event.ingredients, event.doubles)
            return f"{names[event.seat]} adds {cards}."
        case Baked():
            cards = _in_words(setup, event.ingredients, event.doubles)
            return f"{_order_of(event, setup, names)} is baked with {cards}."
        case Returned():
            stack = setup.edition.waiter_name
            return f"{_order_of(event, setup, names)} goes back under the {stack}."
        case _:
            return None


def _tell_helping(event: Event, setup: Setup, names: Sequence[str]) -> str | None:
    match event:
        case Asked():
            return f"{names[event.seat]} asks for {_in_words(setup, event.request, 0)}."
        case DidNotHelp():
            return f"{names[event.seat]} does not help."
        case Helped():
            return f"{names[event.seat]} helps with {_in_words(setup, event.request, 0)}."
        case Rewarded():
            return f"{names[event.seat]} delivers an order, unseen."
        case _:
            return None


def _tell_end(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case RoundEnded():
            return "The oven is empty."
        case GameEnded():
            scores = list(zip(event.delivered, event.ingredients, strict=True))
            winners = [names[seat] for seat, score in enumerate(scores) if score == max(scores)]
            delivered = [
                f"{name} delivered {number_word(number)}"
                for name, number in zip(names, event.delivered, strict=True)
            ]
            wins = "wins" if len(winners) == 1 else "share the win"
            return f"The game is over: {listed(delivered)}; {listed(winners)} {wins}."
        case _:
            return None


def _in_words(setup: Setup, singles: int, doubles: int) -> str:
    """Cards as they are announced: a double counts as two (R9.2)."""
    return listed(
        [
            f"{number_word(single + 2 * double)} {kind_word(kind, single + 2 * double)}"
            for kind, single, double in amounts(setup, singles, doubles)
        ]
    )


def _order_of(event: Baked | Returned, setup: Setup, names: Sequence[str]) -> str:
    card = setup.edition.orders[setup.colours[event.seat]][event.order]
    return f"{names[event.seat]}'s {SORT_TITLES[card.sort]}"
