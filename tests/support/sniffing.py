"""What a sniffer at every socket has heard, searched for what somebody may not know."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pizzaiolo.server.protocol.entries import Entry
from pizzaiolo.server.protocol.messages import Heard, encode
from pizzaiolo.server.protocol.public import GameEnded, Order, PublicEvent, Submitted
from pizzaiolo.server.table.table import Table, Viewer
from support.servers import Socket

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


@dataclass(frozen=True)
class Findings:
    """How much was looked at."""

    frames: int
    private: int
    orders: int


def search(frames: Frames, entries: Sequence[Entry], tokens: Sequence[str]) -> Findings:
    """Look for what somebody may not know in every frame before the end of the game.

    Every private frame that a seat got is one that the table made for this very seat; nobody's
    order is named to anybody else before it lay on the oven for all to see, or, where delivered
    orders lie face down, before they are counted at the end.
    """
    table = Table.replay(entries[:1])
    made: dict[int | None, set[str]] = defaultdict(set)
    shown: dict[tuple[str, int], int] = {}
    for entry in entries[1:]:
        for out in [*table.apply(entry), *table.released(entry.at)]:
            if isinstance(out.audience, int):
                made[out.audience].add(encode(out.message).decode())
            if isinstance(out.message, Heard):
                for order in laid_open(out.message.event):
                    shown.setdefault((order.colour, order.number), out.message.n)
    colours = [chair.colour for chair in table.seating.chairs]
    private = named = 0
    for viewer, texts in frames.items():
        assert len(texts) > 50, f"{viewer} has heard next to nothing"
        others = set().union(*(own for seat, own in made.items() if seat != viewer.seat))
        assert not (others - made[viewer.seat]) & set(texts), viewer
        own_colour = None if viewer.seat is None else colours[viewer.seat]
        for text in texts:
            message = json.loads(text)
            if message["type"] == "over" or "over" in message:
                continue
            assert table._secret not in text
            assert not any(token in text for token in tokens)
            if message["type"] in PRIVATE:
                assert text in made[viewer.seat], (viewer, text)
                private += 1
            if message["type"] == "snapshot":
                check_snapshot(message, viewer)
            for colour, number in orders_in(message):
                if colour != own_colour:
                    named += 1
                    since = shown.get((colour, number))
                    assert since is not None, (viewer, text)
                    assert since <= message["n"], (viewer, text)
    return Findings(sum(map(len, frames.values())), private, named)


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
