"""Who is there: told when it changes, at one server and across several."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.loops import in_loop
from support.server.clusters import Cluster
from support.servers import (
    ROOMY,
    ConnectionClosed,
    Served,
    at_table,
    hear,
    open_table,
    say,
    serving,
    take_seat,
)

SOON = "--away-seconds=0.2"


@pytest.fixture
def two(cluster: Cluster) -> Iterator[tuple[Served, Served]]:
    """Two servers with one database."""
    database = asyncio.run(cluster.new_database())
    with ExitStack() as stack:
        one, other = (stack.enter_context(serving(database, *ROOMY, SOON)) for _ in range(2))
        yield one, other


def three_seats(served: Served) -> tuple[str, list[str]]:
    """A table that plays, and the tokens of its people."""
    table = open_table(served.url, seats=3)["table"]
    return table, [take_seat(served.url, table, name)["token"] for name in ("Alba", "Bru", "Cia")]


async def away(socket: object, *seats: int) -> None:
    """Hear that just these seats are away."""
    found: list[int] | None = None
    while found != list(seats):
        message = await hear(socket, "table", "snapshot")  # type: ignore[arg-type]
        table = message.get("table", message)
        found = [seat for seat, info in enumerate(table["seats"]) if info.get("away")]


def test_who_goes_is_away_after_a_moment_and_who_comes_is_there_at_once(tmp_path: Path) -> None:
    async def look(served: Served) -> None:
        table, tokens = three_seats(served)
        async with at_table(served, table, tokens[0]) as alba:
            await away(alba, 1, 2)
            async with at_table(served, table, tokens[1]):
                await away(alba, 2)
                await say(alba, type="vote", id="1", about=1)
                assert (await hear(alba, "refused"))["code"] == "not_away"
            await away(alba, 1, 2)
            await say(alba, type="vote", id="2", about=1)
            assert (await hear(alba, "done", "refused"))["type"] == "done"
            async with at_table(served, table) as spectator:
                snapshot = await hear(spectator, "snapshot")
                assert [info.get("away", False) for info in snapshot["table"]["seats"]] == [
                    False,
                    True,
                    True,
                ]

    with serving(tmp_path / "tables.sqlite", *ROOMY, SOON) as served:
        asyncio.run(look(served))


@in_loop
async def test_a_second_device_at_another_server_takes_the_seat_over(
    two: tuple[Served, Served],
) -> None:
    one, other = two
    table, tokens = three_seats(one)
    async with at_table(one, table, tokens[0]) as first:
        await hear(first, "snapshot")
        async with at_table(other, table, tokens[0]) as second:
            await hear(second, "snapshot")
            assert (await hear(first, "bye"))["code"] == "taken_elsewhere"
            with pytest.raises(ConnectionClosed):
                await first.recv()
            async with at_table(one, table, tokens[0]) as third:
                assert (await hear(second, "bye"))["code"] == "taken_elsewhere"
                await say(third, type="ping")
                await hear(third, "pong")


@in_loop
async def test_who_is_at_another_server_is_there(two: tuple[Served, Served]) -> None:
    one, other = two
    table, tokens = three_seats(one)
    async with at_table(one, table, tokens[0]) as alba:
        await away(alba, 1, 2)
        async with at_table(other, table, tokens[1]) as bru:
            await away(alba, 2)
            await away(bru, 2)
            async with at_table(other, table, tokens[2]) as cia:
                await away(cia)
                await away(alba)
            await away(bru, 2)
            await away(alba, 2)
        await away(alba, 1, 2)


@in_loop
async def test_what_was_acknowledged_at_one_server_is_not_told_again_at_another(
    two: tuple[Served, Served],
) -> None:
    one, other = two
    table, tokens = three_seats(one)
    async with at_table(other, table, tokens[1]) as bru:
        await hear(bru, "snapshot")
        async with at_table(one, table, tokens[0]) as alba:
            snapshot = await hear(alba, "snapshot")
            await away(bru, 2)
            await say(alba, type="ack", n=snapshot["n"])
            await say(alba, type="ping")
            await hear(alba, "pong")
        await away(bru, 0, 2)
        async with at_table(other, table, tokens[0]) as again:
            assert not (await hear(again, "snapshot")).get("missed")
