"""A session at a line that takes ready frames, and that hands over texts without a queue."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from pizzaiolo.server.base.frames import EXTENSION, Taker, framed
from pizzaiolo.server.node.arrival import Arrival
from pizzaiolo.server.node.session import Session
from pizzaiolo.server.protocol.entries import Config
from support.loops import in_loop
from support.server.in_process import Here, here
from support.servers import ROOMY, at_table, hear, open_table, serving


async def fine(_: Config) -> None:
    """Every edition can be played here."""


class Line:
    """A socket whose server takes frames while it is told to, and lets them wait otherwise."""

    def __init__(self) -> None:
        self.scope = {"extensions": {EXTENSION: {"line": self.write, "take_with": self.take_with}}}
        self.open = True
        self.goes_on = asyncio.Event()
        self.sent: list[bytes] = []
        self.waits = asyncio.Event()
        self.closed = asyncio.Event()
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.taker: Taker | None = None

    def take_with(self, taker: Taker) -> None:
        self.taker = taker

    def write(self, frames: bytes) -> bool:
        if self.open:
            self.sent.append(frames)
        return self.open

    async def accept(self) -> None:
        """The handshake."""

    async def receive(self) -> dict[str, Any]:
        return await self.coming.get()

    async def send(self, message: dict[str, Any]) -> None:
        self.waits.set()
        await self.goes_on.wait()
        self.sent.append(message["bytes"])

    async def close(self, _: int) -> None:
        self.closed.set()

    def say(self, **message: object) -> bool:
        """A text comes in; say whether it was taken past the queue."""
        assert self.taker is not None
        text = json.dumps(message)
        taken = self.taker(text)
        if not taken:
            self.coming.put_nowait({"type": "websocket.receive", "text": text})
        return taken

    def types(self) -> list[str]:
        """Of the messages that were sent, their types."""
        return [part.split(b'"')[0].decode() for part in b"".join(self.sent).split(b'"type":"')[1:]]


@asynccontextmanager
async def at_line(server: Here) -> AsyncIterator[tuple[Session, Line]]:
    """A session of somebody who looks on, after its snapshot."""
    table = (await server.web.post("/api/tables", json={"seats": 2})).json()["table"]
    room = await server.node.room(table)
    assert room is not None
    line = Line()
    session = Session(server.node, room, cast(WebSocket, line), Arrival(), fine)
    running = asyncio.create_task(session.run())
    while not line.sent:
        await asyncio.sleep(0)
    line.sent.clear()
    yield session, line
    running.cancel()
    await asyncio.wait((running,))


@in_loop
async def test_what_is_said_at_once_goes_out_in_one_piece(tmp_path: Path) -> None:
    async with here(tmp_path) as server, at_line(server) as (session, line):
        session.put(b"one")
        session.put(b"two")
        assert line.sent == []
        await asyncio.sleep(0)
        assert line.sent == [framed([b"one", b"two"])]


@in_loop
async def test_nothing_overtakes_what_waits_for_a_line_that_was_full(tmp_path: Path) -> None:
    async with here(tmp_path) as server, at_line(server) as (session, line):
        line.open = False
        session.put(b"one")
        await line.waits.wait()
        # It takes frames again, but the first has not gone out yet.
        line.open = True
        session.put(b"two")
        for _ in range(5):
            await asyncio.sleep(0)
        assert line.sent == []
        line.goes_on.set()
        while len(line.sent) < 2:
            await asyncio.sleep(0)
        session.put(b"three")
        await asyncio.sleep(0)
        assert line.sent == [framed([b"one"]), framed([b"two"]), framed([b"three"])]


@in_loop
async def test_goodbye_comes_after_all_that_was_said(tmp_path: Path) -> None:
    async with here(tmp_path) as server, at_line(server) as (session, line):
        line.goes_on.set()
        session.put(b'{"type":"pong"}')
        session.bye("idle")
        await line.closed.wait()
        assert line.types() == ["pong", "bye"]


@in_loop
async def test_texts_are_dealt_with_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first past the queue, the next two through it, and none overtakes another."""
    async with here(tmp_path) as server, at_line(server) as (session, line):
        begun: list[str] = []
        goes_on = asyncio.Event()
        take = session._take

        async def slowly(text: str | None, **how: bool) -> None:
            begun.append(json.loads(text or "")["type"])
            await goes_on.wait()
            await take(text, **how)

        monkeypatch.setattr(session, "_take", slowly)
        assert line.say(type="ping")
        assert not line.say(type="ack", n=0)
        await asyncio.sleep(0)
        assert not line.say(type="react", key="bravo")
        for _ in range(5):
            await asyncio.sleep(0)
        assert begun == ["ping"]
        goes_on.set()
        while len(begun) < 3:
            await asyncio.sleep(0)
        assert begun == ["ping", "ack", "react"]
        while session._dealing:
            await asyncio.sleep(0)
        assert line.say(type="ping")


@in_loop
async def test_a_mistake_of_the_server_ends_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with here(tmp_path) as server, at_line(server) as (session, line):

        async def fail(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(session, "_take", fail)
        assert line.say(type="ping")
        while session in session.room.listeners:
            await asyncio.sleep(0)
        assert not line.say(type="ping")


@in_loop
async def test_who_sends_too_much_waits_in_the_queue(tmp_path: Path) -> None:
    async with (
        here(tmp_path, messages_at_once=2, messages_per_second=0.001) as server,
        at_line(server) as (session, line),
    ):
        for _ in range(2):
            assert line.say(type="ping")
            while session._taken is not None:
                await asyncio.sleep(0)
        assert not line.say(type="ping")


@in_loop
async def test_commands_in_one_piece_are_answered_in_their_order(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url)["table"]
        async with at_table(served, table) as line:
            await hear(line, "snapshot")
            acts = [
                json.dumps(
                    {"type": "act", "id": f"{number}", "n": 0, "actions": ["draw supply"]}
                ).encode()
                for number in range(50)
            ]
            line.transport.write(
                b"".join(bytes((0x81, 0x80 | len(act), 0, 0, 0, 0)) + act for act in acts)
            )
            heard = [(await hear(line, "refused"))["id"] for _ in acts]
            assert heard == [f"{number}" for number in range(50)]
