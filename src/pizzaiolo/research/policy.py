"""A learned policy as a bot: a small network in a `.npz` file, played with numpy alone.

The file holds the weights and biases of a network with two hidden layers (`w0`, `b0`, `w1`, `b1`,
`w2`, `b2`), the scale of its inputs, and what it was made for: the version of the encoding, the
edition, the number of seats and the options, as JSON in `about`.
"""

from __future__ import annotations

import io
import json
import math
import os
import zipfile
import zlib
from pathlib import Path
from typing import Any, Final

from pizzaiolo.research import need

need("arena", "numpy", "librt", "mypy_extensions")

import numpy
import numpy.lib.format
import numpy.typing

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.texts import quoted
from pizzaiolo.engine.view import View
from pizzaiolo.reading.bounds import (
    ABOUT_BYTES,
    POLICY_BYTES,
    check_json,
    check_length,
    read_bytes,
)
from pizzaiolo.reading.read_error import BoundError, FileError, ReadError
from pizzaiolo.research.encoding import VERSION, Encoding, blank
from pizzaiolo.research.planes import COLUMNS

Floats = numpy.typing.NDArray[numpy.float32]
Array = numpy.typing.NDArray[Any]

LAYERS: Final = 3
ARRAYS: Final = (
    *("about", "scale"),
    *(f"{part}{layer}" for layer in range(LAYERS) for part in "wb"),
)
_PACKINGS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
SUFFIX: Final = ".npz"


class PolicyError(FileError):
    """A policy that cannot be played; the key is that of an array."""


class Policy:
    """The network of a file."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Read and check it."""
        self.path = Path(path)
        try:
            found = _arrays(read_bytes(self.path, POLICY_BYTES, "a policy (.npz)"))
            self.about = _about(found.pop("about"))
            _check_shapes(found)
        except ReadError as error:
            raise PolicyError(str(path), error.key, error.found, error.expected) from None
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
            raise PolicyError(str(self.path), "about", json.dumps(found), json.dumps(expected))

    def logits(self, rows: numpy.typing.NDArray[numpy.uint8]) -> Floats:
        """How much each action is liked, given an observation."""
        hidden: Floats = rows.reshape(-1).astype(numpy.float32) * self.scale
        for weights, bias in self.layers[:-1]:
            hidden = numpy.maximum(hidden @ weights + bias, numpy.float32(0))
        weights, bias = self.layers[-1]
        liked: Floats = hidden @ weights + bias
        return liked

    def __call__(self, setup: Setup, seat: int, seed: int) -> PolicyBot:
        """Make a bot from it."""
        return PolicyBot(setup, seat, seed, self)


class PolicyBot:
    """Takes the legal action that the network likes best."""

    def __init__(self, setup: Setup, seat: int, seed: int, policy: Policy) -> None:
        """Sit down; nothing is left to chance."""
        policy.check(setup)
        self._policy = policy
        self._memory = PerfectMemory(setup, seat)
        self._encoding = Encoding(setup)
        self._words = blank(int(self._encoding.rows))
        self._rows = numpy.frombuffer(memoryview(self._words), numpy.uint8)

    def hear(self, event: Event) -> None:
        """Remember it."""
        self._memory.hear(event)

    def choose(self, view: View, legal: list[int]) -> int:
        """Look, recall, and choose."""
        self._encoding.write(self._memory.known_state(), self._memory.seat, self._words, 0)
        liked = self._policy.logits(self._rows)
        return max(legal, key=lambda action: float(liked[action]))


def described(setup: Setup) -> dict[str, Any]:
    """What a policy must have been made for to play a setup."""
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


# The file


def _arrays(content: bytes) -> dict[str, Array]:
    """The arrays of a file, each unpacked only if its header says that it fits."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            sizes = {entry.filename: entry.file_size for entry in archive.infolist()}
            names = [f"{name}.npy" for name in ARRAYS]
            if sorted(sizes) != sorted(names) or len(archive.infolist()) != len(names):
                missing = [name for name in ARRAYS if f"{name}.npy" not in sizes]
                raise ReadError(
                    "",
                    f"no array {missing[0]}" if missing else "other arrays",
                    f"the arrays {', '.join(ARRAYS)}",
                )
            if not all(entry.compress_type in _PACKINGS for entry in archive.infolist()):
                raise ReadError("", "another way of packing", "deflate, or none")
            if sum(sizes.values()) > POLICY_BYTES:
                found = f"{sum(sizes.values()):,} bytes when it is unpacked"
                raise ReadError("", found, f"at most {POLICY_BYTES:,} bytes")
            return {name: _array(name, archive.read(f"{name}.npy")) for name in ARRAYS}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError):
        raise ReadError("", "a file that cannot be unpacked", "a policy (.npz)") from None


def _array(name: str, content: bytes) -> Array:
    """One array. Its header is read first: it may promise more than there is memory for."""
    file = io.BytesIO(content)
    try:
        version = numpy.lib.format.read_magic(file)
        if version != (1, 0):
            raise ValueError(f"version {version}")
        shape, _, kind = numpy.lib.format.read_array_header_1_0(file)
        wanted = "U" if name == "about" else "f"
        if kind.kind != wanted or math.prod(shape) * kind.itemsize != len(content) - file.tell():
            raise ValueError(f"{shape} of {kind}")
        file.seek(0)
        array: Array = numpy.lib.format.read_array(file, allow_pickle=False)
    except Exception:  # a header is a piece of Python, so there are many ways to get it wrong
        expected = "a text" if name == "about" else "floating-point numbers, as many as there are"
        raise ReadError(name, "something else", expected) from None
    return array


def _about(array: Array) -> dict[str, Any]:
    """What the policy was made for."""
    text = str(array)
    try:
        check_length(len(text), ABOUT_BYTES)
        check_json(text)
        about = json.loads(text)
    except BoundError as error:
        raise ReadError("about", error.found, error.expected) from None
    except ValueError:
        raise ReadError("about", quoted(text), "JSON") from None
    if not isinstance(about, dict):
        raise ReadError("about", quoted(text), "a JSON object")
    return about


def _check_shapes(found: dict[str, Array]) -> None:
    """Each layer takes what the one before gives, and every weight is a number."""
    inputs = found["scale"].shape
    for name, array in found.items():
        expected = "one row" if name[0] in "sb" else "a table"
        if array.ndim != (1 if name[0] in "sb" else 2):
            raise ReadError(name, f"{array.ndim} dimensions", expected)
        if not numpy.isfinite(array).all():
            raise ReadError(name, "what is no finite number", "finite numbers")
    for layer in range(LAYERS):
        weights, bias = found[f"w{layer}"].shape, found[f"b{layer}"].shape
        if weights != (*inputs, *bias):
            shape = " times ".join(map(str, weights))
            raise ReadError(f"w{layer}", shape, f"{inputs[0]} times {bias[0]}")
        inputs = bias
