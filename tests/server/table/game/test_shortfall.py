"""What everybody sees that an order lacks."""

from __future__ import annotations

import pytest

from pizzaiolo.editions.load import built_in_edition
from pizzaiolo.engine.counts import some
from pizzaiolo.engine.setup import Setup
from pizzaiolo.server.table.game.shortfall import Shortfall, shortfall


def short_of(edition: str, sort: str, **table: int) -> Shortfall:
    """What the first order of a sort that red has lacks for what lies face up."""
    setup = Setup(built_in_edition(edition), 2, ("red", "green"))
    kinds = setup.edition.kinds

    cards = setup.edition.orders["red"]
    place = next(number for number, card in enumerate(cards) if card.sort == sort)
    lies = sum(some(number, kinds.index(kind)) for kind, number in table.items())
    return shortfall(setup, 0, place, lies)


SALAMI = some(1, built_in_edition("oven").kinds.index("salami"))


def test_a_minimale_with_nothing_to_choose_from_says_so() -> None:
    """R5.4: with no kind left to count, it cannot be baked, whatever the hand holds."""
    assert short_of("oven", "minimale", salami=2) == (0, 0, None)
    assert short_of("oven", "minimale", salami=2, olive=1) == (0, 0, 2)
    assert short_of("oven", "minimale", olive=7, pepper=9) == (SALAMI, 0, 0)
    assert short_of("oven", "minimale", olive=1, pepper=9) == (SALAMI, 0, 2)


@pytest.mark.parametrize(
    ("edition", "sort", "table", "lacks"),
    [
        # R5.3: six of one other kind, whichever lacks the least.
        ("oven", "monotoni", {"salami": 1, "olive": 2, "pepper": 4}, (0, 0, 2)),
        ("oven", "monotoni", {}, (SALAMI, 0, 6)),
        # R5.5: four each of two other kinds.
        ("plus", "ghiottona", {"salami": 1, "olive": 3, "pepper": 5, "shrimp": 2}, (0, 0, 1)),
        # R5.8: pineapple or pepper for red, not a mixture.
        ("plus", "mamma_mia", {"salami": 9, "pineapple": 2, "pepper": 3}, (0, 0, 2)),
        # R5.2: any kinds will do.
        ("oven", "bombastica", {"salami": 9, "olive": 2}, (0, 4, 0)),
        # R5.1: nothing is left open.
        ("oven", "normale", {"salami": 1}, None),
    ],
)
def test_an_order_lacks_what_its_cheapest_way_lacks(
    edition: str, sort: str, table: dict[str, int], lacks: tuple[int, int, int] | None
) -> None:
    found = short_of(edition, sort, **table)
    assert found == lacks if lacks is not None else found.more == 0
