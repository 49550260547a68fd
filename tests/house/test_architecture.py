"""ARCHITECTURE.md names rooms, files and functions that exist."""

from __future__ import annotations

import re

import pytest

from support.places import ROOT

TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8") if (ROOT / "ARCHITECTURE.md").exists() else ""
PACKAGE = ROOT / "src" / "pizzaiolo"
PLACES = (ROOT, PACKAGE, PACKAGE / "engine", PACKAGE / "server", PACKAGE / "server" / "protocol")

pytestmark = pytest.mark.source_only


def exists(name: str) -> bool:
    """Whether there is such a file, folder or module, seen from where readers look."""
    return any((place / name).exists() or (place / f"{name}.py").exists() for place in PLACES)


def test_every_path_that_it_names_is_there() -> None:
    quoted = re.findall(r"`([\w./-]+)`", TEXT)
    paths = [name for name in quoted if "/" in name or name.endswith((".py", ".ts", ".md"))]
    assert len(paths) > 30
    wrong = [name for name in paths if not exists(name) and not exists(f"client/src/{name}")]
    wrong = [name for name in wrong if not list(ROOT.glob(f"**/{name}.*"))]
    assert wrong == []


def test_every_function_on_the_way_of_a_move_is_there() -> None:
    walk = TEXT.partition("## The life of a move")[2].partition("\n## ")[0]
    sources = {
        path: path.read_text("utf-8")
        for folder in ("src/pizzaiolo", "client/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte")
    }
    calls = re.findall(r"`(\w+)\.(\w+)(?:\([^`]*\))?`", walk)
    assert len(calls) >= 12
    for owner, function in calls:
        homes = [
            text
            for path, text in sources.items()
            if re.search(rf"class {owner}\b", text) or path.name.split(".")[0] == owner
        ]
        assert any(re.search(rf"\b{function}\(", text) for text in homes), f"{owner}.{function}"


def test_every_room_of_the_package_is_on_the_map() -> None:
    rooms = TEXT.partition("## The rooms")[2].partition("\n## ")[0]
    for folder in sorted(path for path in PACKAGE.iterdir() if (path / "__init__.py").exists()):
        assert f"{folder.name}/" in rooms, folder.name
    for folder in sorted(path for path in (PACKAGE / "server").iterdir() if path.is_dir()):
        if (folder / "__init__.py").exists():
            assert f"{folder.name}/" in rooms, folder.name
