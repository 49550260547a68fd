"""Door: how a page reaches the app beside it, with the requests and sockets of any browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from pizzaiolo.server.base.tokens import is_table_id
from pizzaiolo.server.http.cookies import PREFIX, written

HOST: Final = (b"host", b"localhost")
ORIGIN: Final = (b"origin", b"http://localhost")

LOST: Final = 1006
"""The close code of a socket that nobody closed."""


class Door:
    """Brings requests and sockets to an app."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app that has begun."""
        self._app = app
        self._lines: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, path: str, tokens: str, kind: str, body: str) -> str:
        """The answer to a request: its status, a line feed, and its body.

        `tokens` are those of one's seats, with a space between two; `kind` is the media type of the
        body.
        """
        headers = [HOST, *_shown(tokens, path)]
        if kind:
            headers.append((b"content-type", kind.encode()))
        asked: list[Message] = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        status, parts = 500, list[bytes]()

        async def receive() -> Message:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.append(message.get("body", b""))

        await self._app({**_scope("http", path, headers), "method": method}, receive, send)
        return f"{status}\n{b''.join(parts).decode()}"

    def connect(
        self, path: str, tokens: str, hear: Callable[[str], object], ended: Callable[[int], object]
    ) -> Line:
        """Open a socket: `hear` is told every message, and `ended` the close code, once."""
        line = Line(hear, ended)
        scope = {
            **_scope("websocket", path, [HOST, *_shown(tokens, path)]),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        task = asyncio.ensure_future(line.run(self._app, scope))
        # The loop itself holds tasks only weakly.
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        return line


class Line:
    """One socket without a network."""

    def __init__(self, hear: Callable[[str], object], ended: Callable[[int], object]) -> None:
        """Nothing is said yet."""
        self._hear = hear
        self._ended = ended
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._code = LOST

    def say(self, text: str) -> None:
        """Send a message."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Close the socket."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Carry messages until the app is done with it."""
        try:
            with suppress(OSError, RuntimeError):
                await app(scope, self._said.get, self._send)
        finally:
            self._ended(self._code)

    async def _send(self, message: Message) -> None:
        match message["type"]:
            case "websocket.send":
                self._hear(message["text"])
            case "websocket.close":
                self._code = message.get("code", LOST)


def _shown(tokens: str, path: str) -> list[tuple[bytes, bytes]]:
    """The headers by which a browser shows its tokens: one alone, or several of one table."""
    shown = tokens.split()
    if len(shown) < 2:
        return [(b"authorization", f"Bearer {token}".encode()) for token in shown]
    # The page has no cookies here: it keeps what they would hold, and the app knows them alone.
    table = next(part for part in path.partition("?")[0].split("/") if is_table_id(part))
    return [ORIGIN, (b"cookie", f"{PREFIX}{table}={written(shown, 0)}".encode())]


def _scope(kind: str, address: str, headers: list[tuple[bytes, bytes]]) -> Scope:
    path, _, query = address.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": None,
        "server": ("localhost", 80),
    }
