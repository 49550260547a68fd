"""R3 and R7: when the oven is opened, by whom, and how the next round begins."""

from __future__ import annotations

import pytest

from pizzaiolo.engine.events import OvenOpened
from pizzaiolo.engine.view import Card
from support.kitchen import Cook, Kitchen

LAST_DRAW = ["waiter", "oven", "plus"]
HOLDER = ["original", "homoludicus"]
SEVEN_GREEN = ["4 mushroom + 1 pepper", "4 olive + 1 pepper", "4 salami + 1 pepper"]
SEVEN_GREEN += ["4 pineapple + 1 pepper", "1 of each", "Bombastica", "Monotoni"]
SEVEN_RED = ["4 mushroom + 1 salami", "4 olive + 1 salami", "4 pepper + 1 salami"]
SEVEN_RED += ["4 pineapple + 1 salami", "1 of each", "Bombastica", "Monotoni"]
BUSY = Cook("2 olive, 2 mushroom")
FIVE_CARDS = Cook("2 salami", orders=["Monotoni", "Minimale", "Bombastica", "1 of each"])
"""One card placed leaves room for two in the base game."""


# R3.1


def test_r3_1_the_oven_is_opened_when_the_last_card_is_drawn() -> None:
    """R3.1: at once, before the next player's turn."""
    kitchen = Kitchen("waiter", {"green": FIVE_CARDS, "red": BUSY}, supply="2 pepper")
    kitchen.play("place 1 salami", "submit nothing", "draw supply")
    news = kitchen.heard()
    assert news[news.index("green draws 2 from the supply") + 1] == "green opens the oven"


def test_r3_1_one_card_in_the_supply_keeps_the_round_going() -> None:
    """R3.1: the last card has to be drawn, not to be near."""
    kitchen = Kitchen("waiter", {"green": FIVE_CARDS, "red": BUSY}, supply="3 pepper")
    kitchen.play("place 1 salami", "submit nothing", "draw supply")
    assert not kitchen.happened(OvenOpened)
    assert (kitchen.actor, kitchen.supply) == ("red", 1)


def test_r3_1_an_empty_waiter_does_not_end_the_round() -> None:
    """R3.1: it is the supply that counts."""
    green = Cook("3 salami", waiter=["Monotoni"])
    kitchen = Kitchen("waiter", {"green": green, "red": BUSY}, supply="pepper")
    kitchen.play("place 1 salami", "draw waiter")
    assert not kitchen.happened(OvenOpened)


@pytest.mark.parametrize("edition", HOLDER)
def test_r3_1_the_replacement_of_the_mamma_mia_card_is_drawn_first(edition: str) -> None:
    """R3.1: card and replacement are the last two: both are drawn, then the oven is opened."""
    kitchen = Kitchen(
        edition, {"green": FIVE_CARDS, "red": BUSY}, supply="pepper, mamma mia, pepper"
    )
    kitchen.play("place 1 salami", "submit nothing", "draw supply")
    assert kitchen.hand("green") == "2 pepper, 1 salami"
    assert kitchen.happened(OvenOpened)


# R3.2


@pytest.mark.parametrize("edition", LAST_DRAW)
def test_r3_2_who_drew_the_last_card_is_chef(edition: str) -> None:
    """R3.2: opens the oven, and starts the next round, though it was another's turn next."""
    cooks = {"yellow": BUSY, "green": Cook("1 olive, 2 salami"), "red": BUSY}
    kitchen = Kitchen(edition, cooks, turn="green", supply="pepper", used="9 salami")
    kitchen.play("place 1 salami", "draw supply")
    assert "green opens the oven" in kitchen.heard()
    assert (kitchen.round, kitchen.actor) == (2, "green")
    assert "round 2 begins: green starts, leftovers 1 salami, supply 9" in kitchen.heard()


