"""A club with a very long book: how long its standings take, and how long it takes to open it.

`python benchmarks/bench_club.py --games 100000 --members 1000` gives the figures of docs/clubs.md.
The book is in a file of its own, written as a server writes it, apart from the ratings, which are
made up. Times are processor time of one core, unless it says otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.clubs.club_files import games_lines
from pizzaiolo.server.clubs.club_fold import ClubFold, club_book
from pizzaiolo.server.http.routes.club_book_routes import game_of, standings_of
from pizzaiolo.server.node.clubs.clubs import ClubBookFile, Clubs
from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    ClubFounded,
    GamePlayed,
    GameReviewed,
    MemberJoined,
    SeatResult,
    club_entry_to_json,
)
from pizzaiolo.server.store import open_store

CLUB = "BenchmarkOfClubs"
EDITIONS = ("oven", "plus", "original", "waiter", "homoludicus")
AT_ONCE = 5_000
"""How many entries are stored together."""


def entries(games: int, members: int, chance: Random) -> list[ClubEntry]:
    """The book of a club whose members have played so many games at tables of four."""
    book: list[ClubEntry] = [ClubFounded("Benchmark", at=0)]
    book += [
        MemberJoined(number, f"Name {number}", f"{number:064x}", keeper=number == 1, at=0)
        for number in range(1, members + 1)
    ]
    for number in range(1, games + 1):
        pizzas = sorted((chance.randint(0, 8) for _ in range(4)), reverse=True)
        seats = tuple(
            SeatResult(
                delivered,
                1 + sum(other > delivered for other in pizzas),
                member,
                "",
                round(chance.gauss(25, 3), 3),
                round(chance.uniform(1, 8), 3),
            )
            for member, delivered in zip(
                chance.sample(range(1, members + 1), 4), pizzas, strict=True
            )
        )
        edition, key = chance.choice(EDITIONS), f"{chance.getrandbits(128):032x}"
        at = float(number)
        book.append(GamePlayed(edition, seats, f"Table{number:011}", 1, key, at=at))
        memory = tuple(round(chance.random(), 3) for _ in range(4))
        book.append(GameReviewed(number, memory, at=at))
    return book


async def write(path: Path, book: list[ClubEntry]) -> None:
    """Put a book into a file."""
    store = await open_store(path)
    for first in range(0, len(book), AT_ONCE):
        data = [club_entry_to_json(entry) for entry in book[first : first + AT_ONCE]]
        await store.append(club_book(CLUB), first + 1, data, tag="book")
    await store.close()


async def held_up(done: asyncio.Event) -> tuple[float, float]:
    """How long others had to wait for a turn at most: in processor time, and by the clock."""
    slices: list[float] = []
    waits: list[float] = []
    while not done.is_set():
        processor, clock = time.thread_time(), time.perf_counter()
        await asyncio.sleep(0)
        slices.append(time.thread_time() - processor)
        waits.append(time.perf_counter() - clock)
    return max(slices), max(waits)


async def opened(path: Path) -> tuple[Clubs, ClubBookFile]:
    """Open the book as a server does after a restart, and print how long it took."""
    store, done = await open_store(path), asyncio.Event()
    clubs = Clubs(Books(store), Settings(club_entries=100_000_000), time.time)
    waiting = asyncio.create_task(held_up(done))
    await asyncio.sleep(0)
    clock, processor = time.perf_counter(), time.process_time()
    book = await clubs.book(CLUB)
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    done.set()
    longest, waited = await waiting
    assert book is not None
    show("open the book after a restart", f"{processor:.2f} s, {clock:.2f} s by the clock")
    told = f"{1000 * longest:.0f} ms, {1000 * waited:.0f} ms by the clock"
    show("others waited meanwhile, at most", told)
    return clubs, book


def show(what: str, figure: str) -> None:
    """Print a figure."""
    sys.stdout.write(f"{what:44} {figure}\n")


def timed(what: str, work: Callable[[], object], times: int = 30) -> None:
    """Print how long something takes: the median, and the longest of many times."""
    took: list[float] = []
    for _ in range(times):
        began = time.process_time()
        work()
        took.append(1000 * (time.process_time() - began))
    show(what, f"{statistics.median(took):.2f} ms, at most {max(took):.2f} ms")


async def measure(games: int, members: int) -> None:
    """Build a book, open it, and ask for what its pages show."""
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        await write(path, entries(games, members, chance))
        show("file", f"{path.stat().st_size / 1e6:.0f} MB")
        before = memory()
        clubs, book = await opened(path)
        show("memory that the open book takes", f"{memory() - before:.0f} MB")
        fold = book.fold
        timed("standings, as JSON", lambda: msgspec.json.encode(standings_of(fold)))
        timed("standings of one edition, as JSON", lambda: standings_of(fold, "oven"))
        last = len(fold.results.games)
        timed("fifty games", lambda: [game_of(fold, last - each) for each in range(50)])
        timed("all games as CSV", lambda: sum(map(len, games_lines(fold))), times=1)
        await one_more(clubs, book)


async def one_more(clubs: Clubs, book: ClubBookFile) -> None:
    """Write down further games, each with its ratings."""
    took: list[float] = []
    for number in range(200):
        began = time.process_time()
        await clubs.write(book, lambda fold, number=number: new_game(fold, number))  # type: ignore[misc]
        took.append(1000 * (time.process_time() - began))
    show("write down one more game, with ratings", f"{statistics.median(took):.2f} ms")


def new_game(fold: ClubFold, number: int) -> ClubEntry:
    """A game of the first four members."""
    seats = tuple(SeatResult(5 - place, place, place) for place in range(1, 5))
    rated = fold.results.with_ratings(seats)
    return GamePlayed("oven", rated, f"Newer{number:011}", 1, f"{number:032x}", at=1.0)


def memory() -> float:
    """Resident megabytes of this process."""
    fields = Path("/proc/self/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--members", type=int, default=1_000)
    args = parser.parse_args()
    show("games, members", f"{args.games:,}, {args.members:,}")
    asyncio.run(measure(args.games, args.members))


if __name__ == "__main__":
    main()
