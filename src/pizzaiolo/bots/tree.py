"""Search over sampled States: a tree of the decisions that may follow, grown by random play-outs.

Every iteration samples a State that agrees with what the seat knows, walks down the tree by the
rule UCB1, adds one decision to it, plays on to the end of the game, and notes on the way back what
it was worth to the players who decided. Play-outs are random, but a player who can pay for an order
does, one who cannot asks for help if the game has it, and one who can help does. Draws are left to
chance in every iteration: a node stands for the decisions taken, not for the cards seen. Which
actions are legal differs from sample to sample, so a node counts how often each of its children
could have been chosen.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from pizzaiolo.engine.counts import MOST_KINDS, bits
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.memory.guess import Guess
from pizzaiolo.engine.orders import MOST_WAYS
from pizzaiolo.engine.random_play import play_out
from pizzaiolo.engine.rules import legal_at, step, step_at, winners
from pizzaiolo.engine.state import HELP, PAY, REQUEST, State

if TYPE_CHECKING:
    from mypy_extensions import i64

EXPLORATION: Final = 0.7
"""How much an action that was seldom tried is preferred."""

MARGIN: Final = 0.05
"""What each order ahead of the best of the others is worth beyond winning, or behind costs."""

DEEP: Final = 1000
"""Deeper than any game: the tree may grow as far as it likes."""

_WAYS: Final = (1 << (MOST_WAYS + 1)) - 2
"""Of the choices when paying, the ways to pay without help."""


class Branch:
    """A decision taken: how often it was tried, and what it was worth to its taker."""

    __slots__ = ("action", "actor", "available", "child", "sibling", "visits", "worth")

    def __init__(self, action: i64 = 0, actor: i64 = 0, sibling: Branch | None = None) -> None:
        """Fix the action, whose it is, and the next action tried in its place."""
        self.action: i64 = action
        self.actor: i64 = actor
        self.visits: i64 = 0
        self.available: i64 = 1
        self.worth: float = 0.0
        self.child: Branch | None = None
        """The first of the decisions that followed, by rising action number."""
        self.sibling: Branch | None = sibling


class Tree:
    """The decisions that may follow from one that a seat has to take."""

    def __init__(
        self,
        rng: Rng,
        exploration: float = EXPLORATION,
        margin: float = MARGIN,
        depth: i64 = DEEP,
        *,
        uniform: bool = False,
    ) -> None:
        """Start with no iteration; with a depth of 1 it searches only one decision.

        Uniform play-outs also leave it to chance whether somebody who can pays, asks or helps.
        """
        self.root: Branch = Branch()
        self.rng: Rng = rng
        self.dealer: LazyDealer = LazyDealer(rng)
        self.exploration: float = exploration
        self.margin: float = margin
        self.depth: i64 = depth
        self.uniform: bool = uniform
        self.end: i64 = DEEP
        """The round before which an iteration stops, if the game is not over by then."""
        self.iterations: i64 = 0
        self._path: list[Branch] = []

    def grow(self, state: Guess) -> None:
        """Do one iteration with a sampled State, which is used up."""
        self._path.clear()
        self._grow_below(self.root, state)

    def grow_after(self, action: i64, state: State) -> list[float]:
        """Do one iteration that begins with an action; return what it was worth to each seat."""
        node = self._child(action, state.actor)
        self._path.clear()
        self._path.append(node)
        step(state, action, self.dealer)
        return self._grow_below(node, state)

    def _grow_below(self, node: Branch, state: State) -> list[float]:
        """Walk down from a node, add one below it, play on, and note the worth on the way."""
        path = self._path
        left = self.depth - len(path)
        # When a game is over, its rounds are.
        end = min(self.end, state.setup.rounds)
        while state.round < end and left > 0 and (node is self.root or node.visits > 0):
            left -= 1
            node = self._descend(node, state)
            path.append(node)
            step(state, node.action, self.dealer)
        if self.uniform:
            play_out(state, self.rng, self.dealer)
        else:
            self._play_out(state, end)
        self.iterations += 1
        self.root.visits += 1
        worths = self.worths(state)
        for node in path:
            node.visits += 1
            node.worth += worths[node.actor]
        return worths

    def _child(self, action: i64, actor: i64) -> Branch:
        """The node of an action at the decision itself, new if it was never tried."""
        before: Branch | None = None
        child = self.root.child
        while child is not None and child.action < action:
            before = child
            child = child.sibling
        if child is not None and child.action == action:
            return child
        new = Branch(action, actor, child)
        if before is None:
            self.root.child = new
        else:
            before.sibling = new
        return new

    def _descend(self, node: Branch, state: State) -> Branch:
        """Choose an action not tried yet, or the most promising one."""
        best: Branch | None = None
        highest = -1.0e9
        untried: i64 = 0
        new_action: i64 = 0
        new_before: Branch | None = None
        before: Branch | None = None
        child = node.child
        index: i64
        for index in range(state.options):
            action = legal_at(state, index)
            while child is not None and child.action < action:
                before = child
                child = child.sibling
            if child is None or child.action > action:
                untried += 1
                if self.rng.below(untried) == 0:
                    new_action = action
                    new_before = before
                continue
            child.available += 1
            if untried == 0:
                tried = float(child.visits)
                score = child.worth / tried + self.exploration * sqrt(
                    log(float(child.available)) / tried
                )
                if score > highest:
                    best = child
                    highest = score
            before = child
            child = child.sibling
        if untried == 0 and best is not None:
            return best
        new = Branch(new_action, state.actor)
        if new_before is None:
            new.sibling = node.child
            node.child = new
        else:
            new.sibling = new_before.sibling
            new_before.sibling = new
        return new

    def _play_out(self, state: State, end: i64) -> None:
        """Play at random up to a round, but fill whatever order can be filled.

        Nothing is lost by asking for what is lacking, and a player who helps delivers an order as
        well.
        """
        rng = self.rng
        dealer = self.dealer
        while state.round < end:
            phase = state.phase
            index: i64 = 1
            if phase == PAY:
                index = self._payment(state)
            elif phase == REQUEST and state.choices >> MOST_KINDS:
                # The request can be sent as it is: that is the last of the options.
                index = state.options - 1
            elif phase != HELP:
                index = rng.below(state.options)
            step_at(state, index, dealer)

    def _payment(self, state: State) -> i64:
        """The place of a random way to pay, or else to ask for help, among the options."""
        choices = state.choices
        if choices & 1 == 0:
            # Declining is not an option: every option is a way to pay.
            return self.rng.below(state.options)
        ways = bits(choices & _WAYS)
        if ways == 0:
            ways = state.options - 1
        return 1 + self.rng.below(ways)

    def worths(self, state: State) -> list[float]:
        """What a finished game is worth to each seat."""
        worths: list[float] = []
        first: i64 = 0
        second: i64 = 0
        index: i64
        for index in range(state.setup.seats):
            orders = bits(state.seats[index].delivered)
            if orders > first:
                second = first
                first = orders
            elif orders > second:
                second = orders
        for index in range(state.setup.seats):
            orders = bits(state.seats[index].delivered)
            rival = second if orders == first else first
            worths.append(self.margin * float(orders - rival))
        winning = winners(state)
        for seat in winning:
            worths[seat] += 1.0 / float(len(winning))
        return worths

    def best(self) -> Branch:
        """The action tried most often."""
        best = self.root.child
        assert best is not None, "at least one iteration"
        child = best.sibling
        while child is not None:
            if child.visits > best.visits:
                best = child
            child = child.sibling
        return best

    def tried(self) -> list[tuple[int, int, float]]:
        """For each action tried at the decision: its number, how often, and its mean worth."""
        tried: list[tuple[int, int, float]] = []
        child = self.root.child
        while child is not None:
            mean = child.worth / float(child.visits)
            tried.append((int(child.action), int(child.visits), mean))
            child = child.sibling
        return tried

    def lead(self) -> i64:
        """By how many tries the action tried most often is ahead of any other."""
        most: i64 = 0
        second: i64 = 0
        child = self.root.child
        while child is not None:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
            child = child.sibling
        return most - second
