"""OpenSpiel's own API tests (`open_spiel/integration_tests/api_test.py` of its wheel) on our game.

Its tests on a part of a tree run on an edition each; those on the whole tree, with perfect recall
among them, on the smallest game that can be played and on the edition for studies.
"""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from support.hard import HARD
from support.research.spiel import BOCCONE, loaded, named

# Chance nodes, decisions and ends; and information sets. A change of the game is noticed by them.
api_test.TOTAL_NUM_STATES["boccone"] = (29, 18, 26)
api_test.PERFECT_RECALL_NUM_STATES["boccone"] = 12
api_test.TOTAL_NUM_STATES["assaggio"] = (29_755, 20_015, 24_313)
api_test.PERFECT_RECALL_NUM_STATES["assaggio"] = 4_307


class TestWholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc] # comes without types
    game_name = "boccone"
    game: Any = loaded(BOCCONE)


class TestWholeTreeOfAssaggio(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    game_name = "assaggio"
    game: Any = loaded("assaggio")

    def test_game_is_perfect_recall(self) -> None:
        """Theirs walks the tree three times, and each walk does the same."""
        if HARD:
            super().test_game_is_perfect_recall()
        else:
            found = api_test._assert_is_perfect_recall(self.game)
            assert len(found) == api_test.PERFECT_RECALL_NUM_STATES["assaggio"]


@pytest.mark.parametrize(
    ("game", "player", "sets", "sequences"),
    [
        (BOCCONE, 0, 6, 13),
        (BOCCONE, 1, 6, 13),
        pytest.param("assaggio", 0, 2_080, 4_161, marks=pytest.mark.hard),
        pytest.param("assaggio", 1, 2_227, 4_455, marks=pytest.mark.hard),
    ],
)
def test_the_tree_of_information_sets_has_a_node_for_each(
    game: str, player: int, sets: int, sequences: int
) -> None:
    """A set whose histories differ in length would be split; the sizes are those of the docs."""
    tree = pyspiel.InfostateTree(loaded(game), player)
    assert (tree.num_decisions(), tree.num_sequences()) == (sets, sequences)


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
