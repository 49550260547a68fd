"""A driver that plays many tables while servers are killed, and then looks for what was lost.

`PYTHONPATH=tests python -m support.server.crashing --tables 200 --kills 50` runs it at length; the
tests run it briefly. With `--postgres` the tables are in a PostgreSQL of its own, with `--nodes 2`
two servers serve them and one is killed, with `--kill-database` the database is killed instead.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from signal import SIGINT, SIGKILL, SIGQUIT
from time import monotonic
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake

from pizzaiolo.game import replay
from pizzaiolo.records.fairness import commitment_of
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.protocol.entries import Revealed, TableCreated, entry_from_json
from pizzaiolo.server.store import open_store
from pizzaiolo.server.table.finished_games import finished_records
from pizzaiolo.server.table.table import Table
from support.server.clusters import Cluster, running
from support.servers import ROOMY, ConnectionClosed, Message, Player, Served, at_table, hear, say

EDITIONS = ("oven", "plus", "original")


def today() -> str:
    """Where today's bake is begun."""
    return f"/api/days/{datetime.now(UTC).date()}"


class Driver:
    """Plays tables at some servers, each seat at any of them, and remembers what was promised."""

    def __init__(self, servers: list[Served], seed: int) -> None:
        self.servers = servers
        self.chance = Random(seed)
        self.killing = True
        self.acknowledged: dict[str, list[tuple[int, str]]] = defaultdict(list)
        """By table: the seat and the id of every command that a server said was done."""
        self.commitments: dict[str, set[str]] = defaultdict(set)
        self.over: dict[str, Message] = {}
        self.tries: dict[str, tuple[str, str, list[str]]] = {}
        """By table of a day: the player's key, the token, and the ids that were acknowledged."""
        self.reconnects = 0

    def server(self) -> Served:
        return self.chance.choice(self.servers)

    async def ask(self, path: str, body: Message, key: str | None = None) -> Message:
        """Post until there is an answer; a request whose answer got lost is simply repeated."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        async with httpx.AsyncClient(timeout=5, headers=headers) as client:
            while True:
                try:
                    answer = await client.post(self.server().url + path, json=body)
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                    continue
                if answer.status_code == 201:
                    made: Message = answer.json()
                    return made
                if answer.status_code not in (408, 429, 503):
                    raise LookupError(answer.text)
                await asyncio.sleep(0.05)

    async def place(self, number: int) -> None:
        """Play one game after the other, until nobody is killed any more."""
        game = 0
        while self.killing or game == 0:
            game += 1
            await self.game(f"{number}.{game}", EDITIONS[number % len(EDITIONS)])

    async def game(self, name: str, edition: str) -> None:
        config = {"edition": edition, "seats": 2, "pace": "instant"}
        opened = await self.ask("/api/tables", {**config, "id": name.ljust(22, ".")})
        table = opened["table"]
        seats = [
            await self.ask(
                f"/api/tables/{table}/seats",
                {"name": f"Chef {seat}", "seat": seat, "id": f"{name} {seat}".ljust(22, ".")},
            )
            for seat in range(2)
        ]
        tokens = [seat["token"] for seat in seats]
        await asyncio.gather(*(self.play(name, table, seat, tokens[seat]) for seat in range(2)))

    async def days(self, number: int) -> None:
        """Begin one bake of the day after the other, and pause each at once."""
        begun = 0
        while self.killing or begun == 0:
            begun += 1
            await self.day(f"crash-{number}-{begun}-".ljust(32, "k"))

    async def day(self, key: str) -> None:
        day = today()
        try:
            made = await self.ask(day, {"name": "Chef"}, key)
        except LookupError:
            # It was midnight before the request arrived.
            day = today()
            made = await self.ask(day, {"name": "Chef"}, key)
        table, token = made["table"], made["token"]
        if table in self.tries:
            raise AssertionError("two keys got one table")
        done: list[str] = []
        self.tries[table] = key, token, done
        while not done:
            try:
                async with at_table(self.server(), table, token, open_timeout=5) as socket:
                    await say(socket, type="pause", id="pause")
                    answer = await hear(socket, "done", "refused")
                    if answer["type"] == "done":
                        done.append("pause")
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)
        again = await self.ask(day, {"name": "Chef"}, key)
        assert (again["table"], again["token"]) == (table, token), "a second try was given"

    async def play(self, name: str, table: str, seat: int, token: str) -> None:
        def note(message: Message) -> None:
            shown = message if message["type"] == "table" else message.get("table")
            if shown is not None:
                self.commitments[table].add(shown["commitment"])

        player = Player(f"{name}-{seat}", note)
        while player.over is None:
            self.reconnects += 1
            try:
                async with at_table(self.server(), table, token, open_timeout=5) as socket:
                    await player.play(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            await asyncio.sleep(0.02)
        self.acknowledged[table] += [(seat, each) for each in player.acknowledged]
        self.over[table] = player.over

    async def run(self, tables: int, disturb: Callable[[Driver], Awaitable[None]]) -> None:
        """Play this many tables at a time while somebody interferes; then let all end."""
        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(self.place(number))
            for number in range(2):
                group.create_task(self.days(number))
            await disturb(self)
            self.killing = False

    async def check(self, database: Path | str) -> Counter[str]:
        """Whatever was acknowledged is there, once; every game can be checked by anybody."""
        store = await open_store(database)
        found: Counter[str] = Counter()
        for table, over in self.over.items():
            entries = [entry_from_json(each.data) for each in await store.load(table)]
            ids = Counter((entry.seat_asking, entry.id) for entry in entries if entry.id)
            assert max(ids.values()) == 1, "a command was carried out twice"
            lost = [each for each in self.acknowledged[table] if each not in ids]
            assert not lost, f"acknowledged and lost: {lost}"
            secrets = [entry.secret for entry in entries if isinstance(entry, Revealed)]
            assert secrets == [over["secret"]]
            assert self.commitments[table] == {commitment_of(over["secret"])}
            assert Table.replay(entries).phase == "over"
            (record,) = finished_records(entries)
            assert list(replay(record).result().delivered) == over["delivered"]
            found["tables"] += 1
            found["acknowledged"] += len(self.acknowledged[table])
        for table, (key, token, done) in self.tries.items():
            entries = [entry_from_json(each.data) for each in await store.load(table)]
            first, pauses = entries[0], [entry for entry in entries if entry.id == "pause"]
            assert isinstance(first, TableCreated)
            assert first.deal is not None
            assert first.deal.player == hash_of(key), "a try was lost"
            assert len(pauses) == len(done) == 1
            assert Table.replay(entries).who(hash_of(token)) is not None
            found["tries"] += 1
        chain = [each.data for each in await store.load("days:chain")]
        assert len(chain) == 1, "the days have two chains"
        await store.close()
        return found


def killing(kills: int, *, longest: float = 0.8) -> Callable[[Driver], Awaitable[None]]:
    """Kill one of the servers again and again, and start it again."""

    async def disturb(driver: Driver) -> None:
        for _ in range(kills):
            await asyncio.sleep(driver.chance.uniform(0.1, longest))
            victim = driver.chance.choice(
                driver.servers[-1:] if len(driver.servers) > 1 else driver.servers
            )
            await asyncio.to_thread(victim.stop, SIGKILL)
            await asyncio.to_thread(victim.start)

    return disturb


def killing_the_database(
    cluster: Cluster, kills: int, *, longest: float = 0.8
) -> Callable[[Driver], Awaitable[None]]:
    """Kill the database again and again, each time in another way, and start it again."""

    async def disturb(driver: Driver) -> None:
        for number in range(kills):
            await asyncio.sleep(driver.chance.uniform(0.2, longest))
            await asyncio.to_thread(cluster.stop, (SIGQUIT, SIGKILL, SIGINT)[number % 3])
            await asyncio.sleep(0.2)
            await asyncio.to_thread(cluster.start)

    return disturb


async def crash(
    database: Path | str,
    tables: int,
    disturb: Callable[[Driver], Awaitable[None]],
    *,
    nodes: int = 1,
    seed: int = 1,
) -> Counter[str]:
    """Play, disturb, check; how much was played."""
    servers = [Served(database, *ROOMY, "--log-level=warning") for _ in range(nodes)]
    try:
        for each in servers:
            await asyncio.to_thread(each.start)
        driver = Driver(servers, seed)
        await driver.run(tables, disturb)
    finally:
        for each in servers:
            if each.running:
                await asyncio.to_thread(each.stop, SIGKILL)
            each.forget()
    found = await driver.check(database)
    found["reconnects"] = driver.reconnects
    return found


def main() -> None:
    """Run the driver by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=4.0, help="seconds between two kills")
    parser.add_argument("--postgres", action="store_true", help="in a PostgreSQL of its own")
    parser.add_argument("--kill-database", action="store_true", help="and not a server")
    args = parser.parse_args()
    began = monotonic()
    with ExitStack() as stack:
        database: Any = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.sqlite"
        disturb = killing(args.kills, longest=args.longest)
        if args.postgres:
            cluster = stack.enter_context(running(durable=True))
            database = asyncio.run(cluster.new_database())
            if args.kill_database:
                disturb = killing_the_database(cluster, args.kills, longest=args.longest)
        found = asyncio.run(crash(database, args.tables, disturb, nodes=args.nodes, seed=args.seed))
    sys.stdout.write(f"{dict(found)} in {monotonic() - began:.0f} s: nothing was lost\n")


if __name__ == "__main__":
    main()
