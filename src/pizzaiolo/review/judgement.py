"""Judgement: what each decision of a seat was worth, by what that seat could know.

Somebody who remembers everything that the seat has heard, and knows no more than that, searches
the decision; so does somebody who remembers nothing but what the table shows. What the first one
finds best, what the second one finds best and what was played then meet in a duel: all of them are
tried on the same possible States with the same luck, and the differences decide. The tries of the
duel are new ones, because those that chose the best would flatter it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import sqrt
from typing import Final

from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory import Memory, PerfectMemory
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.state import DECISIONS
from pizzaiolo.review.course import Course, Point
from pizzaiolo.review.data import Decision, Option, Verdict
from pizzaiolo.review.playouts import RoundTree, Standing
from pizzaiolo.review.reasons import because
from pizzaiolo.review.unaided import Unaided

BEYOND: Final = 2.0
"""How many standard errors a loss must lie above zero before it is held against anybody."""
SLIP: Final = 0.02
MISTAKE: Final = 0.06
"""In won games: losses that are worth a word."""

CHUNKS: Final = 4
"""A duel has at most this many parts; it ends as soon as the verdict is clear."""


def decisions(
    course: Course, seat: int, iterations: int, level: str, known: Collection[int] = ()
) -> Iterator[Decision]:
    """Judge the decisions of a seat one after the other, except those already known."""
    memory = PerfectMemory(course.setup, seat)
    unaided = Unaided(course.setup, seat, level)
    standing = Standing(course.setup)

    def hear(events: Sequence[Event]) -> None:
        for event in events:
            if event.is_for(seat):
                memory.hear(event)
                unaided.hear(event)

    hear(course.opening)
    for point in course.points:
        if point.seat == seat and point.index not in known:
            yield _judged(course, point, memory, unaided.memory(), standing, iterations)
        hear(point.events)


def _judged(
    course: Course,
    point: Point,
    memory: Memory,
    unaided_memory: Memory,
    standing: Standing,
    iterations: int,
) -> Decision:
    """Judge one decision."""
    tree = _searched(memory, standing, "perfect", point, iterations)
    best = int(tree.best().action)
    blank = _searched(unaided_memory, standing, "unaided", point, iterations)
    unaided = int(blank.best().action)
    duel = Duel(tree, memory, best, point.action, unaided)
    duel.fight(max(2, iterations // CHUNKS))
    loss, loss_error = duel.between(best, point.action)
    stake, stake_error = duel.between(best, unaided)
    kept, kept_error = duel.between(point.action, unaided)
    low, high = min(0.0, stake), max(0.0, stake)
    actions = course.table.actions
    return Decision(
        action=point.index,
        seat=point.seat,
        round=int(point.state.round),
        sort=DECISIONS[point.state.phase],
        played=str(actions[point.action]),
        best=str(actions[best]),
        unaided=str(actions[unaided]),
        options=tuple(
            Option(str(actions[number]), tries, worth, sqrt(max(0.0, worth * (1 - worth)) / tries))
            for number, tries, worth in tree.tried()
        ),
        loss=loss,
        loss_error=loss_error,
        verdict=verdict(loss, loss_error),
        stake=stake,
        stake_error=stake_error,
        kept=min(max(kept, low), high),
        kept_error=kept_error,
        because=because(course.setup, point, actions[best], actions[point.action]),
    )


def _searched(
    memory: Memory, standing: Standing, whose: str, point: Point, iterations: int
) -> RoundTree:
    """Search a decision with a memory; `whose` names it, so that each has its own luck."""
    seed = mixed("judgement", whose, point.index)
    tree = RoundTree(standing, Rng(seed), point.state.round)
    tree.search(memory, iterations)
    return tree


class Duel:
    """Some actions at one decision, tried on the same States with the same luck."""

    def __init__(self, tree: RoundTree, memory: Memory, best: int, played: int, unaided: int):
        """Bring the actions together, each once."""
        self._tree = tree
        self._memory = memory
        self._best = best
        self._played = played
        self._actions = list(dict.fromkeys((best, played, unaided)))
        self._tries: list[list[float]] = []

    def fight(self, pairs: int) -> None:
        """Try the actions until it is clear whether the one played has lost something."""
        if len(self._actions) == 1:
            return
        for _ in range(CHUNKS):
            self._tries += self._tree.duel(self._memory, self._actions, pairs)
            if is_clear(*self.between(self._best, self._played)):
                return

    def between(self, one: int, other: int) -> tuple[float, float]:
        """How much more one action is worth than another, and the standard error of that."""
        if one == other:
            return 0.0, 0.0
        first, second = self._actions.index(one), self._actions.index(other)
        differences = [worths[first] - worths[second] for worths in self._tries]
        number = len(differences)
        mean = sum(differences) / number
        scatter = sum((difference - mean) ** 2 for difference in differences)
        return mean, sqrt(scatter / (number - 1) / number)


def is_clear(loss: float, error: float) -> bool:
    """Whether more tries would hardly change the verdict."""
    return loss - BEYOND * error > 0 or loss + BEYOND * error < SLIP


def verdict(loss: float, error: float) -> Verdict:
    """Say what a loss is called; one that may be due to chance does not count."""
    if loss <= BEYOND * error or loss < SLIP:
        return "fine"
    return "mistake" if loss >= MISTAKE else "slip"
