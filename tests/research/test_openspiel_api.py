"""OpenSpiel's own API tests (`open_spiel/integration_tests/api_test.py` of its wheel) on our game.

Its tests on a part of a tree run on an edition each; those on the whole tree, with perfect recall
among them, on the smallest game that can be played.
"""

from __future__ import annotations

from typing import Any

import pyspiel
from open_spiel.integration_tests import api_test

from support.spiel import BOCCONE, loaded, named

# Chance nodes, decisions and ends; and information sets. A change of the game is noticed by them.
api_test.TOTAL_NUM_STATES["boccone"] = (7, 18, 26)
api_test.PERFECT_RECALL_NUM_STATES["boccone"] = 12


class TestWholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc] # comes without types
    game_name = "boccone"
    game: Any = loaded(BOCCONE)


class TestAssaggio(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "assaggio"
    game: Any = loaded("assaggio")


class TestOriginal(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "original"
    game: Any = pyspiel.load_game(named("original", 2, doubles=True))


class TestHomoludicus(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "homoludicus"
    game: Any = loaded("homoludicus", 4)


class TestOven(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "oven"
    game: Any = loaded("oven", 3)


class TestPlus(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "plus"
    game: Any = loaded("plus", 3)
