"""Mamma Mia! as a game of OpenSpiel: importing this module registers it as `python_mamma_mia`.

    import pyspiel
    import pizzaiolo.research.openspiel

    game = pyspiel.load_game("python_mamma_mia(edition=oven,players=4)")

Parameters: `edition`, a built-in name or the path of a file; `players`; `start`, the seat that
begins; `doubles`; `helping`, which `False` turns off; `colours`, joined by `+`, by default the
first ones of the edition. `docs/openspiel.md` says what the states tell.
"""

from pizzaiolo.research import need

need("openspiel", "librt", "mypy_extensions", "numpy", "pyspiel")

from pizzaiolo.research.openspiel.game import (
    SHORT_NAME,
    MammaMiaGame,
    MammaMiaState,
)

__all__ = ["SHORT_NAME", "MammaMiaGame", "MammaMiaState"]
