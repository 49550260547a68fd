"""Every script, module and target of make that a document names can be called as it says."""

from __future__ import annotations

import argparse
import contextlib
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.places import ROOT

CALL = re.compile(r"`((?:[A-Z_]+=\w+ )*(?:python|pytest) [^`]+?)`")
IN_BLOCK = re.compile(r"^(python .+)$", re.MULTILINE)
TARGET = re.compile(r"`make ([a-z][a-z-]*)[^`]*`|^make ([a-z-]+)", re.MULTILINE)

NOT_CALLED = {
    (
        "python -c 'from pizzaiolo.research.openspiel.bots import exploitability as e; "
        'print(e("counter"))\''
    ): "takes long: tests/research/test_openspiel_bots.py calls it",
    "python bot.py SERVER TABLE NAME": "tests/server/http/routes/test_game_routes.py plays with it",
    "python bot.py http://127.0.0.1:8000 TABLE Robotto": "the same",
    "python examples/ppo_selfplay.py --out ppo": "needs torch: `make test-learning` trains with it",
}
"""What is not called here, and why."""


def texts() -> list[str]:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return [path.read_text(encoding="utf-8") for path in documents]


def found() -> list[str]:
    """What the documents call, each on one line."""
    calls = {call for text in texts() for call in (*CALL.findall(text), *IN_BLOCK.findall(text))}
    return sorted({" ".join(call.split()) for call in calls})


CALLS = {call: shlex.split(call, comments=True) for call in found() if call not in NOT_CALLED}
OF_SCRIPTS = [call for call in CALLS if re.search(r"\bpython (?!-m pizzaiolo)", call)]
OF_OURS = [call for call in CALLS if re.search(r"\bpython -m pizzaiolo", call)]
OF_TESTS = [call for call in CALLS if re.search(r"\bpytest ", call)]


class OptionsReadError(Exception):
    """A script has read its options, and would begin now."""


def call_up_to_its_options(words: list[str]) -> None:
    """Call a script or a module up to where it has read its options; without any, load it."""
    read = argparse.ArgumentParser.parse_args

    def parse_args(*given: Any, **named: Any) -> None:
        read(*given, **named)
        raise OptionsReadError

    of_module, first, rest = words[0] == "-m", words[words[0] == "-m"], words[1:]
    name = first if of_module else str(ROOT / first)
    with pytest.MonkeyPatch.context() as patch, contextlib.suppress(OptionsReadError):
        patch.setattr(argparse.ArgumentParser, "parse_args", parse_args)
        patch.setattr(sys, "argv", [name, *rest[of_module:]])
        # Another test may have imported the module: runpy warns of that.
        patch.delitem(sys.modules, name, raising=False)
        if not of_module:
            # As Python does: scripts may import their neighbours.
            patch.syspath_prepend(str(Path(name).parent))
        run = runpy.run_module if of_module else runpy.run_path
        run(name, run_name="__main__" if rest[of_module:] else "named")
        assert not rest[of_module:], "it has read no options"


@pytest.mark.parametrize("call", OF_SCRIPTS)
def test_a_script_takes_the_options_that_a_document_gives_it(call: str) -> None:
    words = CALLS[call]
    call_up_to_its_options(words[words.index("python") + 1 :])


@pytest.mark.parametrize("call", OF_OURS)
def test_a_module_of_ours_writes_what_it_is_told_to(call: str, tmp_path: Path) -> None:
    # The same place as in the repository, in a folder of this test.
    for place in ("docs", "client/src/lib"):
        (tmp_path / place).mkdir(parents=True)
    subprocess.run([sys.executable, *CALLS[call][1:]], cwd=tmp_path, check=True)
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert written
    for path in written:
        assert path.read_bytes() == (ROOT / path.relative_to(tmp_path)).read_bytes()


@pytest.mark.parametrize("call", OF_TESTS)
def test_tests_that_a_document_names_are_there(call: str) -> None:
    words = CALLS[call]
    files = [ROOT / word for word in words if word.endswith(".py")]
    text = "".join(path.read_text("utf-8") for path in (*files, ROOT / "tests" / "conftest.py"))
    for word in words[: words.index("pytest")]:
        assert f'"{word.partition("=")[0]}"' in text
    for word in words:
        if word.startswith("--hypothesis-profile="):
            assert f'"{word.partition("=")[2]}"' in text
    if "-k" in words:
        assert re.search(rf"def test_\w*{words[words.index('-k') + 1]}", text)


def test_what_is_not_called_is_still_in_the_documents() -> None:
    assert NOT_CALLED.keys() <= set(found())
    assert len(OF_SCRIPTS) >= 15
    assert len(OF_OURS) >= 3
    assert len(OF_TESTS) >= 4


def test_an_option_that_does_not_exist_is_noticed() -> None:
    with pytest.raises(SystemExit):
        call_up_to_its_options(["benchmarks/bench_server.py", "--chairs", "4"])


def test_every_target_of_make_that_a_document_names_exists() -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {one or other for text in texts() for one, other in TARGET.findall(text)}
    assert named >= {"play", "test", "bench"}
    assert named <= made
