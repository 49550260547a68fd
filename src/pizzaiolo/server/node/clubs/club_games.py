"""ClubGames: writes into the books of clubs how games at their tables ended, each once.

What a book says follows from the tables. A game is written down when it ends, on every server
that hears of it: whoever comes second finds it there. What a crash has left out is found when the
club is next opened, and when the table is.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.node.clubs.clubs import ClubBookFile, Clubs
from pizzaiolo.server.node.replaying import UNREADABLE, replayed
from pizzaiolo.server.protocol.club_entries import ClubEntry, GamePlayed, SeatResult
from pizzaiolo.server.protocol.entries import Entry, Revealed
from pizzaiolo.server.store import Store, StoreUnavailable
from pizzaiolo.server.table.club_result import ClubResult, club_result
from pizzaiolo.server.table.seats import DealtTo
from pizzaiolo.server.table.table import Table

MOST_CHECKED: Final = 100
"""How many of a club's latest tables are looked at for games that are not in the book."""

_REVEALED: Final = b'"revealed"'
"""What the entry at the end of a game holds, and hardly any other."""


class ClubGames:
    """The games that end at tables of clubs."""

    def __init__(
        self,
        clubs: Clubs,
        store: Store,
        start: Callable[[Coroutine[Any, Any, None]], object],
        noted: Callable[[str, int], None],
    ) -> None:
        """`start` begins a task; `noted` is called with a club and the number of a new game."""
        self._clubs = clubs
        self._store = store
        self._start = start
        self._noted = noted
        self.missed: set[str] = set()
        """The clubs of games that could not be written down when they ended."""

    def over(self, table_id: str, table: Table) -> None:
        """A game has ended: if it was a club's, that is written down in a moment."""
        # Taken now: the table may go on to its next game before anything is written.
        result = club_result(table)
        if result is not None:
            self._start(self._note_or_miss(table_id, result))

    async def _note_or_miss(self, table_id: str, result: ClubResult) -> None:
        try:
            await self.note(table_id, result)
        except StoreUnavailable:
            self.missed.add(result.of.club)

    async def note(self, table_id: str, result: ClubResult) -> None:
        """Write down a game, and those before it at the same table, as far as they are missing.

        May raise StoreUnavailable.
        """
        book = await self._clubs.book(result.of.club)
        if book is None or book.fold.closed:
            return
        games = book.fold.results.games
        earlier = range(1, result.game)
        results = [result]
        if any(games.number_of(table_id, game) is None for game in earlier):
            results = await self._results(table_id)
        for each in results:
            await self._write(book, table_id, each)

    async def settle(self, book: ClubBookFile) -> None:
        """Write down what is missing of the latest tables. May raise StoreUnavailable."""
        games = book.fold.results.games
        for table_id in list(book.fold.tables)[-MOST_CHECKED:]:
            stored = await self._store.load(table_id)
            ended = sum(_REVEALED in each.data for each in stored)
            if any(games.number_of(table_id, game) is None for game in range(1, ended + 1)):
                for result in await self._results(table_id):
                    await self._write(book, table_id, result)

    async def _results(self, table_id: str) -> list[ClubResult]:
        """All games of a table that are over."""
        results: list[ClubResult] = []

        def look(table: Table, entry: Entry) -> None:
            result = club_result(table) if isinstance(entry, Revealed) else None
            if result is not None:
                results.append(result)

        stored = await self._store.load(table_id)
        # What can be read of a table that cannot be read to its end is true as well.
        with contextlib.suppress(*UNREADABLE):
            await replayed(stored, look)
        return results

    async def _write(self, book: ClubBookFile, table_id: str, result: ClubResult) -> None:
        def decide(fold: ClubFold) -> ClubEntry | None:
            games = fold.results.games
            known = games.number_of(table_id, result.game) or games.number_of_record(result.key)
            return None if known or fold.closed else _entry(fold, table_id, result)

        try:
            written = await self._clubs.write(book, decide)
        except ClubRefusalError:
            log.warning("a game was not written down: the book of its club is full")
            return
        number = book.fold.results.games.number_of(table_id, result.game)
        if written is not None and number is not None:
            self._noted(result.of.club, number)


def _entry(fold: ClubFold, table_id: str, result: ClubResult) -> GamePlayed:
    seats = tuple(
        SeatResult(pizzas, place, _member(fold, dealt), dealt.bot)
        for dealt, pizzas, place in zip(result.dealt, result.pizzas, result.places, strict=True)
    )
    # Of an evening's table the first game counts for the evening: nobody plays more than others.
    evening = result.of.evening if result.game == 1 else 0
    return GamePlayed(
        result.edition,
        fold.results.with_ratings(seats),
        table_id,
        result.game,
        result.key,
        evening,
        at=result.at,
    )


def _member(fold: ClubFold, dealt: DealtTo) -> int:
    """Which member a seat was dealt to: a person, or a bot that is one."""
    if not dealt.bot:
        return dealt.member
    bot = None if dealt.own else fold.members.with_bot(dealt.bot)
    return 0 if bot is None or bot.left else bot.number
