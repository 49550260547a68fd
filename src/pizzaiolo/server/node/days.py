"""Days: the chain of secrets that a server deals from, and the books in which tries are kept.

A try is a table like any other. Its name follows from the player's key and the day, so that there
is one for each, on every server and after every crash. What the books say follows from the tables:
it is written when a game ends, and again if somebody asks and it is missing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date

from msgspec.structs import replace

from pizzaiolo.records.day_chain import DayChain, day_at
from pizzaiolo.records.fairness import new_secret
from pizzaiolo.server.base.worker_process import aside
from pizzaiolo.server.books.book import Book
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.books.day_books import (
    CHAIN,
    CHAIN_BOOK,
    DAY,
    PLAYER,
    DayFold,
    PlayerFold,
    day_book,
    player_book,
)
from pizzaiolo.server.protocol.day_entries import (
    BoardJoined,
    ChainMade,
    DayEntry,
    Named,
    TakenAlong,
    TryFinished,
)
from pizzaiolo.server.protocol.tries import TryResult
from pizzaiolo.server.table.day_deal import day_of
from pizzaiolo.server.table.table import Table
from pizzaiolo.server.table.tries import result_at


class Days:
    """The days of one server."""

    def __init__(self, books: Books, clock: Callable[[], float], root: str = "") -> None:
        """Deal from the chain with this root; without one, from the chain in the books.

        ValueError if it cannot be a root.
        """
        self._books = books
        self._clock = clock
        self._chain = DayChain(root) if root else None
        self._making = asyncio.Lock()

    def today(self) -> date:
        """The day that is on, in UTC."""
        return day_at(self._clock())

    async def chain(self) -> DayChain:
        """The chain of secrets; the first server to need one makes it. May raise StoreUnavailable.

        All servers with the same store find the same one.
        """
        async with self._making:
            if self._chain is None:
                book = await self._books.open(CHAIN_BOOK, CHAIN)

                def make() -> DayEntry | None:
                    return None if book.fold.root else ChainMade(new_secret(), self._clock())

                if book.fold.root is None:
                    await book.write("", make)
                if book.fold.root is None:
                    raise AssertionError("a chain was written, and there is none")
                self._chain = await aside(DayChain, book.fold.root)
            return self._chain

    async def day(self, day: date) -> Book[DayEntry, DayFold]:
        """The book of a day. May raise StoreUnavailable."""
        return await self._books.open(day_book(day), DAY)

    async def player(self, player: str) -> Book[DayEntry, PlayerFold]:
        """The book of the player whose key has this hash. May raise StoreUnavailable."""
        return await self._books.open(player_book(player), PLAYER)

    async def played(self, player: str) -> PlayerFold:
        """What is in the book of a player, if there is one. May raise StoreUnavailable."""
        book = await self._books.find(player_book(player), PLAYER)
        return PlayerFold() if book is None else book.fold

    async def note(self, table: Table) -> TryResult | None:
        """Write down how a try ended, unless that was done; None if it is no try, or not over.

        May raise StoreUnavailable.
        """
        day, result = day_of(table), result_at(table)
        if table.deal is None or not table.deal.player or day is None or result is None:
            return None
        player = table.deal.player
        all_tries, mine = await self.day(day), await self.player(player)
        if day in mine.fold.along:
            # They may have taken it along at the very moment at which they began it here.
            result = replace(result, offline=True)
        entry = TryFinished(player, day, result, table.written_at)
        # In this order: what is in the day's book is in the player's.
        await mine.write(player, lambda: None if day in mine.fold.days else entry)
        await all_tries.write(player, lambda: None if player in all_tries.fold.tries else entry)
        return result

    async def take_along(self, day: date, player: str) -> None:
        """Note that a player has a day's secret from now on. May raise StoreUnavailable."""
        mine = await self.player(player)
        entry = TakenAlong(day, self._clock())
        await mine.write(player, lambda: None if day in mine.fold.along else entry)

    async def is_along(self, day: date, player: str) -> bool:
        """Whether a player has taken a day along. May raise StoreUnavailable."""
        return day in (await self.played(player)).along

    async def join_board(self, day: date, player: str, name: str | None) -> None:
        """Put a player on the board of a day under a name; None: take them off it.

        May raise StoreUnavailable.
        """
        now = self._clock()
        if name is not None:
            mine = await self.player(player)
            await mine.write(player, lambda: None if mine.fold.name == name else Named(name, now))
        book, wants = await self.day(day), name is not None

        def decide() -> DayEntry | None:
            changes = book.fold.on_board(player) is not wants
            return BoardJoined(player, wants, now) if changes else None

        await book.write(player, decide)
