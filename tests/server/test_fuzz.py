"""Bad input of every sort: no crash, no leak, and other tables go on as if nothing happened.

`PIZZAIOLO_FUZZ_SECONDS=600` sends requests for about that long.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidHandshake

from pizzaiolo.server.protocol.openapi import document, openapi_json
from support.hard import HARD, RUN
from support.loops import LONGEST, in_loop, until
from support.places import ROOT
from support.server.mutations import THE_END, mutated
from support.servers import (
    ROOMY,
    ConnectionClosed,
    Served,
    at_table,
    hear,
    open_table,
    play_game,
    say,
    serving,
    take_seat,
    web_get,
)
from support.short_games import SHORT

SECONDS = float(os.environ.get("PIZZAIOLO_FUZZ_SECONDS", "4" if HARD else "1"))
EXAMPLES = int(SECONDS * 5)
UNFORGIVING = ("--offences=1000000",)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all of it: what one test did to it, the next would notice."""
    path = tmp_path_factory.mktemp("data") / "tables.sqlite"
    with serving(path, *ROOMY, *UNFORGIVING, "--log-level=warning") as server:
        table = open_table(server.url)["table"]
        take_seat(server.url, table, "A")
        yield server
        asyncio.run(asyncio.wait_for(goes_on(server), LONGEST))


async def goes_on(served: Served) -> None:
    """A game can be played as ever."""
    table = open_table(served.url, **SHORT)["table"]
    tokens = [take_seat(served.url, table, name)["token"] for name in "AB"]
    players = await play_game(served, table, tokens, "goes on")
    assert players[0].over is not None
    assert not failures(served)


def failures(served: Served) -> list[str]:
    """What the metrics tell of answers that say the server made a mistake."""
    return [
        line
        for line in web_get(served.metrics_url).text.splitlines()
        if line.startswith("pizzaiolo_requests_total") and 'status="500"' in line
    ]


