"""The show stands at questions, and can be hurried by those who are there."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.events import Awaited, OrderTurnedUp, OvenOpened, Passed, Placed
from pizzaiolo.server.protocol.entries import Hurried, HurryTo
from pizzaiolo.server.protocol.incoming import Hurry, Pause
from pizzaiolo.server.protocol.messages import decode
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Say, Viewer, Who
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.pauses import HURRIED
from pizzaiolo.server.table.game.show import Show
from pizzaiolo.server.table.table import Table
from support.server.serving import HOST, SPECTATOR, Node, playing, random_step, seated


def at_the_open_oven(node: Node) -> None:
    """Play on until the oven has just been opened, and no card is turned up yet."""
    chance = Random(1)
    for _ in range(3000):
        show = node.play.show
        if show.told and isinstance(show.steps[show.told - 1].event, OvenOpened):
            return
        if not show.caught_up:
            node.now = max(node.now, show.steps[show.told].at)
            node.send(node.table.released(show.steps[show.told].at))
            continue
        random_step(node, chance)
    raise AssertionError("the oven is never opened")


def hurry(node: Node, seat: int, to: HurryTo = "beat") -> object:
    return node.command(Hurry(node.fresh_id(), to), Who(seat))


def test_alone_the_show_jumps_to_its_next_beat_at_once() -> None:
    node = seated(1)
    at_the_open_oven(node)
    told, ahead = node.table.n, node.play.show.steps[node.play.show.told :]
    later = [step.at - ahead[0].at for step in ahead]
    assert ahead[0].at > node.now
    entry = hurry(node, 0)
    assert isinstance(entry, Hurried)
    assert entry.agreed
    assert node.table.n == told + 1
    assert [step.at - node.now for step in ahead] == pytest.approx(later), "the rest keeps its beat"
    again = Table.replay(node.entries)
    again.released(node.now)
    assert (again.n, again.next_due()) == (node.table.n, node.table.next_due())


def test_alone_one_skips_to_ones_own_orders() -> None:
    node = seated(1, seed=4)
    at_the_open_oven(node)
    began = node.now
    hurry(node, 0, "orders")
    for _ in range(100):
        step = node.play.show.steps[node.play.show.told - 1]
        mine = isinstance(step.event, OrderTurnedUp) and step.event.seat == 0
        if mine or isinstance(step.event, Awaited):
            break
        if not node.let_bot_choose():
            node.wait_until(node.table.next_due() or node.now)
            node.tick()
    assert mine, "the person has an order in this oven"
    bots = sum(step.window is not None for step in node.play.show.steps)
    assert node.now - began <= 0.3 * bots + 1e-6, "bots take a moment, and nothing else does"
    due = node.table.next_due()
    assert due is None or due > node.now, "from here on the show keeps its beat again"


def at_a_bots_turn(node: Node) -> BotTurn:
    """Play on until a bot has just got its turn."""
    chance = Random(1)
    for _ in range(100):
        node.wait_for_somebody()
        awaited, turn = node.play.turn(), node.table.bot_to_move()
        if turn is not None and awaited is not None and awaited.decision == "place":
            return turn
        random_step(node, chance)
    raise AssertionError("no bot ever gets its turn")


def test_alone_one_need_not_wait_for_a_bot_that_has_its_turn() -> None:
    """R10.5: whatever it holds, it then plays a fixed time later."""
    node = seated(1)
    turn = at_a_bots_turn(node)
    assert turn.gives > node.now + HURRIED
    node.wait(0.1)
    entry = hurry(node, 0)
    assert isinstance(entry, Hurried)
    assert entry.agreed
    hurried = node.table.bot_to_move()
    assert hurried is not None
    assert (hurried.seat, hurried.n) == (turn.seat, turn.n)
    assert hurried.gives == pytest.approx(node.now + HURRIED)
    again = Table.replay(node.entries).bot_to_move()
    assert again is None, "what was not told yet asks nobody"
    table = Table.replay(node.entries)
    table.released(node.now)
    again = table.bot_to_move()
    assert again is not None
    assert again.gives == hurried.gives
    node.wait_until(hurried.gives)
    assert node.let_bot_choose()
    further = node.table.bot_to_move()
    assert further is not None
    assert further.seat == turn.seat, "it has a further step to choose"
    assert further.gives == pytest.approx(node.now + HURRIED / 2)
    for _ in range(3):
        assert node.let_bot_choose()
        after = node.table.bot_to_move()
        if after is None or after.seat != turn.seat:
            break
    assert after is not None
    assert after.gives > node.now + HURRIED, "the next one makes its usual pause"


def test_a_hurried_bot_is_never_slower() -> None:
    node = seated(1)
    turn = at_a_bots_turn(node)
    node.wait_until(turn.gives - HURRIED / 3)
    hurry(node, 0)
    hurried = node.table.bot_to_move()
    assert hurried is not None
    assert hurried.gives == turn.gives


def test_in_company_a_bot_that_has_its_turn_is_hurried_by_all_or_by_nobody() -> None:
    node = seated(2)
    turn = at_a_bots_turn(node)
    for seat, gives in ((0, turn.gives), (1, node.now + HURRIED)):
        hurry(node, seat)
        hurried = node.table.bot_to_move()
        assert hurried is not None
        assert hurried.gives == pytest.approx(gives)


def test_in_company_everybody_who_is_there_has_to_agree() -> None:
    node = seated(3)
    at_the_open_oven(node)
    told = node.table.n
    node.sent.clear()
    first = hurry(node, 0)
    assert isinstance(first, Hurried)
    assert not first.agreed
    assert node.table.n == told
    said = b"".join(node.sent[SPECTATOR])
    assert b'"type":"hurrying"' in said
    assert b'"seats":[0],"waits_for":[1,2]' in said
    node.table.seating.set_away(2, away=True)
    last = hurry(node, 1)
    assert isinstance(last, Hurried)
    assert last.agreed, "whoever is away has no say"
    assert node.table.n == told + 1


def test_an_agreement_holds_for_one_jump() -> None:
    node = seated(2)
    at_the_open_oven(node)
    for seat in (0, 1):
        hurry(node, seat)
    told = node.table.n
    entry = hurry(node, 0)
    assert isinstance(entry, Hurried)
    assert not entry.agreed
    assert node.table.n == told


def test_nobody_is_hurried_who_is_asked_and_where_nothing_is_shown_nothing_happens() -> None:
    node = seated(2)
    chance = Random(1)
    answered = 0
    for _ in range(2000):
        node.wait_for_somebody()
        if node.table.phase == "over":
            break
        seat, window = node.asked(), node.play.show.window()
        if seat in (0, 1):
            for each in (0, 1):
                assert isinstance(hurry(node, each), Say)
            answered += window is not None
        random_step(node, chance)
    assert answered > 3


def test_only_players_hurry_and_only_a_running_game() -> None:
    node = seated(1)
    at_the_open_oven(node)
    for who, code in ((Who(), "not_seated"), (Who(0), "paused")):
        if code == "paused":
            node.command(Pause("1"), HOST)
        refused = node.command(Hurry(node.fresh_id()), who)
        assert isinstance(refused, Refused)
        assert refused.code == code
    assert decode('{"type":"hurry","id":"1"}') == Hurry("1", "beat")


def test_what_happens_after_a_question_has_no_time_before_it_is_answered() -> None:
    """The engine is ahead; what it did shows neither in the steps nor in a snapshot."""
    node = seated(3)
    chance, seen = Random(2), 0
    for _ in range(1500):
        node.wait_for_somebody()
        if node.table.phase == "over":
            break
        play = node.play
        window = play.show.window()
        if window is not None and not window.real:
            assert play.show.caught_up
            assert play.show.steps[-1].window is window
            assert node.table.next_due() is None
            snapshot = node.table.snapshot(Viewer(window.seat), node.now)
            assert snapshot.question is not None
            assert snapshot.question.legal == window.options.legal
            seen += 1
        random_step(node, chance)
    assert seen > 3


def test_the_next_turn_of_a_seat_takes_its_time_although_nobody_had_a_choice_in_between() -> None:
    """R10.5: it would come at once, unless somebody had a choice."""
    play = playing(3).play
    show = Show(play.setup, 0, play.clock, lambda seat, n: Options(seat, n, ("submit nothing",)))
    placed, awaited = Placed(0, 0, 1, 0), Awaited(0, "submit")
    show.schedule([placed, Passed(1), Passed(2), placed, awaited], 100.0, seat=0, by="bot")
    first, *_, passed, again, asked = show.steps[1:]
    assert (first.at, first.by) == (100.0, "bot")
    assert again.at - passed.at == pytest.approx(passed.at - show.steps[2].at)
    assert again.at > passed.at
    assert (again.by, asked.at) == ("player", again.at)
