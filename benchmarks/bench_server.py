"""What a server costs and how quickly it answers: tables of people who think for some seconds.

The server is held on one processor, the players on another. Without options it is short:
`python benchmarks/bench_server.py --tables 1000 --seconds 60` gives the figures of
docs/hosting.md; `--database postgresql://... --nodes 2` the same with two nodes on one database,
`--bots giulia,carlo,rossi` one person and these bots at each table, who think on the same
processor, `--day` everybody at the bake of the day.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import local
from urllib.parse import urlsplit

from pizzaiolo.game import compiled, new_game

SEATS = 4
AT_ONCE = 16
"""So many people come at once."""
LIMITS = (
    "--requests-per-second=100000",
    "--requests-at-once=1000000",
    "--tables-per-hour=1000000",
    "--tables-at-once=1000000",
    "--tries-per-hour=1000000",
    "--tries-at-once=1000000",
    "--sockets-per-address=1000000",
    "--linger-seconds=86400",
    "--busy-seconds=3600",
)


class Process:
    """A server on a processor of its own."""

    def __init__(self, database: str, processor: int, python: str = sys.executable) -> None:
        """Start it and wait for its address; another Python has another version installed."""
        command = [python, "-m", "pizzaiolo", "serve"]
        known = subprocess.check_output([*command, "--help"], text=True)
        # An older version lacks some of them.
        limits = [each for each in LIMITS if each.partition("=")[0] in known]
        command += ["--port=0", *limits]
        self.process = subprocess.Popen(
            [*command, "--log-level=warning", f"--database={database}"],
            stdout=subprocess.PIPE,
            text=True,
        )
        # At once, before it has threads: they follow their parent.
        os.sched_setaffinity(self.process.pid, {processor})
        assert self.process.stdout is not None
        self.address = urlsplit(self.process.stdout.readline().strip()).netloc
        self._lines = local()

    def post(self, path: str, body: object, key: str = "") -> dict[str, str]:
        """A request that makes something, perhaps with a key; each thread has a line of its own."""
        if not hasattr(self._lines, "line"):
            self._lines.line = http.client.HTTPConnection(self.address)
        line: http.client.HTTPConnection = self._lines.line
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
        made: dict[str, str] = json.load(answer)
        if answer.status != 201:
            raise RuntimeError(f"{path}: {made}")
        return made

    def memory(self) -> int:
        """Resident bytes."""
        return resident(self.process.pid)

    def seconds(self) -> float:
        """Processor time so far."""
        return used_by(self.process.pid)

    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


def resident(pid: int) -> int:
    """The bytes that a process has in memory."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def used_by(pid: int) -> float:
    """The seconds that the threads of a process have been running on a processor.

    In nanoseconds by the scheduler: the time that `stat` has is counted in hundredths of a second,
    which are a tenth of what a quiet server needs in a turn.
    """
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Bench:
    """All players, and when they sent and heard what."""

    def __init__(self, think: float, *, bots: bool) -> None:
        """Nobody plays yet."""
        self.bots = bots
        self.think = think
        self.measuring = False
        self.playing = True
        self.confirmed: list[float] = []
        self.heard: list[float] = []
        self.answered = 0
        """Answers to questions that were confirmed."""
        self.messages = 0
        self.over = 0
        self.refused = 0
        self.by_bots = 0
        self.too_late = 0
        self.sent_at: dict[str, float] = {}
        """By table: when the move was sent that is not heard yet."""
        self._held: list[Callable[[], None]] | None = None
        """While nobody plays: what they will do then."""

    def hold(self) -> None:
        """Let nobody play until further notice."""
        self._held = []

    def go_on(self) -> None:
        """Let everybody play on who has something to decide."""
        held, self._held = self._held or [], None
        for act in held:
            asyncio.get_running_loop().call_later(random.uniform(0.0, self.think), act)

    def holds(self, act: Callable[[], None]) -> bool:
        """Whether nobody plays now; then this is done later."""
        if self._held is None:
            return False
        self._held.append(act)
        return True