def memory(served: Served) -> int:
    """The resident memory of the server, in bytes."""
    pages = int(Path(f"/proc/{served.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# --- Requests ---


def test_every_request_is_answered_as_it_is_described(served: Served, tmp_path: Path) -> None:
    # In a process of its own, so that nobody else imports what that takes.
    (tmp_path / "openapi.json").write_text(openapi_json(), encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "run", "openapi.json"]
    command += [f"--url={served.url}", "--phases=examples,coverage,fuzzing"]
    command += [f"--max-examples={EXAMPLES}", f"--seed={RUN}", "--generation-database=none"]
    command += ["--suppress-health-check=all", "--warnings=off", "--no-color"]
    # Whether there is such an edition or such a bot, no schema can say.
    command += ["--exclude-checks=positive_data_acceptance"]
    hooks = {"SCHEMATHESIS_HOOKS": "support.server.toml", "PYTHONPATH": str(ROOT / "tests")}
    environment = {**os.environ, **hooks}
    told = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    operations = sum(len(methods) for methods in document()["paths"].values())
    assert f"Tested: {operations}\n" in told.stdout


@in_loop
async def test_requests_that_are_no_requests(served: Served) -> None:
    host, port = served.url.removeprefix("http://").split(":")
    chance = Random(4)
    for bad in (
        b"",
        b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nOrigin: \xff\r\nCookie: \xff=;;;=\xff\r\n\r\n",
        *(chance.randbytes(chance.randint(1, 400)) for _ in range(30)),
    ):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(bad)
        with contextlib.suppress(OSError):
            writer.write_eof()
            await reader.read()
        writer.close()
    assert web_get(f"{served.url}/healthz").status_code == 200


# --- Messages ---


@in_loop
async def test_mutated_and_random_messages(served: Served) -> None:
    """Every message is answered by something that is described, or changes nothing.

    Over real sockets; many more are sent in process (test_fuzz_messages.py).
    """
    counts = dict.fromkeys(("sent", "refused", "answered"), 0)

    async def pester(number: int) -> None:
        chance = Random(number)
        for _ in range(3 if HARD else 1):
            table = open_table(served.url, start_when_full=number % 2 == 0, level="chalkboard")
            tokens = [take_seat(served.url, table["table"], name)["token"] for name in "AB"]
            token = chance.choice([*tokens, table["token"], None])
            with contextlib.suppress(ConnectionClosed):
                async with at_table(served, table["table"], token) as socket:
                    for _ in range(200):
                        await socket.send(mutated(chance))
                        counts["sent"] += 1
                    await say(socket, **THE_END)
                    while (heard := await hear(socket)).get("id") != THE_END["id"]:
                        counts["refused" if heard["type"] == "refused" else "answered"] += 1
                        assert heard.get("code") != "server_busy"

    await asyncio.gather(*map(pester, range(4)))
    assert counts["refused"] > 50
    await goes_on(served)


# --- Sockets that do not behave ---


async def raw_socket(
    served: Served, table: str, token: str = "none"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of which the test writes the very bytes."""
    host, port = served.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    return reader, writer


@in_loop
async def test_frames_that_are_cut_off_or_wrong(served: Served) -> None:
    table = open_table(served.url)["table"]
    for frame in (
        b"\x81",
        b"\x81\xfe",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        b"\x81\x85AAAA12",
        b"\x81\x05hello",
        b"\xff\xff\xff\xff",
        b"\x83\x80AAAA",
        b"\x88\xfeAA",
        b"\x89\xff\x00\x00\x00\x00\x00\x00\xff\xff",
        b"\x80\x80AAAA",
        b"\x81\x82AAAA\xbe\xbf",
        *(Random(number).randbytes(60) for number in range(20)),
    ):
        for ending in ("close", "abort", "hear it out"):
            reader, writer = await raw_socket(served, table)
            writer.write(frame)
            if ending == "abort":
                writer.transport.abort()
            elif ending == "close":
                writer.close()
            else:
                with contextlib.suppress(OSError):
                    writer.write_eof()
                    await reader.read()
                writer.close()
    await all_gone(served)


async def all_gone(served: Served) -> None:
    """The server has let go of every socket; that may take it a moment."""

    async def gone() -> bool:
        return "pizzaiolo_sockets 0.0\n" in web_get(served.metrics_url).text

    await until(gone)


async def play_meanwhile(served: Served, disturb: Callable[[], Awaitable[None]]) -> None:
    """A game is played to its end while something goes on elsewhere."""
    disturbing = asyncio.ensure_future(disturb())
    try:
        await goes_on(served)
    finally:
        disturbing.cancel()
        await asyncio.gather(disturbing, return_exceptions=True)


@in_loop
async def test_slow_senders_harm_nobody(served: Served) -> None:
    table = open_table(served.url)["table"]
    host, port = served.url.removeprefix("http://").split(":")

    async def dribble() -> None:
        writers = [(await raw_socket(served, table))[1] for _ in range(20)]
        writers += [(await asyncio.open_connection(host, int(port)))[1] for _ in range(20)]
        try:
            for byte in (b"\x81\xfe\xff\xf0AAAA" + b"x" * 1000)[:1000]:
                for writer in writers:
                    writer.write(bytes([byte]))
                await asyncio.sleep(0.01)
        finally:
            for writer in writers:
                writer.transport.abort()

    await play_meanwhile(served, dribble)


def test_floods_harm_nobody(tmp_path: Path) -> None:
    async def flood(served: Served) -> None:
        table = open_table(served.url)["table"]
        tokens = [take_seat(served.url, table, name)["token"] for name in "AB"]
        async with (
            at_table(served, table, tokens[0]) as one,
            at_table(served, table, tokens[1]) as other,
        ):
            try:
                while True:
                    await say(one, type="ack", n=1)
                    await say(other, type="nonsense", text="x" * 1000)
                    await asyncio.sleep(0)
            finally:
                # A handshake at the end would stand behind all that has not been read.
                for socket in (one, other):
                    socket.transport.abort()

    async def play(served: Served) -> None:
        await play_meanwhile(served, lambda: flood(served))

    with serving(tmp_path / "tables.sqlite", "--offences=100000", "--messages-at-once=300") as it:
        asyncio.run(asyncio.wait_for(play(it), LONGEST))


def masked(text: str) -> bytes:
    """A text as a frame of a client's, masked with zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_who_does_not_listen_is_closed_and_costs_little(tmp_path: Path) -> None:
    """A player asks for more and more, and reads nothing of it."""

    async def ignore(served: Served) -> None:
        table = open_table(served.url)["table"]
        tokens = [take_seat(served.url, table, name)["token"] for name in "AB"]
        before = memory(served)
        reader, writer = await raw_socket(served, table, tokens[0])
        # The handshake is answered before the socket is counted, its first message afterwards.
        await reader.readexactly(1)
        # Nobody reads: from here on it stays in the buffers of the system.
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        stale = masked('{"type":"act","id":"1","n":0,"actions":["draw supply"]}')
        with contextlib.suppress(ConnectionError):
            while not writer.transport.is_closing():
                writer.write(stale * 200)
                await writer.drain()
                if "pizzaiolo_sockets 0.0\n" in web_get(served.metrics_url).text:
                    break
        await all_gone(served)
        assert memory(served) - before < 20_000_000
        writer.transport.abort()
        async with at_table(served, table, tokens[0]) as socket:
            assert (await hear(socket, "snapshot"))["viewer"] == 0

    with serving(tmp_path / "tables.sqlite", *ROOMY, "--outbox=100") as served:
        asyncio.run(asyncio.wait_for(ignore(served), LONGEST))


def test_idle_sockets_up_to_the_limit_leave_place_for_nobody_and_no_memory(tmp_path: Path) -> None:
    """Crowds larger than the limit come, stay, and go: the memory is used again, tables go on."""
    limit = int(os.environ.get("PIZZAIOLO_IDLE_SOCKETS", "120"))
    table = ""

    async def crowd(served: Served) -> int:
        refused = 0
        async with AsyncExitStack() as stack:
            for _ in range(limit + 20):
                try:
                    await stack.enter_async_context(
                        at_table(served, table, ping_interval=None, open_timeout=60)
                    )
                except InvalidHandshake:
                    refused += 1
        await all_gone(served)
        return refused

    options = (f"--sockets={limit}", f"--sockets-per-table={2 * limit}")
    with serving(tmp_path / "tables.sqlite", *ROOMY, *options) as served:
        table = open_table(served.url)["table"]
        sizes = []
        for _ in range(4):
            assert asyncio.run(crowd(served)) == 20
            sizes.append(memory(served))
        # The first crowds fill the pools of the allocator; those after them take little more,
        # and a socket that is not let go of would take 30 kB.
        assert sizes[3] - sizes[1] < 2_000_000 + 1_000 * limit
        asyncio.run(asyncio.wait_for(goes_on(served), LONGEST))
