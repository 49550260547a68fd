"""The counter bot: positions with an obvious choice, only legal choices, and no peeping."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from pizzaiolo.bots import Bot
from pizzaiolo.bots.counter import CounterBot
from pizzaiolo.bots.forecast import at_least, best_way, spared, taken
from pizzaiolo.bots.plain import GreedyBot, RandomBot
from pizzaiolo.engine.counts import members_of, pack, unpack
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Event, Placed, RoundBegan, Submitted
from pizzaiolo.engine.rules import legal
from pizzaiolo.engine.state import State
from pizzaiolo.game import Game, new_game
from support.cases import CASES, Case
from support.kitchen import Cook, Kitchen
from support.strategies import FEW_CASES

# Positions: the bot hears what a kitchen's oven was made of, and sees what its seat sees.


def listener(start: Kitchen) -> list[Event]:
    """What everybody has heard in this round when a kitchen is laid out."""
    state: State = start.state
    baking = state.chef < len(state.seats)
    # In a baking the table holds what has turned up, none of it left over from a round before.
    leftovers = (0, 0) if baking else (state.table, state.table_doubles)
    events: list[Event] = [RoundBegan(state.round, state.starter, 0, *leftovers)]
    for layer in state.oven:
        events += placements(layer.placed, layer.doubles)
        events.append(Submitted(layer.owner, layer.order))
    events += placements(state.placed, state.placed_doubles)
    return events + start.news


def placements(singles: int, doubles: int) -> list[Event]:
    pairs = zip(unpack(singles, 6), unpack(doubles, 6), strict=True)
    return [Placed(0, kind, ones, twos) for kind, (ones, twos) in enumerate(pairs) if ones + twos]


def choices(kitchen: Kitchen, number: int = 1, after: Sequence[str] = ()) -> list[str]:
    """What the counter bot does after some actions, at a number of decisions of the seat to act."""
    news = listener(kitchen)
    if after:
        kitchen.play(*after)
        news += kitchen.news
    seat = kitchen.state.actor
    bot = CounterBot(kitchen.setup, seat, 0)
    chosen: list[str] = []
    while True:
        for event in news:
            if event.is_for(seat):
                bot.hear(event)
        options = legal(kitchen.state)
        action = bot.choose(kitchen.view(kitchen.actor), options)
        chosen.append(kitchen.legal()[options.index(action)])
        if len(chosen) == number:
            return chosen
        kitchen.play(chosen[-1])
        assert kitchen.state.actor == seat
        news = kitchen.news


def test_it_places_and_submits_what_surely_bakes() -> None:
    kitchen = Kitchen(
        "oven",
        {
            "green": Cook("2 salami, mushroom", orders=["4 salami + 1 pepper", "Monotoni"]),
            "red": Cook("4 olive"),
        },
        oven=["2 salami, 1 pepper"],
    )
    assert choices(kitchen, 2) == ["place 2 salami", "submit 4 salami + 1 pepper"]


@pytest.mark.parametrize(("taken_first", "kept"), [("mushroom", "olive"), ("olive", "mushroom")])
def test_it_knows_what_the_orders_below_take(taken_first: str, kept: str) -> None:
    kitchen = Kitchen(
        "oven",
        {
            "green": Cook(
                "2 pineapple", orders=["4 mushroom + 1 pepper", "4 olive + 1 pepper"], waiter=[]
            ),
            "red": Cook("4 pepper"),
        },
        oven=[
            "4 olive, 4 mushroom, 1 salami",
            f"red: 4 {taken_first} + 1 salami",
            "1 pepper, 1 pineapple",
        ],
    )
    assert choices(kitchen, after=["place 1 pineapple"]) == [f"submit 4 {kept} + 1 pepper"]


def test_leftovers_count_like_cards_in_the_oven() -> None:
    kitchen = Kitchen(
        "oven",
        {
            "green": Cook("pepper, olive", orders=["4 salami + 1 pepper"]),
            "red": Cook("4 olive"),
        },
        table="4 salami",
    )
    assert choices(kitchen, 2) == ["place 1 pepper", "submit 4 salami + 1 pepper"]


def test_a_card_promised_to_an_order_stays_in_the_hand() -> None:
    kitchen = Kitchen(
        "oven",
        {"green": Cook("pepper, mushroom"), "red": Cook("4 olive")},
        oven=["4 salami", "green: 4 salami + 1 pepper"],
        supply="2 olive, salami",
    )
    assert choices(kitchen) == ["place 1 mushroom"]


def test_without_an_order_it_draws_orders() -> None:
    kitchen = Kitchen(
        "oven", {"green": Cook("2 salami, 2 pepper, 2 olive"), "red": Cook("4 olive")}
    )
    assert choices(kitchen, after=["place 1 olive"]) == ["draw waiter"]


@pytest.mark.parametrize(("later", "joker"), [("salami", "olive"), ("olive", "salami")])
def test_the_joker_saves_the_later_order(later: str, joker: str) -> None:
    kitchen = Kitchen(
        "oven",
        {"green": Cook("mushroom"), "red": Cook("4 pineapple")},
        oven=[
            "6 salami, 6 olive, 1 pepper",
            "green: Monotoni",
            "1 pepper",
            f"green: 4 {later} + 1 pepper",
        ],
        chef="red",
    )
    assert choices(kitchen) == [f"bake with {joker}"]


def test_it_pays_when_it_can() -> None:
    kitchen = Kitchen(
        "oven",
        {"green": Cook("pepper"), "red": Cook("4 pineapple")},
        oven=["4 salami", "green: 4 salami + 1 pepper"],
        chef="red",
    )
    assert choices(kitchen) == ["bake"]


def test_it_declines_one_order_that_would_spoil_two() -> None:
    kitchen = Kitchen(
        "oven",
        {"green": Cook("pineapple"), "red": Cook("4 pineapple")},
        oven=[
            "4 salami, 4 olive, 2 pepper, 4 mushroom",
            "green: Bombastica",
            "1 pineapple",
            "green: 4 salami + 1 pepper",
            "1 pineapple",
            "green: 4 olive + 1 pepper",
        ],
        chef="red",
    )
    assert choices(kitchen) == ["decline"]


def test_it_adds_what_no_order_will_miss() -> None:
    kitchen = Kitchen(
        "oven",
        {"green": Cook("pepper, mushroom"), "red": Cook("4 pineapple")},
        oven=[
            "6 pineapple, 8 olive",
            "green: Bombastica",
            "4 salami",
            "green: 4 salami + 1 pepper",
        ],
        chef="red",
    )
    assert choices(kitchen, 2) == ["bake", "add mushroom"]


# Helping: 4 olive + 1 pepper, of which the table has 2 olive and 1 pepper.


def asking(hand: str, helper: str = "olive, shrimp", later: str = "brown: Monotoni") -> Kitchen:
    return Kitchen(
        "plus",
        {"green": Cook(hand), "red": Cook(helper), "brown": Cook("salami")},
        oven=["4 mushroom, 2 olive, 1 pepper", "green: 4 olive + 1 pepper", "1 pineapple", later],
        chef="green",
    )


def test_it_asks_for_the_least_that_it_cannot_pay() -> None:
    assert choices(asking("olive"), 2) == ["ask", "send request"]


def test_it_does_not_ask_for_what_it_holds() -> None:
    assert choices(asking("2 olive")) == ["bake"]


def test_it_helps_for_the_reward() -> None:
    kitchen = asking("olive")
    assert choices(kitchen, after=["ask", "send request"]) == ["help"]
    assert kitchen.actor == "red"


def test_it_does_not_give_what_its_own_order_needs() -> None:
    """Red's 1 of each is sure to bake, unless the olives go to green's pizza."""
    kitchen = asking("olive", "olive, salami, shrimp", later="red: 1 of each")
    assert choices(kitchen, after=["ask", "send request"]) == ["refuse"]
    assert kitchen.actor == "red"


# Only what it heard, saw and was seeded with


def test_hidden_cards_change_nothing() -> None:
    """Two kitchens that look and sound alike to green, but red, waiters and supply differ."""
    green = Cook("2 salami, mushroom, olive", orders=["4 salami + 1 pepper", "Minimale"])
    turned = Cook(green.hand, green.orders, waiter=["Bombastica", "Monotoni", "1 of each"])
    usual = Cook(green.hand, green.orders, waiter=["1 of each", "Monotoni", "Bombastica"])
    oven = ["2 salami, 1 pepper", "red: Monotoni", "3 olive"]
    one = Kitchen(
        "oven",
        {"green": usual, "red": Cook("4 olive", orders=["Minimale"])},
        oven=oven,
        supply="3 pepper, 4 pineapple, 2 salami",
    )
    other = Kitchen(
        "oven",
        {"green": turned, "red": Cook("2 pepper, 2 pineapple", orders=["Bombastica"])},
        oven=oven,
        supply="2 mushroom, 3 pineapple, 4 olive",
    )
    assert one.view("green") == other.view("green")
    assert choices(one, 2) == choices(other, 2)


def play(game: Game, bots: list[Bot], twin: Bot | None = None) -> tuple[list[int], list[int]]:
    """Let bots play a game; return what the first seat chose, and its twin in its place.

    The twin hears and sees what the first seat does, and its choices are not played.
    """
    chosen: list[int] = []
    doubled: list[int] = []
    news = list(game.opening)
    while not game.over:
        for event in news:
            for seat, bot in enumerate(bots):
                if event.is_for(seat):
                    bot.hear(event)
            if twin is not None and event.is_for(0):
                twin.hear(event)
        state = game.state()
        view, options = game.view(state.actor), legal(state)
        action = bots[state.actor].choose(view, options)
        assert action in options
        if state.actor == 0:
            chosen.append(action)
            doubled.append(action if twin is None else twin.choose(view, options))
        news = game.play(action)
    return chosen, doubled


def against_random(case: Case, twin_seed: int | None = None) -> tuple[list[int], list[int]]:
    setup = case.setup()
    bots: list[Bot] = [CounterBot(setup, 0, 1)]
    bots += [RandomBot(setup, seat, seat) for seat in range(1, case.seats)]
    twin = None if twin_seed is None else CounterBot(setup, 0, twin_seed)
    return play(Game(setup, SeededDealer("counter")), bots, twin)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_it_plays_every_edition_by_the_rules(case: Case) -> None:
    against_random(case)


def test_the_same_seed_makes_the_same_choices() -> None:
    chosen, doubled = against_random(CASES[0], twin_seed=1)
    assert chosen == doubled


def test_the_seed_breaks_ties_alone() -> None:
    chosen, doubled = against_random(CASES[0], twin_seed=2)
    assert sum(a == b for a, b in zip(chosen, doubled, strict=True)) > 0.8 * len(chosen)


def test_it_beats_greedy() -> None:
    wins = 0.0
    for deal in range(4):
        for start in range(2):
            game = new_game("oven", seats=2, seed=deal, start=start)
            play(game, [CounterBot(game.setup, 0, deal), GreedyBot(game.setup, 1, deal)])
            winners = game.result().winners
            wins += (0 in winners) / len(winners)
    assert wins >= 6.0, f"{wins} of 8 games won"


# What it reckons with


@pytest.mark.parametrize("drawn", range(7))
@pytest.mark.parametrize("wanted", range(4))
def test_at_least_is_the_share_of_all_draws(wanted: int, drawn: int) -> None:
    draws = list(combinations([True] * 3 + [False] * 3, drawn))
    share = sum(sum(draw) >= wanted for draw in draws) / len(draws)
    assert at_least(wanted, drawn, 3, 6) == pytest.approx(share)


def test_doubles_pay_first() -> None:
    """R9.3: a need of three takes both doubles, though that pays one too many."""
    table, doubles, need = pack([4, 2]), pack([2, 0]), pack([3, 1])
    assert taken(table, doubles, need) == (pack([4, 1]), 0)


def test_the_best_way_of_a_minimale_is_its_smallest_pile() -> None:
    kitchen = Kitchen("oven", {"green": Cook(orders=["Minimale"]), "red": Cook()})
    minimale = kitchen.setup.recipe(0, members_of(kitchen.state.seats[0].orders)[0])
    way, missing = best_way(minimale, pack([3, 1, 2, 0, 5]), 0)
    assert way is not None
    assert (way.need, missing) == (pack([0, 1, 3, 0, 0]), pack([0, 0, 1, 0, 0]))


def test_what_is_spared_comes_from_the_largest_piles() -> None:
    assert spared(pack([1, 3, 2]), 3) == pack([0, 2, 1])
    assert spared(pack([1, 1, 0]), 5) == pack([1, 1, 0])
