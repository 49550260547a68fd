"""ClubReviews: has the games of clubs reviewed, one after the other, when nobody else waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.bots.review_worker import unpacked
from pizzaiolo.server.bots.reviewer import ReviewFailedError
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.node.archive import Archive, ArchiveBusyError
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.review_queue import NOBODY, ReviewQueue, ReviewsBusyError
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.club_entries import ClubEntry, GameReviewed
from pizzaiolo.server.store import StoreUnavailable

MOST_WAITING: Final = 200
"""How many games may wait for their review; those that come then are reviewed when asked for."""

MOST_AGAIN: Final = 20
"""How many of a club's latest games are looked at again when its book is opened."""

LOOK_SECONDS: Final = 2.0
"""How often it is checked how far a review has come, and whether somebody else waits."""


class ClubReviews:
    """The games of clubs that wait for their reviews."""

    def __init__(
        self,
        clubs: Clubs,
        archive: Archive,
        reviews: ReviewQueue,
        room: Callable[[str], Awaitable[Room | None]],
        clock: Callable[[], float],
    ) -> None:
        """Nothing waits yet; `go_on` does the work."""
        self._clubs = clubs
        self._archive = archive
        self._reviews = reviews
        self._room = room
        self._clock = clock
        self._waiting: deque[tuple[str, int]] = deque()
        self._more = asyncio.Event()

    def ask(self, club_id: str, number: int) -> None:
        """Have a game of a club reviewed, by its number in the book."""
        if len(self._waiting) < MOST_WAITING and (club_id, number) not in self._waiting:
            self._waiting.append((club_id, number))
            self._more.set()

    def ask_again(self, club_id: str, fold: ClubFold) -> None:
        """Have the latest games reviewed that have no review yet: a restart forgot about them."""
        games = fold.results.games
        for number in range(max(1, len(games) - MOST_AGAIN + 1), len(games) + 1):
            if games.memory(number) is None and games.game(number).table:
                self.ask(club_id, number)

    async def go_on(self) -> None:
        """Review what waits, again and again."""
        while True:
            await self._more.wait()
            while self._waiting:
                club_id, number = self._waiting[0]
                try:
                    await self._review(club_id, number)
                except (StoreUnavailable, ArchiveBusyError, ReviewsBusyError):
                    # It is tried again when there is time.
                    self._waiting.rotate(-1)
                    await asyncio.sleep(LOOK_SECONDS)
                    continue
                except (ReviewFailedError, ClubRefusalError):
                    log.warning("a game of a club stays without its review")
                self._waiting.remove((club_id, number))
            self._more.clear()

    async def _review(self, club_id: str, number: int) -> None:
        book = await self._clubs.book(club_id)
        if book is None or book.fold.closed or number > len(book.fold.results.games):
            return
        game = book.fold.results.games.game(number)
        memory = await self._memory(game.table, game.game)
        if memory is None:
            return

        def decide(fold: ClubFold) -> ClubEntry | None:
            known = fold.results.games.memory(number) is not None
            return None if known else GameReviewed(number, memory, at=self._clock())

        await self._clubs.write(book, decide)

    async def _memory(self, table_id: str, number: int) -> tuple[float | None, ...] | None:
        """By seat, what the review of a game says about memory; None: the game is gone."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._reviews.busy:
                continue
            room = await self._room(table_id)
            game = None if room is None else await self._archive.game(room, number)
            if game is None:
                return None
            data = await self._reviews.so_far(table_id, number, game, (), NOBODY)
            so_far = unpacked(data)
            review = None if so_far is None else so_far.review
            if review is not None and review.complete:
                return tuple(
                    None if each.memory is None else round(min(max(each.memory, 0.0), 1.0), 3)
                    for each in sorted(review.accounts, key=lambda account: account.seat)
                )
