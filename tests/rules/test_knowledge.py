"""R10: what a player may know, on Views and on the audiences of events."""

from __future__ import annotations

import pytest

from pizzaiolo import new_game
from pizzaiolo.engine.counts import pack
from pizzaiolo.engine.events import AwaitedInSecret, Drew, Event, Received
from pizzaiolo.engine.view import Card, Hand, PublicSeat, View
from support.kitchen import Cook, Kitchen

ALL = ["original", "homoludicus", "waiter", "oven", "plus"]
BUSY = Cook("2 olive, 2 mushroom")


# R10.1


@pytest.mark.parametrize("edition", ALL)
def test_r10_1_the_cards_in_others_hands_are_secret(edition: str) -> None:
    """R10.1: another hand of the same size looks the same from every other chair."""
    one = Kitchen(edition, {"green": BUSY, "red": Cook("3 salami", orders=["Monotoni"])})
    other = Kitchen(edition, {"green": BUSY, "red": Cook("1 pepper, 2 olive", orders=["Minimale"])})
    assert one.view("green") == other.view("green")
    assert one.view(None) == other.view(None)
    monotoni = 1 << (8 if edition == "plus" else 6)
    assert one.view("red").hand == Hand(pack([0, 0, 0, 0, 3]), 0, monotoni)


@pytest.mark.parametrize("edition", ALL)
def test_r10_1_the_order_of_the_supply_is_secret(edition: str) -> None:
    """R10.1: which cards it holds is not shown either."""
    cooks = {"green": BUSY, "red": BUSY}
    one = Kitchen(edition, cooks, supply="3 salami, 2 olive")
    other = Kitchen(edition, cooks, supply="2 olive, 2 pineapple, pepper")
    for seat in ("green", "red", None):
        assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("edition", ALL)
def test_r10_1_the_order_of_every_waiter_is_secret(edition: str) -> None:
    """R10.1: from its owner as well."""
    waiters = [["Monotoni", "Minimale"], ["Minimale", "Monotoni"], ["Bombastica", "1 of each"]]
    views = []
    for waiter in waiters:
        cooks = {"green": Cook("2 olive, 2 mushroom", waiter=waiter), "red": BUSY}
        kitchen = Kitchen(edition, cooks)
        views.append([kitchen.view(seat) for seat in ("green", "red", None)])
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("edition", ALL)
def test_r10_1_the_oven_below_its_top_card_is_secret(edition: str) -> None:
    """R10.1: from those who filled it as well."""
    cooks = {"green": BUSY, "red": BUSY}
    one = Kitchen(edition, cooks, oven=["3 salami", "2 pepper"])
    other = Kitchen(edition, cooks, oven=["4 olive, 1 pepper"])
    for seat in ("green", "red", None):
        assert one.view(seat) == other.view(seat)


def test_r10_1_drawn_cards_are_told_to_the_drawer_alone() -> None:
    """R10.1: the others hear how many and from where."""
    green = Cook("3 salami", orders=["Monotoni", "Minimale", "Bombastica"])
    kitchen = Kitchen("waiter", {"green": green, "red": BUSY}, supply="2 olive, 9 pepper")
    kitchen.play("place 1 salami", "submit nothing", "draw supply")
    told = "green receives 2 olive"
    assert told in kitchen.heard("green")
    assert told not in kitchen.heard("red")
    assert told not in kitchen.heard(None)
    assert "green draws 2 from the supply" in kitchen.heard("red")


@pytest.mark.parametrize("edition", ALL)
def test_r10_1_dealt_cards_are_told_to_their_owner_alone(edition: str) -> None:
    """R10.1: from the deal on."""
    dealt = [event for event in new_game(edition, 3, seed=1).opening if isinstance(event, Received)]
    assert [event.audience for event in dealt] == [0, 1, 2, 0, 1, 2]


# R10.2


def test_r10_2_what_everybody_sees_of_a_seat_and_of_the_stacks() -> None:
    """R10.2: ingredients and orders in hand by number, heights, and delivered orders."""
    red = Cook("3 salami", orders=["Monotoni", "Minimale"], delivered=["1 of each"])
    kitchen = Kitchen(
        "waiter",
        {"green": BUSY, "red": red},
        table="2 pineapple",
        oven=["3 salami", "red: Bombastica"],
        supply="5 olive",
    )
    for seat in ("green", "red", None):
        seen = kitchen.view(seat)
        assert seen.seats[1] == PublicSeat("red", ingredients=3, orders=2, waiter=4, delivered=16)
        assert (seen.supply, seen.oven) == (5, 6)
        assert seen.top == Card(owner=1, order=5)
        assert (seen.turn, seen.to_act, seen.decision) == (0, 0, "place")
        assert (seen.round, seen.rounds, seen.holder, seen.chef) == (0, 3, None, None)


