"""What goes into and comes out of the requests about challenges."""

from __future__ import annotations

from pizzaiolo.engine.levels import Level
from pizzaiolo.server.protocol.answers import Body, Name
from pizzaiolo.server.protocol.entries import Face
from pizzaiolo.server.protocol.tries import TryResult


class Challenged(Body, frozen=True):
    """A game has become a challenge: where to take it."""

    challenge: str
    page: str
    """For whoever is challenged: /challenge/{challenge}."""


class ChallengedBy(Body, frozen=True):
    """Who challenges you."""

    name: str
    face: str


class ComparedGame(Body, frozen=True):
    """One of the games that were played with the deal of a challenge."""

    table: str
    game: int
    name: str
    """Empty: whoever it was has left the table."""
    face: str
    result: TryResult
    first: bool
    """Whether it is the challenger's."""
    mine: bool


class Challenge(Body, frozen=True):
    """A challenge: what is played, and once your own game is over, how the others played it."""

    challenge: str
    edition: str
    title: str
    seats: int
    doubles: bool
    level: Level
    """The memory level of the person's seat."""
    bots: tuple[str, ...]
    """Who plays against the person, in the order of the seats."""
    seat: int
    """The person's."""
    colour: str
    by: ChallengedBy | None
    """None: the challenger's game has been deleted."""
    can_be_played: bool
    """False: a bot or the edition is not on this server any more."""
    mine: str | None
    """The table of your try, if you have begun one."""
    over: bool
    """Whether your own game is over, or it is your challenge."""
    players: int
    """How many have taken it and finished."""
    games: tuple[ComparedGame, ...]
    """The challenger's, yours and the newest of all others; only if yours is over."""


class Take(Body, frozen=True):
    """Take a challenge."""

    name: Name
    face: Face = ""
