"""Game: deal, ask what is legal, play, look, and read the result, as people do."""

from __future__ import annotations

import pickle
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo import (
    Action,
    Ask,
    Bake,
    Draw,
    Game,
    IllegalActionError,
    Place,
    Result,
    Submit,
    compiled,
    new_game,
    random_games,
)
from pizzaiolo.editions import EditionError
from pizzaiolo.engine import events as told
from pizzaiolo.engine import rules
from pizzaiolo.engine.counts import total
from pizzaiolo.engine.dealer import DealError, SeededDealer, SeededShuffle, WrittenDealer
from pizzaiolo.engine.events import Awaited, Drew, Placed, Received, RoundBegan, Submitted
from pizzaiolo.engine.setup import OptionError, Setup
from support.cases import EDITIONS
from support.strategies import options


def finished(game: Game) -> Game:
    """The game, played to its end with the first legal action each time."""
    while not game.over:
        game.play(game.legal()[0])
    return game


# A new game


def test_a_game_is_dealt_with_four_seats_and_the_first_to_begin() -> None:
    game = new_game("waiter")
    assert game.seats == 4
    assert game.edition == EDITIONS["waiter"]
    assert game.to_act == 0
    assert not game.over
    assert game.played == []
    assert game.setup.colours == ("yellow", "green", "brown", "purple")


def test_the_deal_is_told_to_each_seat_alone() -> None:
    game = new_game("waiter", 3, seed=1, start=1)
    received = [event for event in game.opening if isinstance(event, Received)]
    assert [event.audience for event in received] == [0, 1, 2, 0, 1, 2]
    assert [total(event.ingredients) for event in received] == [6, 6, 6, 0, 0, 0]
    public = [event for event in game.opening if event.audience is None]
    assert public == [RoundBegan(0, 1, 32, 0, 0), Awaited(1, "place")]


def test_an_edition_is_a_name_a_file_or_an_edition(tmp_path: Path) -> None:
    own = replace(EDITIONS["waiter"], name="mine", hand_limit=8)
    assert new_game(own).edition is own
    source = resources.files("pizzaiolo.editions") / "oven.toml"
    copy = tmp_path / "my.toml"
    copy.write_bytes(source.read_bytes())
    assert new_game(copy).edition == new_game(str(copy)).edition == EDITIONS["oven"]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(EditionError, match="neapolitan"):
        new_game("neapolitan")


@pytest.mark.parametrize("seed", [7, "7"])
def test_a_seed_is_a_number_or_a_text(seed: int | str) -> None:
    game = new_game("plus", 5, seed=seed)
    same = Game(Setup(EDITIONS["plus"], 5), SeededDealer("7"))
    assert game.seed == "7"
    assert game.state().facts() == same.state().facts()


def test_a_seed_may_be_any_text() -> None:
    seeds = ["", "basil", "basilico è verde", "two\nlines", "0", "00", "x" * 10_000]
    deals = {new_game("waiter", seed=seed).state().facts() for seed in seeds}
    assert len(deals) == len(seeds)


def test_without_a_seed_a_fresh_one_is_made() -> None:
    first, second = new_game("waiter"), new_game("waiter")
    assert first.seed != second.seed
    again = new_game("waiter", seed=first.seed)
    assert again.state().facts() == first.state().facts()


@pytest.mark.parametrize("start", [0, 1, 2])
def test_any_seat_may_start(start: int) -> None:
    assert new_game("waiter", 3, seed=1, start=start).to_act == start


def test_r16_a_random_start_follows_from_the_seed() -> None:
    starts = [new_game("waiter", 3, seed=seed, start="random").setup.start for seed in range(60)]
    assert starts == [SeededShuffle(str(seed), "start").below(3) for seed in range(60)]
    assert set(starts) == {0, 1, 2}


def test_options_reach_the_setup() -> None:
    game = new_game("original", 2, doubles=True, colours=("red", "brown"))
    assert game.setup.doubles
    assert game.setup.colours == ("red", "brown")
    assert new_game("plus", 3).setup.helping
    assert not new_game("plus", 3, helping=False).setup.helping


