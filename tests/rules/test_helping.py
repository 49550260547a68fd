"""R6: helping, in `plus` with three players or more."""

from __future__ import annotations

import pytest

from pizzaiolo import new_game
from pizzaiolo.engine.events import Asked, AwaitedInSecret
from pizzaiolo.engine.setup import OptionError
from support.kitchen import Cook, Kitchen

OLIVES = "green: 4 olive + 1 pepper"


def oven_with(
    order: str, table: str, hand: str, beate: str, claudio: str, dario: str = "1 salami, 1 shrimp"
) -> Kitchen:
    """Green's order comes out; to the left sit pink (Beate), red (Claudio) and yellow (Dario).

    The chef is yellow, so that green does not begin the asking by accident of the seats.
    """
    cooks = {
        "yellow": Cook(dario, waiter=["Monotoni", "Minimale"]),
        "green": Cook(hand, waiter=["Minimale"]),
        "pink": Cook(beate, waiter=["Monotoni", "Ghiottona"]),
        "red": Cook(claudio, waiter=["Bombastica", "Monotoni"]),
    }
    return Kitchen("plus", cooks, table=table, oven=[order], chef="yellow")


# R6.1


def test_r6_1_the_owner_may_ask_for_help_where_the_table_does_not_fill_the_order() -> None:
    """R6.1: with an empty hand, too."""
    kitchen = oven_with(OLIVES, "2 olive, 1 pepper", "", "1 salami", "1 salami")
    assert kitchen.actor == "green"
    assert kitchen.legal() == ["decline", "ask"]


def test_r6_1_also_when_the_hand_would_have_sufficed() -> None:
    """R6.1: instead of paying."""
    kitchen = oven_with(OLIVES, "2 olive, 1 pepper", "5 olive", "1 salami", "2 olive")
    assert kitchen.legal() == ["decline", "bake", "ask"]
    kitchen.play("ask", "request olive", "help")
    assert kitchen.hand("green") == "5 olive"
    assert kitchen.delivered("green") == ["4 olive + 1 pepper"]


def test_r6_1_not_where_the_table_fills_the_order() -> None:
    """R6.1: it is baked without asking anybody."""
    kitchen = oven_with(OLIVES, "4 olive, 1 pepper", "2 salami", "4 olive", "4 olive")
    assert not kitchen.happened(AwaitedInSecret)
    assert kitchen.delivered("green") == ["4 olive + 1 pepper"]


def test_r6_1_not_where_one_of_several_ways_is_filled_by_the_table() -> None:
    """R6.1: a Monotoni that six olive fill asks for no salami."""
    table = "1 pepper, 6 olive, 5 salami"
    kitchen = oven_with("green: Monotoni", table, "1 salami", "3 salami", "3 salami")
    assert kitchen.legal() == ["bake with olive", "bake with salami"]


def test_r6_1_not_where_nothing_could_bake_the_order() -> None:
    """R6.1: a Minimale with no kind left to count goes back at once (R5.4)."""
    kitchen = oven_with("green: Minimale", "2 pepper", "4 olive", "4 olive", "4 olive")
    assert not kitchen.happened(AwaitedInSecret)
    assert "green's Minimale goes back" in kitchen.heard()


# R6.2


def test_r6_2_the_request_holds_what_the_owner_does_not() -> None:
    """R6.2: two olive and a pepper are missing, one olive is in hand: the rest must be asked."""
    kitchen = oven_with(OLIVES, "2 olive", "1 olive, 1 shrimp", "1 salami", "1 pepper, 1 olive")
    kitchen.play("ask")
    assert kitchen.decision == "request"
    assert kitchen.legal() == ["request olive", "send request"]
    kitchen.play("send request")
    assert "green asks for 1 pepper, 1 olive" in kitchen.heard("pink")


