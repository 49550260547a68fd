"""Whatever a pinned package asks for is pinned beside it, with the extras that it asks for.

pip, when it checks hashes, takes a pin by its name and extras. If a package asks for
`coverage[toml]` and only `coverage` is pinned, pip looks at the newest release first and finds no
hash for it: every install fails on the day of somebody else's release.
"""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from support.places import ROOT

pytestmark = pytest.mark.source_only

INSTALLED_HERE = ("build", "compile", "portable", "run", "serve", "test")
"""The files whose packages are in the environment of the tests."""

ELSEWHERE = ("docs", "node", "road", "wheels")
"""Those that have an environment of their own, or none here: nothing can be looked up."""

HASHES = re.compile(r" \\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+")


def pins(text: str) -> dict[str, Requirement]:
    """What a file of pins asks for on this machine, by name."""
    asked = map(Requirement, HASHES.sub("\n", text).splitlines())
    here = [pin for pin in asked if pin.marker is None or pin.marker.evaluate()]
    return {canonicalize_name(pin.name): pin for pin in here}


def not_pinned(text: str) -> list[str]:
    """What the packages of a file ask for and the file does not have."""
    have = pins(text)
    lacking = []
    for name, pin in have.items():
        for needed in map(Requirement, distribution(name).requires or ()):
            extras = ("", *pin.extras)
            if needed.marker and not any(needed.marker.evaluate({"extra": e}) for e in extras):
                continue
            found = have.get(canonicalize_name(needed.name))
            if found is None or not needed.extras <= found.extras:
                lacking.append(f"{name} asks for {needed}")
    return lacking


@pytest.mark.parametrize("name", INSTALLED_HERE)
def test_what_a_pinned_package_asks_for_is_pinned_with_its_extras(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert not_pinned(text) == []


def test_every_file_of_pins_is_looked_at() -> None:
    files = {file.stem for file in Path(ROOT, "requirements").glob("*.txt")}
    assert files == {*INSTALLED_HERE, *ELSEWHERE}


@pytest.mark.parametrize(
    ("name", "pinned", "asks"),
    [
        ("test", "coverage[toml]", "pytest-cov asks for coverage[toml]"),
        ("run", "markdown-it-py[linkify]", "textual asks for markdown-it-py[linkify]"),
    ],
)
def test_a_pin_without_its_extra_is_noticed(name: str, pinned: str, asks: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    stripped = text.replace(f"\n{pinned}==", f"\n{pinned.partition('[')[0]}==")
    assert [line for line in not_pinned(stripped) if line.startswith(asks)]
