"""Dealers: shuffles that anyone can compute, decks that are written down, and one law of chance."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.engine.counts import unpack
from pizzaiolo.engine.dealer import (
    Dealer,
    DealError,
    LazyDealer,
    Rng,
    SeededDealer,
    SeededShuffle,
    StackDealer,
    ToldDealer,
    UntoldError,
    WrittenDealer,
    supply_cards,
)
from pizzaiolo.engine.rules import deal, delivered, legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA, NOBODY, OVER, State
from support.cases import CASES, EDITIONS, Case
from support.strategies import THOROUGH

# The shuffle, written a second time from its description


def stream(seed: str, label: str, numbers: int) -> list[int]:
    """The first numbers of 32 bits of a label's stream."""
    data = b""
    block = 0
    while len(data) < 4 * numbers:
        data += sha256("\n".join(["pizzaiolo 1", seed, label, str(block)]).encode()).digest()
        block += 1
    return [int.from_bytes(data[4 * n : 4 * n + 4], "big") for n in range(numbers)]


def shuffle_as_described(cards: list[int], seed: str, label: str) -> list[int]:
    numbers = iter(stream(seed, label, 4 * len(cards) + 8))
    cards = cards[:]
    for place in reversed(range(1, len(cards))):
        size = place + 1
        number = next(n for n in numbers if n < 2**32 // size * size)
        cards[place], cards[number % size] = cards[number % size], cards[place]
    return cards


@given(st.text(st.characters(codec="utf-8")), st.text("abc 0123"), st.lists(st.integers(0, 15)))
def test_anyone_can_compute_a_shuffle(seed: str, label: str, cards: list[int]) -> None:
    assert SeededShuffle(seed, label).shuffled(cards) == shuffle_as_described(cards, seed, label)


def test_a_shuffle_never_changes() -> None:
    # Every record that names a seed hangs on this.
    shuffled = SeededShuffle("pizza", "supply 0").shuffled(list(range(10)))
    assert shuffled == [9, 3, 7, 2, 6, 8, 4, 5, 1, 0]


def test_a_number_that_would_favour_some_is_passed_over() -> None:
    # Of the 2**32 numbers, those from 3 * 2**30 on are too many for a fair choice among 3 * 2**30.
    size = 3 * 2**30
    numbers = stream("", "below", 400)
    shuffle = SeededShuffle("", "below")
    assert [shuffle.below(size) for _ in range(200)] == [n for n in numbers if n < size][:200]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seeded_dealer_shuffles_by_label(case: Case) -> None:
    dealer = SeededDealer("basil")
    setup = case.setup()
    deal(setup, dealer)
    for number, supply in enumerate(dealer.supplies):
        assert supply == shuffle_as_described(sorted(supply), "basil", f"supply {number}")
    orders = list(range(setup.orders))
    assert dealer.waiters == [
        shuffle_as_described(orders, "basil", f"waiter {seat}") for seat in range(case.seats)
    ]


# The cards of a supply


def test_the_cards_of_a_supply_are_listed_in_rising_order() -> None:
    state = State(Setup(EDITIONS["original"], 2, doubles=True))
    state.supply = 2 + 256
    state.supply_doubles = 1
    state.card_in_supply = 1
    assert supply_cards(state) == [0, 0, 1, MAMMA_MIA, DOUBLE]


# Written deals


def written(case: Case, seed: str = "oregano") -> tuple[list[list[int]], list[list[int]]]:
    dealer = SeededDealer(seed)
    deal(case.setup(), dealer)
    return dealer.supplies, dealer.waiters


def test_a_written_deal_is_dealt_as_it_is_written() -> None:
    case = Case("homoludicus", 3, doubles=True)
    supplies, waiters = written(case)
    dealer = WrittenDealer(supplies, waiters)
    state = deal(case.setup(), dealer)
    assert state.facts() == deal(case.setup(), SeededDealer("oregano")).facts()
    assert (dealer.supplies, dealer.waiters) == (supplies, waiters)


def test_dealing_does_not_wear_out_what_is_written() -> None:
    case = Case("waiter", 2)
    supplies, waiters = written(case)
    kept = ([supply[:] for supply in supplies], [waiter[:] for waiter in waiters])
    deal(case.setup(), WrittenDealer(supplies, waiters))
    assert (supplies, waiters) == kept


def refuse(case: Case, supplies: list[list[int]], waiters: list[list[int]]) -> str:
    with pytest.raises(DealError) as refusal:
        deal(case.setup(), WrittenDealer(supplies, waiters))
    return str(refusal.value)


def test_a_written_deal_that_cannot_be_is_refused() -> None:
    case = Case("homoludicus", 2)
    supplies, waiters = written(case)
    other = "holds other cards than it should"
    assert refuse(case, [], waiters) == "shuffle 1 of the supply is not written down"
    assert refuse(case, supplies[:1], waiters) == "shuffle 2 of the supply is not written down"
    assert (
        refuse(case, [supplies[0][1:], supplies[1]], waiters) == f"shuffle 1 of the supply {other}"
    )
    assert refuse(case, [supplies[0], supplies[0]], waiters) == f"shuffle 2 of the supply {other}"
    assert refuse(case, supplies, waiters[:1]) == "the waiter of seat 1 is not written down"
    twice = [waiters[0], [0, *waiters[1][1:-1], 0]]
    assert refuse(case, supplies, twice) == "the waiter of seat 1 does not hold each order once"
    assert refuse(case, supplies, [[], waiters[1]]) == (
        "the waiter of seat 0 does not hold each order once"
    )


# Chance in other hands


def told_deal(case: Case, rng: Rng) -> tuple[State, list[int]]:
    """A deal by a dealer who is told whatever it asks for, and what that was."""
    told: list[int] = []
    while True:
        dealer = ToldDealer(told)
        try:
            return deal(case.setup(), dealer), told
        except UntoldError:
            sorts = [card for card, number in dealer.chances for _ in range(number)]
            told.append(sorts[rng.below(len(sorts))])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_dealer_is_told_is_dealt(case: Case) -> None:
    seeded = SeededDealer("rosemary")
    truth = deal(case.setup(), seeded)
    cards = case.seats * int(truth.setup.opening_hand) + (truth.holder != NOBODY)
    told = [*seeded.supplies[0][:cards], *(o for waiter in seeded.waiters for o in waiter[:-1])]
    dealer = ToldDealer(told)
    assert deal(case.setup(), dealer).facts() == truth.facts()
    assert dealer.dealt == len(told)


@pytest.mark.many_games
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_dealer_asks_until_all_is_told(case: Case) -> None:
    state, told = told_deal(case, Rng(3))
    taken = Counter(told[: len(told) - case.seats * (int(state.setup.orders) - 1)])
    for index in range(case.seats):
        hand = state.seats[index]
        taken -= Counter(dict(enumerate(unpack(hand.hand, state.setup.kinds))))
        doubles = unpack(hand.doubles, state.setup.kinds)
        taken -= Counter({kind + DOUBLE: number for kind, number in enumerate(doubles)})
        assert hand.waiting == state.setup.orders - 1
    assert set(taken) <= {MAMMA_MIA}


def test_a_dealer_says_what_the_next_card_can_be() -> None:
    state = State(Setup(EDITIONS["original"], 2, doubles=True))
    state.supply = 2 + 256
    state.supply_doubles = 1
    state.card_in_supply = 1
    dealer = ToldDealer([1])
    assert dealer.next_card(state) == 1
    with pytest.raises(UntoldError):
        dealer.next_card(state)
    assert dealer.chances == [(0, 2), (1, 1), (MAMMA_MIA, 1), (DOUBLE, 1)]
    assert not dealer.orders


def test_a_dealer_says_what_the_next_order_can_be() -> None:
    dealer = ToldDealer([2, 0])
    with pytest.raises(UntoldError):
        dealer.waiter(State(Setup(EDITIONS["waiter"], 2)), 0)
    assert dealer.chances == [(order, 1) for order in (1, 3, 4, 5, 6, 7)]
    assert dealer.orders


def test_a_supply_of_one_kind_is_told_like_any_other() -> None:
    """How many cards are told is no secret: it must not depend on what the cards are."""
    state = State(Setup(EDITIONS["waiter"], 2))
    state.supply = 2 << 8
    dealer = ToldDealer([])
    with pytest.raises(UntoldError):
        dealer.next_card(state)
    assert dealer.chances == [(1, 2)]
    assert ToldDealer([1]).next_card(state) == 1


# Copies


@pytest.mark.parametrize("kind", ["seeded", "written"])
def test_a_copied_dealer_goes_on_with_the_same_cards(kind: str) -> None:
    case = Case("waiter", 2)
    dealer: StackDealer = SeededDealer("thyme")
    if kind == "written":
        dealer = WrittenDealer(*written(case, "thyme"))
    state = deal(case.setup(), dealer)
    twin = dealer.copy()
    left = dealer.stack[:]
    drawn = [dealer.next_card(state) for _ in range(5)]
    assert drawn == left[::-1][:5]
    assert [twin.next_card(state) for _ in range(5)] == drawn
    assert (twin.supplies, twin.waiters) == (dealer.supplies, dealer.waiters)


def test_copies_of_a_seeded_dealer_shuffle_the_next_supply_alike() -> None:
    case = Case("waiter", 2)
    dealer = SeededDealer("thyme")
    state = deal(case.setup(), dealer)
    twin = dealer.copy()
    for each in (dealer, twin):
        each.shuffle_supply(state)
    assert twin.stack == dealer.stack
    assert len(dealer.supplies) == 2


def test_a_dealer_of_no_sort_deals_nothing() -> None:
    state = State(Case("waiter", 2).setup())
    for ask in (
        lambda: Dealer().shuffle_supply(state),
        lambda: Dealer().next_card(state),
        lambda: Dealer().waiter(state, 0),
        lambda: StackDealer().shuffled_supply([]),
        lambda: StackDealer().shuffled_waiter([]),
        lambda: StackDealer().twin(),
    ):
        with pytest.raises(NotImplementedError):
            ask()


# Chance


@given(st.integers(-(2**31), 2**31), st.integers(1, 2**31))
def test_a_random_number_is_below_its_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 3, 7, 60])
@pytest.mark.parametrize("seed", [0, 1, 2**30 - 1])
def test_random_numbers_are_about_equally_frequent(bound: int, seed: int) -> None:
    rng = Rng(seed)
    each = 400
    found = Counter(rng.below(bound) for _ in range(each * bound))
    assert chi_square(found, dict.fromkeys(range(bound), float(each))) < far(bound)


