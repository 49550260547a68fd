"""Uvicorn's protocols, mended: nobody waits for ever, and nothing comes without a bound."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from pizzaiolo.server.uvicorn_fixes import (
    MOST_PARTS,
    PARSED_AT_ONCE,
    Protocol,
    patient,
    whole_pong,
    whole_text,
)
from support.loops import PATIENCE, in_loop, until
from support.servers import ROOMY, ConnectionClosed, at_table, hear, open_table, serving

EMPTY_PART = b"\x00\x80\x00\x00\x00\x00"
"""A masked continuation frame that is not the last one and holds nothing."""

REFUSED = (1006, 1008)
"""What is still on its way when a connection is closed may overtake the reason."""

TEXT_BEGINS = b"\x01\x80\x00\x00\x00\x00"

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


@in_loop
async def test_empty_parts_of_a_message_that_never_ends_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            line.transport.write(TEXT_BEGINS + EMPTY_PART * 100_000)
            await line.wait_closed()
            assert line.close_code in REFUSED


@in_loop
@pytest.mark.parametrize("sort", ["ping", "pong"])
async def test_a_flood_of_pings_is_counted(sort: str, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            try:
                for _ in range(2000):
                    await getattr(line, sort)()
            except ConnectionClosed:
                pass
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
        with closing(
            socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
        ) as line:
            assert line.recv(1) == b""


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_text_that_came_in_one_piece_is_what_the_parser_reads(size: int) -> None:
    text = ("è" * size)[: size // 2] + "x" * (size % 2)
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    parser = ServerProtocol(state=State.OPEN)
    parser.receive_data(frame)
    (read,) = parser.events_received()
    assert isinstance(read, Frame)
    assert whole_text(frame, None) == bytes(read.data).decode() == text
    assert whole_text(frame, size) == text


def test_whatever_else_comes_is_left_to_the_parser() -> None:
    text = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    for cut in range(len(text)):
        assert whole_text(text[:cut], None) is None
    others = [
        text + text,
        text + b"x",
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        bytes((text[0] | 0x40,)) + text[1:],
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.CONT, b"hello").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
    ]
    assert [whole_text(each, None) for each in others] == [None] * len(others)
    assert whole_text(text, 4) is None
    assert whole_text(text, 5) == "hello"


@pytest.mark.parametrize("size", [0, 4, 125])
def test_a_pong_that_came_in_one_piece_is_what_the_parser_reads(size: int) -> None:
    frame = Frame(Opcode.PONG, bytes(range(size))).serialize(mask=True)
    parser = ServerProtocol(state=State.OPEN)
    parser.receive_data(frame)
    (read,) = parser.events_received()
    assert isinstance(read, Frame)
    assert whole_pong(frame) == bytes(read.data) == bytes(range(size))
    others = [
        *(frame[:cut] for cut in range(len(frame))),
        frame + b"x",
        bytes((frame[0] & 0x7F,)) + frame[1:],
        bytes((frame[0], 0xFE)) + frame[2:],
        Frame(Opcode.PONG, b"pong").serialize(mask=False),
        Frame(Opcode.PING, b"pong").serialize(mask=True),
        Frame(Opcode.TEXT, b"pong").serialize(mask=True),
    ]
    assert [whole_pong(each) for each in others] == [None] * len(others)


@in_loop
async def test_those_who_are_pinged_within_a_second_are_pinged_together() -> None:
    config = Config(cast(Any, None), log_config=None, interface="asgi3")
    config.loaded, config.loaded_app = True, cast(Any, None)
    lines = [Protocol(config, ServerState(), {}) for _ in range(5)]
    times = []
    for number, line in enumerate(lines):
        line.last_ping_rtt = number / 10
        line.schedule_ping()
        assert line.ping_timer is not None
        times.append(line.ping_timer.when())
        line.stop_keepalive()
    now = asyncio.get_running_loop().time()
    assert all(abs(at - round(at)) < 0.01 for at in times)
    assert all(19.0 < at - now < 21.1 for at in times)
    assert len({round(at) for at in times}) <= 2


@in_loop
async def test_a_message_whose_parts_are_whole_texts_is_refused(tmp_path: Path) -> None:
    """A text inside a message that has begun is an error, in one piece or not."""
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            begun = Frame(Opcode.TEXT, b'{"type": ', fin=False).serialize(mask=True)
            line.transport.write(begun)
            # The server has read it once it has answered what comes after it.
            await (await line.ping())
            line.transport.write(Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=True))
            await line.wait_closed()
            assert line.close_code == CloseCode.PROTOCOL_ERROR


class Watched(patient(3600)):  # type: ignore[misc] # made by a function
    """One that looks when the test says so."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.lost = asyncio.Event()
        self.made.set_result(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lost.set()

    def look(self) -> None:
        self._timer.cancel()
        self._look()


@asynccontextmanager
async def talking(answer: bytes) -> AsyncIterator[tuple[Watched, asyncio.StreamWriter]]:
    """A server that answers everything with this, and a client that takes nothing by itself."""

    async def talk(_: dict[str, Any], __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": answer})

    config = Config(talk, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    Watched.made = loop.create_future()
    server = await loop.create_server(
        lambda: Watched(config, ServerState(), {}), "127.0.0.1", 0, backlog=1
    )
    async with server:
        _, client = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1)
        try:
            yield await Watched.made, client
        finally:
            client.close()


REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


@in_loop
async def test_whoever_asks_once_and_then_never_to_the_end_is_not_waited_for() -> None:
    async with talking(b"yes") as (line, client):
        client.write(REQUEST)
        await until(lambda: asyncio.sleep(0, line._answered == 1))
        client.write(REQUEST[:-2])
        await until(lambda: asyncio.sleep(0, line.conn.trailing_data[0] == REQUEST[:-2]))
        line.look()
        assert not line.transport.is_closing(), "something has happened since the last look"
        line.look()
        await line.lost.wait()


@in_loop
async def test_whoever_does_not_take_an_answer_is_dropped() -> None:
    async with talking(bytes(50_000_000)) as (line, client):
        client.write(REQUEST)
        size = line.transport.get_write_buffer_size
        await until(lambda: asyncio.sleep(0, size() > 0))
        for _ in range(50):
            # What the system holds for a client is still being filled at first.
            line.look()
            if line.transport.is_closing():
                break
            await asyncio.sleep(0)
        await line.lost.wait()


@in_loop
async def test_an_answer_that_takes_long_to_work_out_is_waited_for() -> None:
    done = asyncio.Event()

    async def talk(_: dict[str, Any], __: Receive, send: Send) -> None:
        await done.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"at last"})

    async with talking(b"") as (line, client):
        line.app = talk
        client.write(REQUEST)
        await until(lambda: asyncio.sleep(0, line.cycle is not None))
        line.look()
        line.look()
        done.set()
        await until(lambda: asyncio.sleep(0, line._answered == 1))


