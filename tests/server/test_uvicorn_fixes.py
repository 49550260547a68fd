"""Uvicorn's protocols, mended: nobody waits for ever, and nothing comes without a bound."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from support.loops import in_loop
from support.servers import ROOMY, ConnectionClosed, at_table, hear, open_table, serving

EMPTY_PART = b"\x00\x80\x00\x00\x00\x00"
"""A masked continuation frame that is not the last one and holds nothing."""

REFUSED = (1006, 1008)
"""What is still on its way when a connection is closed may overtake the reason."""

TEXT_BEGINS = b"\x01\x80\x00\x00\x00\x00"


@in_loop
async def test_empty_parts_of_a_message_that_never_ends_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            line.transport.write(TEXT_BEGINS + EMPTY_PART * 100_000)
            async with asyncio.timeout(10):
                await line.wait_closed()
            assert line.close_code in REFUSED


@in_loop
async def test_a_flood_of_pings_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            try:
                for _ in range(2000):
                    await line.ping()
            except ConnectionClosed:
                pass
            async with asyncio.timeout(10):
                await line.wait_closed()
            assert line.close_code in REFUSED


@in_loop
async def test_a_message_in_parts_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            await line.send(iter(['{"type": ', '"pi', 'ng"}']))
            await hear(line, "pong")


def test_whoever_connects_and_asks_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--upload-seconds=0.3") as served:
        place = urlsplit(served.url)
        with closing(socket.create_connection((place.hostname, place.port), timeout=10)) as line:
            assert line.recv(1) == b""
