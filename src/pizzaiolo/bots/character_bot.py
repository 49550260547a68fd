"""People: bots that remember, think and err as their character says.

A character thinks as `search` does, but with a memory that fades, for fewer iterations, and with
a temper: when the search is done, the worth that it found for each action is shifted a little by
what the character likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, log
from time import perf_counter
from typing import Final

from pizzaiolo.bots.asking import sensible
from pizzaiolo.bots.character import Character, Temper
from pizzaiolo.bots.tree import Branch, Tree
from pizzaiolo.engine.actions import Action, Help, Place, Submit, action_table
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View

LONGEST_THOUGHT: Final = 0.8
"""In seconds: a character never thinks longer, so that a move takes a second at most."""

DOUBT: Final = 2
"""How many lost games are added to an action's results: one that was tried once is not certain."""


class CharacterBot:
    """A character at one seat of one game.

    The same seed, events and views give the same choices as long as the iterations of its file
    fit into its longest thought; on a slow machine it stops there, and uses what it has found.
    """

    def __init__(
        self,
        setup: Setup,
        seat: int,
        seed: int,
        character: Character,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        """Sit down. Memory, thought and pace each take their own chance from the seed.

        It never thinks for longer than `longest`, in seconds.
        """
        self.character = character
        self._setup = setup
        self._actions = action_table(setup.edition).actions
        recall = character.recall
        self._memory: Memory
        if recall is None:
            self._memory = PerfectMemory(setup, seat)
        else:
            chance = mixed("memory of a character", seed)
            self._memory = FadingMemory(
                setup, seat, recall.capacity, recall.decay, recall.confusion, chance
            )
        self._seed = seed
        self._longest = longest
        self.thoughts: list[tuple[int, int, float]] = []
        """What the last search found (see `ThinkingBot`)."""
        self.forget_choices()

    def forget_choices(self) -> None:
        """Be as if no choice had been made yet: only the seed and what was heard count."""
        self._rng = Rng(mixed("thought of a character", self._seed))
        self._clock = Rng(mixed("pace of a character", self._seed))
        self._limit = self._longest

    def hear(self, event: Event) -> None:
        """Remember it, or what is left of it."""
        self._memory.hear(event)

    def thinking_time(self, left: float = inf) -> float:
        """Say when the next answer is to be given, in seconds after its question.

        It is drawn from the seed alone, so that it tells nothing about the cards (R10.5): the table
        asks for the choice at once and announces it at this time. It takes at most a quarter of the
        time that is left to the character, and the next choice is made by then.
        """
        shortest, longest = self.character.pace
        seconds = shortest + (longest - shortest) * _chance(self._clock)
        seconds = max(0.0, min(seconds, left / 4))
        self._limit = min(self._longest, 0.8 * seconds)
        return seconds

    def choose(self, view: View, legal: list[int]) -> int:
        """Think, and take the action that they like best."""
        legal = sensible(legal, self._setup, view, self._memory)
        tree = self._think()
        self.thoughts = tree.tried()
        best, most = legal[0], -inf
        for node in _tried(tree):
            liking = self._liking(node)
            if node.action in legal and liking > most:
                best, most = node.action, liking
        return best

    def _think(self) -> Tree:
        """Grow a tree, at least once, until the iterations or the time are used up."""
        end = perf_counter() + self._limit
        tree = Tree(self._rng)
        while True:
            tree.grow(self._memory.sample(self._rng))
            if tree.iterations >= self.character.iterations or perf_counter() > end:
                return tree

    def _liking(self, node: Branch) -> float:
        """What an action seems to be worth, what the temper makes of it, and a whim.

        Whims are Gumbel noise: the choice becomes a softmax with the whim as its temperature.
        """
        temper = self.character.temper
        worth = node.worth / (float(node.visits) + DOUBT)
        worth += leaning(temper, self._actions[node.action])
        if temper.whim:
            worth -= temper.whim * log(-log(_chance(self._rng)))
        return worth


def leaning(temper: Temper, action: Action) -> float:
    """What a temper adds to the worth of an action."""
    match action:
        case Place(_, singles, doubles):
            return -temper.careful * (singles + doubles)
        case Submit(int()):
            return temper.bold
        case Help():
            return temper.generous
        case _:
            return 0.0


def _chance(rng: Rng, grain: int = 1 << 30) -> float:
    """A random number above 0 and below 1."""
    return (float(rng.below(grain)) + 0.5) / grain


def _tried(tree: Tree) -> Iterator[Branch]:
    """The actions that a search has tried at the decision itself."""
    node = tree.root.child
    while node is not None:
        yield node
        node = node.sibling
