"""The facts of the game as a benchmark, where they can be counted by hand."""

from __future__ import annotations

import runpy
from math import comb, factorial, log10

import pytest

from pizzaiolo.research.observed_game import setup_of
from support.places import ROOT

FACTS = runpy.run_path(str(ROOT / "examples" / "luck_and_skill.py"), run_name="facts")
TWO = setup_of("oven", 2)


def test_what_is_hidden_at_the_deal() -> None:
    """Six unseen cards of five kinds, at least six of each: a choice with repetition."""
    orders = factorial(8) * factorial(7)
    row = factorial(34) / (factorial(6) * factorial(7) ** 4 * factorial(6))
    unordered, ordered = FACTS["hidden"](TWO)
    assert unordered == pytest.approx(log10(comb(10, 4) * orders))
    assert ordered == pytest.approx(log10(row * orders))


def test_the_shape_of_random_games() -> None:
    decisions, options, most, digits = FACTS["shape"](TWO, 50)
    assert 110 < decisions < 145
    assert 2 < options < most <= 7
    assert decisions * log10(2) < digits < decisions * log10(most)


def test_a_game_has_one_win_to_share() -> None:
    shares = FACTS["wins"](TWO, ["greedy", "random"], "any", 1)
    assert sum(shares) == 1


def test_skill_beats_chance() -> None:
    share, error = FACTS["skill"](TWO, "greedy", "random", 10)
    assert share > 0.5
    assert 0 <= error < 0.5
    part, error = FACTS["luck"](TWO, "random", 6, 4)
    assert -0.5 < part < 1
    assert 0 < error < 1
