"""`make play` as tools/play.py does it: what is played, and what becomes of compiling beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import sleep
from types import ModuleType
from typing import Any

import pytest

from support.places import ROOT

pytestmark = pytest.mark.source_only


def play_tool() -> ModuleType:
    """The script, as a module."""
    spec = spec_from_file_location("play_tool", ROOT / "tools" / "play.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


play = play_tool()


def script(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    path.chmod(0o755)


# Whoever waits here waits for a file, which another one writes.
AWAIT = 'await() { until [ -e "$1" ]; do sleep 0.02; done; }'


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A clone with a compiler, in which nothing has been built; its game ends by itself."""
    (tmp_path / "build" / "wheel").mkdir(parents=True)
    (tmp_path / "src").mkdir()
    script(tmp_path / ".venv/bin/python", 'echo "$PYTHONPATH $@" > played')
    script(tmp_path / "make", "echo compiled")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MAKE", str(tmp_path / "make"))
    monkeypatch.setattr(play, "c_compiler", lambda: "/usr/bin/cc")
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield tmp_path
    for number, handler in kept.items():
        signal.signal(number, handler)


def played(clone: Path, *args: str) -> list[str]:
    """What is said while the sources are played; a game may wait until `told` says how it went."""
    said: list[str] = []

    def say(text: str) -> None:
        said.append(text)
        if text != play.COMPILING:
            (clone / "told").touch()

    assert play.play_sources(clone, Path(".venv"), args, say) == 0
    return said


class TestWhatIsInstalled:
    @pytest.fixture
    def inputs(self, clone: Path) -> Path:
        """A game that was installed after all that it is built from was written."""
        written = clone / "src" / "rules.py"
        inputs = clone / "build" / "inputs"
        installed = clone / ".venv" / ".game"
        written.touch()
        inputs.write_text("src/rules.py\n\n/no/such/compiler\n", encoding="utf-8")
        installed.touch()
        for age, path in enumerate((installed, inputs, written)):
            os.utime(path, (1000 - age, 1000 - age))
        return inputs

    def test_is_played_if_it_is_newer_than_its_sources(self, clone: Path, inputs: Path) -> None:
        assert play.is_installed(clone / ".venv", inputs)

    @pytest.mark.parametrize("name", ["src/rules.py", "build/inputs"])
    def test_is_not_played_if_something_has_changed(
        self, clone: Path, inputs: Path, name: str
    ) -> None:
        os.utime(clone / name, (1001, 1001))
        assert not play.is_installed(clone / ".venv", inputs)

    def test_is_not_there_before_the_first_build(self, clone: Path, inputs: Path) -> None:
        (clone / ".venv" / ".game").unlink()
        assert not play.is_installed(clone / ".venv", inputs)


class TestTheSources:
    def test_are_played_with_the_arguments(self, clone: Path) -> None:
        played(clone, "--port", "0")
        said = (clone / "played").read_text(encoding="utf-8").split()
        assert said == [str(clone / "src"), "-m", "pizzaiolo", "play", "--port", "0"]

    def test_are_compiled_meanwhile(self, clone: Path) -> None:
        script(clone / "make", "echo $* > asked", "ps -o ni= -p $$ > priority")
        script(clone / ".venv/bin/python", AWAIT, "await told")
        assert played(clone) == [play.COMPILING, play.COMPILED]
        asked = (clone / "asked").read_text(encoding="utf-8").split()
        assert asked == ["--no-print-directory", ".venv/.game"]
        assert (clone / "priority").read_text(encoding="utf-8").strip() == "19"

    def test_are_all_there_is_without_a_compiler(
        self, clone: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(play, "c_compiler", lambda: None)
        assert played(clone) == [play.NO_COMPILER]
        assert not (clone / "build" / "compile.log").exists()

    @pytest.mark.parametrize("end", ["exit 2", "touch build/wheel/game-none-any.whl"])
    def test_are_played_on_when_compiling_fails(self, clone: Path, end: str) -> None:
        script(clone / "make", end)
        script(clone / ".venv/bin/python", AWAIT, "await told")
        assert played(clone) == [play.COMPILING, play.FAILED.format(log="build/compile.log")]

    def test_are_compiled_again_when_the_game_ended_too_soon(self, clone: Path) -> None:
        script(clone / "make", "echo $$ > number; mv number compiler", "exec sleep 1000")
        script(clone / ".venv/bin/python", AWAIT, "await compiler")
        assert played(clone) == [play.COMPILING, play.INTERRUPTED]
        with pytest.raises(ProcessLookupError):
            os.kill(int((clone / "compiler").read_text(encoding="utf-8")), 0)

    def test_are_compiled_by_one_of_two_games(self, clone: Path) -> None:
        script(clone / "make", "exec sleep 1000")
        said: dict[str, list[str]] = {"first": [], "second": []}
        compiling = [play.Compiling(clone, ".venv/.game", said[game].append) for game in said]
        for each in reversed(compiling):
            each.stop()
        assert said == {"first": [play.INTERRUPTED], "second": []}

    def test_say_nothing_in_the_middle_of_a_game_in_the_terminal(
        self, clone: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class ToItsEnd(subprocess.Popen[bytes]):
            """Make is through before the game begins."""

            def __init__(self, command: list[str], **how: Any) -> None:
                super().__init__(command, **how)
                if command[0] == "nice":
                    self.wait()

        monkeypatch.setattr(subprocess, "Popen", ToItsEnd)
        script(clone / ".venv/bin/python", "touch over")
        said: list[tuple[str, bool]] = []

        def say(text: str) -> None:
            said.append((text, (clone / "over").exists()))

        assert play.play_sources(clone, Path(".venv"), ["--terminal"], say) == 0
        assert said == [(play.COMPILING, False), (play.COMPILED, True)]


def test_ctrl_c_ends_the_game_in_order_and_the_compiler_with_it(clone: Path) -> None:
    script(clone / "make", "echo $$ > number; mv number compiler", "exec sleep 1000")
    script(clone / ".venv/bin/python", AWAIT, "trap 'exit 7' INT", "touch trapped", "await never")
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import play; from pathlib import Path;"
        "play.c_compiler = lambda: '/usr/bin/cc';"
        "sys.exit(play.play_sources(Path.cwd(), Path('.venv'), []))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(ROOT / "tools")],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not ((clone / "trapped").exists() and (clone / "compiler").exists()):
            assert process.poll() is None
            sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate()
    finally:
        process.kill()
    assert process.returncode == 7
    assert said.splitlines() == [play.COMPILING, play.INTERRUPTED]
