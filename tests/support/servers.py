"""A real server for the tests: a process on loopback, killed at will, and clients that play."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.loops import PATIENCE
from support.seeded import CHANCE, FILE, NOW

Message = dict[str, Any]

ROOMY = (
    "--requests-per-second=100000",
    "--requests-at-once=1000000",
    "--tables-per-hour=1000000",
    "--tables-at-once=100000",
    "--tries-per-hour=1000000",
    "--tries-at-once=100000",
    "--clubs-per-hour=1000000",
    "--clubs-at-once=100000",
    "--members-per-hour=1000000",
    "--members-at-once=100000",
    "--club-changes-per-hour=1000000",
    "--club-changes-at-once=100000",
    "--sockets-per-address=100000",
    "--messages-per-second=10000",
    "--messages-at-once=100000",
    "--busy-seconds=3600",
)
"""Limits that do not stand in the way of a test that is about something else."""


web_get = partial(httpx.get, verify=False, timeout=PATIENCE)
web_post = partial(httpx.post, verify=False, timeout=PATIENCE)
"""Requests without encryption: to load the certificates of the world takes longer than to ask."""

PROGRAM = (sys.executable, "-m", "support.seeded")


class Served:
    """One server process."""

    def __init__(
        self,
        database: Path | str,
        *options: str,
        program: tuple[str, ...] = PROGRAM,
        now: float | None = None,
    ) -> None:
        """Say how it is to be started; with `now`, its clock begins at that time."""
        self._now = {} if now is None else {NOW: str(now)}
        self._program = program
        self.database = database
        self._options = options
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        # Gone when this object is.
        self._folder = TemporaryDirectory()
        self._deal = Path(self._folder.name) / "deal"
        self.deal("tests")
        self._chance = secrets.token_hex(8)
        self._starts = 0
        self.url = ""
        self.metrics_url = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://")

    def deal(self, text: str) -> None:
        """Let the tables that are opened from now on be dealt by a text."""
        self._deal.write_text(text, encoding="utf-8")

    def forget(self) -> None:
        """Remove what it was dealt by."""
        self._folder.cleanup()

    def start(self) -> None:
        """Start it and wait for its address; a server that is started again keeps its port."""
        command = [
            *(*self._program, "serve"),
            *("--port", str(self._port), "--database", str(self.database)),
            *("--metrics-port", "0"),
            *self._options,
        ]
        path = os.pathsep.join(filter(None, sys.path))
        self._starts += 1
        chance = {FILE: str(self._deal), CHANCE: f"{self._chance} {self._starts}"}
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if "--log-level=debug" in self._options else None,
            text=True,
            env={**os.environ, "PYTHONPATH": path, **chance, **self._now},
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self.metrics_url = self._process.stdout.readline().strip()
        assert self.url.startswith("http://"), "the server does not start"
        self._port = int(self.url.rsplit(":", 1)[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Stop it; return its exit code and its journal, where that was asked for."""
        assert self._process is not None
        self._process.send_signal(how)
        _, journal = self._process.communicate(timeout=PATIENCE)
        code = self._process.returncode
        self._process = None
        return code, journal or ""

    @property
    def running(self) -> bool:
        return self._process is not None


@contextmanager
def serving(
    database: Path | str,
    *options: str,
    program: tuple[str, ...] = PROGRAM,
    now: float | None = None,
) -> Iterator[Served]:
    """A server that runs, and is gone afterwards."""
    served = Served(database, *options, program=program, now=now)
    served.start()
    try:
        yield served
    finally:
        if served.running:
            served.stop(signal.SIGKILL)
        served.forget()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def post(served: Served, path: str, body: Any, **headers: str) -> httpx.Response:
    """A request with a body of JSON."""
    return web_post(f"{served.url}{path}", json=body, headers=headers)


def play_now(served: Served, **wish: Any) -> httpx.Response:
    """Ask for a game with two bots, unless something else is wished for."""
    config = {"seats": 3, "pace": "instant"} | wish.pop("config", {})
    body = {"name": "Alba", "bots": ["greedy", "random"], "config": config, **wish}
    return web_post(f"{served.url}/api/play", json=body)


def open_table(url: str, **config: Any) -> Message:
    """Open a table; what the server answered."""
    quick = {"pace": "instant", "bots": ["greedy"], "stand_in": "greedy"}
    config = {"edition": "oven", "seats": 2, **quick, **config}
    response = web_post(f"{url}/api/tables", json=config)
    assert response.status_code == 201, response.text
    made: Message = response.json()
    return made


