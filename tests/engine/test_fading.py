"""FadingMemory: the table is seen as it is, and the oven as far as it is remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from statistics import mean
from typing import Any

import pytest
from hypothesis import given

from pizzaiolo import new_game
from pizzaiolo.engine.counts import pack, some, unpack
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Awaited, Drew, Event, Placed, Received, RoundBegan, Submitted
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.memory.reconstruction import UNKNOWN
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import NOBODY, State
from pizzaiolo.engine.view import view
from support.cases import EDITIONS, Case
from support.engine.listening import (
    Listeners,
    check_ends,
    check_sample,
    ingredients,
    truly_in_the_oven,
)
from support.strategies import SOME_CASES, THOROUGH, Walk, examples, walks

every_case = pytest.mark.parametrize("case", SOME_CASES, ids=str)

PEOPLE = [(1000, 0.0, 0.0), (5, 0.05, 0.2), (0, 0.0, 0.0), (8, 0.0, 1.0), (99, 0.2, 0.5), (3, 0, 0)]
"""By seat: capacity, decay and confusion, from a perfect head to an empty one."""


def people(setup: Setup, seat: int) -> Memory:
    """Somebody else at every seat."""
    return FadingMemory(setup, seat, *PEOPLE[seat], seed=seat)


def perfect(setup: Setup, seat: int) -> Memory:
    """A head that could forget and does not."""
    return FadingMemory(setup, seat, capacity=1000, decay=0, confusion=0, seed=1)


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(1)
def test_whatever_is_forgotten_the_sample_can_be_true(case: Case, walk: Walk) -> None:
    """It shows the seat what it sees, lets it do what it can do, and holds every card once."""
    table = Listeners(case, walk, people)
    rng = Rng(walk.play)
    for step, game in enumerate(table.steps()):
        for memory in table.knowing():
            assert memory.view() == game.view(memory.seat)
            if (step + memory.seat) % 3:
                continue
            check_sample(memory.sample(rng), memory.seat, game)


@pytest.mark.many_games
@every_case
def test_a_sample_can_be_played_to_the_end(case: Case) -> None:
    check_ends(Listeners(case, Walk(2, 3, 5), people))


def oven(state: State) -> list[tuple[int, int, int, int]]:
    """What is still covered in the oven, layer by layer; covered leftovers are the lowest cards."""
    baking = state.chef != NOBODY
    layers = state.oven[state.baked + 1 :] if baking else state.oven
    owned = [(y.placed, y.doubles, y.owner + 1, y.order) for y in layers]
    owned.append((state.placed, state.placed_doubles, 0, 0))
    if state.setup.covered and not baking:
        singles, doubles, owner, order = owned[0]
        owned[0] = (singles + state.table, doubles + state.table_doubles, owner, order)
    return owned


@pytest.mark.many_games
@every_case
def test_whoever_forgets_nothing_places_the_whole_oven_right(case: Case) -> None:
    table = Listeners(case, Walk(1, 2, 3), perfect)
    rng = Rng(1)
    for step, game in enumerate(table.steps()):
        for memory in table.knowing():
            if (step + memory.seat) % 3 == 0:
                assert oven(memory.sample(rng)) == oven(game.state())


def test_an_empty_head_knows_the_top_card_alone() -> None:
    table = Listeners(
        Case("oven", 3), Walk(1, 2, 3), lambda setup, seat: FadingMemory(setup, seat, 0, 0, 0, 1)
    )
    for game in table.steps():
        top = game.view(0).top
        shown = [0] * 5
        if top is not None and top.kind is not None:
            shown[top.kind] = 1
        assert unpack(table.memories[0].believed_oven(), 5) == shown


# How much is forgotten


def mean_error(capacity: int, decay: float, confusion: float) -> float:
    """By how many cards the oven is misremembered on average, all kinds together."""
    errors: list[int] = []
    for seed in range(6 if THOROUGH else 2):
        table = Listeners(
            Case("oven", 4),
            Walk(seed, seed, seed),
            lambda setup, seat: FadingMemory(setup, seat, capacity, decay, confusion, seat),
        )
        exact = PerfectMemory(table.game.setup, 0)
        for game in table.steps():
            for event in table.news:
                if event.is_for(0):
                    exact.hear(event)
            if game.view(None).chef is None:
                truth = unpack(exact.believed_oven(), 5)
                for memory in table.memories:
                    believed = unpack(memory.believed_oven(), 5)
                    errors.append(sum(abs(a - b) for a, b in zip(truth, believed, strict=True)))
    return mean(errors)


@pytest.mark.many_games
def test_a_perfect_head_makes_no_error() -> None:
    assert mean_error(1000, 0, 0) == 0


@pytest.mark.many_games
@pytest.mark.parametrize(
    "settings",
    [
        [(30, 0.0, 0.0), (12, 0.0, 0.0), (6, 0.0, 0.0), (2, 0.0, 0.0), (0, 0.0, 0.0)],
        [(1000, 0.0, 0.0), (1000, 0.02, 0.0), (1000, 0.1, 0.0), (1000, 0.5, 0.0)],
        [(1000, 0.0, 0.0), (1000, 0.0, 0.1), (1000, 0.0, 0.3), (1000, 0.0, 0.9)],
    ],
    ids=["capacity", "decay", "confusion"],
)
def test_a_weaker_head_makes_larger_errors(settings: list[tuple[int, float, float]]) -> None:
    errors = [mean_error(*each) for each in settings]
    assert all(weaker > stronger + 0.2 for stronger, weaker in pairwise(errors))


@pytest.mark.many_games
@pytest.mark.parametrize(("capacity", "decay"), [(10, 0.0), (1000, 0.1)])
def test_own_cards_are_remembered_longest(capacity: int, decay: float) -> None:
    """The share of what went into the oven that is remembered: own and others'."""
    remembered: Counter[bool] = Counter()
    happened: Counter[bool] = Counter()
    for seed in range(4):
        table = Listeners(
            Case("original", 4),
            Walk(seed, seed, seed),
            lambda setup, seat: FadingMemory(setup, seat, capacity, decay, 0, seat),
        )
        in_oven: list[bool] = []
        for game in table.steps():
            for event in table.news:
                if isinstance(event, RoundBegan):
                    in_oven = []
                elif isinstance(event, Placed | Submitted):
                    in_oven.append(event.seat == 0)
            if game.view(None).chef is None:
                happened.update(in_oven)
                remembered.update(own for *_, own in remembered_items(table.memories[0]))
    assert remembered[True] / happened[True] > remembered[False] / happened[False] + 0.15