@pytest.mark.parametrize("edition", HOLDER)
def test_r3_2_who_holds_the_mamma_mia_card_is_chef(edition: str) -> None:
    """R3.2: not the one who drew the last card."""
    cooks = {"yellow": BUSY, "green": Cook("1 olive, 2 salami"), "red": BUSY}
    kitchen = Kitchen(edition, cooks, turn="green", holder="yellow", supply="pepper")
    kitchen.play("place 1 salami", "draw supply")
    assert "yellow opens the oven" in kitchen.heard()
    assert (kitchen.round, kitchen.actor) == (2, "yellow")


# R3.3


@pytest.mark.parametrize("edition", LAST_DRAW)
def test_r3_3_a_round_with_an_empty_supply_is_one_turn(edition: str) -> None:
    """R3.3: nothing was baked, so nothing can be drawn: the starter takes a turn and is chef."""
    green = Cook("2 salami, 2 olive", orders=["4 salami + 1 pepper"], waiter=["Monotoni"])
    cooks = {"green": green, "red": BUSY}
    kitchen = Kitchen(edition, cooks, chef="green", oven=["2 salami, 1 pepper"])
    assert (kitchen.round, kitchen.supply) == (2, 0)
    kitchen.play("place 2 salami", "submit 4 salami + 1 pepper")
    news = kitchen.heard()
    assert news[3:5] == ["green draws 1 from the waiter", "green opens the oven"]
    assert "green's 4 salami + 1 pepper is baked with 1 pepper, 4 salami" in news
    assert "round 3 begins: green starts, leftovers nothing, supply 5" in news


def test_r3_3_the_one_turn_can_be_a_pass() -> None:
    """R3.3: with no ingredient and no supply the starter draws nothing, and opens the oven."""
    cooks = {"green": Cook(orders=["Monotoni"]), "red": BUSY}
    kitchen = Kitchen("waiter", cooks, chef="green", round=2)
    assert kitchen.heard()[2:6] == [
        "round 3 begins: green starts, leftovers nothing, supply 0",
        "green passes",
        "green opens the oven",
        "round 3 ends",
    ]


@pytest.mark.parametrize("edition", HOLDER)
def test_r3_3_with_the_mamma_mia_card_the_supply_is_never_empty(edition: str) -> None:
    """R3.3: the card alone is a supply of one, and the player who draws it is chef again."""
    cooks = {"green": BUSY, "red": BUSY}
    kitchen = Kitchen(edition, cooks, chef="green", holder="green", oven=["2 salami"])
    assert (kitchen.round, kitchen.supply) == (2, 1)
    kitchen.play("place 1 olive", "draw waiter", "place 1 mushroom", "draw supply")
    news = kitchen.heard()
    assert news[news.index("red draws 0 from the supply") + 1 :][:2] == [
        "red takes the Mamma Mia! card",
        "red opens the oven",
    ]
    assert kitchen.actor == "red"


# R3.4


def test_r3_4_a_lap_without_a_move_ends_the_round_in_original() -> None:
    """R3.4: all hands hold seven orders and no ingredient, and nobody submits one."""
    cooks = {"green": Cook(orders=SEVEN_GREEN), "red": Cook(orders=SEVEN_RED)}
    kitchen = Kitchen("original", cooks, holder="red", oven=["2 salami"], supply="9 salami")
    kitchen.play("submit nothing")
    assert not kitchen.happened(OvenOpened)
    kitchen.play("submit nothing")
    assert kitchen.heard()[:3] == ["red opens the oven", "out come 2 salami", "round 1 ends"]
    assert (kitchen.round, kitchen.actor) == (2, "red")


def test_r3_4_a_lap_of_passes_ends_the_round_in_homoludicus() -> None:
    """R3.4: nobody may submit and nobody has room to draw; it goes on to the end of the game."""
    cooks = {"green": Cook(orders=SEVEN_GREEN), "red": Cook(orders=SEVEN_RED)}
    kitchen = Kitchen("homoludicus", cooks, turn="red", supply="9 salami, mamma mia")
    assert kitchen.heard()[:4] == [
        "red passes",
        "green passes",
        "red opens the oven",
        "round 1 ends",
    ]
    assert kitchen.heard()[-1] == "the game ends: delivered (0, 0), in hand (0, 0)"


