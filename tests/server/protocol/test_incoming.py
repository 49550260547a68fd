"""What a client can say: every message is known by its type, and nothing else is one."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from pizzaiolo.server.protocol.incoming import Act, ClientMessage, Ping
from pizzaiolo.server.protocol.messages import decode


def test_every_message_has_a_type_of_its_own_and_takes_no_unknown_field() -> None:
    sorts = get_args(ClientMessage)
    tags = [sort.__struct_config__.tag for sort in sorts]
    assert len(set(tags)) == len(tags)
    assert all(sort.__struct_config__.forbid_unknown_fields for sort in sorts)


def test_a_message_is_read_as_what_it_says() -> None:
    assert decode('{"type":"ping"}') == Ping()
    text = '{"type":"act","id":"c1","n":3,"actions":["place 1 salami"]}'
    assert decode(text) == Act("c1", 3, ("place 1 salami",))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"nonesuch"}',
        '{"type":"ping","more":1}',
        '{"type":"act","id":"c1","n":"3","actions":[]}',
        '{"type":"act","id":"' + "x" * 65 + '","n":3,"actions":["draw supply"]}',
        '{"type":"free","id":"c","seat":6}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(text)
