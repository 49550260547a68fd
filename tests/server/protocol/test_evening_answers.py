"""What requests about evenings may hold."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.protocol.evening_answers import BeHere, OpenEvening


@pytest.mark.parametrize(
    "text", ['{"games": 0}', '{"seats": 7}', '{"seats": 1}', '{"no_show": 1}', '{"host": 2}']
)
def test_an_evening_has_its_bounds(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=OpenEvening)


def test_an_evening_can_be_opened_without_a_word() -> None:
    wish = msgspec.json.decode("{}", type=OpenEvening)
    assert (wish.games, wish.seats, wish.fill, wish.no_show) == (3, 4, True, 60)
    assert wish.config.time == 60
    assert msgspec.json.decode('{"here": true}', type=BeHere) == BeHere(here=True)
