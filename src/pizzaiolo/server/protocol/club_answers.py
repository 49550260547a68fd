"""What goes into and comes out of the requests about clubs and their books."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from pizzaiolo.server.protocol.answers import Body, Colour, Name, SecretId
from pizzaiolo.server.protocol.entries import BotName, Face, SeatNumber
from pizzaiolo.server.protocol.incoming import SaltText
from pizzaiolo.server.protocol.public import Phase

ClubName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MemberNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
"""A member of a club, counted from 1; the founder is 1."""


# --- Requests ---


class FoundClub(Body, frozen=True):
    """Found a club with your key; you are its first member and its keeper."""

    club: ClubName
    name: Name
    face: Face = ""
    id: SecretId | None = None
    """A repeated request leads to the same club."""


class ChangeClub(Body, frozen=True):
    """Rename a club, or close it for good: only a keeper can."""

    name: ClubName | None = None
    closed: bool = False


class JoinClub(Body, frozen=True):
    """Become a member with your key; somebody who left and comes back is the same member."""

    name: Name
    face: Face = ""


class ChangeMember(Body, frozen=True):
    """Change your own name and face; a keeper can rename anybody and make them a keeper."""

    name: Name | None = None
    face: Face | None = None
    keeper: bool | None = None


class LeaveClub(Body, frozen=True):
    """Leave a club, or have a keeper remove somebody, who then cannot come back."""

    forget: bool = False
    """Whether the name is taken out of everything that is kept."""


class MergeMembers(Body, frozen=True):
    """Two members are one person, says a keeper: the one who is named stays."""

    into: MemberNumber


class AddBot(Body, frozen=True):
    """Make a bot a member, says a keeper: its games count from now on."""

    bot: BotName


class SitDown(Body, frozen=True):
    """Sit down at a table of the club, under your name there."""

    seat: SeatNumber | None = None
    """At a table of an evening the seat is drawn, and this is ignored."""
    colour: Colour | None = None
    salt: SaltText | None = None


class ImportGame(Body, frozen=True):
    """Write the record of a game from elsewhere into the book, says a keeper."""

    record: dict[str, Any]
    """As its file has it."""
    members: Annotated[tuple[MemberNumber | None, ...], msgspec.Meta(min_length=2, max_length=6)]
    """Who sat where; null: nobody of the club."""
    at: float
    """When it was played, in UTC seconds."""


# --- The club ---


class ClubMember(Body, frozen=True):
    """Somebody who is or was in a club."""

    member: int
    name: str | None
    """Null: they wanted to be forgotten, and are somebody."""
    face: str
    bot: str
    """Of a bot: its name as tables know it; empty for people."""
    keeper: bool
    left: bool
    """Whether they are no longer a member; what they played still counts."""


class ClubTable(Body, frozen=True):
    """A table of the club whose game is not over."""

    table: str
    edition: str
    title: str
    phase: Phase
    seats: int
    free: int
    members: tuple[int, ...]
    """The members who sit there."""
    evening: int | None
    """The evening that it belongs to."""


class EveningSummary(Body, frozen=True):
    """An evening of the club."""

    evening: int
    """Counted from 1."""
    at: float
    over: bool
    round: int
    """How many rounds have been drawn."""
    here: int
    """How many are there; once it is over, how many have been."""


class Club(Body, frozen=True):
    """A club: who is in it, where they play now, and its evenings."""

    club: str
    """The name in its link: whoever knows it may look in and join."""
    name: str
    tag: str
    """What the tables of the club show instead of that, in `club` of the message `table`."""
    founded: float
    me: int | None
    """Only with a key: your number among the members."""
    members: tuple[ClubMember, ...]
    """Everybody who is or was one, in the order of joining."""
    tables: tuple[ClubTable, ...]
    """The newest first."""
    evenings: tuple[EveningSummary, ...]
    """The newest first."""
    games: int
    """How many are in the book."""


# --- The book ---


class ClubStanding(Body, frozen=True):
    """What one member has shown."""

    member: int
    games: int
    wins: float
    """A win that is shared counts as a share."""
    pizzas: int
    memory: float | None
    """From 0 to 1, over all games that have been reviewed; null: none has."""
    reviewed: int
    """How many that is."""
    rating: float | None
    """Null: no game against another member yet, or only one edition was asked for."""
    uncertainty: float | None
    """One standard deviation of the rating."""


class ClubBook(Body, frozen=True):
    """The standings: those with the most wins first."""

    games: int
    editions: dict[str, int]
    """How many games of each edition are in the book."""
    edition: str | None
    """Whether these standings are of one edition alone, and of which."""
    standings: tuple[ClubStanding, ...]


class ClubGameSeat(Body, frozen=True):
    """How a game ended for a seat."""

    member: int | None
    """Null: a guest, or a bot that is not a member."""
    bot: str
    """Of a bot: its name; empty for people."""
    pizzas: int
    place: int
    """From 1; those who are equal share it."""
    memory: float | None
    """From 0 to 1; null as long as the game is not reviewed."""
    rating: float | None
    """After the game; null: it was not rated."""
    uncertainty: float | None


class ClubGame(Body, frozen=True):
    """A game in the book."""

    number: int
    """Its place in the book, from 1."""
    at: float
    table: str
    """Where its tape and review are; empty: it was imported."""
    game: int
    """Which game of that table."""
    edition: str
    evening: int | None
    seats: tuple[ClubGameSeat, ...]


class ClubGames(Body, frozen=True):
    """Games of the book, the latest first."""

    games: tuple[ClubGame, ...]
    before: int | None
    """Where to go on: ask for those before this number; null: there are no more."""


class RatingPoint(Body, frozen=True):
    """A rating after a game."""

    game: int
    """The number of the game in the book."""
    at: float
    rating: float
    uncertainty: float


class RatingLine(Body, frozen=True):
    """The rating of one member over time."""

    member: int
    points: tuple[RatingPoint, ...]
    """In the order of the book; of a long line, evenly chosen ones and the last."""


class ClubRatings(Body, frozen=True):
    """Ratings over time of those who have played most, the one with the most games first."""

    lines: tuple[RatingLine, ...]


class ClubMeeting(Body, frozen=True):
    """How often two members have met, and who was better."""

    member: int
    other: int
    better: int
    """How often the first had the better place."""
    equal: int
    worse: int


class ClubMeetings(Body, frozen=True):
    """Who beat whom, among those who have played most; each pair is there once."""

    meetings: tuple[ClubMeeting, ...]


class GameImported(Body, frozen=True):
    """A game from elsewhere is in the book."""

    number: int
    """Its place in the book, from 1."""
    known: bool
    """Whether it was already there."""
