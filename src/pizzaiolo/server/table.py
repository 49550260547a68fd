"""Table: one table from its first entry to its last, without sockets, clock or disk.

The node that serves a table does, under the table's lock:

    answer = table.decide(command, who, now)          # pure
    Entry:    await store.append(...); out = table.apply(answer)
    Refusal:  send it to whoever asked
    Say:      send what it holds; there is nothing to keep
    then      send table.released(now)

and when `next_due()` has come: `for entry in table.due(now)`: append and apply it; then send
`released(now)`. After `Table.replay(entries)` call `released(now)` once and drop what it returns:
nobody was there to hear it.

Two numbers are not the same. `number` counts the entries: the store's key. `n` in the messages
counts what has been told to everybody: the count of entries would show whether an owner had a
choice (R10.5), so no message holds it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import msgspec

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.record import Record
from pizzaiolo.server.entries import By, Entry
from pizzaiolo.server.messages import Command, Refused, ServerMessage, Snapshot
from pizzaiolo.server.messages import Table as TableMessage
from pizzaiolo.server.public import PublicEvent

Audience = Literal["everybody", "asker"] | int
"""Whom a message is for: everybody (spectators too), whoever gave the command, or a seat and the
spectators who sit behind it."""


class Outgoing(msgspec.Struct, frozen=True):
    """A message and whom it is for."""

    audience: Audience
    message: ServerMessage


@dataclass(frozen=True)
class Who:
    """Who gives a command, as the session knows from the token (`Table.who`)."""

    seat: int | None = None
    host: bool = False
    by: By = "player"
    """"bot" for what the bot in a seat chose."""


@dataclass(frozen=True)
class Viewer:
    """Who looks on: a player (seat), a spectator behind a chef (seat, watching), or a spectator."""

    seat: int | None = None
    watching: bool = False


@dataclass(frozen=True)
class Say:
    """An answer that changes nothing and is not kept."""

    outgoing: tuple[Outgoing, ...]


@dataclass(frozen=True)
class BotTurn:
    """A bot has to decide: all that a Bot may have, and what to do with its choice.

    Make the bot with (setup, seat, seed), let it hear `heard`, let it choose from `view` and
    `legal`; then give `command(choice)` to `decide` with `Who(seat, by="bot")`.
    """

    game: int
    """Which game of the table: a bot is made anew for each."""
    seat: int
    bot: str
    seed: int
    setup: Setup
    heard: tuple[Event, ...]
    """All that the seat has heard since the deal, in order."""
    view: View
    legal: tuple[int, ...]
    opened: float
    """Since when it may choose; at its own turn a bot should not be quicker than a beat."""
    not_before: float

    def command(self, choice: int) -> Command:
        """The command that carries out the choice of an action number."""
        raise NotImplementedError


class Table:
    """One table: `decide` looks, `apply` writes, `released` tells what the clock lets out."""

    number: int
    """How many entries have been applied: the next one has number + 1."""

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> Table:
        """A table from all its entries, the first of which is TableCreated."""
        raise NotImplementedError

    def decide(
        self, command: Command, who: Who, now: float, *, token_hash: str = ""
    ) -> Entry | Refused | Say:
        """Say what a command would lead to; changes nothing.

        `token_hash` is the hash of a fresh token, for Join and Reissue.
        """
        raise NotImplementedError

    def apply(self, entry: Entry) -> list[Outgoing]:
        """Write an entry into the table; the only way anything changes."""
        raise NotImplementedError

    def due(self, now: float) -> list[Entry]:
        """What the clock decides: append and apply each, then ask again until it is empty."""
        raise NotImplementedError

    def next_due(self) -> float | None:
        """When `due` or `released` will next have something; None: not by itself."""
        raise NotImplementedError

    def released(self, now: float) -> list[Outgoing]:
        """What is told now, on the beat, and has not been told by this node yet."""
        raise NotImplementedError

    def snapshot(self, viewer: Viewer, now: float) -> Snapshot:
        """What a viewer who comes (back) is told; a seat's missed announcements only this once."""
        raise NotImplementedError

    def acknowledge(self, seat: int, n: int) -> None:
        """A seat's client has heard everything up to n."""
        raise NotImplementedError

    def who(self, token_hash: str) -> Who | None:
        """Whose token has this hash; compared in constant time; None: nobody's."""
        raise NotImplementedError

    def may_watch(self, viewer: Viewer) -> bool:
        """Whether a spectator may look on from there."""
        raise NotImplementedError

    def bot_to_move(self, now: float) -> BotTurn | None:
        """The bot that has to decide now, if one does and everybody has been told so far."""
        raise NotImplementedError

    def info(self) -> TableMessage:
        """What the table agreed on and who sits at it: for everybody, and for lists of tables."""
        raise NotImplementedError

    def tape(self, round_number: int) -> tuple[PublicEvent, ...] | None:
        """All announcements of a round (from 1), once its oven has been emptied; None before."""
        raise NotImplementedError

    def record(self) -> Record | None:
        """The whole game once it is over and its secret is shown; None before."""
        raise NotImplementedError
