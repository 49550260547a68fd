"""All bots: they play everything, they are found by name, and they know only what they may."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import pytest

from pizzaiolo.bots import BotError, PacedBot, bot_names, make_bot, pause
from pizzaiolo.bots.character import CHARACTERS
from pizzaiolo.bots.counter import CounterBot
from pizzaiolo.bots.plain import GreedyBot, RandomBot
from pizzaiolo.bots.search import SearchBot
from pizzaiolo.engine.dealer import Rng, SeededDealer, WrittenDealer
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import legal
from pizzaiolo.engine.view import View, view
from pizzaiolo.game import Game
from support.cases import Case
from support.seated import BOTS, Question, Seated, dealt, hasty
from support.strategies import FEW_CASES

HONESTY = [Case("waiter", 3), Case("original", 2, doubles=True), Case("plus", 3, helping=True)]


# Playing


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_every_bot_plays_everything(case: Case) -> None:
    """Whole games; what they choose is among the legal actions, or `Seated` says so."""
    for first in range(0, len(BOTS), case.seats):
        lineup = [BOTS[(first + seat) % len(BOTS)] for seat in range(case.seats)]
        table = Seated(dealt(case, f"{case} {first}"), [hasty(name, 1) for name in lineup], first)
        assert table.play().over


@pytest.mark.parametrize("name", BOTS)
def test_no_pause_tells_anything(name: str) -> None:
    """It is the same whatever was dealt, within the time that is left, and then it thinks no more.

    Those that take no time of their own answer after a second always.
    """
    pauses = []
    for deal in ("one", "two"):
        table = Seated(dealt(Case("oven", 2), deal), [hasty(name, 2)] * 2, 1)
        bot = table.bots[0]
        pauses.append([pause(bot), pause(bot), pause(bot, 100.0), pause(bot, 2.0)])
        assert pause(bot, 0.0) == pause(bot, -1.0) == 0.0
        assert isinstance(bot, PacedBot) == (name not in ("random", "greedy", "counter"))
        assert table.play().over
    assert pauses[0] == pauses[1]
    assert pauses[0][3] == 0.5
    if name not in CHARACTERS:
        assert pauses[0][:3] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    """And another seed other ones, sooner or later."""
    courses = []
    for seed in (1, 1, 2):
        table = Seated(dealt(Case("oven", 2), "same"), [hasty(name, 3)] * 2, seed)
        courses.append(table.course())
    assert courses[0] == courses[1]
    # A counter leaves to chance only what is equally good.
    assert courses[0] != courses[2] or name == "counter"


# Honesty: the choice follows from what was heard, what is seen, and the seed


def choice_of(name: str, question: Question, seen: View, case: Case, seed: int) -> int:
    """What a fresh bot chooses that heard all that is for the seat, and sees a View."""
    assert seen.seat is not None
    bot = hasty(name, 2)(case.setup(), seen.seat, seed)
    for event in question.heard:
        bot.hear(event)
    return bot.choose(seen, question.legal[:])


@pytest.mark.parametrize("case", HONESTY, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_depend_on_the_truth(name: str, case: Case) -> None:
    """Now and then the truth is exchanged for another that the seat cannot tell from it.

    The bot did its choosing in the middle of a game. Here another one of its kind, which was not
    there, hears what the first one heard, is shown the table as the other truth has it, and
    has to choose alike; so nothing came from the game itself.
    """
    questions: list[tuple[Question, int]] = []
    makers = [hasty(name, 2), *[make_bot("random")] * (case.seats - 1)]

    def watch(question: Question, choice: int) -> None:
        if question.view.seat == 0:
            questions.append((question, choice))

    Seated(dealt(case, "truth"), makers, 0).play(watch)
    rng = Rng(7)
    different = 0
    for question, _ in questions[:: len(questions) // 3]:
        memory = PerfectMemory(case.setup(), 0)
        for event in question.heard:
            memory.hear(event)
        truths = [memory.sample(rng) for _ in range(2)]
        different += truths[0].facts() != truths[1].facts()
        assert [legal(truth) for truth in truths] == [question.legal] * 2
        seen = [choice_of(name, question, view(truth, 0), case, 5) for truth in truths]
        assert seen[0] == seen[1] == choice_of(name, question, question.view, case, 5)
    assert different > 0


def redealt(game: Game, dealer: SeededDealer, chance: Random) -> Game:
    """The same game for seat 0 in its first turn; all that it cannot know is dealt again."""
    hand = game.setup.opening_hand
    supply, waiters = dealer.supplies[0], dealer.waiters
    known = hand * game.seats
    # What seat 0 draws in its first turn lies on top of the supply when the hands are dealt.
    drawn = supply[known : known + game.setup.hand_limit]
    hidden = supply[hand:known] + supply[known + len(drawn) :]
    chance.shuffle(hidden)
    others = known - hand
    supply = [*supply[:hand], *hidden[:others], *drawn, *hidden[others:]]
    shuffled = [chance.sample(waiter, len(waiter)) for waiter in waiters[1:]]
    return Game(game.setup, WrittenDealer([supply], [waiters[0], *shuffled]))


@pytest.mark.parametrize("name", BOTS)
def test_a_first_turn_is_the_same_whatever_the_others_were_dealt(name: str) -> None:
    """Two real games, dealt alike for one seat alone."""
    for deal in range(2):
        dealer = SeededDealer(f"deal {deal}")
        first = Game(Case("oven", 4).setup(), dealer)
        second = redealt(first, dealer, Random(deal))
        assert first.state().facts() != second.state().facts()
        turns: list[list[str]] = []
        for game in (first, second):
            bot = hasty(name, 3)(game.setup, 0, 11)
            news = list(game.opening)
            turn: list[str] = []
            while True:
                for event in news:
                    if event.is_for(0):
                        turn.append(repr(event))
                        bot.hear(event)
                if game.to_act != 0:
                    break
                news = game.play(bot.choose(game.view(0), legal(game.state())))
            turns.append(turn)
        assert turns[0] == turns[1]


# The registry


def test_the_names_go_from_the_weakest_to_the_strongest() -> None:
    assert bot_names() == ["random", "greedy", "counter", "search", *CHARACTERS]
    assert make_bot("random") is RandomBot
    assert make_bot("greedy") is GreedyBot
    assert make_bot("counter") is CounterBot
    search = make_bot("search")
    assert isinstance(search, partial)
    assert search.func is SearchBot
    assert search.keywords == {"seconds": 0.8}


def test_an_unknown_name_is_told_what_there_is() -> None:
    with pytest.raises(BotError) as told:
        make_bot("nona")
    assert str(told.value) == (
        "bot 'nona': expected one of random, greedy, counter, search, pia, matteo, carlo, rossi,"
        " giulia, tommaso, ferri, nonna, the path of a character's .toml file or of a policy's .npz"
        " file, or module:Class"
    )


@pytest.mark.parametrize(
    "name",
    [
        "search@",
        "search@0",
        "search@-5",
        "search@1.5",
        "search@many",
        "search@s",
        "search@0s",
        "search@601s",
        "search@nans",
    ],
)
def test_a_search_needs_a_budget(name: str) -> None:
    with pytest.raises(BotError) as told:
        make_bot(name)
    assert str(told.value) == (
        f"bot {name!r}: expected a number of iterations, such as search@4000,"
        " or up to 600 seconds, such as search@0.5s"
    )


@pytest.mark.parametrize("name", ["search@40", "search@0.02s"])
def test_a_search_with_a_budget_plays(name: str) -> None:
    game = dealt(Case("oven", 2), "budget")
    table = Seated(game, [make_bot(name)] * 2)
    assert table.bots[0].choose(game.view(0), legal(game.state())) in legal(game.state())


@pytest.fixture
def offers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose modules, named `offer_...`, can be imported."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("offer_")]:
        del sys.modules[name]


BOT = """
from pizzaiolo.bots.plain import RandomBot

