"""Messages that are nearly good, or not at all."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pizzaiolo.server.protocol.entries import Config

Message = dict[str, Any]

THE_END: Message = {"type": "back", "id": "the end"}
"""Sent last: its answer, done or refused, comes after all others."""


def good_messages() -> list[Message]:
    """One of every sort that there is."""
    config = {"edition": "oven", "seats": 2}
    plain = [{"type": kind, "id": "1"} for kind in ("start", "pause", "resume", "rematch", "back")]
    seats = [{"type": kind, "id": "1", "seat": 1} for kind in ("free", "reissue", "hand_over")]
    return [
        *plain,
        *seats,
        {"type": "act", "id": "1", "n": 3, "actions": ["place 1 salami", "submit nothing"]},
        {"type": "plan", "id": "1", "n": 3, "actions": ["bake with olive"]},
        {"type": "react", "key": "bravo"},
        {"type": "salt", "id": "1", "salt": "pepper"},
        {"type": "mark", "id": "1", "on": "salami", "marks": 3},
        {"type": "ack", "n": 3},
        {"type": "ping"},
        {"type": "configure", "id": "1", "config": config},
        {"type": "fill", "id": "1", "seat": 1, "bot": "greedy"},
        {"type": "pace", "id": "1", "pace": "fast"},
        {"type": "vote", "id": "1", "about": 1, "wants": True},
        {"type": "allow", "id": "1", "allow": True},
    ]


ODD: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**53, 2**63, 2**64, 10**40, 1e308, 0.5, "", "x" * 300),
    *("\x00", "\ud83c\udf55", "\u202e", "place -1 salami", "place 1000000000 salami", [], {}),
    *([[]], {"": {}}, [None] * 50, "oven", "../../etc/passwd"),
]


def mutated(chance: Random) -> str | bytes:
    """A message that is nearly good, or not at all."""
    if chance.random() < 0.1:
        raw = chance.randbytes(chance.randint(0, 200))
        return raw if chance.random() < 0.5 else raw.decode("latin-1")
    message = dict(chance.choice(good_messages()))
    for _ in range(chance.randint(0, 2)):
        key = chance.choice([*message, "config", "n", "other"])
        if chance.random() < 0.2:
            message.pop(key, None)
        elif key == "config":
            field = chance.choice([*Config.__struct_fields__, "other"])
            message[key] = {"seats": 2, field: chance.choice(ODD)}
        else:
            message[key] = chance.choice(ODD)
    if "id" in message and isinstance(message["id"], str):
        message["id"] = f"{chance.random()}"
    text = json.dumps(message)
    if chance.random() < 0.15:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice('{}[]",:\\0e\x7f') + text[place + 1 :]
    if chance.random() < 0.05:
        text = text[: chance.randrange(len(text))]
    return text
