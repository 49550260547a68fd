"""Answers: the bodies of requests and of what they are answered with."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.protocol.answers import NewTable, Problem, Seat
from pizzaiolo.server.protocol.entries import Config


def test_a_new_table_is_a_configuration_of_which_everything_may_be_left_out() -> None:
    assert msgspec.json.decode(b"{}", type=NewTable).config() == Config()
    asked = msgspec.json.decode(b'{"seats":3,"level":"rail"}', type=NewTable)
    assert asked.config() == Config(seats=3, level="rail")


@pytest.mark.parametrize("size", [21, 65])
def test_an_id_is_as_long_as_a_secret(size: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "x" * size}, NewTable)
    assert msgspec.convert({"id": "x" * 22}, NewTable).id == "x" * 22


def test_a_seat_takes_no_unknown_wish() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"name":"Alba","admin":true}', type=Seat)


def test_a_problem_without_a_key_says_none() -> None:
    assert msgspec.json.encode(Problem("failed", "no")) == b'{"code":"failed","text":"no"}'