@pytest.mark.parametrize(
    ("edition", "agreed", "message"),
    [
        ("waiter", {"seats": 6}, "seats: waiter is for 2, 3, 4, 5 players, not 6"),
        (
            "waiter",
            {"seats": 0, "start": "random"},
            "seats: waiter is for 2, 3, 4, 5 players, not 0",
        ),
        ("waiter", {"start": 4}, "start: expected a seat from 0 to 3, not 4"),
        ("waiter", {"start": "first"}, "start: expected a seat or 'random', not 'first'"),
        ("plus", {"doubles": True}, "doubles: the edition plus is played without them"),
        ("oven", {"helping": True}, "helping: the edition oven does not have it"),
        (
            "plus",
            {"seats": 2, "helping": True},
            "helping: there is none with two players (R6.6)",
        ),
        (
            "waiter",
            {"seats": 2, "colours": ("red",)},
            "colours: expected 2 different ones, not red",
        ),
    ],
    ids=str,
)
def test_options_that_cannot_be_are_refused(
    edition: str, agreed: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionError) as refusal:
        new_game(edition, **agreed)
    assert str(refusal.value) == message


# Playing


def test_an_action_is_given_by_value_by_number_or_by_text() -> None:
    game = new_game("waiter", 3, seed=5)
    action = game.legal()[0]
    assert isinstance(action, Place)
    ways: list[Action | int | str] = [
        action,
        game.number(action),
        str(action),
        f" {action} ".upper(),
    ]
    events = []
    for way in ways:
        twin = game.copy()
        events.append(twin.play(way))
        assert twin.played == [(0, game.number(action))]
    assert events == [events[0]] * len(ways)


def test_a_turn_from_the_placing_to_the_draw() -> None:
    game = new_game("waiter", 3, seed=5)
    place = game.legal()[-1]
    assert isinstance(place, Place)
    kind = EDITIONS["waiter"].kinds.index(place.kind)
    assert game.play(place) == [Placed(0, kind, place.singles, 0), Awaited(0, "submit")]
    assert game.legal()[0] == Submit(None)
    submit = game.legal()[1]
    assert isinstance(submit, Submit)
    assert submit.order is not None
    assert game.play(submit) == [Submitted(0, submit.order - 1), Awaited(0, "draw")]
    assert game.legal() == [Draw("supply"), Draw("waiter")]
    drew, received, awaited = game.play("draw waiter")
    assert drew == Drew(0, "waiter", 7 - 6 + place.singles)
    assert received.audience == 0
    assert [seat for seat in (0, 1, None) if received.is_for(seat)] == [0]
    assert [seat for seat in (0, 1, None) if drew.is_for(seat)] == [0, 1, None]
    assert awaited == Awaited(1, "place")
    assert game.to_act == 1


def test_numbers_of_actions_can_be_asked_for() -> None:
    game = new_game("plus", 3)
    assert game.number(Place("pineapple", 1)) == game.number("place 1 pineapple") == 0
    assert game.number(131) == game.number("help") == 131


def test_options_are_numbered() -> None:
    game = new_game("plus", 4, seed=2)
    assert [game.number(action) for action in game.legal()] == options(game)


# Refusals


REFUSED: list[tuple[Action | int | str, str]] = [
    ("place 7 salami", "'place 7 salami' cannot be done"),
    (Draw("supply"), "'draw supply' cannot be done"),
    (Bake(("olive",)), "'bake with olive' cannot be done"),
    (114, "'draw supply' cannot be done"),
    ("eat the pizza", "'eat the pizza' is not an action of this edition"),
    ("", "'' is not an action of this edition"),
    (Place("anchovy", 1), "'place 1 anchovy' is not an action of this edition"),
    ("help", "'help' is not an action of this edition"),
    (-1, "'-1' is not an action of this edition"),
    (143, "'143' is not an action of this edition"),
    (2**80, "'1208925819614629174706176' is not an action of this edition"),
]


