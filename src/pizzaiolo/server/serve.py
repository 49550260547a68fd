"""A server in one process: it listens, serves tables and the page, and shuts down in order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn

from pizzaiolo.engine.texts import file_name
from pizzaiolo.reading.bounds import read_bytes
from pizzaiolo.reading.read_error import ReadError
from pizzaiolo.records.fairness import is_digest
from pizzaiolo.server.base.journal import Rarely, note, write_journal
from pizzaiolo.server.base.metrics import Metrics, serve_metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.bots.bot_pool import BotPool
from pizzaiolo.server.http.app import make_app
from pizzaiolo.server.http.page import BUILT, Page
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.store import StoreError, open_store
from pizzaiolo.server.uvicorn_fixes import LONGEST_HEAD, Protocol, patient

EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
"""What the system says when it has no more sockets."""

ROOT_BYTES: Final = 1000
"""How large the file with the root of a chain of days may be."""

STOPPING: Final = ("SIGTERM", "SIGBREAK")
"""The signals, besides that of Ctrl+C, that ask a server to stop; only Windows has the second."""

FREEZE_SECONDS: Final = 5.0
FROZEN_ROUNDS: Final = 360

DATE_SECONDS: Final = 1.0
"""How long the answers of the server have the same date."""

YOUNG_OBJECTS: Final = 10_000
"""So many more objects than before make Python look for garbage among the young ones: most of a
second's moves, instead of a move or two."""


class ServerPlace(msgspec.Struct, frozen=True):
    """Where a server listens, what it serves, and where it keeps its tables."""

    database: str | Path
    host: str = "127.0.0.1"
    port: int = 8000
    metrics_port: int | None = None
    proxy: str = "127.0.0.1"
    client: Path = BUILT
    log_level: str = "INFO"
    day_chain: Path | None = None
    """The file with the root of the chain of the days' secrets; None: the store has one."""


class ServeError(Exception):
    """Why a server cannot serve, in one line."""


def serve(place: ServerPlace, settings: Settings, ready: Callable[[str], None]) -> int:
    """Serve until the process is told to stop; return the exit code.

    `ready` is given the address as soon as the server listens there, then that of the metrics.
    """
    write_journal(place.log_level)
    allow_sockets(settings.sockets + 1000)
    asked_to_stop = note_signals()
    try:
        with asyncio.Runner(loop_factory=event_loop) as runner:
            return runner.run(_serve(place, settings, ready, asked_to_stop))
    except StoreError as error:
        raise ServeError(str(error)) from None
    except ImportError as error:
        raise ServeError(f"{error.name} is missing: pip install 'pizzaiolo[postgres]'") from None
    except OSError as error:
        at = f"{place.host}:{place.port}"
        raise ServeError(f"cannot listen at {at} ({error.strerror})") from None
    except KeyboardInterrupt:
        return 0


def event_loop() -> asyncio.AbstractEventLoop:
    """The event loop of uvloop, which spends less on each message; without it, Python's own."""
    try:
        import uvloop  # noqa: PLC0415  # not on every system
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def note_signals() -> list[int]:
    """Note what asks the process to stop, while uvicorn does not listen to it.

    Before it does, that must not be lost; and after it has shut down, it raises again what made it
    stop, which is no news.
    """
    noted: list[int] = []
    for name in STOPPING:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda number, _: noted.append(number))
    return noted


