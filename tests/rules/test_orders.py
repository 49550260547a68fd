"""R5: every sort of order, what fills it and what does not."""

from __future__ import annotations

import pytest

from support.kitchen import Cook, Kitchen

BASE = ["original", "homoludicus", "waiter", "oven"]
ALL = [*BASE, "plus"]
BUSY = Cook("2 olive, 2 mushroom")


def turned_up(edition: str, order: str, table: str, hand: str = "") -> Kitchen:
    """Green's order comes out of the oven; two players, so nobody helps."""
    cooks = {"green": Cook(hand), "red": BUSY}
    oven = [f"green: {order}"]
    return Kitchen(edition, cooks, table=table, oven=oven, chef="red", holder="red")


# R5.1


@pytest.mark.parametrize("edition", ALL)
def test_r5_1_normale_takes_the_ingredients_shown(edition: str) -> None:
    """R5.1: just these."""
    kitchen = turned_up(edition, "4 olive + 1 pepper", "5 olive, 2 pepper, 3 salami")
    assert kitchen.delivered("green") == ["4 olive + 1 pepper"]
    assert kitchen.table == "1 pepper, 1 olive, 3 salami"


@pytest.mark.parametrize("edition", BASE)
def test_r5_1_normale_with_one_of_each_kind(edition: str) -> None:
    """R5.1: five different cards in the base game."""
    table = "2 pineapple, 1 pepper, 1 mushroom, 3 olive, 1 salami"
    kitchen = turned_up(edition, "1 of each", table)
    assert kitchen.table == "1 pineapple, 2 olive"


def test_r5_1_normale_with_one_of_each_of_six_kinds() -> None:
    """R5.1: six in `plus`; without shrimp it is not filled."""
    table = "1 pineapple, 1 pepper, 1 mushroom, 1 olive, 1 salami"
    assert turned_up("plus", "1 of each", table).delivered("green") == []
    assert turned_up("plus", "1 of each", f"{table}, 1 shrimp").table == "nothing"


def test_r5_1_no_kind_stands_in_for_another() -> None:
    """R5.1: fourteen wrong cards fill nothing."""
    kitchen = turned_up("waiter", "4 olive + 1 pepper", "3 olive, 1 pepper, 10 salami")
    assert kitchen.delivered("green") == []


# R5.2


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("salami", [8, 14])
def test_r5_2_bombastica_takes_everything_from_fifteen_on(edition: str, salami: int) -> None:
    """R5.2: with fifteen or more face up all are used, and the table is empty."""
    kitchen = turned_up(edition, "Bombastica", f"{salami} salami, 7 olive", "1 pepper")
    assert f"green's Bombastica is baked with 7 olive, {salami} salami" in kitchen.heard()
    assert kitchen.table == "nothing"
    assert kitchen.hand("green") == "1 pepper"


@pytest.mark.parametrize("edition", ALL)
def test_r5_2_bombastica_takes_exactly_as_many_from_the_hand_as_fifteen_lacks(edition: str) -> None:
    """R5.2: two are lacking: two are added, of kinds of the owner's choice, one by one."""
    kitchen = turned_up(edition, "Bombastica", "8 salami, 5 olive", "2 pepper, 1 salami")
    assert kitchen.legal() == ["decline", "bake"]
    kitchen.play("bake")
    assert kitchen.legal() == ["add pepper", "add salami"]
    kitchen.play("add salami")
    assert kitchen.heard() == [
        "green adds 1 salami",
        "green adds 1 pepper",
        "green's Bombastica is baked with 1 pepper, 5 olive, 9 salami",
        *kitchen.heard()[3:],
    ]
    assert kitchen.hand("green") == "1 pepper"
    assert kitchen.table == "nothing"


def test_r5_2_bombastica_can_be_paid_with_a_kind_that_is_not_face_up() -> None:
    """R5.2: any kinds will do."""
    kitchen = turned_up("waiter", "Bombastica", "12 salami", "1 mushroom, 2 pepper, 1 olive")
    kitchen.play("bake", "add mushroom", "add olive")
    baked = "green's Bombastica is baked with 1 pepper, 1 mushroom, 1 olive, 12 salami"
    assert baked in kitchen.heard()
    assert kitchen.hand("green") == "1 pepper"


