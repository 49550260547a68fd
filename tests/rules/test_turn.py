"""R2: a turn, sentence by sentence."""

from __future__ import annotations

import pytest

from pizzaiolo.engine.events import OvenOpened
from pizzaiolo.engine.view import Card
from support.kitchen import Cook, Kitchen

ALL = ["original", "homoludicus", "waiter", "oven", "plus"]
SEVEN_ORDERS = [
    "4 mushroom + 1 pepper",
    "4 olive + 1 pepper",
    "4 salami + 1 pepper",
    "4 pineapple + 1 pepper",
    "1 of each",
    "Bombastica",
    "Monotoni",
]
BUSY = Cook("2 olive, 2 mushroom")
"""A neighbour with something to place, so that the game waits for a decision after a turn."""


# R2.1


@pytest.mark.parametrize("edition", ALL)
def test_r2_1_any_number_of_one_kind_may_be_placed_but_at_least_one_card(edition: str) -> None:
    """R2.1: from one card of a kind up to all of them, never of two kinds, never none."""
    kitchen = Kitchen(edition, {"green": Cook("2 olive, 3 salami"), "red": BUSY})
    assert kitchen.legal() == [
        "place 1 olive",
        "place 2 olive",
        "place 1 salami",
        "place 2 salami",
        "place 3 salami",
    ]


def test_r2_1_number_and_kind_are_announced_to_all() -> None:
    """R2.1: the cards leave the hand for the oven, and everybody hears which."""
    kitchen = Kitchen("waiter", {"green": Cook("2 olive, 3 salami"), "red": BUSY})
    kitchen.play("place 2 salami")
    assert kitchen.heard("red")[0] == kitchen.heard(None)[0] == "green places 2 salami"
    assert kitchen.hand("green") == "2 olive, 1 salami"
    assert kitchen.view("red").oven == 2
    assert kitchen.view("red").top == Card(kind=4)


def test_r2_1_a_single_ingredient_is_placed_without_asking() -> None:
    """R2.1: who holds one ingredient has to place it; that is announced like any other."""
    kitchen = Kitchen("waiter", {"green": Cook("1 olive", orders=["Monotoni"]), "red": BUSY})
    assert kitchen.heard("red") == ["green places 1 olive", "green is to submit"]


# R2.2


def test_r2_2_at_most_one_order_and_only_from_the_hand() -> None:
    """R2.2: none or one of the orders in hand; then the turn goes on to the draw."""
    cook = Cook("2 olive, 1 salami", orders=["4 olive + 1 pepper", "Monotoni"])
    kitchen = Kitchen("waiter", {"green": cook, "red": BUSY})
    kitchen.play("place 2 olive")
    assert kitchen.legal() == ["submit nothing", "submit 4 olive + 1 pepper", "submit Monotoni"]
    kitchen.play("submit Monotoni")
    assert kitchen.orders("green") == ["4 olive + 1 pepper"]
    assert kitchen.decision == "draw"


def test_r2_2_an_order_is_seen_by_all_until_it_is_covered() -> None:
    """R2.2: it lies face up on the oven; the next card placed hides it."""
    green = Cook("2 olive, 1 salami", orders=["Monotoni"])
    kitchen = Kitchen("waiter", {"green": green, "red": BUSY})
    kitchen.play("place 2 olive", "submit Monotoni")
    assert kitchen.heard("red")[2] == "green submits Monotoni"
    assert kitchen.view("red").top == Card(owner=0, order=6)
    kitchen.play("draw supply", "place 1 mushroom")
    assert kitchen.view("red").top == kitchen.view(None).top == Card(kind=2)


def test_r2_2_no_order_is_fine() -> None:
    """R2.2: an order may be kept back."""
    kitchen = Kitchen("waiter", {"green": Cook("2 olive", orders=["Monotoni"]), "red": BUSY})
    kitchen.play("place 1 olive", "submit nothing")
    assert kitchen.orders("green") == ["Monotoni"]
    assert kitchen.state.oven == []


# R2.3


def test_r2_3_the_hand_is_filled_to_seven_from_the_supply() -> None:
    """R2.3: as many cards as the limit lacks, off the top of the supply."""
    green = Cook("3 salami, 2 olive", orders=["Monotoni", "Minimale"])
    kitchen = Kitchen(
        "waiter", {"green": green, "red": BUSY}, supply="pepper, 2 pineapple, mushroom, olive"
    )
    kitchen.play("place 3 salami", "submit nothing", "draw supply")
    assert kitchen.hand("green") == "2 pineapple, 1 pepper, 2 olive"
    assert kitchen.hand_size("green") == 7
    assert kitchen.supply == 2


