"""What a seat is told about its choices: what an order lacks, and what it costs."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.actions import Ask, Bake
from pizzaiolo.engine.counts import shortage
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Added, Baked
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.incoming import Pause, Resume
from pizzaiolo.server.protocol.outgoing import Heard
from pizzaiolo.server.protocol.public import OvenOpened
from pizzaiolo.server.table.audience import Viewer
from pizzaiolo.server.table.game.choices import (
    finish_plan,
    follow_plan,
    options,
)
from pizzaiolo.server.table.game.pauses import TEMPOS
from support.cases import CASES, Case
from support.server.serving import HOST, playing, step_by_step


@pytest.mark.parametrize("case", [case for case in CASES if case.seats == 3], ids=str)
def test_what_a_way_to_bake_costs_is_what_its_owner_has_to_add(case: Case) -> None:
    game = Game(case.setup(), SeededDealer("costs"), "costs")
    chance = Random(1)
    compared = 0
    while (seat := game.to_act) is not None:
        known = options(game, seat, 1)
        assert known.legal == tuple(map(str, game.legal()))
        for action in game.legal():
            if isinstance(action, Ask):
                assert str(action) in known.costs
            if isinstance(action, Bake):
                compared += 1
                singles, doubles, way = added(game, str(action))
                value = singles + 2 * doubles
                cost = known.costs[str(action)]
                # Where any kinds will do, a way names none; doubles may pay one too many.
                assert shortage(cost, value) == 0
                assert case.doubles or not cost or value == cost, way
        game.play(chance.choice(game.legal()))
    assert compared > 3


def added(game: Game, text: str) -> tuple[int, int, str]:
    """What the owner adds when an order is baked in a way, the rest done the simplest way."""
    seat = game.to_act
    assert seat is not None
    actions = finish_plan(game, seat, (text,))
    events = follow_plan(game, seat, actions).events
    while not isinstance(events[-1], Baked):
        events = events[:-1]
    first = [event for event in events if isinstance(event, Added)]
    singles = sum(event.ingredients for event in first)
    return singles, sum(event.doubles for event in first), " ".join(actions)


def test_the_oven_lies_open_for_a_while_before_its_first_card() -> None:
    node = playing(3, pace="fast")
    chance = Random(4)
    opened: Heard | None = None
    while opened is None:
        step_by_step(node, chance)
        seen = node.table.snapshot(Viewer(1), node.now)
        opened = next((each for each in seen.missed if isinstance(each.event, OvenOpened)), None)
    assert (opened.asks, opened.until) == (None, opened.at + TEMPOS["fast"].opening)
    assert (seen.asks, seen.until) == (None, opened.until)
    node.command(Pause("p"), HOST)
    node.wait(10)
    node.command(Resume("r"), HOST)
    seen = node.table.snapshot(Viewer(1), node.now)
    assert opened.until is not None
    assert seen.until == opened.until + 10
    assert node.table.next_due() == seen.until
    node.wait_until(seen.until)
    assert node.table.n == opened.n + 1