def take_seat(url: str, table: str, name: str, *, host: str | None = None, **wish: Any) -> Message:
    """Sit down; the one who shows the host's token is then the host by the seat."""
    shown = {} if host is None else bearer(host)
    where = f"{url}/api/tables/{table}/seats"
    response = web_post(where, json={"name": name, **wish}, headers=shown)
    assert response.status_code == 201, response.text
    made: Message = response.json()
    return made


def seated(served: Served, names: str = "AB", **config: Any) -> tuple[str, list[str], str]:
    """A table with players: its name, their tokens, the token of the host."""
    table = open_table(served.url, seats=len(names), **config)
    tokens = [take_seat(served.url, table["table"], name)["token"] for name in names]
    return table["table"], tokens, table["token"]


@asynccontextmanager
async def at_table(
    served: Served, table: str, token: str | None = None, query: str = "", **options: Any
) -> AsyncIterator[ClientConnection]:
    """A socket at a table."""
    headers = options.pop("headers", {} if token is None else bearer(token))
    url = f"{served.socket_url}/ws/{table}{query}"
    # Without a bound on what waits to be read: the frame that closes would stand behind it.
    options = {"compression": None, "max_size": None, "max_queue": None, **options}
    async with connect(url, additional_headers=headers, **options) as socket:
        yield socket


class Socket(Protocol):
    """What a player needs of a connection."""

    async def send(self, text: str, /) -> None: ...

    def __aiter__(self) -> AsyncIterator[Any]: ...


async def say(socket: Socket, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, *types: str) -> Message:
    """The next message of one of these types; others are passed over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Message = json.loads(await socket.recv())
            if not types or message["type"] in types:
                return message


class Player:
    """Who plays at random by the messages alone, and can lose the connection."""

    def __init__(self, seed: object, note: Callable[[Message], None] | None = None) -> None:
        self.chance = Random(str(seed))
        self.ids = 0
        self.over: Message | None = None
        self.acknowledged: list[str] = []
        """The ids of all commands that the server said were done."""
        self._note = note
        self._name = str(seed)
        self._pending: Message | None = None
        self._asked: Message | None = None

    async def play(self, socket: Socket) -> None:
        """Play until the game is over or the connection is lost (then False)."""
        self._asked = None
        if self._pending is not None:
            await say(socket, **self._pending)
        async for text in socket:
            message: Message = json.loads(text)
            if self._note is not None:
                self._note(message)
            match message["type"]:
                case "snapshot":
                    if message.get("over"):
                        self.over = message["over"]
                        return
                    await self._answer(socket, message.get("turn") or message.get("question"))
                case "turn" | "question":
                    await self._answer(socket, message)
                case "done":
                    self.acknowledged.append(message["id"])
                    self._pending = None
                    await self._answer(socket, self._asked)
                case "refused":
                    await self._refused(socket, message)
                case "over":
                    self.over = message
                    return

    async def _refused(self, socket: Socket, message: Message) -> None:
        if message["code"] == "store_unavailable" and self._pending is not None:
            await asyncio.sleep(0.05)
            await say(socket, **self._pending)
            return
        self._pending = None
        assert message["code"] in ("stale", "not_your_turn", "game_over"), message
        snapshot = message.get("snapshot")
        if snapshot is not None:
            self._asked = snapshot.get("turn") or snapshot.get("question")
        await self._answer(socket, self._asked)

    async def _answer(self, socket: Socket, asked: Message | None) -> None:
        self._asked = asked
        if asked is None or not asked["legal"] or self._pending is not None:
            return
        self._asked = None
        self.ids += 1
        choice = self.chance.choice(asked["legal"])
        kind = "act" if asked["type"] == "turn" else "plan"
        self._pending = {
            "type": kind,
            "id": f"{self._name}-{self.ids}",
            "n": asked["n"],
            "actions": [*asked.get("plan", ()), choice],
        }
        await say(socket, **self._pending)


async def play_game(served: Served, table: str, tokens: list[str], seed: object) -> list[Player]:
    """Let players with these tokens play a whole game."""

    async def one(seat: int, token: str) -> Player:
        player = Player(f"{seed}-{seat}")
        async with at_table(served, table, token) as socket:
            await player.play(socket)
        return player

    return list(await asyncio.gather(*(one(*each) for each in enumerate(tokens))))


__all__ = [
    "ROOMY",
    "ConnectionClosed",
    "Message",
    "Player",
    "Served",
    "Socket",
    "at_table",
    "bearer",
    "hear",
    "open_table",
    "play_game",
    "say",
    "seated",
    "serving",
    "take_seat",
    "web_get",
    "web_post",
]