@pytest.mark.parametrize(("action", "tried"), REFUSED, ids=[str(tried) for tried, _ in REFUSED])
def test_a_refusal_says_what_was_tried_and_what_can_be_done(
    action: Action | int | str, tried: str
) -> None:
    game = new_game("waiter", 2, seed=3)
    facts = game.state().facts()
    can = ", ".join(str(legal) for legal in game.legal())
    assert can.startswith("place 1 ")
    with pytest.raises(IllegalActionError) as refusal:
        game.play(action)
    assert str(refusal.value) == f"{tried}: seat 0 can {can}"
    assert game.state().facts() == facts
    assert game.played == []


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = finished(new_game("waiter", 2, seed=3))
    facts, played = game.state().facts(), game.played[:]
    assert game.legal() == []
    assert game.to_act is None
    for action, tried in (
        ("place 1 olive", "'place 1 olive' cannot be done"),
        ("more", "'more' is not an action of this edition"),
    ):
        with pytest.raises(IllegalActionError) as refusal:
            game.play(action)
        assert str(refusal.value) == f"{tried}: the game is over"
    assert (game.state().facts(), game.played) == (facts, played)


# Looking


def test_a_seat_and_a_spectator_can_look() -> None:
    game = new_game("waiter", 2, seed=3)
    assert game.view(1).seat == 1
    assert game.view(None).seat is None
    assert game.view(None).hand is None


@pytest.mark.parametrize("seat", [-1, 2, 15])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=rf"^expected a seat from 0 to 1 or None, not {seat}$"):
        new_game("waiter", 2).view(seat)


def test_the_state_that_is_handed_out_is_a_copy() -> None:
    game = new_game("waiter", 2, seed=3)
    facts = game.state().facts()
    game.state().seats[0].hand = 0
    assert game.state().facts() == facts


# The end


def test_the_result_is_there_when_the_game_is_over() -> None:
    game = new_game("waiter", 2, seed=3)
    with pytest.raises(ValueError, match=r"^the game is not over: seat 0 is to act$"):
        game.result()
    result = finished(game).result()
    state = game.state()
    delivered = tuple(rules.delivered(state, seat) for seat in range(2))
    ingredients = tuple(seat.ingredients() for seat in state.seats)
    assert result == Result(delivered, ingredients, tuple(rules.winners(state)))


@pytest.mark.parametrize(
    ("delivered", "hands", "winners"),
    [
        ([1, 3, 2], [0, 0, 9], (1,)),
        ([2, 3, 3], [9, 1, 2], (2,)),
        ([3, 0, 3], [4, 9, 4], (0, 2)),
        ([0, 0, 0], [0, 0, 0], (0, 1, 2)),
        ([0, 0, 0], [0, 1, 0], (1,)),
    ],
)
def test_r82_most_orders_then_most_cards_then_shared(
    delivered: list[int], hands: list[int], winners: tuple[int, ...]
) -> None:
    state = new_game("waiter", 3).state()
    for seat, orders, cards in zip(state.seats, delivered, hands, strict=True):
        seat.delivered = 2**orders - 1
        seat.hand = cards
    assert tuple(rules.winners(state)) == winners


# Copies


def test_a_copied_game_is_played_on_alone() -> None:
    game = new_game("homoludicus", 3, seed=8, doubles=True)
    for _ in range(30):
        game.play(game.legal()[0])
    played, facts = game.played[:], game.state().facts()
    twin = finished(game.copy())
    assert (game.played, game.state().facts()) == (played, facts)
    assert twin.played[:30] == played
    assert finished(game).result() == twin.result()
    assert game.played == twin.played
    assert (twin.setup, twin.seed, twin.opening) == (game.setup, game.seed, game.opening)


# Random games


@pytest.mark.many_games
@pytest.mark.parametrize(
    ("edition", "seats", "doubles", "totals"),
    [
        ("waiter", 5, False, (4526, 312)),
        ("original", 3, True, (3537, 282)),
        ("plus", 6, False, (8884, 645)),
    ],
)
def test_random_games_are_the_same_for_ever(
    edition: str, seats: int, doubles: bool, totals: tuple[int, int]
) -> None:
    assert random_games(edition, seats, 20, seed=1, doubles=doubles) == totals
    assert random_games(EDITIONS[edition], seats, 20, seed=1, doubles=doubles) == totals
    assert random_games(edition, seats, 20, seed=2, doubles=doubles) != totals


def test_r01_oven_and_waiter_play_alike() -> None:
    assert random_games("oven", 4, 20, seed=6) == random_games("waiter", 4, 20, seed=6)


