"""Time at a table: decisions that run out of it, pauses, an absent server, who missed what."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pizzaiolo.server.protocol.entries import (
    Acted,
    Config,
    PaceName,
    Paused,
    Resumed,
    Revealed,
    Woken,
)
from pizzaiolo.server.protocol.messages import Act, Heard, Pace, Pause, Plan, Refused, Resume
from pizzaiolo.server.protocol.public import Awaited
from pizzaiolo.server.table.play import BOT_TIME, Play
from pizzaiolo.server.table.show import TEMPOS
from pizzaiolo.server.table.table import LATE, Table, Viewer, Who
from support.serving import HOST, Node, play_to_the_end, random_step


def playing(**settings: object) -> Node:
    node = Node(Config(edition="oven", seats=3, start=0, **settings))  # type: ignore[arg-type]
    node.seat_everybody()
    node.wait_for_somebody()
    return node


def play_of(node: Node) -> Play:
    play = node.table._play
    assert play is not None
    return play


def act(node: Node, seat: int) -> None:
    """A seat takes its turn the simplest way."""
    actions = (node.turns[seat].legal[0], "submit nothing", "draw supply")
    answer = node.command(Act(node.fresh_id(), node.table.n, actions), Who(seat))
    assert isinstance(answer, Acted), answer
    node.wait_for_somebody()


def at_a_window(node: Node) -> None:
    """Play on to a moment at which an owner has a choice."""
    chance = Random(1)
    for _ in range(2000):
        window = play_of(node).open_window(node.now)
        if window is not None and window.real:
            return
        if window is None:
            random_step(node, chance)
        else:
            node.wait(0.5)
    raise AssertionError("nobody ever has a choice")


def test_who_runs_out_of_time_does_the_simplest_thing() -> None:
    node = playing(time=10.0)
    began = node.now
    place = node.turns[0].legal[0]
    node.wait(9.9)
    assert node.asked() == 0
    assert not any(isinstance(entry, Acted) for entry in node.entries)
    node.wait(0.1)
    entry = node.entries[-1]
    assert isinstance(entry, Acted)
    assert (entry.seat, entry.actions, entry.by) == (0, (place,), "timeout")
    assert entry.at == began + 10
    assert b'"by":"timeout"' in b"".join(node.sent[Viewer(1)])
    node.wait(20.0)
    texts = [entry.actions for entry in node.entries if isinstance(entry, Acted)]
    assert texts == [(place,), ("submit nothing",), ("draw supply",)]


def test_a_game_that_everybody_left_goes_on_by_the_clock_to_its_end() -> None:
    node = playing(time=1.0, pace="fast")
    for _ in range(5000):
        if node.table.phase == "over":
            break
        node.wait(3.0)
    assert isinstance(node.entries[-1], Revealed)
    assert {entry.by for entry in node.entries if isinstance(entry, Acted)} == {"timeout"}


def test_time_beyond_that_comes_from_a_bank_that_runs_dry() -> None:
    node = playing(time=10.0, bank=5.0)
    assert node.turns[0].until == node.now + 15
    node.wait(13.0)
    act(node, 0)
    act(node, 1)
    act(node, 2)
    assert node.turns[0].until == node.now + 12
    node.wait(8.0)
    act(node, 0)
    act(node, 1)
    act(node, 2)
    assert node.turns[0].until == node.now + 12, "in time is in time"
    node.wait(12.0)
    assert node.turns[0].until == node.now + 10, "the bank is empty"


def test_without_a_limit_nobody_runs_out_of_time() -> None:
    node = playing()
    assert node.table.next_due() is None
    assert node.table.due(node.now + 1e6) == []


def test_a_bot_that_does_not_choose_runs_out_of_time() -> None:
    node = Node(Config(edition="oven", seats=3, start=0, start_when_full=False))
    node.start()
    node.wait_for_somebody()
    turn = node.table.bot_to_move(node.now)
    assert turn is not None
    assert turn.until == node.now + BOT_TIME
    assert turn.most == TEMPOS["normal"].thought
    node.wait(BOT_TIME)
    entry = node.entries[-1]
    assert isinstance(entry, Acted)
    assert entry.by == "timeout"


def test_a_plan_is_done_when_the_pause_is_over_and_not_before() -> None:
    node = playing()
    at_a_window(node)
    window = play_of(node).show.real_window()
    assert window is not None
    told = node.table.n
    choice = window.options.legal[-1]
    node.command(Plan("1", node.table.n, (choice,)), Who(window.seat))
    question = node.table.snapshot(Viewer(window.seat), node.now).question
    assert question is not None
    assert question.plan == (choice,)
    again = Table.replay(node.entries)
    again.released(node.now)
    assert again.snapshot(Viewer(window.seat), node.now).question == question, "a plan is kept"
    node.wait_until(window.until - 0.01)
    assert node.table.n == told
    entry = node.entries[-1]
    assert isinstance(entry, Acted), "kept before it is told, so that keeping takes no time"
    assert (entry.actions[0], entry.by, entry.at) == (choice, "player", window.until)
    refused = node.command(Plan("2", node.table.n, ("decline",)), Who(window.seat))
    assert isinstance(refused, Refused)
    assert refused.code == "not_your_turn"
    node.wait_until(window.until)
    node.tick()
    assert node.table.n == told + 1


def test_an_order_nobody_can_pay_is_asked_about_all_the_same() -> None:
    """R10.5: the owner gets the same question, with one answer."""
    node = playing()
    chance = Random(3)
    for _ in range(3000):
        node.wait_for_somebody()
        window = play_of(node).open_window(node.now)
        if window is not None and not window.real:
            break
        random_step(node, chance)
    assert window is not None
    assert not window.real
    assert node.questions[window.seat].legal == window.options.legal
    assert len(window.options.legal) == 1
    number = node.table.number
    answer = node.command(Plan("1", node.table.n, window.options.legal), Who(window.seat))
    assert not isinstance(answer, Refused)
    assert node.table.number == number, "there is nothing to keep"
    assert node.questions[window.seat].plan == window.options.legal
    refused = node.command(Plan("2", node.table.n, ("bake with olive",)), Who(window.seat))
    assert isinstance(refused, Refused)
    assert refused.legal == window.options.legal


def test_the_host_stops_the_clock() -> None:
    node = playing(time=10.0)
    node.wait(4.0)
    node.command(Pause("1"), HOST)
    assert isinstance(node.entries[-1], Paused)
    assert node.table.phase == "paused"
    assert node.table.next_due() is None
    for command in (Act("2", node.table.n, ("draw supply",)), Plan("3", node.table.n, ())):
        refused = node.command(command, Who(0))
        assert isinstance(refused, Refused)
        assert refused.code == "paused"
    node.now += 3600
    node.tick()
    node.command(Resume("4"), HOST)
    assert isinstance(node.entries[-1], Resumed)
    assert node.turns[0].until == node.now + 6
    again = Table.replay(node.entries)
    again.released(node.now)
    assert again.next_due() == node.table.next_due() == node.now + 6
    refused = node.command(Resume("5"), HOST)
    assert isinstance(refused, Refused)
    assert refused.code == "game_running"


def test_a_pause_in_the_middle_of_a_baking_stretches_it() -> None:
    node = playing()
    at_a_window(node)
    window = play_of(node).show.real_window()
    assert window is not None
    until, told = window.until, node.table.n
    node.command(Pause("1"), HOST)
    stopped = node.now
    node.now += 100
    node.tick()
    assert node.table.n == told
    node.command(Resume("2"), HOST)
    assert window.until == until + 100
    assert node.questions[window.seat].until == window.closes
    node.wait_until(until + 99.9)
    assert node.table.n == told
    node.wait_until(until + 100)
    node.tick()
    assert node.table.n > told
    assert stopped < until


def test_another_pace() -> None:
    node = playing()
    node.command(Pace("1", "slow"), HOST)
    assert node.table.info().config.pace == "slow"
    at_a_window(node)
    window = play_of(node).show.window()
    assert window is not None
    assert window.until - play_of(node).show.last == TEMPOS["slow"].pause
    refused = node.command(Pace("2", "fast"), Who(1))
    assert isinstance(refused, Refused)


def test_while_no_server_was_there_no_time_passed() -> None:
    """Nobody loses a decision because the server was away when the time ran out."""
    node = playing(time=10.0)
    node.wait(3.0)
    act(node, 0)
    back = Table.replay(node.entries)
    later = node.now + 10_000
    back.released(later)
    entries = back.due(later)
    assert entries == [Woken(at=later)]
    back.apply(entries[0])
    assert back.due(later) == []
    assert back.next_due() == later + 10
    soon = Table.replay(node.entries)
    soon.released(node.now + 10 + LATE)
    assert isinstance(soon.due(node.now + 10 + LATE)[0], Acted), "a little late is just late"


def test_announcements_that_were_never_acknowledged_are_told_once_more() -> None:
    node = playing()
    node.table.acknowledge(1, node.table.n)
    heard = node.table.n
    act(node, 0)
    seen = node.table.snapshot(Viewer(1), node.now)
    assert [each.n for each in seen.missed] == list(range(heard + 1, node.table.n + 1))
    assert isinstance(seen.missed[-1], Heard)
    assert isinstance(seen.missed[-1].event, Awaited)
    assert node.table.snapshot(Viewer(1), node.now).missed == (), "once"
    assert node.table.snapshot(Viewer(), node.now).missed == (), "and not to spectators"


def test_who_never_acknowledges_is_told_no_more_than_since_their_own_last_turn() -> None:
    node = playing()
    for seat in (0, 1, 2, 0, 1):
        act(node, seat)
    missed = node.table.snapshot(Viewer(0), node.now).missed
    assert 0 < len(missed) <= 12
    assert {getattr(each.event, "seat", None) for each in missed} == {0, 1, 2}


def test_acknowledgements_are_kept_with_the_next_action() -> None:
    node = playing()
    node.table.acknowledge(1, 2)
    node.table.acknowledge(1, 10**9)
    act(node, 0)
    entry = node.entries[-1]
    assert isinstance(entry, Acted)
    assert entry.acks[1] <= node.table.n, "nobody has heard what was not told"
    again = Table.replay(node.entries)
    again.released(node.now)
    seen = again.snapshot(Viewer(1), node.now)
    assert all(each.n > entry.acks[1] for each in seen.missed)


def test_all_that_happens_by_itself_keeps_to_the_beat() -> None:
    node = playing()
    play_to_the_end(node, Random(2))
    steps = play_of(node).show.steps
    beat = TEMPOS["normal"].beat
    for before, after in pairwise(steps):
        assert after.at >= before.at
        if before.window is not None:
            assert abs(after.at - before.at - TEMPOS["normal"].pause) < 1e-6
        elif type(before.event).__name__ == "OvenOpened":
            assert before.until == after.at == before.at + TEMPOS["normal"].opening
        elif type(after.event).__name__ in ("TurnedUp", "OrderTurnedUp", "RoundEnded"):
            assert abs(after.at - before.at - beat) < 1e-6


@pytest.mark.parametrize("pace", list(TEMPOS))
def test_a_bot_takes_its_time_before_its_turn_and_a_beat_between_its_steps(pace: PaceName) -> None:
    node = Node(Config(edition="oven", seats=2, start=0, pace=pace, bots=("random",), time=5))
    node.start()
    node.wait_for_somebody()
    tempo, seen = TEMPOS[pace], set()
    for _ in range(40):
        node.wait_for_somebody()
        turn, awaited = node.table.bot_to_move(node.now), play_of(node).turn()
        if turn is None or awaited is None:
            break
        seen.add(awaited.decision)
        assert turn.until == turn.opened + 5
        if pace == "instant":
            assert turn.left(node.now) is None
        elif awaited.decision == "place":
            assert turn.most == tempo.thought
            assert turn.left(turn.opened) == min(5.0, 4 * tempo.thought)
        else:
            assert turn.most == tempo.beat
        assert turn.left(turn.until + 1) in (0.0, None)
        assert node.let_bot_choose()
    assert seen >= {"place", "submit"}
