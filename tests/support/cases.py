"""Every case that a law must hold for: the editions, their numbers of seats and their options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.setup import Setup

EDITIONS: dict[str, Edition] = {name: load_edition(name) for name in editions()}


@dataclass(frozen=True)
class Case:
    """An edition, a number of seats and the options."""

    edition: str
    seats: int
    doubles: bool = False
    helping: bool = False

    def __str__(self) -> str:
        return (
            f"{self.edition} {self.seats}" + " doubles" * self.doubles + " helping" * self.helping
        )

    def setup(self, start: int = 0, colours: tuple[str, ...] | None = None) -> Setup:
        """The table that plays this case."""
        return Setup(
            EDITIONS[self.edition],
            self.seats,
            colours,
            start,
            doubles=self.doubles,
            helping=self.helping,
        )


def _cases(edition: Edition) -> Iterator[Case]:
    for seats in edition.seats:
        yield Case(edition.name, seats)
        if edition.doubles:
            yield Case(edition.name, seats, doubles=True)
        if edition.helping and seats > 2:
            yield Case(edition.name, seats, helping=True)


CASES: list[Case] = [case for edition in EDITIONS.values() for case in _cases(edition)]
