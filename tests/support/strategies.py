"""What the laws are tested on: every case, and positions reached by random legal play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import Phase, settings
from hypothesis import strategies as st

from pizzaiolo.engine.dealer import SeededDealer, StackDealer
from pizzaiolo.engine.rules import legal
from pizzaiolo.engine.setup import Setup
from pizzaiolo.game import Game, compiled
from support.cases import CASES, EDITIONS, Case
from support.hard import HARD

FURTHER = settings().max_examples > 100
"""Whether a profile asks to look further."""

THOROUGH = compiled() or FURTHER
"""Interpreted, games take fifty times as long: there, laws that need many get fewer of them."""

FEW_CASES: list[Case] = CASES if HARD else CASES[::5]
"""For what stands on the engine and takes seconds a case: all of them in `make test-hard`."""

SOME_CASES: list[Case] = CASES if HARD or FURTHER else CASES[:: 3 if compiled() else 5]
"""What such laws are tested on: in each list is every edition, number of seats and option."""


@dataclass(frozen=True)
class Walk:
    """A game from the deal to the end, every decision uniformly random."""

    seating: int
    """Decides the colours and the starting player."""
    deal: int
    play: int

    def setup(self, case: Case) -> Setup:
        """The table at which the walk is taken."""
        chance = Random(self.seating)
        colours = tuple(chance.sample(EDITIONS[case.edition].colours, case.seats))
        return case.setup(chance.randrange(case.seats), colours)

    def dealer(self) -> StackDealer:
        """The dealer of the walk, before the deal."""
        return SeededDealer(str(self.deal))

    def game(self, case: Case) -> Game:
        """The game, dealt."""
        return Game(self.setup(case), self.dealer(), str(self.deal))

    def positions(self, case: Case, every: int = 1) -> Iterator[Game]:
        """The game at each decision, or at some of them, and when it is over.

        It is one game, played on between the positions: what is to stay has to be copied.
        """
        chance = Random(self.play)
        game = self.game(case)
        wait = chance.randrange(every)
        while not game.over:
            if wait == 0:
                yield game
                wait = every
            wait -= 1
            game.play(chance.choice(options(game)))
        yield game

    def finished(self, case: Case) -> Game:
        """The game when it is over."""
        *_, game = self.positions(case, every=10**6)
        return game


def options(game: Game) -> list[int]:
    """The numbers of the legal actions."""
    return legal(game.state())


def examples(number: int) -> settings:
    """So many examples; as many times more as the profile of this run looks further than 100.

    Interpreted, one is enough, unless the profile asks for more: compiled there are all of them.
    They are not shrunk: a walk is made of seeds, and a smaller seed is no shorter game.
    """
    further = settings().max_examples // 100
    return settings(
        max_examples=number * further if THOROUGH else 1,
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
    )


_seeds = st.integers(0, 2**32 - 1)


def walks() -> st.SearchStrategy[Walk]:
    """Every way a game may go."""
    return st.builds(Walk, seating=_seeds, deal=_seeds, play=_seeds)


def cases() -> st.SearchStrategy[Case]:
    """Every case, for laws that are too dear to be tested on each of them many times."""
    return st.sampled_from(CASES)
