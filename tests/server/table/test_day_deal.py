"""The bake of the day: one deal for everybody; only what the person does differs."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace

from pizzaiolo.editions import load_edition
from pizzaiolo.records.fairness import seed_of
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.protocol.entries import Config, SeatTaken, Started, TableCreated
from pizzaiolo.server.protocol.incoming import (
    Allow,
    Configure,
    Fill,
    Free,
    HandOver,
    Join,
    Pause,
    Reissue,
    Rematch,
    Resume,
)
from pizzaiolo.server.table.agreement import Agreement
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.day_deal import (
    WEEK,
    config_of,
    day_of,
    day_table,
    shown_from,
)
from pizzaiolo.server.table.opening import dealt_table
from pizzaiolo.server.table.table import Table
from pizzaiolo.server.table.tries import ITERATIONS
from support.server.days import (
    CHAIN,
    DAY,
    KEY,
    NOON,
    OTHER_KEY,
    DayNode,
    ThinkingDayNode,
    begun,
    finished,
)
from support.server.serving import play_to_the_end, random_step, refusal

MONDAY = date(2026, 11, 16)

GOLDEN = "75ab92b69b39fe6e"
"""Of a game's actions, written down where nothing was compiled."""


def quick(node: type[ThinkingDayNode], key: str, now: float = NOON) -> ThinkingDayNode:
    """A table of the day whose bots think only a little."""
    first, *rest = begun(key, now=now)
    assert isinstance(first, TableCreated)
    assert first.deal is not None
    return node([replace(first, deal=replace(first.deal, iterations=3)), *rest], now)


def test_the_edition_changes_by_weekday_in_a_fixed_order() -> None:
    days = [MONDAY + timedelta(days=number) for number in range(14)]
    assert [config_of(day) for day in days] == [*WEEK, *WEEK]
    assert {config.edition for config in WEEK} == {
        "original",
        "homoludicus",
        "waiter",
        "oven",
        "plus",
    }


@pytest.mark.parametrize("config", WEEK, ids=lambda config: f"{config.edition} {config.seats}")
def test_every_day_can_be_played_with_as_many_bots_as_it_needs(config: Config) -> None:
    Agreement(config)
    assert len(config.bots) == config.seats - 1


def test_everything_but_the_person_follows_from_the_secret() -> None:
    mine, other = begun(KEY), begun(OTHER_KEY, now=NOON + 1000, name="Bruno")
    started = [entry for entries in (mine, other) for entry in entries[-1:]]
    assert isinstance(started[0], Started)
    assert isinstance(started[1], Started)
    assert replace(started[0], at=0) == replace(started[1], at=0, seat_asking=0)
    assert started[0].salts == ()
    assert started[0].commitment == CHAIN.secret(DAY - timedelta(days=1))
    assert [entry.seat for entry in mine if isinstance(entry, SeatTaken)] == [0]
    first = mine[0]
    assert isinstance(first, TableCreated)
    assert first.deal is not None
    assert (first.deal.source, first.deal.player) == (f"day {DAY}", hash_of(KEY))
    assert first.deal.iterations == ITERATIONS


def test_the_colour_follows_from_the_secret_whatever_is_wished() -> None:
    colours = set()
    for number in range(20):
        day = MONDAY + timedelta(days=7 * number)
        wish = Join("Alba", seat=2, colour="red", salt="mine")
        entries = day_table(day, CHAIN.secret(day), "", wish, "token", NOON)
        assert isinstance(entries, list)
        taken = entries[1]
        assert isinstance(taken, SeatTaken)
        assert (taken.seat, taken.salt) == (0, None)
        # As docs/fairness.md says: the first number of the stream `colour`.
        text = f"pizzaiolo 1\n{seed_of(CHAIN.secret(day))}\ncolour\n0"
        drawn = int.from_bytes(sha256(text.encode()).digest()[:4], "big")
        assert taken.colour == load_edition("oven").colours[drawn % 5]
        colours.add(taken.colour)
    assert len(colours) == 5


def test_the_same_actions_give_the_same_game_to_the_last_card() -> None:
    """On two servers, at different times of day, one of them started anew in the middle."""
    one = quick(ThinkingDayNode, KEY)
    play_to_the_end(one, Random(5))
    other = quick(ThinkingDayNode, OTHER_KEY, NOON + 40_000)
    chance = Random(5)
    for number in range(5000):
        if other.table.phase == "over":
            break
        if number % 40 == 39:
            other = ThinkingDayNode(other.entries, other.now)
        play_to_the_end_of_a_turn(other, chance)
    records = [node.table.record() for node in (one, other)]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].actions == records[1].actions
    assert records[0].result == records[1].result
    # The same compiled and not.
    digest = sha256(repr(records[0].actions).encode()).hexdigest()
    assert digest[:16] == GOLDEN


def play_to_the_end_of_a_turn(node: DayNode, chance: Random) -> None:
    """Play on until somebody has decided something."""
    number = node.table.number
    while node.table.number == number and node.table.phase != "over":
        random_step(node, chance)


def test_bots_have_all_the_time_they_need() -> None:
    node = DayNode(begun())
    while node.table.bot_to_move() is None:
        node.wait_for_somebody()
        if node.table.bot_to_move() is None:
            play_to_the_end_of_a_turn(node, Random(1))
    number = node.table.number
    node.wait(86_400.0)
    assert node.table.number == number
    assert node.table.bot_to_move() is not None
    assert node.table.next_due() is None


@pytest.mark.parametrize(
    "command",
    [
        Rematch("1"),
        Configure("1", Config()),
        Fill("1", 0, "greedy"),
        Free("1", 0),
        Reissue("1", 0),
        HandOver("1", 0),
        Allow("1", allow=True),
    ],
    ids=lambda command: type(command).__name__,
)
def test_the_company_of_a_fixed_deal_cannot_be_changed(command: Rematch) -> None:
    assert refusal(DayNode(begun()), command, Who(0), "another token") == "fixed_deal"


def test_a_fixed_deal_can_be_paused() -> None:
    node = DayNode(begun())
    phases = []
    for command in (Pause("1"), Resume("2")):
        node.command(command, Who(0))
        phases.append(node.table.phase)
    assert phases == ["paused", "playing"]


def test_the_secret_is_told_to_nobody_while_others_may_play_it() -> None:
    node = finished()
    over = node.table.course.over
    assert over is not None
    assert (over.secret, over.seed) == ("", "")
    secret, seed = CHAIN.secret(DAY).encode(), seed_of(CHAIN.secret(DAY)).encode()
    sent = b"".join(message for messages in node.sent.values() for message in messages)
    assert secret not in sent
    assert seed not in sent
    assert node.table.hides_deal(shown_from(DAY) - 1)
    assert not node.table.hides_deal(shown_from(DAY))
    record = node.table.record()
    assert record is not None
    assert record.fairness is not None
    assert record.fairness.keeps_promise()


def test_a_game_for_practice_hides_nothing_and_does_not_count() -> None:
    node = finished(counts=False)
    over = node.table.course.over
    assert over is not None
    assert over.secret == CHAIN.secret(DAY)
    assert node.table.deal is not None
    assert node.table.deal.player == ""


def test_another_table_has_no_day() -> None:
    assert day_of(DayNode(begun()).table) == DAY
    entries = dealt_table(Config(), Join("Alba"), "token", NOON)
    assert isinstance(entries, list)
    assert day_of(Table.replay(entries)) is None
