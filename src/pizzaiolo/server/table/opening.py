"""Opening: the first entries of a table, alone or with a game that is dealt at once."""

from __future__ import annotations

from collections.abc import Sequence

from pizzaiolo.records.fairness import new_secret
from pizzaiolo.records.record import RULES
from pizzaiolo.server.protocol.entries import VERSION, Config, Entry, TableCreated
from pizzaiolo.server.protocol.incoming import Command, Join, Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.agreement import agree
from pizzaiolo.server.table.audience import Say, Who
from pizzaiolo.server.table.table import Table


def created(config: Config, host_token_hash: str, now: float) -> TableCreated | Refused:
    """The first entry of a new table, or why there cannot be such a table."""
    agreement = agree(config)
    if isinstance(agreement, Refused):
        return agreement
    return TableCreated(config, host_token_hash, new_secret(), VERSION, RULES, at=now)


def empty_table(config: Config, host_token_hash: str, now: float) -> list[Entry] | Refused:
    """All entries of a new table where nobody sits yet."""
    first = created(config, host_token_hash, now)
    return first if isinstance(first, Refused) else [first]


def dealt_table(config: Config, host: Join, token_hash: str, now: float) -> list[Entry] | Refused:
    """All entries of a new table whose host sits in seat 0, with bots in all other seats.

    The game has been dealt. The host has no token but the seat's.
    """
    first = created(config, "", now)
    if isinstance(first, Refused):
        return first
    table = Table(first)
    entries: list[Entry] = [first]
    commands: Sequence[tuple[Command, Who]] = (
        (host, Who(host=True)),
        (Start("start"), Who(0)),
    )
    for command, who in commands:
        entry = table.decide(command, who, now, token_hash=token_hash)
        if isinstance(entry, Refused):
            return entry
        if isinstance(entry, Say):
            raise AssertionError(f"{type(command).__name__} was answered and not done")
        table.apply(entry)
        entries.append(entry)
    return entries
