"""The books of the days: the chain of secrets, who played a day and how, and a player's days."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from pizzaiolo.server.books.book import Sort
from pizzaiolo.server.protocol.day_entries import (
    BoardJoined,
    ChainMade,
    DayEntry,
    Named,
    TakenAlong,
    TryFinished,
    day_entry_from_json,
    day_entry_to_json,
)
from pizzaiolo.server.protocol.tries import TryResult

CHAIN_BOOK: Final = "days:chain"
"""The name of the book of the chain. No name of a book could be that of a table."""


def day_book(day: date) -> str:
    """The name of a day's book."""
    return f"days:{day}"


def player_book(player: str) -> str:
    """The name of the book of the player whose key has this hash."""
    return f"player:{player[:48]}"


class ChainFold:
    """The root of the chain, once one was made."""

    def __init__(self) -> None:
        """No chain yet."""
        self.root: str | None = None

    def apply(self, entry: DayEntry) -> None:
        """The first chain is the one that counts."""
        if isinstance(entry, ChainMade) and self.root is None:
            self.root = entry.root


class DayFold:
    """Who has played a day, and how it went for everybody; kept up to date, never recounted."""

    def __init__(self) -> None:
        """Nobody has played it yet."""
        self.tries: dict[str, TryResult] = {}
        """By player."""
        self.delivered: list[int] = []
        """By number of pizzas: how many delivered that many, of those who could not know the cards
        before."""
        self._board: set[str] = set()

    def apply(self, entry: DayEntry) -> None:
        """One try of each player counts: the first."""
        match entry:
            case TryFinished(player=player, result=result) if player not in self.tries:
                self.tries[player] = result
                if not result.compared:
                    return
                missing = result.delivered + 1 - len(self.delivered)
                self.delivered += [0] * missing
                self.delivered[result.delivered] += 1
            case BoardJoined(player=player, wants=True):
                self._board.add(player)
            case BoardJoined(player=player, wants=False):
                self._board.discard(player)
            case _:
                pass

    def on_board(self, player: str) -> bool:
        """Whether a player wants to be on the board."""
        return player in self._board

    def board(self, length: int) -> list[tuple[str, TryResult]]:
        """The best of those who want to be on the board; who could know the cards comes last."""
        ranked = [(each, self.tries[each]) for each in self._board if each in self.tries]
        ranked.sort(
            key=lambda each: (not each[1].compared, -each[1].delivered, each[1].place, each[0])
        )
        return ranked[:length]


class PlayerFold:
    """The days that one player has played."""

    def __init__(self) -> None:
        """None yet."""
        self.days: dict[date, TryResult] = {}
        self.along: dict[date, float] = {}
        """The days that they took along, and when."""
        self.name: str | None = None
        """What they are called on boards."""

    def apply(self, entry: DayEntry) -> None:
        """One try of each day counts: the first."""
        match entry:
            case TryFinished(day=day, result=result):
                self.days.setdefault(day, result)
            case TakenAlong(day=day, at=at):
                self.along.setdefault(day, at)
            case Named(name=name):
                self.name = name
            case _:
                pass


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row were played, up to today, or up to yesterday."""
    played = set(days)
    day = today if today in played else today - timedelta(days=1)
    length = 0
    while day in played:
        length += 1
        day -= timedelta(days=1)
    return length


CHAIN: Final = Sort[DayEntry, ChainFold](day_entry_to_json, day_entry_from_json, ChainFold)
DAY: Final = Sort[DayEntry, DayFold](day_entry_to_json, day_entry_from_json, DayFold)
PLAYER: Final = Sort[DayEntry, PlayerFold](day_entry_to_json, day_entry_from_json, PlayerFold)
