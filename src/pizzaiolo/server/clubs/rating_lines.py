"""RatingLines: the rating of every member after each of their games, in little space."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from pizzaiolo.server.clubs.ratings import UNRATED, Rating


def _numbers() -> array[int]:
    return array("I")


def _values() -> array[float]:
    return array("d")


@dataclass(slots=True)
class _Trace:
    """The course of one rating: by place, the game after which it was so."""

    games: array[int] = field(default_factory=_numbers)
    values: array[float] = field(default_factory=_values)
    uncertainties: array[float] = field(default_factory=_values)

    def points(self) -> Iterator[tuple[int, float, float]]:
        return zip(self.games, self.values, self.uncertainties, strict=True)

    def add(self, game: int, rating: Rating) -> None:
        self.games.append(game)
        self.values.append(rating.value)
        self.uncertainties.append(rating.uncertainty)


class RatingLines:
    """The ratings of all members, now and after every game."""

    def __init__(self) -> None:
        """Nobody is rated yet."""
        self._lines: defaultdict[int, _Trace] = defaultdict(_Trace)
        self._now: dict[int, Rating] = {}

    def now(self, member: int) -> Rating:
        """The rating of a member; what is assumed of everybody if there is none yet."""
        return self._now.get(member, UNRATED)

    def is_rated(self, member: int) -> bool:
        """Whether a member has played a game that was rated."""
        return member in self._now

    def note(self, member: int, game: int, rating: Rating) -> None:
        """A member is rated after the game with this number."""
        self._now[member] = rating
        self._lines[member].add(game, rating)

    def longest(self, most: int) -> list[int]:
        """The members with the most games, so many at most."""
        ranked = sorted(self._lines, key=lambda member: -len(self._lines[member].games))
        return ranked[:most]

    def points(self, member: int, most: int) -> list[tuple[int, Rating]]:
        """The course of a rating: games and ratings after them, evenly chosen, with the last."""
        line = self._lines.get(member, _Trace())
        last = len(line.games) - 1
        chosen = range(last + 1)
        if last >= most:
            chosen = range(0, last + 1, -(-last // (most - 1)))
        places = dict.fromkeys([*chosen, last] if last >= 0 else [])
        return [
            (line.games[each], Rating(line.values[each], line.uncertainties[each]))
            for each in places
        ]

    def merge(self, member: int, into: int, rating: Rating) -> None:
        """Two members are one person: one line of all their games, and a rating of both."""
        gone = self._lines.pop(member, None)
        self._now.pop(member, None)
        if gone is None:
            return
        merged = _Trace()
        kept = self._lines.get(into, _Trace())
        for game, value, uncertainty in sorted([*kept.points(), *gone.points()]):
            merged.add(game, Rating(value, uncertainty))
        self._lines[into] = merged
        self._now[into] = rating