def test_neighbouring_seeds_go_different_ways() -> None:
    starts = {tuple(rng.below(1000) for _ in range(4)) for rng in map(Rng, range(500))}
    assert len(starts) == 500


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, second = Rng(5), Rng(5)
    numbers = [first.below(2**31) for _ in range(100)]
    assert [second.below(2**31) for _ in range(100)] == numbers


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[key] - often) ** 2 / often for key, often in expected.items())


def far(outcomes: int) -> float:
    """A chi-square that chance alone passes about once in a million tries."""
    freedom = outcomes - 1
    return float(freedom + 5 * (2 * freedom) ** 0.5 + 12)


LAWS = [Case("original", 3, doubles=True), Case("homoludicus", 2), Case("plus", 4)]


@pytest.mark.many_games
@pytest.mark.parametrize("case", LAWS, ids=str)
def test_lazy_draws_follow_the_law_of_a_shuffled_stack(case: Case) -> None:
    """The 1st and the 12th card off the supply, and the top and the third order of a waiter."""
    setup = case.setup()
    rng = Rng(11)
    found: dict[str, list[Counter[int]]] = {"stack": [], "lazy": []}
    games = 1500
    for sort, counters in found.items():
        counters += [Counter(), Counter(), Counter(), Counter()]
        for game in range(games):
            dealer = SeededDealer(f"law {game}") if sort == "stack" else LazyDealer(rng)
            state = State(setup)
            state.supply = sum(7 << 8 * kind for kind in range(setup.kinds))
            state.supply_doubles = sum(2 << 8 * kind for kind in range(setup.kinds))
            state.supply_doubles *= setup.doubles
            state.card_in_supply = setup.edition.mamma_mia != "none"
            cards = supply_cards(state)
            waiter = dealer.waiter(state, 0)
            dealer.shuffle_supply(state)
            for draw in range(12):
                card = draw_card(state, dealer)
                if draw in (0, 11):
                    counters[draw == 11][card] += 1
            counters[2][waiter & 15] += 1
            counters[3][waiter >> 8 & 15] += 1
    often = Counter(cards)
    expected = {card: games * often[card] / len(cards) for card in often}
    orders = dict.fromkeys(range(1, setup.orders + 1), games / setup.orders)
    for first, twelfth, top, third in found.values():
        assert chi_square(first, expected) < far(len(expected))
        assert chi_square(twelfth, expected) < far(len(expected))
        assert chi_square(top, orders) < far(len(orders))
        assert chi_square(third, orders) < far(len(orders))


