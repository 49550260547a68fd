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
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from signal import SIGINT, SIGKILL, SIGQUIT
from time import monotonic, time
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake

from pizzaiolo.game import replay
from pizzaiolo.records.fairness import commitment_of
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.node.clubs.club_games import ClubGames
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.protocol.entries import Revealed, TableCreated, entry_from_json
from pizzaiolo.server.store import Store, open_store
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
        """By table of a day or a challenge: the key, the token, and all ids acknowledged."""
        self.club = ""
        self.club_tables: set[str] = set()
        """The tables of the club at which a game was played to its end."""
        self.challenge = ""
        """The name of the challenge that is taken."""
        self.reconnects = 0

    def server(self) -> Served:
        return self.chance.choice(self.servers)

    async def ask(self, path: str, body: Message | None, key: str | None = None) -> Message:
        """Post (or get) until there is an answer; if it gets lost, the request is repeated."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        async with httpx.AsyncClient(timeout=5, headers=headers) as client:
            while True:
                try:
                    url = self.server().url + path
                    answer = await (
                        client.get(url) if body is None else client.post(url, json=body)
                    )
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                    continue
                if answer.status_code in (200, 201):
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

    async def challenges(self) -> None:
        """Make one challenge again and again, and take it with one key after the other."""
        config = {"edition": "assaggio", "seats": 2, "pace": "instant", "start": 0}
        wish = {
            "name": "Chef",
            "config": config,
            "bots": ["greedy"],
            "id": "challenged".ljust(22, "."),
        }
        first = await self.ask("/api/play", wish)
        await self.play("challenge", first["table"], 0, first["token"])
        taken = 0
        while self.killing or taken == 0:
            taken += 1
            path = f"/api/tables/{first['table']}/challenge"
            made = await self.ask(path, {}, first["token"])
            assert made["challenge"] == self.challenge or self.challenge == "", "there are two"
            self.challenge = made["challenge"]
            await self.begin(
                f"/api/challenges/{made['challenge']}", f"taken-{taken}-".ljust(32, "k")
            )

    async def day(self, key: str) -> None:
        day = today()
        try:
            made = await self.ask(day, {"name": "Chef"}, key)
        except LookupError:
            # It was midnight before the request arrived.
            day = today()
            made = await self.ask(day, {"name": "Chef"}, key)
        await self.pause(day, key, made)

    async def begin(self, path: str, key: str) -> None:
        """Begin a try, and pause it at once."""
        await self.pause(path, key, await self.ask(path, {"name": "Chef"}, key))

    async def pause(self, path: str, key: str, made: Message) -> None:
        """Pause a try that was begun; asked again, it is the same one."""
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
        again = await self.ask(path, {"name": "Chef"}, key)
        assert (again["table"], again["token"]) == (table, token), "a second try was given"

    async def evening(self) -> None:
        """Play round after round of an evening in a club of two."""
        keys = [f"crash-club-{member}-".ljust(32, "k") for member in (1, 2)]
        founding = {"club": "Da Chef", "name": "Chef 1", "id": "club of the crashes...."}
        self.club = (await self.ask("/api/clubs", founding, keys[0]))["club"]
        club = f"/api/clubs/{self.club}"
        await self.ask(f"{club}/members", {"name": "Chef 2"}, keys[1])
        wish = {"games": 20, "seats": 2, "fill": False, "no_show": 3600}
        config = {"pace": "instant", "bots": ["greedy"]}
        with suppress(LookupError):
            # Refused if the answer to the first request got lost: the evening is on.
            await self.ask(f"{club}/evenings", {**wish, "config": config}, keys[0])
        for key in keys:
            await self.ask(f"{club}/evenings/1/here", {"here": True}, key)
        while (self.killing or not self.club_tables) and len(self.club_tables) < 20:
            await self.round(f"{club}/evenings/1", keys)

    async def round(self, evening: str, keys: list[str]) -> None:
        with suppress(LookupError):
            # Refused if the answer to an earlier request got lost: the round is drawn.
            await self.ask(f"{evening}/rounds", {}, keys[0])
        on = (await self.ask(evening, None))["tables"]
        tables = [each for each in on if each["phase"] not in ("over", "abandoned")]
        if not tables:
            # The game is over, and the book will say so when a server has read it again.
            await asyncio.sleep(0.05)
            return
        table = tables[-1]["table"]
        seats = f"/api/clubs/{self.club}/tables/{table}/seats"
        taken = [await self.ask(seats, {}, key) for key in keys]
        await asyncio.gather(
            *(self.play(table, table, each["seat"], each["token"]) for each in taken)
        )
        self.club_tables.add(table)

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
            group.create_task(self.evening())
            group.create_task(self.challenges())
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
        found["club games"] = await self.check_club(store)
        chain = [each.data for each in await store.load("days:chain")]
        assert len(chain) == 1, "the days have two chains"
        book = await store.load(f"challenge:{self.challenge}")
        assert [b"challenge_made" in each.data for each in book] == [True], "it was made twice"
        await store.close()
        return found

    async def check_club(self, store: Store) -> int:
        """Every game of the club is in its book once, and nobody was forgotten."""
        clubs = Clubs(Books(store), Settings(), time)
        book = await clubs.book(self.club)
        assert book is not None, "a club was lost"
        # The last server may have been killed before it could write down the last game.
        await ClubGames(clubs, store, asyncio.create_task, lambda *_: None).settle(book)
        assert [each.name for each in book.fold.members.all()] == ["Chef 1", "Chef 2"]
        games = book.fold.results.games
        played = [games.game(number).table for number in range(1, len(games) + 1)]
        assert len(played) == len(set(played)), "a game is in the book twice"
        assert self.club_tables <= set(played), "a game of the club was lost"
        assert book.fold.results.tallies.tally(1).games == len(games)
        return len(games)


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
