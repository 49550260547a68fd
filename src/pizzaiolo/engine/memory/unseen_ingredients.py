"""What can be concluded about the ingredients that a seat does not see, ready to deal from.

Impossible hypotheses are excluded, the others are weighted by Bayes' rule; nothing is estimated
unless there are very many of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import MOST_KINDS, count, some
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.memory.hypotheses import (
    NO_CARDS,
    Batch,
    CardsPlayed,
    Hypothesis,
    chance_of_all,
    chance_of_holding,
    merged,
    thinned,
    tidied,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_HYPOTHESES: Final = 512
"""Beyond this many, some of the least likely hypotheses are dropped."""

RESOLUTION: Final = 1 << 31
"""How many parts the chances of all hypotheses are divided into when one is picked."""

# What can happen to the unseen cards.
_DRAWN: Final = 0
_RECEIVED: Final = 1
_LEFT: Final = 2
_HELD: Final = 3
_SHUFFLED: Final = 4


class UnseenIngredients:
    """The ingredients in the other hands and in the supply, as far as one seat can tell.

    What happens to them is noted at once, but its consequences are worked out only when asked for.
    """

    __slots__ = (
        "_doubles",
        "_hands",
        "_hypotheses",
        "_movements",
        "_newest",
        "_parts",
        "_pruned",
        "_seat",
        "_settled",
        "_setup",
        "_singles",
        "limit",
    )

    def __init__(self, setup: Setup, seat: i64, limit: i64 = MOST_HYPOTHESES) -> None:
        """Begin before the deal is seen: the opening hands and the supply are one batch."""
        self._setup: Setup = setup
        self._seat: i64 = seat
        self.limit: i64 = limit
        """How many hypotheses are held at most; raised if the truth was among those dropped."""
        self._movements: list[tuple[int, int, int, int]] = []
        self._begin()

    def _begin(self) -> None:
        setup = self._setup
        self._settled: i64 = 0
        """How many movements have been thought through."""
        self._singles: i64 = 0
        self._doubles: i64 = 0
        """Counts: all unseen cards."""
        self._hands: i64 = 0
        """Counts by seat: the ingredients in the other hands."""
        doubles = setup.doubles_of_a_kind
        kind: i64
        for kind in range(setup.kinds):
            self._singles += some(setup.copies - doubles, kind)
            self._doubles += some(doubles, kind)
        batches: list[Batch] = []
        index: i64
        for index in range(setup.seats):
            batches.append(NO_CARDS)
            if index != self._seat:
                self._hands += some(setup.opening_hand, index)
        self._hypotheses: list[Hypothesis] = [Hypothesis(batches, 1.0)]
        self._newest: list[Batch] = []
        """By hypothesis, the newest batch; prepared with the parts."""
        self._parts: list[int] = []
        """By hypothesis, where its part of the resolution ends; empty if not prepared."""
        self._pruned: bool = False

    def copy(self) -> UnseenIngredients:
        """Return a copy that can learn more without changing this one."""
        twin = UnseenIngredients(self._setup, self._seat, self.limit)
        twin._movements = self._movements[:]
        twin._settled = self._settled
        twin._singles = self._singles
        twin._doubles = self._doubles
        twin._hands = self._hands
        twin._hypotheses = self._hypotheses
        twin._newest = self._newest
        twin._parts = self._parts
        twin._pruned = self._pruned
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that happened to the unseen cards: those with equal facts know the same."""
        return tuple(self._movements)

    # What happens

    def drawn(self, seat: i64, cards: i64) -> None:
        """Another seat drew cards from the supply."""
        self._movements.append((_DRAWN, seat, cards, 0))

    def received(self, singles: i64, doubles: i64) -> None:
        """The seat itself got cards from the supply."""
        self._movements.append((_RECEIVED, self._seat, singles, doubles))

    def left(self, seat: i64, singles: i64, doubles: i64) -> None:
        """Cards left another seat's hand for all to see."""
        self._movements.append((_LEFT, seat, singles, doubles))

    def held(self, seat: i64, singles: i64) -> None:
        """Another seat holds at least these cards (R6.2)."""
        self._movements.append((_HELD, seat, singles, 0))

    def shuffled(self, singles: i64, doubles: i64) -> None:
        """These cards, and what was left of the supply, are the new supply (R7.2)."""
        self._movements.append((_SHUFFLED, self._seat, singles, doubles))

    # What follows from it

    def hypotheses(self) -> list[Hypothesis]:
        """The hypotheses that agree with all that happened; their weights add up to 1."""
        while self._settled < len(self._movements):
            movement = self._movements[self._settled]
            self._settled += 1
            self._parts = []
            self._learn(movement)
            if self._hypotheses:
                continue
            if not self._pruned:
                raise ValueError(
                    f"seat {self._seat} heard of cards that cannot be where they were: expected"
                    f" the events of one game from its deal on, found {movement} among the unseen"
                )
            # The truth was among those dropped: think it all through again, and drop fewer.
            self.limit *= 16
            self._begin()
        return self._hypotheses

    def newest(self, hypothesis: Hypothesis) -> Batch:
        """The cards of the last shuffle, in a hypothesis: what no older batch holds."""
        singles = self._singles
        doubles = self._doubles
        places = self._hands
        for batch in hypothesis.batches:
            singles -= batch.singles
            doubles -= batch.doubles
            places -= batch.places
        return Batch(singles, doubles, places)

    def _learn(self, movement: tuple[int, int, int, int]) -> None:
        what, seat, singles, doubles = movement
        if what == _DRAWN:
            self._hands += some(singles, seat)
        elif what == _RECEIVED:
            self._learn_received(singles, doubles)
        elif what == _SHUFFLED:
            self._learn_shuffled(singles, doubles)
        else:
            kind: i64
            for kind in range(MOST_KINDS):
                number = count(singles, kind)
                if number > 0 and what == _HELD:
                    self._learn_held(seat, number, kind)
                elif number > 0:
                    self._learn_left(seat, number, kind)
                number = count(doubles, kind)
                if number > 0:
                    self._learn_left(seat, number, kind + DOUBLE)

    def _learn_received(self, singles: i64, doubles: i64) -> None:
        """What comes from the supply tells what is in it, and so what is not."""
        kept: list[Hypothesis] = []
        for hypothesis in self._hypotheses:
            newest = self.newest(hypothesis)
            size = newest.size()
            weight = hypothesis.weight
            kind: i64
            for kind in range(MOST_KINDS):
                number = count(singles, kind)
                weight *= chance_of_all(number, count(newest.singles, kind), size)
                size -= number
                number = count(doubles, kind)
                weight *= chance_of_all(number, count(newest.doubles, kind), size)
                size -= number
            if weight > 0.0:
                kept.append(Hypothesis(hypothesis.batches, weight))
        self._singles -= singles
        self._doubles -= doubles
        self._keep(kept)

    def _learn_shuffled(self, singles: i64, doubles: i64) -> None:
        """What was the newest batch is only in hands from now on.

        If cards are left in the supply (R3.4), no hand has any: a seat with one must play it.
        """
        kept: list[Hypothesis] = []
        for hypothesis in self._hypotheses:
            newest = self.newest(hypothesis)
            batches = hypothesis.batches
            if newest.places:
                batches = tidied([*batches, newest], self._setup.seats)
            kept.append(Hypothesis(batches, hypothesis.weight))
        self._singles += singles
        self._doubles += doubles
        self._keep(kept)

    def _learn_left(self, seat: i64, number: i64, card: i64) -> None:
        """Cards of one sort left a hand, from whichever batches."""
        found: list[Hypothesis] = []
        for hypothesis in self._hypotheses:
            play = CardsPlayed(seat, card, self.newest(hypothesis))
            play.spread(hypothesis.batches, 0, number, hypothesis.weight, found)
        if card < DOUBLE:
            self._singles -= some(number, card)
        else:
            self._doubles -= some(number, card - DOUBLE)
        self._hands -= some(number, seat)
        self._keep(merged(found, self._setup.seats))

    def _learn_held(self, seat: i64, number: i64, card: i64) -> None:
        """Cards of one sort are in a hand: those that are not known yet join the known ones.

        A hypothesis is weighted by the chance that the hand holds this many; which of its places
        hold them follows the position model.
        """
        found: list[Hypothesis] = []
        for hypothesis in self._hypotheses:
            known = hypothesis.batches[seat]
            unknown = number - known.of(card)
            if unknown <= 0:
                found.append(hypothesis)
                continue
            newest = self.newest(hypothesis)
            ways: list[Hypothesis] = []
            play = CardsPlayed(seat, card, newest, known.plus(unknown, card, seat))
            play.spread(hypothesis.batches, 0, unknown, 1.0, ways)
            whole = 0.0
            for way in ways:
                whole += way.weight
            chance = chance_of_holding(hypothesis.batches, newest, seat, card, unknown)
            for way in ways:
                share = hypothesis.weight * chance * way.weight / whole
                found.append(Hypothesis(way.batches, share))
        self._keep(merged(found, self._setup.seats))

    def _keep(self, hypotheses: list[Hypothesis]) -> None:
        if len(hypotheses) > self.limit:
            self._pruned = True
        self._hypotheses = thinned(hypotheses, self.limit)

    # Dealing

    def deal(self, state: State, rng: Rng) -> None:
        """Deal the unseen cards to the other hands and the supply of a State."""
        if not self._parts or self._settled < len(self._movements):
            self._prepare()
        choice = self._pick(rng)
        batches = self._hypotheses[choice].batches
        seats = state.seats
        own = seats[self._seat]
        hand = own.hand
        doubles = own.doubles
        index: i64
        for index in range(len(seats)):
            known = batches[index]
            seat = seats[index]
            seat.hand = known.singles
            seat.doubles = known.doubles
        own.hand = hand
        own.doubles = doubles
        for index in range(len(seats), len(batches)):
            batches[index].dealt(seats, rng)
        supply = self._newest[choice].dealt(seats, rng)
        state.supply = supply.singles
        state.supply_doubles = supply.doubles

    def _pick(self, rng: Rng) -> i64:
        """Pick a hypothesis by its weight; return its place."""
        low: i64 = 0
        high: i64 = len(self._parts) - 1
        if high == 0:
            return 0
        part = rng.below(RESOLUTION)
        while low < high:
            middle = (low + high) >> 1
            if part < self._parts[middle]:
                high = middle
            else:
                low = middle + 1
        return low

    def _prepare(self) -> None:
        """Work everything out, and divide the resolution among the hypotheses."""
        parts: list[int] = []
        newest: list[Batch] = []
        whole = 0.0
        for hypothesis in self.hypotheses():
            newest.append(self.newest(hypothesis))
            whole += hypothesis.weight
            parts.append(int(whole * RESOLUTION))
        self._newest = newest
        self._parts = parts
