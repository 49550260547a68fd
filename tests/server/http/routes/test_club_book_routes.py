"""The book of a club over HTTP: standings, games, ratings, meetings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.http.routes.club_book_routes import GAMES_AT_ONCE
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    GamePlayed,
    GameReviewed,
    MemberJoined,
    SeatResult,
)
from support.loops import in_loop
from support.server.clubs import BRUNO, CARLA, ask, finished, founded, put_into
from support.server.in_process import Here, MemoryStore, here

TABLE = "TableOfTheTests0"


async def write(server: Here, club: str, *entries: ClubEntry) -> None:
    book = await server.node.clubs.book(club)
    assert book is not None
    for entry in entries:

        def decide(fold: ClubFold, entry: ClubEntry = entry) -> ClubEntry:
            if isinstance(entry, GamePlayed):
                return GamePlayed(
                    entry.edition,
                    fold.results.with_ratings(entry.seats),
                    entry.table,
                    entry.game,
                    at=entry.at,
                )
            return entry

        await server.node.clubs.write(book, decide)


def game(number: int, *places: tuple[int, int], edition: str = "oven") -> GamePlayed:
    """Members and their places; the better the place, the more pizzas."""
    seats = tuple(SeatResult(5 - place, place, member) for member, place in places)
    return GamePlayed(edition, seats, "table", number, at=float(number))


async def shown(server: Here, club: str, path: str) -> Any:
    answer = await ask(server, f"/{club}{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@in_loop
async def test_the_standings_count_games_wins_pizzas_memory_and_rate(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"), (CARLA, "Carla"))
        await write(
            server,
            club,
            game(1, (1, 1), (2, 1), (3, 3)),
            game(2, (1, 2), (2, 1), edition="plus"),
            GameReviewed(1, (0.5, 0.9, None), at=9),
        )
        book = await shown(server, club, "/book")
        assert (book["games"], book["editions"], book["edition"]) == (
            2,
            {"oven": 1, "plus": 1},
            None,
        )
        rows = [
            (row["member"], row["games"], row["wins"], row["pizzas"], row["memory"])
            for row in book["standings"]
        ]
        assert rows == [(2, 2, 1.5, 8, 0.9), (1, 2, 0.5, 7, 0.5), (3, 1, 0, 2, None)]
        rated = {row["member"]: (row["rating"], row["uncertainty"]) for row in book["standings"]}
        assert rated[2][0] > 25 > max(rated[1][0], rated[3][0])
        # Who has played less is less certain.
        assert rated[3][1] > rated[1][1]
        plus = await shown(server, club, "/book?edition=plus")
        assert (plus["edition"], plus["games"]) == ("plus", 2)
        assert [(row["member"], row["wins"]) for row in plus["standings"]] == [(2, 1), (1, 0)]
        assert plus["standings"][0]["rating"] is None
        assert (await shown(server, club, "/book?edition=none"))["standings"] == []


@in_loop
async def test_a_game_that_ended_is_in_the_book_with_table_and_number(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        node = finished(club, (1, 2))
        await put_into(store, node, TABLE)
        # Somebody looks at the table, and what the server of its last move could not write is.
        await server.web.get(f"/api/tables/{TABLE}")
        await server.node.tasks.wait(10)
        (told,) = (await shown(server, club, "/games"))["games"]
        assert (told["number"], told["table"], told["game"]) == (1, TABLE, 1)
        assert [seat["member"] for seat in told["seats"]] == [1, 2]
        record = await server.web.get(f"/api/tables/{told['table']}/record?game={told['game']}")
        assert record.status_code == 200


@in_loop
async def test_games_come_in_pages_the_latest_first(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        entries = [game(number, (1, 1), (2, 2)) for number in range(1, GAMES_AT_ONCE + 4)]
        await write(server, club, *entries)
        first = await shown(server, club, "/games")
        assert [each["number"] for each in first["games"]] == list(range(53, 3, -1))
        rest = await shown(server, club, f"/games?before={first['before']}")
        assert ([each["number"] for each in rest["games"]], rest["before"]) == ([3, 2, 1], None)
        assert (await shown(server, club, "/games?before=no"))["games"] == []


@in_loop
async def test_ratings_over_time_and_who_beat_whom(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"), (CARLA, "Carla"))
        await write(
            server,
            club,
            MemberJoined(4, "giulia", bot="giulia", at=1),
            game(1, (1, 1), (2, 2), (4, 3)),
            game(2, (2, 1), (1, 2)),
            game(3, (3, 1), (1, 1)),
        )
        lines = (await shown(server, club, "/ratings"))["lines"]
        assert {line["member"]: [p["game"] for p in line["points"]] for line in lines} == {
            1: [1, 2, 3],
            2: [1, 2],
            3: [3],
            4: [1],
        }
        assert lines[0]["member"] == 1
        meetings = (await shown(server, club, "/meetings"))["meetings"]
        told = {(m["member"], m["other"]): (m["better"], m["equal"], m["worse"]) for m in meetings}
        assert told == {
            (1, 2): (1, 0, 1),
            (1, 3): (0, 1, 0),
            (1, 4): (1, 0, 0),
            (2, 4): (1, 0, 0),
        }
