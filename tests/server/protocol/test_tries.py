"""How a try ended, as it is stored and sent."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.protocol.tries import TryResult


def test_a_result_is_read_back_as_it_was_written_and_nothing_else_is_one() -> None:
    result = TryResult(3, 1, 4, "bbrb")
    assert msgspec.json.decode(msgspec.json.encode(result), type=TryResult) == result
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"delivered":3,"place":1,"seats":4}', type=TryResult)
