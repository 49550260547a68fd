"""How a game of a club ended: for those to whom it was dealt."""

from __future__ import annotations

from pizzaiolo.server.protocol.entries import OfClub
from pizzaiolo.server.protocol.incoming import Free
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.club_result import club_result
from pizzaiolo.server.table.seats import DealtTo
from support.server.clubs import ClubNode, finished
from support.server.serving import seated


def test_a_game_has_a_result_once_it_is_over() -> None:
    node = ClubNode(OfClub("club"), (1, 2))
    assert club_result(node.table) is None
    node.play_game()
    result = club_result(node.table)
    over = node.table.course.over
    assert over is not None
    assert result is not None
    assert (result.of.club, result.game, result.edition) == ("club", 1, "oven")
    assert result.pizzas == over.delivered
    assert {seat for seat, place in enumerate(result.places) if place == 1} == set(over.winners)
    assert result.dealt == (DealtTo(1, "", False), DealtTo(2, "", False))


def test_a_game_belongs_to_those_to_whom_it_was_dealt() -> None:
    node = ClubNode(OfClub("club"), (1, 2), seats=3)
    node.start()
    node.command(Free(node.fresh_id(), 1), Who(1))
    assert node.table.seating.dealt == (
        DealtTo(1, "", False),
        DealtTo(2, "", False),
        DealtTo(0, "greedy", False),
    )


def test_a_table_without_a_club_has_no_result_for_one() -> None:
    node = seated(1)
    assert club_result(node.table) is None
    assert finished("club", (1, 2)).table.club == OfClub("club")
