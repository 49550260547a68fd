"""How a try ended, told from its table."""

from __future__ import annotations

from pizzaiolo.engine.events import Baked, Returned
from pizzaiolo.server.table.tries import result_at
from support.server.days import DayNode, begun, finished


def test_how_a_game_ended_for_the_person() -> None:
    node = finished()
    result, over = result_at(node.table), node.table.course.over
    assert result is not None
    assert over is not None
    assert result.delivered == over.delivered[0]
    assert result.seats == 4
    assert (result.place == 1) == (0 in over.winners)
    steps = [step.event for step in node.play.show.steps]
    assert result.oven.count("b") == sum(isinstance(e, Baked) and e.seat == 0 for e in steps)
    assert result.oven.count("r") == sum(isinstance(e, Returned) and e.seat == 0 for e in steps)


def test_a_game_that_is_on_has_not_ended() -> None:
    assert result_at(DayNode(begun()).table) is None
