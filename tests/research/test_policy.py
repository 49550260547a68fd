"""Learned policies: bots made of a file, with numpy alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

from pizzaiolo import new_game
from pizzaiolo.bots import BotError, make_bot
from pizzaiolo.engine.setup import Setup
from pizzaiolo.research.encoding import Encoding
from pizzaiolo.research.policy import Policy, PolicyError, described, scale_of
from pizzaiolo.research.table import setup_of
from support.bot_games import played
from support.places import ROOT

HIDDEN = (8, 4)
SHIPPED = ROOT / "examples" / "ppo.npz"


def network(setup: Setup, *, seed: int = 1) -> dict[str, Any]:
    """A network that was never trained."""
    chance = numpy.random.default_rng(seed)
    scale = scale_of(Encoding(setup))
    sizes = (len(scale), *HIDDEN, int(setup.actions))
    arrays: dict[str, Any] = {"about": json.dumps(described(setup)), "scale": scale}
    for layer in range(3):
        arrays[f"w{layer}"] = chance.normal(size=(sizes[layer], sizes[layer + 1]))
        arrays[f"b{layer}"] = chance.normal(size=sizes[layer + 1])
    return arrays


def saved(path: Path, arrays: dict[str, Any]) -> str:
    numpy.savez_compressed(path, **arrays)
    return str(path)


@pytest.mark.parametrize(("edition", "seats"), [("oven", 2), ("original", 3), ("plus", 4)])
def test_a_file_plays_whole_games(edition: str, seats: int, tmp_path: Path) -> None:
    setup = setup_of(edition, seats)
    maker = make_bot(saved(tmp_path / "policy.npz", network(setup)))
    assert played(setup, [maker(setup, seat, 0) for seat in range(seats)], seed=1).over


def test_the_policy_that_ships_has_learned_something() -> None:
    """It beats random players, which took .08 of their games on the ladder."""
    setup = setup_of("oven", 2)
    learned, by_chance = make_bot(str(SHIPPED)), make_bot("random")
    won = 0
    for seed in range(20):
        game = played(setup, [learned(setup, 0, seed), by_chance(setup, 1, seed)], seed)
        won += game.result().winners == (0,)
    assert won >= 15


def test_it_takes_the_action_that_the_network_likes_best(tmp_path: Path) -> None:
    setup = setup_of("oven", 2)
    arrays = network(setup)
    arrays["w2"][:] = 0
    arrays["b2"][:] = range(int(setup.actions))
    bot = make_bot(saved(tmp_path / "last.npz", arrays))(setup, 0, 0)
    game = new_game("oven", 2, 1)
    for event in game.opening:
        if event.audience in (None, 0):
            bot.hear(event)
    assert bot.choose(game.view(0), [3, 5, 4]) == 5


def test_a_policy_for_other_games_is_refused(tmp_path: Path) -> None:
    maker = make_bot(saved(tmp_path / "two.npz", network(setup_of("oven", 2))))
    with pytest.raises(PolicyError, match=r"made for .*'seats': 2.*expected .*'seats': 3"):
        maker(setup_of("oven", 3), 0, 0)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("pizza")
    numpy.savez(tmp_path / "empty.npz", about="{}")
    with pytest.raises(BotError, match="cannot be read as a policy"):
        make_bot(str(tmp_path / "text.npz"))
    with pytest.raises(BotError, match="cannot be read as a policy"):
        make_bot(str(tmp_path / "none.npz"))
    with pytest.raises(PolicyError, match=r"not found: .*'w0'"):
        Policy(tmp_path / "empty.npz")


def test_no_torch_is_needed(tmp_path: Path) -> None:
    path = saved(tmp_path / "policy.npz", network(setup_of("oven", 2)))
    program = (
        "import sys; sys.modules['torch'] = None; sys.modules['gymnasium'] = None;"
        "from pizzaiolo.bots import make_bot; from pizzaiolo.research.table import setup_of;"
        f"make_bot({path!r})(setup_of('oven', 2), 0, 0)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
