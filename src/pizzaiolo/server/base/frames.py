"""Frames: messages of a socket as they go over the wire, many in one piece.

A move leads to a handful of messages for each of its players. Sent one by one, each costs a system
call, and together more work than the move itself. A message is the same for everybody who hears it,
so it is encoded once, and whatever waits for a socket is written in one go.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

EXTENSION: Final = "pizzaiolo.frames"
"""The extension in a socket's scope that says that a server takes ready frames; it takes them as
the bytes of a `websocket.send` with this key."""

_WHOLE_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127


def framed(messages: Iterable[bytes]) -> bytes:
    """Text messages in UTF-8 as the frames of a server (RFC 6455, 5.2), one after the other."""
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < _TWO_BYTES:
            parts.append(bytes((_WHOLE_TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((_WHOLE_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big"))
        else:
            parts.append(bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)
