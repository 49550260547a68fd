"""A window opens wherever, as far as everybody can see, hands could make a difference."""

from __future__ import annotations

from pizzaiolo.server.table.game.window import leaves_open
from support.cases import Case


def test_an_order_leaves_nothing_open_where_everybody_can_see_what_will_come() -> None:
    """R4.3, R5.2, R5.4, R5.9: it is filled in its only way, cannot be baked, or is forbidden."""
    setup = Case("plus", 3).setup()
    kinds = setup.edition.kinds

    def order(sort: str) -> int:
        cards = setup.edition.orders[setup.colours[0]]
        return next(number for number, card in enumerate(cards) if card.sort == sort)

    def pile(**numbers: int) -> int:
        return sum(number << 8 * kinds.index(kind) for kind, number in numbers.items())

    def opens(sort: str, **numbers: int) -> bool:
        return leaves_open(setup, 0, order(sort), pile(**numbers), 0)

    assert setup.colours[0] == "yellow"
    assert opens("bombastica", salami=14)
    assert not opens("bombastica", salami=15)
    assert not opens("minimale", pineapple=9)
    assert opens("minimale", pineapple=1, salami=3)
    assert not opens("minimale", pineapple=1, salami=4)
    assert opens("minimale", pineapple=1, salami=4, olive=4), "two ways: the owner may choose"
    assert opens("monotoni", pineapple=1, salami=6), "a hand might pay with another kind"
    assert not opens("monotoni_junior", pineapple=1, salami=9)
    assert opens("monotoni_junior", salami=9)
