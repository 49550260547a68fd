"""The command `pizzaiolo serve`: one process, one file, nothing to set up."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from platformdirs import user_data_path
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pizzaiolo.server.app import make_app
from pizzaiolo.server.journal import note, write_journal
from pizzaiolo.server.metrics import Metrics, serve_metrics
from pizzaiolo.server.node import Node
from pizzaiolo.server.page import BUILT, Page
from pizzaiolo.server.settings import SAID, Settings
from pizzaiolo.server.store import StoreError, open_store
from pizzaiolo.server.thinkers import Thinkers

DATABASE: Final = "tables.sqlite"
"""The file of the tables, in the folder for data."""

FREEZE_SECONDS: Final = 5.0
FROZEN_ROUNDS: Final = 360


def register(commands: Any) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "serve",
        help="serve tables over the network",
        description="Serve tables. Without options: on this machine only, port 8000, with a file"
        " in your folder for data.",
    )
    option = parser.add_argument
    option("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    option("--port", type=int, default=8000, help="the port (8000); 0: any that is free")
    option("--data", type=Path, metavar="DIR", help="the folder for data")
    option(
        "--database",
        metavar="WHERE",
        help="a file, or postgresql://... for several servers (DIR/tables.sqlite)",
    )
    option(
        "--metrics-port",
        type=int,
        metavar="PORT",
        help="serve /metrics for Prometheus there, on this machine only; 0: any that is free",
    )
    option(
        "--proxy",
        default="127.0.0.1",
        metavar="ADDRESSES",
        help="proxies that are believed who asks, with commas between them (127.0.0.1)",
    )
    option("--client", type=Path, default=BUILT, metavar="DIR", help="another build of the page")
    option("--log-level", default="info", choices=("debug", "info", "warning"), help="(info)")
    limits = parser.add_argument_group("limits")
    defaults = Settings()
    for field in msgspec.structs.fields(Settings):
        default = getattr(defaults, field.name)
        flag = f"--{field.name.replace('_', '-')}"
        if field.name == "origins":
            limits.add_argument("--origin", action="append", dest="origins", help=SAID["origins"])
        else:
            limits.add_argument(
                flag,
                type=type(default),
                metavar="N",
                help=f"{SAID[field.name]} ({default:g})",
            )
    parser.set_defaults(run=run)


def print_address(url: str) -> None:
    """The one line on standard output: the address, for people and for scripts."""
    print(url, flush=True)  # noqa: T201


def run(args: argparse.Namespace, ready: Callable[[str], None] = print_address) -> int:
    """Serve until the process is told to stop; return the exit code.

    `ready` is told the address as soon as somebody listens there.
    """
    given = {
        field.name: getattr(args, field.name)
        for field in msgspec.structs.fields(Settings)
        if getattr(args, field.name) is not None
    }
    try:
        settings = msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        return _fail(str(error))
    write_journal(args.log_level.upper())
    allow_sockets(settings.sockets + 1000)
    folder = args.data or user_data_path("pizzaiolo", appauthor=False)
    database = args.database or folder / DATABASE
    # After a graceful end uvicorn raises the signal again: by then there is nothing left to do.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        return asyncio.run(_serve(args, settings, database, ready))
    except StoreError as error:
        return _fail(str(error))
    except ImportError as error:
        return _fail(f"{error.name} is missing: pip install 'pizzaiolo[postgres]'")
    except OSError as error:
        return _fail(f"cannot listen at {args.host}:{args.port} ({error.strerror})")
    except KeyboardInterrupt:
        return 0


def allow_sockets(number: int) -> None:
    """Ask the system for as many open files as the sockets need; it may allow fewer."""
    try:
        import resource  # noqa: PLC0415  # Windows has none, and no such limit
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _serve(
    args: argparse.Namespace,
    settings: Settings,
    database: str | os.PathLike[str],
    ready: Callable[[str], None],
) -> int:
    where = listening(args.host, args.port)
    store = await open_store(database if isinstance(database, str) else Path(database))
    metrics = Metrics()
    node = Node(store, Thinkers(settings.thinkers, metrics), settings, metrics)
    server = Server(make_config(node, args.proxy, Page(args.client)), node)
    numbers = None
    if args.metrics_port is not None:
        numbers = await serve_metrics(metrics, "127.0.0.1", args.metrics_port)
    host, port = where.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    ready(f"http://{shown}:{port}")
    if numbers is not None:
        metrics_port = numbers.sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{metrics_port}/metrics", flush=True)  # noqa: T201
    note("serving")
    sweeping = asyncio.create_task(sweep())
    await server.serve(sockets=[where])
    sweeping.cancel()
    if numbers is not None:
        numbers.close()
    note("stopped")
    return 0


async def sweep() -> None:
    """Keep the pauses of Python's collector of garbage short.

    It looks through everything that it knows, again and again: half a second with a thousand
    tables. So what has lived for some seconds is put out of its sight. Sockets and messages are
    free without it; tables that were put away wait for the rare time when it sees everything.
    """
    while True:
        for _ in range(FROZEN_ROUNDS):
            await asyncio.sleep(FREEZE_SECONDS)
            gc.freeze()
        gc.unfreeze()
        gc.collect()


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named: only then asyncio sends small messages without waiting for more.
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
        h11_max_incomplete_event_size=16_384,
        # Beyond the sockets there are those who ask for pages.
        limit_concurrency=settings.sockets + 1000,
    )


def patient(seconds: float) -> type[H11Protocol]:
    """Uvicorn's `h11`, which waits so long for the first request of a connection, not for ever."""

    class Patient(H11Protocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._timer = self.loop.call_later(seconds, self._give_up)

        def connection_lost(self, exc: Exception | None) -> None:
            self._timer.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._timer.cancel()
            super().handle_websocket_upgrade(event)

        def _give_up(self) -> None:
            # Who has asked has a cycle of request and answer.
            if getattr(self, "cycle", None) is None:
                self.transport.abort()

    return Patient


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's `websockets-sansio`, which does not wait for somebody who takes nothing."""

    async def run_asgi(self) -> None:
        """Serve a socket; when that has ended and its buffer is still full, drop it."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send; a socket that was refused is done with, and no mistake to be noted."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds on to itself, so that its memory is free at once (see `sweep`)."""
        super().connection_lost(exc)
        self.conn.parser.close()
        del self.conn.parser
        if hasattr(self.transport, "_read_ready_cb"):
            self.transport._read_ready_cb = None


class Server(uvicorn.Server):
    """Uvicorn's server, which says goodbye."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        """Serve a node."""
        super().__init__(config)
        self._node = node

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, let the messages go out, then end."""
        self._node.closing = True
        for room in self._node.rooms.values():
            for listener in list(room.listeners):
                listener.bye("going_down")
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def _fail(text: str) -> int:
    print(f"pizzaiolo serve: {' '.join(text.split())}", file=sys.stderr)  # noqa: T201
    return 2


def main() -> int:
    """Run the command by itself: `python -m pizzaiolo.server.command serve`."""
    parser = argparse.ArgumentParser(prog="pizzaiolo")
    register(parser.add_subparsers(required=True))
    args = parser.parse_args()
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
