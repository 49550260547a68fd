"""What learners see: numbers made of the View and the Memory of a seat, and of nothing else."""

from __future__ import annotations

import sys

import numpy
import numpy.typing
import pytest

from pizzaiolo.engine.counts import bits, members_of, unpack
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import legal
from pizzaiolo.engine.state import DECISIONS, NOBODY, OVER, Situation, State
from pizzaiolo.engine.view import Card, View
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.planes import COLUMNS
from support.cases import Case
from support.engine.listening import Listeners
from support.strategies import FEW_CASES, Walk

Rows = numpy.typing.NDArray[numpy.uint8]


def encoded(encoding: Encoding, state: Situation, seat: int) -> Rows:
    words = blank(encoding.rows)
    encoding.write(state, seat, words, 0)
    return numpy.frombuffer(memoryview(words), numpy.uint8).reshape(-1, COLUMNS)


def plane(encoding: Encoding, rows: Rows, name: str) -> list[list[int]]:
    (found,) = [each for each in encoding.planes if each.name == name]
    shown: list[list[int]] = rows[found.row : found.row + found.rows].tolist()
    return shown


def flat(encoding: Encoding, rows: Rows, name: str) -> list[int]:
    return [number for row in plane(encoding, rows, name) for number in row]


def test_a_row_is_read_from_its_lowest_byte() -> None:
    assert sys.byteorder == "little"


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_the_truth_is_encoded_as_what_the_seat_has_heard(case: Case) -> None:
    """In what a seat has heard all secrets are blank: if the numbers agree, none is in them."""
    table = Listeners(case, Walk(1, 2, 3))
    encoding = Encoding(table.game.setup)
    for game in table.steps():
        state = game.state()
        for memory in table.memories:
            truth = encoded(encoding, state, memory.seat)
            assert isinstance(memory, PerfectMemory)
            heard = encoded(encoding, memory.known_state(), memory.seat)
            assert truth.tolist() == heard.tolist()


def expected_decision(view: View) -> list[int]:
    shown = [int(view.decision == name) for name in DECISIONS]
    return [*shown, int(view.to_act is not None and view.to_act == view.seat)]


def top_of(card: Card | None) -> list[int]:
    kinds = [int(card is not None and card.kind == kind) for kind in range(6)]
    return [
        *kinds,
        int(card is not None and card.double),
        int(card is not None and card.order is not None),
    ]


def order_of(card: Card | None, columns: int) -> list[int]:
    return [int(card is not None and card.order == order) for order in range(columns)]


def members(orders: int, columns: int) -> list[int]:
    return [orders >> order & 1 for order in range(columns)]


def check_table(encoding: Encoding, rows: Rows, view: View) -> None:
    """Read every plane that is not remembered, and compare it with the View."""
    hand = view.hand
    seat = view.seat
    assert hand is not None
    assert seat is not None
    orders = int(encoding.order_rows) * COLUMNS
    doubles = encoding.setup.doubles
    assert plane(encoding, rows, "decision") == [expected_decision(view)]
    choosing = view.to_act == seat and view.decision in ("add", "request")
    assert plane(encoding, rows, "progress") == [
        [
            view.round,
            view.rounds,
            view.supply,
            view.oven,
            view.delivered_pile,
            hand.lacking,
            hand.way + 1 if choosing else 0,
            int(view.over),
        ]
    ]
    assert plane(encoding, rows, "top") == [top_of(view.top)]
    assert flat(encoding, rows, "top order") == order_of(view.top, orders)
    assert flat(encoding, rows, "turned up") == order_of(view.turned_up, orders)
    assert flat(encoding, rows, "hand") == unpack(hand.ingredients, COLUMNS)
    assert flat(encoding, rows, "orders") == members(hand.orders, orders)
    assert flat(encoding, rows, "table") == unpack(view.table, COLUMNS)
    assert flat(encoding, rows, "missing") == unpack(hand.missing, COLUMNS)
    asked = hand.asked or view.request or 0
    assert flat(encoding, rows, "asked") == unpack(asked, COLUMNS)
    assert flat(encoding, rows, "added") == unpack(view.added, COLUMNS)
    if doubles:
        assert flat(encoding, rows, "hand doubles") == unpack(hand.doubles, COLUMNS)
        assert flat(encoding, rows, "table doubles") == unpack(view.table_doubles, COLUMNS)
        assert flat(encoding, rows, "added doubles") == unpack(view.added_doubles, COLUMNS)
    check_seats(encoding, rows, view, seat)


