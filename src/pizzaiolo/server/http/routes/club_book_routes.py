"""The book of a club: standings, games, ratings over time, who beat whom."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.http.http_io import answer, whole_number
from pizzaiolo.server.http.routes.club_access import club_of
from pizzaiolo.server.http.routes.club_view import fresh
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import club_answers

GAMES_AT_ONCE: Final = 50
"""How many games one answer holds at most."""

MOST_LINES: Final = 24
"""How many members' ratings are shown over time: those with the most games."""

MOST_POINTS: Final = 120
"""How many points of a line are shown at most, about as many as a screen can tell apart."""

MOST_MET: Final = 64
"""Among how many members it is shown who beat whom: those with the most games."""


class ClubBookRoutes:
    """Requests about what a club has played."""

    def __init__(self, node: Node) -> None:
        """Show the books of a node."""
        self._node = node

    async def show_club_book(self, request: Request) -> Response:
        """Show the standings."""
        book = await club_of(self._node, request)
        return fresh(request, standings_of(book.fold, request.query_params.get("edition", "")))

    async def list_club_games(self, request: Request) -> Response:
        """Show games, the latest first."""
        fold = (await club_of(self._node, request)).fold
        asked = request.query_params.get("before", "")
        last = len(fold.results.games)
        if asked:
            last = min(last, whole_number(asked, 9) - 1)
        first = max(0, last - GAMES_AT_ONCE)
        games = tuple(game_of(fold, number) for number in range(last, first, -1))
        return answer(club_answers.ClubGames(games, first + 1 if first > 0 else None))

    async def show_club_ratings(self, request: Request) -> Response:
        """Show ratings over time."""
        fold = (await club_of(self._node, request)).fold
        ratings, games = fold.results.ratings, fold.results.games
        lines = tuple(
            club_answers.RatingLine(
                member,
                tuple(
                    club_answers.RatingPoint(
                        game, games.game(game).at, rating.value, rating.uncertainty
                    )
                    for game, rating in ratings.points(member, MOST_POINTS)
                ),
            )
            for member in ratings.longest(MOST_LINES)
        )
        return fresh(request, club_answers.ClubRatings(lines))

    async def show_club_meetings(self, request: Request) -> Response:
        """Show who beat whom."""
        fold = (await club_of(self._node, request)).fold
        members = sorted(fold.results.tallies.of(), key=lambda each: (-each[1].games, each[0]))
        most = [member for member, _ in members[:MOST_MET]]
        meetings = tuple(
            club_answers.ClubMeeting(one, other, *score)
            for one, other, score in fold.results.meetings.among(most)
        )
        return fresh(request, club_answers.ClubMeetings(meetings))


def standings_of(fold: ClubFold, edition: str = "") -> club_answers.ClubBook:
    """The standings of a club, of one edition or of all: the best first."""
    results = fold.results
    rows: list[club_answers.ClubStanding] = []
    for member, tally in results.tallies.of(edition):
        rated = not edition and results.ratings.is_rated(member)
        rating = results.ratings.now(member)
        rows.append(
            club_answers.ClubStanding(
                member,
                tally.games,
                round(tally.wins, 3),
                tally.pizzas,
                None if tally.memory is None else round(tally.memory, 3),
                tally.reviewed,
                rating.value if rated else None,
                rating.uncertainty if rated else None,
            )
        )
    rows.sort(key=lambda row: (-row.wins, -row.pizzas, row.games, row.member))
    return club_answers.ClubBook(
        len(results.games), dict(results.tallies.editions), edition or None, tuple(rows)
    )


def game_of(fold: ClubFold, number: int) -> club_answers.ClubGame:
    """A game of the book, by its number."""
    results = fold.results
    game, memory = results.games.game(number), results.games.memory(number)
    seats = tuple(
        club_answers.ClubGameSeat(
            member or None,
            seat.bot,
            seat.pizzas,
            seat.place,
            None if memory is None or place >= len(memory) else memory[place],
            seat.rating,
            seat.uncertainty,
        )
        for place, (seat, member) in enumerate(
            zip(game.seats, results.members_of(game.seats), strict=True)
        )
    )
    return club_answers.ClubGame(
        number, game.at, game.table, game.game, game.edition, game.evening or None, seats
    )
