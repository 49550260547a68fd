"""Mamma Mia! as a game of OpenSpiel: importing this module registers it as `python_mamma_mia`.

    import pyspiel
    import pizzaiolo.research.openspiel

    game = pyspiel.load_game("python_mamma_mia(edition=oven,players=4)")

Parameters: `edition`, a built-in name or the path of a file; `players`; `start`, the seat that
begins; `doubles`; `helping`, which is agreed off by `False`; `colours`, joined by `+`, where they
are not to be the first ones of the edition. What the states tell is in `docs/openspiel.md`.
"""

from pizzaiolo.research import need

need("openspiel", "librt", "mypy_extensions", "numpy", "pyspiel")

from pizzaiolo.research.openspiel.game import (
    SHORT_NAME,
    MammaMiaGame,
    MammaMiaState,
)

__all__ = ["SHORT_NAME", "MammaMiaGame", "MammaMiaState"]
