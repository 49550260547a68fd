"""Games in all editions and levels, with a sniffer on everything that anybody is sent.

`PIZZAIOLO_SNIFFED_GAMES=5000 pytest -s tests/server/test_sniffed_games.py` looks at that many.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.server.protocol.entries import entry_from_json
from pizzaiolo.server.table.audience import Viewer
from support.hard import HARD
from support.server.in_process import Here, here
from support.server.sniffing import LEVELS, Findings, Frames, Prying, Sniffer, search
from support.servers import say

GAMES = int(os.environ.get("PIZZAIOLO_SNIFFED_GAMES", "10" if HARD else "5"))
"""How many games are played: 5 are each edition and each level once, 25 each with each."""

AT_ONCE = 4
"""So many tables play at the same time."""

SPECTATOR = Viewer(None, watching=True)


class SniffedGame:
    """One game: sockets that break and are taken over, spectators, requests in between."""

    def __init__(self, server: Here, number: int) -> None:
        self.server = server
        self.chance = Random(number)
        self.edition = load_edition(editions()[number % len(editions())])
        self.level = LEVELS[(number + number // len(editions())) % len(LEVELS)]
        seats = self.chance.randint(min(self.edition.removed), max(self.edition.removed))
        self.levels = [self.chance.choice([None, None, *LEVELS]) for _ in range(seats)]
        """Handicaps, by seat."""
        self.games = 2 if number % 3 == 0 else 1
        """How many games are played at the table."""
        self.bots = 1 if seats > 2 and number % 4 == 1 else 0
        """How many seats are left to bots."""
        self.frames: Frames = defaultdict(list)
        self.table = ""
        self.tokens: list[str] = []
        self.host = ""
        self.bodies: list[str] = []
        """What requests were answered with while the game was on."""

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.server.web.request(method, path, json=body or None)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def play(self) -> Findings:
        """Play it, then search all that was sent."""
        edition, seats = self.edition, len(self.levels)
        config = {
            "edition": edition.name,
            "seats": seats,
            "level": self.level,
            "levels": self.levels,
            "doubles": edition.doubles and self.chance.random() < 0.5,
            "pace": "instant",
        }
        opened = await self.ask("POST", "/api/tables", **config)
        self.table = opened["table"]
        path = f"/api/tables/{self.table}/seats"
        people = range(seats - self.bots)
        self.tokens = [(await self.ask("POST", path, name=str(s)))["token"] for s in people]
        self.host = opened["token"]
        async with asyncio.timeout(300):
            for game in range(self.games):
                if game > 0:
                    await self.say_as_host("rematch")
                if game > 0 or self.bots > 0:
                    await self.say_as_host("start")
                await asyncio.gather(*map(self.prepare, people))
                await asyncio.gather(
                    self.look_on(), self.look_on_behind(0), self.pry(), *map(self.sit, people)
                )
        entries = [entry_from_json(each.data) for each in self.server.store.entries[self.table]]
        secrets = [*self.tokens, opened["token"]]
        for body in self.bodies:
            assert not any(secret in body for secret in secrets)
            assert entries[0].secret not in body  # type: ignore[union-attr]
        return search(self.frames, entries, secrets)

    async def say_as_host(self, what: str) -> None:
        """Give a command as the host, and wait until it is carried out."""
        async with self.server.at_table(self.table, self.host) as line:
            await say(line, type=what, id=f"{what}-{self.chance.random()}")
            async for text in line:
                assert '"type":"refused"' not in text, text
                if '"type":"done"' in text:
                    return

    async def sit(self, seat: int) -> None:
        """Play in a seat, with one device after the other."""
        player = Prying(f"{self.table}-{seat}-{self.chance.random()}")
        async with AsyncExitStack() as first_devices:
            while player.over is None:
                opening = self.server.at_table(self.table, self.tokens[seat])
                line = await first_devices.enter_async_context(opening)
                heard = self.frames[Viewer(seat)]
                await player.play(Sniffer(line, heard, self.chance))
                if self.chance.random() < 0.5:
                    await line.close()
                # Otherwise it stays, until the next device takes the seat over.

    async def look_on(self) -> None:
        """Look on, as anybody may; come back again and again."""
        await self.watch(SPECTATOR, "")

    async def look_on_behind(self, seat: int) -> None:
        """Look on behind a chef who allows it."""
        await self.watch(Viewer(seat, watching=True), f"?behind={seat}")

    async def prepare(self, seat: int) -> None:
        """Let spectators look on behind seat 0, and make a mark on a chalkboard."""
        commands: list[dict[str, Any]] = []
        if seat == 0:
            commands.append({"type": "allow", "id": "allow", "allow": True})
        if (self.levels[seat] or self.level) == "chalkboard":
            commands.append({"type": "mark", "id": "mark", "on": "olive", "marks": seat + 1})
        async with self.server.at_table(self.table, self.tokens[seat]) as line:
            for command in commands:
                await say(line, **command)
                async for text in line:
                    self.frames[Viewer(seat)].append(text)
                    if '"type":"done"' in text:
                        break

    async def watch(self, viewer: Viewer, query: str) -> None:
        heard = self.frames[viewer]
        while True:
            async with self.server.at_table(self.table, None, query) as line:
                async for text in Sniffer(line, heard, self.chance):
                    if '"type":"over"' in text or '"over":{"type"' in text:
                        return

    async def pry(self) -> None:
        """Ask for everything that there is to ask for, until the game is over."""
        while not self.revealed():
            for what in ("", "/record", "/tape/1", "/tape/3", "/edition"):
                answer = await self.server.web.get(f"/api/tables/{self.table}{what}")
                if not self.revealed():
                    assert answer.status_code == (200 if what in ("", "/edition") else 409)
                    self.bodies.append(answer.text)
            await asyncio.sleep(0.5)

    def revealed(self) -> bool:
        """Whether the game is over and its secret no longer one."""
        return b'"revealed"' in self.server.store.entries[self.table][-1].data


def test_nobody_is_sent_what_they_may_not_know(tmp_path: Path) -> None:
    looked_at = asyncio.run(sniff(tmp_path))
    print(dict(looked_at))  # noqa: T201  # for whoever runs it at length
    assert looked_at["games"] == GAMES
    assert looked_at["private"] > 100 * GAMES
    assert looked_at["orders"] > 100 * GAMES
    assert looked_at["listed"] > 100 * GAMES


async def sniff(folder: Path) -> Counter[str]:
    """Play all games, some at the same time; how much was looked at."""
    looked_at: Counter[str] = Counter()
    numbers = iter(range(GAMES))

    async def table(server: Here) -> None:
        for number in numbers:
            found = await SniffedGame(server, number).play()
            looked_at.update(
                games=1,
                frames=found.frames,
                private=found.private,
                orders=found.orders,
                listed=found.listed,
            )

    async with here(folder) as server:
        await asyncio.gather(*(table(server) for _ in range(AT_ONCE)))
    return looked_at