def draw_card(state: State, dealer: Dealer) -> int:
    """Take a card off the supply as the rules do."""
    card = dealer.next_card(state)
    if card == MAMMA_MIA:
        state.card_in_supply = 0
    elif card >= DOUBLE:
        state.supply_doubles -= 1 << 8 * (card - DOUBLE)
    else:
        state.supply -= 1 << 8 * card
    return card


@pytest.mark.many_games
@pytest.mark.parametrize("case", [Case("waiter", 2), Case("homoludicus", 2, doubles=True)], ids=str)
def test_whole_games_go_alike_with_either_dealer(case: Case) -> None:
    """The mean number of decisions and of delivered orders, within five standard errors."""
    games = 250 if THOROUGH else 60
    chance = Rng(3)
    samples: list[list[tuple[int, int]]] = []
    for lazy in (False, True):
        sample = []
        for game in range(games):
            dealer = LazyDealer(chance) if lazy else SeededDealer(f"means {game}")
            state = deal(case.setup(), dealer)
            decisions = 0
            while state.phase != OVER:
                options = legal(state)
                step(state, options[chance.below(len(options))], dealer)
                decisions += 1
            orders = sum(delivered(state, seat) for seat in range(case.seats))
            sample.append((decisions, orders))
        samples.append(sample)
    for figure in range(2):
        means, errors = [], []
        for sample in samples:
            numbers = [float(each[figure]) for each in sample]
            mean = sum(numbers) / games
            means.append(mean)
            errors.append(sum((number - mean) ** 2 for number in numbers) / games**2)
        assert abs(means[0] - means[1]) < 5 * sum(errors) ** 0.5


def test_a_lazy_dealer_draws_only_what_is_there() -> None:
    setup = Case("original", 2, doubles=True).setup()
    for seed in range(200):
        state = State(setup)
        state.supply, state.supply_doubles, state.card_in_supply = 2 << 16, 1 << 32, 1
        dealer = LazyDealer(Rng(seed))
        assert sorted(draw_card(state, dealer) for _ in range(4)) == [2, 2, MAMMA_MIA, 4 + DOUBLE]
        assert unpack(state.supply, 5) + unpack(state.supply_doubles, 5) == [0] * 10