@pytest.mark.parametrize(
    ("stack", "in_hand", "waiter"), [("supply", (7, 0), 8), ("waiter", (2, 5), 3)]
)
def test_r10_2_which_stack_a_draw_came_from(
    stack: str, in_hand: tuple[int, int], waiter: int
) -> None:
    """R10.2: and how many cards; the backs differ, so the hand's two numbers are public."""
    kitchen = Kitchen("waiter", {"green": Cook("3 salami"), "red": BUSY})
    kitchen.play("place 1 salami", f"draw {stack}")
    drew = [event for event in kitchen.news if isinstance(event, Drew)]
    assert drew == [Drew(0, stack, 5)]
    assert drew[0].audience is None
    seen = kitchen.view("red").seats[0]
    assert (seen.ingredients, seen.orders) == in_hand
    assert seen.waiter == waiter


@pytest.mark.parametrize("edition", ["original", "homoludicus"])
def test_r10_2_who_holds_the_mamma_mia_card(edition: str) -> None:
    """R10.2: it lies open before its holder."""
    kitchen = Kitchen(edition, {"green": BUSY, "red": BUSY}, holder="red")
    assert kitchen.view("green").holder == kitchen.view(None).holder == 1


def test_r10_2_everything_that_happens_while_the_oven_is_emptied() -> None:
    """R10.2: the chef, the table, the order turned up, the cards added, the rest of the oven."""
    kitchen = Kitchen(
        "waiter",
        {"green": Cook("2 pepper, 2 salami"), "red": BUSY},
        table="8 salami, 5 olive",
        oven=["green: Bombastica", "3 olive"],
        chef="red",
    )
    kitchen.play("bake", "add salami")
    assert kitchen.heard("red") == ["green adds 1 salami"]
    for seat in ("red", None):
        seen = kitchen.view(seat)
        assert seen.chef == 1
        assert seen.turned_up == Card(owner=0, order=5)
        assert seen.table == pack([0, 0, 0, 5, 8])
        assert seen.added == pack([0, 0, 0, 0, 1])
        assert seen.oven == 3
        assert seen.top is None


def test_r10_2_a_request_is_public_when_it_is_made() -> None:
    """R10.2: not while its owner still thinks about it."""
    cooks = {"green": Cook("3 olive"), "red": Cook("1 olive"), "yellow": Cook("1 salami, 1 olive")}
    kitchen = Kitchen(
        "plus",
        cooks,
        table="2 olive, 1 pepper",
        oven=["green: 4 olive + 1 pepper"],
        chef="yellow",
    )
    kitchen.play("ask")
    assert kitchen.decision == "request"
    assert kitchen.heard("red") == []
    assert kitchen.view("red").request is None
    assert kitchen.view("red").decision == "pay"
    kitchen.play("send request")
    for seat in ("red", "yellow", None):
        assert kitchen.view(seat).request == pack([0, 0, 0, 1])


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
def test_r10_2_delivered_orders_are_public(edition: str) -> None:
    """R10.2: which, and whose."""
    cooks = {"green": Cook("2 olive, 2 mushroom", delivered=["Monotoni"]), "red": BUSY}
    kitchen = Kitchen(edition, cooks)
    assert kitchen.view("red").seats[0].delivered == 1 << 6
    assert kitchen.view("red").delivered_pile == 1


def test_r10_2_in_plus_only_the_height_of_the_pile_until_the_end() -> None:
    """R10.2: whose orders lie in it is counted when the game is over."""
    cooks = {"green": Cook("2 olive, 2 mushroom", delivered=["Monotoni", "Minimale"]), "red": BUSY}
    kitchen = Kitchen("plus", cooks)
    for seat in ("green", "red", None):
        assert [each.delivered for each in kitchen.view(seat).seats] == [None, None]
        assert kitchen.view(seat).delivered_pile == 2
    kitchen = Kitchen("plus", cooks, round=4, chef="red")
    assert [each.delivered for each in kitchen.view("red").seats] == [1 << 8 | 1 << 13, 0]


# R10.3


@pytest.mark.parametrize("edition", ALL)
def test_r10_3_a_view_shows_the_table_now_and_no_history(edition: str) -> None:
    """R10.3: two rounds that went differently and came to the same look the same afterwards."""
    views = []
    for first, second in [("2 salami", "1 pepper"), ("2 pepper", "1 pepper")]:
        green = Cook("2 salami, 2 pepper", waiter=["Monotoni"])
        red = Cook("1 pepper, 2 olive")
        kitchen = Kitchen(edition, {"green": green, "red": red}, holder="red")
        kitchen.play(f"place {first}", "draw waiter", f"place {second}")
        views.append([kitchen.view(seat) for seat in ("red", None)])
    assert views[0] == views[1]


