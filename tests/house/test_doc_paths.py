"""Documents and sources name only files, folders and headings that exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from support.places import ROOT

DOCUMENTS: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

HOMES: Final = (
    "src/pizzaiolo",
    "tests",
    "benchmarks",
    "examples",
    "docs",
    "client",
    "requirements",
    "tools",
    "deploy",
)

ELSEWHERE: Final = {
    "watcher.py": "the reader saves it",
    "integration_tests/api_test.py": "a file of OpenSpiel",
}
"""Files that a document names and that are not ours, with the reason."""

LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
FILE: Final = re.compile(r"`([\w-][\w./-]*\.(?:py|ts|svelte|js|mjs|c|ftl|md|svg))`")
FOLDER: Final = re.compile(r"`((?:src|tests|docs|client|benchmarks|examples)/[\w./-]*)`")
PATH: Final = re.compile(
    r"(?<![\w./-])(?:docs|tests|benchmarks|examples)/[\w./-]+\.(?:py|md|npz)\b"
)
"""A path from the root, as a docstring or a comment names it."""

pytestmark = pytest.mark.source_only


@cache
def files() -> frozenset[str]:
    """Every file of ours, as a path with a slash before it."""
    found = {path.name for path in ROOT.iterdir() if path.is_file()}
    for home in HOMES:
        for path in (ROOT / home).rglob("*"):
            if "node_modules" not in path.parts and path.is_file():
                found.add(path.relative_to(ROOT).as_posix())
    return frozenset(f"/{name}" for name in found)


def missing_files(text: str) -> list[str]:
    """The files and folders named in a document that cannot be found under that name."""
    named = [name for name in FILE.findall(text) if name not in ELSEWHERE]
    wrong = [name for name in named if not any(file.endswith(f"/{name}") for file in files())]
    return wrong + [name for name in FOLDER.findall(text) if not (ROOT / name).exists()]


def anchors(text: str) -> set[str]:
    """The anchors of the headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(document: Path, text: str) -> list[str]:
    """The links to files or headings that do not exist; links to other sites are not followed."""
    wrong = []
    for link in LINK.findall(text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        if target != document and not target.exists():
            wrong.append(link)
        elif anchor and target.suffix == ".md":
            there = text if target == document else target.read_text("utf-8")
            if anchor not in anchors(there):
                wrong.append(link)
    return wrong


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_and_heading_that_a_document_names_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    assert missing_files(text) == []
    assert broken_links(path, text) == []


def test_a_wrong_name_is_noticed() -> None:
    text = "`arena/stats.py`, `arena/command.py`, `watcher.py`, `src/pizzaiolo/`, `src/pizza/`"
    assert missing_files(text) == ["arena/command.py", "src/pizza/"]
    links = (
        "[a](record.md#cards) [b](record.md#tarts) [c](recipe.md) [d](#here) [e](#there)\n# Here"
    )
    document = ROOT / "docs" / "wrong.md"
    assert broken_links(document, links) == ["record.md#tarts", "recipe.md", "#there"]


def test_files_from_elsewhere_are_named_somewhere() -> None:
    """An exception that no document needs any more would hide a mistake."""
    named = {name for path in DOCUMENTS for name in FILE.findall(path.read_text("utf-8"))}
    assert named >= set(ELSEWHERE)


def test_every_path_that_a_source_names_exists() -> None:
    here = Path(__file__)
    sources = [
        path
        for home in ("src/pizzaiolo", "tests", "benchmarks", "examples")
        for path in (ROOT / home).rglob("*.py")
        if path != here
    ]
    named = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in sources
        for name in PATH.findall(path.read_text("utf-8"))
    }
    assert len(named) > 20
    assert [(path, name) for path, name in sorted(named) if not (ROOT / name).exists()] == []