def test_r6_2_the_request_holds_at_least_one_card() -> None:
    """R6.2: who could pay alone has to name a card before anybody is asked."""
    kitchen = oven_with(OLIVES, "3 olive", "1 olive, 1 pepper", "1 salami", "1 olive")
    kitchen.play("ask")
    assert kitchen.legal() == ["request pepper", "request olive"]
    kitchen.play("request olive")
    assert kitchen.legal() == ["request pepper", "send request"]


def test_r6_2_the_request_holds_only_missing_cards() -> None:
    """R6.2: nothing beyond what the pizza lacks; when all of it is asked for, it is sent."""
    kitchen = oven_with(OLIVES, "3 olive, 1 pepper", "", "1 salami", "1 olive")
    kitchen.play("ask")
    assert "green asks for 1 olive" in kitchen.heard()
    assert kitchen.actor == "red"


def test_r6_2_open_kinds_are_chosen_before_asking() -> None:
    """R6.2: the kinds of a Ghiottona first, then the cards; all hear both."""
    table = "1 pepper, 3 olive, 3 salami, 1 shrimp"
    kitchen = oven_with("green: Ghiottona", table, "1 olive", "1 shrimp", "1 salami")
    assert kitchen.legal()[0] == "decline"
    assert "ask with olive salami" in kitchen.legal()
    assert "ask with pineapple mushroom" in kitchen.legal()
    kitchen.play("ask with olive salami")
    assert kitchen.legal() == ["request olive", "send request"]
    kitchen.play("send request")
    asked = [event for event in kitchen.news if isinstance(event, Asked)]
    assert [(event.kinds, event.audience) for event in asked] == [(1 << 3 | 1 << 4, None)]


def test_r6_2_a_request_for_bombastica_names_kinds_of_the_owners_choice() -> None:
    """R6.2: three cards are lacking, one is in hand: two or three are asked for, of any kinds."""
    kitchen = oven_with(
        "green: Bombastica", "12 olive", "1 shrimp", "1 salami", "1 salami, 1 olive"
    )
    assert kitchen.legal() == ["decline", "ask"]
    kitchen.play("ask")
    every_kind = [f"request {kind}" for kind in kitchen.edition.kinds]
    assert kitchen.legal() == every_kind
    kitchen.play("request salami")
    assert kitchen.legal() == every_kind
    kitchen.play("request olive")
    assert kitchen.legal() == [*every_kind, "send request"]
    kitchen.play("send request")
    assert "green asks for 1 olive, 1 salami" in kitchen.heard()


def test_r6_2_a_request_for_bombastica_ends_with_what_fifteen_lacks() -> None:
    """R6.2: the third card of three is the last, and the owner may keep all of the hand."""
    kitchen = oven_with("green: Bombastica", "12 olive", "5 shrimp", "1 salami", "3 salami")
    assert kitchen.legal() == ["decline", "bake", "ask"]
    kitchen.play("ask", "request salami", "request salami", "request salami")
    assert "green asks for 3 salami" in kitchen.heard()


def test_r6_2_a_request_for_bombastica_asks_for_no_card_that_the_game_has_not() -> None:
    """R6.2: four players have twelve of each kind (R1.3), so nobody can be asked for thirteen."""
    kitchen = oven_with("green: Bombastica", "2 olive", "", "1 salami", "1 salami")
    kitchen.play("ask", *(["request salami"] * 12))
    assert "request salami" not in kitchen.legal()
    assert "request shrimp" in kitchen.legal()


# R6.3


def test_r6_3_the_others_are_asked_clockwise_from_the_owners_left() -> None:
    """R6.3: pink, red, and round the table to yellow; never the owner."""
    kitchen = oven_with(OLIVES, "3 olive, 1 pepper", "", "1 olive", "1 olive", "1 olive")
    kitchen.play("ask")
    asked = []
    while kitchen.decision == "help":
        asked.append(kitchen.actor)
        kitchen.play("refuse")
    assert asked == ["pink", "red", "yellow"]


