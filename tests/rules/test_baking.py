"""R4: the oven is emptied card by card, and every order is settled."""

from __future__ import annotations

import pytest

from pizzaiolo.engine.counts import pack
from support.kitchen import Cook, Kitchen

ALL = ["original", "homoludicus", "waiter", "oven", "plus"]
NO_HELPING = ["original", "homoludicus", "waiter", "oven"]
BUSY = Cook("2 olive, 2 mushroom")
"""The chef, with something to place when the next round begins."""


def opened(edition: str, hand: str, table: str, *oven: str) -> Kitchen:
    """An oven that red empties, two players; green owns the orders."""
    cooks = {"green": Cook(hand, waiter=["Minimale"]), "red": BUSY}
    return Kitchen(edition, cooks, table=table, oven=oven, chef="red", holder="red")


# R4.1


@pytest.mark.parametrize("edition", ["homoludicus", "waiter", "oven", "plus"])
def test_r4_1_cards_come_out_in_the_order_in_which_they_went_in(edition: str) -> None:
    """R4.1: leftovers of the round before first, then placement by placement."""
    kitchen = Kitchen(
        edition,
        {"green": Cook("2 pepper, 1 olive", orders=["Minimale"], waiter=[]), "red": BUSY},
        table="2 pineapple, 1 salami",
        oven=["3 olive", "1 pineapple", "red: Monotoni", "2 olive", "1 mushroom"],
        supply="salami",
        holder="red",
    )
    kitchen.play("place 2 pepper", "submit nothing")
    news = kitchen.heard()
    start = next(place for place, line in enumerate(news) if line.endswith("opens the oven"))
    assert [line for line in news[start:] if line.startswith(("out", "red's"))] == [
        "out come 2 pineapple",
        "out come 1 salami",
        "out come 3 olive",
        "out come 1 pineapple",
        "out comes red's Monotoni",
        "red's Monotoni goes back",
        "out come 2 olive",
        "out come 1 mushroom",
        "out come 2 pepper",
    ]


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_1_an_order_has_only_what_was_placed_before_it(edition: str) -> None:
    """R4.1: the salami above the order comes too late for it."""
    order = "green: 4 salami + 1 pepper"
    kitchen = opened(edition, "", "", "1 pepper, 3 salami", order, "1 salami")
    assert kitchen.waiter("green") == ["Minimale", "4 salami + 1 pepper"]
    kitchen = opened(edition, "", "", "1 pepper, 3 salami", "1 salami", order)
    assert kitchen.delivered("green") == ["4 salami + 1 pepper"]


# R4.2


def test_r4_2_ingredients_go_face_up_on_the_table_sorted_by_kind() -> None:
    """R4.2: all see how many of each kind have come out so far."""
    kitchen = opened(
        "waiter",
        "1 salami",
        "1 olive",
        "2 salami",
        "1 pepper",
        "1 salami",
        "green: 4 salami + 1 pepper",
        "5 mushroom",
    )
    for seat in ("green", "red", None):
        assert kitchen.view(seat).table == pack([0, 1, 0, 1, 3])
        assert kitchen.view(seat).oven == 5


# R4.3


@pytest.mark.parametrize("edition", ALL)
def test_r4_3_an_order_that_the_table_fills_is_baked(edition: str) -> None:
    """R4.3: without asking; its ingredients leave the table, the order is delivered."""
    kitchen = opened(
        edition,
        "2 salami, 2 pepper",
        "5 salami, 2 pepper, 1 olive",
        "green: 4 salami + 1 pepper",
    )
    assert "green's 4 salami + 1 pepper is baked with 1 pepper, 4 salami" in kitchen.heard()
    assert kitchen.table == "1 pepper, 1 olive, 1 salami"
    assert kitchen.delivered("green") == ["4 salami + 1 pepper"]
    assert kitchen.hand("green") == "2 pepper, 2 salami"


