"""Challenges: deals that somebody dares others to play, and the books in which that is kept.

A try is a table like any other. Its name follows from the player's key and the challenge, so that
there is one for each, on every server and after every crash. Who has finished follows from the
tables: it is written when a game ends, and again if somebody asks and it is missing.
"""

from __future__ import annotations

from collections.abc import Callable

from pizzaiolo.server.base.tokens import is_table_id
from pizzaiolo.server.books.book import Book
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.books.challenge_books import CHALLENGE, ChallengeFold, challenge_book
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.challenge_entries import (
    ChallengeEntry,
    ChallengeMade,
    ChallengePlayed,
    OneAgainstBots,
)
from pizzaiolo.server.table.challenge_deal import challenge_of
from pizzaiolo.server.table.tries import result_at


class Challenges:
    """The challenges of one server."""

    def __init__(self, books: Books, clock: Callable[[], float]) -> None:
        """Keep them in books."""
        self._books = books
        self._clock = clock

    async def _book(self, challenge: str) -> Book[ChallengeEntry, ChallengeFold]:
        return await self._books.open(challenge_book(challenge), CHALLENGE)

    async def find(self, challenge: str) -> ChallengeFold | None:
        """A challenge and who has played it; None if there is none. May raise StoreUnavailable."""
        if not is_table_id(challenge):
            return None
        book = await self._books.find(challenge_book(challenge), CHALLENGE)
        return None if book is None or book.fold.made is None else book.fold

    async def make(self, challenge: str, table: str, game: int, played: OneAgainstBots) -> None:
        """Write down a challenge to a game (from 1) of a table, unless that was done.

        May raise StoreUnavailable.
        """
        entry = ChallengeMade(table, game, played.deal, played.result, self._clock())
        book = await self._book(challenge)
        await book.write("", lambda: None if book.fold.made else entry)

    async def note(self, room: Room) -> bool:
        """Write down how a try ended, unless that was done; False if it is no try, or not over.

        May raise StoreUnavailable.
        """
        challenge, table = challenge_of(room.table), room.table
        if challenge is None or table.deal is None:
            return False
        book = await self._book(challenge)
        made = book.fold.made
        result = None if made is None else result_at(table, made.deal.seat)
        if result is None:
            return False
        entry = ChallengePlayed(table.deal.player, room.id, result, table.written_at)

        def decide() -> ChallengeEntry | None:
            # A challenge that was deleted a moment ago is not begun anew.
            gone = book.fold.made is None
            return None if gone or room.id in book.fold.played else entry

        await book.write(room.id, decide)
        return True
