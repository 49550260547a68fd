"""A game in time: who decides in a seat may change in the middle of a question."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.server.protocol.entries import Config, Pressed
from pizzaiolo.server.protocol.incoming import Back, Plan, Vote
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.game.window import Window
from pizzaiolo.server.table.table import Table
from support.server.serving import Node, random_step


def at_a_question(*, real: bool, **settings: object) -> tuple[Node, Window]:
    """A question to a person at a table with three of them."""
    config = Config(edition="oven", seats=3, start=0, stand_in="greedy", **settings)  # type: ignore[arg-type]
    node = Node(config, 1)
    node.seat_everybody()
    chance = Random(1)
    for _ in range(3000):
        node.wait_for_somebody()
        window = node.play.show.window()
        if window is not None and window.real is real:
            return node, window
        random_step(node, chance)
    raise AssertionError("nobody is asked like that")


def vote_out(node: Node, seat: int) -> None:
    """The others want a bot to stand in for somebody who is away."""
    node.table.seating.set_away(seat, away=True)
    for other in {0, 1, 2} - {seat}:
        node.command(Vote(node.fresh_id(), seat), Who(other))
    assert node.table.seating.chairs[seat].standing_in


@pytest.mark.parametrize("real", [True, False])
def test_a_bot_that_stands_in_answers_the_question_that_is_open(real: bool) -> None:
    node, window = at_a_question(real=real)
    assert node.table.next_due() is None
    node.wait(500.0)
    vote_out(node, window.seat)
    assert window.answers_itself
    assert window.ends is not None
    assert 0 < window.ends - node.now < 2
    told = node.table.n
    if real:
        assert node.let_bot_choose()
    node.wait_until(window.ends)
    assert node.table.n > told


def test_one_vote_of_two_gives_nobody_more_time() -> None:
    node, window = at_a_question(real=True, time=60.0)
    until = window.until
    node.wait(20.0)
    node.table.seating.set_away(window.seat, away=True)
    other = next(seat for seat in (0, 1, 2) if seat != window.seat)
    node.command(Vote(node.fresh_id(), window.seat), Who(other))
    assert window.until == until


@pytest.mark.parametrize("real", [True, False])
def test_whoever_comes_back_is_asked_again_and_waited_for(real: bool) -> None:
    node, window = at_a_question(real=real)
    vote_out(node, window.seat)
    node.questions.clear()
    refused = node.command(Plan("1", node.table.n, window.options.legal[:1]), Who(window.seat))
    assert isinstance(refused, Refused)
    node.table.seating.set_away(window.seat, away=False)
    node.command(Back(node.fresh_id()), Who(window.seat))
    assert node.questions[window.seat].legal == window.options.legal
    assert (window.answers_itself, window.ends) == (False, None)
    assert node.table.next_due() is None
    told = node.table.n
    node.command(Plan("2", node.table.n, window.options.legal[:1]), Who(window.seat))
    assert node.table.n > told


def test_a_press_where_nobody_is_asked_is_no_entry_of_a_table() -> None:
    node, window = at_a_question(real=True)
    with pytest.raises(ValueError, match="presses where it is not asked"):
        Table.replay(node.entries).apply(Pressed(window.seat, at=node.now))


def test_those_who_wait_are_told_what_can_be_done() -> None:
    node, window = at_a_question(real=True)
    seats = node.table.info().seats
    assert {seat.remedies for seat in seats} == {()}
    node.table.seating.set_away(window.seat, away=True)
    seats = node.table.snapshot(Viewer(), node.now).table.seats
    assert seats[window.seat].remedies == ("vote", "pause", "fill")
    assert sum(len(seat.remedies) for seat in seats) == 3
    vote_out(node, window.seat)
    assert node.table.info().seats[window.seat].remedies == ()
