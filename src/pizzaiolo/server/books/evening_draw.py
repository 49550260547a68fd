"""Draw an evening's next round, so that everybody meets everybody as evenly as can be.

Whoever is here is dealt out to tables as even as the number allows. Then people at different tables
change places for as long as it makes meetings more even, with a little heat at first, so that the
search does not stop at the first draw that is merely good. A few rounds ahead are planned together:
a round that is perfect by itself can leave the next one without a good draw. Nothing of the plan is
kept, because the next round may find other people here.

A draw follows from what it is given, seed included, on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from pizzaiolo.server.books.evening_plan import Plan

Seats = tuple[str | None, ...]
"""Who sits at a table, in the order of its seats; None is a bot."""

MOST_PLANNED: Final = 240
"""How many seats are planned ahead: rounds times people. More would take too long to even out."""

FARTHEST: Final = 8
"""How many rounds are planned together at most."""


@dataclass(frozen=True)
class TableSizes:
    """How many sit at a table: the size that is wished for, and what the game allows."""

    wished: int
    fewest: int = 2
    most: int = 6
    fill_up: bool = False
    """Whether bots fill every table up to the wished size; otherwise the sizes vary."""

    def __post_init__(self) -> None:
        """ValueError if nobody could sit like that."""
        if not 2 <= self.fewest <= self.wished <= self.most:
            text = f"{self.fewest} <= {self.wished} <= {self.most} does not hold"
            raise ValueError(f"table sizes: {text}, and two is the least")


@dataclass(frozen=True)
class DrawnRound:
    """The tables of a round, and those for whom there is no seat in it."""

    tables: tuple[Seats, ...]
    sitting_out: tuple[str, ...] = ()


def draw_round(
    present: Sequence[str],
    past: Sequence[Seats],
    sizes: TableSizes,
    rounds_left: int,
    seed: str,
) -> DrawnRound:
    """The next round, for those who are here; `past` are the tables of all earlier rounds.

    Nobody sits out if bots fill up, or if there is any way to seat everybody at tables of the
    sizes that are allowed. `rounds_left` counts this round.
    """
    chance = Random(seed)
    people = _shuffled(sorted(set(present)), chance)
    shape = _shape(len(people), sizes)
    games = Counter(person for table in past for person in table if person is not None)
    # If there are not enough seats, those who have played least come first.
    people.sort(key=lambda person: games[person])
    seated, sitting_out = people[: sum(shape)], people[sum(shape) :]
    if not seated:
        return DrawnRound((), tuple(sitting_out))
    seated = _shuffled(seated, chance)
    bots = [sizes.wished - many for many in shape] if sizes.fill_up else [0] * len(shape)
    plan = Plan(
        meetings=_meetings(seated, past),
        with_bots=_with_bots(seated, past),
        shape=shape,
        bots=bots,
        rounds=max(1, min(rounds_left, FARTHEST, MOST_PLANNED // len(seated))),
        chance=chance,
    )
    tables = [[seated[person] for person in table] for table in plan.next_round()]
    places = _places(past)
    drawn = tuple(
        _in_order([*table, *[None] * extra], places)
        for table, extra in zip(tables, bots, strict=True)
    )
    return DrawnRound(drawn, tuple(sitting_out))


def _shuffled(people: Sequence[str], chance: Random) -> list[str]:
    # Not Random.shuffle: how that draws may change between versions of Python.
    return [person for _, person in sorted((chance.random(), person) for person in people)]


def _shape(people: int, sizes: TableSizes) -> list[int]:
    """How many people sit at each table, the largest table first."""
    if sizes.fill_up:
        return _even(people, -(-people // sizes.wished))
    for seated in range(people, sizes.fewest - 1, -1):
        counts = range(-(-seated // sizes.most), seated // sizes.fewest + 1)
        shapes = [_even(seated, count) for count in counts]
        if shapes:
            return min(shapes, key=lambda shape: sum((each - sizes.wished) ** 2 for each in shape))
    return []


def _even(people: int, tables: int) -> list[int]:
    return [(people + table) // tables for table in reversed(range(tables))]


def _meetings(people: Sequence[str], past: Sequence[Seats]) -> list[list[int]]:
    """How often each of these people has met each other one."""
    number = {person: place for place, person in enumerate(people)}
    met = [[0] * len(people) for _ in people]
    for table in past:
        here = [number[person] for person in table if person is not None and person in number]
        for one in here:
            for other in here:
                if one != other:
                    met[one][other] += 1
    return met


def _with_bots(people: Sequence[str], past: Sequence[Seats]) -> list[int]:
    """How many bots each of these people has met."""
    met: Counter[str | None] = Counter()
    for table in past:
        for person in table:
            met[person] += table.count(None)
    return [met[person] for person in people]


def _places(past: Sequence[Seats]) -> Counter[tuple[str | None, int]]:
    """How often somebody has sat in a place, counted from the first seat of the table."""
    return Counter((person, place) for table in past for place, person in enumerate(table))


def _in_order(table: Sequence[str | None], sat: Counter[tuple[str | None, int]]) -> Seats:
    """Seat a table so that nobody has the same place again and again.

    The best of all orders: for each set of people in the first seats, the best one who sits last
    among them. Six people have 64 such sets.
    """
    best: dict[int, tuple[int, Seats]] = {0: (0, ())}
    for taken in range(1, 1 << len(table)):
        place = taken.bit_count() - 1
        ways = []
        for number, person in enumerate(table):
            if taken >> number & 1:
                cost, before = best[taken ^ 1 << number]
                # One more time in a place costs more, the more often it was.
                again = 0 if person is None else 2 * sat[person, place] + 1
                ways.append((cost + again, (*before, person)))
        best[taken] = min(ways, key=lambda way: way[0])
    return best[(1 << len(table)) - 1][1]
