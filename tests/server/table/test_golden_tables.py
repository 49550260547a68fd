"""Tables written by earlier versions go on: their entries are read again, for ever.

The files in tests/tables were written once and stay as they are; a table of a later version is a
new file (`pytest --update` writes those that are missing). One entry to a line, then what everybody
saw at that moment.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pizzaiolo.engine.events import Baked, Returned, RoundEnded
from pizzaiolo.records.verify import BAD, verify
from pizzaiolo.server.protocol.entries import (
    CLOCK,
    Acted,
    ClockRenewed,
    Config,
    Entry,
    Planned,
    entry_from_json,
    entry_to_json,
)
from pizzaiolo.server.protocol.incoming import Plan, Rematch
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.finished_games import finished_records
from pizzaiolo.server.table.table import Table
from support.places import GOLDEN
from support.server.serving import HOST, SPECTATOR, Node, play_to_the_end, random_step

TABLES = GOLDEN / "tables"

MOMENTS: dict[str, tuple[Config, int]] = {
    "oven-3-in-a-round": (Config(edition="oven", seats=3, time=30, bank=60), 40),
    "plus-4-baking": (Config(edition="plus", seats=4, pace="fast", level="rail"), 0),
    "homoludicus-2-doubles-rematch": (Config(edition="homoludicus", seats=2, doubles=True), 0),
    "waiter-3-question": (
        Config(edition="waiter", seats=3, doubles=True, time=30, bank=20, belief=True),
        0,
    ),
    "oven-2-round-ends": (Config(edition="oven", seats=2), 0),
    "oven-3-first-oven-with-bots": (Config(edition="oven", seats=3, bots=("greedy",)), 0),
    "original-5-with-bots": (Config(edition="original", seats=5, bots=("greedy", "random")), 60),
}
"""How the tables came about: what was agreed on, and how many steps were played."""


def views(table: Table, now: float) -> dict[str, msgspec.Raw]:
    """What everybody sees of the game, without the frame that later versions may add to."""
    viewers = [SPECTATOR, *map(Viewer, range(len(table.seating.chairs)))]
    seen = [table._seen_by(viewer, now).view for viewer in viewers]
    return {
        str(viewer.seat): msgspec.Raw(msgspec.json.encode(view))
        for viewer, view in zip(viewers, seen, strict=True)
    }


def write(name: str) -> None:
    config, steps = MOMENTS[name]
    node = Node(config, name)
    people = range(config.seats if "bots" not in name else 2)
    for seat in people:
        node.join(seat)
    if "bots" in name:
        node.start()
    chance = Random(name)
    if "rematch" in name:
        play_to_the_end(node, chance)
        node.command(Rematch("again"), HOST)
        node.start()
    for _ in range(steps):
        random_step(node, chance)
    while "question" in name and not _asked_without_choice(node):
        random_step(node, chance)
    for part, come in (("round-ends", _round_ends), ("first-oven", _bots_order_stands)):
        while part in name and not come(node):
            due = node.table.next_due()
            if node.asked() is None and due is not None:
                node.wait_until(due)
            else:
                random_step(node, chance)
    lines = [entry_to_json(entry) for entry in node.entries]
    shown = {"now": node.now, "n": node.table.n, "views": views(node.table, node.now)}
    TABLES.mkdir(exist_ok=True)
    (TABLES / f"{name}.jsonl").write_bytes(b"\n".join([*lines, msgspec.json.encode(shown)]) + b"\n")


def _asked_without_choice(node: Node) -> bool:
    play = node.table.course.play
    window = None if play is None else play.show.window()
    return window is not None and not window.real


def _round_ends(node: Node) -> bool:
    """Whether the end of a round stands: it does only since clock 3."""
    show = node.play.show
    return isinstance(show.steps[show.told - 1].event, RoundEnded)


def _bots_order_stands(node: Node) -> bool:
    """Whether what became of a bot's order stands: it does only since clock 4."""
    show = node.play.show
    event = show.steps[show.told - 1].event
    return isinstance(event, Baked | Returned) and not node.play.clock.plays(event.seat)


@pytest.mark.parametrize(
    "name", sorted({*MOMENTS, *(path.stem for path in TABLES.glob("*.jsonl"))})
)
def test_a_table_of_an_earlier_version_goes_on(name: str, request: pytest.FixtureRequest) -> None:
    path = TABLES / f"{name}.jsonl"
    if request.config.getoption("--update") and not path.exists():
        write(name)
    *lines, last = path.read_bytes().splitlines()
    entries: list[Entry] = [entry_from_json(line) for line in lines]
    shown = msgspec.json.decode(last)
    table = Table.replay(entries)
    table.released(shown["now"])
    assert table.n == shown["n"]
    assert msgspec.json.decode(msgspec.json.encode(views(table, shown["now"]))) == shown["views"]
    for record in finished_records(entries):
        assert BAD not in {finding.mark for finding in verify(record)}
    node = Node(Config(), name)
    node.entries, node.table, node.now = entries, table, shown["now"]
    node._ids = 1_000_000
    for seat in range(len(table.seating.chairs)):
        question = table.snapshot(Viewer(seat), node.now).question
        if question is not None:
            node.questions[seat] = question
    play_to_the_end(node, Random(name))
    assert table.phase == "over"
    assert encode(table.info())


def test_a_game_goes_on_in_the_middle_of_a_question_and_from_then_on_questions_wait() -> None:
    """It was dealt when questions ended by themselves, and its server is replaced by this one."""
    *lines, last = (TABLES / "plus-4-baking.jsonl").read_bytes().splitlines()
    node = Node(Config(), 0)
    node.entries = [entry_from_json(line) for line in lines]
    planned = node.entries[-1]
    assert isinstance(planned, Planned)
    for silent in (False, True):
        # With what was planned, and without it.
        node.entries = node.entries[: len(lines) - silent]
        node.table = Table.replay(node.entries)
        node.now = msgspec.json.decode(last)["now"]
        told = msgspec.json.decode(last)["n"]
        node.table.released(node.now)
        node.tick()
        assert node.entries[len(lines) - silent] == ClockRenewed(CLOCK, at=node.now)
        if silent:
            assert node.asked() == planned.seat
            assert node.table.next_due() is None
            node.now += 3600
            node.tick()
            assert node.table.n == told
            node.command(Plan("again", told, planned.actions), Who(planned.seat))
        answer = next(entry for entry in node.entries[len(lines) :] if isinstance(entry, Acted))
        assert (answer.seat, answer.actions) == (planned.seat, planned.actions)
        assert answer.at == node.now
        assert node.table.n > told
        again = Table.replay(node.entries)
        again.released(node.now)
        assert (again.n, again.next_due()) == (node.table.n, node.table.next_due())
