"""Frames: what is written in one go is read as the messages that it holds."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from pizzaiolo.server.base.frames import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_messages_of_every_length_are_read_as_they_were_written(size: int) -> None:
    messages = [b"x" * size, "è".encode() * 3, b"", b"y" * size]
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.receive_data(framed(messages))
    read = client.events_received()
    assert all(isinstance(each, Frame) and each.opcode is Opcode.TEXT and each.fin for each in read)
    assert [bytes(each.data) for each in read if isinstance(each, Frame)] == messages


def test_nothing_is_nothing() -> None:
    assert framed([]) == b""