def test_r2_3_the_hand_is_filled_from_the_waiter() -> None:
    """R2.3: or off the top of the own waiter."""
    green = Cook("3 salami, 2 olive", waiter=["Monotoni", "Minimale", "Bombastica", "1 of each"])
    kitchen = Kitchen("waiter", {"green": green, "red": BUSY})
    kitchen.play("place 1 salami", "draw waiter")
    assert kitchen.orders("green") == ["Bombastica", "Monotoni", "Minimale"]
    assert kitchen.waiter("green") == ["1 of each"]
    assert kitchen.hand("green") == "2 olive, 2 salami"
    assert kitchen.supply == 20


def test_r2_3_drawing_is_not_optional() -> None:
    """R2.3: the two stacks are all that can be chosen at the draw."""
    kitchen = Kitchen("waiter", {"green": Cook("3 salami"), "red": BUSY})
    kitchen.play("place 1 salami")
    assert kitchen.legal() == ["draw supply", "draw waiter"]


@pytest.mark.parametrize("edition", ALL)
def test_r2_3_a_stack_that_runs_short_leaves_the_hand_short(edition: str) -> None:
    """R2.3: never from both stacks in one turn."""
    green = Cook("3 salami, 1 olive", waiter=["Minimale"])
    kitchen = Kitchen(edition, {"green": green, "red": BUSY}, holder="red")
    kitchen.play("place 3 salami", "draw waiter")
    assert kitchen.hand_size("green") == 2
    assert kitchen.actor == "red"


def test_r2_3_a_supply_that_runs_short_is_emptied() -> None:
    """R2.3: one draws as many as there are."""
    green = Cook("3 salami, 1 olive", waiter=["Minimale"])
    kitchen = Kitchen("waiter", {"green": green, "red": BUSY}, supply="2 pepper", used="9 olive")
    kitchen.play("place 3 salami", "draw supply")
    assert kitchen.hand("green") == "2 pepper, 1 olive"
    assert kitchen.waiter("green") == ["Minimale"]


@pytest.mark.parametrize("stack", ["supply", "waiter"])
def test_r2_3_in_plus_at_most_five_cards_are_drawn(stack: str) -> None:
    """R2.3: in `plus` a hand of nine that falls to three is filled to eight."""
    green = Cook("6 salami, 3 olive")
    kitchen = Kitchen("plus", {"green": green, "red": BUSY})
    kitchen.play("place 6 salami", f"draw {stack}")
    assert kitchen.hand_size("green") == 8


def test_r2_3_in_plus_the_hand_is_filled_to_nine() -> None:
    """R2.3: the cap of five does not lift the limit of nine."""
    kitchen = Kitchen("plus", {"green": Cook("3 salami, 5 olive"), "red": BUSY})
    kitchen.play("place 3 salami", "draw supply")
    assert kitchen.hand_size("green") == 9


def test_r2_3_in_the_base_game_there_is_no_cap() -> None:
    """R2.3: all seven cards can be new."""
    kitchen = Kitchen("original", {"green": Cook("6 salami, 1 olive"), "red": BUSY})
    kitchen.play("place 6 salami", "draw supply")
    assert kitchen.hand_size("green") == 7


# R2.4


@pytest.mark.parametrize("edition", ["waiter", "oven"])
def test_r2_4_without_ingredients_the_supply_must_be_drawn(edition: str) -> None:
    """R2.4: a player who has placed their last ingredient draws from the supply, unasked."""
    green = Cook("2 salami", orders=["Monotoni", "Minimale"])
    kitchen = Kitchen(edition, {"green": green, "red": BUSY}, supply="9 olive")
    kitchen.play("place 2 salami", "submit Monotoni")
    assert kitchen.heard() == [
        "green places 2 salami",
        "green is to submit",
        "green submits Monotoni",
        "green draws 6 from the supply",
        "red is to place",
    ]
    assert kitchen.hand("green") == "6 olive"


@pytest.mark.parametrize("edition", ["original", "homoludicus", "plus"])
def test_r2_4_elsewhere_the_choice_is_free_without_ingredients(edition: str) -> None:
    """R2.4: only `waiter` and `oven` have the rule."""
    kitchen = Kitchen(edition, {"green": Cook("2 salami"), "red": BUSY})
    kitchen.play("place 2 salami")
    assert kitchen.legal() == ["draw supply", "draw waiter"]


def test_r2_4_one_ingredient_left_is_enough_for_the_waiter() -> None:
    """R2.4: the rule asks for no ingredient in hand, not for few."""
    kitchen = Kitchen("waiter", {"green": Cook("2 salami"), "red": BUSY})
    kitchen.play("place 1 salami")
    assert kitchen.legal() == ["draw supply", "draw waiter"]


# R2.5


