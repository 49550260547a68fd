"""The process in which bots think: questions in, choices out, and no bot is lost track of."""

from __future__ import annotations

import pickle
from dataclasses import replace
from datetime import date, timedelta

import pytest

from pizzaiolo.bots.character import load_character
from pizzaiolo.game import new_game
from pizzaiolo.server.bots.bot_worker import (
    FAILED,
    FORGOTTEN,
    BotHost,
    BotQuestion,
    BotSpec,
)
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.table.day_deal import WEEK
from support.server.days import everything_to, turns_of_a_day

MONDAY = date(2026, 11, 16)
GAME = new_game("oven", 2, seed="worker")
KEY = ("table", 1, 0, "greedy")


def question(bot: str | None, known: int = 0) -> BotQuestion:
    """The first decision of a game, for a bot that is to be made or should be at hand."""
    spec = None if bot is None else BotSpec(GAME.setup, 0, 7, bot, None)
    heard = tuple(event for event in GAME.opening if event.is_for(0))
    return BotQuestion(
        KEY, spec, known, heard[known:], GAME.view(0), tuple(range(len(GAME.legal()))), None
    )


def test_a_bot_that_is_not_at_hand_is_asked_for_again() -> None:
    host = BotHost()
    assert host.think(question(None)) == FORGOTTEN
    heard = len(question("greedy").heard)
    assert isinstance(host.think(question("greedy")), int)
    assert host.think(question(None, known=heard + 1)) == FORGOTTEN


def test_questions_are_answered_one_after_the_other_and_errors_end_nothing() -> None:
    host = BotHost()
    asked = [question("support.server.odd_bots:Odd"), question(None), question("greedy")]
    said = [pickle.loads(host.answer(pickle.dumps(each))) for each in asked]
    assert said[:2] == [FAILED, FORGOTTEN]
    assert isinstance(said[2], int)


def test_a_bot_that_is_asked_again_chooses_the_same_until_it_hears_something_new() -> None:
    """A table that has gone on asks again: how often it does so must not lead to another game."""
    host, asked = BotHost(), question("random")
    again = replace(asked, beginning=None, known=len(asked.heard), heard=())
    first = host.think(asked)
    assert isinstance(first, int)
    assert {host.think(again) for _ in range(20)} == {first}
    last = GAME.opening[-1]
    chosen = {
        host.think(replace(again, known=len(asked.heard) + more, heard=(last,)))
        for more in range(20)
    }
    assert len(chosen) > 1


def test_a_bot_of_a_fixed_deal_can_be_made_anew_for_every_question() -> None:
    """So its choice cannot depend on whether its process is the one that it thought in before."""
    heard = tuple(event for event in GAME.opening if event.is_for(0))
    legal = tuple(GAME.number(action) for action in GAME.legal())
    spec = BotSpec(GAME.setup, 0, 7, "giulia", None, iterations=5)
    asked = BotQuestion(KEY, spec, 0, heard, GAME.view(0), legal, None)
    host = BotHost()
    first = host.think(asked)
    assert isinstance(first, int)
    assert [host.think(asked), BotHost().think(asked)] == [first, first]
    kept = replace(asked, beginning=None, known=len(heard), heard=())
    assert [host.think(kept), host.think(kept)] == [first, first]
    character = load_character("giulia")
    own = BotSpec(GAME.setup, 0, 7, "mine", character, iterations=5)
    assert host.think(replace(asked, beginning=own)) == first


def test_of_a_bot_that_cannot_forget_its_choices_none_is_kept_in_a_fixed_deal() -> None:
    host, asked = BotHost(), question("greedy")
    assert asked.beginning is not None
    fixed = replace(asked, beginning=replace(asked.beginning, iterations=5))
    assert isinstance(host.think(fixed), int)
    assert host.think(question(None, known=len(asked.heard))) == FORGOTTEN


@pytest.mark.parametrize("config", WEEK, ids=lambda config: f"{config.edition} {config.seats}")
def test_a_bot_of_the_day_that_is_kept_chooses_to_the_end_as_one_made_anew(config: Config) -> None:
    """The whole game, with a process that is lost in the middle of it."""
    turns = turns_of_a_day(MONDAY + timedelta(days=WEEK.index(config)))
    host, known = BotHost(), dict.fromkeys(range(1, config.seats), 0)
    heard_again = 0
    for place, (turn, choice) in enumerate(turns):
        if place == len(turns) // 2:
            host = BotHost()
        before, known[turn.seat] = known[turn.seat], len(turn.heard)
        key = "table", turn.game, turn.seat, turn.bot
        rest = turn.heard[before:]
        answer = host.think(BotQuestion(key, None, before, rest, turn.view, turn.legal, None))
        if answer == FORGOTTEN:
            heard_again += 1
            answer = host.think(everything_to(turn))
        assert answer == choice
    assert heard_again == 2 * (config.seats - 1)
    assert len(turns) > 20
