"""What requests about the days hold: days as dates, and nothing that nobody asked for."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from pizzaiolo.server.protocol.day_answers import Begin, Board, MyDay, MyDays
from pizzaiolo.server.protocol.tries import TryResult


def test_a_day_is_written_as_a_date() -> None:
    day = date(2026, 11, 17)
    mine = MyDays(day, date(2026, 1, 1), 1, (MyDay(day, TryResult(2, 1, 4, "bbr")),), ())
    told = msgspec.json.decode(msgspec.json.encode(mine))
    assert (told["today"], told["first"], told["unfinished"]) == ("2026-11-17", "2026-01-01", [])
    assert told["days"] == [
        {"day": "2026-11-17", "result": {"delivered": 2, "place": 1, "seats": 4, "oven": "bbr"}}
    ]


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"name": ""}',
        '{"name": "Alba", "colour": "red"}',
        '{"name": "Alba", "salt": "mine"}',
        '{"name": "Alba", "id": "short"}',
    ],
)
def test_neither_a_colour_nor_a_salt_can_be_wished_for(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Begin)
    assert msgspec.json.decode('{"name": "Alba"}', type=Begin) == Begin("Alba")


def test_a_name_is_put_on_the_board_or_taken_off() -> None:
    assert msgspec.json.decode('{"name": null}', type=Board).name is None
    assert msgspec.json.decode('{"name": "Alba"}', type=Board).name == "Alba"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode("{}", type=Board)
