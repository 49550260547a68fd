"""The registry: which bots are offered, and which play if nobody chose any."""

from __future__ import annotations

from itertools import count
from unittest.mock import patch

import pytest

from pizzaiolo.bots import character_bot
from pizzaiolo.bots.character import CHARACTERS, load_character
from pizzaiolo.bots.registry import (
    COMPANY,
    STAND_IN,
    bot_names,
    make_bot,
    make_steady_bot,
    plain_memory,
)
from pizzaiolo.game import new_game


def test_the_company_is_there_and_forgets() -> None:
    assert len(set(COMPANY)) == 5, "as many as can sit down with one person"
    assert {*COMPANY, STAND_IN} <= set(bot_names())
    assert all(load_character(name).recall is not None for name in COMPANY)


def test_plain_bots_remember_nothing_or_everything() -> None:
    known = {name: plain_memory(name) for name in bot_names()}
    plain = {name: memory for name, memory in known.items() if memory is not None}
    assert plain == {"random": "none", "greedy": "none", "counter": "perfect", "search": "perfect"}


def iterations(maker_of: str, *, steady: int | None) -> int:
    """How often a bot tries its first decision where every look at the clock costs an hour."""
    game = new_game("oven", 3, seed="steady")
    maker = make_bot(maker_of) if steady is None else make_steady_bot(maker_of, steady)
    seat = game.to_act
    assert seat is not None
    bot = maker(game.setup, seat, 7)
    for event in game.opening:
        if event.is_for(seat):
            bot.hear(event)
    clock = count(0.0, 3600.0)
    with patch.object(character_bot, "perf_counter", clock.__next__):
        bot.choose(game.view(seat), [game.number(action) for action in game.legal()])
    return sum(visits for _, visits, _ in getattr(bot, "thoughts"))  # noqa: B009 # for mypy


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_steady_character_never_looks_at_the_clock(name: str) -> None:
    own = load_character(name).iterations
    assert iterations(name, steady=30) == min(own, 30)
    assert iterations(name, steady=None) == 1


def test_a_steady_search_tries_as_often_as_it_is_told_and_other_bots_stay_as_they_are() -> None:
    assert iterations("search", steady=30) == 30
    assert make_steady_bot("greedy", 30) is make_bot("greedy")
