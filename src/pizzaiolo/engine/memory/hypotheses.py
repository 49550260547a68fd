"""Batch, Hypothesis: from which shuffle the unseen cards come, and how likely that is.

Cards that were shuffled together form a batch. The newest batch is in the supply and in hands,
older ones only in hands. Anyone who remembers knows which cards a batch had when it was shuffled;
when a card leaves a hand its kind is seen, but not which batch it came from. A Hypothesis says for
every older batch what is left of it and how many places it fills in each hand; the newest batch is
the rest. Within a batch every way to deal it is equally likely. A sort of card is one number here:
a kind, or a kind plus DOUBLE.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import count, kind_at, some, total
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.state import DOUBLE, Seat

if TYPE_CHECKING:
    from mypy_extensions import i64


class Batch:
    """Cards that were shuffled together, and the places they fill in each hand; never changed."""

    __slots__ = ("doubles", "places", "singles")

    def __init__(self, singles: i64 = 0, doubles: i64 = 0, places: i64 = 0) -> None:
        """Fix the single and double cards (Counts), and the places (Counts by seat)."""
        self.singles: i64 = singles
        self.doubles: i64 = doubles
        self.places: i64 = places

    def size(self) -> i64:
        """How many cards it has."""
        return total(self.singles) + total(self.doubles)

    def of(self, card: i64) -> i64:
        """How many cards of one sort it has."""
        if card < DOUBLE:
            return count(self.singles, card)
        return count(self.doubles, card - DOUBLE)

    def plus(self, number: i64, card: i64, seat: i64) -> Batch:
        """Return it with more (or, below 0, fewer) cards of one sort, all in one seat's hand."""
        places = self.places + some(1, seat) * number
        if card < DOUBLE:
            return Batch(self.singles + some(1, card) * number, self.doubles, places)
        return Batch(self.singles, self.doubles + some(1, card - DOUBLE) * number, places)

    def dealt(self, seats: list[Seat], rng: Rng) -> Batch:
        """Deal it to its places in the hands; return what is left."""
        singles = self.singles
        doubles = self.doubles
        places = self.places
        single_cards = total(singles)
        size = single_cards + total(doubles)
        index: i64
        for index in range(len(seats)):
            number = count(places, index)
            if number == 0:
                continue
            seat = seats[index]
            while number > 0:
                pick = rng.below(size)
                if pick < single_cards:
                    card = some(1, kind_at(singles, pick))
                    singles -= card
                    seat.hand += card
                    single_cards -= 1
                else:
                    card = some(1, kind_at(doubles, pick - single_cards))
                    doubles -= card
                    seat.doubles += card
                size -= 1
                number -= 1
        return Batch(singles, doubles)


NO_CARDS: Final = Batch()


class Hypothesis:
    """One way in which the older batches may have been played, and its weight; never changed.

    The first batches are the cards known to be in each seat's hand, by seat; a batch that a
    single hand holds counts among them. Then come the batches that several hands share.
    """

    __slots__ = ("batches", "weight")

    def __init__(self, batches: list[Batch], weight: float) -> None:
        """Fix the batches and the weight."""
        self.batches: list[Batch] = batches
        self.weight: float = weight

    def key(self) -> tuple[int, ...]:
        """The same numbers for the same batches."""
        numbers: list[int] = []
        for batch in self.batches:
            numbers.append(batch.singles)
            numbers.append(batch.doubles)
            numbers.append(batch.places)
        return tuple(numbers)


def merged(found: list[Hypothesis], seats: i64) -> list[Hypothesis]:
    """Make one hypothesis of those that coincide."""
    by_key: dict[tuple[int, ...], Hypothesis] = {}
    for hypothesis in found:
        candidate = Hypothesis(tidied(hypothesis.batches, seats), hypothesis.weight)
        key = candidate.key()
        twin = by_key.get(key)
        if twin is None:
            by_key[key] = candidate
        else:
            by_key[key] = Hypothesis(twin.batches, twin.weight + candidate.weight)
    return list(by_key.values())


def thinned(hypotheses: list[Hypothesis], limit: i64) -> list[Hypothesis]:
    """At most this many hypotheses, the heaviest first, with weights that add up to 1.

    The heaviest stay as they are. The others are thinned evenly by weight, and each one that stays
    stands for its neighbours: what is dropped is spread out, not cut off.
    """
    whole = 0.0
    for hypothesis in hypotheses:
        whole += hypothesis.weight
    if len(hypotheses) <= limit:
        return [Hypothesis(each.batches, each.weight / whole) for each in hypotheses]
    by_weight = sorted(hypotheses, key=_lightness)
    heavy: i64 = 0
    tail = whole
    while heavy < limit - 1 and by_weight[heavy].weight * float(limit - heavy) >= tail:
        tail -= by_weight[heavy].weight
        heavy += 1
    # Summed again: what is left of a difference of large numbers may be nothing but rounding.
    tail = 0.0
    for hypothesis in by_weight[heavy:]:
        tail += hypothesis.weight
    kept = [Hypothesis(each.batches, each.weight / whole) for each in by_weight[:heavy]]
    step = tail / float(limit - heavy)
    reach = step / 2.0
    for hypothesis in by_weight[heavy:]:
        reach += hypothesis.weight
        if reach >= step:
            reach -= step
            kept.append(Hypothesis(hypothesis.batches, step / whole))
    return kept


