"""A bot is asked in time, answers in its time, and gets nothing that is not for its seat."""

from __future__ import annotations

from random import Random

from pizzaiolo.server.protocol.entries import Acted, Config, Planned
from pizzaiolo.server.protocol.incoming import Plan
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.game.clock import BOT_TIME
from support.server.serving import Node, random_step


def asked_while_the_oven_is_emptied(seed: int = 2) -> tuple[Node, BotTurn]:
    """A table of two people and a bot, as soon as the bot has a choice about an order."""
    config = Config(edition="oven", seats=3, start=0, bots=("greedy",), start_when_full=False)
    node = Node(config, seed)
    node.join(0)
    node.join(1)
    node.start()
    chance = Random(seed)
    for _ in range(3000):
        turn = node.table.bot_to_move()
        if turn is not None and turn.plan is not None:
            return node, turn
        show = node.play.show
        if not show.caught_up:
            node.now = max(node.now, show.steps[show.told].at)
            node.tick()
            continue
        random_step(node, chance)
    raise AssertionError("the bot never has a choice")


def test_it_thinks_while_the_cards_before_its_order_are_shown() -> None:
    node, turn = asked_while_the_oven_is_emptied()
    show = node.play.show
    assert not show.caught_up, "its order is not turned up yet"
    assert turn.n == show.newest > node.table.n
    assert turn.gives > show.last
    left = turn.left(node.now)
    assert left is not None
    assert left == 4 * (turn.gives - node.now)


def test_its_answer_is_kept_until_its_pause_is_over() -> None:
    node, turn = asked_while_the_oven_is_emptied()
    before = node.table.n
    answer = node.command(turn.command("1", turn.legal[0]), Who(turn.seat, by="bot"))
    assert isinstance(answer, Planned)
    assert node.table.n == before
    assert node.table.bot_to_move() is None
    node.wait_until(turn.gives - 0.001)
    assert node.table.n == turn.n
    node.wait_until(turn.gives)
    entry = next(entry for entry in reversed(node.entries) if isinstance(entry, Acted))
    assert (entry.seat, entry.by, entry.at) == (turn.seat, "bot", turn.gives)
    assert node.table.n > turn.n


def test_a_bot_that_is_late_is_waited_for_but_not_for_ever() -> None:
    node, turn = asked_while_the_oven_is_emptied()
    node.wait_until(turn.gives + 1)
    assert node.table.n == turn.n
    answer = node.command(turn.command("1", turn.legal[0]), Who(turn.seat, by="bot"))
    assert isinstance(answer, Acted), "at once: its pause is over"
    node, turn = asked_while_the_oven_is_emptied()
    shown = node.play.show.last
    node.wait_until(shown + BOT_TIME)
    entry = next(entry for entry in reversed(node.entries) if isinstance(entry, Acted))
    assert (entry.seat, entry.by, entry.at) == (turn.seat, "timeout", shown + BOT_TIME)


def test_a_person_cannot_answer_before_the_order_is_turned_up() -> None:
    node, turn = asked_while_the_oven_is_emptied()
    refused = node.command(Plan("1", turn.n, ("decline",)), Who(0))
    assert isinstance(refused, Refused)
    assert refused.code == "stale"


def test_it_hears_what_its_seat_hears() -> None:
    _, turn = asked_while_the_oven_is_emptied()
    assert {event.audience for event in turn.heard} == {None, turn.seat}
    assert turn.view.seat == turn.seat
