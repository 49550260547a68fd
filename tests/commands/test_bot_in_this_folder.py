"""A bot in a module of the current folder, as docs/bots.md starts it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WATCHER = """
from random import Random

class Watcher:
    def __init__(self, setup, seat, seed):
        self._random = Random(seed)

    def hear(self, event):
        pass

    def choose(self, view, legal):
        return self._random.choice(legal)
"""


def test_the_arena_finds_a_module_in_the_current_folder_and_tells_how_it_goes(
    tmp_path: Path,
) -> None:
    (tmp_path / "watcher.py").write_text(WATCHER, encoding="utf-8")
    words = ["arena", "watcher:Watcher,random", "--seats", "2", "--games", "40"]
    # With -P the folder is not on the path, as it is not for the installed command.
    run = subprocess.run(
        [sys.executable, "-P", "-m", "pizzaiolo", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "watcher" in run.stdout
    assert "of 40 games" in run.stderr
    assert "left" in run.stderr
