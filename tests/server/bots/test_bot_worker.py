"""The process in which bots think: questions in, choices out, and no bot is lost track of."""

from __future__ import annotations

import pickle
from dataclasses import replace

from pizzaiolo.bots.character import load_character
from pizzaiolo.game import new_game
from pizzaiolo.server.bots.bot_worker import (
    FAILED,
    FORGOTTEN,
    BotHost,
    BotQuestion,
    BotSpec,
)

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


def test_a_bot_of_a_fixed_deal_is_made_anew_for_every_question() -> None:
    """So its choice cannot depend on whether its process is the one that it thought in before."""
    heard = tuple(event for event in GAME.opening if event.is_for(0))
    legal = tuple(GAME.number(action) for action in GAME.legal())
    spec = BotSpec(GAME.setup, 0, 7, "giulia", None, iterations=5)
    asked = BotQuestion(KEY, spec, 0, heard, GAME.view(0), legal, None)
    host = BotHost()
    first = host.think(asked)
    assert isinstance(first, int)
    assert [host.think(asked), BotHost().think(asked)] == [first, first]
    assert host.think(question(None, known=len(heard))) == FORGOTTEN
    character = load_character("giulia")
    own = BotSpec(GAME.setup, 0, 7, "mine", character, iterations=5)
    assert host.think(replace(asked, beginning=own)) == first