def test_r6_3_the_first_who_helps_ends_the_asking() -> None:
    """R6.3: yellow holds an olive too, and is not asked."""
    kitchen = oven_with(OLIVES, "3 olive, 1 pepper", "", "1 olive", "1 olive", "1 olive, 1 shrimp")
    kitchen.play("ask", "refuse", "help")
    assert kitchen.hand("pink") == "1 olive"
    assert kitchen.hand("red") == "nothing"
    assert kitchen.hand("yellow") == "1 olive, 1 shrimp"
    assert kitchen.delivered("yellow") == []


def test_r6_3_a_helper_must_hold_all_the_cards_asked_for() -> None:
    """R6.3: one of two is no help; nobody gives a part."""
    kitchen = oven_with(OLIVES, "2 olive, 1 pepper", "", "1 olive", "2 olive", "1 olive, 1 shrimp")
    kitchen.play("ask")
    assert kitchen.heard("pink")[-2:] == ["green asks for 2 olive", "pink refuses"]
    assert kitchen.actor == "red"


def test_r6_3_a_helper_must_have_an_order_in_the_waiter() -> None:
    """R6.3: with an empty waiter red is passed over, whatever the hand holds."""
    cooks = {
        "yellow": Cook("1 olive, 1 shrimp"),
        "green": Cook(""),
        "red": Cook("4 olive", orders=["Monotoni"], waiter=[]),
    }
    kitchen = Kitchen("plus", cooks, table="3 olive, 1 pepper", oven=[OLIVES], chef="yellow")
    kitchen.play("ask")
    assert kitchen.heard("red")[-2:] == ["green asks for 1 olive", "red refuses"]
    assert kitchen.actor == "yellow"


def test_r6_3_nobody_has_to_help() -> None:
    """R6.3: the one asked may refuse, though able."""
    kitchen = oven_with(OLIVES, "3 olive, 1 pepper", "", "1 olive", "1 salami")
    kitchen.play("ask")
    assert kitchen.legal() == ["refuse", "help"]


# R6.4


def test_r6_4_helper_and_owner_complete_the_pizza_together() -> None:
    """R6.4: the cards asked for from one, the rest from the other: baked."""
    kitchen = oven_with(OLIVES, "1 olive", "1 olive, 1 pepper, 1 shrimp", "1 salami", "3 olive")
    kitchen.play("ask", "send request", "help")
    assert kitchen.heard()[2:6] == [
        "red gives 2 olive",
        "green adds 1 pepper, 1 olive",
        "green's 4 olive + 1 pepper is baked with 1 pepper, 4 olive",
        "red is rewarded",
    ]
    assert kitchen.hand("green") == "1 shrimp"
    assert kitchen.hand("red") == "1 olive"
    assert kitchen.supply == 5


def test_r6_4_the_top_order_of_the_helpers_waiter_is_delivered() -> None:
    """R6.4: it counts for the helper, never an order from the hand."""
    cooks = {
        "yellow": Cook("1 salami, 1 shrimp"),
        "green": Cook(""),
        "red": Cook("1 olive", orders=["Minimale"], waiter=["Bombastica", "Monotoni"]),
    }
    kitchen = Kitchen("plus", cooks, table="3 olive, 1 pepper", oven=[OLIVES], chef="yellow")
    kitchen.play("ask", "help")
    assert kitchen.delivered("red") == ["Bombastica"]
    assert kitchen.waiter("red") == ["Monotoni"]
    assert kitchen.orders("red") == ["Minimale"]
    assert kitchen.delivered("green") == ["4 olive + 1 pepper"]


def test_r6_4_the_reward_is_laid_down_unseen() -> None:
    """R6.4: nobody, not even the helper, is told which order it was."""
    tops = ["Bombastica", "Monotoni"]
    heard = []
    for top, below in (tops, tops[::-1]):
        cooks = {
            "yellow": Cook("1 salami, 1 shrimp"),
            "green": Cook(""),
            "red": Cook("1 olive", waiter=[top, below]),
        }
        kitchen = Kitchen("plus", cooks, table="3 olive, 1 pepper", oven=[OLIVES], chef="yellow")
        kitchen.play("ask", "help")
        assert kitchen.delivered("red") == [top]
        heard.append([(kitchen.heard(seat), kitchen.view(seat)) for seat in ("red", "green", None)])
    assert heard[0] == heard[1]


