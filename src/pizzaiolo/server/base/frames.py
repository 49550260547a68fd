"""Frames: messages of a socket as they go over the wire, many in one piece.

A move leads to a handful of messages for each of its players. Sent one by one, each costs a system
call, and together more work than the move itself. A message is the same for everybody who hears it,
so it is encoded once, and whatever waits for a socket is written in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

EXTENSION: Final = "pizzaiolo.frames"
"""The extension in a socket's scope that says that a server takes ready frames. Its value has a
`Line` under `line`; if that takes nothing, frames are the bytes of a `websocket.send` with this
key, and wait until the socket takes them. Under `take_with` it has a function that is told who the
`Taker` of this socket is; whatever that does not take comes as a `websocket.receive`."""

Line = Callable[[bytes], bool]
"""Sends frames at once and says so, or says that it cannot: then nothing was sent."""

Taker = Callable[[str], bool]
"""Takes a text that came in, or says that others before it have not been dealt with yet."""

_WHOLE_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127


def framed(messages: Collection[bytes]) -> bytes:
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
