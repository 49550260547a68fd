"""The figures of a script in a process of its own, with the installed package or the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Figures = dict[str, float]


def measured_apart(script: str, edition: str, seats: int, *, from_sources: bool) -> Figures:
    """What `script --measure EDITION SEATS` prints in a fresh process."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if from_sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, script, "--measure", edition, str(seats)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures
