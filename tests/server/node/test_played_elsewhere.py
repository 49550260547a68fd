"""A game that was played elsewhere is played again here, and a forged one is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from pizzaiolo.server.node.played_elsewhere import ForgedError, Move, played_again
from pizzaiolo.server.protocol.entries import Entry, TableCreated
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.table import Table
from pizzaiolo.server.table.tries import result_at
from support.loops import in_loop
from support.server.days import NOON, ThinkingDayNode, begun
from support.server.serving import play_to_the_end


class Bots:
    """The bots of a day, which think as a server's do."""

    def __init__(self, node: ThinkingDayNode) -> None:
        self._node = node

    async def choose(self, table_id: str, turn: BotTurn, clock: Callable[[], float]) -> int:
        return self._node.choice(turn)

    async def close(self) -> None:
        """Nothing runs."""


@pytest.fixture(scope="module")
def elsewhere() -> ThinkingDayNode:
    node = ThinkingDayNode(begun(), NOON)
    play_to_the_end(node, Random(3))
    return node


@pytest.fixture
def moves(elsewhere: ThinkingDayNode) -> list[Move]:
    record = elsewhere.table.record()
    assert record is not None
    return list(record.actions)


def dealt() -> list[Entry]:
    first, *others = begun()
    assert isinstance(first, TableCreated)
    return [replace(first, config=replace(first.config, pace="instant")), *others]


@in_loop
async def test_the_same_moves_make_the_same_game(
    elsewhere: ThinkingDayNode, moves: list[Move]
) -> None:
    entries = await played_again("t", dealt(), moves, Bots(elsewhere))
    table = Table.replay(entries)
    record, there = table.record(), elsewhere.table.record()
    assert record is not None
    assert record == there
    assert result_at(table) == result_at(elsewhere.table)


def without_the_last(moves: list[Move]) -> list[Move]:
    return moves[:-1]


def with_one_more(moves: list[Move]) -> list[Move]:
    return [*moves, moves[-1]]


def with_another_choice_of_a_bot(moves: list[Move]) -> list[Move]:
    place = next(at for at, (seat, text) in enumerate(moves) if seat and "submit order" in text)
    return [*moves[:place], (moves[place][0], "submit nothing"), *moves[place + 1 :]]


def with_an_impossible_move(moves: list[Move]) -> list[Move]:
    return [(0, "place 9 salami"), *moves[1:]]


def with_a_turn_of_somebody_else(moves: list[Move]) -> list[Move]:
    return [(1, moves[0][1]), *moves[1:]]


FORGED = [
    (without_the_last, "is not over"),
    (with_one_more, "over before its last"),
    (with_another_choice_of_a_bot, "chooses otherwise"),
    (with_an_impossible_move, "is not possible"),
    (with_a_turn_of_somebody_else, "the turn of seat 0"),
]


@pytest.mark.parametrize(("forge", "why"), FORGED)
@in_loop
async def test_a_forged_game_is_none(
    elsewhere: ThinkingDayNode,
    moves: list[Move],
    forge: Callable[[list[Move]], list[Move]],
    why: str,
) -> None:
    with pytest.raises(ForgedError, match=why):
        await played_again("t", dealt(), forge(moves), Bots(elsewhere))
