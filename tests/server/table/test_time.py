"""Time at a table: decisions that run out of it, pauses, an absent server, who missed what."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, TypeVar

import pytest

from pizzaiolo.engine.events import Baked, Passed, Placed, Returned, RoundBegan, RoundEnded
from pizzaiolo.server.protocol.entries import (
    Acted,
    Config,
    PaceName,
    Paused,
    Planned,
    Pressed,
    Resumed,
    Revealed,
    Woken,
)
from pizzaiolo.server.protocol.incoming import Act, Hurry, Pace, Pause, Plan, Resume
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.course import LATE
from pizzaiolo.server.table.game.clock import BOT_TIME
from pizzaiolo.server.table.game.pauses import TEMPOS, familiarity, least_turn
from pizzaiolo.server.table.game.window import Window
from pizzaiolo.server.table.table import Table
from support.server.serving import HOST, Node, play_to_the_end, playing, random_step, simplest_turn

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")


def at_a_window(node: Node, *, real: bool = True) -> Window:
    """Play on to a question to a person, who has a choice or has none."""
    chance = Random(1)
    for _ in range(3000):
        node.wait_for_somebody()
        window = node.play.show.window()
        if window is not None and not window.answers_itself and window.real is real:
            return window
        random_step(node, chance)
    raise AssertionError("nobody is ever asked like that")


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
    actions = (place, "submit nothing", "draw supply")
    assert (entry.seat, entry.actions, entry.by) == (0, actions, "timeout"), "the whole turn"
    assert entry.at == began + 10
    assert b'"by":"timeout"' in b"".join(node.sent[Viewer(1)])


def test_a_game_that_everybody_left_goes_on_by_the_clock_to_its_end() -> None:
    node = playing(time=1.0, pace="fast")
    for _ in range(5000):
        if node.table.phase == "over":
            break
        node.wait(3.0)
    assert isinstance(node.entries[-1], Revealed)
    decided = [entry for entry in node.entries if isinstance(entry, Acted | Pressed)]
    assert {entry.by for entry in decided} == {"timeout"}


def test_time_beyond_that_comes_from_a_bank_that_runs_dry() -> None:
    node = playing(time=10.0, bank=5.0)
    assert node.turns[0].until == node.now + 15
    node.wait(13.0)
    simplest_turn(node, 0)
    simplest_turn(node, 1)
    simplest_turn(node, 2)
    assert node.turns[0].until == node.now + 12
    node.wait(8.0)
    simplest_turn(node, 0)
    simplest_turn(node, 1)
    simplest_turn(node, 2)
    assert node.turns[0].until == node.now + 12, "in time is in time"
    node.wait(12.0)
    assert node.table.seating.chairs[0].bank == 0
    node.wait_for_somebody()
    assert (node.turns[1].bank, node.turns[1].until) == (5.0, node.now + 15)


def test_without_a_limit_nobody_runs_out_of_time() -> None:
    node = playing()
    assert node.table.next_due() is None
    assert node.table.due(node.now + 1e6) == []


def test_a_bot_that_does_not_choose_runs_out_of_time() -> None:
    node = Node(Config(edition="oven", seats=3, start=0, start_when_full=False))
    node.start()
    node.wait_for_somebody()
    turn = node.table.bot_to_move()
    assert turn is not None
    assert turn.until == node.now + BOT_TIME
    node.wait(BOT_TIME)
    entry = node.entries[-1]
    assert isinstance(entry, Acted)
    assert entry.by == "timeout"


def test_the_time_of_a_turn_is_one_for_all_that_is_done_in_it() -> None:
    """Place, submit and draw together: a table of 15 seconds allows 15, not 45."""
    node = playing(time=15.0)
    began = node.now
    for action in (node.turns[0].legal[0], "submit nothing"):
        node.wait(5.0)
        answer = node.command(Act(node.fresh_id(), node.table.n, (action,)), Who(0))
        assert isinstance(answer, Acted), answer
        assert node.turns[0].until == began + 15
    node.wait(5.0)
    entry = node.entries[-1]
    assert isinstance(entry, Acted)
    assert (entry.seat, entry.actions, entry.by) == (0, ("draw supply",), "timeout")
    assert entry.at == began + 15


def test_a_question_waits_for_its_answer_however_long_that_takes() -> None:
    node = playing()
    for real in (True, False):
        window = at_a_window(node, real=real)
        told, asked = node.table.n, node.questions[window.seat]
        assert (asked.until, window.until, window.ends) == (None, None, None)
        assert node.table.next_due() is None
        node.now += 3600
        node.tick()
        assert node.table.n == told
        choice = asked.legal[0]
        node.command(Plan(node.fresh_id(), node.table.n, (choice,)), Who(window.seat))
        assert node.table.n > told, "the table goes on the moment it is answered"
        assert node.play.show.steps[told - node.play.show.base].at == node.now


def test_a_person_without_a_choice_answers_by_a_press_that_is_kept() -> None:
    """R10.5: the owner gets the same question, with one answer."""
    node = playing()
    window = at_a_window(node, real=False)
    asked = node.questions[window.seat]
    assert asked.legal == window.options.legal
    assert len(asked.legal) == 1
    refused = node.command(Plan("1", node.table.n, ("bake with olive",)), Who(window.seat))
    assert isinstance(refused, Refused)
    assert refused.legal == asked.legal
    node.command(Plan("2", node.table.n, ()), Who(window.seat))
    assert node.play.show.window() is window, "nothing was said"
    node.wait(5.0)
    entry = node.command(Plan("3", node.table.n, asked.legal), Who(window.seat))
    assert entry == Pressed(window.seat, at=node.now, id="3", seat_asking=window.seat)
    again = Table.replay(node.entries)
    again.released(node.now)
    assert again.n == node.table.n
    assert again.next_due() == node.table.next_due()


def test_an_answer_given_card_by_card_is_kept_so_far_and_done_when_it_is_complete() -> None:
    node = Node(Config(edition="oven", seats=3, start=0, doubles=True), 8)
    node.seat_everybody()
    chance = Random(8)
    for _ in range(4000):
        node.wait_for_somebody()
        window = node.play.show.window()
        if window is not None and window.real:
            way = window.options.legal[-1]
            answer = node.command(Plan(node.fresh_id(), node.table.n, (way,)), Who(window.seat))
            if isinstance(answer, Planned):
                break
        random_step(node, chance)
    assert isinstance(answer, Planned), "one has to say which cards"
    assert window is not None
    question = node.table.snapshot(Viewer(window.seat), node.now).question
    assert question is not None
    assert question.plan == (way,)
    again = Table.replay(node.entries)
    again.released(node.now)
    assert again.snapshot(Viewer(window.seat), node.now).question == question
    node.now += 3600
    node.tick()
    assert node.entries[-1] == answer, "half an answer waits for the other half"
    node.command(Plan(node.fresh_id(), node.table.n, ("decline",)), Who(window.seat))
    entry = node.entries[-1]
    assert isinstance(entry, Acted), "another answer takes its place"
    assert entry.actions == ("decline",)


@pytest.mark.parametrize("real", [True, False])
def test_the_clock_of_the_table_ends_a_question_too(real: bool) -> None:
    node = playing(time=20.0, bank=5.0)
    window = at_a_window(node, real=real)
    asked, opened = node.questions[window.seat], node.play.show.last
    bank = node.table.seating.chairs[window.seat].bank
    assert asked.until == opened + 20 + bank
    assert asked.bank == bank
    seen = node.table.snapshot(Viewer(), node.now)
    assert (seen.asks, seen.until, seen.bank) == (window.seat, asked.until, bank)
    node.wait_until(asked.until - 0.01)
    assert node.play.show.window() is window
    node.wait_until(asked.until)
    node.tick()
    entry = next(e for e in reversed(node.entries) if isinstance(e, Acted | Pressed))
    assert isinstance(entry, Acted if real else Pressed)
    assert (entry.seat, entry.by, entry.at) == (window.seat, "timeout", asked.until)
    assert node.table.seating.chairs[window.seat].bank == 0


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
    node = playing(time=30.0)
    window = at_a_window(node)
    until, told = window.until, node.table.n
    assert until is not None
    node.command(Pause("1"), HOST)
    node.now += 100
    node.tick()
    assert node.table.n == told
    node.command(Resume("2"), HOST)
    assert node.questions[window.seat].until == window.until == until + 100
    node.wait_until(until + 99.9)
    assert node.table.n == told
    node.wait_until(until + 100)
    node.tick()
    assert node.table.n > told


def test_another_pace() -> None:
    node = playing()
    node.command(Pace("1", "slow"), HOST)
    assert node.table.info().config.pace == "slow"
    assert node.table.info().beat == TEMPOS["slow"].beat
    refused = node.command(Pace("2", "fast"), Who(1))
    assert isinstance(refused, Refused)


def test_while_no_server_was_there_no_time_passed() -> None:
    """Nobody loses a decision because the server was away when the time ran out."""
    node = playing(time=10.0)
    node.wait(3.0)
    simplest_turn(node, 0)
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


def test_acknowledgements_are_kept_with_the_next_action() -> None:
    node = playing()
    node.table.acknowledge(1, 2)
    node.table.acknowledge(1, 10**9)
    simplest_turn(node, 0)
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
    steps, tempo, rounds = node.play.show.steps, TEMPOS["normal"], 0
    for before, after in pairwise(steps):
        assert after.at >= before.at
        rounds += isinstance(before.event, RoundEnded)
        beat = tempo.beat * (tempo.first if rounds == 0 else 1.0)
        if before.window is not None or isinstance(before.event, Baked | Returned):
            continue
        if type(before.event).__name__ == "OvenOpened":
            assert before.until == after.at == before.at + tempo.opening
        elif type(after.event).__name__ in ("TurnedUp", "OrderTurnedUp", "RoundEnded"):
            assert abs(after.at - before.at - beat) < 1e-6
    assert rounds == 3


@pytest.mark.parametrize("pace", list(TEMPOS))
def test_a_bot_pauses_before_its_turn_and_less_between_its_steps(pace: PaceName) -> None:
    node = Node(Config(edition="oven", seats=2, start=0, pace=pace, bots=("random",), time=5))
    node.start()
    node.wait_for_somebody()
    mean, pauses = TEMPOS[pace].turn, []
    for _ in range(60):
        node.wait_for_somebody()
        turn, awaited = node.table.bot_to_move(), node.play.turn()
        if turn is None or awaited is None:
            break
        assert turn.until <= node.play.opened + 5
        pause = turn.gives - node.now
        if awaited.decision == "place":
            pauses.append(pause)
        else:
            assert pause <= 0.1 * 1.4 * 1.8 * mean + 1e-6
        if pace == "instant":
            assert (pause, turn.left(node.now)) == (0.0, None)
        else:
            assert turn.left(node.now) == pytest.approx(4 * pause)
        assert turn.left(turn.gives + 1) in (0.0, None)
        assert node.let_bot_choose()
    assert len(pauses) > 12
    for place, pause in enumerate(pauses):
        usual, least = familiarity(place) * mean, least_turn(mean)
        assert max(least, 0.6 * usual) - 1e-6 <= pause <= max(least, 1.4 * usual) + 1e-6


def test_alone_nobody_announces_before_the_one_before_could_be_read() -> None:
    node = alone(1)
    play_alone(node)
    steps = node.play.show.steps
    called = [(step.event.seat, step.at) for step in steps if isinstance(step.event, Placed)]
    gaps = [after - before for (_, before), (seat, after) in pairwise(called) if seat != 0]
    assert len(gaps) > 40
    assert min(gaps) >= 1.2 - 1e-6


def test_that_somebody_passes_stands_until_it_has_been_read() -> None:
    node = alone(1)
    play_alone(node)
    gaps = [
        after.at - before.at
        for before, after in pairwise(node.play.show.steps)
        if isinstance(before.event, Passed)
    ]
    assert gaps
    assert min(gaps) >= least_turn(TEMPOS["normal"].turn) - 1e-6


def test_what_became_of_a_persons_order_stands_longer_than_a_bots() -> None:
    """Whether it is baked or burnt: the time tells who is a person, which everybody knows."""
    node = alone(1)
    play_alone(node)
    stood: dict[tuple[bool, bool], list[float]] = {}
    rounds = 0
    for before, after in pairwise(node.play.show.steps):
        rounds += isinstance(before.event, RoundEnded)
        if isinstance(before.event, Baked | Returned):
            key = (before.event.seat == 0, rounds == 0)
            stood.setdefault(key, []).append(after.at - before.at)
    assert len(stood) == 4
    beat, verdict = TEMPOS["normal"].beat, TEMPOS["normal"].verdict
    for (persons, first), times in stood.items():
        most = verdict if persons else (0.75 * verdict if first else beat)
        assert max(times) <= most + 1e-6
        assert min(times) >= (0.55 if most == beat else 0.7) * most - 1e-6


@pytest.mark.parametrize("pace", list(TEMPOS))
def test_between_two_rounds_everybody_takes_a_breath_that_can_be_hurried(pace: PaceName) -> None:
    node = Node(Config(edition="oven", seats=2, start=0, pace=pace))
    node.seat_everybody()
    chance = Random(2)
    steps = node.play.show.steps
    while not any(isinstance(step.event, RoundEnded) for step in steps):
        node.wait_for_somebody()
        random_step(node, chance)
    ended = next(place for place, step in enumerate(steps) if isinstance(step.event, RoundEnded))
    assert isinstance(steps[ended + 1].event, RoundBegan)
    assert steps[ended + 1].at - steps[ended].at == pytest.approx(TEMPOS[pace].breath)
    if pace == "instant":
        assert TEMPOS[pace].breath == 0
        return
    node.wait_until(steps[ended].at)
    node.tick()
    assert node.play.show.told == ended + 1
    for seat in (0, 1):
        node.command(Hurry(node.fresh_id()), Who(seat))
    assert node.play.show.told > ended + 1


def test_an_order_goes_back_with_the_last_refusal() -> None:
    node = alone(1, edition="plus", seats=3)
    play_alone(node)
    steps, together = node.play.show.steps, 0
    for before, after in pairwise(steps):
        if type(after.event).__name__ == "Returned" and type(before.event).__name__ == "DidNotHelp":
            assert after.at == before.at
            together += 1
    assert together > 5


# --- With one person at the table ---


def alone(seed: object = 3, **settings: object) -> Node:
    usual = {"edition": "oven", "seats": 4, "bots": ("greedy",), "start_when_full": False}
    node = Node(Config(start=0, **{**usual, **settings}), seed)  # type: ignore[arg-type]
    node.join(0)
    node.start()
    return node


class Prompt(Random):
    """Chance for somebody who never hesitates."""

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        return seq[0] if isinstance(seq[0], float) else super().choice(seq)


def play_alone(node: Node) -> int:
    """Play seat 0 at once and bots in their time, to the end; how often a question came."""
    chance, asked = Prompt(0), 0
    for _ in range(20_000):
        node.wait_for_somebody()
        if node.table.phase == "over":
            return asked
        turn, seat = node.table.bot_to_move(), node.asked()
        if seat != 0:
            if turn is None:
                node.wait_until(node.table.next_due() or node.now)
                node.tick()
                continue
            if turn.plan is None:
                node.wait_until(max(node.now, turn.gives))
            assert node.let_bot_choose()
            continue
        if node.play.turn() is None:
            asked += 1
            assert len(node.questions[0].legal) > 1, "asked where there is one answer"
        random_step(node, chance)
    raise AssertionError("the game does not end")


def test_alone_nothing_is_asked_that_has_one_answer_and_no_bar_counts_down() -> None:
    node = alone(1, time=30.0, bank=10.0)
    assert play_alone(node) >= 3
    sent = b"".join(node.sent[Viewer(0)])
    assert b'"until"' not in sent
    assert b'"bank":10' in sent, "in what was agreed on"
    assert {step.window.seat for step in node.play.show.steps if step.window} == {0, 1, 2, 3}
    forced = [step.window for step in node.play.show.steps if step.window is not None]
    assert 0 not in {window.seat for window in forced if not window.real}


@pytest.mark.parametrize(
    ("edition", "seats", "minutes"),
    [("oven", 4, 5), ("oven", 5, 5), ("plus", 3, 6), ("plus", 4, 6), ("plus", 6, 6)],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_alone_takes_few_minutes_beside_the_persons_own_time(
    seed: int, edition: str, seats: int, minutes: int
) -> None:
    node = alone(seed, edition=edition, seats=seats)
    began = node.now
    play_alone(node)
    whole = node.now - began
    assert whole < 60 * minutes
    # What is neither an announcement nor a decision: pauses of bots that are longer than a beat,
    # and the open oven.
    steps, beat = node.play.show.steps, TEMPOS["normal"].beat
    idle = sum(
        max(0.0, after.at - before.at - beat)
        for before, after in pairwise(steps)
        if (before.window is not None and before.window.seat != 0) or before.until is not None
    )
    assert idle < whole / 10
