"""ClubCare: what is done once for a club when this server first hears of it.

Whatever a crash has left undone is done then: games that are not in the book, names that are still
to be taken out, reviews that nobody asked for again.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from pizzaiolo.server.node.clubs.club_games import ClubGames
from pizzaiolo.server.node.clubs.club_reviews import ClubReviews
from pizzaiolo.server.node.clubs.clubs import ClubBookFile
from pizzaiolo.server.node.clubs.forgetting import Forgetting
from pizzaiolo.server.store import StoreUnavailable

MOST_KNOWN: Final = 10_000
"""How many clubs are known to have been looked after; then all are looked after again."""


class ClubCare:
    """Looks after each club once."""

    def __init__(
        self,
        games: ClubGames,
        reviews: ClubReviews,
        forgetting: Forgetting,
        start: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        """`start` begins a task."""
        self._games = games
        self._reviews = reviews
        self._forgetting = forgetting
        self._start = start
        self._known: set[str] = set()

    def look_after(self, club_id: str, book: ClubBookFile) -> None:
        """Do what has been left undone, unless that was looked for before."""
        if club_id in self._known and club_id not in self._games.missed:
            return
        self._games.missed.discard(club_id)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known.add(club_id)
        self._start(self._do(club_id, book))

    def forget(self, club_id: str, book: ClubBookFile) -> None:
        """Somebody wants to be forgotten."""
        self._start(self._forget(club_id, book))

    async def _do(self, club_id: str, book: ClubBookFile) -> None:
        if not book.fold.closed:
            try:
                await self._games.settle(book)
            except StoreUnavailable:
                self._known.discard(club_id)
                return
            self._reviews.ask_again(club_id, book.fold)
        await self._forget(club_id, book)

    async def _forget(self, club_id: str, book: ClubBookFile) -> None:
        try:
            await self._forgetting.go_on(club_id, book)
        except StoreUnavailable:
            # The next request tries again.
            self._known.discard(club_id)
