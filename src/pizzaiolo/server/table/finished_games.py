"""Finished games: what everybody may see of a game that is over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

import msgspec

from pizzaiolo.engine.levels import Level
from pizzaiolo.records.record import Record
from pizzaiolo.server.protocol.answers import Tape
from pizzaiolo.server.protocol.challenge_entries import OneAgainstBots
from pizzaiolo.server.protocol.entries import Entry, Revealed
from pizzaiolo.server.table.challenge_deal import one_against_bots
from pizzaiolo.server.table.table import Table


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as it is sent."""

    record: bytes
    tapes: tuple[bytes, ...]
    """By round: what was announced in it."""
    levels: tuple[Level, ...]
    """By seat: the memory level that it was played at."""
    against_bots: bytes = b""
    """What a challenge is made of, if it can be one; packed, and never sent."""

    @property
    def size(self) -> int:
        """The bytes that it takes."""
        return len(self.record) + sum(map(len, self.tapes)) + len(self.against_bots)

    def challenge(self) -> OneAgainstBots | None:
        """What a challenge is made of; None: it cannot be one."""
        packed = self.against_bots
        return msgspec.json.decode(packed, type=OneAgainstBots) if packed else None


def finished_game(table: Table) -> FinishedGame:
    """The game on a table, which is over."""
    record = table.record()
    if record is None:
        raise ValueError("expected a table whose game is over")
    tapes: list[bytes] = []
    for number in count(1):
        tape = table.tape(number)
        if tape is None:
            break
        tapes.append(msgspec.json.encode(Tape(number, tape)))
    levels = tuple(table.agreement.level(seat) for seat in range(len(record.colours)))
    found = one_against_bots(table)
    packed = b"" if found is None else msgspec.json.encode(found)
    return FinishedGame(record.to_json().encode(), tuple(tapes), levels, packed)


def finished_records(entries: Iterable[Entry]) -> list[Record]:
    """The records of all games of a table that are over."""
    table: Table | None = None
    records: list[Record] = []
    for entry in entries:
        if table is None:
            table = Table.replay([entry])
            continue
        table.apply(entry)
        record = table.record()
        if isinstance(entry, Revealed) and record is not None:
            records.append(record)
    return records
