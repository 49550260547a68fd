"""The built-in editions as a page: their order cards, as records number them, and their keys.

`python -m pizzaiolo.editions.order_cards docs/order-cards.md` writes the page; a test compares the
two.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from pizzaiolo.editions.load import (
    UNPLAYED,
    content_hash,
    edition_to_data,
    editions,
    load_edition,
    study_editions,
)
from pizzaiolo.editions.show import SORT_TITLES, recipe
from pizzaiolo.engine.edition import Edition

HEAD = """\
# The order cards

A record and an action name an order by its number: `submit order 4` is the fourth card in the list
of its owner's colour. These are all the lists, written from the edition files by
`python -m pizzaiolo.editions.order_cards docs/order-cards.md`; `assaggio` is an edition for studies
that was never printed. At the end are [the other keys](#the-other-keys) of the files. The last
column says how we know a card:

| word | what it means |
|---|---|
| `sheet` | the rule sheet shows or describes the card |
| `reviewed` | a printed list or reviews of the game agree on it |
| `reconstructed` | the sheet tells its sort, not what it shows; the owner of a box can correct it |
| `invented` | no printed edition has it: it was made for an edition of our own |
"""


OTHER_KEYS = """\
## The other keys

What else decides how each edition plays, key by key of its file ([what they
mean](record.md#the-keys-of-an-edition)); `removed` is given for each number of players.
"""

HASHES = """\

These are the hashes that a record names ([how they are computed](record.md#the-edition)):

| edition | hash |
|---|---|
"""


def page() -> str:
    """The whole page. Editions with the same cards share their lists."""
    built_in = [load_edition(name) for name in (*editions(), *study_editions())]
    lists: dict[tuple[str, ...], list[Edition]] = {}
    for edition in built_in:
        lists.setdefault(tuple(_lists(edition)), []).append(edition)
    parts = [HEAD]
    for lines, sharing in lists.items():
        names = [f"`{edition.name}`" for edition in sharing]
        title = " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
        parts.append("\n".join([f"## {title}", *lines, ""]))
    parts.append(OTHER_KEYS)
    parts.append("\n".join(_keys(built_in)))
    hashes = [f"| `{edition.name}` | `{content_hash(edition)}` |" for edition in built_in]
    parts.append(HASHES + "\n".join([*hashes, ""]))
    return "\n".join(parts)


def _lists(edition: Edition) -> Iterator[str]:
    """The lists of an edition, colour by colour along the ring."""
    for colour in edition.colours:
        yield from ("", f"### {colour}", "", "| | sort | needs | known by |", "|---|---|---|---|")
        for number, card in enumerate(edition.orders[colour], 1):
            needs = recipe(edition, card)
            yield f"| {number} | {SORT_TITLES[card.sort]} | {needs} | {card.provenance} |"


def _keys(built_in: list[Edition]) -> Iterator[str]:
    """Every key that decides how an edition plays, other than its cards, side by side."""
    data = [edition_to_data(edition) for edition in built_in]
    names = " | ".join(f"`{edition.name}`" for edition in built_in)
    yield f"| | {names} |"
    yield "|---" * (len(built_in) + 1) + "|"
    keys = {key: None for each in data for key in each if key not in (*UNPLAYED, "orders")}
    for key in keys:
        yield f"| `{key}` | {' | '.join(_value(each.get(key)) for each in data)} |"


def _value(value: object) -> str:
    """What stands at a key, in a cell of the table."""
    match value:
        case None:
            return "-"
        case bool():
            return "true" if value else "false"
        case dict():
            return ", ".join(f"{key}: {each}" for key, each in value.items())
        case list():
            return ", ".join(value)
        case _:
            return str(value)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
