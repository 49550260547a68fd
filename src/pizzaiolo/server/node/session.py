"""Session: one socket at a table, from the first message to the last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from pizzaiolo.reading.bounds import check_json
from pizzaiolo.reading.read_error import BoundError
from pizzaiolo.server.base.frames import EXTENSION, Line, framed
from pizzaiolo.server.base.limits import Bucket
from pizzaiolo.server.base.tokens import hash_of, new_token
from pizzaiolo.server.node.arrival import Arrival
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol.entries import Config, SeatReissued
from pizzaiolo.server.protocol.incoming import ClientMessage, Configure, React, Reissue
from pizzaiolo.server.protocol.messages import decode, encode
from pizzaiolo.server.protocol.outgoing import Bye, ByeCode, Link, Refused
from pizzaiolo.server.table.audience import Viewer, Who

CLOSE_CODES: Final[dict[ByeCode, int]] = {
    "taken_elsewhere": 4001,
    "seat_void": 4002,
    "table_closed": 4003,
    "moved": 4004,
    "misbehaved": 4008,
    "idle": 4009,
    "going_down": 1012,
}
"""The close code of a socket, by the reason given in `bye`."""

TOO_SLOW: Final = 1013
"""The close code of a socket that does not take what it is sent."""

EditionCheck = Callable[[Config], Awaitable[Refused | None]]
"""Says why the edition that somebody sent with a configuration cannot be played, if it cannot."""

FORGIVEN: Final = 1 / 60
"""How many offences are forgotten per second."""


class Session:
    """Somebody who listens at a table: by which right, and what waits to be sent to them."""

    def __init__(
        self,
        node: Node,
        room: Room,
        socket: WebSocket,
        arrival: Arrival,
        check: EditionCheck,
    ) -> None:
        """A socket whose handshake is done.

        `check` looks at the edition of a configuration before the table does, so that nobody waits
        for it.
        """
        settings = node.settings
        self.node = node
        self.room = room
        self.came_at = self.heard_at = node.clock()
        self._arrival = arrival
        self._shared = arrival.shared(room.table.seating)
        """Whether it is a device that is passed around, which shows what everybody sees."""
        self.screen = arrival.screen
        self._token_hash = arrival.token_hash(room.table.seating)
        self._next_hash = ""
        """The hash of the token that replaces this one's own, if the host asked for that."""
        self._check = check
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._line: Line | None = None
        """Where ready frames go, if the server takes them."""
        self._flushes = False
        """Whether what waits will be sent as soon as everything is said that is said now."""
        self._writing = False
        """Whether the writer sends what waits, because the line did not take it."""
        self._wake = asyncio.Event()
        self._close: int | None = None
        self._writer: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._dealing = False
        """Whether the reader deals with a message."""
        self._taken: asyncio.Task[None] | None = None
        """What deals with a message that was taken past the reader."""
        self._messages = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._reactions = Bucket(settings.reactions_per_second, settings.reactions_at_once)
        self._offences = Bucket(FORGIVEN, settings.offences)
        self.viewer = self._looks_on()

    def who(self) -> Who:
        """Who this is by the token; nobody if it is void."""
        seating = self.room.table.seating
        if self._arrival.behind is not None:
            return Who()
        if self.screen:
            return self._arrival.host(seating)
        if self._shared:
            return self._arrival.arranger(seating)
        return self.room.table.who(self._token_hash) or Who()

    def _looks_on(self) -> Viewer:
        if self._arrival.behind is not None:
            return Viewer(self._arrival.behind, watching=True)
        seat = None if self._shared else self.who().seat
        return Viewer(seat, watching=seat is None)

    def still_allowed(self) -> bool:
        """Whether the seat is still theirs, or the chef still lets them look on."""
        if self._next_hash and self.room.table.who(self._next_hash) is not None:
            self._token_hash, self._next_hash = self._next_hash, ""
        if self._arrival.behind is not None:
            return self.room.table.may_watch(self.viewer)
        if self._shared:
            return bool(self._seats())
        return self._looks_on() == self.viewer

    def _seats(self) -> tuple[int, ...]:
        """The seats of a device that is passed around."""
        return self._arrival.seats(self.room.table.seating) if self._shared else ()

    @property
    def attends(self) -> frozenset[int]:
        """The seats whose people are there with it, whether it shows their cards or not."""
        if self._shared:
            return frozenset(self._seats())
        seat = self.viewer.seat
        return frozenset(() if seat is None or self.viewer.watching else (seat,))

    # --- Out ---

    def put(self, message: bytes) -> None:
        """Send a message when the socket takes it; one that takes none for too long is closed."""
        if self._close is not None:
            return
        if len(self._outbox) < self.node.settings.outbox:
            self._outbox.append(message)
            if self._line is None:
                self._wake.set()
            elif not self._flushes:
                self._flushes = True
                self.node.flushes.soon(self._flush)
            return
        self._outbox.clear()
        self._close = TOO_SLOW
        self._leave()
        if self._writer is not None:
            # It is waiting for a client that takes nothing.
            self._writer.cancel()

    def bye(self, code: ByeCode) -> None:
        """Say why it ends, after everything said before, and end."""
        self.put(encode(Bye(code)))
        if self._close is None:
            self._close = CLOSE_CODES[code]
        self._wake.set()
        self._leave()

    def _flush(self) -> None:
        """Send what waits in one piece, without a task that would have to be woken for it."""
        self._flushes = False
        if self._writing or not self._outbox:
            return
        if self._line is not None and self._line(framed(self._outbox)):
            self._outbox.clear()
        else:
            self._wake.set()

    async def _write(self) -> None:
        while True:
            self._writing = True
            while self._outbox:
                await self._send()
            if self._close is not None:
                await self._socket.close(self._close)
                return
            self._writing = False
            self._wake.clear()
            if not self._outbox and self._close is None:
                await self._wake.wait()

    async def _send(self) -> None:
        """Send what waits: in one piece, if the server takes ready frames."""
        if self._line is None:
            text = self._outbox.popleft().decode()
            await self._socket.send({"type": "websocket.send", "text": text})
            return
        frames = framed(self._outbox)
        self._outbox.clear()
        await self._socket.send({"type": "websocket.send", "bytes": frames, EXTENSION: True})

    # --- In ---

    async def run(self) -> None:
        """Listen and speak until the socket closes."""
        await self._socket.accept()
        frames = (self._socket.scope.get("extensions") or {}).get(EXTENSION)
        if frames is not None:
            self._line = frames["line"]
            frames["take_with"](self.take)
        self.arrive()
        writer = self._writer = asyncio.create_task(self._write())
        reader = self._reader = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader in done and self._close is not None:
                # The last message is still on its way.
                await asyncio.wait((writer,), timeout=self.node.settings.shutdown_seconds)
        finally:
            self._leave()
            # A task and a session that know each other would wait for the garbage collector.
            self._writer = self._reader = None
            self._line = None
            for task in (writer, reader):
                task.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | OSError | RuntimeError
                ):
                    raise result

    def arrive(self) -> None:
        """Sit down and be told what the table shows; another device in the same seat has to go."""
        node = self.node
        room = self.room = node.current(self.room)
        if not self.viewer.watching:
            for other in list(room.listeners):
                if other.viewer == self.viewer:
                    other.bye("taken_elsewhere")
        room.listeners[self] = None
        node.sockets += 1
        snapshot = room.table.snapshot(self.viewer, room.now())
        host = room.table.seating.is_host(self.who())
        self.put(encode(replace(snapshot, host=host, device=self._seats())))
        if self.attends or self.screen:
            node.attendance.changed(room)
        node.timekeeper.attend(room)

    def _leave(self) -> None:
        if self in self.room.listeners:
            del self.room.listeners[self]
            self.room.used = self.node.clock()
            self.node.sockets -= 1
            if self._shared or self.screen or not self.viewer.watching:
                self.node.attendance.changed(self.room)

    async def _read(self) -> None:
        while self._close is None:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            self._dealing = True
            if self._taken is not None:
                # One after the other.
                await asyncio.wait((self._taken,))
            self.heard_at = self.node.clock()
            # A client that sends too much is read more slowly: it costs nobody else anything and
            # loses nothing.
            if (debt := self._messages.debt()) > 0:
                await asyncio.sleep(debt)
            await self._take(message.get("text"))
            self._dealing = False

    def take(self, text: str) -> bool:
        """Deal with a message at once, past the reader; False: something else comes first."""
        if self._dealing or self._taken is not None or self._reader is None:
            return False
        if self._close is None:
            if not self._messages.take():
                return False
            self.heard_at = self.node.clock()
            self._taken = self.node.tasks.start(self._take_past_the_reader(text))
        return True

    async def _take_past_the_reader(self, text: str) -> None:
        try:
            await self._take(text, goes_on=True)
        except Exception:
            # The node notes it, and the socket ends as it does if the reader fails.
            if self._reader is not None:
                self._reader.cancel()
            raise
        finally:
            self._taken = None

    async def _take(self, text: str | None, *, goes_on: bool = False) -> None:
        try:
            check_json(text or "")
            command = decode(text or "")
        except (BoundError, msgspec.DecodeError, RecursionError, UnicodeError):
            # The error is not passed on: it would quote the message, whatever that held.
            self._offend()
            return
        if isinstance(command, React) and not self._reactions.take():
            self.put(encode(Refused("rate_limited", "Too many reactions.")))
            return
        await self._command(command, goes_on=goes_on)

    async def _command(self, command: ClientMessage, *, goes_on: bool) -> None:
        if isinstance(command, Configure) and self.room.table.seating.is_host(self.who()):
            refusal = await self._check(command.config)
            if refusal is not None:
                self.put(encode(replace(refusal, id=command.id, n=self.room.table.n)))
                return
        if not isinstance(command, Reissue):
            for identify in self._speakers(command):
                await self.node.command(self.room, command, identify, self, goes_on=goes_on)
            return
        token = new_token()
        if command.seat == self.who().seat and not self._shared:
            self._next_hash = hash_of(token)
        (identify,) = self._speakers(command)
        answer = await self.node.command(
            self.room, command, identify, self, token_hash=hash_of(token)
        )
        if isinstance(answer, SeatReissued):
            self.put(encode(Link(command.id, answer.seat, token)))

    def _speakers(self, command: ClientMessage) -> list[Callable[[], Who]]:
        """In whose name a command is given, each looked up when it counts."""
        if not self._shared:
            return [self.who]
        speakers = self._arrival.speakers(self.room.table.seating, command)
        return [partial(self._still, who) for who in speakers]

    def _still(self, who: Who) -> Who:
        """Somebody at a device that is passed around; nobody if their seat is gone."""
        return who if who.seat in self._seats() else Who()

    def _offend(self) -> None:
        self.node.metrics.offences.inc()
        if self._offences.take():
            refusal = Refused("bad_message", "The server does not understand this message.")
            self.put(encode(refusal))
        else:
            self.bye("misbehaved")
