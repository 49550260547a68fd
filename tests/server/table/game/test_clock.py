"""Who is asked, how long they have, and what the table answers for them."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.events import OvenOpened
from pizzaiolo.server.protocol.entries import Acted, Pressed
from pizzaiolo.server.protocol.incoming import Free, Hurry, Prefer
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import Preferences
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.game.announcing import announcement
from pizzaiolo.server.table.game.pauses import BELIEF, TEMPOS
from pizzaiolo.server.table.game.window import Window
from pizzaiolo.server.table.table import Table
from support.server.serving import SPECTATOR, Node, random_step, seated


def windows_of(node: Node, seed: int = 1) -> list[Window]:
    """Play to the end; all questions that there were."""
    chance = Random(seed)
    for _ in range(20_000):
        if node.table.phase == "over":
            break
        random_step(node, chance)
        if node.asked() is None and (due := node.table.next_due()) is not None:
            node.wait_until(due)
            node.tick()
    return [step.window for step in node.play.show.steps if step.window is not None]


# --- The table answers ---


def test_what_one_lets_the_table_press_is_pressed_after_a_pause_like_a_bots() -> None:
    node = seated(2)
    node.command(Prefer("1", press=True), Who(0))
    windows = windows_of(node)
    forced = [each for each in windows if each.seat == 0 and not each.real]
    assert len(forced) > 3
    mean = TEMPOS["normal"].answer
    for window in forced:
        assert window.answers_itself
        assert window.ends is not None
        assert 0.6 * mean - 1e-6 <= window.ends - window.since <= 1.4 * 1.8 * mean + 1e-6
    asked = [each for each in windows if each.seat == 0 and each.real]
    assert asked
    assert not any(window.answers_itself for window in asked)
    presses = [each for each in node.entries if isinstance(each, Pressed) and each.seat == 0]
    assert {entry.by for entry in presses} == {"timeout"}
    assert len(presses) == len(forced)


def test_always_add_what_is_missing() -> None:
    node = seated(2, seed=5)
    node.command(Prefer("1", add=True), Who(0))
    windows = windows_of(node)
    own = [each for each in windows if each.seat == 0 and each.real and each.answers_itself]
    assert own
    for window in own:
        ways = [text for text in window.options.legal if text.startswith("bake")]
        assert window.answer == tuple(ways)
        assert len(ways) == 1, "where there are more, the person is asked"
    added = [each for each in node.entries if isinstance(each, Acted) and each.by == "timeout"]
    assert [entry.actions for entry in added] == [window.answer for window in own]
    forced = [each for each in windows if each.seat == 0 and not each.real]
    assert not any(window.answers_itself for window in forced)


def test_what_one_prefers_is_kept_and_told_to_nobody_else() -> None:
    node = seated(2)
    node.sent.clear()
    node.command(Prefer("1", press=True, add=False), Who(1))
    told = encode(Preferences(press=True, add=False))
    assert told in node.sent[Viewer(1)]
    assert not node.sent[Viewer(0)]
    assert not node.sent[SPECTATOR]
    again = Table.replay(node.entries)
    assert again.snapshot(Viewer(1), node.now).preferences == Preferences(press=True, add=False)
    assert again.snapshot(Viewer(0), node.now).preferences == Preferences(press=False, add=False)
    assert again.snapshot(SPECTATOR, node.now).preferences is None


def test_a_question_that_is_open_is_answered_as_soon_as_one_prefers_that() -> None:
    node, window = at_a_question(real=False)
    assert node.table.next_due() is None
    node.command(Prefer(node.fresh_id(), press=True), Who(window.seat))
    due = node.table.next_due()
    assert due is not None
    told = node.table.n
    node.wait_until(due)
    assert node.table.n > told


def at_a_question(*, real: bool, **settings: object) -> tuple[Node, Window]:
    """A question to a person at a table with three of them."""
    node, chance = seated(3, **settings), Random(1)
    for _ in range(3000):
        node.wait_for_somebody()
        window = node.play.show.window()
        if window is not None and window.real is real:
            return node, window
        random_step(node, chance)
    raise AssertionError("nobody is asked like that")


# --- Alone and in company ---


def test_in_company_everybody_is_asked_and_alone_bots_still_are() -> None:
    forced = [each for each in windows_of(seated(2)) if not each.real]
    assert {window.seat for window in forced} == {0, 1, 2}
    forced = [each for each in windows_of(seated(1)) if not each.real]
    assert {window.seat for window in forced} == {1, 2}
    assert all(window.answers_itself for window in forced)


def test_at_the_pace_instant_nobody_is_asked_without_a_choice() -> None:
    windows = windows_of(seated(2, pace="instant"))
    assert windows
    assert all(window.real for window in windows)


def test_an_empty_seat_answers_like_a_bot() -> None:
    node, window = at_a_question(real=False)
    play = node.play
    node.command(Free(node.fresh_id(), window.seat), Who(window.seat))
    assert window.answers_itself
    told = node.table.n
    node.wait_until(node.table.next_due() or node.now)
    assert node.table.n > told
    assert play.show.steps[-1].window is not window


# --- The belief before the oven is emptied ---


def opening_of(node: Node) -> tuple[float | None, bytes]:
    """How long the oven lies open, and what is said with it."""
    chance = Random(1)
    for _ in range(3000):
        random_step(node, chance)
        show = node.play.show
        for place, step in enumerate(show.steps):
            if isinstance(step.event, OvenOpened) and (step.stands or place + 1 < len(show.steps)):
                said = encode(announcement(node.play, step, place + 1))
                return None if step.stands else show.steps[place + 1].at - step.at, said
    raise AssertionError("the oven is never opened")


@pytest.mark.parametrize(
    ("people", "belief", "pause"),
    [
        (1, False, TEMPOS["normal"].opening),
        (2, False, TEMPOS["normal"].opening),
        (2, True, BELIEF),
        (1, True, None),
    ],
)
def test_how_long_the_oven_lies_open(people: int, belief: bool, pause: float | None) -> None:
    opening, said = opening_of(seated(people, belief=belief))
    assert opening == (None if pause is None else pytest.approx(pause))
    assert (b'"until"' in said) is (people > 1)


def test_alone_the_oven_lies_open_until_one_goes_on() -> None:
    node = seated(1, belief=True)
    opening_of(node)
    node.wait_for_somebody()
    told = node.table.n
    assert node.table.next_due() is None
    node.now += 3600
    node.tick()
    assert node.table.n == told
    again = Table.replay(node.entries)
    again.released(node.now)
    assert (again.n, again.next_due()) == (told, None)
    node.command(Hurry("on"), Who(0))
    assert node.table.n == told + 1
