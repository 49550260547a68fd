"""What is written at a table: kept before it is applied, after what others wrote, or not at all."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.writing import Writing
from pizzaiolo.server.protocol.entries import Config, Configured, SeatTaken, entry_to_json
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.table.audience import Who
from support.loops import in_loop
from support.server.in_process import Here, here


async def room_at(server: Here) -> tuple[Writing, Room]:
    table = (await server.web.post("/api/tables", json={"seats": 2})).json()["table"]
    return server.node._writing, server.node.rooms[table]


def configured(seats: int) -> Configured:
    return Configured(Config(seats=seats), at=0.0)


@in_loop
async def test_what_others_wrote_first_is_applied_before_the_next_attempt(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        writing, room = await room_at(server)
        theirs = entry_to_json(configured(5))
        await server.store.append(room.id, 2, [theirs])
        size = room.bytes
        assert await writing.write(room, configured(3)) == "overtaken"
        assert (room.table.config.seats, room.foreign) == (5, True)
        assert room.bytes == size + len(theirs)
        assert await writing.write(room, configured(3)) == "written"
        assert (room.table.config.seats, room.foreign) == (3, False)
        assert room.table.number == len(server.store.entries[room.id]) == 3
        assert room.bytes == sum(len(each.data) for each in server.store.entries[room.id])


@in_loop
async def test_what_cannot_be_kept_is_not_applied(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        writing, room = await room_at(server)
        server.store.away = True
        assert await writing.write(room, configured(3)) == "unavailable"
        assert not await writing.try_to_catch_up(room)
        assert room.table.number == 1
        assert room.table.config.seats == 2
        server.store.away = False
        assert await writing.try_to_catch_up(room)
        assert await writing.write(room, configured(3)) == "written"


@in_loop
async def test_everybody_is_sent_away_from_a_table_that_is_gone(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        writing, room = await room_at(server)
        async with server.at_table(room.id) as line:
            said = aiter(line)
            await anext(said)
            await server.store.delete([room.id])
            assert await writing.write(room, configured(3)) == "gone"
            assert '"table_closed"' in await anext(said)
        assert room.id not in server.node.rooms
        assert room.table.number == 1


@in_loop
async def test_the_clock_tries_again_later_when_nothing_can_be_kept(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        writing, room = await room_at(server)
        async with room.lock:
            for name in ("Ada", "Bo"):
                taken = room.table.decide(Join(name), Who(), room.now(), token_hash=name)
                assert isinstance(taken, SeatTaken)
                assert await writing.write(room, taken) == "written"
            # Every seat is taken: the clock deals, as soon as the deal can be kept.
            server.store.away = True
            await writing.advance(room)
            assert (room.table.phase, room.table.games) == ("waiting", 0)
            assert room.not_before > monotonic()
            server.store.away = False
            await writing.advance(room)
            assert (room.table.phase, room.table.games) == ("playing", 1)
