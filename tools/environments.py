"""An environment for a script of this folder, on any system: made once, with pinned packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final
from venv import EnvBuilder

ROOT: Final = Path(__file__).resolve().parent.parent


def environment(name: str) -> Path:
    """The Python of a new environment that holds what requirements/NAME.txt pins."""
    folder = ROOT / "build" / "env" / name
    EnvBuilder(clear=True, with_pip=True).create(folder)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip(python, "--require-hashes", "--requirement", str(ROOT / "requirements" / f"{name}.txt"))
    return python


def pip(python: Path, *words: str) -> None:
    """Install something there."""
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words)


def run(python: Path, *words: str, **settings: str) -> None:
    """Run something there, from the root of the repository; a failure ends the script with it."""
    done = subprocess.run(
        [str(python), *words], cwd=ROOT, env={**os.environ, **settings}, check=False
    )
    if done.returncode != 0:
        sys.exit(done.returncode)
