"""Bakes of the day for the tests: played to their end without a server, and put into a store."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from datetime import date
from random import Random

from msgspec.structs import replace

from pizzaiolo.records.day_chain import DayChain
from pizzaiolo.records.record import Record
from pizzaiolo.server.base.tokens import day_table_id, hash_of, token_from
from pizzaiolo.server.bots.bot_worker import BotHost, BotQuestion, BotSpec
from pizzaiolo.server.protocol.entries import Entry, TableCreated, entry_to_json
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.audience import Say, Who
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.day_deal import day_table
from pizzaiolo.server.table.table import Table
from support.server.serving import Node, play_to_the_end

ROOT = "da1" + "0" * 61
CHAIN = DayChain(ROOT)
DAY = date(2026, 11, 17)
NOON = 1_794_916_800.0
"""Of that day."""
KEY = "Key-of-Alba_" + "a" * 20
OTHER_KEY = "Key-of-Bruno" + "b" * 20


class DayNode(Node):
    """The table of a day, served without a server; its bots take the first thing, at once."""

    def __init__(self, entries: list[Entry], now: float = NOON) -> None:
        self.now = now
        self.entries = list(entries)
        self.table = Table.replay(self.entries)
        self.sent = defaultdict(list)
        self.turns, self.questions = {}, {}
        self._ids = 10 * len(entries)
        self.tick()

    def choice(self, turn: BotTurn) -> int:
        return turn.legal[0]

    def let_bot_choose(self) -> bool:
        turn = self.table.bot_to_move()
        if turn is None:
            return False
        command = turn.command(self.fresh_id(), self.choice(turn))
        answer = self.command(command, Who(turn.seat, by="bot"))
        assert not isinstance(answer, Refused | Say), answer
        return True


def everything_to(turn: BotTurn) -> BotQuestion:
    """The question to a bot that is to be made, with all that it has heard."""
    spec = BotSpec(turn.setup, turn.seat, turn.seed, turn.bot, turn.character, turn.iterations)
    key = "table", turn.game, turn.seat, turn.bot
    return BotQuestion(key, spec, 0, turn.heard, turn.view, turn.legal, None)


class ThinkingDayNode(DayNode):
    """The same with bots that think, as a server's do, each time made anew."""

    host = BotHost()

    def choice(self, turn: BotTurn) -> int:
        assert turn.iterations is not None
        assert turn.left(self.now) is None
        answer = self.host.think(everything_to(turn))
        assert isinstance(answer, int), answer
        return answer


def begun(
    key: str = KEY, day: date = DAY, *, counts: bool = True, now: float = NOON, name: str = "Alba"
) -> list[Entry]:
    """The first entries of a day's table."""
    token = token_from(key, day_table_id(key, day))
    player = hash_of(key) if counts else ""
    entries = day_table(day, CHAIN.secret(day), player, Join(name), hash_of(token), now)
    assert not isinstance(entries, Refused), entries
    return entries


def finished(
    key: str = KEY, day: date = DAY, *, counts: bool = True, now: float = NOON, chance: int = 0
) -> DayNode:
    """A day's table whose game is over."""
    node = DayNode(begun(key, day, counts=counts, now=now), now)
    play_to_the_end(node, Random(chance))
    return node


def turns_of_a_day(day: date) -> list[tuple[BotTurn, int]]:
    """All that the bots of a day were asked, and what they chose, each time made anew."""
    turns: list[tuple[BotTurn, int]] = []

    class Noting(ThinkingDayNode):
        def choice(self, turn: BotTurn) -> int:
            chosen = super().choice(turn)
            turns.append((turn, chosen))
            return chosen

    first, *rest = begun(day=day)
    assert isinstance(first, TableCreated)
    assert first.deal is not None
    quick = replace(first, deal=replace(first.deal, iterations=20))
    play_to_the_end(Noting([quick, *rest]), Random(day.day))
    return turns


def dealt_at(table: Table) -> Record:
    """The record of the game at a table as it was when the cards had just been dealt."""
    play = table.course.play
    assert play is not None
    names = (None,) * int(play.setup.seats)
    return dataclasses.replace(
        play.game.record(), names=names, shuffles=(), actions=(), result=None, fairness=None
    )


async def put_into(store: Store, node: DayNode, key: str = KEY, day: date = DAY) -> None:
    """Put a table into a store, as a server does that ends before it can write anything else."""
    data = [entry_to_json(entry) for entry in node.entries]
    await store.append(day_table_id(key, day), 1, data)