@pytest.mark.parametrize("edition", ALL)
def test_r5_2_bombastica_fails_below_fifteen(edition: str) -> None:
    """R5.2: fourteen on table and in hand together are not enough."""
    kitchen = turned_up(edition, "Bombastica", "8 salami, 4 olive", "2 pepper")
    assert "green's Bombastica goes back" in kitchen.heard()
    assert kitchen.table == "4 olive, 8 salami"
    assert kitchen.hand("green") == "2 pepper"


# R5.3


@pytest.mark.parametrize("edition", ALL)
def test_r5_3_monotoni_takes_one_own_and_six_of_a_chosen_kind(edition: str) -> None:
    """R5.3: chosen when it comes out of the oven."""
    kitchen = turned_up(edition, "Monotoni", "7 olive, 6 salami, 2 pepper")
    assert kitchen.legal() == ["bake with olive", "bake with salami"]
    kitchen.play("bake with olive")
    assert kitchen.heard()[0] == "green's Monotoni is baked with 1 pepper, 6 olive"
    assert kitchen.table == "1 pepper, 1 olive, 6 salami"


@pytest.mark.parametrize("edition", ALL)
def test_r5_3_monotoni_never_takes_the_own_ingredient_as_its_kind(edition: str) -> None:
    """R5.3: seven or more of it bake nothing."""
    kitchen = turned_up(edition, "Monotoni", "8 pepper, 3 salami", "2 pepper")
    assert "green's Monotoni goes back" in kitchen.heard()


@pytest.mark.parametrize("edition", ALL)
def test_r5_3_monotoni_of_a_kind_that_does_not_lie_on_the_table(edition: str) -> None:
    """R5.3: all six can come from the hand."""
    kitchen = turned_up(edition, "Monotoni", "1 pepper", "6 salami")
    assert kitchen.legal() == ["decline", "bake with salami"]
    kitchen.play("bake with salami")
    assert kitchen.delivered("green") == ["Monotoni"]


@pytest.mark.parametrize("edition", ALL)
def test_r5_3_monotoni_needs_its_own_ingredient_too(edition: str) -> None:
    """R5.3: six of a kind alone are not enough."""
    assert turned_up(edition, "Monotoni", "9 salami, 9 olive").delivered("green") == []


# R5.4


@pytest.mark.parametrize(("edition", "number"), [*((base, 3) for base in BASE), ("plus", 4)])
def test_r5_4_minimale_takes_the_kind_with_the_fewest_cards(edition: str, number: int) -> None:
    """R5.4: one own and three of it, in `plus` four."""
    kitchen = turned_up(edition, "Minimale", "4 olive, 5 salami, 1 pepper")
    assert f"green's Minimale is baked with 1 pepper, {number} olive" in kitchen.heard()
    assert kitchen.delivered("green") == ["Minimale"]


@pytest.mark.parametrize("edition", ALL)
def test_r5_4_minimale_no_larger_pile_will_do(edition: str) -> None:
    """R5.4: the fewest decide, however many there are of another kind, on table and in hand."""
    kitchen = turned_up(edition, "Minimale", "1 olive, 9 salami, 1 pepper", "3 salami, 1 olive")
    assert "green's Minimale goes back" in kitchen.heard()


@pytest.mark.parametrize("edition", ALL)
def test_r5_4_minimale_may_be_completed_from_the_hand(edition: str) -> None:
    """R5.4: the fewest face up are counted before anything is added."""
    kitchen = turned_up(edition, "Minimale", "1 olive, 9 salami, 1 pepper", "3 olive")
    assert kitchen.legal() == ["decline", "bake with olive"]
    kitchen.play("bake with olive")
    assert kitchen.delivered("green") == ["Minimale"]
    assert kitchen.table == "9 salami"


@pytest.mark.parametrize("edition", ALL)
def test_r5_4_minimale_kinds_with_no_card_face_up_do_not_count(edition: str) -> None:
    """R5.4: no mushroom and no olive lies there: salami is the fewest, whatever the hand holds."""
    hand = "4 mushroom, 4 olive"
    kitchen = turned_up(edition, "Minimale", "4 salami, 5 pineapple, 1 pepper", hand)
    assert kitchen.table.startswith("5 pineapple")
    assert kitchen.hand("green") == hand
    assert kitchen.delivered("green") == ["Minimale"]


