"""The games of a table, one after the other: from the promise to the tape, and once more."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.server.protocol.entries import Config, Revealed, Started, TableCreated
from pizzaiolo.server.protocol.incoming import Rematch, Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.protocol.public import RoundBegan, RoundEnded
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.finished_games import finished_records
from pizzaiolo.server.table.table import Table
from support.server.serving import (
    HOST,
    SPECTATOR,
    Node,
    all_seen,
    play_to_the_end,
    playing,
    random_step,
    refusal,
    waiting,
)


def test_the_game_begins_when_the_last_seat_is_taken_or_when_the_host_says_so() -> None:
    node = playing()
    assert node.table.phase == "playing"
    assert refusal(node, Start("1"), HOST) == "game_running"
    node = waiting(start_when_full=False)
    node.seat_everybody()
    assert node.table.info().phase == "waiting"
    assert refusal(node, Start("1"), Who(0)) == "not_host"
    node.command(Start("2"), HOST)
    assert node.table.info().phase == "playing"
    node = waiting(bots=("random",))
    node.join(0)
    node.command(Start("1"), HOST)
    assert [seat.bot for seat in node.table.info().seats] == [None, "random", "random"]


def test_a_rematch_keeps_the_seats_and_begins_with_a_new_promise() -> None:
    node = playing(pace="instant")
    refused = node.command(Rematch("0"), HOST)
    assert isinstance(refused, Refused)
    assert refused.code == "not_over"
    play_to_the_end(node, Random(1))
    first = node.table.info()
    n = node.table.n
    node.command(Rematch("1"), HOST)
    again = node.table.info()
    assert again.phase == "waiting"
    assert again.commitment != first.commitment
    assert [seat.name for seat in again.seats] == [seat.name for seat in first.seats]
    assert node.table.snapshot(Viewer(0), node.now).missed == ()
    node.command(Start("2"), HOST)
    assert node.table.info().game == 2
    assert node.table.n > n, "numbers never come again"
    play_to_the_end(node, Random(2))
    assert len(finished_records(node.entries)) == 2
    again_from_entries = Table.replay(node.entries)
    again_from_entries.released(node.now)
    assert all_seen(again_from_entries, node.now) == all_seen(node.table, node.now)


def test_the_secret_is_promised_before_the_deal_and_shown_at_the_end() -> None:
    node = playing(pace="instant")
    promise = node.table.info().commitment
    entry = next(entry for entry in node.entries if isinstance(entry, Started))
    assert entry.commitment == promise
    play_to_the_end(node, Random(3))
    over = node.table.snapshot(SPECTATOR, node.now).over
    assert over is not None
    assert over.commitment == promise
    assert isinstance(node.entries[-1], Revealed)
    created = node.entries[0]
    assert isinstance(created, TableCreated)
    assert over.secret == created.secret
    record = node.table.record()
    assert record is not None
    assert record.fairness is not None
    assert record.fairness.keeps_promise()
    assert record.fairness.seed() == record.seed == over.seed
    assert over.start == record.start == 0


def test_who_starts_by_lot_follows_from_the_seed() -> None:
    node = Node(Config(edition="oven", seats=3, start="random", pace="instant"))
    node.seat_everybody()
    play_to_the_end(node, Random(3))
    over, record = node.table.snapshot(SPECTATOR, node.now).over, node.table.record()
    assert over is not None
    assert record is not None
    assert over.start == "random"
    assert record.start == SeededShuffle(over.seed, "start").below(3)


@pytest.mark.parametrize("edition", ["oven", "original", "plus"])
def test_the_tape_is_there_once_the_game_is_over_and_not_before(edition: str) -> None:
    """R10.3, R10.4: while the game is on, no round can be read again, whatever its oven held.

    In `original` leftovers lie open, in `plus` delivered orders are face down: all the same.
    """
    node = playing(edition=edition, pace="instant")
    chance = Random(5)
    while node.table.phase != "over":
        assert [node.table.tape(number) for number in (1, 2, 3)] == [None, None, None]
        random_step(node, chance)
    for number in (1, 2, 3):
        tape = node.table.tape(number)
        assert tape is not None
        first, last = tape[0], tape[-1]
        assert isinstance(first, RoundBegan)
        assert isinstance(last, RoundEnded)
        assert first.round == last.round == number
    assert node.table.tape(0) is None
    assert node.table.tape(4) is None
