"""The games of a club come back as they were, by number, by table and by record."""

from __future__ import annotations

import gc

from msgspec.structs import replace

from pizzaiolo.server.clubs.game_list import GameList
from pizzaiolo.server.protocol.club_entries import GamePlayed, SeatResult

SEATS = (SeatResult(5, 1, 2, "", 27.5, 7.9), SeatResult(3, 2, bot="giulia"))


def test_a_game_comes_back_as_it_was() -> None:
    games = GameList()
    played = GamePlayed("oven", SEATS, "table", 2, evening=1, at=7.0)
    assert games.add(played) == 1
    assert games.add(replace(played, game=3)) == 2
    assert games.game(1) == played
    assert [games.number_of("table", game) for game in (1, 2, 3)] == [None, 1, 2]
    assert len(games) == 2


def test_an_imported_game_is_found_by_its_record() -> None:
    games = GameList()
    games.add(GamePlayed("oven", SEATS, record="0a" * 16, at=7.0))
    assert games.number_of_record("0a" * 16) == 1
    assert games.number_of_record("0b" * 16) is None
    assert games.number_of("", 0) is None


def test_a_review_says_what_was_remembered() -> None:
    games = GameList()
    games.add(GamePlayed("oven", SEATS, "table", 1, at=7.0))
    assert games.memory(1) is None
    games.review(1, (0.5, None))
    assert games.memory(1) == (0.5, None)


def test_a_game_is_nothing_that_python_looks_through_for_what_may_be_dropped() -> None:
    games = GameList()
    games.add(GamePlayed("oven", SEATS, "table", 1, record="0a" * 16, at=7.0))
    games.review(1, (0.5, None))
    kept = [*games._games, *games._places, *games._keys, *games._memory.values()]
    assert len(kept) == 4
    assert not any(map(gc.is_tracked, kept))
