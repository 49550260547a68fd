"""Where uvicorn waits too long or holds on to too much: its protocols, mended."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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