def allow_sockets(number: int) -> None:
    """Ask the system for as many open files as the sockets need; it may allow fewer."""
    try:
        import resource  # noqa: PLC0415  # Windows has none, and no such limit
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # macOS promises any number, and then allows fewer.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _serve(
    place: ServerPlace,
    settings: Settings,
    ready: Callable[[str], None],
    asked_to_stop: Sequence[int],
) -> int:
    note_exhaustion(asyncio.get_running_loop())
    where = listening(place.host, place.port)
    day_root = "" if place.day_chain is None else read_root(place.day_chain)
    store = await open_store(place.database)
    metrics = Metrics()
    bots = BotPool(settings.thinkers, metrics)
    node = Node(store, bots, settings, metrics, day_root=day_root)
    server = Server(make_config(node, place.proxy, Page(place.client)), node, asked_to_stop)
    numbers = None
    if place.metrics_port is not None:
        numbers = serve_metrics(metrics, "127.0.0.1", place.metrics_port)
    host, port = where.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    ready(f"http://{shown}:{port}")
    if numbers is not None:
        ready(f"http://127.0.0.1:{numbers.server_port}/metrics")
    note("serving")
    sweeping = asyncio.create_task(sweep())
    await server.serve(sockets=[where])
    sweeping.cancel()
    if numbers is not None:
        await asyncio.to_thread(numbers.shutdown)
        numbers.server_close()
    note("stopped")
    return 0


def read_root(path: Path) -> str:
    """The root of a chain of days, from its file."""
    try:
        root = read_bytes(path, ROOT_BYTES, "the root of a chain of days").decode("ascii").strip()
    except ReadError as error:
        raise ServeError(f"{file_name(str(path))}: {error}") from None
    except UnicodeDecodeError:
        root = ""
    if not is_digest(root):
        raise ServeError(
            f"{file_name(str(path))}: expected the root of a chain of days, 64 digits 0-9 a-f"
        )
    return root


def note_exhaustion(loop: asyncio.AbstractEventLoop) -> None:
    """Note rarely that no socket can be opened: asyncio would write thousands of lines a second."""
    rarely = Rarely("no file descriptor is left for a new connection")

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in EXHAUSTED:
            rarely.note()
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)


async def sweep() -> None:
    """Keep the pauses of Python's garbage collector short.

    It looks through everything that it tracks, again and again: half a second with a thousand
    tables. So what has lived for some seconds is frozen out of its sight. Sockets and messages are
    freed without it; tables that were put away wait for the rare run when it sees everything.
    """
    gc.set_threshold(YOUNG_OBJECTS)
    while True:
        for _ in range(FROZEN_ROUNDS):
            await asyncio.sleep(FREEZE_SECONDS)
            gc.freeze()
        gc.unfreeze()
        gc.collect()


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named: only then does asyncio send small messages without waiting for more.
    where = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        where.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        where.bind((host, port))
        where.listen(2048)
    except OSError:
        where.close()
        raise
    return where


def make_config(node: Node, proxy: str = "127.0.0.1", page: Page | None = None) -> uvicorn.Config:
    """How uvicorn serves a node."""
    settings = node.settings
    return uvicorn.Config(
        make_app(node, page),
        http=patient(settings.upload_seconds),
        ws=Protocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=int(settings.shutdown_seconds) + 1,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        # In addition to the sockets there are requests for pages.
        limit_concurrency=settings.sockets + 1000,
    )


class Server(uvicorn.Server):
    """Uvicorn's server, which says goodbye."""

    def __init__(
        self, config: uvicorn.Config, node: Node, asked_to_stop: Sequence[int] = ()
    ) -> None:
        """Serve a node, unless the process was asked to stop before this one could hear it."""
        super().__init__(config)
        self._node = node
        self._asked_to_stop = asked_to_stop
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order however often that is asked for: uvicorn would break off at the second."""
        if not self.should_exit:
            super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stopping.set)

    async def main_loop(self) -> None:
        """Serve until somebody asks it to stop.

        Uvicorn looks ten times a second whether it should; here whoever asks wakes it. Once a
        second it gives the answers another date.
        """
        self._loop = asyncio.get_running_loop()
        self.should_exit = self.should_exit or bool(self._asked_to_stop)
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), DATE_SECONDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, let the messages go out, then end."""
        self._node.closing = True
        for room in self._node.rooms.values():
            for listener in list(room.listeners):
                listener.bye("going_down")
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