def test_r2_5_original_takes_a_normal_turn_without_placing() -> None:
    """R2.5: in `original` an order may be placed, and either stack drawn."""
    green = Cook("", orders=["Monotoni", "Minimale"])
    kitchen = Kitchen("original", {"green": green, "red": BUSY})
    assert kitchen.heard() == ["green is to submit"]
    assert kitchen.legal() == ["submit nothing", "submit Monotoni", "submit Minimale"]
    kitchen.play("submit Minimale")
    assert kitchen.legal() == ["draw supply", "draw waiter"]
    kitchen.play("draw waiter")
    assert kitchen.hand_size("green") == 7


def test_r2_5_homoludicus_passes_and_draws_from_either_stack() -> None:
    """R2.5: in `homoludicus` no order may be placed, the draw is as usual."""
    green = Cook("", orders=["Monotoni", "Minimale"])
    kitchen = Kitchen("homoludicus", {"green": green, "red": BUSY})
    assert kitchen.heard() == ["green passes", "green is to draw"]
    assert kitchen.legal() == ["draw supply", "draw waiter"]
    kitchen.play("draw waiter")
    assert len(kitchen.orders("green")) == 7


@pytest.mark.parametrize("edition", ["waiter", "oven"])
def test_r2_5_waiter_and_oven_pass_and_draw_from_the_supply(edition: str) -> None:
    """R2.5: in `waiter` and `oven` no order, and the supply alone, up to the limit."""
    green = Cook("", orders=["Monotoni", "Minimale"])
    kitchen = Kitchen(edition, {"green": green, "red": BUSY}, supply="4 olive, 5 salami")
    assert kitchen.heard() == ["green passes", "green draws 5 from the supply", "red is to place"]
    assert kitchen.hand("green") == "4 olive, 1 salami"
    assert kitchen.orders("green") == ["Monotoni", "Minimale"]


def test_r2_5_plus_sits_out_and_draws_five() -> None:
    """R2.5: in `plus` five cards, not as many as the hand has room for."""
    kitchen = Kitchen("plus", {"green": Cook("", orders=["Monotoni"]), "red": BUSY})
    assert kitchen.heard() == ["green passes", "green draws 5 from the supply", "red is to place"]
    assert kitchen.hand_size("green") == 6


def test_r2_5_plus_draws_the_five_past_the_hand_limit() -> None:
    """R2.5: seven orders and five ingredients are twelve cards."""
    kitchen = Kitchen("plus", {"green": Cook("", orders=SEVEN_ORDERS), "red": BUSY})
    assert kitchen.hand_size("green") == 12


def test_r2_5_plus_draws_fewer_only_where_the_supply_has_fewer() -> None:
    """R2.5: three cards are left, three are drawn, and that ends the round."""
    kitchen = Kitchen("plus", {"green": Cook(), "red": BUSY}, supply="3 salami")
    assert kitchen.heard()[:3] == [
        "green passes",
        "green draws 3 from the supply",
        "green opens the oven",
    ]


# R2.6


@pytest.mark.parametrize("edition", ALL)
def test_r2_6_an_empty_waiter_cannot_be_chosen(edition: str) -> None:
    """R2.6: the supply is drawn without asking."""
    kitchen = Kitchen(edition, {"green": Cook("3 salami", waiter=[]), "red": BUSY})
    kitchen.play("place 1 salami")
    assert kitchen.actor == "red"
    assert any("green draws" in line and "from the supply" in line for line in kitchen.heard())


@pytest.mark.parametrize("edition", ["waiter", "oven", "plus"])
def test_r2_6_an_empty_supply_cannot_be_chosen(edition: str) -> None:
    """R2.6: the waiter is drawn without asking; R3.3 tells how the supply can be empty."""
    green = Cook("3 salami", waiter=["Monotoni"])
    kitchen = Kitchen(edition, {"green": green, "red": BUSY}, supply="")
    kitchen.play("place 1 salami")
    assert kitchen.heard()[:3] == [
        "green places 1 salami",
        "green draws 1 from the waiter",
        "green opens the oven",
    ]


@pytest.mark.parametrize("edition", ["waiter", "oven"])
def test_r2_6_nothing_is_drawn_without_ingredients_from_an_empty_supply(edition: str) -> None:
    """R2.6: R2.4 goes first, so the waiter stays closed although it has orders."""
    green = Cook("3 salami", waiter=["Monotoni"])
    kitchen = Kitchen(edition, {"green": green, "red": BUSY}, supply="", round=3)
    kitchen.play("place 3 salami")
    assert kitchen.heard()[:2] == ["green places 3 salami", "green opens the oven"]
    assert kitchen.waiter("green") == ["Monotoni"]


