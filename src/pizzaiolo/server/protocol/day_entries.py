"""What is stored about the days beside the tables at which they are played.

There are three sorts of logs, each like a table's: the one that holds the chain of secrets, one for
each day, and one for each player. Names of people are in the players' logs alone, so that somebody
can be forgotten.
"""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from pizzaiolo.server.protocol.tries import TryResult


class ChainMade(msgspec.Struct, frozen=True, tag_field="type", tag="chain_made"):
    """The secrets of all days follow from this one."""

    root: str
    at: float


class TryFinished(msgspec.Struct, frozen=True, tag_field="type", tag="try_finished"):
    """In a day's log: somebody has played it. In a player's log: which day it was."""

    player: str
    """The hash of the key."""
    day: date
    result: TryResult
    at: float


class TakenAlong(msgspec.Struct, frozen=True, tag_field="type", tag="taken_along"):
    """In a player's log: they took a day along, to play it where there is no network."""

    day: date
    at: float


class BoardJoined(msgspec.Struct, frozen=True, tag_field="type", tag="board_joined"):
    """In a day's log: somebody wants to be on the board, or no longer."""

    player: str
    wants: bool
    at: float


class Named(msgspec.Struct, frozen=True, tag_field="type", tag="named"):
    """In a player's log: what they are called on boards."""

    name: str
    at: float


DayEntry = ChainMade | TryFinished | TakenAlong | BoardJoined | Named

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[DayEntry]] = msgspec.json.Decoder(DayEntry)


def day_entry_to_json(entry: DayEntry) -> bytes:
    """An entry as one line of JSON, fit for every store."""
    return _ENCODER.encode(entry)


def day_entry_from_json(text: bytes | str) -> DayEntry:
    """Read an entry; raises msgspec.ValidationError if it is not one."""
    return _DECODER.decode(text)
