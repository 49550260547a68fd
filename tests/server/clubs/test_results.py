"""Results: each game counts once for each member, also when two members turn out to be one."""

from __future__ import annotations

from pizzaiolo.server.clubs.members import Members
from pizzaiolo.server.clubs.results import Results
from pizzaiolo.server.clubs.tallies import Tally
from pizzaiolo.server.protocol.club_entries import (
    GamePlayed,
    GameReviewed,
    MemberJoined,
    MembersMerged,
    SeatResult,
)


class Book:
    """Members and results, as a club has them."""

    def __init__(self, members: int = 3) -> None:
        self.members = Members()
        self.results = Results(self.members.who_is)
        for number in range(1, members + 1):
            self.members.apply(MemberJoined(number, f"Name {number}", at=0))

    def play(self, *seats: tuple[int, int, int], edition: str = "oven") -> GamePlayed:
        """Play a game: members, pizzas, places."""
        results = [SeatResult(pizzas, place, member) for member, pizzas, place in seats]
        number = len(self.results.games) + 1
        rated = self.results.with_ratings(results)
        entry = GamePlayed(edition, rated, "table", number, at=float(number))
        self.results.apply(entry)
        return entry

    def merge(self, member: int, into: int) -> None:
        entry = MembersMerged(member, into, at=0)
        self.members.apply(entry)
        self.results.apply(entry)


def test_a_shared_win_counts_as_a_share_and_guests_count_for_nobody() -> None:
    book = Book()
    book.play((1, 5, 1), (2, 5, 1), (0, 2, 3))
    assert book.results.tallies.tally(1) == Tally(1, 0.5, 5)
    assert book.results.tallies.tally(2) == Tally(1, 0.5, 5)
    assert dict(book.results.tallies.of()).keys() == {1, 2}


def test_only_games_in_which_members_met_are_rated() -> None:
    book = Book()
    assert all(seat.rating is None for seat in book.play((1, 5, 1), (0, 2, 2)).seats)
    rated = book.play((1, 5, 1), (0, 3, 2), (2, 2, 3)).seats
    assert [seat.rating is not None for seat in rated] == [True, False, True]
    assert book.results.ratings.now(1).value == rated[0].rating
    assert list(book.results.meetings.among([1, 2])) == [(1, 2, (1, 0, 0))]


def test_a_review_that_comes_later_counts_once() -> None:
    book = Book()
    book.play((1, 5, 1), (2, 2, 2))
    for memory in ((0.5, None), (0.9, 0.9)):
        book.results.apply(GameReviewed(1, memory, at=9))
    book.results.apply(GameReviewed(7, (0.5, 0.5), at=9))
    assert book.results.tallies.tally(1).memory == 0.5
    assert book.results.tallies.tally(2).memory is None


def test_one_person_has_all_games_of_both_and_is_in_no_game_twice() -> None:
    book = Book()
    book.play((1, 5, 1), (2, 2, 2))
    book.play((3, 4, 1), (2, 2, 2))
    book.merge(3, 1)
    assert book.results.tallies.tally(1) == Tally(2, 2.0, 9)
    assert book.results.tallies.tally(3) == Tally()
    assert list(book.results.meetings.among([1, 2, 3])) == [(1, 2, (2, 0, 0))]
    seats = book.play((3, 4, 1), (1, 3, 2), (2, 1, 3)).seats
    assert [seat.member for seat in seats] == [1, 0, 2]
    assert book.results.tallies.tally(1).games == 3