def test_random_games_can_be_had_without_helping() -> None:
    agreed = random_games("plus", 3, 20, seed=1, helping=True)
    assert random_games("plus", 3, 20, seed=1) == agreed
    assert random_games("plus", 3, 20, seed=1, helping=False) != agreed


def test_no_random_games() -> None:
    assert random_games("waiter", 2, 0) == (0, 0)


def test_random_games_of_no_table() -> None:
    with pytest.raises(OptionError, match=r"^seats: waiter is for 2, 3, 4, 5 players, not 9$"):
        random_games("waiter", 9, 1)


# Speed


def test_compiled_says_what_runs() -> None:
    assert compiled() is not str(rules.__file__).endswith(".py")
    assert isinstance(compiled(), bool)


# Found by looking for trouble


def test_an_edition_put_together_by_hand_is_checked() -> None:
    too_large = replace(EDITIONS["plus"], opening_hand=100)
    with pytest.raises(EditionError, match="hand_limit: found 9"):
        new_game(too_large, seats=4)


def test_a_number_of_seats_that_cannot_be_is_refused_before_a_start_is_drawn() -> None:
    with pytest.raises(OptionError, match="players, not 1099511627776"):
        new_game("waiter", seats=2**40, start="random")


def test_a_seed_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(OptionError, match="UTF-8"):
        new_game("oven", seats=2, seed="\ud800")


def test_colours_may_come_as_any_sequence() -> None:
    game = new_game("oven", seats=2, colours=["red", "green"])
    assert game.setup.colours == ("red", "green")
    with pytest.raises(OptionError, match="expected 2 different ones, not none"):
        new_game("oven", seats=2, colours=[])


def test_a_seed_for_random_play_may_be_any_number() -> None:
    assert random_games("oven", 2, 3, seed=2**63 + 5) == random_games("oven", 2, 3, seed=5)


def test_a_shuffle_that_is_not_written_down_leaves_the_game_as_it_was() -> None:
    seeded = SeededDealer("3")
    setup = Setup(EDITIONS["oven"], 2)
    Game(setup, seeded)
    game = Game(setup, WrittenDealer([seeded.supplies[0]], seeded.waiters))
    while game.view(None).round == 0 and not game.over:
        before = (game.state().facts(), len(game.played), game.legal())
        try:
            game.play(game.legal()[-1])
        except DealError:
            break
    assert game.view(None).round == 0
    assert (game.state().facts(), len(game.played), game.legal()) == before


def test_nobody_asks_for_more_cards_than_the_game_has() -> None:
    tiny = replace(EDITIONS["plus"], removed={3: 14, 4: 0}, opening_hand=1, hand_limit=4)
    bombastica = [card.sort for card in tiny.orders["yellow"]].index("bombastica")
    turned_up = 0
    for seed in range(40):
        game = new_game(tiny, seats=3, seed=seed)
        while not game.over:
            card = game.view(None).turned_up
            asks = [action for action in game.legal() if isinstance(action, Ask)]
            turned_up += bool(asks)
            assert not asks or card is None or card.order != bombastica
            game.play((asks or game.legal())[-1])
    assert turned_up


def test_events_and_views_can_be_copied_and_sent() -> None:
    """To a bot that thinks in another process, compiled or not."""
    game = new_game("plus", seats=3, seed=5)
    events = list(game.opening)
    while not game.over:
        seen = game.view(0)
        assert pickle.loads(pickle.dumps(seen)) == seen
        events += game.play(game.legal()[len(events) % len(game.legal())])
    assert len({type(event) for event in events}) >= 15
    assert [pickle.loads(pickle.dumps(event)) for event in events] == events


def test_an_event_is_what_it_says() -> None:
    """Equal where it says the same, and written as the call that makes it."""
    game, again = (new_game("plus", seats=3, seed=5) for _ in range(2))
    events, same = list(game.opening), list(again.opening)
    while not game.over:
        number = len(events) % len(game.legal())
        events += game.play(game.legal()[number])
        same += again.play(again.legal()[number])
    assert events == same
    assert len(set(events) | set(same)) == len(set(events))
    assert [eval(repr(event), dict(vars(told))) for event in events] == events
    assert told.Passed(1) not in (told.Passed(2), told.Rewarded(1), 1)
