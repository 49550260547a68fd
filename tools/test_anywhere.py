"""Test the game itself on any system: `python tools/test_anywhere.py`.

`make test` tests everything, and needs make, a browser, PostgreSQL and the libraries for studies.
This needs Python alone: the rules, records, bots, tables and the terminal, from the sources; then a
server is started, a table opened there, and the server ended in order.
"""

from __future__ import annotations

import sys
from typing import Final

from environments import environment, pip, run

TESTS: Final = (
    "tests/engine",
    "tests/rules",
    "tests/editions",
    "tests/records",
    "tests/bots",
    "tests/server/table",
    "tests/server/protocol",
    "tests/terminal",
)


def main(*chosen: str) -> None:
    """Make the environment and run the tests in it."""
    python = environment("portable")
    pip(python, "--no-deps", "--no-build-isolation", "--editable", ".")
    marks = "not hard and not source_only"
    run(
        python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-m", marks, *(chosen or TESTS)
    )
    run(python, "tools/try_game.py")


if __name__ == "__main__":
    main(*sys.argv[1:])
