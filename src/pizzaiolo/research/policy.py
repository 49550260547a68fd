"""A learned policy as a bot: a small network in a `.npz` file, played with numpy alone.

The file holds the weights and biases of a network with two hidden layers (`w0`, `b0`, `w1`, `b1`,
`w2`, `b2`), the scale of its inputs, and what it was made for: the version of the encoding, the
edition, the number of seats and the options, as JSON in `about`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import numpy
import numpy.typing

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.research.encoding import COLUMNS, VERSION, Encoding, blank

Floats = numpy.typing.NDArray[numpy.float32]

LAYERS: Final = 3
SUFFIX: Final = ".npz"


class PolicyError(ValueError):
    """A policy that cannot be played: the file, what was found and what was expected."""


class Policy:
    """The network of a file."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Read and check it."""
        self.path = Path(path)
        try:
            with numpy.load(self.path, allow_pickle=False) as stored:
                found = {name: stored[name] for name in stored.files}
        except (OSError, ValueError) as error:
            raise PolicyError(f"{path}: cannot be read as a policy: {error}") from None
        wanted = ["about", "scale"] + [f"{part}{layer}" for layer in range(LAYERS) for part in "wb"]
        missing = [name for name in wanted if name not in found]
        if missing:
            raise PolicyError(
                f"{path}: expected the arrays {', '.join(wanted)}; not found: {missing}"
            )
        self.about: dict[str, Any] = json.loads(str(found["about"]))
        self.scale: Floats = found["scale"].astype(numpy.float32)
        self.layers: list[tuple[Floats, Floats]] = [
            (found[f"w{layer}"].astype(numpy.float32), found[f"b{layer}"].astype(numpy.float32))
            for layer in range(LAYERS)
        ]

    def check(self, setup: Setup) -> None:
        """Raise PolicyError unless it was made for games like this."""
        expected = described(setup)
        found = {key: self.about.get(key) for key in expected}
        if found != expected:
            raise PolicyError(f"{self.path}: made for {found}, expected {expected}")

    def logits(self, rows: numpy.typing.NDArray[numpy.uint8]) -> Floats:
        """How much each action is liked, given an observation."""
        hidden: Floats = rows.reshape(-1).astype(numpy.float32) * self.scale
        for weights, bias in self.layers[:-1]:
            hidden = numpy.maximum(hidden @ weights + bias, numpy.float32(0))
        weights, bias = self.layers[-1]
        liked: Floats = hidden @ weights + bias
        return liked

    def __call__(self, setup: Setup, seat: int, seed: int) -> PolicyBot:
        """Make a bot of it."""
        return PolicyBot(setup, seat, seed, self)


class PolicyBot:
    """Takes the legal action that the network likes best."""

    def __init__(self, setup: Setup, seat: int, seed: int, policy: Policy) -> None:
        """Sit down; nothing is left to chance."""
        policy.check(setup)
        self._policy = policy
        self._memory = Memory(setup, seat)
        self._encoding = Encoding(setup)
        self._words = blank(int(self._encoding.rows))
        self._rows = numpy.frombuffer(memoryview(self._words), numpy.uint8)

    def hear(self, event: Event) -> None:
        """Remember it."""
        self._memory.hear(event)

    def choose(self, view: View, legal: list[int]) -> int:
        """Look, recall, and choose."""
        self._encoding.write(self._memory.heard(), self._memory.seat, self._words, 0)
        liked = self._policy.logits(self._rows)
        return max(legal, key=lambda action: float(liked[action]))


def described(setup: Setup) -> dict[str, Any]:
    """What a policy has to be made for, to play a setup."""
    return {
        "encoding": VERSION,
        "edition": setup.edition.name,
        "seats": int(setup.seats),
        "doubles": setup.doubles,
        "helping": setup.helping,
    }


def scale_of(encoding: Encoding) -> Floats:
    """What brings every number of an observation to at most 1."""
    scale = numpy.ones((int(encoding.rows), COLUMNS), numpy.float32)
    for plane in encoding.planes:
        scale[plane.row : plane.row + plane.rows] = 1 / plane.most
    return scale.reshape(-1)