@pytest.mark.parametrize("edition", ALL)
def test_r5_4_minimale_the_own_ingredient_does_not_count(edition: str) -> None:
    """R5.4: one pepper is fewer than four olive, but it is green's own."""
    kitchen = turned_up(edition, "Minimale", "1 pepper, 4 olive")
    assert kitchen.delivered("green") == ["Minimale"]


@pytest.mark.parametrize("edition", ALL)
def test_r5_4_minimale_the_owner_chooses_among_ties(edition: str) -> None:
    """R5.4: three kinds with two each, a fourth with three is none of them."""
    table = "1 pepper, 2 mushroom, 2 olive, 2 salami, 3 pineapple"
    kitchen = turned_up(edition, "Minimale", table, "2 mushroom, 2 olive, 2 salami, 2 pineapple")
    assert kitchen.legal() == [
        "decline",
        "bake with mushroom",
        "bake with olive",
        "bake with salami",
    ]


@pytest.mark.parametrize("edition", ALL)
def test_r5_4_minimale_a_tie_that_the_hand_cannot_pay_is_no_choice(edition: str) -> None:
    """R5.4: of the tied kinds those remain that table and hand can pay."""
    table = "1 pepper, 2 mushroom, 2 olive"
    kitchen = turned_up(edition, "Minimale", table, "2 olive, 1 salami")
    assert kitchen.legal() == ["decline", "bake with olive"]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("table", ["", "3 pepper"])
def test_r5_4_minimale_fails_where_no_kind_is_left_to_count(edition: str, table: str) -> None:
    """R5.4: not even from the hand."""
    kitchen = turned_up(edition, "Minimale", table, "4 salami, 1 pepper")
    assert "green's Minimale goes back" in kitchen.heard()


# R5.5


def test_r5_5_ghiottona_takes_one_own_and_four_each_of_two_chosen_kinds() -> None:
    """R5.5: any two different kinds that table and hand can pay."""
    kitchen = turned_up("plus", "Ghiottona", "1 pepper, 4 olive, 5 salami, 4 shrimp")
    assert kitchen.legal() == [
        "bake with olive salami",
        "bake with olive shrimp",
        "bake with salami shrimp",
    ]
    kitchen.play("bake with olive shrimp")
    assert kitchen.heard()[0] == "green's Ghiottona is baked with 1 pepper, 4 olive, 4 shrimp"
    assert kitchen.table == "5 salami"


def test_r5_5_ghiottona_does_not_take_eight_of_one_kind() -> None:
    """R5.5: the kinds are different."""
    kitchen = turned_up("plus", "Ghiottona", "1 pepper, 9 olive", "3 salami")
    assert kitchen.delivered("green") == []


def test_r5_5_ghiottona_never_takes_the_own_ingredient() -> None:
    """R5.5: other kinds; five pepper are one own and four that do not count."""
    kitchen = turned_up("plus", "Ghiottona", "5 pepper, 4 olive", "3 salami")
    assert kitchen.delivered("green") == []


def test_r5_5_ghiottona_may_be_completed_from_the_hand() -> None:
    """R5.5: the missing cards of both kinds, and the own one."""
    hand = "1 pepper, 1 olive, 4 salami"
    kitchen = turned_up("plus", "Ghiottona", "3 olive, 3 shrimp", hand)
    assert kitchen.legal() == ["decline", "bake with olive salami"]
    kitchen.play("bake with olive salami")
    assert kitchen.hand("green") == "nothing"
    assert kitchen.table == "3 shrimp"


# R5.6


def test_r5_6_monotoni_junior_takes_five_of_a_chosen_kind() -> None:
    """R5.6: and needs nothing else."""
    kitchen = turned_up("plus", "Monotoni junior", "6 olive, 5 salami, 4 shrimp", "1 shrimp")
    assert kitchen.legal() == ["bake with olive", "bake with salami", "bake with shrimp"]
    kitchen.play("bake with salami")
    assert kitchen.table == "6 olive, 4 shrimp"


