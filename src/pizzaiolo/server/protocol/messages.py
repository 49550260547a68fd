"""Messages: what is said between a client and the server, as bytes.

There are two closed unions, one for each direction (incoming.py, outgoing.py); nothing else is
understood.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pizzaiolo.server.protocol.incoming import ClientMessage
from pizzaiolo.server.protocol.outgoing import ServerMessage

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> bytes:
    """A message as the bytes that are sent."""
    return _ENCODER.encode(message)


def decode(text: bytes | str) -> ClientMessage:
    """What a client said; raises msgspec.DecodeError or ValidationError if it is not understood."""
    return _DECODER.decode(text)


def schema() -> dict[str, object]:
    """The JSON Schema of all messages, both ways."""
    (client, server), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pizzaiolo: messages over the socket",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
    }
