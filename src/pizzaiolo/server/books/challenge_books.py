"""The book of a challenge: the deal, and who has played it."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.books.book import Sort
from pizzaiolo.server.protocol.challenge_entries import (
    ChallengeEntry,
    ChallengeMade,
    ChallengePlayed,
    challenge_entry_from_json,
    challenge_entry_to_json,
)

DARED: Final = "challenge"
"""The tag of a challenge in the store: it goes some time after it was last played."""


def challenge_book(challenge: str) -> str:
    """The name of the book of a challenge."""
    return f"challenge:{challenge}"


class ChallengeFold:
    """A challenge and all who have taken it, in the order in which their games ended."""

    def __init__(self) -> None:
        """There is no such challenge yet."""
        self.made: ChallengeMade | None = None
        self.played: dict[str, ChallengePlayed] = {}
        """By table."""

    def apply(self, entry: ChallengeEntry) -> None:
        """A challenge is made once, and each try ends once."""
        match entry:
            case ChallengeMade() if self.made is None:
                self.made = entry
            case ChallengePlayed(table=table):
                self.played.setdefault(table, entry)
            case _:
                pass


CHALLENGE: Final = Sort[ChallengeEntry, ChallengeFold](
    challenge_entry_to_json, challenge_entry_from_json, ChallengeFold, lambda _fold, _entry: DARED
)
