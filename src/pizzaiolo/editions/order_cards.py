"""The order cards of every edition as a page: the numbers that records and actions use.

`python -m pizzaiolo.editions.order_cards docs/order-cards.md` writes the page; a test compares the
two.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from pizzaiolo.editions.load import editions, load_edition
from pizzaiolo.editions.show import SORT_TITLES, recipe
from pizzaiolo.engine.edition import Edition

HEAD = """\
# The order cards

A record and an action name an order by its number: `submit order 4` is the fourth card in the list
of its owner's colour. These are all the lists, written from the edition files by
`python -m pizzaiolo.editions.order_cards docs/order-cards.md`. The last column says how we know a
card:

| word | what it means |
|---|---|
| `sheet` | the rule sheet shows or describes the card |
| `reviewed` | a printed list or reviews of the game agree on it |
| `reconstructed` | the sheet tells its sort, not what it shows; the owner of a box can correct it |
| `invented` | no printed edition has it: it was made for an edition of our own |
"""


def page() -> str:
    """The whole page. Editions with the same cards share their lists."""
    lists: dict[tuple[str, ...], list[Edition]] = {}
    for name in editions():
        edition = load_edition(name)
        lists.setdefault(tuple(_lists(edition)), []).append(edition)
    parts = [HEAD]
    for lines, sharing in lists.items():
        names = [f"`{edition.name}`" for edition in sharing]
        title = " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
        parts.append("\n".join([f"## {title}", *lines, ""]))
    return "\n".join(parts)


def _lists(edition: Edition) -> Iterator[str]:
    """The lists of an edition, colour by colour along the ring."""
    for colour in edition.colours:
        yield from ("", f"### {colour}", "", "| | sort | needs | known by |", "|---|---|---|---|")
        for number, card in enumerate(edition.orders[colour], 1):
            needs = recipe(edition, card)
            yield f"| {number} | {SORT_TITLES[card.sort]} | {needs} | {card.provenance} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
