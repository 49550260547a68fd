"""Learn from a dataset of games, cell by cell, with numpy alone: who wins, and what a bot does.

    pip install 'pizzaiolo[arena]'
    pizzaiolo arena greedy,counter --seats 2 --games 400 --dataset games
    python examples/predict_from_games.py games

The marks `# %%` make cells of it in editors that know notebooks.
"""

# %% Read the decisions, and keep every fifth game apart for the test
import sys

import numpy

from pizzaiolo.research.dataset import read

decisions = read(sys.argv[1])
inputs = decisions.observations.reshape(len(decisions), -1).astype(numpy.float32)
inputs /= numpy.maximum(inputs.max(axis=0), 1)
inputs = numpy.hstack([inputs, numpy.ones((len(inputs), 1), numpy.float32)])
apart = decisions.games % 5 == 0
print(f"{len(decisions):,} decisions of {len(set(decisions.games.tolist())):,} games")

# %% Who will win? Ridge regression of the share of the win, against the mean
inside = inputs[~apart]
ridge = inside.T @ inside + 10 * numpy.eye(inputs.shape[1], dtype=numpy.float32)
weights = numpy.linalg.solve(ridge, inside.T @ decisions.wins[~apart])
error = numpy.mean((inputs[apart] @ weights - decisions.wins[apart]) ** 2)
spread = numpy.mean((decisions.wins[~apart].mean() - decisions.wins[apart]) ** 2)
print(f"share of the win: {1 - error / spread:.1%} of the variance explained")

# %% What will it do? A softmax over the legal actions, against a guess among them
chance = numpy.random.default_rng(1)
policy = numpy.zeros((inputs.shape[1], decisions.masks.shape[1]), numpy.float32)


def chances(chosen: numpy.ndarray) -> numpy.ndarray:
    """How likely every action is at some decisions."""
    liked = inputs[chosen] @ policy - 1e9 * (decisions.masks[chosen] == 0)
    liked = numpy.exp(liked - liked.max(axis=1, keepdims=True))
    shares: numpy.ndarray = liked / liked.sum(axis=1, keepdims=True)
    return shares


training = numpy.flatnonzero(~apart)
for epoch in range(10):
    for batch in numpy.array_split(chance.permutation(training), max(1, len(training) // 256)):
        slope = chances(batch)
        slope[numpy.arange(len(batch)), decisions.actions[batch]] -= 1
        policy -= 0.5 / (1 + epoch) / len(batch) * (inputs[batch].T @ slope)

test = numpy.flatnonzero(apart)
right = numpy.mean(chances(test).argmax(axis=1) == decisions.actions[test])
guess = numpy.mean(1 / decisions.masks[test].sum(axis=1))
print(f"next action: {right:.1%} right, {guess:.1%} by guessing")
