"""Learned policies: bots made of a file, with numpy alone."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy
import pytest

from pizzaiolo import new_game
from pizzaiolo.bots import BotError, make_bot, make_bot_for
from pizzaiolo.engine.setup import Setup
from pizzaiolo.research.encoding import Encoding
from pizzaiolo.research.observed_game import setup_of
from pizzaiolo.research.policy import Policy, PolicyError, described, scale_of
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
        if event.is_for(0):
            bot.hear(event)
    assert bot.choose(game.view(0), [3, 5, 4]) == 5


def test_a_policy_for_other_games_is_refused(tmp_path: Path) -> None:
    maker = make_bot(saved(tmp_path / "two.npz", network(setup_of("oven", 2))))
    with pytest.raises(PolicyError, match=r'about: found .*"seats": 2.*expected .*"seats": 3'):
        maker(setup_of("oven", 3), 0, 0)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("pizza")
    numpy.savez(tmp_path / "empty.npz", about="{}")
    with pytest.raises(BotError, match="found a file that cannot be unpacked"):
        make_bot(str(tmp_path / "text.npz"))
    with pytest.raises(BotError, match="found no such file, expected a policy"):
        make_bot(str(tmp_path / "none.npz"))
    with pytest.raises(PolicyError, match="found no array scale, expected the arrays about, scale"):
        Policy(tmp_path / "empty.npz")


def header(shape: object, kind: str = "<f4") -> bytes:
    """The beginning of an array's file, which may promise anything."""
    text = f"{{'descr': {kind!r}, 'fortran_order': False, 'shape': {shape}}}".encode()
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("w0", header((10**12,)), "w0: found something else"),
        ("w0", header((-1, 4)), "w0: found something else"),
        ("w0", header("(" * 4000), "w0: found something else"),
        ("w0", header((1,), "|O") + b"\x80\x04N.", "w0: found something else"),
        ("w0", header((1, 1)) + b"\0" * 4, "w0: found 1 times 1, expected"),
        ("b0", header((8,)) + b"\xff" * 32, "b0: found what is no finite number"),
        ("b0", header(()) + b"\0" * 4, "b0: found 0 dimensions"),
        ("about", header((), "<U2") + "{}".encode("utf-32-le"), ""),
        ("about", header((), "<U2") + "{[".encode("utf-32-le"), "about: found"),
        ("about", header((), "<U99") + ("[" * 99).encode("utf-32-le"), "about: found more than 16"),
        ("about", header((), "<U2") + "[]".encode("utf-32-le"), "expected a JSON object"),
        ("w9", b"", "found other arrays"),
    ],
)
def test_a_file_that_promises_too_much_is_refused(
    name: str, content: bytes, reason: str, tmp_path: Path
) -> None:
    good = saved(tmp_path / "good.npz", network(setup_of("oven", 2)))
    path = tmp_path / "bad.npz"
    with zipfile.ZipFile(good) as old, zipfile.ZipFile(path, "w") as new:
        for entry in old.namelist():
            if entry != f"{name}.npy":
                new.writestr(entry, old.read(entry))
        new.writestr(f"{name}.npy", content)
    if not reason:
        assert Policy(path).about == {}
        return
    with pytest.raises(PolicyError) as refused:
        Policy(path)
    assert reason in str(refused.value)
    assert len(str(refused.value)) <= 500


def test_a_file_that_is_small_only_while_it_is_packed_is_refused(tmp_path: Path) -> None:
    arrays = network(setup_of("oven", 2))
    arrays["w0"] = numpy.zeros((4000, 5000), numpy.float32)
    with pytest.raises(PolicyError, match="bytes when it is unpacked, expected at most"):
        Policy(saved(tmp_path / "bomb.npz", arrays))


def test_no_torch_is_needed(tmp_path: Path) -> None:
    path = saved(tmp_path / "policy.npz", network(setup_of("oven", 2)))
    program = (
        "import sys; sys.modules['torch'] = None; sys.modules['gymnasium'] = None;"
        "from pizzaiolo.bots import make_bot;"
        "from pizzaiolo.research.observed_game import setup_of;"
        f"make_bot({path!r})(setup_of('oven', 2), 0, 0)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_policy_at_the_wrong_table_is_refused_before_the_first_game(tmp_path: Path) -> None:
    name = saved(tmp_path / "policy.npz", network(setup_of("oven", 2)))
    make_bot_for(name, setup_of("oven", 2))
    with pytest.raises(
        BotError, match=r'policy.npz: about: found .*"seats": 2.*expected .*"seats": 3'
    ):
        make_bot_for(name, setup_of("oven", 3))
    command = [sys.executable, "-m", "pizzaiolo", "arena", f"{name},random", "--games", "1"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert '"seats": 2' in run.stderr
    assert not run.stdout
