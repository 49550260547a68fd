"""State: stacks and hands, and copies that lack nothing and share nothing."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.engine.counts import pack, stacked
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.rules import deal, legal_at, step
from pizzaiolo.engine.state import OVER, Layer, Seat, State
from support.cases import CASES, Case

ORDERS = list(range(15))

stacks = st.permutations(ORDERS).flatmap(lambda cards: st.integers(0, 15).map(lambda n: cards[:n]))


def seat_with(waiter: list[int]) -> Seat:
    seat = Seat()
    for order in waiter:
        seat.take_back(order)
    return seat


@given(stacks)
def test_orders_go_under_the_waiter_and_come_off_the_top(cards: list[int]) -> None:
    seat = seat_with(cards)
    assert seat.waiter == stacked(cards)
    assert seat.waiting == len(cards)
    assert [seat.take_top() for _ in cards] == cards
    assert (seat.waiter, seat.waiting) == (0, 0)


@given(stacks, st.integers(0, 20))
def test_orders_are_drawn_as_far_as_they_reach(cards: list[int], number: int) -> None:
    seat = seat_with(cards)
    drawn = seat.draw_orders(number)
    assert drawn == seat.orders == sum(2**order for order in cards[:number])
    assert seat.waiter == stacked(cards[number:])
    assert seat.waiting == len(cards[number:])


def test_drawing_keeps_the_orders_in_hand() -> None:
    seat = seat_with([4, 2])
    seat.orders = 1
    assert seat.draw_orders(1) == 1 << 4
    assert seat.orders == 1 | 1 << 4


def test_r92_a_double_is_one_card_and_worth_two() -> None:
    seat = Seat()
    seat.hand = pack([2, 0, 1])
    seat.doubles = pack([1, 2])
    seat.orders = 0b101
    assert seat.ingredients() == 6
    assert seat.cards() == 8
    assert seat.value() == pack([4, 4, 1])


def test_the_supply_is_as_high_as_its_cards() -> None:
    state = State(Case("original", 2, doubles=True).setup())
    assert state.supply_height() == 0
    state.supply = pack([3, 0, 1])
    state.supply_doubles = pack([0, 2])
    state.card_in_supply = 1
    assert state.supply_height() == 7


def numbers_of(owner: type) -> list[str]:
    """The attributes that hold numbers, however the class was made."""
    others = {"setup", "seats", "oven", "seat"}
    return [
        name
        for name, _ in inspect.getmembers(owner, inspect.isdatadescriptor)
        if not name.startswith("_") and name not in others
    ]


def flat(facts: object) -> list[object]:
    return [x for part in facts for x in flat(part)] if isinstance(facts, tuple) else [facts]


def test_facts_and_copies_leave_nothing_out() -> None:
    state = State(Case("waiter", 2).setup())
    state.seats = [Seat(), Seat()]
    state.oven = [Layer(101, 102, 103, 104)]
    expected: list[object] = [101, 102, 103, 104]
    owners: list[State | Seat] = [state, *state.seats]
    for owner in owners:
        for name in numbers_of(type(owner)):
            # Whose decision it is must be somebody, or there is no seat to decide.
            value = 1 if name == "actor" else 1000 + len(expected)
            setattr(owner, name, value)
            expected.append(value)
    assert len(expected) > 40
    assert sorted(map(str, flat(state.facts()))) == sorted(map(str, expected))
    twin = state.copy()
    assert twin.setup is state.setup
    assert twin.seat is twin.seats[1]
    assert twin.facts() == state.facts()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_seat_of_a_state_is_that_of_the_one_to_act(case: Case) -> None:
    rng = Rng(2)
    dealer = LazyDealer(rng)
    state = deal(case.setup(), dealer)
    while state.phase != OVER:
        assert state.seat is state.seats[state.actor]
        step(state, legal_at(state, rng.below(state.options)), dealer)


@pytest.mark.parametrize("which", ["original", "copy"])
def test_a_copy_shares_nothing_that_changes(which: str) -> None:
    state = State(Case("waiter", 2).setup())
    state.seats = [seat_with([1, 2]), Seat()]
    state.oven = [Layer(1, 0, 1, 3)]
    twin = state.copy()
    facts = state.facts()
    changed, kept = (state, twin) if which == "original" else (twin, state)
    changed.seats[0].take_top()
    changed.seats[1].hand = 5
    changed.oven.append(Layer(2, 0, 0, 0))
    changed.supply = 9
    assert kept.facts() == facts
    assert changed.facts() != facts


LONG_CHAIN = """
from pizzaiolo import new_game

class Link:
    def __init__(self, before, state):
        self.before, self.state = before, state

game, chain = new_game("plus", 6, seed=1), None
for _ in range(3000):
    chain = Link(chain, game.state())
del chain
"""


def test_whoever_holds_every_position_of_a_game_can_let_it_go() -> None:
    """Deep structures are where compiled classes have corrupted memory; Python looks for that."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", LONG_CHAIN], env=environment, check=True)