class Player(asyncio.Protocol):
    """A player: the least that a WebSocket client can be, so that the driver keeps up."""

    def __init__(self, bench: Bench, table: str, token: str, address: str) -> None:
        """A player with a seat."""
        self.bench = bench
        self.table = table
        self._request = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._buffer = b""
        self._open = False
        self._ids = 0
        self._sent: dict[str, float] = {}
        self._n = 0
        """The number of the state that was told last."""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """A socket that ends before its time is a mistake."""
        if self.bench.playing:
            print("a socket was lost", exc)

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
        buffer, place = self._buffer, 0
        while len(buffer) - place >= 2:
            length, begins = buffer[place + 1], place + 2
            if length == 126:
                length, begins = int.from_bytes(buffer[place + 2 : place + 4], "big"), place + 4
            elif length == 127:
                length, begins = int.from_bytes(buffer[place + 2 : place + 10], "big"), place + 10
            if len(buffer) < begins + length:
                break
            if buffer[place] == 0x89:
                self._send(buffer[begins : begins + length], 0x8A)
            else:
                self._hear(buffer[begins : begins + length])
            place = begins + length
        self._buffer = buffer[place:]

    def _hear(self, message: bytes) -> None:
        bench = self.bench
        bench.messages += bench.measuring
        if message.startswith(b'{"type":"heard"'):
            self._n = int(message[len('{"type":"heard","n":') : message.index(b",", 20)])
            bench.by_bots += bench.measuring and b'"by":"bot"' in message
            bench.too_late += bench.measuring and b'"by":"timeout"' in message
            if b'"what":"awaited"' in message:
                sent = bench.sent_at.get(self.table)
                # Of those who wait for a move, where people alone move.
                if sent is not None and not self._sent and bench.measuring and not bench.bots:
                    bench.heard.append(time.perf_counter() - sent)
        elif message.startswith(b'{"type":"done"'):
            sent = self._sent.pop(json.loads(message)["id"], None)
            if sent is None:
                bench.answered += bench.measuring
            elif bench.measuring:
                bench.confirmed.append(time.perf_counter() - sent)
        elif message.startswith((b'{"type":"turn"', b'{"type":"question"')):
            self._asked(json.loads(message))
        elif message.startswith(b'{"type":"snapshot"'):
            seen = json.loads(message)
            self._n = seen["n"]
            self._asked(seen.get("turn") or seen.get("question"))
            if not self.ready.done():
                self.ready.set_result(None)
        elif message.startswith(b'{"type":"over"'):
            bench.over += 1
        elif message.startswith(b'{"type":"refused"'):
            bench.refused += 1

    def _asked(self, asked: dict[str, object] | None) -> None:
        if asked is None or not asked["legal"]:
            return
        loop, think = asyncio.get_running_loop(), self.bench.think
        kind = "act" if asked["type"] == "turn" else "plan"
        # A question has to be answered in its pause; a turn has as long as it takes.
        delay = random.expovariate(1 / think) if kind == "act" else random.uniform(0.3, 3.0)
        loop.call_later(delay, self._answer, kind, asked)

    def _answer(self, kind: str, asked: dict[str, object]) -> None:
        if not self.bench.playing or self.bench.holds(partial(self._answer, kind, asked)):
            return
        if asked["n"] != self._n:
            # The question has ended without us.
            return
        self._ids += 1
        legal = asked["legal"]
        assert isinstance(legal, list)
        plan = asked.get("plan", [])
        assert isinstance(plan, list)
        command = {
            "type": kind,
            "id": str(self._ids),
            "n": asked["n"],
            "actions": [*plan, random.choice(legal)],
        }
        now = time.perf_counter()
        if kind == "act":
            self._sent[str(self._ids)] = now
            self.bench.sent_at[self.table] = now
        self._send(json.dumps(command).encode(), 0x81)

    def _send(self, data: bytes, kind: int) -> None:
        length = (
            bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        )
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Leave."""
        self._transport.abort()


def seconds_a_play(edition: str) -> float:
    """The processor time of one `Game.play` here and now: what a move costs without a server."""
    chance, plays, used = random.Random(1), 0, 0.0
    for seed in range(20):
        game = new_game(edition, SEATS, seed=str(seed))
        while not game.over:
            action = chance.choice(game.legal())
            began = time.process_time()
            game.play(action)
            used += time.process_time() - began
            plays += 1
    return used / plays


def same(player: Player) -> Player:
    """What is to talk over a connection: it is there already."""
    return player


def shares(times: list[float]) -> str:
    """The middle and the slow end of some times, in milliseconds."""
    if len(times) < 2:
        return "too few"
    cuts = statistics.quantiles(times, n=100)
    return " / ".join(f"{cuts[place] * 1000:.1f}" for place in (49, 94, 98))


def path_of_today() -> str:
    """Where today's bake is begun."""
    return f"/api/days/{datetime.now(UTC).date()}"


def open_tables(args: argparse.Namespace, servers: list[Process]) -> list[tuple[str, list[str]]]:
    """The tables, each with the tokens of its people."""
    config = {"edition": args.edition, "seats": SEATS, "pace": args.pace}

    def opened(number: int) -> tuple[str, list[str]]:
        server = servers[number % len(servers)]
        if args.day:
            made = server.post(path_of_today(), {"name": "0"}, f"{number:032}")
            return made["table"], [made["token"]]
        if args.bots:
            wish = {"name": "0", "config": config, "bots": args.bots.split(",")}
            made = server.post("/api/play", wish)
            return made["table"], [made["token"]]
        table = server.post("/api/tables", config)["table"]
        path = f"/api/tables/{table}/seats"
        return table, [server.post(path, {"name": f"{seat}"})["token"] for seat in range(SEATS)]

    with ThreadPoolExecutor(AT_ONCE) as crowd:
        return list(crowd.map(opened, range(args.tables)))


