"""The terminal's game without a screen: what may be chosen, what is heard, and what is told."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pizzaiolo.editions import editions
from pizzaiolo.engine.actions import Draw, Place, Submit
from pizzaiolo.engine.dealer import Rng, SeededDealer
from pizzaiolo.engine.events import (
    Baked,
    Event,
    OrderTurnedUp,
    OvenOpened,
    Placed,
    Returned,
    Rewarded,
    RoundEnded,
    TurnedUp,
)
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.game import Game, new_game
from pizzaiolo.terminal import letters
from pizzaiolo.terminal.choice import BakingChoice, TurnChoice
from pizzaiolo.terminal.home_table import GameSpec, HomeTable
from pizzaiolo.terminal.story import MEMORY_LEVELS, QUESTION_BEATS, ShownMoment, Story
from pizzaiolo.terminal.words import TableWords
from support.cases import CASES, EDITIONS, Case
from support.kitchen import Cook, Kitchen
from support.strategies import Walk
from support.terminal.apprentice import Apprentice, played, table_of

# The table


@pytest.mark.parametrize("edition", editions())
def test_everybody_hears_what_their_seat_hears_and_nothing_else(edition: str) -> None:
    game = new_game(edition, 4, "ears")
    table = table_of(game)
    heard = [event for batch in played(table, random.Random(1)) for event in batch]
    assert {event.audience for event in heard} == {None, 0}
    for seat, bot in table.bots.items():
        assert isinstance(bot, Apprentice)
        assert {event.audience for event in bot.heard} == {None, seat}


def test_a_table_moves_only_whom_it_waits_for() -> None:
    table = table_of(new_game("waiter", 2, "turns"))
    with pytest.raises(ValueError, match="a bot's move was expected while seat 0"):
        table.bot_move()
    while table.awaits_person:
        table.play(table.game.legal()[0])
    with pytest.raises(ValueError, match="was tried while seat 1 has to decide"):
        table.play(Submit(None))


def test_a_table_needs_a_bot_at_every_other_seat() -> None:
    game = new_game("waiter", 3, "chairs")
    with pytest.raises(ValueError, match="expected a bot at every seat but 0, not at \\[2\\]"):
        HomeTable(game, {2: Apprentice(game.setup, 2, 1)}, ("You", "Nonna", "Beppe"))


def test_the_same_seed_deals_the_same_evening() -> None:
    seating = GameSpec("plus", ("random", "random"), seed="evening")
    deals = [seating.table(number).game.state().facts() for number in (0, 1, 0, 1)]
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]


# What is seen after each event


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_story_that_told_everything_shows_what_the_seat_sees(case: Case) -> None:
    game = Walk(1, 2, 3).game(case)
    table = table_of(game)
    story = Story(game.setup, table.names, 0)
    for heard in played(table, random.Random(4)):
        for event in heard:
            list(story.hear(event))
        assert story.view == game.view(0)


def test_an_order_lies_open_on_the_screen_until_the_next_card_comes_out() -> None:
    table = table_of(new_game("plus", 3, "settled"))
    story = Story(table.game.setup, table.names, 0)
    settled = 0
    for heard in played(table, random.Random(5)):
        for event in heard:
            before = story.view.turned_up
            moments = list(story.hear(event))
            if isinstance(event, Baked | Returned | Rewarded):
                assert before is not None
                assert [moment.view.turned_up for moment in moments] == [before]
                settled += 1
            elif isinstance(event, TurnedUp | RoundEnded):
                assert story.view.turned_up is None
    assert settled > 9


def test_the_oven_is_emptied_card_by_card() -> None:
    table = table_of(new_game("homoludicus", 3, "cards", doubles=True))
    story = Story(table.game.setup, table.names, 0)
    for heard in played(table, random.Random(5)):
        for event in heard:
            before = story.view.oven
            moments = list(story.hear(event))
            if isinstance(event, TurnedUp):
                heights = [moment.view.oven for moment in moments]
                assert heights == list(range(before - 1, before - 1 - len(moments), -1))
                assert len(moments) == event.singles + event.doubles


# What may be chosen


def test_what_is_gathered_is_legal_one_after_the_other() -> None:
    for case in (Case("original", 3), Case("homoludicus", 4, doubles=True), Case("plus", 2)):
        game = Walk(6, 7, 8).game(case)
        chance = random.Random(9)
        while not game.over:
            if game.view(game.to_act).decision not in ("place", "submit", "draw"):
                game.play(chance.choice(game.legal()))
                continue
            facts = game.state().facts()
            turn = TurnChoice(game)
            for _ in range(chance.randrange(4)):
                turn.step_kind(chance.choice((-1, 1)))
                turn.step_number(chance.choice((-1, 1)))
                turn.step_order(chance.choice((-1, 1)))
                turn.switch_stack()
            if not turn.ready:
                turn.step_kind(1)
            seat = game.to_act
            assert game.state().facts() == facts
            for action in turn.actions():
                assert game.to_act == seat
                assert action in game.legal()
                game.play(action)


def test_paying_is_gathered_until_all_is_said() -> None:
    game = Walk(1, 1, 1).game(Case("plus", 4, helping=True))
    chance = random.Random(2)
    longest = 0
    while not game.over:
        if game.view(game.to_act).decision in ("place", "submit", "draw"):
            game.play(chance.choice(game.legal()))
            continue
        choice = BakingChoice(game)
        assert not choice.back()
        done = False
        while not done:
            options = choice.options
            index = chance.randrange(len(options))
            done = choice.choose(index)
            choice.back()
            assert choice.options == options
            choice.choose(index)
        longest = max(longest, len(choice.chosen))
        for action in choice.chosen:
            assert action in game.legal()
            game.play(action)
    assert longest > 2


@pytest.mark.parametrize(
    "case",
    [Case("plus", 4, helping=True), Case("original", 2), Case("homoludicus", 3, doubles=True)],
    ids=str,
)
def test_what_may_be_chosen_tells_nothing_that_the_seat_does_not_know(case: Case) -> None:
    """In another game that the seat would have heard alike, it would be offered the same."""
    table = table_of(Game(case.setup(), SeededDealer("alike"), "alike"))
    memory = PerfectMemory(table.game.setup, 0)
    chance = random.Random(11)
    compared = 0
    for heard in played(table, chance):
        for event in heard:
            memory.hear(event)
        if not table.awaits_person:
            continue
        twin = table.game.copy()
        twin._state = memory.sample(Rng(chance.randrange(2**32)))
        twin._dealer = SeededDealer("another supply")
        twin._dealer.shuffle_supply(twin._state)
        assert offered(twin, random.Random(compared)) == offered(
            table.game, random.Random(compared)
        )
        compared += 1
    assert compared > 20


def offered(game: Game, chance: random.Random) -> list[object]:
    """All that a person is shown while deciding, choosing this and that."""
    if game.view(0).decision in ("place", "submit", "draw"):
        turn = TurnChoice(game)
        shown: list[object] = [turn.placements, turn.orders]
        places: list[Place | None] = [*turn.placements] or [None]
        for place in places:
            turn.place = place
            turn.step_order(1)
            shown.append(turn.stacks)
        return shown
    choice = BakingChoice(game)
    shown = [choice.options]
    while choice.options:
        choice.choose(chance.randrange(len(choice.options)))
        shown.append(choice.options)
    return shown


def test_a_turn_is_chosen_kind_number_order_and_stack() -> None:
    kitchen = Kitchen(
        "waiter",
        {
            "green": Cook("3 salami, 1 olive", orders=["Monotoni", "Minimale"]),
            "red": Cook("1 pepper"),
        },
        supply="4 salami",
    )
    turn = TurnChoice(game_at(kitchen))
    assert turn.kinds == ["olive", "salami"]
    assert not turn.ready
    assert not turn.choose_kind("pepper")
    assert not turn.choose_number(1)
    assert turn.stacks == []
    assert turn.choose_kind("salami")
    assert turn.choose_kind("salami")
    assert turn.place == Place("salami", 2)
    assert turn.choose_number(3)
    assert not turn.choose_number(4)
    assert not turn.step_number(1)
    assert turn.choose_kind("salami")
    assert turn.place == Place("salami", 1)
    assert turn.choose_order(1)
    assert not turn.choose_order(2)
    assert [stack.source for stack in turn.stacks] == ["supply", "waiter"]
    assert turn.stack == Draw("supply")
    assert turn.switch_stack()
    assert [str(action) for action in turn.actions()] == [
        "place 1 salami",
        str(turn.orders[2]),
        "draw waiter",
    ]
    turn.clear()
    with pytest.raises(ValueError, match="a kind has to be chosen"):
        turn.actions()


def test_the_stack_is_asked_for_only_where_there_is_a_choice() -> None:
    """R2.4: with no ingredient left it is the supply."""
    kitchen = Kitchen(
        "waiter",
        {"green": Cook("2 salami", orders=["Monotoni"]), "red": Cook("1 pepper")},
        supply="4 salami",
    )
    turn = TurnChoice(game_at(kitchen))
    turn.choose_kind("salami")
    assert turn.stacks == [Draw("supply"), Draw("waiter")]
    turn.choose_number(2)
    assert turn.stacks == []
    assert not turn.switch_stack()
    assert turn.actions() == [Place("salami", 2), Submit(None)]


def test_doubles_are_placed_alone_or_with_singles() -> None:
    """R9.2: three may be a double and a single."""
    kitchen = Kitchen(
        "waiter",
        {"green": Cook("2 salami, 1 double salami"), "red": Cook("1 pepper")},
        supply="4 salami",
        doubles=True,
    )
    turn = TurnChoice(game_at(kitchen))
    turn.choose_kind("salami")
    assert turn.choose_number(2)
    assert turn.place == Place("salami", 2)
    assert turn.choose_number(2)
    assert turn.place == Place("salami", 0, 1)
    assert turn.step_number(1)
    assert turn.place == Place("salami", 1, 1)


def game_at(kitchen: Kitchen) -> Game:
    """The position of a kitchen as a game that can be played on."""
    game = Game(kitchen.setup, SeededDealer("kitchen"))
    game._state = kitchen.state.copy()
    return game


# What is told


def moments_of(
    table: HomeTable, level: str = "kitchen"
) -> Iterator[tuple[Event, ShownMoment, Story]]:
    story = Story(table.game.setup, table.names, 0, level)
    for heard in played(table, random.Random(3)):
        for event in heard:
            for moment in story.hear(event):
                yield event, moment, story


def test_an_announcement_stands_for_its_beat_and_is_gone() -> None:
    said = {
        type(event).__name__: moment.said
        for event, moment, _ in moments_of(table_of(new_game("waiter", 3, "said")), "photographic")
        if isinstance(event, Placed) or not moment.said
    }
    assert said.pop("Placed").endswith("!")
    assert set(said.values()) == {""}


@pytest.mark.parametrize("level", MEMORY_LEVELS)
def test_the_memory_level_decides_what_stays(level: str) -> None:
    most = {"photographic": 0, "kitchen": 1, "rail": 4}[level]
    stayed = set()
    for event, moment, _ in moments_of(table_of(new_game("oven", 4, "memory")), level):
        stayed.add(len(moment.memory))
        if moment.view.chef is not None:
            assert moment.memory == ()
        if isinstance(event, Placed) and most:
            name = "You" if event.seat == 0 else ("Nonna", "Beppe", "Giulia")[event.seat - 1]
            assert moment.memory[-1].startswith(f"{name}: ")
    assert max(stayed) == most


def test_the_last_announcement_can_be_repeated_until_the_next_turn() -> None:
    for event, moment, story in moments_of(table_of(new_game("plus", 3, "repeat"))):
        if isinstance(event, Placed):
            assert story.last_said == moment.said
        if isinstance(event, OvenOpened):
            assert story.last_said == ""


def test_every_order_lies_open_for_the_same_time() -> None:
    """R10.5: nobody can tell from a pause whether its owner could have paid."""
    pauses = {
        (moment.face_down, moment.beats)
        for event, moment, _ in moments_of(table_of(new_game("plus", 5, "pause")))
        if isinstance(event, OrderTurnedUp)
    }
    assert pauses == {(True, 1.0), (False, QUESTION_BEATS)}


def test_an_unknown_memory_level_is_refused() -> None:
    setup = new_game("waiter", 2, 1).setup
    with pytest.raises(
        ValueError, match="expected one of photographic, kitchen, rail, not 'glass'"
    ):
        Story(setup, ("You", "Nonna"), 0, "glass")


@pytest.mark.parametrize(
    ("edition", "order", "table", "words"),
    [
        ("waiter", "4 salami + 1 pepper", "1 pepper, 3 salami", "One salami short."),
        ("waiter", "4 salami + 1 pepper", "2 salami", "One pepper and two salami short."),
        ("waiter", "4 salami + 1 pepper", "1 pepper, 5 salami", "All there."),
        ("waiter", "Bombastica", "5 salami, 6 olive", "Four cards short."),
        ("waiter", "Bombastica", "9 salami, 7 olive", "All there."),
        ("waiter", "Monotoni", "1 pepper, 5 olive", "One olive short."),
        ("waiter", "Monotoni", "1 pepper, 4 olive, 4 salami", "At least two cards short."),
        ("waiter", "Minimale", "1 pepper, 4 olive, 1 salami", "Two salami short."),
        ("waiter", "Minimale", "3 pepper", "No kind to count."),
        ("plus", "Monotoni junior", "4 olive, 1 pepper", "There is pepper on the table."),
    ],
)
def test_what_is_missing_is_said_as_all_can_see_it(
    edition: str, order: str, table: str, words: str
) -> None:
    kitchen = Kitchen(
        edition,
        {"green": Cook("3 mushroom"), "red": Cook("2 mushroom")},
        oven=[f"green: {order}"],
        used=table,
        turn="red",
    )
    view = kitchen.view("red")
    view = view._replace(turned_up=view.top, table=kitchen.state.used)
    assert TableWords(kitchen.setup, ("Anna", "You"), 1).shortfall(view) == words


def test_every_announcement_can_be_written_big() -> None:
    for edition in EDITIONS.values():
        words = TableWords(Setup(edition, 2), ("You", "Nonna"), 0)
        for kind in range(len(edition.kinds)):
            for number in range(1, 16):
                rows = letters.big(words.announcement(kind, number))
                assert len(rows) == letters.ROWS
                assert len({len(row) for row in rows}) == 1
                assert any("█" in row for row in rows)