class Mine(RandomBot):
    pass

number = 4
"""


def test_a_class_is_found_by_its_module(offers: Path) -> None:
    (offers / "offer_mine.py").write_text(BOT, "utf-8")
    case = Case("oven", 2)
    table = Seated(dealt(case, "mine"), [make_bot("offer_mine:Mine")] * 2)
    assert type(table.bots[0]).__name__ == "Mine"
    assert table.play().over


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "offer_nowhere:Mine",
            "cannot be loaded: ModuleNotFoundError: No module named 'offer_nowhere'",
        ),
        (
            "offer_mine:Yours",
            "cannot be loaded: AttributeError: module 'offer_mine' has no attribute 'Yours'",
        ),
        ("offer_mine:number", "expected a class, found int"),
        ("offer_broken:Mine", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("offer_leaving:Mine", "cannot be loaded: SystemExit: 3"),
        (":Mine", "cannot be loaded: ValueError: Empty module name"),
    ],
)
def test_a_class_that_cannot_be_had(offers: Path, name: str, message: str) -> None:
    (offers / "offer_mine.py").write_text(BOT, "utf-8")
    (offers / "offer_broken.py").write_text("1 / 0", "utf-8")
    (offers / "offer_leaving.py").write_text("raise SystemExit(3)", "utf-8")
    with pytest.raises(BotError) as told:
        make_bot(name)
    assert str(told.value) == f"bot {name!r}: {message}"


def test_another_package_offers_bots(offers: Path) -> None:
    """By entry points; a name of ours stays ours."""
    (offers / "offer_mine.py").write_text(BOT, "utf-8")
    metadata = offers / "offer_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: offer-bots\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(
        "[pizzaiolo.bots]\n"
        "mine = offer_mine:Mine\n"
        "greedy = offer_mine:Mine\n"
        "nonna = offer_mine:Mine\n"
        "lost = offer_mine:Lost\n",
        "utf-8",
    )
    assert bot_names() == [*BOTS, "lost", "mine"]
    assert cast("type", make_bot("mine")).__name__ == "Mine"
    assert make_bot("greedy") is GreedyBot
    assert isinstance(make_bot("nonna"), partial)
    with pytest.raises(BotError) as told:
        make_bot("lost")
    assert str(told.value) == (
        "bot 'lost': cannot be loaded: AttributeError: module 'offer_mine' has no attribute 'Lost'"
    )
