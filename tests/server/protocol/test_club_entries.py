"""The entries of a club survive being written down, and leave out what says nothing."""

from __future__ import annotations

from pizzaiolo.server.protocol.club_entries import (
    GamePlayed,
    MemberJoined,
    RoundDrawn,
    SeatResult,
    club_entry_from_json,
    club_entry_to_json,
)


def test_entries_come_back_as_they_were() -> None:
    game = GamePlayed(
        "oven",
        (SeatResult(5, 1, 2, "", 27.5, 7.9), SeatResult(3, 2, bot="giulia")),
        "table",
        1,
        at=7.0,
    )
    for entry in (
        game,
        MemberJoined(2, "Bruno", "hash", at=1.0),
        RoundDrawn(1, 2, (("table", (1, 2, 0)),), at=3.0),
    ):
        assert club_entry_from_json(club_entry_to_json(entry)) == entry


def test_what_says_nothing_is_left_out() -> None:
    text = club_entry_to_json(GamePlayed("oven", (SeatResult(3, 2),), "table", 1, at=7.0))
    assert text == (
        b'{"type":"game_played","edition":"oven","seats":[{"pizzas":3,"place":2}],'
        b'"table":"table","game":1,"at":7.0}'
    )
