"""Tables at which whole games have been played, on a server in this very process."""

from __future__ import annotations

import asyncio
from typing import Any

from support.server.in_process import Here
from support.servers import Player, say


async def table_of_games(server: Here, games: int, seed: str = "", **config: Any) -> str:
    """A table at which two people have played this many games; the last one is still on it."""
    wish = {"seats": 2, "pace": "instant", **config}
    table = (await server.web.post("/api/tables", json=wish)).json()
    path = f"/api/tables/{table['table']}/seats"
    host = {"Authorization": f"Bearer {table['token']}"}
    tokens = [
        (await server.web.post(path, json={"name": name}, headers=headers)).json()["token"]
        for name, headers in (("A", host), ("B", {}))
    ]
    for game in range(games):
        if game:
            async with server.at_table(table["table"], tokens[0]) as line:
                for command in ("rematch", "start"):
                    await say(line, type=command, id=command)
                    async for text in line:
                        assert '"refused"' not in text
                        if '"done"' in text:
                            break
        async with (
            server.at_table(table["table"], tokens[0]) as one,
            server.at_table(table["table"], tokens[1]) as two,
        ):
            players = Player(f"{seed} {game} one"), Player(f"{seed} {game} two")
            await asyncio.gather(players[0].play(one), players[1].play(two))
    return str(table["table"])
