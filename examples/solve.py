"""Solves a small two-player game of OpenSpiel exactly: its value, and proof from both sides.

    python examples/solve.py                        # the edition made for studies
    python examples/solve.py kuhn_poker             # or any small zero-sum game of OpenSpiel

The game tree is put into sequence form, positions that nobody can tell apart being counted as one.
A linear program gives the value and a strategy for each player; CFR+ finds both a second time,
without the program. Either way the strategies are judged by best responses: the first player is
sure to get the lower bound with the one, and cannot get more than the upper bound against the
other, whatever found them. Needs `pip install pizzaiolo[openspiel]`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import coo_array, csr_array, hstack

import pizzaiolo.research.openspiel

GAME = f"{pizzaiolo.research.openspiel.SHORT_NAME}(edition=assaggio,players=2)"

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass
class Player:
    """The information sets of a player, and the sequences: its actions at each of them.

    Sequence 0 is to have done nothing yet. Sets and sequences are numbered as they are met, so
    that whatever comes later in a game has the larger number.
    """

    sets: dict[str, int] = field(default_factory=dict)
    parent: list[int] = field(default_factory=list)
    """By set, the sequence that leads to it."""
    first: list[int] = field(default_factory=list)
    """By set, the sequence of its first action; those of the others follow."""
    actions: list[list[int]] = field(default_factory=list)
    """By set, the legal actions."""
    sequences: int = 1

    def sequence(self, key: str, parent: int, legal: list[int]) -> int:
        """The sequence of the first action at a set, whether it is met first or again."""
        if key not in self.sets:
            self.sets[key] = len(self.parent)
            self.parent.append(parent)
            self.first.append(self.sequences)
            self.actions.append(legal)
            self.sequences += len(legal)
        number = self.sets[key]
        if (self.parent[number], self.actions[number]) != (parent, legal):
            raise ValueError(f"no perfect recall: two pasts, or two choices, at {key!r}")
        return self.first[number]


class Node(NamedTuple):
    """A decision or an end, and what came before it."""

    state: Any
    sequences: tuple[int, int]
    chance: float


@dataclass
class SequenceForm:
    """A game as a matrix: what the first player gets, by the sequences of both."""

    players: tuple[Player, Player]
    payoffs: csr_array
    nodes: int
    ends: int


def _settled(state: Any, chance: float) -> Iterator[tuple[Any, float]]:
    """The decisions and ends that chance leads to, with their chances."""
    if not state.is_chance_node():
        yield state, chance
        return
    for outcome, probability in state.chance_outcomes():
        yield from _settled(state.child(outcome), chance * probability)


def _key(state: Any) -> Hashable:
    """The same for positions that are alike for everybody, and in truth."""
    heard = tuple(state.information_state_string(player) for player in range(2))
    return hash((heard, str(state)))


def sequence_form(game: Any) -> SequenceForm:
    """Go through a game, decision by decision; positions that are alike are gone through once."""
    players = (Player(), Player())
    entries: dict[tuple[int, int], float] = {}
    layer: dict[Hashable, Node] = {}

    def meet(state: Any, sequences: tuple[int, int], chance: float) -> None:
        key = (_key(state), sequences)
        met = layer.get(key)
        layer[key] = Node(state, sequences, chance + (met.chance if met else 0.0))

    nodes = ends = 0
    for state, chance in _settled(game.new_initial_state(), 1.0):
        meet(state, (0, 0), chance)
    while layer:
        present, layer = layer, {}
        nodes += len(present)
        for state, sequences, chance in present.values():
            if state.is_terminal():
                ends += 1
                won = entries.get(sequences, 0.0)
                entries[sequences] = won + chance * state.returns()[0]
                continue
            mover = state.current_player()
            legal = state.legal_actions()
            key = state.information_state_string(mover)
            first = players[mover].sequence(key, sequences[mover], legal)
            for place, action in enumerate(legal):
                own = first + place
                both = (own, sequences[1]) if mover == 0 else (sequences[0], own)
                for after, share in _settled(state.child(action), chance):
                    meet(after, both, share)
    rows, columns = zip(*entries, strict=True)
    shape = (players[0].sequences, players[1].sequences)
    payoffs = coo_array((list(entries.values()), (rows, columns)), shape=shape)
    return SequenceForm(players, payoffs.tocsr(), nodes, ends)


class Tree:
    """The sets of one player in arrays, in steps that can be taken for many sets at once."""

    def __init__(self, player: Player) -> None:
        """Lay the sets out, the last ones of a game first."""
        self.sequences = player.sequences
        self.parent: Ints = np.array(player.parent, np.int64)
        sizes = np.array([len(legal) for legal in player.actions], np.int64)
        self.owner: Ints = np.repeat(np.arange(len(sizes)), sizes)
        """By sequence but the first, its set."""
        self.uniform: Floats = 1.0 / sizes[self.owner]
        depth = np.zeros(len(sizes), np.int64)
        for number, parent in enumerate(player.parent):
            if parent:
                depth[number] = depth[self.owner[parent - 1]] + 1
        self.levels = [np.flatnonzero(depth == each) for each in range(depth.max(initial=-1) + 1)]
        self.level_sequences = [
            1 + np.flatnonzero(np.isin(self.owner, level)) for level in self.levels
        ]

    def plan(self, policy: Floats) -> Floats:
        """The chance of every sequence, by the player's own doing, under a policy."""
        plan = np.ones(self.sequences)
        for sequences in self.level_sequences:
            owner = self.owner[sequences - 1]
            plan[sequences] = plan[self.parent[owner]] * policy[sequences - 1]
        return plan

    def policy(self, plan: Floats) -> Floats:
        """The policy behind a plan; where the plan never comes, uniform."""
        weights = np.maximum(plan[1:], 0.0)
        sums = np.bincount(self.owner, weights, minlength=len(self.parent))[self.owner]
        return np.where(sums > 1e-12, weights / np.maximum(sums, 1e-12), self.uniform)

    def values(self, gains: Floats, policy: Floats | None) -> tuple[Floats, Floats]:
        """What sequences and sets are worth, under a policy or with best responses for None."""
        worth = gains.copy()
        of_sets = np.zeros(len(self.parent))
        for level, sequences in zip(self.levels[::-1], self.level_sequences[::-1], strict=True):
            owner = self.owner[sequences - 1]
            if policy is None:
                best = np.full(len(self.parent), -np.inf)
                np.maximum.at(best, owner, worth[sequences])
                of_sets[level] = best[level]
            else:
                shares = worth[sequences] * policy[sequences - 1]
                of_sets[level] = np.bincount(owner, shares, len(self.parent))[level]
            np.add.at(worth, self.parent[level], of_sets[level])
        return worth, of_sets


