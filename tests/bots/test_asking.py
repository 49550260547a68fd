"""Bots ask for no cards that nobody at the table can have: everybody would wait for the answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from pizzaiolo.bots.asking import gone_from, is_hopeless
from pizzaiolo.engine.actions import Action, Ask, Decline, Request, Send
from pizzaiolo.engine.counts import some, total
from pizzaiolo.engine.events import Asked, Event
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import legal
from support.cases import Case
from support.kitchen import Cook, Kitchen
from support.seated import Seated, dealt, hasty

OLIVE = 3


def asking(helper: Cook, hand: str = "", order: str = "4 olive + 1 pepper") -> Kitchen:
    """Green's order has come out; the table has two olives and a pepper, and others see three."""
    return Kitchen(
        "plus",
        {"green": Cook(hand), "red": helper, "brown": Cook("salami")},
        oven=["4 mushroom, 2 olive, 1 pepper", f"green: {order}", "1 pineapple"],
        chef="green",
    )


def hopeless(kitchen: Kitchen, action: Action, gone: int = 0) -> bool:
    view = kitchen.view("green")
    assert view.hand is not None
    return is_hopeless(action, kitchen.setup, view, view.hand, gone)


def test_two_cards_are_asked_of_somebody_who_holds_two() -> None:
    assert hopeless(asking(Cook("shrimp")), Ask())
    assert not hopeless(asking(Cook("2 shrimp")), Ask()), "which two they are is their secret"
    assert not hopeless(asking(Cook("shrimp"), hand="olive"), Ask()), "one of them is held"


def test_whoever_has_no_order_to_be_rewarded_with_cannot_help() -> None:
    assert hopeless(asking(Cook("2 olive", waiter=[])), Ask())


def test_a_bombastica_asks_for_as_many_as_fifteen_lacks() -> None:
    """Seven lie on the table; any eight cards will do, the own hand's among them."""
    assert hopeless(asking(Cook("3 shrimp"), "4 salami", "Bombastica"), Ask())
    assert not hopeless(asking(Cook("4 shrimp"), "4 salami", "Bombastica"), Ask())


def test_what_lies_elsewhere_nobody_can_have() -> None:
    kitchen = asking(Cook("2 shrimp"))
    left = int(kitchen.setup.copies) - 2
    assert not hopeless(kitchen, Ask(), some(left - 2, OLIVE))
    assert hopeless(kitchen, Ask(), some(left - 1, OLIVE)), "one olive is left for two"


def test_one_card_more_has_to_be_in_the_same_hand() -> None:
    """What is held may be asked for all the same (R6.2), but not of a hand too small for it."""
    for helper, too_much in (("shrimp", True), ("2 shrimp", False)):
        kitchen = asking(Cook(helper), hand="olive")
        kitchen.play("ask")
        assert kitchen.legal() == ["request olive", "send request"]
        assert hopeless(kitchen, Request("olive")) == too_much
        assert not hopeless(kitchen, Send())


def test_anything_else_is_no_question() -> None:
    assert not hopeless(asking(Cook()), Decline())


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("name", ["greedy", "counter", "search", "pia", "nonna"])
def test_no_bot_asks_for_more_than_a_hand_can_hold(name: str, seats: int) -> None:
    case = Case("plus", seats, helping=True)
    table = Seated(dealt(case, "asking 0"), [hasty(name, 1)] * seats)
    game, asked = table.game, 0
    while not game.over:
        actor = game.to_act
        assert actor is not None
        view = game.view(actor)
        choice = table.bots[actor].choose(view, legal(game.state()))
        others = [seat for place, seat in enumerate(view.seats) if place != actor]
        most = max((seat.ingredients for seat in others if seat.waiter > 0), default=0)
        news = game.play(choice)
        for event in news:
            if isinstance(event, Asked):
                asked += 1
                assert total(event.request) <= most
        table._tell(news)
    assert asked > 0


def test_a_perfect_memory_knows_what_is_used_and_what_is_still_in_the_oven() -> None:
    game, chance = dealt(Case("plus", 4, helping=True), "gone"), Random(1)
    memories = [PerfectMemory(game.setup, seat) for seat in range(4)]
    fading = FadingMemory(game.setup, 0, 4, 0.2, 0.2, 7)
    news: Sequence[Event] = game.opening
    paid = 0
    while not game.over:
        for event in news:
            for memory in (*memories, fading):
                if event.is_for(int(memory.seat)):
                    memory.hear(event)
        state, actor = game.state(), game.to_act
        assert actor is not None
        if game.view(actor).decision == "pay":
            paid += 1
            still = sum(layer.placed for layer in state.oven[state.baked + 1 :])
            assert gone_from(memories[actor]) == state.used + still + state.placed
            assert gone_from(fading) == 0, "it is not sure of anything"
        news = game.play(chance.choice(legal(state)))
    assert paid > 10