def test_r2_6_where_the_draw_is_free_the_waiter_is_drawn_instead() -> None:
    """R2.6: in `plus` the last ingredient is placed and the supply empty: the waiter is left."""
    green = Cook("3 salami", waiter=["Monotoni"])
    kitchen = Kitchen("plus", {"green": green, "red": BUSY}, supply="", round=4)
    kitchen.play("place 3 salami")
    assert kitchen.heard()[1] == "green draws 1 from the waiter"


def test_r2_6_a_full_hand_passes_over_the_draw() -> None:
    """R2.6: in `plus`, twelve cards less one are still more than nine."""
    green = Cook("2 olive, 3 salami", orders=SEVEN_ORDERS)
    kitchen = Kitchen("plus", {"green": green, "red": BUSY})
    kitchen.play("place 1 olive", "submit nothing")
    assert kitchen.heard()[-1] == "red is to place"
    assert kitchen.hand_size("green") == 11
    assert kitchen.supply == 24


def test_r2_6_a_hand_just_full_passes_over_the_draw() -> None:
    """R2.6: in `plus`, ten cards less one are nine: nothing to fill."""
    green = Cook("1 olive, 2 salami", orders=SEVEN_ORDERS)
    kitchen = Kitchen("plus", {"green": green, "red": BUSY})
    kitchen.play("place 1 olive", "submit nothing")
    assert kitchen.actor == "red"
    assert kitchen.hand_size("green") == 9


def test_r2_6_with_both_stacks_empty_nothing_is_drawn() -> None:
    """R2.6: nothing that may be drawn."""
    kitchen = Kitchen("waiter", {"green": Cook("3 salami", waiter=[]), "red": BUSY}, supply="")
    kitchen.play("place 1 salami")
    assert kitchen.heard()[:2] == ["green places 1 salami", "green opens the oven"]
    assert kitchen.hand("green") == "2 salami"


# R2.7


@pytest.mark.parametrize("edition", ["original", "homoludicus"])
def test_r2_7_the_mamma_mia_card_is_laid_open_and_replaced(edition: str) -> None:
    """R2.7: it takes no place in the hand; another supply card comes at once."""
    green = Cook("2 salami, 1 olive", orders=SEVEN_ORDERS[:4])
    kitchen = Kitchen(
        edition, {"green": green, "red": BUSY}, supply="pepper, mamma mia, 3 pineapple"
    )
    kitchen.play("place 2 salami", "submit nothing", "draw supply")
    assert kitchen.heard("red")[-3:] == [
        "green draws 2 from the supply",
        "green takes the Mamma Mia! card",
        "red is to place",
    ]
    assert kitchen.hand("green") == "1 pineapple, 1 pepper, 1 olive"
    assert kitchen.hand_size("green") == 7
    assert kitchen.supply == 2
    assert kitchen.view("red").holder == 0


def test_r2_7_the_card_below_a_filled_hand_stays_in_the_supply() -> None:
    """R2.7: it is drawn as a card, not looked for."""
    green = Cook("2 salami, 1 olive", orders=SEVEN_ORDERS[:4])
    kitchen = Kitchen("original", {"green": green, "red": BUSY}, supply="2 pepper, mamma mia")
    kitchen.play("place 2 salami", "submit nothing", "draw supply")
    assert kitchen.supply == 1
    assert kitchen.view("green").holder is None
    assert not kitchen.happened(OvenOpened)


def test_r2_7_without_a_card_below_it_there_is_no_replacement() -> None:
    """R2.7: another card, if there is one."""
    green = Cook("2 salami, 1 olive", orders=SEVEN_ORDERS[:4])
    kitchen = Kitchen("original", {"green": green, "red": BUSY}, supply="pepper, mamma mia")
    kitchen.play("place 2 salami", "submit nothing", "draw supply")
    assert kitchen.hand_size("green") == 6
    assert "green draws 1 from the supply" in kitchen.heard()
    assert "green opens the oven" in kitchen.heard()


# R2.8


@pytest.mark.parametrize("edition", ALL)
def test_r2_8_only_the_top_card_of_the_oven_can_be_seen(edition: str) -> None:
    """R2.8: two ovens of one height and one top card look alike to everybody."""
    cooks = {"green": BUSY, "red": BUSY}
    one = Kitchen(edition, cooks, oven=["3 salami", "red: Monotoni", "1 olive"])
    other = Kitchen(edition, cooks, oven=["1 pepper", "green: Monotoni", "2 mushroom, 1 olive"])
    for seat in ("green", None):
        assert one.view(seat).oven == other.view(seat).oven == 5
        assert one.view(seat).top == other.view(seat).top == Card(kind=3)
    assert one.view("green").table == other.view("green").table == 0