def test_r10_3_there_is_no_place_for_a_history_in_a_view() -> None:
    """R10.3: a list of what a View may show; whatever is added has to be argued for here."""
    assert set(View._fields) == {
        *("seat", "hand", "seats", "round", "rounds", "turn", "to_act", "decision"),
        *("supply", "oven", "top", "table", "table_doubles", "turned_up", "added"),
        *("added_doubles", "request", "helper", "chef", "holder", "delivered_pile", "over"),
    }


def test_r10_3_leftovers_are_seen_for_a_moment_only() -> None:
    """R10.3: all see them when the oven is empty, none when they are the next oven."""
    cooks = {"green": BUSY, "red": BUSY}
    one = Kitchen("waiter", cooks, oven=["3 salami, 1 olive"], chef="green")
    other = Kitchen("waiter", cooks, oven=["3 pepper, 1 salami"], chef="green")
    assert one.heard("red") != other.heard("red")
    assert one.view("red") == other.view("red")


# R10.4


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
def test_r10_4_the_place_of_a_failed_order_is_not_shown_again(edition: str) -> None:
    """R10.4: all saw which order it was; under the waiter it is a card like the others."""
    views = []
    for failed in ("Monotoni", "Minimale"):
        cooks = {"green": Cook("2 olive, 2 mushroom"), "red": BUSY}
        oven = [f"green: {failed}"]
        kitchen = Kitchen(edition, cooks, oven=oven, chef="red", holder="red")
        assert f"green's {failed} goes back" in kitchen.heard("red")
        assert kitchen.waiter("green")[-1] == failed
        views.append([kitchen.view(seat) for seat in ("green", "red", None)])
    assert views[0] == views[1]


# R10.5


def heard_by_others(edition: str, hand: str, *actions: str) -> list[tuple[list[Event], View]]:
    """What the others hear and then see when green's order comes out and green does so."""
    cooks = {"green": Cook(hand), "red": BUSY, "yellow": BUSY}
    kitchen = Kitchen(
        edition,
        cooks,
        table="3 salami, 1 pepper",
        oven=["1 olive", "green: 4 salami + 1 pepper", "2 olive"],
        chef="red",
        holder="red",
    )
    events = kitchen.news
    kitchen.play(*actions)
    events = events + kitchen.news
    return [
        ([event for event in events if event.is_for(seat)], kitchen.view(colour))
        for seat, colour in ((1, "red"), (2, "yellow"), (None, None))
    ]


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
def test_r10_5_an_order_that_cannot_be_paid_sounds_like_one_that_is_declined(edition: str) -> None:
    """R10.5: the others hear and see the same; only the owner knows that there was a choice."""
    could_not = heard_by_others(edition, "1 olive")
    would_not = heard_by_others(edition, "1 salami", "decline")
    assert could_not == would_not


def test_r10_5_in_plus_too() -> None:
    """R10.5: there the owner can always ask, and declines with and without the missing card."""
    could_not = heard_by_others("plus", "1 olive", "decline")
    would_not = heard_by_others("plus", "1 salami", "decline")
    assert could_not == would_not


def test_r10_5_nobody_else_is_told_that_the_owner_has_a_choice() -> None:
    """R10.5: the question is put in secret."""
    kitchen = Kitchen(
        "waiter",
        {"green": Cook("1 salami"), "red": BUSY},
        table="3 salami, 1 pepper",
        oven=["green: 4 salami + 1 pepper"],
        chef="red",
    )
    secret = [event for event in kitchen.news if isinstance(event, AwaitedInSecret)]
    assert [event.audience for event in secret] == [0]
    assert kitchen.heard("red")[-1] == "out comes green's 4 salami + 1 pepper"
    assert kitchen.heard("green")[-1] == "green is to pay, in secret"


def test_r10_5_who_cannot_help_sounds_like_who_does_not_want_to() -> None:
    """R10.5: the same holds for those who are asked."""
    heard = []
    for hand, actions in [
        ("1 salami, 1 shrimp", ["ask"]),
        ("1 olive, 1 shrimp", ["ask", "refuse"]),
    ]:
        cooks = {"green": Cook(""), "red": Cook(hand), "yellow": BUSY}
        kitchen = Kitchen(
            "plus",
            cooks,
            table="3 olive, 1 pepper",
            oven=["green: 4 olive + 1 pepper"],
            chef="yellow",
        )
        kitchen.play(*actions)
        assert kitchen.actor == "yellow"
        heard.append([(kitchen.heard(seat), kitchen.view(seat)) for seat in ("green", "yellow")])
    assert heard[0] == heard[1]
