"""Rounds of evenings: what can be played, and what two servers draw at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pizzaiolo.server.clubs import evening_decisions
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.node.clubs.evening_rounds import EveningRounds, checked
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.evening_answers import OpenEvening
from support.loops import in_loop
from support.server.clubs import founded
from support.server.in_process import MemoryStore, here


def test_seats_and_starts_are_drawn_and_strangers_not_invited() -> None:
    config = checked(Config(seats=6, start=5, public=True, levels=("glass",)), 3)
    assert (config.seats, config.start, config.public, config.levels) == (3, "random", False, ())
    with pytest.raises(ClubRefusalError) as error:
        checked(Config(edition="none"), 3)
    assert error.value.code == "edition_bad"


@in_loop
async def test_two_servers_that_draw_at_once_draw_one_round_between_them(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as one, here(tmp_path, store=store) as other:
        people = [(f"Club-key-number-{n:02}" + "x" * 14, f"Name {n}") for n in range(11)]
        club = await founded(one, *people)
        nodes = (one.node, other.node)
        books = [await node.clubs.book(club) for node in nodes]
        first = books[0]
        assert first is not None
        wish = OpenEvening()
        await one.node.clubs.write(
            first, lambda fold: evening_decisions.open_evening(fold, 1, wish, now=1)
        )
        for member in range(1, 13):
            await one.node.clubs.write(
                first,
                lambda fold, member=member: evening_decisions.be_here(  # type: ignore[misc]
                    fold, 1, member, here=True, now=2
                ),
            )
        for book in books:
            assert book is not None
            await book.catch_up()
        await asyncio.gather(
            *(
                EveningRounds(node).draw(club, book, 1)
                for node, book in zip(nodes, books, strict=True)
                if book is not None
            )
        )
        for book in books:
            assert book is not None
            await book.catch_up()
            evening = book.fold.evenings.on()
            assert evening is not None
            assert evening.rounds == 1
            seated = [member for table in evening.tables.values() for member in table.members]
            assert sorted(seated) == list(range(1, 13))
            for table in evening.tables:
                assert store.entries[table]
