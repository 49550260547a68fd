"""Counts, bit sets and stacks against plain lists and sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.engine.counts import (
    EACH,
    MOST_CARDS,
    MOST_KINDS,
    before,
    bits,
    cards_of,
    count,
    kind_at,
    kinds_of,
    lowest,
    members_of,
    nth,
    one,
    pack,
    pop,
    push,
    push_under,
    shortage,
    some,
    stacked,
    top,
    total,
    unpack,
)

KINDS = range(MOST_KINDS)

lanes = st.lists(st.integers(0, MOST_CARDS), min_size=MOST_KINDS, max_size=MOST_KINDS)
"""As many of every kind as a Counts can hold."""

hands = st.lists(st.integers(0, 20), min_size=MOST_KINDS, max_size=MOST_KINDS)
"""No more than 127 cards in all, as in every game."""

sets = st.sets(st.integers(0, 60))


def bit_set(members: set[int]) -> int:
    return sum(2**member for member in members)


@given(lanes)
def test_what_is_packed_can_be_unpacked(numbers: list[int]) -> None:
    counts = pack(numbers)
    assert unpack(counts, MOST_KINDS) == numbers
    assert [count(counts, kind) for kind in KINDS] == numbers
    assert unpack(counts, 2) == numbers[:2]


@given(st.integers(0, MOST_CARDS), st.sampled_from(KINDS))
def test_some_is_so_many_of_one_kind(number: int, kind: int) -> None:
    assert unpack(some(number, kind), MOST_KINDS) == [number * (k == kind) for k in KINDS]


def test_each_is_one_of_every_kind() -> None:
    assert unpack(EACH, MOST_KINDS) == [1] * MOST_KINDS


@given(hands, hands)
def test_adding_adds_all_kinds_at_once(first: list[int], second: list[int]) -> None:
    sums = [a + b for a, b in zip(first, second, strict=True)]
    assert unpack(pack(first) + pack(second), MOST_KINDS) == sums


@given(st.lists(st.integers(0, 42), min_size=MOST_KINDS, max_size=MOST_KINDS))
def test_the_total_is_the_sum(numbers: list[int]) -> None:
    assert total(pack(numbers)) == sum(numbers)


@given(lanes, lanes)
def test_a_shortage_is_what_is_needed_and_not_there(need: list[int], have: list[int]) -> None:
    missing = [max(n - h, 0) for n, h in zip(need, have, strict=True)]
    assert unpack(shortage(pack(need), pack(have)), MOST_KINDS) == missing


@given(lanes)
def test_what_is_there_covers_itself_and_nothing_more(numbers: list[int]) -> None:
    counts = pack(numbers)
    assert shortage(counts, counts) == 0
    for kind in KINDS:
        if numbers[kind] < MOST_CARDS:
            assert shortage(counts + some(1, kind), counts) == some(1, kind)


@given(lanes)
def test_the_kinds_are_those_with_a_card(numbers: list[int]) -> None:
    there = {kind for kind in KINDS if numbers[kind]}
    assert kinds_of(pack(numbers)) == bit_set(there)


@given(hands)
def test_cards_can_be_counted_off_kind_by_kind(numbers: list[int]) -> None:
    counts = pack(numbers)
    cards = [kind for kind in KINDS for _ in range(numbers[kind])]
    assert [kind_at(counts, index) for index in range(len(cards))] == cards
    for kind in KINDS:
        assert before(counts, kind) == sum(numbers[:kind])


@given(sets)
def test_a_bit_set_holds_its_members(members: set[int]) -> None:
    packed = bit_set(members)
    in_order = sorted(members)
    assert bits(packed) == len(members)
    assert members_of(packed) == in_order
    assert [nth(packed, n) for n in range(len(members))] == in_order
    assert sum(one(member) for member in members) == packed
    if members:
        assert lowest(packed) == min(members)


@pytest.mark.parametrize("member", range(61))
def test_one_is_never_cut_to_32_bits(member: int) -> None:
    assert one(member) == 2**member
    assert members_of(one(member)) == [member]


stacks = st.lists(st.integers(0, 14), max_size=14)


@given(stacks, st.integers(0, 14))
def test_a_stack_is_a_list_of_cards_with_the_top_first(cards: list[int], card: int) -> None:
    stack = stacked(cards)
    assert cards_of(stack) == cards
    assert cards_of(push(stack, card)) == [card, *cards]
    assert cards_of(push_under(stack, len(cards), card)) == [*cards, card]
    assert (top(push(stack, card)), pop(push(stack, card))) == (card, stack)