def test_r4_3_used_ingredients_go_to_the_used_stack() -> None:
    """R4.3: not back to the table, not to a hand."""
    kitchen = opened(
        "waiter",
        "1 mushroom",
        "4 salami, 2 pepper, 3 mushroom",
        "green: 4 salami + 1 pepper",
        "green: 4 mushroom + 1 pepper",
    )
    assert kitchen.used == "1 pepper, 4 salami"
    assert kitchen.table == "1 pepper, 3 mushroom"


def test_r4_3_the_owner_chooses_with_what_but_not_whether() -> None:
    """R4.3: a Minimale that two kinds fill is baked with one of them."""
    kitchen = opened("waiter", "", "3 salami, 3 olive, 1 pepper", "green: Minimale")
    assert kitchen.actor == "green"
    assert kitchen.legal() == ["bake with olive", "bake with salami"]
    kitchen.play("bake with salami")
    assert kitchen.table == "3 olive"


# R4.4


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_4_the_owner_may_add_what_is_missing(edition: str) -> None:
    """R4.4: baked as in R4.3, the added cards used with the rest."""
    kitchen = opened(
        edition, "3 salami, 1 pepper, 1 olive", "2 salami, 1 olive", "green: 4 salami + 1 pepper"
    )
    assert kitchen.legal() == ["decline", "bake"]
    kitchen.play("bake")
    assert kitchen.heard()[:2] == [
        "green adds 1 pepper, 2 salami",
        "green's 4 salami + 1 pepper is baked with 1 pepper, 4 salami",
    ]
    assert kitchen.hand("green") == "1 olive, 1 salami"
    assert kitchen.table == "1 olive"


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_4_a_pizza_can_come_from_the_hand_alone(edition: str) -> None:
    """R4.4: missing can be all of it."""
    kitchen = opened(edition, "4 salami, 1 pepper", "", "green: 4 salami + 1 pepper")
    kitchen.play("bake")
    assert kitchen.delivered("green") == ["4 salami + 1 pepper"]
    assert kitchen.hand("green") == "nothing"


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_4_all_that_is_missing_or_none(edition: str) -> None:
    """R4.4: one card short is as good as nothing, and no card is given away for it."""
    kitchen = opened(edition, "1 salami, 1 pepper", "2 salami", "green: 4 salami + 1 pepper")
    assert "green's 4 salami + 1 pepper goes back" in kitchen.heard()
    assert kitchen.hand("green") == "1 pepper, 1 salami"


def test_r4_4_nobody_but_the_owner_adds() -> None:
    """R4.4: the chef's cards do not count for another's order."""
    cooks = {"green": Cook(), "red": Cook("3 salami, 1 olive")}
    kitchen = Kitchen(
        "waiter",
        cooks,
        table="3 salami, 1 pepper",
        oven=["green: 4 salami + 1 pepper"],
        chef="red",
    )
    assert kitchen.delivered("green") == []


# R4.5


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_5_a_failed_order_goes_under_the_waiter(edition: str) -> None:
    """R4.5: to the very bottom, and no ingredient moves."""
    cooks = {"green": Cook(waiter=["Bombastica", "1 of each"]), "red": BUSY}
    kitchen = Kitchen(
        edition,
        cooks,
        table="1 pepper",
        oven=["green: Minimale", "green: Monotoni"],
        chef="red",
        holder="red",
    )
    assert kitchen.waiter("green") == ["Bombastica", "1 of each", "Minimale", "Monotoni"]
    assert kitchen.table == "1 pepper"
    assert kitchen.delivered("green") == []


def test_r4_5_an_owner_who_declines_keeps_the_cards() -> None:
    """R4.5: the same when the owner could have paid."""
    kitchen = opened("waiter", "2 salami", "2 salami, 1 pepper", "green: 4 salami + 1 pepper")
    kitchen.play("decline")
    assert kitchen.heard()[0] == "green's 4 salami + 1 pepper goes back"
    assert kitchen.waiter("green") == ["Minimale", "4 salami + 1 pepper"]
    assert kitchen.hand("green") == "2 salami"
    assert kitchen.table == "1 pepper, 2 salami"