def in_parts(number: int) -> bytes:
    """A request whose body comes in so many chunks of one byte."""
    head = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head + b"1\r\n \r\n" * number + b"0\r\n\r\n"


@in_loop
@pytest.mark.parametrize(("parts", "taken"), [(MOST_PARTS, True), (MOST_PARTS + 1, False)])
async def test_a_body_in_too_many_parts_is_not_read_to_its_end(parts: int, taken: bool) -> None:
    """Each costs as much as thousands of bytes in one piece; a limit on bytes does not bound it."""
    async with talking(b"yes") as (line, client):
        client.write(in_parts(parts) + in_parts(1))
        if taken:
            await until(lambda: asyncio.sleep(0, line._answered == 2))
        else:
            await line.lost.wait()
            assert line._answered == 0


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@in_loop
@pytest.mark.parametrize("leaves_first", [False, True])
async def test_whoever_takes_nothing_is_dropped(leaves_first: bool) -> None:
    """Both when no ping is answered and when the server has ended it: nothing waits for ever."""
    lost = asyncio.Event()

    class Watched(Protocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.close_timeout = 0.05
            # As if all of it was on its way: the server may write on.
            transport.set_write_buffer_limits(high=10_000_000)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    async def talk(_: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": bytes(5_000_000)})
        if not leaves_first:
            while (await receive())["type"] != "websocket.disconnect":
                pass

    config = Config(talk, ws_ping_interval=0.05, ws_ping_timeout=0.05, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Watched(config, ServerState(), {}), "127.0.0.1", 0, backlog=1
    )
    async with server:
        with closing(socket.create_connection(server.sockets[0].getsockname())) as line:
            line.sendall(HANDSHAKE)
            await lost.wait()


@in_loop
async def test_thousands_of_tiny_messages_are_parsed_a_piece_at_a_time() -> None:
    """So that others have their turn, and memory holds no more of them than of one piece."""
    number, waiting, heard = 40_000, list[int](), list[str]()
    done = asyncio.Event()

    class Watched(Protocol):
        def _parse(self, data: bytes) -> None:
            assert len(data) <= PARSED_AT_ONCE
            super()._parse(data)
            waiting.append(self.queue.qsize())

    async def talk(_: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message["text"])
            if len(heard) == number:
                done.set()

    config = Config(talk, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Watched(config, ServerState(), {}), "127.0.0.1", 0, backlog=1
    )
    texts = [str(each % 10) for each in range(number)]
    frames = b"".join(Frame(Opcode.TEXT, each.encode()).serialize(mask=True) for each in texts)
    async with server:
        _, client = await asyncio.open_connection(*server.sockets[0].getsockname())
        client.write(HANDSHAKE + frames)
        await done.wait()
        client.close()
    assert heard == texts
    assert max(waiting) <= PARSED_AT_ONCE // len(Frame(Opcode.TEXT, b"0").serialize(mask=True)) + 1
