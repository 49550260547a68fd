"""Settings: every limit of the server, each with a default that suits one small machine."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

Amount = Annotated[int, msgspec.Meta(ge=1, le=100_000_000)]
Rate = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]
Days = Annotated[float, msgspec.Meta(gt=0, le=36_500)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=31_536_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the server allows. `SAID` holds a line about each field, for the command line."""

    origins: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    message_bytes: Amount = 65_536
    messages_per_second: Rate = 20.0
    messages_at_once: Amount = 60
    reactions_per_second: Rate = 0.5
    reactions_at_once: Amount = 4
    offences: Amount = 10
    outbox: Amount = 512
    sockets: Amount = 20_000
    sockets_per_address: Amount = 200
    sockets_per_table: Amount = 60
    requests_per_second: Rate = 20.0
    requests_at_once: Amount = 120
    tables: Amount = 20_000
    table_entries: Amount = 20_000
    table_bytes: Amount = 8_000_000
    tables_per_hour: Rate = 120.0
    tables_at_once: Amount = 30
    tries_per_hour: Rate = 60.0
    tries_at_once: Amount = 30
    clubs_per_hour: Rate = 20.0
    clubs_at_once: Amount = 10
    members_per_hour: Rate = 120.0
    members_at_once: Amount = 60
    club_changes_per_hour: Rate = 600.0
    club_changes_at_once: Amount = 200
    club_members: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1_000
    club_entries: Amount = 300_000
    keep_finished_days: Days = 730.0
    keep_abandoned_days: Days = 180.0
    keep_books_days: Days = 1_825.0
    commands_at_once: Amount = 2_000
    busy_seconds: Seconds = 1.0
    upload_bytes: Amount = 131_072
    upload_seconds: Seconds = 10.0
    idle_seconds: Seconds = 1_800.0
    linger_seconds: Seconds = 60.0
    away_seconds: Seconds = 3.0
    thinkers: Annotated[int, msgspec.Meta(ge=1, le=256)] = 2
    reviews_waiting: Amount = 16
    review_iterations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1_000
    shutdown_seconds: Seconds = 5.0


SAID: Final[dict[str, str]] = {
    "origins": "another address of this server, as a browser names it (https://example.org)",
    "allowed_hosts": "a name of this server (pizza.example.org), as a proxy passes it on",
    "message_bytes": "longest message over a socket",
    "messages_per_second": "messages over one socket, in the long run; more are read more slowly",
    "messages_at_once": "messages over one socket, at once",
    "reactions_per_second": "quick reactions over one socket, in the long run",
    "reactions_at_once": "quick reactions over one socket, at once",
    "offences": "bad messages that a socket is forgiven; one more each minute",
    "outbox": "messages that may wait for a slow socket before it is closed",
    "sockets": "open sockets",
    "sockets_per_address": "open sockets from one address",
    "sockets_per_table": "open sockets at one table, spectators included",
    "requests_per_second": "requests and new sockets from one address, in the long run",
    "requests_at_once": "requests and new sockets from one address, at once",
    "tables": "tables in memory",
    "table_entries": "entries of one table; after that only its game goes on, to its end",
    "table_bytes": "bytes of all entries of one table; after that the same holds",
    "tables_per_hour": "new tables from one address, in the long run",
    "tables_at_once": "new tables from one address, at once",
    "tries_per_hour": "days and challenges from one address, and with one key, in the long run",
    "tries_at_once": "days and challenges from one address, and with one key, at once",
    "clubs_per_hour": "new clubs from one address, and with one key, in the long run",
    "clubs_at_once": "new clubs from one address, and with one key, at once",
    "members_per_hour": "people who join clubs from one address, in the long run",
    "members_at_once": "people who join clubs from one address, at once",
    "club_changes_per_hour": "what one address, and one key, changes in clubs, in the long run",
    "club_changes_at_once": "what one address, and one key, changes in clubs, at once",
    "club_members": "members of one club, those who left included",
    "club_entries": "entries of one club: its games, its members, its evenings",
    "keep_finished_days": "a table whose game is over, and a challenge, go after this many days",
    "keep_abandoned_days": "any other table, or a club without members, goes after this many days",
    "keep_books_days": "a club, a player's days or a day go if nothing is added for this many days",
    "commands_at_once": "commands that are being stored; more are refused",
    "busy_seconds": "a server that is this late with its work takes on nothing new",
    "upload_bytes": "longest body of a request, including an edition's file",
    "upload_seconds": "time that a request may take to arrive",
    "idle_seconds": "a socket that says nothing for this long is closed",
    "linger_seconds": "how long a table without sockets stays in memory, with its clock running",
    "away_seconds": "a player without a connection for this long is shown as away",
    "thinkers": "processes in which bots think",
    "reviews_waiting": "games that are being reviewed or waiting for it; more are refused",
    "review_iterations": "how often a review tries each decision",
    "shutdown_seconds": "time that shutting down may take",
}
