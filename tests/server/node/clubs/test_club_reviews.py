"""Games of clubs are reviewed when nobody else waits, and what is remembered goes into the book."""

from __future__ import annotations

from pathlib import Path

import pytest

from pizzaiolo.server.node.clubs import club_reviews
from support.loops import in_loop, until
from support.server.clubs import BRUNO, finished, founded, put_into
from support.server.in_process import MemoryStore, here

TABLE = "TableOfTheTests0"


@in_loop
async def test_the_memory_of_a_game_is_in_the_book_after_its_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_reviews, "LOOK_SECONDS", 0.02)
    store = MemoryStore()
    async with here(tmp_path, store=store, review_iterations=1) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        node = finished(club, (1, 2))
        await put_into(store, node, TABLE)
        book = await server.node.clubs.book(club)
        assert book is not None
        server.node.club_games.over(TABLE, node.table)

        async def reviewed() -> bool:
            return book.fold.results.games.memory(1) is not None

        await until(reviewed)
        memory = book.fold.results.games.memory(1)
        assert memory is not None
        assert len(memory) == 2
        assert all(each is None or 0 <= each <= 1 for each in memory)


@in_loop
async def test_what_a_restart_forgot_is_asked_for_again_and_gone_tables_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_reviews, "LOOK_SECONDS", 0.02)
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        book = await server.node.clubs.book(club)
        assert book is not None
        server.node.club_games.over("GoneTableOfTests", finished(club, (1, 2)).table)
        await server.node.tasks.wait(10)
        reviews = server.node.club_reviews
        reviews.ask_again(club, book.fold)
        reviews.ask_again(club, book.fold)
        assert len(reviews._waiting) == 1

        async def done() -> bool:
            return not reviews._waiting

        await until(done)
        assert book.fold.results.games.memory(1) is None
