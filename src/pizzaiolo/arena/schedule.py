"""Who sits where: the games of a tournament in their order, balanced between bots and seats.

A deal is played several times, once for every rotation of its line-up, so that each bot of the
line-up sits on every seat with the same cards. Deals come in cycles, and after every whole cycle
each bot has played as often as any other, and each pair of bots has met as often as any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count, permutations
from typing import Final, NamedTuple

BALANCED: Final = "balanced"
ONE_VS_REST: Final = "one-vs-rest"
FIELDS: Final = (BALANCED, ONE_VS_REST)

MOST_TRIES: Final = 50_000
"""How many steps a search for a small design takes before it gives up."""

Lineup = tuple[int, ...]
"""By seat, the number of the bot that sits there."""


class ScheduleError(ValueError):
    """A field of bots that no schedule can be made for."""


class Fixture(NamedTuple):
    """One game that is to be played."""

    game: int
    """Its number in the tournament, from 0."""
    cycle: int
    deal: int
    rotation: int
    """Its number among the games of its deal."""
    lineup: Lineup


class Schedule:
    """All games of a tournament, without end: longer ones begin like shorter ones."""

    def __init__(self, bots: int, seats: int, field: str | None = None) -> None:
        """Lay out one cycle.

        The field says who meets whom. `balanced` shares the seats of a game among as many bots as
        there are; `one-vs-rest` sets one bot against a table full of another, and the other way
        round. The default is balanced if the bots fill the table, otherwise one against the rest.
        """
        if bots < 1:
            raise ScheduleError("bots: expected at least one")
        if field is None:
            field = ONE_VS_REST if 1 < bots < seats else BALANCED
        if field == ONE_VS_REST and bots == 1:
            raise ScheduleError("field: one against the rest takes at least two bots")
        self.bots = bots
        self.seats = seats
        self.field = field
        self.alone = field == ONE_VS_REST and seats > 2
        """Whether one bot sits against a table of another: with two seats that is any game."""
        if self.alone:
            pairs = list(combinations(range(bots), 2))
            self._deals = [[[(a, *[b] * (seats - 1)), (b, *[a] * (seats - 1))]] for a, b in pairs]
        else:
            blocks = _blocks(bots, seats)
            self._deals = [[[order] for order in seatings(block)] for block in blocks]
        self.deals_in_cycle = len(self._deals)

    def __iter__(self) -> Iterator[Fixture]:
        """Every game in its order."""
        game = 0
        deal = 0
        for cycle in count():
            for choices in self._deals:
                # Who sits on whose left changes from cycle to cycle.
                lineups = choices[cycle % len(choices)]
                for rotation, lineup in enumerate(_rotated(lineups)):
                    yield Fixture(game, cycle, deal, rotation, lineup)
                    game += 1
                deal += 1

    def fixtures(self, games: int) -> list[Fixture]:
        """The games of as many whole cycles as hold the number asked for."""
        found: list[Fixture] = []
        for fixture in self:
            if len(found) >= games and fixture.cycle != found[-1].cycle:
                break
            found.append(fixture)
        return found

    def measured(self, lineup: Lineup) -> list[int]:
        """The seats whose results count for their bots: with one against the rest, the lone one."""
        if not self.alone:
            return list(range(self.seats))
        return [seat for seat, bot in enumerate(lineup) if lineup.count(bot) == 1]


def _rotated(lineups: list[Lineup]) -> list[Lineup]:
    """Every rotation of every line-up, none twice."""
    return list(
        dict.fromkeys(
            lineup[-turn:] + lineup[:-turn] for lineup in lineups for turn in range(len(lineup))
        )
    )


def seatings(block: Lineup) -> list[Lineup]:
    """The different ways to seat bots around a table, if only the neighbours matter."""
    found: dict[Lineup, Lineup] = {}
    for rest in permutations(block[1:]):
        lineup = (block[0], *rest)
        found.setdefault(min(_rotated([lineup])), lineup)
    return list(found.values())


def _blocks(bots: int, seats: int) -> list[Lineup]:
    """The sets of bots that share a table in one cycle; if seats outnumber bots, bots repeat."""
    each, more = divmod(seats, bots)
    everybody = tuple(range(bots)) * each
    return [tuple(sorted(everybody + extra)) for extra in design(bots, more)]


def design(bots: int, size: int) -> list[Lineup]:
    """A few subsets of a size in which each bot, and each pair of bots, occurs equally often.

    Subsets come in orbits: all that follow from one by adding the same number to each member,
    counted round the circle of bots. In an orbit every bot occurs equally often, and so does every
    pair at the same distance. So orbits are needed whose distances even out. A search for a few of
    them may give up; then they are added one by one, each as even as possible, until all is even.
    """
    orbits = sorted(_orbits(bots, size), key=len)
    if size < 2:
        return orbits[0]
    distances = [_distances(orbit, bots) for orbit in orbits]
    chosen = _searched(distances) or _added_up(distances)
    return [block for number in chosen for block in orbits[number]]


def _searched(distances: list[list[int]]) -> list[int] | None:
    """Orbits in which every pair meets once, or twice, and so on; None if not found soon."""
    tries = MOST_TRIES
    chosen: list[int] = []

    def fill(left: list[int]) -> bool:
        nonlocal tries
        if not any(left):
            return True
        lacking = max(range(len(left)), key=left.__getitem__)
        for number, times in enumerate(distances):
            tries -= 1
            if tries < 0:
                return False
            if times[lacking] == 0 or number in chosen:
                continue
            rest = [more - less for more, less in zip(left, times, strict=True)]
            if min(rest) >= 0:
                chosen.append(number)
                if fill(rest):
                    return True
                chosen.pop()
        return False

    for times in count(1):
        if tries < 0:
            return None
        if fill([times] * len(distances[0])):
            return chosen
    return None


def _added_up(distances: list[list[int]]) -> list[int]:
    """Orbits added until the distances are even, each time the one that evens them out most."""
    chosen: list[int] = []
    left = dict.fromkeys(range(len(distances)))
    sums = [0] * len(distances[0])
    while not chosen or max(sums) > min(sums):
        chosen.append(min(left, key=lambda number: _spread(sums, distances[number])))
        del left[chosen[-1]]
        sums = [have + more for have, more in zip(sums, distances[chosen[-1]], strict=True)]
    return chosen


def _spread(sums: list[int], more: list[int]) -> int:
    """By how much the most frequent distance would exceed the rarest."""
    both = [have + add for have, add in zip(sums, more, strict=True)]
    return max(both) - min(both)


def _orbits(bots: int, size: int) -> list[list[Lineup]]:
    found: list[list[Lineup]] = []
    seen: set[Lineup] = set()
    for block in combinations(range(bots), size):
        if block not in seen:
            shifted = (tuple(sorted((bot + by) % bots for bot in block)) for by in range(bots))
            found.append(list(dict.fromkeys(shifted)))
            seen.update(found[-1])
    return found


def _distances(orbit: list[Lineup], bots: int) -> list[int]:
    """How often each pair meets in an orbit, by the distance of the two on the circle."""
    block = orbit[0]
    times = [0] * (bots // 2 + 1)
    for one, other in combinations(block, 2):
        times[min(other - one, bots - other + one)] += 1
    for distance in range(1, len(times)):
        pairs = bots // 2 if 2 * distance == bots else bots
        times[distance] = times[distance] * len(orbit) // pairs
    return times[1:]
