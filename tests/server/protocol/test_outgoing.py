"""What the server says is in public words, and nothing that is for one seat has any."""

from __future__ import annotations

import json

import pytest

from pizzaiolo.engine.events import Awaited, AwaitedInSecret, Placed, Received, Submitted
from pizzaiolo.server.protocol import public
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import Heard
from pizzaiolo.server.table.game.words import heard
from support.cases import Case


def test_events_are_said_in_names_and_numbers_that_people_know() -> None:
    setup = Case("oven", 3).setup()
    said = heard(Placed(1, 4, 2, 1), setup)
    assert said == public.Placed(1, "salami", 4, 2, 1)
    order = heard(Submitted(0, 0), setup)
    assert isinstance(order, public.Submitted)
    assert (order.order.colour, order.order.number) == ("yellow", 1)
    assert order.order.needs
    text = encode(Heard(7, said, 1.5))
    assert json.loads(text) == {
        "type": "heard",
        "n": 7,
        "event": {
            "what": "placed",
            "seat": 1,
            "kind": "salami",
            "announced": 4,
            "singles": 2,
            "doubles": 1,
        },
        "at": 1.5,
    }


def test_what_is_for_one_seat_has_no_public_words() -> None:
    setup = Case("oven", 3).setup()
    with pytest.raises(ValueError, match="for seat 1 alone"):
        heard(Received(1, 3, 0, 0), setup)
    with pytest.raises(ValueError, match="for seat 2 alone"):
        heard(AwaitedInSecret(2, "pay"), setup)
    assert heard(Awaited(2, "draw"), setup) == public.Awaited(2, "draw")
