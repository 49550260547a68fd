"""Book: one log of entries in the store, folded in memory as it grows.

A book is what its entries say, as a table is. Several servers write into the same one: the store
gives each number to one of them, and the others read what was written and decide again. What many
people write at the same time is stored together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from pizzaiolo.server.base.slices import Slices
from pizzaiolo.server.store import Conflict, Gone, Store, StoredEntry, StoreUnavailable

TAG: Final = "book"
"""The tag of a book in the store: it goes when nothing has been written into it for years."""

MOST_AT_ONCE: Final = 500
"""How many entries are stored together at most."""

MOST_READ: Final = 1000
"""How many entries are read together: a long book holds up nobody while it is opened."""

ATTEMPTS: Final = 100
"""How often a batch is decided again because another server was quicker."""

E = TypeVar("E")
F = TypeVar("F", bound="Fold[Any]")
E_contra = TypeVar("E_contra", contravariant=True)


class Fold(Protocol[E_contra]):
    """What the entries of a book add up to."""

    def apply(self, entry: E_contra) -> None:
        """Take in the next entry."""


@dataclass(frozen=True)
class Sort(Generic[E, F]):
    """What a book holds: how its entries are written and read, and what they add up to."""

    write: Callable[[E], bytes]
    read: Callable[[bytes], E]
    fold: Callable[[], F]
    tag: Callable[[F, E], str | None] = lambda _fold, _entry: TAG
    """The tag of the book in the store from an entry on, given all before it; None: as before."""


@dataclass
class _Wish(Generic[E]):
    """What somebody wants to have written."""

    whose: str
    decide: Callable[[], E | None]
    done: asyncio.Future[E | None]


class Book(Generic[E, F]):
    """One book; `Books` opens it. `fold` is up to date with all that was written here."""

    def __init__(self, store: Store, name: str, sort: Sort[E, F]) -> None:
        """Nothing has been read yet."""
        self.name = name
        self.number = 0
        """How many entries have been read or written."""
        self.fold = sort.fold()
        self._sort = sort
        self._store = store
        self._wishes: deque[_Wish[E]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        """Held while something is read or written, so that nothing is taken in twice."""

    @property
    def idle(self) -> bool:
        """Whether nobody is writing."""
        return self._writing is None

    async def catch_up(self) -> None:
        """Read what others wrote. May raise StoreUnavailable."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        async for stored in entries_of(self._store, self.name, self.number):
            self.fold.apply(self._sort.read(stored.data))
            self.number = stored.number

    async def begin_anew(self) -> None:
        """Forget what somebody deleted, and read what was written since.

        May raise StoreUnavailable; then nothing is forgotten.
        """
        async with self._lock:
            await self._begin_anew()

    async def _begin_anew(self) -> None:
        number, fold = 0, self._sort.fold()
        async for stored in entries_of(self._store, self.name):
            fold.apply(self._sort.read(stored.data))
            number = stored.number
        self.number, self.fold = number, fold

    async def write(self, whose: str, decide: Callable[[], E | None]) -> E | None:
        """Write the entry that `decide` makes of the fold; return it once it is stored.

        `decide` may be called several times, and returns None if there is nothing to write. Those
        of different people are decided and stored together, so it may look only at what concerns
        the one that is named. Goes on to its end even if the caller is gone. May raise
        StoreUnavailable.
        """
        wish = _Wish(whose, decide, asyncio.get_running_loop().create_future())
        self._wishes.append(wish)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name=f"book {self.name}")
        return await asyncio.shield(wish.done)

    async def _write_all(self) -> None:
        try:
            while self._wishes:
                batch = self._next_batch()
                try:
                    async with self._lock:
                        await self._write(batch)
                except Exception as error:  # those who wait must hear of it, whatever it is
                    for wish in batch:
                        if not wish.done.done():
                            wish.done.set_exception(error)
        finally:
            self._writing = None

    def _next_batch(self) -> list[_Wish[E]]:
        """Those who wait, in their order, but only the first wish of each person."""
        batch: dict[str, _Wish[E]] = {}
        later: deque[_Wish[E]] = deque()
        while self._wishes and len(batch) < MOST_AT_ONCE:
            wish = self._wishes.popleft()
            if wish.whose in batch:
                later.append(wish)
            else:
                batch[wish.whose] = wish
        self._wishes.extendleft(reversed(later))
        return list(batch.values())

    async def _write(self, batch: list[_Wish[E]]) -> None:
        for _ in range(ATTEMPTS):
            decided = [wish.decide() for wish in batch]
            entries = [entry for entry in decided if entry is not None]
            try:
                if entries:
                    data = [self._sort.write(entry) for entry in entries]
                    tag = self._sort.tag(self.fold, entries[-1])
                    await self._store.append(self.name, self.number + 1, data, tag=tag)
            except Conflict:
                await self._read()
                continue
            except Gone:
                # Somebody deleted it.
                await self._begin_anew()
                continue
            for entry in entries:
                self.fold.apply(entry)
            self.number += len(entries)
            for wish, written in zip(batch, decided, strict=True):
                if not wish.done.done():
                    wish.done.set_result(written)
            return
        raise StoreUnavailable(f"{self.name}: others were always quicker")


async def entries_of(store: Store, name: str, after: int = 0) -> AsyncIterator[StoredEntry]:
    """The entries of a log above a number, piece by piece, with turns for others in between.

    May raise StoreUnavailable.
    """
    slices, full = Slices(), True
    while full:
        piece = await store.load(name, after, MOST_READ)
        for stored in piece:
            yield stored
            after = stored.number
            await slices.pause()
        full = len(piece) == MOST_READ