def _lightness(hypothesis: Hypothesis) -> float:
    return -hypothesis.weight


def tidied(batches: list[Batch], seats: i64) -> list[Batch]:
    """Count a shared batch that is down to one hand among the known cards of that hand."""
    if len(batches) == seats:
        return batches
    tidy = batches[:seats]
    index: i64
    for index in range(seats, len(batches)):
        batch = batches[index]
        places = batch.places
        if places == 0:
            continue
        holder = kind_at(places, 0)
        if count(places, holder) == total(places):
            known = tidy[holder]
            tidy[holder] = Batch(
                known.singles + batch.singles,
                known.doubles + batch.doubles,
                known.places + places,
            )
        else:
            tidy.append(batch)
    return tidy


class CardsPlayed:
    """Cards of one sort that left a seat's hand: from which batches?

    The position model: the cards played were at random places of the hand, given that they turned
    out to be of the sort seen. So a hand with more cards of that sort is more likely. That is a
    mild assumption about how a player chooses.
    """

    __slots__ = ("_card", "_known", "_newest", "_seat")

    def __init__(self, seat: i64, card: i64, newest: Batch, known: Batch | None = None) -> None:
        """Fix the hand, the cards and the newest batch.

        With `known` the cards did not leave: they were found to be among the unknown cards of the
        hand, and `known` is what is known of it then.
        """
        self._seat: i64 = seat
        self._card: i64 = card
        self._newest: Batch = newest
        self._known: Batch | None = known

    def spread(
        self, batches: list[Batch], index: i64, number: i64, weight: float, found: list[Hypothesis]
    ) -> None:
        """Spread the cards over the batches from an index on in all ways; add what is possible."""
        if index == len(batches):
            weight *= self._ways(self._newest, number)
            if weight > 0.0:
                found.append(Hypothesis(batches, weight))
            return
        if index == self._seat and self._known is not None:
            batches = batches[:]
            batches[index] = self._known
            self.spread(batches, index + 1, number, weight, found)
            return
        self.spread(batches, index + 1, number, weight, found)
        batch = batches[index]
        most = count(batch.places, self._seat)
        if number < most:
            most = number
        of_sort = batch.of(self._card)
        if of_sort < most:
            most = of_sort
        taken: i64
        for taken in range(1, most + 1):
            rest = batches[:]
            rest[index] = batch.plus(-taken, self._card, self._seat)
            self.spread(rest, index + 1, number - taken, weight * self._ways(batch, taken), found)

    def _ways(self, batch: Batch, number: i64) -> float:
        """How many sets of this many places of a batch in the hand hold such cards, on average."""
        if number == 0:
            return 1.0
        places = count(batch.places, self._seat)
        return choose(places, number) * chance_of_all(number, batch.of(self._card), batch.size())


def choose(whole: i64, part: i64) -> float:
    """In how many ways a part can be chosen."""
    ways = 1.0
    step: i64
    for step in range(part):
        ways = ways * float(whole - step) / float(step + 1)
    return ways if part <= whole else 0.0


def chance_of_all(number: i64, of_sort: i64, size: i64) -> float:
    """The chance that this many cards, picked at random, are all of one sort."""
    chance = 1.0
    step: i64
    for step in range(number):
        if step >= of_sort:
            return 0.0
        chance = chance * float(of_sort - step) / float(size - step)
    return chance


def chance_of_holding(
    batches: list[Batch], newest: Batch, seat: i64, card: i64, number: i64
) -> float:
    """The chance that a hand, beyond its known cards, holds at least this many of a sort."""
    chances = [1.0]
    index: i64
    for index in range(len(batches) + 1):
        batch = newest if index == len(batches) else batches[index]
        places = count(batch.places, seat)
        if index != seat and places > 0:
            chances = _convolved(chances, places, batch.of(card), batch.size())
    fewer = 0.0
    held: i64
    for held in range(len(chances)):
        if held < number:
            fewer += chances[held]
    return 1.0 - fewer if fewer < 1.0 else 0.0


def _convolved(chances: list[float], places: i64, of_sort: i64, size: i64) -> list[float]:
    """The chances of 0, 1, 2 ... cards of a sort, with those at some places of a batch added."""
    sums = [0.0] * (len(chances) + places)
    held: i64
    for held in range(places + 1):
        here = choose(places, held) * chance_of_all(held, of_sort, size)
        here *= chance_of_all(places - held, size - of_sort, size - held)
        before: i64
        for before in range(len(chances)):
            sums[before + held] += chances[before] * here
    return sums
