"""The socket: who is let in, and how many at once."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

from websockets.exceptions import InvalidStatus

from support.servers import Served, at_table, open_table, serving


def test_sockets_are_limited_by_table_by_address_and_in_all(tmp_path: Path) -> None:
    async def count(served: Served, forwarded: str) -> tuple[int, str]:
        table = open_table(served.url)["table"]
        async with AsyncExitStack() as sockets:
            for number in range(9):
                headers = {"X-Forwarded-For": forwarded.format(number)}
                try:
                    await sockets.enter_async_context(at_table(served, table, headers=headers))
                except InvalidStatus as refused:
                    code = json.loads(refused.response.body)["code"]
                    return number, f"{refused.response.status_code} {code}"
        return 9, "no limit"

    for option, forwarded, answer in (
        ("--sockets-per-table=4", "192.0.2.1", (4, "503 server_busy")),
        ("--sockets-per-address=5", "192.0.2.1", (5, "429 rate_limited")),
        ("--sockets=6", "192.0.2.{}", (6, "503 server_busy")),
    ):
        with serving(tmp_path / "tables.sqlite", option) as served:
            assert asyncio.run(count(served, forwarded)) == answer
