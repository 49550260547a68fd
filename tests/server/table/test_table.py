"""A table: whole games by commands alone, and again from nothing but their entries."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from pizzaiolo.engine.levels import Level
from pizzaiolo.game import replay
from pizzaiolo.server.protocol.entries import (
    Acted,
    Config,
    Configured,
    PaceName,
    Planned,
    Started,
    entry_to_json,
)
from pizzaiolo.server.protocol.incoming import Ack, Act, Configure, Ping, Plan, React
from pizzaiolo.server.protocol.outgoing import Done, Pong, Reaction, Refused
from pizzaiolo.server.protocol.public import Baked, Returned, RoundBegan
from pizzaiolo.server.table.audience import Outgoing, Say, Viewer, Who
from pizzaiolo.server.table.course import ReplayError
from pizzaiolo.server.table.finished_games import finished_records
from pizzaiolo.server.table.table import Table
from support.cases import CASES, Case
from support.server.serving import Node, all_seen, play_to_the_end, playing, random_step
from support.strategies import FEW_CASES

LEVELS: list[Level] = ["photographic", "kitchen", "rail", "chalkboard", "glass"]
PACES: list[PaceName] = ["normal", "instant", "fast", "slow"]


def node_of(case: Case, number: int) -> Node:
    return Node(
        Config(
            edition=case.edition,
            seats=case.seats,
            doubles=case.doubles,
            helping=case.helping,
            level=LEVELS[number % 5],
            pace=PACES[number % 4],
            start="random" if number % 2 else number % case.seats,
        ),
        number,
    )


@pytest.mark.parametrize(("number", "case"), list(enumerate(FEW_CASES)), ids=str)
def test_a_game_is_played_by_commands_and_again_from_its_entries(number: int, case: Case) -> None:
    """Everybody sees the same at a table that was replayed, at any moment of the game."""
    node = node_of(case, number)
    node.seat_everybody()
    chance = Random(number)
    for step in range(5000):
        if node.table.phase == "over":
            break
        random_step(node, chance)
        if step % 80 == number % 80:
            again = Table.replay(node.entries)
            again.released(node.now)
            assert all_seen(again, node.now) == all_seen(node.table, node.now)
            assert again.next_due() == node.table.next_due()
            assert again.due(node.now + 100) == node.table.due(node.now + 100)
    assert node.table.phase == "over"
    record = node.table.record()
    assert record is not None
    assert replay(record).result() == record.result
    assert finished_records(node.entries) == [record]


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_to_decide_changes_nothing(case: Case) -> None:
    node = node_of(case, 0)
    node.seat_everybody()
    chance = Random(1)
    for _ in range(60):
        node.wait_for_somebody()
        seat = node.asked()
        if seat is None:
            return
        before = all_seen(node.table, node.now), node.table.next_due(), node.table.number
        for text in ("place 1 salami", "submit nothing", "draw supply", "decline", "bake", "ask"):
            for command in (Act("a", node.table.n, (text,)), Plan("p", node.table.n, (text,))):
                node.table.decide(command, Who(seat), node.now)
                node.table.decide(command, Who((seat + 1) % case.seats), node.now)
        node.table.due(node.now + 3600)
        node.table.bot_to_move()
        assert before == (
            all_seen(node.table, node.now),
            node.table.next_due(),
            node.table.number,
        )
        random_step(node, chance)


def first_turn(node: Node, number: int = 1) -> tuple[str, ...]:
    return (node.turns[0].legal[0],)[:number]


def test_a_turn_is_one_message_or_three() -> None:
    whole, single = playing(), playing()
    actions = (whole.turns[0].legal[0], "submit nothing", "draw supply")
    assert isinstance(whole.command(Act("1", whole.table.n, actions), Who(0)), Acted)
    for place, action in enumerate(actions):
        answer = single.command(Act(str(place), single.table.n, (action,)), Who(0))
        assert isinstance(answer, Acted)
    for node in (whole, single):
        node.wait_for_somebody()
        assert node.asked() == 1
    events = [[step.event for step in n.play.show.steps] for n in (whole, single)]
    assert [e for e in events[0] if e is not None and type(e).__name__ != "Awaited"] == [
        e for e in events[1] if e is not None and type(e).__name__ != "Awaited"
    ]


def test_a_turn_is_taken_as_a_whole_or_not_at_all() -> None:
    node = playing()
    before = all_seen(node.table, node.now)
    place = node.turns[0].legal[0]
    refused = node.command(Act("1", node.table.n, (place, "submit order 99")), Who(0))
    assert isinstance(refused, Refused)
    assert refused.code == "unknown_action"
    assert "submit nothing" in refused.legal
    refused = node.command(Act("2", node.table.n, (place, "draw waiter", "draw supply")), Who(0))
    assert isinstance(refused, Refused)
    assert refused.code == "illegal"
    assert all_seen(node.table, node.now) == before
    assert len([e for e in node.entries if isinstance(e, Acted)]) == 0


def test_who_is_not_asked_cannot_decide() -> None:
    node = playing()
    for command in (Act("1", node.table.n, ("draw supply",)), Plan("2", node.table.n, ())):
        refused = node.command(command, Who(1))
        assert isinstance(refused, Refused)
        assert refused.code == "not_your_turn"
    refused = node.command(Act("3", node.table.n, ("draw supply",)), Who())
    assert isinstance(refused, Refused)
    assert refused.code == "not_seated"


def test_a_command_for_an_older_state_is_refused_with_what_there_is_now() -> None:
    node = playing()
    n = node.table.n
    node.command(Act("1", n, first_turn(node)), Who(0))
    refused = node.command(Act("2", n, ("submit nothing",)), Who(0))
    assert isinstance(refused, Refused)
    assert (refused.code, refused.id, refused.n) == ("stale", "2", node.table.n)
    assert refused.snapshot is not None
    assert refused.snapshot.turn is not None
    assert refused.snapshot.n == node.table.n > n


def test_a_repeated_command_is_answered_as_the_first_time_and_not_done_again() -> None:
    node = playing()
    command = Act("twice", node.table.n, first_turn(node))
    assert isinstance(node.command(command, Who(0)), Acted)
    number = node.table.number
    for table in (node.table, Table.replay(node.entries)):
        again = table.decide(command, Who(0), node.now)
        assert again == Say((Outgoing("asker", Done("twice")),))
    assert node.table.number == number
    refused = node.table.decide(command, Who(1), node.now)
    assert isinstance(refused, Refused), "the id of another seat is another id"


def test_what_a_host_without_a_seat_did_is_not_done_for_those_who_look_on() -> None:
    node = Node(Config(edition="oven", seats=2, pace="instant"), "host")
    command = Configure("twice", replace(node.table.config, pace="fast"))
    assert isinstance(node.command(command, Who(host=True)), Configured)
    again = node.table.decide(command, Who(host=True), node.now)
    assert again == Say((Outgoing("asker", Done("twice")),))
    refused = node.table.decide(command, Who(), node.now)
    assert isinstance(refused, Refused)
    assert refused.code == "not_host"


def test_what_is_not_kept() -> None:
    node = playing()
    number = node.table.number
    assert node.command(React("bravo"), Who(1)) == Say(
        (Outgoing("everybody", Reaction(1, "bravo")),)
    )
    assert node.command(Ping(), Who()) == Say((Outgoing("asker", Pong(node.now)),))
    assert node.command(Ack(3), Who(1)) == Say()
    refused = node.command(React("bravo"), Who())
    assert isinstance(refused, Refused)
    assert refused.code == "not_seated"
    assert node.table.number == number


def test_bots_play_a_whole_game_on_the_same_beat() -> None:
    config = Config(edition="plus", seats=3, bots=("greedy",), start_when_full=False)
    node = Node(config, "bots")
    node.start()
    assert [seat.bot for seat in node.table.info().seats] == ["greedy"] * 3
    play_to_the_end(node, Random(0))
    by = {entry.by for entry in node.entries if isinstance(entry, Acted)}
    assert by == {"bot"}, "no bot ran out of time"
    assert any(isinstance(entry, Planned) for entry in node.entries)


@pytest.mark.parametrize("edition", ["oven", "plus"])
def test_who_comes_back_is_told_nothing_of_an_earlier_round(edition: str) -> None:
    """R10.2 to R10.4: no order that went back, and in `plus` none that was delivered."""
    node = Node(Config(edition=edition, seats=3, pace="instant"))
    node.seat_everybody()
    chance = Random(6)
    rounds: set[int] = set()
    while node.table.phase != "over":
        random_step(node, chance)
        play = node.table.course.play
        if play is None or play.show.shown.over or chance.random() > 0.2:
            continue
        # A seat that never acknowledges anything, and has not played since the deal.
        node.table._acks.clear()
        play.floors[0] = play.show.base
        shown = play.show.shown.view(None)
        missed = node.table.snapshot(Viewer(0), node.now).missed
        began = [each.event for each in missed if isinstance(each.event, RoundBegan)]
        if began and shown.round > 0 and shown.chef is None:
            rounds.add(shown.round)
            assert [event.round for event in began] == [shown.round + 1]
            assert not [each for each in missed if isinstance(each.event, Baked | Returned)]
    assert rounds >= {1, 2}


def test_entries_that_no_table_has_written_are_refused() -> None:
    node = playing()
    with pytest.raises(ReplayError, match="table_created"):
        Table.replay(node.entries[1:])
    with pytest.raises(ReplayError, match="rules of version"):
        Table.replay([replace(node.entries[0], rules=99)])
    with pytest.raises(ReplayError, match="only once"):
        Table.replay([node.entries[0], node.entries[0]])
    with pytest.raises(ReplayError, match="before a game"):
        Table.replay([node.entries[0], Acted(0, ("draw supply",), at=0.0)])
    other = [
        replace(entry, edition_hash="0" * 64) if isinstance(entry, Started) else entry
        for entry in node.entries
    ]
    with pytest.raises(ReplayError, match="expected the edition"):
        Table.replay(other)


def test_entries_are_short_lines_of_json() -> None:
    node = playing()
    node.command(Act("1", node.table.n, first_turn(node)), Who(0))
    text = entry_to_json(node.entries[-1])
    assert text.startswith(b'{"type":"acted","seat":0,"actions":["place 1 ')
    assert len(text) < 200