async def sit_down(
    bench: Bench, servers: list[Process], tables: list[tuple[str, list[str]]]
) -> list[Player]:
    """All players at their sockets, some of them coming at once."""
    loop, door = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)

    async def come(number: int, seat: int, table: str, token: str) -> Player:
        address = servers[(number + seat) % len(servers)].address
        host, port = address.split(":")
        async with door:
            player = Player(bench, table, token, address)
            await loop.create_connection(partial(same, player), host, int(port))
            await player.ready
            return player

    return await asyncio.gather(
        *(
            come(number, seat, table, token)
            for number, (table, tokens) in enumerate(tables)
            for seat, token in enumerate(tokens)
        )
    )


async def measure(args: argparse.Namespace, servers: list[Process]) -> None:
    """Open tables, seat everybody, play, print what it took."""

    def used() -> float:
        return sum(each.seconds() for each in servers)

    def thought() -> float:
        return sum(used_by(pid) for each in servers for pid in each.thinkers())

    empty = sum(each.memory() for each in servers)
    began, before = time.perf_counter(), used()
    tables = open_tables(args, servers)
    print(
        f"  {args.tables} tables opened and dealt in {time.perf_counter() - began:.1f} s,"
        f" {(used() - before) / args.tables * 1000:.1f} ms of the processor each",
        flush=True,
    )
    with_tables = sum(each.memory() for each in servers)
    bench = Bench(args.think, bots=bool(args.bots) or args.day)
    began, before = time.perf_counter(), used()
    players = await sit_down(bench, servers, tables)
    with_sockets = sum(each.memory() for each in servers)
    print(
        f"  {len(players)} sockets opened in {time.perf_counter() - began:.1f} s,"
        f" {(used() - before) / len(players) * 1000:.1f} ms of the processor each",
        flush=True,
    )
    await asyncio.sleep(args.warm)
    before, thought_before = used(), thought()
    bench.measuring = True
    began = time.perf_counter()
    await asyncio.sleep(args.seconds)
    bench.measuring = False
    lasted = time.perf_counter() - began
    worked, by_thinkers = used() - before, thought() - thought_before
    play = seconds_a_play(args.edition)
    at_end = sum(each.memory() for each in servers)
    bench.playing = False
    moves = len(bench.confirmed)
    print(
        f"  a second: {moves / lasted:.0f} moves in, {bench.messages / lasted:.0f} messages out\n"
        f"  from a move to its confirmation, p50 / p95 / p99: {shares(bench.confirmed)} ms\n"
        f"  from a move to the other players, p50 / p95 / p99: {shares(bench.heard)} ms\n"
        f"  processor: {worked / lasted:.0%} of one,"
        f" {worked / max(moves, 1) * 1000:.2f} ms a move,"
        f" {worked / max(moves, 1) / play:.0f} times one Game.play ({play * 1e6:.0f} us)\n"
        f"  memory: {empty / 1e6:.0f} MB empty,"
        f" {(with_tables - empty) / args.tables / 1e3:.1f} kB a table,"
        f" {(with_sockets - with_tables) / len(players) / 1e3:.1f} kB a socket,"
        f" {at_end / 1e6:.0f} MB at the end\n"
        f"  refused: {bench.refused}, games over: {bench.over * args.tables // len(players)}",
        flush=True,
    )
    if bench.bots:
        thinkers = [pid for each in servers for pid in each.thinkers()]
        print(
            f"  bots: {bench.by_bots / lasted:.0f} of their decisions told a second,"
            f" {bench.too_late} ran out of time;"
            f" {len(thinkers)} processes, {sum(map(resident, thinkers)) / 1e6:.0f} MB,"
            f" {by_thinkers / lasted:.0%} of one processor,"
            f" {by_thinkers / max(bench.by_bots, 1) * 1000:.2f} ms a decision",
            flush=True,
        )
    for player in players:
        player.close()


def main() -> None:
    """Start the servers, measure, stop them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--think", type=float, default=4.0, help="seconds a decision, on average")
    parser.add_argument("--edition", default="oven")
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--bots", default="", help="who plays along in the other seats, in turn")
    parser.add_argument("--day", action="store_true", help="at the bake of the day")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--database", help="postgresql://...; without: a file of its own")
    args = parser.parse_args()
    wanted = SEATS * args.tables + 500
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(wanted, 1024), hard), hard))
    processors = sorted(os.sched_getaffinity(0))
    by_kind = defaultdict(lambda: "SQLite", {True: "PostgreSQL"})[args.database is not None]
    print(
        f"Server, {'compiled' if compiled() else 'interpreted'} engine, {args.tables} tables of"
        f" {'the bake of the day' if args.day else SEATS}{' with ' * bool(args.bots)}{args.bots},"
        f" {args.think:g} s a decision,"
        f" {by_kind}, {args.nodes} node(s) on one processor"
        f" of {len(processors)}"
    )
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "tables.sqlite")
        servers = [Process(database, processors[0]) for _ in range(args.nodes)]
        os.sched_setaffinity(0, {processors[-1]})
        try:
            asyncio.run(measure(args, servers))
        finally:
            for each in servers:
                each.process.terminate()
            for each in servers:
                each.process.wait(20)


if __name__ == "__main__":
    main()