# R4.6


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_6_only_what_is_missing_may_be_added(edition: str) -> None:
    """R4.6: what lies on the table is not paid from the hand, however full that is."""
    kitchen = opened(
        edition, "3 salami, 3 pepper", "3 salami, 1 pepper", "green: 4 salami + 1 pepper"
    )
    assert kitchen.legal() == ["decline", "bake"]
    kitchen.play("bake")
    assert kitchen.heard()[0] == "green adds 1 salami"
    assert kitchen.hand("green") == "3 pepper, 2 salami"


def test_r4_6_nothing_may_be_added_to_an_order_that_the_table_fills() -> None:
    """R4.6: a Bombastica with fifteen face up takes no card from the hand."""
    kitchen = opened("waiter", "3 salami, 2 pepper", "8 salami, 7 olive", "green: Bombastica")
    assert kitchen.hand("green") == "2 pepper, 3 salami"
    assert kitchen.delivered("green") == ["Bombastica"]


# R4.7


@pytest.mark.parametrize("edition", ALL)
def test_r4_7_declining_is_not_offered_where_the_table_alone_can_pay(edition: str) -> None:
    """R4.7: the ways that need hand cards still are."""
    kitchen = opened(
        edition, "1 salami, 3 mushroom", "6 olive, 5 salami, 1 pepper", "green: Monotoni"
    )
    assert kitchen.legal() == ["bake with olive", "bake with salami"]
    kitchen.play("bake with salami")
    assert kitchen.heard()[:2] == [
        "green adds 1 salami",
        "green's Monotoni is baked with 1 pepper, 6 salami",
    ]
    assert kitchen.table == "6 olive"


@pytest.mark.parametrize("edition", ALL)
def test_r4_7_a_single_way_is_no_choice(edition: str) -> None:
    """R4.7: where hand and table can pay in one way only, and the table can, it is baked."""
    kitchen = opened(edition, "3 mushroom", "6 olive, 5 salami, 1 pepper", "green: Monotoni")
    assert "green's Monotoni is baked with 1 pepper, 6 olive" in kitchen.heard()


@pytest.mark.parametrize("edition", NO_HELPING)
def test_r4_7_the_owner_chooses_among_the_ways_that_can_be_paid(edition: str) -> None:
    """R4.7: no way that table and hand together cannot pay; declining where all need the hand."""
    kitchen = opened(
        edition, "1 olive, 2 salami", "5 olive, 4 salami, 5 mushroom, 1 pepper", "green: Monotoni"
    )
    assert kitchen.legal() == ["decline", "bake with olive", "bake with salami"]


# R4.8


@pytest.mark.parametrize("edition", ALL)
def test_r4_8_unused_ingredients_stay_for_the_orders_further_down(edition: str) -> None:
    """R4.8: what the first order leaves, a failed one too, fills the next."""
    kitchen = opened(
        edition,
        "",
        "",
        "4 salami, 3 pepper",
        "green: 4 salami + 1 pepper",
        "3 mushroom",
        "green: Bombastica",
        "1 mushroom",
        "green: 4 mushroom + 1 pepper",
    )
    assert kitchen.heard()[4:11] == [
        "green's 4 salami + 1 pepper is baked with 1 pepper, 4 salami",
        "out come 3 mushroom",
        "out comes green's Bombastica",
        "green's Bombastica goes back",
        "out come 1 mushroom",
        "out comes green's 4 mushroom + 1 pepper",
        "green's 4 mushroom + 1 pepper is baked with 1 pepper, 4 mushroom",
    ]
    assert kitchen.table == "1 pepper"


def test_r4_8_what_an_order_used_is_gone_for_the_next() -> None:
    """R4.8: one set of ingredients bakes one pizza."""
    cooks = {"green": Cook(), "red": BUSY}
    kitchen = Kitchen(
        "waiter",
        cooks,
        table="4 olive, 1 pepper, 1 salami",
        oven=["red: 4 olive + 1 salami", "green: 4 olive + 1 pepper"],
        chef="red",
    )
    assert kitchen.delivered("red") == ["4 olive + 1 salami"]
    assert kitchen.delivered("green") == []
