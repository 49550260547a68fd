"""What is stored about a club beside the tables at which it plays.

A club has one log, like a table's. Members are numbers in it. What they are called and the hash
of their key are in the entries `MemberJoined` and `MemberChanged` alone, and are taken out of them
when somebody wants to be forgotten.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pizzaiolo.server.protocol.entries import Config


class ClubKept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """What all entries have: when it happened."""

    at: float


class ClubFounded(ClubKept, frozen=True, tag="club_founded"):
    """The first entry of a club."""

    name: str


class ClubRenamed(ClubKept, frozen=True, tag="club_renamed"):
    """A keeper gave the club another name."""

    name: str


class ClubClosed(ClubKept, frozen=True, tag="club_closed"):
    """The last entry of a club."""


class MemberJoined(ClubKept, frozen=True, tag="member_joined"):
    """Somebody joined, or came back under the same number."""

    member: int
    name: str = ""
    key_hash: str = ""
    face: str = ""
    bot: str = ""
    """Of a bot: its name as tables know it; it has no key."""
    keeper: bool = False


class MemberChanged(ClubKept, frozen=True, tag="member_changed"):
    """Somebody has another name or face, or is a keeper, or no longer; None: as before."""

    member: int
    name: str | None = None
    face: str | None = None
    keeper: bool | None = None


class MemberLeft(ClubKept, frozen=True, tag="member_left"):
    """Somebody left, or was removed."""

    member: int
    removed: bool = False
    """Whether a keeper did it: the key cannot join again."""
    forget: bool = False
    """Whether the name is to be taken out of everything that is kept."""


class MemberForgotten(ClubKept, frozen=True, tag="member_forgotten"):
    """The name of somebody who wanted that has been taken out of everything."""

    member: int


class MembersMerged(ClubKept, frozen=True, tag="members_merged"):
    """Two members turned out to be one person."""

    member: int
    into: int
    """The one who stays."""


class ClubTableOpened(ClubKept, frozen=True, tag="table_opened"):
    """A table was opened that belongs to the club."""

    table: str


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended for a seat."""

    pizzas: int
    place: int
    member: int = 0
    """0: a guest, or a bot that is not a member."""
    bot: str = ""
    rating: float | None = None
    """After the game; None: it was not rated."""
    uncertainty: float | None = None


class GamePlayed(ClubKept, frozen=True, tag="game_played"):
    """A game ended at a table of the club, or was imported."""

    edition: str
    seats: tuple[SeatResult, ...]
    table: str = ""
    """Empty: it was imported."""
    game: int = 0
    """Which game of the table."""
    record: str = ""
    """A hash of its record, in hex: nothing is counted twice, wherever it comes from."""
    evening: int = 0


class GameReviewed(ClubKept, frozen=True, tag="game_reviewed"):
    """The review of a game is there: what everybody remembered, from 0 to 1."""

    number: int
    """The place of the game in the book, from 1."""
    memory: tuple[float | None, ...]
    """By seat."""


class EveningOpened(ClubKept, frozen=True, tag="evening_opened"):
    """An evening began."""

    evening: int
    host: int
    games: int
    seats: int
    fill: bool
    no_show: float
    config: Config


class EveningChanged(ClubKept, frozen=True, tag="evening_changed"):
    """The host changed what was agreed on, or ended the evening; None: as before."""

    evening: int
    games: int | None = None
    seats: int | None = None
    fill: bool | None = None
    no_show: float | None = None
    over: bool = False


class EveningPresence(ClubKept, frozen=True, tag="evening_presence"):
    """Somebody arrived at an evening, or left it."""

    evening: int
    member: int
    here: bool


class RoundDrawn(ClubKept, frozen=True, tag="round_drawn"):
    """A round of an evening was drawn."""

    evening: int
    round: int
    tables: tuple[tuple[str, tuple[int, ...]], ...]
    """The name of each table, and its members by seat; 0: a bot."""


class NoShow(ClubKept, frozen=True, tag="no_show"):
    """Somebody did not come to their table: a bot took the seat, and they count as not here."""

    evening: int
    table: str
    member: int


class TableAbandoned(ClubKept, frozen=True, tag="table_abandoned"):
    """The host set aside a table of an evening: nobody waits for it."""

    evening: int
    table: str


ClubEntry = (
    ClubFounded
    | ClubRenamed
    | ClubClosed
    | MemberJoined
    | MemberChanged
    | MemberLeft
    | MemberForgotten
    | MembersMerged
    | ClubTableOpened
    | GamePlayed
    | GameReviewed
    | EveningOpened
    | EveningChanged
    | EveningPresence
    | RoundDrawn
    | NoShow
    | TableAbandoned
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[ClubEntry]] = msgspec.json.Decoder(ClubEntry)


def club_entry_to_json(entry: ClubEntry) -> bytes:
    """An entry as one line of JSON, fit for every store."""
    return _ENCODER.encode(entry)


def club_entry_from_json(text: bytes | str) -> ClubEntry:
    """Read an entry; raises msgspec.ValidationError if it is not one."""
    return _DECODER.decode(text)
