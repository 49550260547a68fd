"""Commands of a game: who may give them, and when."""

from __future__ import annotations

import pytest

from pizzaiolo.server.protocol.entries import Config, Marked, Paused, Resumed
from pizzaiolo.server.protocol.incoming import Command, Mark, Pace, Pause, Rematch, Resume, Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Who
from support.server.serving import HOST, Node


def playing(level: str = "chalkboard") -> Node:
    node = Node(Config(seats=2, level=level, start=0), "commands")  # type: ignore[arg-type]
    node.seat_everybody()
    node.wait_for_somebody()
    return node


def code(node: Node, command: Command, who: Who) -> str:
    answer = node.command(command, who)
    return answer.code if isinstance(answer, Refused) else "done"


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (Start("c"), "game_running"),
        (Rematch("c"), "not_over"),
        (Resume("c"), "game_running"),
        (Pace("c", "instant"), "game_running"),
    ],
)
def test_the_course_of_a_game_is_the_hosts_and_has_its_time(command: Command, refusal: str) -> None:
    node = playing()
    assert code(node, command, Who(1)) == "not_host"
    assert code(node, command, HOST) == refusal


def test_before_the_deal_there_is_no_clock_to_stop() -> None:
    assert code(Node(Config(seats=2)), Pause("c"), HOST) == "not_started"


def test_a_game_is_stopped_once_and_goes_on_once() -> None:
    node = playing()
    assert isinstance(node.command(Pause("1"), HOST), Paused)
    assert code(node, Pause("2"), HOST) == "paused"
    assert isinstance(node.command(Resume("3"), HOST), Resumed)


def test_marks_are_for_players_with_a_chalkboard_and_for_what_there_is() -> None:
    node = playing()
    assert isinstance(node.command(Mark("1", "salami", 3), Who(0)), Marked)
    assert code(node, Mark("2", "gold", 3), Who(0)) == "bad_message"
    assert code(node, Mark("3", "salami", 3), Who()) == "not_seated"
    assert code(playing("kitchen"), Mark("4", "salami", 3), Who(0)) == "level_forbids"
