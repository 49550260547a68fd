"""Uvicorn's protocols, with fixes for where they wait too long or hold on to too much."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.utils import apply_mask

from pizzaiolo.server.base.frames import EXTENSION, Taker
from pizzaiolo.server.base.limits import Bucket

FRAMES_PER_SECOND: Final = 10.0
FRAMES_AT_ONCE: Final = 300
"""Frames that are not messages by themselves: parts of messages, pings and pongs."""

LONGEST_HEAD: Final = 16_384
"""Bytes that the head of a request may have."""

MOST_PARTS: Final = 512
"""Parts in which the body of a request may come: many tiny ones cost more than a long one."""

PARSED_AT_ONCE: Final = 4096
"""Bytes of a socket that are parsed together; before the next ones, others have their turn."""

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"Content-Length: 0\r\nConnection: close\r\n\r\n"
)


WHOLE_TEXT: Final = 0x81
WHOLE_PONG: Final = 0x8A
MASKED: Final = 0x80
TWO_BYTES: Final = 126
FRAME_BEGINS: Final = 6
"""Where a short frame of a client has what it holds."""


def whole_text(data: bytes, most: int | None) -> str | None:
    """The text of a client if just that has come: one whole frame, masked (RFC 6455, 5.2).

    None if it is anything else, or longer than `most`: then the parser has to look at it.
    """
    begins = FRAME_BEGINS
    if len(data) < begins or data[0] != WHOLE_TEXT:
        return None
    size = data[1] - MASKED
    if size == TWO_BYTES:
        size, begins = int.from_bytes(data[2:4], "big"), 8
    if len(data) != begins + size or not 0 <= size <= (size if most is None else most):
        return None
    try:
        return apply_mask(data[begins:], data[begins - 4 : begins]).decode()
    except UnicodeDecodeError:
        return None


def whole_pong(data: bytes) -> bytes | None:
    """What a client's pong holds, if just that has come; None if it is anything else."""
    if len(data) < FRAME_BEGINS or data[0] != WHOLE_PONG:
        return None
    size = data[1] - MASKED
    if len(data) != FRAME_BEGINS + size or not 0 <= size < TWO_BYTES:
        return None
    return apply_mask(data[FRAME_BEGINS:], data[FRAME_BEGINS - 4 : FRAME_BEGINS])


class CountedParts(h11.Connection):
    """What h11 makes of a connection, until the body of a request comes in too many parts."""

    _parts = 0

    def next_event(self) -> Any:
        """The next event; RemoteProtocolError if it is one part too many."""
        event = super().next_event()
        if type(event) is h11.Data:
            self._parts += 1
            if self._parts > MOST_PARTS:
                raise h11.RemoteProtocolError("a body in too many parts")
        elif type(event) is h11.Request:
            self._parts = 0
        return event


