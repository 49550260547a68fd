"""Plan: who sits with whom in the next rounds of an evening, evened out by changing places.

What is made small is the sum over all pairs of the square of their meetings, and over all people of
the square of the bots they meet: it is smallest when all numbers are as even as can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import Final

STEPS: Final = 20_000
"""How many changes of places are tried: the time that a draw takes."""

HOT: Final = 0.8
COLD: Final = 0.3
"""How much worse a change may be and still be taken by chance, at the beginning and at the end."""


class Plan:
    """The next rounds, each with tables of the same shape; people are numbers from 0."""

    def __init__(
        self,
        *,
        meetings: Sequence[Sequence[int]],
        with_bots: Sequence[int],
        shape: Sequence[int],
        bots: Sequence[int],
        rounds: int,
        chance: Random,
    ) -> None:
        """Even out `rounds` rounds at tables with so many people (`shape`) and so many bots."""
        self._people = range(len(meetings))
        self._shape = shape
        self._bots = bots
        self._rounds = range(rounds)
        self._chance = chance
        self._met = [list(row) for row in meetings]
        """How often two people have met, the planned rounds included."""
        self._with_bots = list(with_bots)
        self._before = meetings
        self._bots_before = with_bots
        self._table: list[list[int]] = []
        """By round and person: the table."""
        self._load: list[list[list[int]]] = []
        """By round, person and table: how often they have met those who sit there."""
        self._excess = 0
        """By how much the sum of squares is above what is possible at best."""
        self._deal_out()
        if len(shape) > 1:
            self._even_out()

    def next_round(self) -> list[list[int]]:
        """The planned round in which those meet who have met least: the people at each table."""
        chosen = min(self._rounds, key=self._cost_at_once)
        tables: list[list[int]] = [[] for _ in self._shape]
        for person in self._people:
            tables[self._table[chosen][person]].append(person)
        return tables

    def _cost_at_once(self, number: int) -> int:
        """What a round would cost if it were the only one."""
        table = self._table[number]
        cost = 0
        for person in self._people:
            bots = self._bots[table[person]]
            cost += bots * (2 * self._bots_before[person] + bots)
            before = self._before[person]
            cost += sum(
                2 * before[other] + 1 for other in range(person) if table[other] == table[person]
            )
        return cost

    # --- The first plan ---

    def _deal_out(self) -> None:
        for number in self._rounds:
            self._table.append(self._dealt())
            self._load.append([[0] * len(self._shape) for _ in self._people])
            self._seat(number)
        for number in self._rounds:
            self._load[number] = self._loads(number)
        self._excess = self._cost() - self._least()

    def _dealt(self) -> list[int]:
        """A table for everybody: one after the other takes the best that is left."""
        left = list(self._shape)
        load = [[0] * len(left) for _ in self._people]
        table = [0] * len(self._people)
        for person in sorted(self._people, key=lambda _: self._chance.random()):
            costs = [
                (load[person][place] + self._bots[place] * self._with_bots[person], -free, place)
                for place, free in enumerate(left)
                if free
            ]
            chosen = min(costs)[-1]
            table[person] = chosen
            left[chosen] -= 1
            for other in self._people:
                load[other][chosen] += self._met[other][person]
        return table

    def _seat(self, number: int) -> None:
        for one, other in self._neighbours(self._table[number]):
            self._met[one][other] += 1
        for person in self._people:
            self._with_bots[person] += self._bots[self._table[number][person]]

    def _neighbours(self, table: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Everybody with everybody else at the same table, both ways round."""
        for one in self._people:
            for other in self._people:
                if one != other and table[one] == table[other]:
                    yield one, other

    def _loads(self, number: int) -> list[list[int]]:
        load = [[0] * len(self._shape) for _ in self._people]
        table = self._table[number]
        for one in self._people:
            for other in self._people:
                load[one][table[other]] += self._met[one][other]
        return load

    # --- What is possible ---

    def _cost(self) -> int:
        pairs = sum(met * met for row in self._met for met in row) // 2
        return pairs + sum(met * met for met in self._with_bots)

    def _least(self) -> int:
        """The cost if meetings could be handed out one by one to those who have fewest."""
        pairs = [met for one, row in enumerate(self._before) for met in row[:one]]
        each_round = sum(size * (size - 1) // 2 for size in self._shape)
        least = _levelled(pairs, each_round * len(self._rounds))
        bots = sum(size * bots for size, bots in zip(self._shape, self._bots, strict=True))
        return least + _levelled(self._bots_before, bots * len(self._rounds))

    # --- Changing places ---

    def _even_out(self) -> None:
        draw, people, rounds = self._chance.random, len(self._people), len(self._rounds)
        kept, least = [list(table) for table in self._table], self._excess
        for step in range(STEPS):
            if not least:
                break
            heat = HOT * (COLD / HOT) ** (step / STEPS)
            number = int(draw() * rounds)
            one, other = int(draw() * people), int(draw() * people)
            table = self._table[number]
            if table[one] == table[other]:
                continue
            worse = self._change(number, one, other)
            if worse <= 0 or draw() < exp(-worse / heat):
                self._swap(number, one, other)
                self._excess += worse
                if self._excess < least:
                    kept, least = [list(each) for each in self._table], self._excess
        self._table = kept

    def _change(self, number: int, one: int, other: int) -> int:
        """By how much the cost grows if two people change places."""
        table, load = self._table[number], self._load[number]
        here, there = table[one], table[other]
        met = load[one][there] + load[other][here] - load[one][here] - load[other][there]
        met -= 2 * self._met[one][other]
        cost = 2 * met + 2 * (self._shape[here] + self._shape[there]) - 4
        more = self._bots[there] - self._bots[here]
        if more:
            with_bots = self._with_bots
            cost += 2 * more * (with_bots[one] - with_bots[other] + more)
        return cost

    def _swap(self, number: int, one: int, other: int) -> None:
        table = self._table[number]
        here, there = table[one], table[other]
        load, met_one, met_other = self._load[number], self._met[one], self._met[other]
        for person in self._people:
            more = met_other[person] - met_one[person]
            load[person][here] += more
            load[person][there] -= more
        table[one], table[other] = there, here
        more = self._bots[there] - self._bots[here]
        self._with_bots[one] += more
        self._with_bots[other] -= more
        for person in self._people:
            if person not in (one, other):
                if table[person] == here:
                    self._meet(one, person, -1)
                    self._meet(other, person, 1)
                elif table[person] == there:
                    self._meet(one, person, 1)
                    self._meet(other, person, -1)

    def _meet(self, one: int, other: int, more: int) -> None:
        """Let two people meet once more or once less: all rounds have to know."""
        self._met[one][other] += more
        self._met[other][one] += more
        for table, load in zip(self._table, self._load, strict=True):
            load[one][table[other]] += more
            load[other][table[one]] += more


def _levelled(numbers: Sequence[int], more: int) -> int:
    """The least sum of squares if the numbers grow by `more` in all."""
    levels = Counter(numbers)
    low = min(levels, default=0)
    while levels and more:
        raised = min(more, levels[low])
        levels[low] -= raised
        levels[low + 1] += raised
        more -= raised
        low += 1
    return sum(level * level * many for level, many in levels.items())
