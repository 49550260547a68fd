"""What a seat is asked says all that its player needs to answer."""

from __future__ import annotations

from random import Random

from pizzaiolo.server.protocol.incoming import Act
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Viewer, Who
from support.server.serving import playing, step_by_step, turns_of


def test_a_whole_turn_is_chosen_from_one_message_and_from_a_snapshot() -> None:
    node = playing(3)
    turn = node.turns[0]
    assert tuple(turn.then) == turn.legal
    snapshot = node.table.snapshot(Viewer(0), node.now)
    assert snapshot.turn == turn
    assert node.table.snapshot(Viewer(1), node.now).turn is None
    walk = max(turns_of(turn.then), key=len)
    assert len(walk) == 3
    assert not isinstance(node.command(Act("1", turn.n, walk), Who(0)), Refused)


def test_questions_tell_what_each_way_costs_from_the_first_one_on() -> None:
    node = playing(3, pace="fast")
    chance = Random(4)
    asked = 0
    while node.table.phase != "over":
        step_by_step(node, chance)
        for question in node.questions.values():
            bakes = {text for text in question.legal if text.startswith("bake")}
            if len(question.legal) > 1:
                assert set(question.costs) == bakes
                asked += bool(question.costs)
    assert asked > 3