def patient(seconds: float) -> type[H11Protocol]:
    """Uvicorn's `h11`, which waits for nobody for ever.

    Every so many seconds it looks whether a request has come to its end, or some of an answer has
    been taken, since it looked last; if not, it drops the connection. How long a body may take to
    arrive and an answer to be worked out is not its business.
    """

    class Patient(H11Protocol):
        def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
            super().__init__(config, *args, **kwargs)
            most = config.h11_max_incomplete_event_size or LONGEST_HEAD
            self.conn = CountedParts(h11.SERVER, most)

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._answered = 0
            self._seen = (False, 0, 0)
            self._timer = self.loop.call_later(seconds, self._look)

        def connection_lost(self, exc: Exception | None) -> None:
            self._timer.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._timer.cancel()
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            self._answered += 1
            super().on_response_complete()

        def _look(self) -> None:
            # A connection that has sent a request has a cycle of request and answer.
            cycle = getattr(self, "cycle", None)
            answering = cycle is not None and not cycle.response_complete
            not_taken = self.transport.get_write_buffer_size()
            before, self._seen = self._seen, (answering, self._answered, not_taken)
            if self._seen == before and (not_taken or not answering):
                self.transport.abort()
            else:
                self._timer = self.loop.call_later(seconds, self._look)

    return Patient


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's `websockets-sansio`, which does not wait for somebody who takes nothing."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """As uvicorn makes it, with a limit on frames that lead to no message."""
        super().__init__(*args, **kwargs)
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._taker: Taker | None = None
        self._unparsed = b""
        """What has come and waits to be parsed."""
        self._held = False
        """Whether nothing more is read because of it."""

    def data_received(self, data: bytes) -> None:
        """Take what comes, a piece at a time: it may be thousands of the smallest frames."""
        if self._unparsed:
            self._unparsed += data
        elif not self._take_whole(data):
            self._unparsed = data
            self._parse_on()

    def _parse_on(self) -> None:
        """Parse the next piece, unless messages of the one before still wait to be taken."""
        if self.disconnected or self.transport.is_closing():
            self._unparsed = b""
            return
        if not self._unparsed or not self.queue.empty():
            return
        piece, self._unparsed = (
            self._unparsed[:PARSED_AT_ONCE],
            self._unparsed[PARSED_AT_ONCE:],
        )
        self._parse(piece)
        if self._unparsed:
            self._held = True
            self.transport.pause_reading()
            self.loop.call_soon(self._parse_on)
        elif self._held:
            self._held = False
            if not self.read_paused:
                self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        """Take a piece; a client whose headers are too long is told so."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(TOO_LARGE)
            self.transport.close()

    async def receive(self) -> Any:
        """The next message; when all of a piece have been taken, the next piece is parsed."""
        message = await super().receive()
        if self._held and self.queue.empty():
            self._parse_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hand on a message, and stop reading only if one before it still waits.

        Uvicorn stops after every message and begins again when it has been taken: two calls to the
        system each time.
        """
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        if self._taker is not None and self._hand_over(self._taker):
            return
        # What is paused already is not paused.
        self.read_paused = True
        try:
            super().send_receive_event_to_app()
        finally:
            self.read_paused = False

    def _take_whole(self, data: bytes) -> bool:
        """Take a pong that came in one piece, or a text that somebody takes, past the parser.

        Almost everything that players send is like that, and the parser is made for everything.
        """
        conn, take = self.conn, self._taker
        if self.close_sent or self.read_paused or conn.state is not State.OPEN or conn.extensions:
            return False
        if conn.reader.buffer or conn.current_size is not None or not self.queue.empty():
            return False
        if (held := whole_pong(data)) is not None:
            self.handle_pong(Frame(Opcode.PONG, held))
            return True
        text = whole_text(data, conn.max_message_size)
        return text is not None and take is not None and take(text)

    def _hand_over(self, take: Taker) -> bool:
        """Give a text to whoever takes it without a queue; say whether it was taken."""
        if self.close_sent or self.curr_msg_data_type != "text" or len(self.frames) != 1:
            return False
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            return False
        if not take(text):
            return False
        self.frames = []
        return True

    def take_with(self, taker: Taker) -> None:
        """Give every text to this first."""
        self._taker = taker

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message, which may be empty and never come to an end."""
        if self._may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping is answered, unless there are too many of them."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong, asked for or not."""
        if self._may_go_on():
            super().handle_pong(event)

    def _may_go_on(self) -> bool:
        if self.close_sent:
            return False
        if self._frames.take():
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.handle_parser_exception()
        return False

    async def run_asgi(self) -> None:
        """Serve a socket; when that has ended, do not wait long for what has not been taken."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()
        elif self.transport.get_write_buffer_size():
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def schedule_ping(self) -> None:
        """Ping together with all others who would be pinged within a second: that wakes once."""
        if self.ping_interval is not None:
            due = ceil(self.loop.time() + self.ping_interval - self.last_ping_rtt)
            self.ping_timer = self.loop.call_at(due, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """Close a socket that answers no ping; one that takes nothing would never close."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        """Ask the app for the socket, and tell it that frames may come ready to be sent."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, dict[object, object]] = {**(self.scope["extensions"] or {})}
            extensions[EXTENSION] = {"line": self.write_frames, "take_with": self.take_with}
            self.scope["extensions"] = extensions

    def write_frames(self, frames: bytes) -> bool:
        """Send ready frames at once, unless the buffer is full or the socket is closed."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(frames)
        return True

    async def send(self, message: Any) -> None:
        """Send; a socket that was refused is finished, which is no error to be logged."""
        if EXTENSION in message:
            await self.writable.wait()
            if self.disconnected or self.close_sent:
                raise ClientDisconnected
            self.transport.write(message["bytes"])
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds on to itself, so that its memory is free at once (see `sweep`)."""
        super().connection_lost(exc)
        self._unparsed = b""
        self.conn.parser.close()
        del self.conn.parser
        self._taker = None
        if hasattr(self, "scope"):
            (self.scope["extensions"] or {}).pop(EXTENSION, None)
        if hasattr(self.transport, "_read_ready_cb"):
            self.transport._read_ready_cb = None
