"""Documents whose examples run: every Python block of every document, from top to bottom."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from support.places import ROOT

DOCUMENTS = [
    path
    for path in (
        *(ROOT / f"{name}.md" for name in ("README", "ARCHITECTURE", "CONTRIBUTING")),
        *sorted((ROOT / "docs").rglob("*.md")),
    )
    if path.exists()
]

FENCED = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def python_blocks(text: str) -> list[tuple[int, str]]:
    """The Python blocks of a document, each with the number of lines before it."""
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in FENCED.finditer(text)]


def run(path: Path, text: str) -> list[str]:
    """Run the blocks of a document in one namespace; return what went wrong.

    A block with prompts has to show what it says, a block without them has to run.
    """
    names: dict[str, object] = {"__name__": "__main__"}
    report: list[str] = []
    # The fences are cut off first: doctest would take the closing one for expected output.
    for line, block in python_blocks(text):
        if ">>> " not in block:
            # Lines before the block, so that a traceback shows the line of the document.
            exec(compile("\n" * line + block, str(path), "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block, names, path.name, str(path), line)
        runner = doctest.DocTestRunner(
            optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE, verbose=False
        )
        runner.run(test, out=report.append, clear_globs=False)
        names.update(test.globs)
    return report


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_example_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a document shows is what happens; what it writes goes to a folder of its own."""
    monkeypatch.chdir(tmp_path)
    report = run(path, path.read_text("utf-8"))
    assert not report, "".join(report)


def test_the_rules_are_among_the_documents() -> None:
    rules = ROOT / "docs" / "rules.md"
    assert rules in DOCUMENTS
    assert len(python_blocks(rules.read_text("utf-8"))) >= 7


def test_a_wrong_example_is_noticed() -> None:
    """With the document and the line where it stands."""
    text = "One is two:\n\n```python\n>>> one = 1\n>>> one\n2\n```\n"
    (report,) = run(Path("wrong.md"), text)
    assert 'File "wrong.md", line 5' in report
    assert "Expected:\n    2\nGot:\n    1" in report


def test_blocks_share_their_names() -> None:
    """A later block goes on where an earlier one stopped, with prompts and without."""
    text = "```python\none = 1\n```\n\n```pycon\n>>> one\n1\n>>> two = 2\n```\n"
    assert run(Path("fine.md"), text + "```python\nassert two == 2\n```\n") == []
    with pytest.raises(ZeroDivisionError):
        run(Path("broken.md"), "```python\n1 / 0\n```\n")


def test_decisions_are_numbered_one_after_the_other() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [path.read_text(encoding="utf-8").partition("\n")[0] for path in files]
    for number, (path, title) in enumerate(zip(files, titles, strict=True), start=1):
        assert path.name.startswith(f"{number:04}-")
        assert title.startswith(f"# {number}. ")
