"""What is stored about the days: read back as it was written."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from pizzaiolo.server.protocol.day_entries import (
    BoardJoined,
    ChainMade,
    DayEntry,
    Named,
    TryFinished,
    day_entry_from_json,
    day_entry_to_json,
)
from pizzaiolo.server.protocol.tries import TryResult

DAY = date(2026, 11, 17)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (ChainMade("ab", 1.5), b'{"type":"chain_made","root":"ab","at":1.5}'),
        (
            TryFinished("cd", DAY, TryResult(2, 1, 4, "brb"), 2.0),
            b'{"type":"try_finished","player":"cd","day":"2026-11-17",'
            b'"result":{"delivered":2,"place":1,"seats":4,"oven":"brb"},"at":2.0}',
        ),
        (
            BoardJoined("cd", True, 2.0),
            b'{"type":"board_joined","player":"cd","wants":true,"at":2.0}',
        ),
        (Named("Alba", 3.0), b'{"type":"named","name":"Alba","at":3.0}'),
    ],
)
def test_an_entry_is_written_and_read(entry: DayEntry, text: bytes) -> None:
    assert day_entry_to_json(entry) == text
    assert day_entry_from_json(text) == entry


def test_what_a_later_version_adds_is_ignored_and_what_is_no_entry_is_refused() -> None:
    text = '{"type":"named","name":"A","at":1.0,"colour":"red"}'
    assert day_entry_from_json(text) == Named("A", 1.0)
    with pytest.raises(msgspec.ValidationError):
        day_entry_from_json('{"type":"surprise"}')
