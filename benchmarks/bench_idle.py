"""How many sockets a server holds that say nothing: what they cost, and what is left of it.

Crowds come to one table, one socket after the other from many addresses of this machine, up to the
server's limit and a little beyond, stay, and go. `python benchmarks/bench_idle.py --sockets 18500`
gives the figures of docs/hosting.md.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

PORTS = 8_000
"""Sockets from one address: a system gives out about 28,000 ports, and some time later again."""

BEYOND = 50
"""Sockets more than the server allows."""

OPENING = 100
"""Sockets that are opened at the same time."""


def memory(pid: int) -> float:
    """Resident megabytes."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Idle(asyncio.Protocol):
    """A socket that says nothing but that it is there, when it is asked."""

    def __init__(self, request: bytes) -> None:
        """A socket that will ask for its place."""
        self._request = request
        self._buffer = b""
        self.status: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take the head of the answer, then frames; answer those that ask."""
        self._buffer += data
        if not self.status.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = rest
            self.status.set_result(head.split(b" ", 2)[1])
        while len(self._buffer) >= 2:
            kind, length, begins = self._buffer[0], self._buffer[1], 2
            if length == 126:
                length, begins = int.from_bytes(self._buffer[2:4], "big"), 4
            if len(self._buffer) < begins + length:
                return
            if kind == 0x89:
                payload = self._buffer[begins : begins + length]
                self.transport.write(bytes([0x8A, 0x80 | length]) + b"\0\0\0\0" + payload)
            self._buffer = self._buffer[begins + length :]


async def come(number: int, host: str, port: int, table: str) -> Idle | None:
    """A socket; None where the server had no place for it."""
    request = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    loop, address = asyncio.get_running_loop(), f"127.0.1.{1 + number // PORTS}"
    _, idle = await loop.create_connection(
        lambda: Idle(request), host, port, local_addr=(address, 0)
    )
    if await idle.status == b"101":
        return idle
    assert idle.status.result() == b"503", idle.status.result()
    idle.transport.close()
    return None


async def crowd(sockets: int, stay: float, host: str, port: int, table: str, pid: int) -> str:
    """Come, stay, go; what it took."""
    gate = asyncio.Semaphore(OPENING)

    async def one(number: int) -> Idle | None:
        async with gate:
            return await come(number, host, port, table)

    empty, began = memory(pid), time.perf_counter()
    came = await asyncio.gather(*map(one, range(sockets)))
    there = [idle for idle in came if idle is not None]
    # Longer than a server waits for who does not answer.
    await asyncio.sleep(stay)
    refused = [await come(sockets + number, host, port, table) for number in range(BEYOND)]
    seconds, full = time.perf_counter() - began, memory(pid)
    asked = time.perf_counter()
    health = http.client.HTTPConnection(host, port)
    health.request("GET", "/healthz")
    health.getresponse().read()
    answered = time.perf_counter() - asked
    for idle in there:
        idle.transport.abort()
    await asyncio.sleep(5)
    return (
        f"  {len(there)} came in {seconds:.0f} s, {refused.count(None)} of {BEYOND} more were"
        f" refused; {empty:.0f} MB, then {full:.0f} MB, {(full - empty) * 1000 / len(there):.1f} kB"
        f" a socket; a request took {answered * 1000:.0f} ms; when they had gone,"
        f" {memory(pid):.0f} MB"
    )


def main() -> None:
    """Start a server, let the crowds come, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--crowds", type=int, default=3)
    parser.add_argument("--stay", type=float, default=2.0, help="seconds that a crowd stays")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = args.sockets + 1000
    if wanted > hard:
        sys.exit(f"{args.sockets} sockets need {wanted} open files, the system allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    many = str(10 * args.sockets)
    command = [sys.executable, "-m", "pizzaiolo", "serve", "--port=0"]
    command += [f"--sockets={args.sockets}", "--log-level=warning"]
    for limit in ("sockets-per-address", "sockets-per-table", "requests-at-once"):
        command += [f"--{limit}", many]
    command += ["--requests-per-second", "100000"]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            host, port = urlsplit(server.stdout.readline().strip()).netloc.split(":")
            requests = http.client.HTTPConnection(host, int(port))
            requests.request("POST", "/api/tables", "{}", {"Content-Type": "application/json"})
            table = json.load(requests.getresponse())["table"]
            print(f"Server, crowds of {args.sockets} idle sockets", flush=True)
            for _ in range(args.crowds):
                told = crowd(args.sockets, args.stay, host, int(port), table, server.pid)
                print(asyncio.run(told), flush=True)
        finally:
            server.terminate()
            server.wait(60)


if __name__ == "__main__":
    main()
