"""A snapshot shows what lies open now, and repeats what its viewer's level keeps: nothing more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pizzaiolo.engine.levels import Level
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import Heard
from pizzaiolo.server.table.audience import Viewer
from support.cases import CASES, Case
from support.server.possible import LeakError
from support.server.serving import SPECTATOR, Node, random_step
from support.server.surface import Surface

LEVELS: tuple[Level, ...] = ("photographic", "kitchen", "rail", "chalkboard", "glass")


def snapshots(case: Case) -> Iterator[tuple[Surface, dict[str, Any], Level]]:
    """A game with players of all levels: what lies open, a snapshot, its level."""
    chance = Random(str(case))
    levels = tuple(chance.choice(LEVELS) for _ in range(case.seats))
    node = Node(
        Config(
            edition=case.edition,
            seats=case.seats,
            doubles=case.doubles,
            helping=case.helping,
            levels=levels,
        ),
        str(case),
    )
    surface = Surface(node.table.agreement.edition, case.seats)
    deliver = node.deliver

    def listen(viewer: Viewer, message: Any) -> None:
        if viewer == SPECTATOR and isinstance(message, Heard):
            surface.hear(json.loads(encode(message)))
        deliver(viewer, message)

    node.deliver = listen  # type: ignore[method-assign]
    node.seat_everybody()
    while node.table.phase != "over":
        random_step(node, chance)
        viewer = chance.choice(node.viewers)
        level: Level = "photographic" if viewer.seat is None else levels[viewer.seat]
        yield surface, json.loads(encode(node.table.snapshot(viewer, node.now))), level


@pytest.mark.parametrize("case", CASES[::6], ids=str)
def test_a_snapshot_shows_what_lies_open_and_what_its_level_keeps(case: Case) -> None:
    for surface, snapshot, level in snapshots(case):
        surface.check(snapshot, level)


def test_what_was_covered_is_found() -> None:
    """The order below the top, whatever part of a snapshot it is shown in, and an older turn."""
    found = set()
    orders: list[Any] = []
    for surface, snapshot, level in snapshots(Case("oven", 3)):
        view = snapshot["view"]
        top = view["top"]
        if top is not None and "order" in top:
            orders.append(top["order"])
        if not orders or top is None or "order" in top:
            continue
        leaks = {
            "top": {**snapshot, "view": {**view, "top": {**top, "order": orders[-1]}}},
            "turned_up": {**snapshot, "view": {**view, "turned_up": orders[-1]}},
            "table": {**snapshot, "view": {**view, "table": {top["ingredient"]["kind"]: 1}}},
            "oven": {**snapshot, "oven": {"ingredients": {}, "doubles": {}, "orders": {}}},
            "recent": {**snapshot, "recent": [{"what": "passed", "seat": 0}]},
            "missed": {**snapshot, "missed": [{"n": 1, "event": {"what": "passed", "seat": 0}}]},
        }
        for part, leak in leaks.items():
            if part == "oven" and level == "glass":
                continue
            with pytest.raises(LeakError):
                surface.check(leak, level)
            found.add(part)
    assert len(found) == 6