def check_seats(encoding: Encoding, rows: Rows, view: View, seat: int) -> None:
    edition = encoding.setup.edition
    own = edition.own_kind(view.seats[seat].colour)
    told = [int(kind == own) for kind in range(6)]
    options = [int(encoding.setup.doubles), int(encoding.setup.helping)]
    assert flat(encoding, rows, "own kind") == told + options
    shown = plane(encoding, rows, "seats")
    roles = plane(encoding, rows, "roles")
    delivered = flat(encoding, rows, "delivered")
    orders = int(encoding.order_rows) * COLUMNS
    for relative in range(len(view.seats)):
        index = (seat + relative) % len(view.seats)
        each = view.seats[index]
        assert shown[relative] == [
            each.ingredients,
            each.orders,
            each.waiter,
            bits(each.delivered or 0),
            edition.own_kind(each.colour),
            int(view.turn == index),
            int(view.to_act == index),
            int(view.chef == index),
        ]
        top = view.top.owner if view.top is not None else None
        owner = view.turned_up.owner if view.turned_up is not None else None
        marks = [index == view.holder, index == view.helper, index == top, index == owner]
        assert roles[relative] == [*map(int, marks), 0, 0, 0, 0]
        first = relative * orders
        assert delivered[first : first + orders] == members(each.delivered or 0, orders)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_the_planes_say_what_the_view_says(case: Case) -> None:
    table = Listeners(case, Walk(2, 2, 3))
    encoding = Encoding(table.game.setup)
    for game in table.steps():
        state = game.state()
        for seat in range(game.seats):
            check_table(encoding, encoded(encoding, state, seat), game.view(seat))


def check_memory(encoding: Encoding, rows: Rows, state: State, memory: Memory) -> None:
    setup = encoding.setup
    assert flat(encoding, rows, "oven") == unpack(memory.believed_oven(), COLUMNS)
    others = sum(each.value() for index, each in enumerate(state.seats) if index != memory.seat)
    hidden = state.supply + 2 * state.supply_doubles + others
    assert flat(encoding, rows, "unseen") == unpack(hidden, COLUMNS)
    first = state.baked + 1 if state.chef != NOBODY else 0
    layers = plane(encoding, rows, "layers")
    waiting = state.oven[first:]
    submitted = plane(encoding, rows, "submitted")
    per_seat = [0] * setup.seats
    below = state.table + 2 * state.table_doubles if setup.covered and state.chef == NOBODY else 0
    for row, layer in zip(layers, waiting, strict=False):
        relative = (layer.owner - memory.seat) % setup.seats
        assert row[:6] == unpack(layer.placed + 2 * layer.doubles + below, 6)
        below = 0
        assert row[6:] == [relative + 1, layer.order + 1]
        per_seat[relative] |= 1 << layer.order
    assert not any(map(any, layers[len(waiting) :]))
    rows_each = int(encoding.order_rows)
    for relative, orders in enumerate(per_seat):
        found = submitted[relative * rows_each : (relative + 1) * rows_each]
        flags = [number for row in found for number in row]
        assert [order for order, flag in enumerate(flags) if flag] == members_of(orders)
    fresh = state.placed + 2 * state.placed_doubles + below
    assert flat(encoding, rows, "fresh") == unpack(fresh, COLUMNS)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_what_is_remembered_is_what_lies_in_the_oven(case: Case) -> None:
    table = Listeners(case, Walk(3, 2, 3))
    encoding = Encoding(table.game.setup)
    for game in table.steps():
        state = game.state()
        for memory in table.memories:
            check_memory(encoding, encoded(encoding, state, memory.seat), state, memory)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_a_mask_lists_the_legal_actions_of_whoever_decides(case: Case) -> None:
    table = Listeners(case, Walk(4, 2, 3))
    encoding = Encoding(table.game.setup)
    size = int(encoding.setup.actions)
    for game in table.steps():
        state = game.state()
        for seat in range(game.seats):
            words = blank(encoding.mask_words)
            encoding.write_mask(state, seat, words, 0)
            mask = numpy.frombuffer(memoryview(words), numpy.uint8)
            expected = legal(state) if seat == state.actor and state.phase < OVER else []
            assert numpy.flatnonzero(mask[:size]).tolist() == expected
            assert not mask[size:].any()


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_no_number_is_larger_than_its_plane_says(case: Case) -> None:
    table = Listeners(case, Walk(5, 2, 3))
    encoding = Encoding(table.game.setup)
    rows = [plane.rows for plane in encoding.planes]
    assert sum(rows) == encoding.rows
    for game in table.steps():
        state = game.state()
        for seat in range(game.seats):
            numbers = encoded(encoding, state, seat)
            for each in encoding.planes:
                assert numbers[each.row : each.row + each.rows].max() <= each.most, each.name


def test_positions_that_differ_look_different() -> None:
    """The oven's order matters, and is seen by who remembers it."""
    table = Listeners(Case("oven", 3), Walk(6, 2, 3))
    encoding = Encoding(table.game.setup)
    seen = {encoded(encoding, game.state(), 0).tobytes() for game in table.steps()}
    assert len(seen) > 20
