"""What follows about unseen cards: nothing true is excluded, and all is as likely as it is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise, product
from math import comb, prod, sqrt
from random import Random

import pytest

from pizzaiolo import new_game
from pizzaiolo.engine.counts import members_of, pack, shortage, some, unpack
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Event,
    Helped,
    Placed,
    Received,
    RoundEnded,
)
from pizzaiolo.engine.memory.hypotheses import Batch, Hypothesis, thinned, tidied
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.memory.unseen_ingredients import MOST_HYPOTHESES, UnseenIngredients
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, Seat, State
from pizzaiolo.engine.view import view
from support.cases import CASES, EDITIONS, Case
from support.engine.listening import Listeners, cards, rest_of_request, tell
from support.strategies import Walk

# The truth is never excluded

KNOWN = -1
"""In place of a batch: known to be in the hand."""


class Labels:
    """The other hands, every card with the shuffle that it may have come from.

    When a card leaves, one of its kind is taken at random: cards of a kind look alike, so each
    choice is a hypothesis that must not be excluded.
    """

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.hands: list[Counter[tuple[int, int]]] = [Counter() for _ in range(setup.seats)]
        self.seat = seat
        self.shuffle = 0
        self.chance = Random(seed)

    def hear(self, event: Event, before: State) -> None:
        """Take in any event, also those for other seats."""
        if isinstance(event, RoundEnded):
            self.shuffle += 1
            self.tidy()
        elif isinstance(event, Received) and event.seat != self.seat:
            for card, number in cards(event.ingredients, event.doubles).items():
                self.hands[event.seat][card, self.shuffle] += number
        elif isinstance(event, Placed):
            singles, doubles = some(event.singles, event.kind), some(event.doubles, event.kind)
            self.leave(event.seat, cards(singles, doubles))
        elif isinstance(event, Added):
            self.leave(event.seat, cards(event.ingredients, event.doubles))
        elif isinstance(event, Helped):
            self.leave(event.seat, cards(event.request))
        elif isinstance(event, Asked) and event.seat != self.seat:
            self.reveal(event.seat, cards(rest_of_request(before, event)))

    def leave(self, seat: int, left: Counter[int]) -> None:
        if seat == self.seat:
            return
        for card in left.elements():
            self.hands[seat][self.one_of(seat, card, known=True)] -= 1
        self.tidy()

    def reveal(self, seat: int, held: Counter[int]) -> None:
        hand = self.hands[seat]
        for card, number in held.items():
            while hand[card, KNOWN] < number:
                hand[self.one_of(seat, card, known=False)] -= 1
                hand[card, KNOWN] += 1
            self.tidy()

    def one_of(self, seat: int, card: int, *, known: bool) -> tuple[int, int]:
        hand = self.hands[seat]
        alike = [each for each in hand.elements() if each[0] == card]
        return self.chance.choice([each for each in alike if known or each[1] != KNOWN])

    def tidy(self) -> None:
        """What only one hand holds of an old shuffle is known."""
        for shuffle in range(self.shuffle):
            holders = [hand for hand in self.hands if any(each[1] == shuffle for each in +hand)]
            if len(holders) == 1:
                for card, label in list(+holders[0]):
                    if label == shuffle:
                        holders[0][card, KNOWN] += holders[0].pop((card, label))

    def key(self) -> tuple[int, ...]:
        """The hypothesis as `Hypothesis.key` gives it."""
        numbers: list[int] = []
        for seat in range(len(self.hands)):
            numbers += self.batch(KNOWN, [seat])
        for shuffle in range(self.shuffle):
            batch = self.batch(shuffle, range(len(self.hands)))
            numbers += batch if batch[2] else []
        return tuple(numbers)

    def batch(self, label: int, seats: Iterable[int]) -> list[int]:
        singles = doubles = places = 0
        for seat in seats:
            for (card, of), number in self.hands[seat].items():
                if of == label:
                    places += some(number, seat)
                    singles += some(number, card) if card < DOUBLE else 0
                    doubles += some(number, card - DOUBLE) if card >= DOUBLE else 0
        return [singles, doubles, places]


@pytest.mark.many_games
@pytest.mark.parametrize("case", [case for case in CASES if case.seats <= 3], ids=str)
def test_the_truth_is_never_excluded(case: Case) -> None:
    """Every way in which the cards seen may have come from the shuffles is a hypothesis."""
    table = Listeners(case, Walk(3, 1, 4))
    setup = table.game.setup
    labels = [Labels(setup, seat, 1) for seat in range(setup.seats)]
    before = table.game.state()
    for _ in table.steps():
        for seat, memory in enumerate(table.memories):
            for event in table.news:
                labels[seat].hear(event, before)
            assert isinstance(memory, PerfectMemory)
            keys = {each.key(): each.weight for each in memory._ingredients.hypotheses()}
            if len(keys) < MOST_HYPOTHESES:
                assert keys[labels[seat].key()] > 0
        before = table.game.state()


# The position model, played with real cards


class Worlds:
    """Every way in which eighteen cards can lie for seat 0 of three, and how likely it is.

    A world is the hands of seats 1 and 2; the supply is the rest of the unseen cards. Nothing
    here knows of batches: cards are drawn from the supply, played from random places of the hand,
    and go back to the supply at a shuffle.
    """

    def __init__(self) -> None:
        self.unseen = pack([6, 6, 6])
        self.chances: dict[tuple[int, int], float] = {(0, 0): 1.0}

    def supply(self, world: tuple[int, int]) -> list[int]:
        return unpack(self.unseen - sum(world), 3)

    def received(self, own: int) -> None:
        self.weigh(
            {
                world: chance * likely(unpack(own, 3), self.supply(world))
                for world, chance in self.chances.items()
            }
        )
        self.unseen -= own

    def drawn(self, seat: int, number: int) -> None:
        chances: dict[tuple[int, int], float] = defaultdict(float)
        for world, chance in self.chances.items():
            supply = self.supply(world)
            for drawn in product(*(range(there + 1) for there in supply)):
                if sum(drawn) == number:
                    new = with_cards(world, seat, pack(list(drawn)))
                    chances[new] += chance * likely(list(drawn), supply)
        self.weigh(chances)

    def left(self, seat: int, gone: int) -> None:
        chances: dict[tuple[int, int], float] = defaultdict(float)
        for world, chance in self.chances.items():
            hand = world[seat - 1]
            if not shortage(gone, hand):
                played = likely(unpack(gone, 3), unpack(hand, 3))
                chances[with_cards(world, seat, -gone)] += chance * played
        self.weigh(chances)
        self.unseen -= gone

    def weigh(self, chances: dict[tuple[int, int], float]) -> None:
        whole = sum(chances.values())
        self.chances = {world: chance / whole for world, chance in chances.items() if chance}

    def mean(self, seat: int, kind: int) -> float:
        return sum(p * unpack(world[seat - 1], 3)[kind] for world, p in self.chances.items())


def likely(picked: list[int], there: list[int]) -> float:
    """The chance of picking exactly these cards when this many are picked at random."""
    ways = prod(comb(number, taken) for taken, number in zip(picked, there, strict=True))
    return ways / comb(sum(there), sum(picked))


def with_cards(world: tuple[int, int], seat: int, more: int) -> tuple[int, int]:
    return (world[0] + more, world[1]) if seat == 1 else (world[0], world[1] + more)


TINY = replace(
    EDITIONS["oven"],
    kinds=("pineapple", "pepper", "mushroom"),
    copies=6,
    removed={3: 0},
    opening_hand=3,
)
"""Eighteen cards of three kinds for three players; its orders are never looked at."""


class CardPlay:
    """Three hands that play and draw at random; what was played is shuffled when the supply ends.

    Seat 0 hears of it as hypotheses and as worlds.
    """

    def __init__(self, seed: int) -> None:
        self.setup = Setup(TINY, 3)
        self.unseen = UnseenIngredients(self.setup, 0)
        self.worlds = Worlds()
        self._chance = Random(seed)
        self._hands: list[Counter[int]] = [Counter(), Counter(), Counter()]
        self._played: Counter[int] = Counter()
        self._supply = self._chance.sample([0, 1, 2] * 6, 18)
        for seat in (1, 2):
            # The opening hands of the others are where the hypotheses begin.
            self._hands[seat] += Counter(self._take(3))
            self.worlds.drawn(seat, 3)
        self._draw(0, 3)

    def turns(self, number: int) -> Iterator[None]:
        """So many turns: play some cards of one kind, fill the hand to five."""
        for turn in range(number):
            seat = turn % 3
            self._play(seat)
            self._draw(seat, 5 - self._hands[seat].total())
            if not self._supply:
                cards_back = list(self._played.elements())
                self._supply = self._chance.sample(cards_back, len(cards_back))
                self.unseen.shuffled(counts(self._played), 0)
                self.worlds.unseen += counts(self._played)
                self._played.clear()
            yield

    def _play(self, seat: int) -> None:
        hand = self._hands[seat]
        kind = self._chance.choice(list(hand.elements()))
        number = self._chance.randint(1, hand[kind])
        hand[kind] -= number
        self._played[kind] += number
        if seat:
            self.unseen.left(seat, some(number, kind), 0)
            self.worlds.left(seat, some(number, kind))

    def _draw(self, seat: int, number: int) -> None:
        drawn = Counter(self._take(number))
        self._hands[seat] += drawn
        if seat:
            self.unseen.drawn(seat, drawn.total())
            self.worlds.drawn(seat, drawn.total())
        else:
            self.unseen.received(counts(drawn), 0)
            self.worlds.received(counts(drawn))

    def _take(self, number: int) -> list[int]:
        drawn, self._supply = self._supply[:number], self._supply[number:]
        return drawn

    def sample(self, rng: Rng) -> tuple[int, int]:
        """The hands of seats 1 and 2, dealt by the hypotheses."""
        state = State(self.setup)
        state.seats = [Seat(), Seat(), Seat()]
        self.unseen.deal(state, rng)
        assert state.supply + state.seats[1].hand + state.seats[2].hand == self.worlds.unseen
        return state.seats[1].hand, state.seats[2].hand


def counts(counter: Counter[int]) -> int:
    return sum(some(number, kind) for kind, number in counter.items())


def believed_mean(unseen: UnseenIngredients, seat: int, kind: int) -> float:
    """How many cards of a kind a hand holds on average, by the hypotheses."""
    mean = 0.0
    for hypothesis in unseen.hypotheses():
        for batch in (*hypothesis.batches, unseen.newest(hypothesis)):
            of_kind = cards(batch.singles)
            if batch.places:
                share = of_kind[kind] / of_kind.total()
                mean += hypothesis.weight * cards(batch.places)[seat] * share
    return mean


@pytest.mark.many_games
@pytest.mark.parametrize("seed", range(4))
def test_hypotheses_are_the_position_model_played_with_real_cards(seed: int) -> None:
    play = CardPlay(seed)
    doubtful = 0
    for _ in play.turns(30):
        for seat, kind in product((1, 2), range(3)):
            believed = believed_mean(play.unseen, seat, kind)
            assert believed == pytest.approx(play.worlds.mean(seat, kind), abs=1e-9)
        doubtful += len(play.unseen.hypotheses()) > 1
    assert doubtful > 3


def chi_square(found: Counter[tuple[int, int]], expected: Mapping[tuple[int, int], float]) -> float:
    """How many standard deviations the sum of squares lies above what chance makes of it."""
    samples = found.total()
    assert found.keys() <= expected.keys()
    rare = {key for key, chance in expected.items() if chance * samples < 5}
    cells = [(found[key], chance * samples) for key, chance in expected.items() if key not in rare]
    if rare:
        cells.append(
            (sum(found[key] for key in rare), sum(expected[key] for key in rare) * samples)
        )
    square = sum((seen - mean) ** 2 / mean for seen, mean in cells)
    freedom = len(cells) - 1
    return (square - freedom) / sqrt(2 * freedom) if freedom else square


@pytest.mark.many_games
def test_samples_are_as_likely_as_the_position_model_says() -> None:
    play = CardPlay(0)
    rng = Rng(11)
    deviations: list[float] = []
    for turn, _ in enumerate(play.turns(30)):
        if turn % 3 == 2:
            found = Counter(play.sample(rng) for _ in range(3000))
            deviations.append(chi_square(found, play.worlds.chances))
    assert len(deviations) == 10
    assert max(deviations) < 4
    assert abs(sum(deviations)) < 3 * sqrt(10)


def test_orders_never_seen_are_anywhere_with_the_same_chance() -> None:
    """Which order another seat holds, what lies on top of its waiter and of the own one."""
    game = new_game("oven", 3, seed=5)
    memory = PerfectMemory(game.setup, 0)
    tell(memory, game.opening)
    own = members_of(game.state().seats[0].orders)
    rng = Rng(3)
    found: list[Counter[tuple[int, int]]] = [Counter() for _ in range(3)]
    for _ in range(8000):
        seats = memory.sample(rng).seats
        found[0][seats[0].take_top(), seats[0].take_top()] += 1
        found[1][members_of(seats[1].orders)[0], seats[1].take_top()] += 1
        found[2][members_of(seats[2].orders)[0], members_of(seats[1].orders)[0]] += 1
    others = [order for order in range(8) if order not in own]
    own_pairs = {(a, b): 1 / 42 for a, b in product(others, others) if a != b}
    pairs = {(a, b): 1 / 56 for a, b in product(range(8), range(8)) if a != b}
    independent = dict.fromkeys(product(range(8), range(8)), 1 / 64)
    assert abs(chi_square(found[0], own_pairs)) < 3
    assert abs(chi_square(found[1], pairs)) < 3
    assert abs(chi_square(found[2], independent)) < 3


# Many hypotheses


def hypotheses_of(weights: list[float]) -> list[Hypothesis]:
    return [Hypothesis([Batch(number, 0, number)], weight) for number, weight in enumerate(weights)]


def test_few_hypotheses_stay_as_they_are() -> None:
    kept = thinned(hypotheses_of([1.0, 2.0, 5.0]), 3)
    assert [each.key()[0] for each in kept] == [0, 1, 2]
    assert [each.weight for each in kept] == [0.125, 0.25, 0.625]


def test_of_many_hypotheses_the_heavy_ones_stay_and_the_others_are_stood_for() -> None:
    weights = [400.0, 300.0] + [300 / 1000] * 1000
    kept = thinned(hypotheses_of(weights), 12)
    assert len(kept) == 12
    assert [each.key()[0] for each in kept[:2]] == [0, 1]
    assert [each.weight for each in kept[:2]] == pytest.approx([0.4, 0.3])
    assert [each.weight for each in kept[2:]] == pytest.approx([0.03] * 10)
    numbers = [each.key()[0] for each in kept[2:]]
    assert all(80 <= b - a <= 120 for a, b in pairwise(numbers))


def test_where_dropping_went_too_far_it_is_thought_through_again() -> None:
    """With room for a single hypothesis it is soon the wrong one; still every sample agrees."""
    table = Listeners(Case("oven", 4), Walk(3, 3, 3))
    memory = table.memories[0]
    assert isinstance(memory, PerfectMemory)
    memory._ingredients = narrow = UnseenIngredients(memory.setup, 0, limit=1)
    for event in table.game.opening:
        if isinstance(event, Received) and event.seat == 0 and event.ingredients:
            narrow.received(event.ingredients, event.doubles)
    for game in table.steps():
        if memory in table.knowing():
            assert view(memory.sample(Rng(1)), 0) == game.view(0)
            assert len(narrow.hypotheses()) <= narrow.limit
    assert narrow.limit > 1


def test_a_batch_that_is_used_up_is_dropped_and_one_in_a_single_hand_is_known() -> None:
    nobody, one_salami = Batch(), some(1, 4)
    used_up = Batch()
    with_seat_1 = Batch(one_salami, 0, some(1, 1))
    spread = Batch(2 * one_salami, 0, some(1, 0) + some(1, 1))
    tidy = tidied([nobody, nobody, used_up, with_seat_1, spread], 2)
    assert [(batch.singles, batch.places) for batch in tidy] == [
        (0, 0),
        (one_salami, some(1, 1)),
        (2 * one_salami, some(1, 0) + some(1, 1)),
    ]
