"""Run the tests again and again: in another order each time, every second time under load.

    python tests/support/hard.py SEED RUNS -- [options of pytest]

The runs of seed 1, on its own, and of seed 2, under load, also hold what takes too long for every
day. A run that fails ends it, with the seed that repeats it. Its last line sums up all runs.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from os import cpu_count, environ
from time import monotonic

RUN = int(environ.get("PIZZAIOLO_RUN", "0"))
"""The seed of a run of this program, so that each looks elsewhere. Otherwise 0."""

HARD = environ.get("PIZZAIOLO_HARD") == "1"
"""Whether laws look further, and nothing that takes long is left out."""

HARD_SEEDS = (1, 2)
"""The seeds of the runs that are of that sort."""

TESTS = {True: "not source_only", False: "not source_only and not hard"}
"""Which tests are run: all, or those of every day."""

BUSY = "while True: sum(range(100_000))"


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Other work for the machine: a loop to a core."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


def run(seed: int, options: list[str], *, busy: bool, hard: bool) -> int:
    """The tests once; the exit code of pytest."""
    # The house's options leave the plugin out; named later, it is back.
    command = [sys.executable, "-m", "pytest", "-q", "-p", "randomly", f"--randomly-seed={seed}"]
    # What a test draws follows from its name, not from the plugin.
    command.append("--randomly-dont-reset-seed")
    chance = {"PIZZAIOLO_RUN": str(seed), "PYTHONHASHSEED": str(seed)}
    environment = {**environ, **chance, "PIZZAIOLO_HARD": str(int(hard))}
    with load((cpu_count() or 1) if busy else 0):
        return subprocess.run(
            [*command, "-m", TESTS[hard], *options], env=environment, check=False
        ).returncode


def main(words: list[str]) -> int:
    """Do as many runs as were asked for."""
    place = words.index("--")
    first, runs = map(int, words[:place])
    for number, seed in enumerate(range(first, first + runs)):
        # Both from the seed, so that one run repeats it.
        busy, hard = seed % 2 == 0, seed in HARD_SEEDS
        began = monotonic()
        how = "under load" if busy else "on its own"
        how += ", with what takes long" if hard else ""
        sys.stdout.write(f"== run {number + 1} of {runs}, seed {seed}, {how}\n")
        sys.stdout.flush()
        code = run(seed, words[place + 1 :], busy=busy, hard=hard)
        sys.stdout.write(f"== {monotonic() - began:.0f} s\n")
        if code != 0:
            sys.stdout.write(f"{number} runs passed, then seed {seed} {how} failed\n")
            return code
    sys.stdout.write(f"{runs} runs passed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
