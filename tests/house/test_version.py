"""One version, and the commit that a build came from."""

from __future__ import annotations

import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

from pizzaiolo.version import VERSION, commit, commit_of
from support.places import ROOT


def test_what_is_installed_has_it() -> None:
    assert version("pizzaiolo") == VERSION


@pytest.mark.source_only
def test_a_citation_names_it() -> None:
    assert f"\nversion: {VERSION}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with one commit, by nobody in particular."""
    (tmp_path / "src" / "pizzaiolo").mkdir(parents=True)
    (tmp_path / "rules.txt").write_text("one\n", encoding="utf-8")
    who = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org")
    for words in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "-m", "Begin"]):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
    return tmp_path


def test_sources_are_at_the_commit_of_their_clone(clone: Path) -> None:
    assert re.fullmatch("[0-9a-f]{12}", commit(clone / "src" / "pizzaiolo"))


def test_a_plus_says_that_files_have_been_changed(clone: Path) -> None:
    before = commit_of(clone)
    (clone / "rules.txt").write_text("two\n", encoding="utf-8")
    assert commit_of(clone) == f"{before}+"


def test_what_was_built_has_its_own(clone: Path) -> None:
    package = clone / "src" / "pizzaiolo"
    (package / "commit.txt").write_text("0123456789ab\n", encoding="utf-8")
    assert commit(package) == "0123456789ab"


def test_somebody_elses_clone_has_none_of_ours(clone: Path) -> None:
    package = clone / "lib" / "site-packages" / "pizzaiolo"
    package.mkdir(parents=True)
    assert commit(package) == ""


def test_there_is_none_without_git(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(clone))
    assert commit_of(clone) == ""
