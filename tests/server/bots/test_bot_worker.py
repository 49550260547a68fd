"""The process in which bots think: questions in, choices out, and no bot is lost track of."""

from __future__ import annotations

import io
import pickle
from typing import Any

from pizzaiolo.game import new_game
from pizzaiolo.server.bots.bot_worker import (
    FAILED,
    FORGOTTEN,
    LENGTH,
    BotHost,
    BotQuestion,
    BotSpec,
    answer_all,
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
    asked = [question("support.server.odd_bots:Odd"), question(None), question("greedy")]
    lines = b"".join(
        LENGTH.pack(len(data)) + data for data in (pickle.dumps(each) for each in asked)
    )
    answers = io.BytesIO()
    answer_all(io.BytesIO(lines), answers)
    data, said = answers.getvalue(), list[Any]()
    while data:
        size = LENGTH.unpack(data[: LENGTH.size])[0]
        said.append(pickle.loads(data[LENGTH.size : LENGTH.size + size]))
        data = data[LENGTH.size + size :]
    assert said[:2] == [FAILED, FORGOTTEN]
    assert isinstance(said[2], int)
