"""Bots think in processes of their own: the same choices, and no bot can hold up a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf

import pytest

from pizzaiolo.bots import Bot, make_bot
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.bots import bot_pool
from pizzaiolo.server.bots.bot_pool import BotPool
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.table.bot_turns import BotTurn
from support.loops import in_loop
from support.server.days import DAY, NOON, turns_of_a_day
from support.server.serving import Node


def noon() -> float:
    """The clock of the tables: no time passes while these bots think."""
    return NOON


@asynccontextmanager
async def thinking(number: int = 1) -> AsyncIterator[tuple[BotPool, Metrics]]:
    metrics = Metrics()
    thinkers = BotPool(number, metrics)
    try:
        yield thinkers, metrics
    finally:
        await thinkers.close()


def turns_of_a_game(bot: str) -> list[tuple[BotTurn, int]]:
    """All that the bots of a game were asked, and what they chose in this process."""
    node = Node(Config(edition="plus", seats=3, pace="instant", bots=(bot,)), "5" * 64)
    node.start()
    turns: list[tuple[BotTurn, int]] = []
    minds: dict[int, tuple[Bot, int]] = {}
    for _ in range(3000):
        if node.table.phase == "over" or len(turns) == 120:
            return turns
        turn = node.table.bot_to_move()
        if turn is None:
            node.wait_for_somebody()
            continue
        made = make_bot(turn.bot)
        mind, heard = minds.get(turn.seat) or (made(turn.setup, turn.seat, turn.seed), 0)
        for event in turn.heard[heard:]:
            mind.hear(event)
        minds[turn.seat] = mind, len(turn.heard)
        turns.append((turn, mind.choose(turn.view, list(turn.legal))))
        assert node.let_bot_choose()
    raise AssertionError("the game does not end")


@in_loop
async def test_a_bot_chooses_there_what_it_chooses_here() -> None:
    """Until its process is lost: then it is made again, and hears everything again."""
    turns = turns_of_a_game("greedy")
    assert len(turns) > 80
    async with thinking() as (thinkers, metrics):
        for place, (turn, choice) in enumerate(turns):
            if place == 60:
                await thinkers.close()
            chosen = await thinkers.choose("table", replace(turn, until=inf), noon)
            assert chosen == choice if place < 60 else chosen in turn.legal
    assert metrics.value("thoughts_failed_total") == 0


@in_loop
async def test_a_bot_of_the_day_chooses_the_same_whether_its_process_is_lost_or_not() -> None:
    turns = turns_of_a_day(DAY)
    assert len(turns) > 80
    async with thinking() as (thinkers, metrics):
        for place, (turn, choice) in enumerate(turns):
            if place == 60:
                await thinkers.close()
            assert await thinkers.choose("table", turn, noon) == choice
    assert metrics.value("thoughts_failed_total") == 0


@pytest.mark.parametrize("name", ["Odd", "Stuck", "Cheat", "Deadly"])
@in_loop
async def test_a_bot_that_fails_is_answered_for_and_the_next_one_thinks(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them would think for a thousand seconds, if it were let."""
    monkeypatch.setattr(bot_pool, "LEAST_SECONDS", 0.5)
    turn, choice = turns_of_a_game("greedy")[0]
    well = replace(turn, until=inf)
    bad = replace(turn, bot=f"support.server.odd_bots:{name}", until=NOON)
    async with thinking() as (thinkers, metrics):
        assert await thinkers.choose("table", well, noon) == choice
        assert await thinkers.choose("table", bad, noon) == turn.legal[0]
        assert metrics.value("thoughts_failed_total") == 1
        assert await thinkers.choose("table", well, noon) == choice


@in_loop
async def test_what_a_bot_prints_is_no_answer() -> None:
    turn, _ = turns_of_a_game("greedy")[0]
    async with thinking() as (thinkers, _):
        chatty = replace(turn, bot="support.server.odd_bots:Chatty", until=inf)
        assert await thinkers.choose("table", chatty, noon) == turn.legal[-1]
