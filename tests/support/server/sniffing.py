"""What a sniffer at every socket has heard, searched for what somebody may not know."""

from __future__ import annotations

import json
from bisect import bisect
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pizzaiolo.engine.levels import DEFAULT_LEVEL, Level
from pizzaiolo.server.protocol.entries import Entry, Marked, RematchAgreed, TableCreated
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import Heard
from pizzaiolo.server.protocol.public import Dealt, GameEnded, Order, PublicEvent, Submitted
from pizzaiolo.server.table.audience import Viewer
from pizzaiolo.server.table.table import Table
from support.server.possible import Told
from support.server.surface import Surface
from support.servers import Message, Player, Socket, say

PRIVATE = ("drawn", "turn", "question", "aid", "marks")
"""The messages that are for one seat alone."""

LEVELS = ("photographic", "glass", "chalkboard", "kitchen", "rail")

Frames = dict[Viewer, list[str]]
"""By viewer, every frame that they were sent, over all their sockets."""


class Sniffer:
    """A socket that keeps what it hears, and breaks now and then."""

    def __init__(self, socket: Socket, frames: list[str], chance: Random) -> None:
        self._socket = socket
        self._frames = frames
        self._left = chance.randint(5, 200)

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        async for text in self._socket:
            self._frames.append(str(text))
            yield str(text)
            self._left -= 1
            if self._left == 0:
                return


class Prying(Player):
    """Who plays whole turns as a browser does, and now and then tries what cannot be done."""

    async def _answer(self, socket: Socket, asked: Message | None) -> None:
        then = None if asked is None or self._pending is not None else asked.get("then")
        if asked is None or not asked["legal"] or self._pending is not None:
            await super()._answer(socket, asked)
        elif self.chance.random() < 0.05:
            await self._try(socket, asked, ["place 1 anchovy"])
        elif then and self.chance.random() < 0.7:
            await self._try(socket, asked, self._whole_turn(then))
        else:
            await super()._answer(socket, asked)

    def _whole_turn(self, then: Message) -> list[str]:
        actions: list[str] = []
        while then:
            actions.append(self.chance.choice(list(then)))
            then = then[actions[-1]].get("then", {})
        return actions

    async def _try(self, socket: Socket, asked: Message, actions: list[str]) -> None:
        self.ids += 1
        kind = "act" if asked["type"] == "turn" else "plan"
        command = {"type": kind, "id": f"{self._name}-{self.ids}", "n": asked["n"]}
        self._asked = asked if actions == ["place 1 anchovy"] else None
        self._pending = {**command, "actions": actions}
        await say(socket, **self._pending)

    async def _refused(self, socket: Socket, message: Message) -> None:
        if message["code"] == "unknown_action":
            self._pending = None
            await self._answer(socket, self._asked)
        else:
            await super()._refused(socket, message)


@dataclass(frozen=True)
class Findings:
    """How much was looked at."""

    frames: int
    private: int
    orders: int
    listed: int


def search(frames: Frames, entries: Sequence[Entry], tokens: Sequence[str]) -> Findings:
    """Look for what somebody may not know in every frame before the end of a game.

    Every private frame that a seat got is one that the table made for this very seat. What it lists
    as possible follows from what this viewer was told (see possible.py). A snapshot shows what lies
    open at its step, and repeats what its level keeps (see surface.py). In each game nobody's
    order is named to anybody else before it lay on the oven for all to see, or, where delivered
    orders lie face down, before they are counted at the end.
    """
    table = Table.replay(entries[:1])
    made: dict[int | None, set[str]] = defaultdict(set)
    shown: dict[tuple[int, str, int], int] = {}
    deals: list[int] = []
    heard: list[Message] = []
    chalk = {(each.seat, each.on, each.marks) for each in entries if isinstance(each, Marked)}
    for entry in entries[1:]:
        for out in [*table.apply(entry), *table.released(entry.at)]:
            if isinstance(out.audience, int):
                made[out.audience].add(encode(out.message).decode())
            if isinstance(out.message, Heard):
                heard.append(json.loads(encode(out.message)))
                if isinstance(out.message.event, Dealt):
                    deals.append(out.message.n)
                for order in laid_open(out.message.event):
                    shown.setdefault((len(deals), order.colour, order.number), out.message.n)
    secrets = [entry.secret for entry in entries if isinstance(entry, TableCreated | RematchAgreed)]
    colours = [chair.colour for chair in table.seating.chairs]
    private = named = listed = 0
    for viewer, texts in frames.items():
        assert len(texts) > 50, f"{viewer} has heard next to nothing"
        others = set().union(*(own for seat, own in made.items() if seat != viewer.seat))
        assert not (others - made[viewer.seat]) & set(texts), viewer
        own_colour = None if viewer.seat is None else colours[viewer.seat]
        told = Told(table.agreement.edition, viewer.seat)
        surface, news = Surface(table.agreement.edition, len(colours)), iter(heard)
        for text in texts:
            message = json.loads(text)
            told.hear(message)
            if message["type"] == "over" or "over" in message:
                continue
            assert not any(secret in text for secret in (*secrets, *tokens))
            if message["type"] in PRIVATE:
                assert text in made[viewer.seat], (viewer, text)
                private += 1
            snapshot = message if message["type"] == "snapshot" else message.get("snapshot")
            if snapshot is not None:
                check_snapshot(snapshot, viewer)
                marks = snapshot.get("marks", {}).items()
                assert {(viewer.seat, on, number) for on, number in marks} <= chalk, snapshot
                while surface.n < snapshot["n"]:
                    surface.hear(next(news))
                if snapshot.get("view") is not None:
                    surface.check(snapshot, level_of(viewer, snapshot["table"]["config"]))
            for colour, number in orders_in(message):
                if colour != own_colour:
                    named += 1
                    since = shown.get((bisect(deals, message["n"]), colour, number))
                    assert since is not None, (viewer, text)
                    assert since <= message["n"], (viewer, text)
        listed += told.listed
    return Findings(sum(map(len, frames.values())), private, named, listed)


def check_snapshot(message: dict[str, Any], viewer: Viewer) -> None:
    """A snapshot is of the one seat, and nobody else's hand is in it."""
    assert message["viewer"] == viewer.seat
    assert message["watching"] is viewer.watching
    view = message.get("view")
    if view is not None:
        assert view["seat"] == viewer.seat
        assert (view["hand"] is None) == (viewer.seat is None)
    for private in ("turn", "question", "marks", "oven"):
        assert viewer.seat is not None or not message.get(private), message


def level_of(viewer: Viewer, config: Message) -> Level:
    """The level at which a viewer looks on."""
    if viewer.seat is None:
        return "photographic"
    levels: list[Level | None] = config.get("levels") or [None] * (viewer.seat + 1)
    return levels[viewer.seat] or config.get("level", DEFAULT_LEVEL)


def laid_open(event: PublicEvent) -> tuple[Order, ...]:
    """The orders that everybody sees with an event, and nobody else had to see before."""
    match event:
        case Submitted(order=order):
            return (order,)
        case GameEnded(orders=orders):
            return tuple(order for delivered in orders for order in delivered)
        case _:
            return ()


def orders_in(message: object) -> Iterator[tuple[str, int]]:
    """All orders that a message names, however deep."""
    if isinstance(message, dict):
        if {"colour", "number", "sort"} <= message.keys():
            yield message["colour"], message["number"]
        for value in message.values():
            yield from orders_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from orders_in(value)
