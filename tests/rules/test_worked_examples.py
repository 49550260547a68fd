"""E1 to E7: the worked examples of the rule sheets, number by number."""

from __future__ import annotations

import pytest

from support.kitchen import Cook, Kitchen

BUSY = Cook("1 olive, 1 mushroom")


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
def test_e1_three_salami_an_order_and_a_short_waiter(edition: str) -> None:
    """E1: three of seven cards and an order go, three orders come: six cards in hand."""
    alberto = Cook(
        "3 salami, 1 olive",
        orders=["4 salami + 1 pepper", "Monotoni", "1 of each"],
        waiter=["Bombastica", "Minimale", "4 olive + 1 pepper"],
    )
    kitchen = Kitchen(edition, {"green": alberto, "red": BUSY})
    kitchen.play("place 3 salami", "submit 4 salami + 1 pepper", "draw waiter")
    assert kitchen.heard("red") == [
        "green places 3 salami",
        "green is to submit",
        "green submits 4 salami + 1 pepper",
        "green is to draw",
        "green draws 3 from the waiter",
        "red is to place",
    ]
    assert kitchen.hand_size("green") == 6
    assert kitchen.hand("green") == "1 olive"
    assert len(kitchen.orders("green")) == 5
    assert kitchen.waiter("green") == []


def test_e1_in_plus_it_is_eight_cards() -> None:
    """E1: the sheet of `plus` tells the same story with a hand of nine."""
    alberto = Cook(
        "3 salami, 5 olive",
        orders=["4 salami + 1 pepper"],
        waiter=["Bombastica", "Minimale", "Ghiottona"],
    )
    kitchen = Kitchen("plus", {"green": alberto, "red": BUSY})
    kitchen.play("place 3 salami", "submit 4 salami + 1 pepper", "draw waiter")
    assert kitchen.hand_size("green") == 8


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
def test_e2_alberto_adds_a_pineapple(edition: str) -> None:
    """E2: five cards are used, four mushroom and two salami remain."""
    kitchen = Kitchen(
        edition,
        {"green": Cook("2 pineapple, 1 pepper"), "red": BUSY},
        table="4 mushroom, 3 pineapple, 1 pepper, 2 salami",
        oven=["green: 4 pineapple + 1 pepper"],
        chef="red",
        holder="red",
    )
    assert kitchen.legal() == ["decline", "bake"]
    kitchen.play("bake")
    assert kitchen.heard()[:2] == [
        "green adds 1 pineapple",
        "green's 4 pineapple + 1 pepper is baked with 4 pineapple, 1 pepper",
    ]
    assert kitchen.table == "4 mushroom, 2 salami"
    assert kitchen.hand("green") == "1 pineapple, 1 pepper"
    assert kitchen.delivered("green") == ["4 pineapple + 1 pepper"]


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
@pytest.mark.parametrize("choice", ["salami", "mushroom"])
def test_e3_alberto_chooses_the_kind_of_his_minimale(edition: str, choice: str) -> None:
    """E3: salami or mushroom, not pepper (his own) nor olive (none there); one from the hand."""
    kitchen = Kitchen(
        edition,
        {"green": Cook("2 mushroom, 3 olive, 1 pepper, 1 salami"), "red": BUSY},
        table="2 pepper, 2 salami, 2 mushroom, 3 pineapple",
        oven=["green: Minimale"],
        chef="red",
        holder="red",
    )
    assert kitchen.legal() == ["decline", "bake with mushroom", "bake with salami"]
    kitchen.play(f"bake with {choice}")
    assert kitchen.heard()[:2] == [
        f"green adds 1 {choice}",
        f"green's Minimale is baked with 1 pepper, 3 {choice}",
    ]


def test_e4_bombastica_takes_all_twenty_one() -> None:
    """E4: not fifteen of them."""
    kitchen = Kitchen(
        "plus",
        {"green": Cook("1 olive"), "red": BUSY, "yellow": BUSY},
        table="6 mushroom, 5 pineapple, 4 pepper, 3 salami, 2 olive, 1 shrimp",
        oven=["green: Bombastica"],
        chef="red",
    )
    baked = "5 pineapple, 4 pepper, 6 mushroom, 2 olive, 3 salami, 1 shrimp"
    assert f"green's Bombastica is baked with {baked}" in kitchen.heard()
    assert kitchen.table == "nothing"
    assert kitchen.supply == 21


@pytest.mark.parametrize(
    ("beate", "actions"), [("1 olive, 1 shrimp", ["refuse", "help"]), ("2 shrimp", ["help"])]
)
def test_e5_claudio_helps_alberto(beate: str, actions: list[str]) -> None:
    """E5: Beate will not, or cannot; Claudio gives the olive; Dario is not asked."""
    cooks = {
        "green": Cook("1 olive", waiter=["Monotoni"]),
        "pink": Cook(beate, waiter=["Monotoni"]),
        "red": Cook("1 olive, 2 shrimp", waiter=["Minimale", "Monotoni"]),
        "yellow": Cook("3 olive, 1 salami", waiter=["Monotoni"]),
    }
    kitchen = Kitchen(
        "plus",
        cooks,
        table="4 mushroom, 2 olive, 1 pepper",
        oven=["green: 4 olive + 1 pepper"],
        chef="yellow",
    )
    kitchen.play("ask", "send request", *actions)
    assert kitchen.heard()[:6] == [
        "green asks for 1 olive",
        "pink refuses",
        "red gives 1 olive",
        "green adds 1 olive",
        "green's 4 olive + 1 pepper is baked with 1 pepper, 4 olive",
        "red is rewarded",
    ]
    assert kitchen.delivered("green") == ["4 olive + 1 pepper"]
    assert kitchen.delivered("red") == ["Minimale"]
    assert kitchen.delivered("pink") == kitchen.delivered("yellow") == []
    assert kitchen.hand("yellow") == "3 olive, 1 salami"
    assert kitchen.table == "4 mushroom"


@pytest.mark.parametrize("choice", ["pepper", "mushroom"])
def test_e6_claudio_completes_his_minimale_with_two_cards(choice: str) -> None:
    """E6: in `plus` four are needed, two lie there: two more from the hand."""
    kitchen = Kitchen(
        "plus",
        {"red": Cook("2 mushroom, 2 pepper, 2 olive"), "green": BUSY},
        table="2 pepper, 2 salami, 2 mushroom, 3 pineapple",
        oven=["red: Minimale"],
        chef="green",
    )
    assert kitchen.legal() == ["decline", "bake with pepper", "bake with mushroom"]
    kitchen.play(f"bake with {choice}")
    assert kitchen.heard()[0] == f"red adds 2 {choice}"
    assert kitchen.delivered("red") == ["Minimale"]


@pytest.mark.parametrize("edition", ["original", "homoludicus"])
def test_e7_the_mamma_mia_card_is_the_last_of_the_supply(edition: str) -> None:
    """E7: its drawer is Mamma Mia and gets no replacement; the round ends."""
    alberto = Cook("3 salami, 1 olive", orders=["Monotoni", "Minimale", "Bombastica"])
    kitchen = Kitchen(edition, {"green": alberto, "red": BUSY}, supply="pepper, mamma mia")
    kitchen.play("place 2 salami", "submit nothing", "draw supply")
    assert kitchen.heard()[-8:-4] == [
        "green is to draw",
        "green draws 1 from the supply",
        "green takes the Mamma Mia! card",
        "green opens the oven",
    ]
    assert kitchen.hand_size("green") == 6
    assert kitchen.hand("green") == "1 pepper, 1 olive, 1 salami"
    assert kitchen.actor == "green"
