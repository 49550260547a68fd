"""Results: what the games of a club add up to, each counted once, as it comes in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from pizzaiolo.server.clubs.game_list import GameList
from pizzaiolo.server.clubs.meetings import Meetings
from pizzaiolo.server.clubs.rating_lines import RatingLines
from pizzaiolo.server.clubs.ratings import Rating, combined, rated
from pizzaiolo.server.clubs.tallies import Tallies
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    GamePlayed,
    GameReviewed,
    MembersMerged,
    SeatResult,
)


class Results:
    """The book of a club's games; `who_is` gives the number under which a member is known now."""

    def __init__(self, who_is: Callable[[int], int]) -> None:
        """Nothing has been played yet."""
        self._who_is = who_is
        self.games = GameList()
        self.tallies = Tallies()
        self.ratings = RatingLines()
        self.meetings = Meetings()

    def apply(self, entry: ClubEntry) -> None:
        """Take in what an entry says about games."""
        match entry:
            case GamePlayed():
                self._play(entry)
            case GameReviewed(number=number, memory=memory):
                self._review(number, memory)
            case MembersMerged(member=member, into=into):
                both = combined(self.ratings.now(member), self.ratings.now(into))
                self.tallies.merge(member, into)
                self.meetings.merge(member, into)
                self.ratings.merge(member, into, both)
            case _:
                pass

    def members_of(self, seats: Sequence[SeatResult]) -> list[int]:
        """By seat, which member it was, under the number of now; nobody is there twice."""
        found: list[int] = []
        for seat in seats:
            member = self._who_is(seat.member) if seat.member else 0
            found.append(0 if member in found else member)
        return found

    def with_ratings(self, seats: Sequence[SeatResult]) -> tuple[SeatResult, ...]:
        """The seats of a game that is to be written down, rated if two members met in it."""
        members = self.members_of(seats)
        playing = [seat for seat, member in enumerate(members) if member]
        named = [replace(seat, member=who) for seat, who in zip(seats, members, strict=True)]
        if len(playing) < 2:
            return tuple(named)
        before = [self.ratings.now(members[seat]) for seat in playing]
        after = rated(before, [seats[seat].place for seat in playing])
        for seat, rating in zip(playing, after, strict=True):
            named[seat] = replace(named[seat], rating=rating.value, uncertainty=rating.uncertainty)
        return tuple(named)

    def _play(self, entry: GamePlayed) -> None:
        number = self.games.add(entry)
        self.tallies.count_game(entry.edition)
        winners = sum(seat.place == 1 for seat in entry.seats)
        met: list[tuple[int, int]] = []
        for seat, member in zip(entry.seats, self.members_of(entry.seats), strict=True):
            if not member:
                continue
            met.append((member, seat.place))
            win = 1 / winners if seat.place == 1 else 0.0
            self.tallies.count(member, entry.edition, win, seat.pizzas)
            if seat.rating is not None and seat.uncertainty is not None:
                self.ratings.note(member, number, Rating(seat.rating, seat.uncertainty))
        self.meetings.count(met)

    def _review(self, number: int, memory: tuple[float | None, ...]) -> None:
        if not 1 <= number <= len(self.games) or self.games.memory(number) is not None:
            return
        self.games.review(number, memory)
        game = self.games.game(number)
        for member, remembered in zip(self.members_of(game.seats), memory, strict=False):
            if member and remembered is not None:
                self.tallies.remember(member, game.edition, remembered)
