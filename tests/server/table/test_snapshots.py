"""Snapshots: what the table shows a player who comes back, as far as their level allows."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.events import OvenOpened
from pizzaiolo.engine.levels import Level
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.table.audience import Viewer
from support.server.serving import SPECTATOR, Node, random_step


def dealt(level: Level) -> Node:
    node = Node(Config(seats=3, level=level, start=0), "snapshots")
    node.seat_everybody()
    node.wait_for_somebody()
    return node


def test_only_whoever_is_asked_is_told_what_they_can_do() -> None:
    node = dealt("kitchen")
    asked = node.asked()
    assert asked is not None
    for seat in range(3):
        seen = node.table.snapshot(Viewer(seat), node.now)
        assert (seen.turn is not None) is (seat == asked)
        assert seen.asks == asked


def test_everybody_sees_their_own_hand_and_a_spectator_none() -> None:
    node = dealt("kitchen")
    for seat in range(3):
        view = node.table.snapshot(Viewer(seat), node.now).view
        assert view is not None
        assert view.hand is not None
    view = node.table.snapshot(SPECTATOR, node.now).view
    assert view is not None
    assert view.hand is None


def test_whoever_comes_back_to_an_oven_just_opened_is_told_so() -> None:
    node = dealt("kitchen")
    chance, just_opened = Random(1), 0
    while just_opened < 2:
        newest = node.play.show.steps[node.play.show.told - 1].event
        seen = node.table.snapshot(Viewer(0), node.now)
        assert seen.opened is isinstance(newest, OvenOpened)
        just_opened += seen.opened
        if node.asked() is None:
            due = node.table.next_due()
            assert due is not None
            node.wait_until(due)
        else:
            random_step(node, chance)


@pytest.mark.parametrize("level", ["photographic", "kitchen", "rail", "chalkboard", "glass"])
def test_what_the_oven_holds_is_shown_at_the_level_glass_alone(level: Level) -> None:
    seen = dealt(level).table.snapshot(Viewer(0), 0.0)
    assert (seen.oven is not None) is (level == "glass")
