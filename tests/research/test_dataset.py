"""Datasets: what the arena writes is what was played, and can be learned from."""

from __future__ import annotations

import argparse
import runpy
import sys
from pathlib import Path

import numpy
import pytest

from pizzaiolo import new_game
from pizzaiolo.bots.tree import MARGIN
from pizzaiolo.commands.arena import register
from pizzaiolo.engine.rules import legal
from pizzaiolo.research.dataset import DatasetError, read, write_game
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.planes import COLUMNS
from support.places import ROOT

EXAMPLE = ROOT / "examples" / "predict_from_games.py"


def arena(words: str) -> int:
    parser = argparse.ArgumentParser()
    register(parser.add_subparsers())
    args = parser.parse_args(["arena", *words.split()])
    code: int = args.run(args)
    return code


@pytest.mark.parametrize(
    ("options", "edition", "seats"),
    [
        ("greedy,random --seats 2 --games 4", "oven", 2),
        ("greedy,random,counter --seats 3 --games 3 --edition plus --jobs 2", "plus", 3),
    ],
)
def test_every_decision_is_there(options: str, edition: str, seats: int, tmp_path: Path) -> None:
    assert (
        arena(f"{options} --seed 5 --dataset {tmp_path}/data --parquet {tmp_path}/r.parquet") == 0
    )
    decisions = read(tmp_path / "data")
    assert decisions.about["edition"] == edition
    names = options.split(maxsplit=1)[0].split(",")
    assert set(decisions.bots) == set(names)
    for number in sorted(set(decisions.games.tolist())):
        chosen = numpy.flatnonzero(decisions.games == number)
        # One rotation of one deal has as many games as seats.
        game = new_game(edition, seats, f"5-{number // seats}")
        encoding = Encoding(game.setup)
        words = blank(int(encoding.rows))
        for index in chosen:
            state = game.state()
            seat = int(decisions.seats[index])
            assert game.to_act == seat
            encoding.write(state, seat, words, 0)
            rows = numpy.frombuffer(memoryview(words), numpy.uint8).reshape(-1, COLUMNS)
            assert (decisions.observations[index] == rows).all()
            assert numpy.flatnonzero(decisions.masks[index]).tolist() == legal(state)
            game.play(int(decisions.actions[index]))
        result = game.result()
        for index in chosen:
            seat = int(decisions.seats[index])
            share = 1 / len(result.winners) if seat in result.winners else 0
            assert decisions.wins[index] == share
            assert decisions.delivered[index] == result.delivered[seat]


@pytest.mark.parametrize("bot", ["search@64", "pia"])
def test_what_a_search_thought_is_there(bot: str, tmp_path: Path) -> None:
    assert arena(f"{bot},random --seats 2 --games 2 --seed 5 --dataset {tmp_path}") == 0
    decisions = read(tmp_path)
    searched = numpy.array([name == bot for name in decisions.bots])
    assert 0 < searched.sum() < len(decisions)
    assert not decisions.tries[~searched].any()
    assert not decisions.worths[~searched].any()
    tries = decisions.tries[searched]
    assert (tries.sum(axis=1) > 0).all()
    assert not tries[decisions.masks[searched] == 0].any()
    most = MARGIN * 8  # every order delivered, and none by the other
    assert ((decisions.worths >= -most) & (decisions.worths <= 1 + most)).all()
    if bot == "search@64":
        taken = numpy.take_along_axis(tries, decisions.actions[searched][:, None], axis=1)
        assert (taken[:, 0] == tries.max(axis=1)).all()


def test_thoughts_that_are_none_are_refused(tmp_path: Path) -> None:
    game = new_game("oven", 2, 1)
    while not game.over:
        game.play(game.legal()[0])
    with pytest.raises(DatasetError, match=r"expected \(action, tries, worth\), not 'pizza'"):
        write_game(game.record(), 0, tmp_path, ["pizza"])  # type: ignore[list-item]


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        arena(f"greedy,random --seats 2 --games 2 --dataset {tmp_path}/{name}")
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="found none"):
        read(tmp_path)
    arena(f"greedy,random --seats 2 --games 2 --dataset {tmp_path}")
    arena(f"greedy,random --seats 2 --games 2 --edition waiter --dataset {tmp_path}/other")
    (tmp_path / "other" / "game-000001.parquet").rename(tmp_path / "game-000009.parquet")
    with pytest.raises(DatasetError, match=r"game-000009\.parquet: made of .*'waiter'.*'oven'"):
        read(tmp_path)
    with pytest.raises(DatasetError, match="game 3: expected a finished game with a seed"):
        write_game(new_game("oven").record(), 3, tmp_path)


def test_the_example_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arena(f"greedy,random --seats 2 --games 60 --dataset {tmp_path}")
    monkeypatch.setattr(sys, "argv", ["predict", str(tmp_path)])
    capsys.readouterr()
    names = runpy.run_path(str(EXAMPLE))
    assert names["right"] > names["guess"] + 0.1
    assert "of 60 games" in capsys.readouterr().out
