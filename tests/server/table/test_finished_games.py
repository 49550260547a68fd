"""Finished games: what is sent of a game that is over, and nothing of one that is not."""

from __future__ import annotations

import json

import pytest

from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.table.finished_games import finished_game, finished_records
from support.server.serving import Node


def test_a_game_that_is_over_is_its_record_and_a_tape_for_each_round() -> None:
    node = Node(Config(seats=2, pace="instant", bots=("greedy",)), "finished")
    node.start()
    with pytest.raises(ValueError, match="over"):
        finished_game(node.table)
    while node.table.phase != "over":
        if not node.let_bot_choose():
            node.wait_for_somebody()
    game = finished_game(node.table)
    (record,) = finished_records(node.entries)
    assert game.record.decode() == record.to_json()
    assert [json.loads(tape)["round"] for tape in game.tapes] == list(range(1, len(game.tapes) + 1))
    assert len(game.tapes) >= 2
    assert game.size == len(game.record) + sum(map(len, game.tapes))