def test_r3_4_the_chef_is_the_starter_where_nobody_holds_the_card() -> None:
    """R3.4: not the one whose turn it was when nothing moved any more."""
    cooks = {"green": Cook(orders=SEVEN_GREEN), "red": Cook(orders=SEVEN_RED)}
    kitchen = Kitchen("original", cooks, turn="red", starter="green", supply="9 salami, mamma mia")
    kitchen.play("submit nothing", "submit nothing")
    assert "green opens the oven" in kitchen.heard()
    assert kitchen.actor == "green"


def test_r3_4_a_card_that_moves_begins_the_lap_anew() -> None:
    """R3.4: an order submitted between two idle turns keeps the round going."""
    cooks = {"green": Cook(orders=SEVEN_GREEN), "red": Cook(orders=SEVEN_RED)}
    kitchen = Kitchen("original", cooks, supply="9 salami, mamma mia")
    kitchen.play("submit nothing", "submit Monotoni", "draw waiter", "submit nothing")
    assert not kitchen.happened(OvenOpened)
    kitchen.play("submit nothing")
    assert kitchen.happened(OvenOpened)


def test_r3_4_after_a_stall_the_rest_of_the_supply_is_shuffled_in() -> None:
    """R3.4: nine cards left and five used are a new supply of fourteen, and the card."""
    green = Cook("1 pepper", orders=["Monotoni", *SEVEN_GREEN[:2], *SEVEN_GREEN[3:6]])
    cooks = {"green": green, "red": Cook(orders=SEVEN_RED)}
    oven = ["4 salami, 1 pepper", "green: 4 salami + 1 pepper"]
    kitchen = Kitchen("homoludicus", cooks, oven=oven, holder="red", supply="9 olive")
    kitchen.play("submit nothing", "draw waiter")
    assert kitchen.heard()[-1] == "the game ends: delivered (1, 0), in hand (0, 0)"
    assert "round 2 begins: red starts, leftovers 1 pepper, supply 15" in kitchen.heard()


def test_r3_4_elsewhere_there_is_always_something_to_do() -> None:
    """R3.4: hands that stall in `original` draw in `plus`, past the limit."""
    cooks = {"green": Cook(orders=SEVEN_GREEN), "red": Cook(orders=SEVEN_RED)}
    kitchen = Kitchen("plus", cooks, supply="20 salami")
    assert kitchen.heard()[-1] == "green is to place"
    assert kitchen.supply == 10


# R7


@pytest.mark.parametrize("edition", ["homoludicus", "waiter", "oven", "plus"])
def test_r7_1_leftovers_are_the_bottom_of_the_next_oven(edition: str) -> None:
    """R7.1: they are covered, their height and the top one can be seen, no more."""
    kitchen = Kitchen(
        edition,
        {"green": BUSY, "red": BUSY},
        oven=["3 pepper, 2 mushroom"],
        chef="green",
        holder="green",
    )
    assert kitchen.table == "3 pepper, 2 mushroom"
    seen = kitchen.view("red")
    assert (seen.oven, seen.top, seen.table) == (5, Card(kind=2), 0)
    kitchen.play("place 1 olive")
    assert (kitchen.view("red").oven, kitchen.view("red").top) == (6, Card(kind=3))


def test_r7_1_the_last_kind_of_the_ring_lies_on_top() -> None:
    """R7.1: leftovers are stacked kind by kind, however they came out; doubles over singles."""
    cooks = {"green": BUSY, "red": BUSY}
    kitchen = Kitchen("waiter", cooks, oven=["2 salami", "1 pineapple"], chef="green")
    assert kitchen.view(None).top == Card(kind=4)
    oven = ["1 double pepper", "2 pepper", "3 pineapple"]
    kitchen = Kitchen("waiter", cooks, oven=oven, chef="green", doubles=True)
    assert kitchen.view(None).top == Card(kind=1, double=True)
    kitchen = Kitchen("waiter", cooks, chef="green")
    assert kitchen.view(None).top is None