def remembered_items(memory: Memory) -> list[tuple[int, int, int, int, bool]]:
    items = memory.facts()[1]
    assert isinstance(items, tuple)
    return list(items)


# The same seed, the same memory


def test_a_seed_decides_what_is_forgotten() -> None:
    def facts(seed: int) -> list[tuple[object, ...]]:
        table = Listeners(
            Case("plus", 3, helping=True),
            Walk(1, 2, 3),
            lambda setup, seat: FadingMemory(setup, seat, 8, 0.05, 0.1, seed),
        )
        return [memory.facts() for _ in table.steps() for memory in table.memories]

    assert facts(1) == facts(1)
    assert facts(1) != facts(2)


def test_a_belief_stays_until_something_is_heard() -> None:
    table = Listeners(
        Case("oven", 4),
        Walk(1, 2, 3),
        lambda setup, seat: FadingMemory(setup, seat, 20, 0, 0.5, 1),
    )
    beliefs = []
    for _ in table.steps():
        belief = table.memories[0].believed_oven()
        assert (
            belief == table.memories[0].believed_oven() == table.memories[0].copy().believed_oven()
        )
        memory = table.memories[0]
        assert isinstance(memory, FadingMemory)
        cards = memory.recalled_oven()
        assert cards == memory.recalled_oven()
        worth = sum(
            some(1 + card // 8, card % 8) for card in cards if card < 16 and card != UNKNOWN
        )
        assert worth == belief
        beliefs.append(belief)
    assert len(set(beliefs)) > 20


def test_a_copy_goes_on_forgetting_by_itself() -> None:
    table = Listeners(Case("oven", 4), Walk(5, 6, 7), people)
    copies: list[Memory] = []
    for _ in table.steps():
        for copy in copies:
            before = table.memories[copy.seat]
            for event in table.news:
                if event.is_for(copy.seat):
                    copy.hear(event)
            assert copy.facts() == before.facts()
        copies = [memory.copy() for memory in table.memories]


def test_while_another_seat_decides_in_secret_there_is_no_sample() -> None:
    table = Listeners(Case("plus", 3, helping=True), Walk(1, 1, 1), people)
    refused = 0
    for _ in table.steps():
        for memory in table.memories:
            if memory not in table.knowing():
                with pytest.raises(ValueError, match=f"no sample for seat {memory.seat}"):
                    memory.sample(Rng(1))
                refused += 1
    assert refused > 3


def test_what_a_helper_gave_is_nowhere_else_while_the_owner_adds_the_rest() -> None:
    table = Listeners(Case("plus", 3, helping=True), Walk(26, 26, 26), people)
    sampled = 0
    for game in table.steps():
        if game.view(None).helper is not None:
            for memory in table.knowing():
                assert ingredients(memory.sample(Rng(1))) == ingredients(game.state())
                sampled += 1
    assert sampled


def test_whoever_asks_for_help_still_believes_in_an_oven() -> None:
    """While the others are asked, the owner of the order has nothing to decide, but a head."""
    asked = 0
    for seed in range(12):
        table = Listeners(Case("plus", 3, helping=True), Walk(seed, 1, seed), perfect)
        for game in table.steps():
            seen = game.view(None)
            if seen.decision == "help" and seen.turned_up is not None:
                owner = seen.turned_up.owner
                assert owner is not None
                believed = table.memories[owner].believed_oven()
                assert believed == truly_in_the_oven(game.state())
                asked += 1
    assert asked


def test_with_a_single_order_there_is_none_to_mix_it_up_with() -> None:
    edition = EDITIONS["oven"]
    orders = {colour: cards[:1] for colour, cards in edition.orders.items()}
    game = new_game(replace(edition, orders=orders), seats=2, seed=1)
    memory = FadingMemory(game.setup, 0, capacity=99, decay=0, confusion=1, seed=1)
    events = list(game.opening)
    submitted = 0
    while not game.over:
        for event in events:
            if event.is_for(0):
                memory.hear(event)
        submitted += any(isinstance(event, Submitted) for event in events)
        if game.to_act == 0 and game.view(0).decision == "place":
            assert view(memory.sample(Rng(1)), 0) == game.view(0)
        events = game.play(game.legal()[-1])
    assert submitted


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ((-1, 0.0, 0.0), "capacity: expected 0 items or more, not -1"),
        ((5, 1.5, 0.0), "decay: expected a chance from 0 to 1, not 1.5"),
        ((5, 0.0, -0.5), "confusion: expected a chance from 0 to 1, not -0.5"),
    ],
)
def test_a_head_that_cannot_be_is_refused(settings: tuple[int, float, float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        FadingMemory(new_game("oven", 3, seed=1).setup, 0, *settings, seed=1)


# What is forgotten is nowhere


HAND = Received(0, pack([2, 1, 1, 1, 1]), 0, 1)

OVENS: list[list[Event]] = [
    [Placed(0, 0, 1, 0), Drew(0, "supply", 1), Received(0, some(1, 2), 0, 0), *turn]
    for turn in (
        [Placed(1, 1, 2, 0), Submitted(1, 3), Drew(1, "supply", 3)],
        [Placed(1, 4, 2, 0), Submitted(1, 5), Drew(1, "supply", 3)],
    )
]
"""What a seat heard in two games in which the oven differs, though it looks the same now."""


def forgetful_of(setup: Setup, oven: list[Event], confusion: float) -> FadingMemory:
    """An empty head that has heard what went into an oven, and sees a card on top of it."""
    memory = FadingMemory(setup, 0, 0, 0.5, confusion, seed=1)
    begin = [HAND, RoundBegan(0, 0, 45, 0, 0), Awaited(0, "place")]
    end = [Placed(2, 3, 1, 0), Drew(2, "supply", 1), Awaited(0, "place")]
    for event in [*begin, *oven, *end]:
        memory.hear(event)
    return memory


ARGUMENTS: dict[str, Callable[[], tuple[Any, ...]]] = {
    "hear": lambda: (Placed(0, 2, 1, 0),),
    "sample": lambda: (Rng(5),),
}
"""What the methods that want something are given; all others are called without anything."""


def plain(answer: object) -> object:
    """An answer as values that can be compared."""
    return answer.facts() if isinstance(answer, Memory | State) else answer


@pytest.mark.parametrize("confusion", [0.0, 0.7])
def test_nothing_that_an_empty_head_says_depends_on_what_the_oven_covers(confusion: float) -> None:
    setup = new_game("oven", 3, seed=1).setup
    heads = [forgetful_of(setup, oven, confusion) for oven in OVENS]
    names = [name for name in dir(heads[0]) if not name.startswith("_")]
    assert {"believed_oven", "copy", "facts", "hear", "sample", "view"} <= set(names)
    # Whatever a memory offers, today or one day, is asked of both.
    for name in names:
        offers = [getattr(head.copy(), name) for head in heads]
        if callable(offers[0]):
            offers = [offer(*ARGUMENTS.get(name, tuple)()) for offer in offers]
        assert plain(offers[0]) == plain(offers[1]), name
    for head in heads:
        head.hear(*ARGUMENTS["hear"]())
    assert heads[0].facts() == heads[1].facts()


def test_a_good_head_tells_those_ovens_apart() -> None:
    """Else the test above would show nothing."""
    setup = new_game("oven", 3, seed=1).setup
    facts: list[object] = []
    for oven in OVENS:
        memory = PerfectMemory(setup, 0)
        for event in [HAND, RoundBegan(0, 0, 45, 0, 0), Awaited(0, "place"), *oven]:
            memory.hear(event)
        facts.append(memory.believed_oven())
    assert facts[0] != facts[1]
