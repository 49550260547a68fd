"""The server of the tests with other pauses: for games that are about something else.

Run as `python -m support.quick serve ...`, as `support.seeded` is. At the slow pace everything that
comes out of the oven lies there for an hour, unless somebody goes on. At the other two nothing
takes longer than a moment; unlike at `instant`, everybody is asked, and the oven lies open.
"""

from __future__ import annotations

import runpy
import sys
from typing import Final

from pizzaiolo.server.table.game.pauses import TEMPOS, Tempo

QUICK: Final = (sys.executable, "-m", "support.quick")
"""What starts it."""

HOUR: Final = 3600.0
MOMENT: Final = 0.05

if __name__ == "__main__":
    TEMPOS["slow"] = Tempo(beat=HOUR, opening=HOUR, turn=0.0, answer=HOUR)
    TEMPOS["normal"] = TEMPOS["fast"] = Tempo(MOMENT, MOMENT, turn=0.0, answer=MOMENT)
    runpy.run_module("support.seeded", run_name="__main__")
