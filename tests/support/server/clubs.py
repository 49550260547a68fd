"""Clubs for the tests: keys of people, requests that show them, and games played to their end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx

from pizzaiolo.server.protocol.entries import Config, Entry, OfClub, TableCreated, entry_to_json
from pizzaiolo.server.protocol.incoming import Join, Rematch
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.opening import created
from pizzaiolo.server.table.table import Table
from support.server.in_process import Here
from support.server.serving import HOST, NOON, Node, play_to_the_end

ALBA = "Club-key-of-Alba" + "a" * 16
BRUNO = "Club-key-of-Brun" + "b" * 16
CARLA = "Club-key-of-Carl" + "c" * 16


def shows(key: str | None) -> dict[str, str]:
    """The header by which somebody shows a key."""
    return {} if key is None else {"Authorization": f"Bearer {key}"}


async def ask(server: Here, path: str, key: str | None = None) -> httpx.Response:
    """Look at something of the clubs."""
    return await server.web.get(f"/api/clubs{path}", headers=shows(key))


async def do(server: Here, path: str, key: str | None = None, **body: Any) -> httpx.Response:
    """Do something in the clubs."""
    return await server.web.post(f"/api/clubs{path}", json=body, headers=shows(key))


async def founded(server: Here, *others: tuple[str, str]) -> str:
    """A club of Alba's, with others (keys and names) who have joined; returns its name in links."""
    answer = await do(server, "", ALBA, club="Da Alba", name="Alba")
    assert answer.status_code == 201, answer.text
    club: str = answer.json()["club"]
    for key, name in others:
        joined = await do(server, f"/{club}/members", key, name=name)
        assert joined.status_code == 200, joined.text
    return club


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a request was refused, with a sentence about it."""
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


class ClubNode(Node):
    """A table of a club for two, served without a server; greedy bots fill it up."""

    def __init__(
        self, of: OfClub, members: Sequence[int], seats: int = 2, now: float = NOON
    ) -> None:
        config = Config(seats=seats, pace="instant", bots=("greedy",), start_when_full=False)
        first = created(config, "host", now, "5ec" + "0" * 61, club=of)
        assert isinstance(first, TableCreated), first
        self.now = now
        self.entries: list[Entry] = [first]
        self.table = Table.replay(self.entries)
        self.sent = defaultdict(list)
        self.turns, self.questions = {}, {}
        self._ids = 0
        for seat, member in enumerate(members):
            answer = self.command(
                Join(f"Chef {seat}", seat, member=member), Who(), token_hash=f"token {seat}"
            )
            assert not isinstance(answer, Refused), answer

    def play_game(self, chance: int = 0) -> None:
        """Play a game to its end, the next one if one was played before."""
        if self.table.phase == "over":
            self.command(Rematch(self.fresh_id()), HOST)
        self.start()
        play_to_the_end(self, Random(chance))


def finished(
    club: str, members: Sequence[int], games: int = 1, seats: int = 2, chance: int = 0
) -> ClubNode:
    """A table of a club at which its members have played so many games."""
    node = ClubNode(OfClub(club), members, seats)
    for game in range(games):
        node.play_game(chance + game)
    return node


async def put_into(store: Store, node: Node, table: str) -> None:
    """Put a table into a store, as a server does that ends before it can write anything else."""
    await store.append(table, 1, [entry_to_json(entry) for entry in node.entries])