def test_r5_6_monotoni_junior_fails_with_the_forbidden_kind_on_the_table() -> None:
    """R5.6: one pepper is enough to spoil green's."""
    kitchen = turned_up("plus", "Monotoni junior", "6 olive, 1 pepper", "5 salami")
    assert "green's Monotoni junior goes back" in kitchen.heard()


def test_r5_6_monotoni_junior_the_forbidden_kind_is_no_choice() -> None:
    """R5.6: five pepper in hand bake nothing, although none lies on the table."""
    kitchen = turned_up("plus", "Monotoni junior", "4 olive", "5 pepper")
    assert "green's Monotoni junior goes back" in kitchen.heard()
    kitchen = turned_up("plus", "Monotoni junior", "4 olive", "5 pepper, 1 olive")
    assert kitchen.legal() == ["decline", "bake with olive"]


# R5.7


def test_r5_7_minipizza_takes_three_of_the_kind_shown() -> None:
    """R5.7: from table and hand."""
    kitchen = turned_up("plus", "3 pepper, no shrimp", "4 pepper, 2 olive")
    assert kitchen.table == "1 pepper, 2 olive"
    kitchen = turned_up("plus", "3 pepper, no shrimp", "2 pepper", "1 pepper")
    assert kitchen.legal() == ["decline", "bake"]


def test_r5_7_minipizza_fails_with_the_forbidden_kind_on_the_table() -> None:
    """R5.7: one shrimp is enough; in the hand it does no harm."""
    kitchen = turned_up("plus", "3 pepper, no shrimp", "3 pepper, 1 shrimp")
    assert "green's 3 pepper, no shrimp goes back" in kitchen.heard()
    kitchen = turned_up("plus", "3 pepper, no shrimp", "3 pepper", "5 shrimp")
    assert kitchen.delivered("green") == ["3 pepper, no shrimp"]


# R5.8


def test_r5_8_mamma_mia_takes_one_own_and_five_of_one_of_two_kinds() -> None:
    """R5.8: olive or salami, for green."""
    kitchen = turned_up("plus", "Mamma Mia", "1 pepper, 5 olive, 6 salami, 9 shrimp")
    assert kitchen.legal() == ["bake with olive", "bake with salami"]
    kitchen.play("bake with salami")
    assert kitchen.heard()[0] == "green's Mamma Mia is baked with 1 pepper, 5 salami"


def test_r5_8_mamma_mia_takes_no_mixture_and_no_other_kind() -> None:
    """R5.8: four and four fill it as little as nine shrimp."""
    kitchen = turned_up("plus", "Mamma Mia", "1 pepper, 4 olive, 4 salami, 9 shrimp", "5 shrimp")
    assert "green's Mamma Mia goes back" in kitchen.heard()
    kitchen = turned_up("plus", "Mamma Mia", "4 olive, 4 salami", "1 pepper, 1 olive")
    assert kitchen.legal() == ["decline", "bake with olive"]


# R5.9


@pytest.mark.parametrize("order", ["Monotoni junior", "3 pepper, no shrimp"])
def test_r5_9_a_forbidden_kind_face_up_sends_the_order_back_at_once(order: str) -> None:
    """R5.9: no adding and no helping, whatever owner and neighbours hold."""
    forbidden = "pepper" if order == "Monotoni junior" else "shrimp"
    cooks = {"green": Cook("5 salami, 3 pepper"), "yellow": Cook("5 salami, 3 pepper"), "red": BUSY}
    kitchen = Kitchen(
        "plus", cooks, table=f"4 olive, 1 {forbidden}", oven=[f"green: {order}"], chef="red"
    )
    assert f"green's {order} goes back" in kitchen.heard("green")
    assert kitchen.waiter("green")[-1] == order
    assert kitchen.hand("green") == "3 pepper, 5 salami"


def test_r5_9_a_forbidden_kind_that_is_used_up_does_no_harm() -> None:
    """R5.9: what counts is what lies there when the order turns up."""
    cooks = {"green": Cook(), "red": BUSY}
    oven = ["green: 4 salami + 1 pepper", "green: Monotoni junior"]
    kitchen = Kitchen("plus", cooks, table="4 salami, 1 pepper, 5 olive", oven=oven, chef="red")
    assert kitchen.delivered("green") == ["4 salami + 1 pepper", "Monotoni junior"]
