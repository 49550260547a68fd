"""A club's book as CSV: readable by any spreadsheet, and dangerous to none."""

from __future__ import annotations

import csv

from pizzaiolo.server.clubs.club_files import games_lines, line, standings_lines
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.protocol.club_entries import (
    ClubFounded,
    GamePlayed,
    GameReviewed,
    MemberJoined,
    MemberLeft,
    SeatResult,
)


def club() -> ClubFold:
    fold = ClubFold()
    fold.apply(ClubFounded("Da Alba", at=1))
    fold.apply(MemberJoined(1, "=Alba()", "key 1", keeper=True, at=1))
    fold.apply(MemberJoined(2, "Bruno", "key 2", at=1))
    seats = (SeatResult(5, 1, 1), SeatResult(3, 2, 2), SeatResult(1, 3, bot="giulia"))
    rated = fold.results.with_ratings(seats)
    fold.apply(GamePlayed("oven", rated, "table", 1, evening=2, at=1_000.0))
    fold.apply(GameReviewed(1, (0.5, None, 1.0), at=2))
    fold.apply(MemberLeft(2, forget=True, at=3))
    return fold


def test_standings_have_a_line_for_each_member_and_no_forgotten_name() -> None:
    rows = list(csv.DictReader("".join(standings_lines(club())).splitlines()))
    told = [(row["member"], row["name"], row["wins"], row["pizzas"], row["memory"]) for row in rows]
    assert told == [("1", "'=Alba()", "1.0", "5", "0.5"), ("2", "somebody", "0.0", "3", "")]
    assert float(rows[0]["rating"]) > 25 > float(rows[1]["rating"])


def test_games_have_a_line_for_each_seat() -> None:
    rows = list(csv.DictReader("".join(games_lines(club())).splitlines()))
    assert [(row["seat"], row["name"], row["bot"], row["place"]) for row in rows] == [
        ("0", "'=Alba()", "", "1"),
        ("1", "somebody", "", "2"),
        ("2", "", "giulia", "3"),
    ]
    first = rows[0]
    assert (first["number"], first["table"], first["game"], first["evening"]) == (
        "1",
        "table",
        "1",
        "2",
    )
    assert first["time"] == "1970-01-01T00:16:40+00:00"


def test_no_cell_is_a_formula() -> None:
    assert line(("=1", "+1", "-1", "@a", "a=1", -1, None)) == "'=1,'+1,'-1,'@a,a=1,-1,\r\n"