def test_r6_4_bombastica_is_completed_card_by_card_after_the_help() -> None:
    """R6.4: the owner adds the rest, of kinds of choice."""
    hand = "1 pineapple, 1 shrimp, 1 mushroom"
    kitchen = oven_with("green: Bombastica", "12 olive", hand, "1 salami", "1 shrimp")
    kitchen.play("ask", "request salami", "send request", "help")
    assert (kitchen.actor, kitchen.decision) == ("green", "add")
    assert kitchen.legal() == ["add pineapple", "add mushroom", "add shrimp"]
    kitchen.play("add shrimp", "add pineapple")
    baked = "green's Bombastica is baked with 1 pineapple, 12 olive, 1 salami, 1 shrimp"
    assert baked in kitchen.heard()
    assert kitchen.delivered("pink") == ["Monotoni"]
    assert kitchen.table == "nothing"


# R6.5


def test_r6_5_if_nobody_helps_the_order_fails_though_the_owner_could_have_paid() -> None:
    """R6.5: a player who asks gives up paying alone."""
    kitchen = oven_with(OLIVES, "3 olive, 1 pepper", "5 olive", "1 olive", "1 salami")
    kitchen.play("ask", "refuse")
    assert "green's 4 olive + 1 pepper goes back" in kitchen.heard()
    assert kitchen.hand("green") == "5 olive"
    assert kitchen.waiter("green")[-1] == "4 olive + 1 pepper"
    assert kitchen.table == "1 pepper, 3 olive"


def test_r6_5_if_nobody_can_help_the_order_fails() -> None:
    """R6.5: all refuse without being asked."""
    kitchen = oven_with(OLIVES, "3 olive, 1 pepper", "5 olive", "1 salami", "1 salami")
    kitchen.play("ask")
    assert kitchen.heard()[:5] == [
        "green asks for 1 olive",
        "pink refuses",
        "red refuses",
        "yellow refuses",
        "green's 4 olive + 1 pepper goes back",
    ]


# R6.6


def test_r6_6_with_two_players_there_is_no_helping() -> None:
    """R6.6: nothing to ask, and it cannot be agreed on."""
    cooks = {"green": Cook("1 olive"), "red": Cook("1 olive, 1 salami")}
    kitchen = Kitchen("plus", cooks, table="3 olive, 1 pepper", oven=[OLIVES], chef="red")
    assert kitchen.legal() == ["decline", "bake"]
    with pytest.raises(OptionError, match="two players"):
        new_game("plus", 2, helping=True)


def test_r6_6_a_table_may_agree_to_play_without_it() -> None:
    """R6.6: then nobody can be asked, with three players either."""
    cooks = {"green": Cook("1 olive"), "red": Cook("1 olive, 1 salami"), "pink": Cook("1 olive")}
    kitchen = Kitchen(
        "plus", cooks, table="3 olive, 1 pepper", oven=[OLIVES], chef="red", helping=False
    )
    assert kitchen.legal() == ["decline", "bake"]


@pytest.mark.parametrize(
    ("seats", "helping", "rounds"), [(2, None, 4), (3, False, 4), (3, None, 3), (6, True, 3)]
)
def test_r6_6_without_helping_the_game_has_four_rounds(
    seats: int, helping: bool | None, rounds: int
) -> None:
    """R6.6: and three with it."""
    assert new_game("plus", seats, seed=1, helping=helping).view(None).rounds == rounds


def test_r6_6_the_other_editions_have_no_helping() -> None:
    """R6.6: only `plus` knows it."""
    with pytest.raises(OptionError, match="helping"):
        new_game("waiter", 4, helping=True)
