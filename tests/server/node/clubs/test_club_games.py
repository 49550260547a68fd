"""Games at tables of clubs are written into the book, each once, whatever happens in between."""

from __future__ import annotations

from pathlib import Path

from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.clubs.club_games import ClubGames
from pizzaiolo.server.node.clubs.clubs import ClubBookFile, Clubs
from pizzaiolo.server.node.tasks import Tasks
from pizzaiolo.server.protocol.club_entries import ClubClosed, MemberJoined
from pizzaiolo.server.store import Store, open_store
from pizzaiolo.server.table.club_result import club_result
from support.loops import in_loop
from support.server.clubs import finished, put_into
from support.server.clusters import Cluster
from support.server.in_process import MemoryStore
from support.server.stores import opened

CLUB = "ClubOfTheTests00"
TABLE = "TableOfTheTests0"


class Server:
    """As much of a server as writes into the books of clubs."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.clubs = Clubs(Books(store), settings or Settings(), lambda: 100.0)
        self.noted: list[tuple[str, int]] = []
        self.tasks = Tasks()
        self.games = ClubGames(
            self.clubs, store, self.tasks.start, lambda *noted: self.noted.append(noted)
        )

    async def club(self) -> ClubBookFile:
        book = await self.clubs.found(CLUB, "Da Alba")
        for number, name in enumerate(("Alba", "Bruno"), 1):
            await self.clubs.join(book, f"key {number}", name, "")
        return book


@in_loop
async def test_a_game_is_written_down_once_with_ratings_for_those_who_met() -> None:
    server, node = Server(MemoryStore()), finished(CLUB, (1, 2))
    book = await server.club()
    for _ in range(2):
        server.games.over(TABLE, node.table)
        await server.tasks.wait(10)
    results = book.fold.results
    assert (len(results.games), server.noted) == (1, [(CLUB, 1)])
    game = results.games.game(1)
    over = node.table.course.over
    assert over is not None
    assert (game.table, game.game, game.edition) == (TABLE, 1, "oven")
    assert tuple(seat.pizzas for seat in game.seats) == over.delivered
    assert [seat for seat, each in enumerate(game.seats) if each.place == 1] == [*over.winners]
    winner, loser = sorted((1, 2), key=lambda member: game.seats[member - 1].place)
    assert results.ratings.now(winner).value > 25 > results.ratings.now(loser).value


@in_loop
async def test_guests_are_not_rated_and_bots_only_if_they_are_members() -> None:
    server, node = Server(MemoryStore()), finished(CLUB, (1, 0), seats=3)
    book = await server.club()
    result = club_result(node.table)
    assert result is not None
    await server.games.note("alone", result)
    seats = book.fold.results.games.game(1).seats
    assert [(seat.member, seat.bot, seat.rating) for seat in seats] == [
        (1, "", None),
        (0, "", None),
        (0, "greedy", None),
    ]
    await server.clubs.write(book, lambda _: MemberJoined(3, "greedy", bot="greedy", at=1))
    await server.games.note("with a bot", result._replace(key="0b" * 16))
    seats = book.fold.results.games.game(2).seats
    assert [(seat.member, seat.rating is None) for seat in seats] == [
        (1, False),
        (0, True),
        (3, False),
    ]


@in_loop
async def test_what_a_crash_left_out_is_found_when_the_club_is_opened() -> None:
    store = MemoryStore()
    server = Server(store)
    book = await server.club()
    await server.clubs.note_table(book, TABLE)
    await put_into(store, finished(CLUB, (1, 2), games=2), TABLE)
    again = Server(store)
    opened_book = await again.clubs.book(CLUB)
    assert opened_book is not None
    for _ in range(2):
        await again.games.settle(opened_book)
    games = opened_book.fold.results.games
    assert [(games.game(n).table, games.game(n).game) for n in (1, 2)] == [(TABLE, 1), (TABLE, 2)]
    assert len(games) == 2


@in_loop
async def test_an_earlier_game_that_is_missing_is_written_down_with_the_next() -> None:
    store, node = MemoryStore(), finished(CLUB, (1, 2), games=2)
    server = Server(store)
    book = await server.club()
    await put_into(store, node, TABLE)
    result = club_result(node.table)
    assert result is not None
    assert result.game == 2
    await server.games.note(TABLE, result)
    games = book.fold.results.games
    assert [games.game(number).game for number in (1, 2)] == [1, 2]


@in_loop
async def test_the_same_game_at_two_tables_counts_once() -> None:
    server = Server(MemoryStore())
    book = await server.club()
    for table in ("TableOfTheTests1", "TableOfTheTests2"):
        server.games.over(table, finished(CLUB, (1, 2)).table)
        await server.tasks.wait(10)
    assert len(book.fold.results.games) == 1


@in_loop
async def test_a_closed_club_and_a_full_book_take_no_game() -> None:
    node = finished(CLUB, (1, 2))
    result = club_result(node.table)
    assert result is not None
    full = Server(MemoryStore(), Settings(club_entries=3))
    book = await full.club()
    await full.games.note(TABLE, result)
    assert len(book.fold.results.games) == 0
    closed = Server(MemoryStore())
    book = await closed.club()
    await closed.clubs.write(book, lambda _: ClubClosed(at=1))
    await closed.games.note(TABLE, result)
    assert len(book.fold.results.games) == 0


async def both_write_and_agree(*stores: Store) -> None:
    servers = [Server(store) for store in stores]
    books = [await server.club() for server in servers]
    tables = {f"Table{number:011}": finished(CLUB, (1, 2), chance=number) for number in range(4)}
    for table, node in tables.items():
        for server in servers:
            server.games.over(table, node.table)
    for server in servers:
        await server.tasks.wait(10)
    for book in books:
        await book.catch_up()
    told = [[book.fold.results.games.game(number) for number in range(1, 5)] for book in books]
    assert told[0] == told[1]
    assert {game.table for game in told[0]} == set(tables)
    assert len(books[0].fold.results.games) == len(servers[0].noted + servers[1].noted) == 4
    assert [books[0].fold.results.ratings.now(each) for each in (1, 2)] == [
        books[1].fold.results.ratings.now(each) for each in (1, 2)
    ]


@in_loop
async def test_two_servers_with_one_database_write_each_game_once(cluster: Cluster) -> None:
    url = await cluster.new_database()
    async with opened(url, url) as stores:
        await both_write_and_agree(*stores)


@in_loop
async def test_a_file_keeps_what_a_book_says(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "tables.sqlite")
    await both_write_and_agree(store, store)
    await store.close()
    store = await open_store(tmp_path / "tables.sqlite")
    book = await Server(store).clubs.book(CLUB)
    assert book is not None
    assert len(book.fold.results.games) == 4
    await store.close()
