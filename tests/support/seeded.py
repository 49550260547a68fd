"""The command `pizzaiolo` with chance tied down: whatever it draws follows from two texts.

Run as `python -m support.seeded serve ...`. One text stands in the file that PIZZAIOLO_DEAL names;
a test may write another one there at any time. The first secret of a table that is drawn after that
is the same in every run, and so is the second: so are the deal, who begins, and what the bots do.

Names of tables and tokens follow from that text and from PIZZAIOLO_CHANCE, which is another one for
every server and for every start of a server: they may share a database. With PIZZAIOLO_NOW, in UTC
seconds, its clock begins at that time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

from pizzaiolo.commands.main import main
from pizzaiolo.records import fairness
from pizzaiolo.server.base.clock import steady_clock
from pizzaiolo.server.node import days, node
from support.chance import tie_down

FILE = "PIZZAIOLO_DEAL"
CHANCE = "PIZZAIOLO_CHANCE"
NOW = "PIZZAIOLO_NOW"


class SeededSecrets:
    """Stands in for the module `secrets` where a table draws its secret."""

    def __init__(self, deal: Callable[[], str]) -> None:
        self._deal = deal
        self._text = ""
        self._drawn = 0

    def token_hex(self, size: int) -> str:
        """The next secret of the text that tables are dealt by now."""
        text = self._deal()
        self._drawn = self._drawn + 1 if text == self._text else 1
        self._text = text
        return sha256(f"{text}\n{self._drawn}".encode()).hexdigest()[: 2 * size]


if __name__ == "__main__":
    deal = partial(Path(os.environ[FILE]).read_text, "utf-8")
    setattr(fairness, "secrets", SeededSecrets(deal))  # noqa: B010 # for mypy
    # Made when the first page asks, in whatever test that is: no secret of a table is drawn for it.
    setattr(days, "new_secret", lambda: sha256(b"a chain of days").hexdigest())  # noqa: B010 # for mypy
    tie_down(lambda: f"{os.environ[CHANCE]}\n{deal()}")
    if NOW in os.environ:
        begins = partial(float, os.environ[NOW])
        setattr(node, "steady_clock", partial(steady_clock, begins))  # noqa: B010 # for mypy
    sys.exit(main())
