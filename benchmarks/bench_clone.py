"""How long it takes from a fresh clone to the page, against what cannot be saved on the way.

`python benchmarks/bench_clone.py` clones the repository twice, with an empty home each time. In one
clone it makes the environments, installs the packages of the page and builds the page, one after
the other. In the other it calls `make play` until the page is there, stops it, and calls it again.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent

MOST: Final = 1.3
"""Times as long as what cannot be saved."""

ENVIRONMENTS: Final = (".venv/.ready", "build/env/build/.ready", "build/env/build/.node")

PAGE: Final = (
    "from pathlib import Path; import hatch_build as hatch; root = Path.cwd();"
    "hatch.install_client_packages(root, tests=False);"
    "hatch.run_npm(root / 'client', 'run', 'build')"
)


class Clone:
    """A clone of the last commit, and a home that nothing has been kept in."""

    def __init__(self, folder: Path) -> None:
        """Make both."""
        self.root = folder / "clone"
        home = folder / "home"
        home.mkdir(parents=True)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.root)], check=True)
        kept = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
        self.environment = {**kept, "HOME": str(home)}

    def run(self, *command: str) -> None:
        """Run a command to its end."""
        subprocess.run(
            command,
            cwd=self.root,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )

    def play(self) -> float:
        """The seconds from `make play` to the page; then the game is ended as a person does."""
        began = perf_counter()
        with subprocess.Popen(
            ["make", "play", "ARGS=--no-browser --port 0"],
            cwd=self.root,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            try:
                said = next(line for line in process.stdout if " is served at " in line)
                with urlopen(said.split()[4].rstrip(".")) as page:
                    assert page.status == 200
                return perf_counter() - began
            finally:
                os.killpg(process.pid, signal.SIGINT)


def main() -> None:
    """Measure both ways, then a second start."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        parts, whole = Clone(Path(folder) / "parts"), Clone(Path(folder) / "whole")
        began = perf_counter()
        parts.run("make", *ENVIRONMENTS)
        parts.run("build/env/build/bin/python", "-Bc", PAGE)
        least = perf_counter() - began
        first, again = whole.play(), whole.play()
    verdict = "good" if first <= MOST * least else "too long"
    print(
        f"Clone: environments, npm ci and vite build {least:.0f} s; make play to the page"
        f" {first:.0f} s, {first / least:.2f} times as long (at most {MOST}: {verdict});"
        f" a second time {again:.1f} s"
    )


if __name__ == "__main__":
    main()