def test_r7_1_in_original_they_stay_visible_on_the_table() -> None:
    """R7.1: face up in their piles all through the next round, and not in the oven."""
    cooks = {"green": BUSY, "red": BUSY}
    kitchen = Kitchen(
        "original", cooks, oven=["3 pepper, 2 mushroom"], chef="green", holder="green"
    )
    for seat in ("green", "red", None):
        seen = kitchen.view(seat)
        assert (seen.oven, seen.top) == (0, None)
        assert seen.table == 3 << 8 | 2 << 16


@pytest.mark.parametrize("edition", ["original", "waiter", "plus"])
def test_r7_1_leftovers_count_before_anything_placed_later(edition: str) -> None:
    """R7.1: an order submitted first thing in the next round is filled from them."""
    green = Cook("1 pepper, 2 olive", orders=["4 salami + 1 pepper"])
    cooks = {"green": green, "red": BUSY}
    kitchen = Kitchen(
        edition, cooks, table="4 salami", holder="green", supply="olive", used="9 olive"
    )
    kitchen.play("place 1 pepper", "submit 4 salami + 1 pepper", "draw supply")
    assert kitchen.delivered("green") == ["4 salami + 1 pepper"]
    assert kitchen.table == "nothing"


def test_r7_1_in_original_leftovers_are_not_turned_up_again() -> None:
    """R7.1: what lies open all the time does not come out of the oven; elsewhere it does."""
    for edition, first in [("original", "out come 1 pepper"), ("waiter", "out come 4 salami")]:
        cooks = {"green": Cook("1 pepper, 2 olive"), "red": BUSY}
        kitchen = Kitchen(edition, cooks, table="4 salami", holder="green", supply="olive")
        kitchen.play("place 1 pepper", "draw supply")
        news = kitchen.heard()
        assert news[news.index("green opens the oven") + 1] == first


@pytest.mark.parametrize(("edition", "height"), [("waiter", 5), ("original", 6)])
def test_r7_2_the_used_ingredients_are_the_new_supply(edition: str, height: int) -> None:
    """R7.2: with the Mamma Mia! card where there is one; nothing else comes into it."""
    cooks = {"green": BUSY, "red": BUSY}
    kitchen = Kitchen(
        edition,
        cooks,
        table="4 salami, 1 pepper, 3 olive",
        oven=["green: 4 salami + 1 pepper"],
        chef="red",
        holder="green",
    )
    assert kitchen.supply == height
    assert kitchen.state.supply == 4 << 32 | 1 << 8
    assert kitchen.used == "nothing"
    assert kitchen.view("green").holder is None


def test_r7_2_the_new_supply_is_shuffled() -> None:
    """R7.2: the cards do not come back in the order of the used stack."""
    red = Cook("7 salami", waiter=[])
    kitchen = Kitchen(
        "waiter",
        {"red": red, "green": BUSY},
        table="8 pepper, 8 olive",
        oven=["green: Bombastica"],
        chef="red",
    )
    kitchen.play("place 7 salami")
    drawn = kitchen.hand("red")
    assert "pepper" in drawn
    assert "olive" in drawn


@pytest.mark.parametrize("edition", ["original", "waiter", "plus"])
def test_r7_3_hands_are_not_refilled_and_the_chef_begins(edition: str) -> None:
    """R7.3: what was added to a pizza is missing at the start of the next round."""
    green = Cook("2 salami, 2 olive", waiter=["Monotoni"])
    kitchen = Kitchen(
        edition,
        {"green": green, "red": BUSY},
        table="2 salami, 1 pepper",
        oven=["green: 4 salami + 1 pepper"],
        chef="red",
        holder="red",
    )
    kitchen.play("bake")
    assert (kitchen.round, kitchen.actor, kitchen.decision) == (2, "red", "place")
    assert kitchen.hand("green") == "2 olive"
    assert kitchen.hand("red") == "2 mushroom, 2 olive"
