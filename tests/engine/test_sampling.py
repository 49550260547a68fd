"""Sampling: a sampled State is one that may be true, and each as likely as it is."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given

from pizzaiolo import new_game
from pizzaiolo.engine.counts import bits, members_of, shortage, some, total
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Drew,
    Helped,
    Placed,
    Received,
    Returned,
    Rewarded,
    Submitted,
)
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import HELP, NOBODY, State
from support.cases import CASES, Case
from support.engine.listening import (
    Listeners,
    cards,
    check_ends,
    check_sample,
    rest_of_request,
    tell,
    waiter,
)
from support.strategies import SOME_CASES, Walk, examples, walks

every_case = pytest.mark.parametrize("case", SOME_CASES, ids=str)


def public(state: State) -> dict[str, object]:
    """Every field of a State that everybody knows who was there from the deal on."""
    return {
        "oven": [(y.placed, y.doubles, y.owner, y.order) for y in state.oven],
        "placed": (state.placed, state.placed_doubles, state.top, state.baked),
        "table": (state.table, state.table_doubles, state.used, state.used_doubles),
        "card": (state.card_in_supply, state.holder),
        "turn": (state.round, state.starter, state.turn, state.chef, state.still, state.moved),
        "decision": (state.phase, state.actor, state.seat is state.seats[state.actor]),
        "paying": (state.way, state.missing, state.lacking, state.asked, state.helper),
        "added": (state.added, state.added_doubles),
        "seats": [
            (seat.ingredients(), bits(seat.orders), seat.waiting, bits(seat.delivered))
            for seat in state.seats
        ],
        "supply": state.supply_height(),
    }


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(1)
def test_a_sample_shows_the_seat_what_it_sees_and_knows(case: Case, walk: Walk) -> None:
    table = Listeners(case, walk)
    rng = Rng(walk.play)
    for step, game in enumerate(table.steps()):
        truth = game.state()
        for memory in table.knowing():
            # Thinking takes time: two seats do it, whoever they are and wherever the game began.
            if memory.seat > 1 or (step + memory.seat) % 3:
                continue
            sample = memory.sample(rng)
            check_sample(sample, memory.seat, game)
            assert public(sample) == public(truth)


@pytest.mark.many_games
@every_case
def test_a_sample_can_be_played_to_the_end(case: Case) -> None:
    check_ends(Listeners(case, Walk(2, 3, 5)))


def forgetful(setup: Setup, seat: int) -> Memory:
    return FadingMemory(setup, seat, capacity=9, decay=0.03, confusion=0.2, seed=seat)


@pytest.mark.parametrize(
    ("case", "listener", "digest"),
    [
        (Case("oven", 4), PerfectMemory, "de29b3fb19ab7f60"),
        (Case("homoludicus", 3, doubles=True), PerfectMemory, "1490c1b19bf81b20"),
        (Case("plus", 3, helping=True), PerfectMemory, "9112129fcdf89324"),
        (Case("oven", 3, doubles=True), forgetful, "b9815941f6cf4b5a"),
        (Case("plus", 4, helping=True), forgetful, "b3706963b7db0f05"),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_the_same_seed_gives_the_same_samples(
    case: Case, listener: Callable[[Setup, int], Memory], digest: str
) -> None:
    """Compiled or not, wherever it runs; only other ways to deal or to forget change them."""
    table = Listeners(case, Walk(1, 2, 3), listener)
    rng = Rng(1)
    found = sha256()
    for _ in table.steps():
        for memory in table.knowing():
            sample = memory.sample(rng)
            seats = [(s.hand, s.doubles, s.orders, s.waiter, s.delivered) for s in sample.seats]
            covered = sample.oven if sample.chef == NOBODY else sample.oven[sample.baked + 1 :]
            oven = [(y.placed, y.doubles, y.owner, y.order) for y in covered]
            stacks = (sample.supply, sample.supply_doubles, sample.placed, sample.placed_doubles)
            found.update(repr((seats, oven, stacks, memory.believed_oven())).encode())
    assert found.hexdigest()[:16] == digest


def test_while_another_seat_decides_in_secret_there_is_no_sample() -> None:
    table = Listeners(Case("plus", 3, helping=True), Walk(1, 1, 1))
    refused = 0
    for game in table.steps():
        for memory in table.memories:
            if memory not in table.knowing() and not game.over:
                before = memory.facts()
                with pytest.raises(ValueError, match=f"no sample for seat {memory.seat}: seat"):
                    memory.sample(Rng(1))
                assert memory.facts() == before
                refused += 1
    assert refused > 0


def test_when_the_game_is_over_there_is_no_sample() -> None:
    table = Listeners(Case("oven", 2), Walk(1, 1, 1))
    assert all(game is table.game for game in table.steps())
    with pytest.raises(ValueError, match="no sample for seat 1: the game is over"):
        table.memories[1].sample(Rng(1))


def test_events_of_no_game_are_found_out() -> None:
    game = new_game("oven", 3, seed=1)
    memory = PerfectMemory(game.setup, 0)
    tell(memory, game.opening)
    memory.hear(Received(0, some(20, 1), 0, 0))
    with pytest.raises(ValueError, match="seat 0 heard of cards that cannot be where they were"):
        memory._ingredients.hypotheses()


# What is known for sure


@pytest.mark.many_games
@pytest.mark.parametrize("case", [case for case in CASES if case.seats == 2], ids=str)
def test_with_two_seats_the_other_hand_is_known_when_a_round_begins(case: Case) -> None:
    """At a shuffle all that is unseen is in one hand: the sample is the truth."""
    known = 0
    for seed in range(3):
        table = Listeners(case, Walk(seed, seed, seed))
        for game in table.steps():
            names = [type(event).__name__ for event in table.news]
            if (
                game.over
                or "RoundEnded" not in names
                or "Drew" in names[names.index("RoundEnded") :]
            ):
                continue
            truth = game.state()
            for memory in table.memories:
                sample = memory.sample(Rng(known))
                assert [cards(seat.hand, seat.doubles) for seat in sample.seats] == [
                    cards(seat.hand, seat.doubles) for seat in truth.seats
                ]
                assert sample.supply == truth.supply
                assert sample.supply_doubles == truth.supply_doubles
                known += 1
    assert known > 5


@pytest.mark.parametrize("case", [Case("original", 3), Case("plus", 4, helping=True)], ids=str)
def test_returned_orders_lie_where_everybody_saw_them_go(case: Case) -> None:
    """R4.5, R10.4: they are the bottom of the waiter in their order, and rise to the top."""
    drawn_again = 0
    for seed in range(4):
        table = Listeners(case, Walk(seed, seed, seed))
        height = [table.game.setup.orders - 1] * case.seats
        bottom: list[list[int]] = [[] for _ in range(case.seats)]
        in_hand: list[set[int]] = [set() for _ in range(case.seats)]
        for game in table.steps():
            for event in table.news:
                if isinstance(event, Returned):
                    bottom[event.seat].append(event.order)
                    height[event.seat] += 1
                elif isinstance(event, Submitted):
                    in_hand[event.seat].discard(event.order)
                elif isinstance(event, Rewarded) or (
                    isinstance(event, Drew) and event.source == "waiter"
                ):
                    height[event.seat] -= event.cards if isinstance(event, Drew) else 1
                    while len(bottom[event.seat]) > height[event.seat]:
                        order = bottom[event.seat].pop(0)
                        if isinstance(event, Drew):
                            in_hand[event.seat].add(order)
                            drawn_again += 1
            for memory in table.knowing():
                sample = memory.sample(Rng(seed))
                for seat in range(game.seats):
                    assert waiter(sample, seat)[height[seat] - len(bottom[seat]) :] == bottom[seat]
                    assert in_hand[seat] <= set(members_of(sample.seats[seat].orders))
    assert drawn_again > 0


@pytest.mark.many_games
def test_who_asks_for_some_of_what_is_missing_holds_the_rest() -> None:
    """R6.2: the rest is in that hand until it leaves it, in the truth and in every sample."""
    certain = 0
    for seed in range(6):
        table = Listeners(Case("plus", 4, helping=True), Walk(seed, seed, seed))
        before = table.game.state()
        held = [0] * 4
        for game in table.steps():
            for event in table.news:
                if isinstance(event, Asked):
                    held[event.seat] += shortage(rest_of_request(before, event), held[event.seat])
                elif isinstance(event, Placed):
                    gone = some(event.singles, event.kind)
                    held[event.seat] = shortage(held[event.seat], gone)
                elif isinstance(event, Added):
                    held[event.seat] = shortage(held[event.seat], event.ingredients)
                elif isinstance(event, Helped):
                    held[event.seat] = shortage(held[event.seat], event.request)
            before = game.state()
            for memory in table.knowing():
                hands = [seat.hand for seat in memory.sample(Rng(seed)).seats]
                assert not any(
                    shortage(cards, hand) for hand, cards in zip(hands, held, strict=True)
                )
            certain += sum(total(cards) for cards in held)
    assert certain > 100


@pytest.mark.many_games
def test_a_helper_samples_owners_who_can_keep_their_word() -> None:
    """R6.2: at the question for help the owner holds what is missing and not asked for."""
    asked = 0
    for seed in range(6):
        table = Listeners(Case("plus", 3, helping=True), Walk(seed, seed, seed))
        for game in table.steps():
            truth = game.state()
            if truth.phase != HELP:
                continue
            owner = truth.oven[truth.baked].owner
            sample = table.memories[truth.actor].sample(Rng(seed))
            if truth.lacking == 0:
                assert not shortage(truth.missing - truth.asked, sample.seats[owner].hand)
            assert not shortage(truth.asked, sample.seats[truth.actor].hand)
            asked += 1
    assert asked > 10
