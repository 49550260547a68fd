"""The PPO example: a tiny run learns, and what it writes plays; only where torch is installed."""

from __future__ import annotations

import csv
import sys
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import numpy
import pytest

from pizzaiolo.bots import make_bot
from pizzaiolo.research.observed_game import setup_of
from support.bot_games import played


def train(out: Path, monkeypatch: pytest.MonkeyPatch, steps: int = 64) -> list[dict[str, str]]:
    """Two rollouts of a few games; return the learning curve but for the time that it took."""
    words = ["--rollouts", "2", "--tables", "16", "--steps", str(steps), "--games", "16"]
    monkeypatch.setattr(sys, "argv", ["ppo_selfplay.py", *words, "--out", str(out)])
    # By name: mypy would follow a plain import, to torch.
    import_module("examples.ppo_selfplay").main()
    with out.with_suffix(".csv").open(encoding="utf-8") as file:
        curve = list(csv.DictReader(file))
    for row in curve:
        del row["minutes"]
    return curve


def test_a_tiny_run_writes_a_bot_its_curve_and_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve = train(tmp_path / "ppo", monkeypatch)
    assert [int(row["decisions"]) for row in curve] == [16 * 64, 2 * 16 * 64]
    assert all(0 <= float(row["random"]) <= 1 for row in curve)
    assert ElementTree.parse(tmp_path / "ppo.svg").getroot().tag.endswith("svg")
    setup = setup_of("oven", 2)
    maker = make_bot(str(tmp_path / "ppo.npz"))
    game = played(setup, [maker(setup, 0, 1), make_bot("greedy")(setup, 1, 1)], seed=1)
    assert game.over


def test_orders_are_counted_in_games_that_ended_and_with_them_whole() -> None:
    """Three steps at two tables: the first game ends in the second step, the other one never."""
    example = import_module("examples.ppo_selfplay")
    order, win = example.SHAPING, 1.0
    gains = numpy.zeros((3, 2, 2))
    gains[0, 0, 1] = order
    gains[1, 0, 0] = order + win
    gains[:, 1, 0] = order
    gains[2, 0, 0] = order
    ended = numpy.array([[False, False], [True, False], [False, False]])
    begun = numpy.array([2 * order, 0.0])
    assert example.delivered_in_ended(gains, ended, begun) == pytest.approx(4)
    assert begun == pytest.approx([order, 3 * order])
    assert numpy.isnan(example.delivered_in_ended(gains, ended & False, begun))


def test_no_more_orders_are_delivered_than_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the first rollout most games are still on when it ends."""
    curve = train(tmp_path / "ppo", monkeypatch, steps=160)
    setup = setup_of("oven", 2)
    assert 0 <= float(curve[0]["delivered"]) <= int(setup.seats * setup.orders)


def test_the_seed_decides_what_is_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curves = [train(tmp_path / name, monkeypatch) for name in ("one", "other")]
    assert curves[0] == curves[1]