class Solution(NamedTuple):
    """Strategies of both players, and what they prove."""

    policies: tuple[Floats, Floats]
    lower: float
    """The first player gets at least this with its strategy."""
    upper: float
    """The first player gets at most this against the other's."""

    @property
    def exploitability(self) -> float:
        """Half of what both could still gain, as OpenSpiel counts it."""
        return (self.upper - self.lower) / 2


class Solver:
    """Two ways to solve a game in sequence form."""

    def __init__(self, form: SequenceForm) -> None:
        """Take a game."""
        self.form = form
        self.trees = (Tree(form.players[0]), Tree(form.players[1]))
        self._other_way: csr_array = form.payoffs.T.tocsr()

    def judged(self, policies: tuple[Floats, Floats]) -> Solution:
        """What two policies prove, by the best responses to them."""
        first, second = (tree.plan(each) for tree, each in zip(self.trees, policies, strict=True))
        against_first, _ = self.trees[1].values(-(self._other_way @ first), None)
        against_second, _ = self.trees[0].values(self.form.payoffs @ second, None)
        return Solution(policies, -float(against_first[0]), float(against_second[0]))

    def by_linear_program(self) -> tuple[float, Solution]:
        """The value and both strategies (Koller, Megiddo and von Stengel 1994)."""
        flows = [_flow(tree) for tree in self.trees]
        sets = [flow.shape[0] for flow in flows]
        # The first player's plan, then what each set of the second is worth to it, at most.
        objective = np.zeros(self.trees[0].sequences + sets[1])
        objective[self.trees[0].sequences] = -1.0
        found = linprog(
            objective,
            A_ub=hstack([-self._other_way, flows[1].T]).tocsr(),
            b_ub=np.zeros(self.trees[1].sequences),
            A_eq=hstack([flows[0], coo_array((sets[0], sets[1]))]).tocsr(),
            b_eq=np.eye(1, sets[0]).ravel(),
            bounds=[(0, None)] * self.trees[0].sequences + [(None, None)] * sets[1],
            method="highs",
        )
        if found.status != 0:
            raise RuntimeError(f"the linear program was not solved: {found.message}")
        plans = (found.x[: self.trees[0].sequences], -found.ineqlin.marginals)
        first, second = (tree.policy(plan) for tree, plan in zip(self.trees, plans, strict=True))
        return -float(found.fun), self.judged((first, second))

    def by_regrets(self, iterations: int) -> Solution:
        """Both strategies by CFR+ (Tammelin 2014): averages weighted by the iteration."""
        regrets = [np.zeros(tree.sequences - 1) for tree in self.trees]
        sums = [np.zeros(tree.sequences) for tree in self.trees]
        matrices = (self.form.payoffs, -self._other_way)
        policies = [tree.uniform for tree in self.trees]
        for iteration in range(1, iterations + 1):
            for mover, tree in enumerate(self.trees):
                plan = self.trees[1 - mover].plan(policies[1 - mover])
                worth, of_sets = tree.values(matrices[mover] @ plan, policies[mover])
                regret = regrets[mover] + worth[1:] - of_sets[tree.owner]
                regrets[mover] = np.maximum(regret, 0.0)
                policies[mover] = tree.policy(np.concatenate(([1.0], regrets[mover])))
                sums[mover] += iteration * tree.plan(policies[mover])
        first, second = (tree.policy(plan) for tree, plan in zip(self.trees, sums, strict=True))
        return self.judged((first, second))


