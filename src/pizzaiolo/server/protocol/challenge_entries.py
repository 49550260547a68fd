"""What is stored about a challenge beside the tables at which it is played.

A challenge has a log of its own, like a table's. It holds the whole deal, so that the challenge can
be taken when the first game has been deleted, and nobody's name: those are at the tables alone.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.tries import TryResult


class SeatedBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot in its seat."""

    seat: int
    bot: str
    character: dict[str, Any] | None = None
    """For a character that the host brought along: the data of its file."""


class SameDeal(msgspec.Struct, frozen=True):
    """A game of one person against bots: all that is needed to deal it again."""

    config: Config
    edition_hash: str
    """Of everything that decides how the edition plays."""
    secret: str
    salts: tuple[tuple[int, str], ...]
    start: int
    """The seat that takes the first turn."""
    colours: tuple[str, ...]
    seat: int
    """The person's."""
    bots: tuple[SeatedBot, ...]
    course: tuple[str, ...]
    """All that was decided, in its order, as texts."""


class OneAgainstBots(msgspec.Struct, frozen=True):
    """A game that is over and can be a challenge; it is kept here and sent to nobody."""

    deal: SameDeal
    result: TryResult
    """How it ended for the person."""
    player: str
    """The hash of the token of the person's seat."""


class ChallengeMade(msgspec.Struct, frozen=True, tag_field="type", tag="challenge_made"):
    """Somebody challenged others to the deal of a game that is over."""

    table: str
    game: int
    """Which game of that table, from 1."""
    deal: SameDeal
    result: TryResult
    """How it ended for the challenger."""
    at: float


class ChallengePlayed(msgspec.Struct, frozen=True, tag_field="type", tag="challenge_played"):
    """Somebody took the challenge, and their game is over."""

    player: str
    """The hash of the key."""
    table: str
    result: TryResult
    at: float


ChallengeEntry = ChallengeMade | ChallengePlayed

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[ChallengeEntry]] = msgspec.json.Decoder(ChallengeEntry)


def challenge_entry_to_json(entry: ChallengeEntry) -> bytes:
    """An entry as one line of JSON, fit for every store."""
    return _ENCODER.encode(entry)


def challenge_entry_from_json(text: bytes | str) -> ChallengeEntry:
    """Read an entry; raises msgspec.ValidationError if it is not one."""
    return _DECODER.decode(text)
