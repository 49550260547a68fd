"""Public words: every announcement says what it is, and leaves out what is empty."""

from __future__ import annotations

from typing import get_args

import msgspec

from pizzaiolo.server.protocol.public import Drew, Order, PublicEvent, SeatInfo


def test_every_announcement_has_a_name_of_its_own() -> None:
    sorts = get_args(PublicEvent)
    tags = [sort.__struct_config__.tag for sort in sorts]
    assert len(set(tags)) == len(tags) > 10
    assert {sort.__struct_config__.tag_field for sort in sorts} == {"what"}


def test_an_announcement_is_read_as_it_was_written() -> None:
    event = Drew(1, "supply", 2)
    text = msgspec.json.encode(event)
    assert text == b'{"what":"drew","seat":1,"source":"supply","cards":2}'
    assert msgspec.json.decode(text, type=Drew) == event


def test_what_is_empty_is_left_out() -> None:
    assert msgspec.json.encode(SeatInfo()) == b"{}"
    assert b"at_least" not in msgspec.json.encode(Order("pink", 1, "normale", {"olive": 2}))