def _flow(tree: Tree) -> csr_array:
    """A row for each set: what leaves it is what comes to it; the first row is the beginning."""
    sets = len(tree.parent)
    numbers = np.arange(sets)
    rows = np.concatenate(([0], 1 + numbers, 1 + tree.owner))
    columns = np.concatenate(([0], tree.parent, 1 + np.arange(tree.sequences - 1)))
    signs = np.concatenate(([1.0], -np.ones(sets), np.ones(tree.sequences - 1)))
    return coo_array((signs, (rows, columns)), shape=(sets + 1, tree.sequences)).tocsr()


def _report(name: str, solution: Solution, seconds: float) -> None:
    print(
        f"{name:<16} {solution.lower:+.9f} <= value <= {solution.upper:+.9f};"
        f" exploitability {solution.exploitability:.1e}; {seconds:.0f} s"
    )


def main() -> None:
    """Solve a game and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default=GAME, help="what pyspiel.load_game takes")
    parser.add_argument("--iterations", type=int, default=2000, help="of CFR+ (default 2000)")
    arguments = parser.parse_args()
    started = time.perf_counter()
    form = sequence_form(pyspiel.load_game(arguments.game))
    first, second = form.players
    print(arguments.game)
    print(
        f"{form.nodes:,} positions, {form.ends:,} of them ends;"
        f" information sets {len(first.parent):,} and {len(second.parent):,};"
        f" sequences {first.sequences:,} and {second.sequences:,};"
        f" {time.perf_counter() - started:.0f} s"
    )
    solver = Solver(form)
    started = time.perf_counter()
    value, solution = solver.by_linear_program()
    print(f"value {value:+.9f}")
    _report("linear program", solution, time.perf_counter() - started)
    started = time.perf_counter()
    _report("CFR+", solver.by_regrets(arguments.iterations), time.perf_counter() - started)


if __name__ == "__main__":
    main()
