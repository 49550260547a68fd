"""Entries: written once, read by every later version."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from pizzaiolo.server.protocol.entries import (
    Acted,
    Config,
    Configured,
    Entry,
    Woken,
    entry_from_json,
    entry_to_json,
)


def test_every_sort_of_entry_has_a_name_of_its_own() -> None:
    tags = [sort.__struct_config__.tag for sort in get_args(Entry)]
    assert len(set(tags)) == len(tags)
    assert all(isinstance(tag, str) and tag.islower() for tag in tags)


@pytest.mark.parametrize(
    "entry",
    [
        Woken(at=1.5),
        Acted(2, ("place 1 salami",), at=3.0, id="c1", seat_asking=2),
        Configured(Config(seats=3), at=1.0, edition_hash="0" * 64),
    ],
)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    text = entry_to_json(entry)
    assert b"\n" not in text
    assert entry_from_json(text) == entry


def test_what_a_later_version_adds_is_passed_over_and_what_is_no_entry_is_refused() -> None:
    assert entry_from_json(b'{"type":"woken","at":1.5,"new":[1]}') == Woken(at=1.5)
    for text in (b"{}", b'{"type":"nonesuch","at":1}', b'{"type":"woken"}', b"nonsense"):
        with pytest.raises(msgspec.DecodeError):
            entry_from_json(text)
