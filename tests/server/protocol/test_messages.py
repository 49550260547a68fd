"""The messages: closed unions with limits, in public words, and a schema of all of them."""

from __future__ import annotations

import json

import msgspec
import pytest

from pizzaiolo.engine.events import Awaited, AwaitedInSecret, Placed, Received, Submitted
from pizzaiolo.server.protocol import messages, public
from pizzaiolo.server.protocol.messages import Act, HandOver, decode, encode, schema
from pizzaiolo.server.table.words import heard
from support.cases import Case

UNDERSTOOD = {"type": "act", "id": "1", "n": 3, "actions": ["draw supply"]}


def test_what_is_understood() -> None:
    assert decode(json.dumps(UNDERSTOOD)) == Act("1", 3, ("draw supply",))
    assert decode(b'{"type":"hand_over","id":"x","seat":2}') == HandOver("x", 2)


@pytest.mark.parametrize(
    "change",
    [
        {"type": "acts"},
        {"type": None},
        {"id": ""},
        {"id": "x" * 65},
        {"id": 7},
        {"n": -1},
        {"n": "3"},
        {"n": 2**60},
        {"n": 1.5},
        {"actions": []},
        {"actions": ["draw supply"] * 4},
        {"actions": ["x" * 65]},
        {"actions": [""]},
        {"actions": "draw supply"},
        {"seat": 0},
        {"by": "bot"},
    ],
    ids=str,
)
def test_what_is_not_understood(change: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(json.dumps({**UNDERSTOOD, **change}))


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"null", b"\xff", b'{"type":"join","name":"A"}']
)
def test_what_is_no_message_at_all(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        decode(text)


def test_events_are_said_in_names_and_numbers_that_people_know() -> None:
    setup = Case("oven", 3).setup()
    said = heard(Placed(1, 4, 2, 1), setup)
    assert said == public.Placed(1, "salami", 4, 2, 1)
    order = heard(Submitted(0, 0), setup)
    assert isinstance(order, public.Submitted)
    assert (order.order.colour, order.order.number) == ("yellow", 1)
    assert order.order.needs
    text = encode(messages.Heard(7, said, 1.5))
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


def test_the_schema_names_every_message_and_forbids_what_is_unknown() -> None:
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    for union in ("ClientMessage", "ServerMessage"):
        for reference in definitions[union]["anyOf"]:
            name = reference["$ref"].rsplit("/", 1)[1]
            assert definitions[name]["additionalProperties"] is False, name
            assert "type" in definitions[name]["required"], name
    assert {"Act", "Plan", "Heard", "Snapshot", "GameView"} <= set(definitions)
