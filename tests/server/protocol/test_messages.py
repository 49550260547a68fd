"""The messages as bytes: what is understood, and a schema of all of them."""

from __future__ import annotations

import json

import msgspec
import pytest

from pizzaiolo.server.protocol.incoming import Act, HandOver
from pizzaiolo.server.protocol.messages import decode, schema

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


def test_the_schema_names_every_message_and_forbids_what_is_unknown() -> None:
    definitions = schema()["$defs"]
    assert isinstance(definitions, dict)
    for union in ("ClientMessage", "ServerMessage"):
        for reference in definitions[union]["anyOf"]:
            name = reference["$ref"].rsplit("/", 1)[1]
            assert definitions[name]["additionalProperties"] is False, name
            assert "type" in definitions[name]["required"], name
    assert {"Act", "Plan", "Heard", "Snapshot", "GameView"} <= set(definitions)
