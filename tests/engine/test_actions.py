"""The table of actions: a number and a text for each, and none of them ever changes."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from pizzaiolo.engine.actions import (
    Action,
    ActionTable,
    Add,
    Ask,
    Bake,
    Decline,
    Draw,
    Help,
    Place,
    Refuse,
    Request,
    Send,
    Submit,
    action_table,
)
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.setup import Setup
from support.cases import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)

# Records hold these numbers: a change here breaks every game that was kept.
BASE_TABLE: dict[int, str] = {
    0: "place 1 pineapple",
    6: "place 7 pineapple",
    7: "place 1 pepper",
    34: "place 7 salami",
    35: "place pineapple 1 double",
    41: "place 6 pineapple 1 double",
    42: "place pineapple 2 double",
    104: "place 6 salami 2 double",
    105: "submit nothing",
    106: "submit order 1",
    113: "submit order 8",
    114: "draw supply",
    115: "draw waiter",
    116: "decline",
    117: "bake",
    118: "bake with pineapple",
    123: "bake with pineapple pepper",
    132: "bake with olive salami",
    133: "add pineapple",
    138: "add double pineapple",
    142: "add double salami",
}
PLUS_TABLE: dict[int, str] = {
    0: "place 1 pineapple",
    53: "place 9 shrimp",
    54: "submit nothing",
    69: "submit order 15",
    70: "draw supply",
    71: "draw waiter",
    72: "decline",
    73: "bake",
    79: "bake with shrimp",
    94: "bake with salami shrimp",
    95: "ask",
    116: "ask with salami shrimp",
    117: "request pineapple",
    122: "request shrimp",
    123: "send request",
    124: "add pineapple",
    129: "add shrimp",
    130: "refuse",
    131: "help",
}


@every_edition
def test_numbers_are_the_same_for_ever(edition: Edition) -> None:
    table = action_table(edition)
    golden, size = (PLUS_TABLE, 132) if edition.name == "plus" else (BASE_TABLE, 143)
    assert {number: str(table.actions[number]) for number in golden} == golden
    assert len(table.actions) == size


@every_edition
def test_value_number_and_text_name_the_same_action(edition: Edition) -> None:
    table = action_table(edition)
    for number, action in enumerate(table.actions):
        assert table.number(action) == number
        assert table.parse(str(action)) == action
    assert len({str(action) for action in table.actions}) == len(table.actions)


@every_edition
def test_the_setup_numbers_actions_as_the_table_does(edition: Edition) -> None:
    setup = Setup(edition, 3)
    table = action_table(edition)
    first: dict[int, Action] = {
        setup.submit: Submit(None),
        setup.draw: Draw("supply"),
        setup.decline: Decline(),
        setup.bake: Bake(),
        setup.add: Add("pineapple"),
    }
    if edition.helping:
        first |= {
            setup.ask: Ask(),
            setup.request: Request("pineapple"),
            setup.send: Send(),
            setup.refuse: Refuse(),
            setup.refuse + 1: Help(),
        }
    if edition.doubles:
        first[setup.place_doubles] = Place("pineapple", 0, 1)
        first[setup.add_double] = Add("pineapple", double=True)
    assert {number: table.actions[number] for number in first} == first
    assert len(table.actions) == setup.actions


def test_case_and_spacing_of_a_text_do_not_matter() -> None:
    table = action_table(EDITIONS["plus"])
    assert table.parse("  Place 3\tSALAMI ") == Place("salami", 3)
    assert table.parse("BAKE WITH olive salami") == Bake(("olive", "salami"))


@pytest.mark.parametrize(
    "text",
    ["", "place", "place 0 salami", "place 10 salami", "place 3 anchovy", "place3 salami", "12"],
)
def test_other_texts_name_nothing(text: str) -> None:
    assert action_table(EDITIONS["plus"]).parse(text) is None


@pytest.mark.parametrize(
    "action",
    [
        Place("salami", 8),
        Place("shrimp", 1),
        Place("salami", 0),
        Submit(9),
        Submit(0),
        Draw("oven"),
        Bake(("salami", "olive")),
        Ask(),
        Send(),
        Refuse(),
        Help(),
        Request("salami"),
    ],
    ids=str,
)
def test_what_an_edition_does_not_have_has_no_number(action: Action) -> None:
    assert action_table(EDITIONS["waiter"]).number(action) is None


def test_editions_that_number_alike_share_a_table() -> None:
    assert action_table(EDITIONS["waiter"]) is action_table(EDITIONS["oven"])
    assert action_table(EDITIONS["waiter"]) is not action_table(EDITIONS["plus"])


def test_a_larger_hand_makes_room_for_larger_placements() -> None:
    edition = replace(EDITIONS["waiter"], hand_limit=9)
    assert Place("olive", 9) in ActionTable(edition).actions
    assert Place("olive", 10) not in ActionTable(edition).actions


def test_nobody_places_more_of_a_kind_than_there_are() -> None:
    edition = replace(EDITIONS["waiter"], copies=5)
    assert Place("olive", 5) in ActionTable(edition).actions
    assert Place("olive", 6) not in ActionTable(edition).actions


@every_edition
def test_actions_can_be_copied_and_sent(edition: Edition) -> None:
    """To another process, compiled or not."""
    for action in action_table(edition).actions:
        assert copy.copy(action) == action
        assert pickle.loads(pickle.dumps(action)) == action
