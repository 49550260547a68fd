"""Every module of the server has a test that is found by its name, in the room of its own name."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.places import ROOT

SERVER = ROOT / "src" / "pizzaiolo" / "server"
TESTS = ROOT / "tests" / "server"

MODULES = sorted(
    path.relative_to(SERVER).with_suffix("").as_posix()
    for path in SERVER.rglob("*.py")
    if path.name != "__init__.py"
)


def test_of(module: str) -> Path:
    place = Path(module)
    return TESTS / place.parent / f"test_{place.name}.py"


test_of.__test__ = False  # type: ignore[attr-defined]  # it helps, and is no test


@pytest.mark.parametrize("module", MODULES)
def test_a_module_of_the_server_has_a_test_of_its_name(module: str) -> None:
    assert test_of(module).exists(), f"expected {test_of(module).relative_to(ROOT)}"
    assert "def test_" in test_of(module).read_text("utf-8")
