"""Books: those that this server has open, each read once and followed from then on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, TypeVar, cast

from pizzaiolo.server.books.book import Book, Fold, Sort
from pizzaiolo.server.store import Store

MOST_OPEN: Final = 5000
"""How many books are kept in memory; those that were used last stay."""

E = TypeVar("E")
F = TypeVar("F", bound=Fold[Any])


class Books:
    """The open books of one server."""

    def __init__(self, store: Store) -> None:
        """None is open yet."""
        self._store = store
        self._open: dict[str, Book[Any, Any]] = {}
        self._opening: dict[str, asyncio.Task[Book[Any, Any]]] = {}

    async def open(self, name: str, sort: Sort[E, F]) -> Book[E, F]:
        """A book with all that is in it; a new one is empty. May raise StoreUnavailable."""
        book = self._open.pop(name, None)
        if book is not None:
            # What was used last is put away last.
            self._open[name] = book
            return cast("Book[E, F]", book)
        task = self._opening.get(name)
        if task is None:
            task = asyncio.create_task(self._read(name, sort))
            self._opening[name] = task
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return cast("Book[E, F]", await asyncio.shield(task))

    async def find(self, name: str, sort: Sort[E, F]) -> Book[E, F] | None:
        """A book if there is anything in it. May raise StoreUnavailable.

        Names that strangers make up take no place among the open books.
        """
        held = name in self._open or name in self._opening
        if not held and not await self._store.load(name, limit=1):
            return None
        return await self.open(name, sort)

    async def _read(self, name: str, sort: Sort[Any, Any]) -> Book[Any, Any]:
        book = Book(self._store, name, sort)
        await book.catch_up()
        self._open[name] = book
        for other in list(self._open.values()):
            if len(self._open) <= MOST_OPEN:
                break
            if other.idle and other is not book:
                del self._open[other.name]
        # What another server wrote while this one read.
        await book.catch_up()
        return book

    def let_go(self, name: str) -> bool:
        """Put away a book that is to be deleted, unless somebody is reading or writing it."""
        book = self._open.get(name)
        if name in self._opening or (book is not None and not book.idle):
            return False
        self._open.pop(name, None)
        return True

    async def forget(self, name: str) -> None:
        """Put away a book that another server deleted, and whatever was in it.

        May raise StoreUnavailable.
        """
        if (opening := self._opening.get(name)) is not None:
            await asyncio.wait([opening])
        book = self._open.get(name)
        if book is not None:
            # Whoever still holds it, and writes, finds it empty.
            await book.begin_anew()
            if book.number == 0:
                self.let_go(name)

    def known(self) -> Mapping[str, int]:
        """How many entries of each open book are known."""
        return {book.name: book.number for book in self._open.values()}

    def behind(self, name: str, number: int) -> Book[Any, Any] | None:
        """The open book to which another server has added an entry with this number, if any."""
        book = self._open.get(name)
        return None if book is None or book.number >= number else book
