"""A line to a PostgreSQL that can be cut, or go dead without a word, in one direction or both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, quote, urlsplit

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes everything on, as long as it is told to."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = urlsplit(url)
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path}?host={quote(str(folder), safe='')}"
        self._there = Path(parse_qs(parts.query)["host"][0]) / SOCKET
        self._here = folder / SOCKET
        self._server: asyncio.Server | None = None
        self._asks = asyncio.Event()
        self._answers = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.calls = 0
        """How many connections were asked for."""

    async def connect(self) -> None:
        """Pass everything on."""
        self._asks.set()
        self._answers.set()
        if self._server is None:
            self._server = await asyncio.start_unix_server(self._serve, self._here)

    def freeze(self, *, asks: bool = True) -> None:
        """Pass nothing on, without a word; or answers alone are held back."""
        self._answers.clear()
        if asks:
            self._asks.clear()

    async def cut(self) -> None:
        """End all connections, and take no more."""
        if self._server is not None:
            self._server.close()
            self._server = None
            self._here.unlink(missing_ok=True)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        far_writer: asyncio.StreamWriter | None = None
        with suppress(asyncio.CancelledError, OSError):
            try:
                far_reader, far_writer = await asyncio.open_unix_connection(self._there)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._pass_on(reader, far_writer, self._asks))
                    group.create_task(self._pass_on(far_reader, writer, self._answers))
            finally:
                for end in (writer, far_writer):
                    if end is not None:
                        end.close()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, may: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await may.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def line_to(url: str) -> AsyncIterator[Proxy]:
    """A line to a database on a Unix socket."""
    with TemporaryDirectory(prefix="line-") as folder:
        proxy = Proxy(url, Path(folder))
        await proxy.connect()
        try:
            yield proxy
        finally:
            await proxy.cut()
