"""PettingZoo's own tests on every case, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy
import pettingzoo
import pytest

from pizzaiolo import new_game
from pizzaiolo.engine.setup import OptionError
from pizzaiolo.research import IllegalChoiceError
from pizzaiolo.research.pettingzoo import env, raw_env
from support.cases import Case
from support.strategies import FEW_CASES

with warnings.catch_warnings():
    # The tests import an environment in a way that PettingZoo itself calls old.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

every_case = pytest.mark.parametrize("case", FEW_CASES, ids=str)

CYCLES = 60


def options(case: Case) -> dict[str, Any]:
    return {
        "edition": case.edition,
        "seats": case.seats,
        "doubles": case.doubles,
        "helping": case.helping,
    }


# It knows by name which environments have masks in their observations.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@every_case
def test_api(case: Case) -> None:
    api_test(env(**options(case)), num_cycles=CYCLES, verbose_progress=False)
    api_test(raw_env(**options(case)), num_cycles=CYCLES, verbose_progress=False)


@every_case
def test_seeds(case: Case) -> None:
    seed_test(lambda: env(**options(case)), num_cycles=CYCLES)


@every_case
def test_rendering(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    tests = {
        "human": lambda shown: shown is None,
        "ansi": lambda text: isinstance(text, str) and "seat 0" in text,
        "rgb_array": lambda picture: picture.dtype == numpy.uint8 and picture.shape[2] == 3,
    }
    render_test(lambda render_mode: env(**options(case), render_mode=render_mode), tests)
    assert "round 1 of" in capsys.readouterr().out


@every_case
def test_benchmark(
    case: Case, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs for five seconds by the clock; a clock that runs faster shows the same."""
    ticks = count()
    monkeypatch.setattr("time.time", lambda: next(ticks) / 20)
    performance_benchmark(raw_env(**options(case)))
    assert "turns per second" in capsys.readouterr().out


def test_found_in_the_registry() -> None:
    game = pettingzoo.make("aec", "pizzaiolo/mammamia-v0", edition="plus", seats=6)
    assert game.possible_agents == [f"player_{seat}" for seat in range(6)]
    assert str(game.unwrapped) == "mammamia_v0"


def played(game: Any, seed: int) -> list[tuple[str, int]]:
    """Play a game at random; return who did what."""
    rng = numpy.random.default_rng(seed)
    done = []
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, _, termination, truncation, info = game.last()
        action = None
        if not (termination or truncation):
            mask = observation["action_mask"]
            assert mask.tolist() == info["action_mask"].tolist()
            action = int(rng.choice(numpy.flatnonzero(mask)))
            done.append((agent, action))
        game.step(action)
    return done


@every_case
def test_a_seed_deals_the_cards_of_a_game(case: Case) -> None:
    """The actions of an environment are those of the game with the same seed."""
    game = new_game(case.edition, case.seats, 7, doubles=case.doubles, helping=case.helping)
    for agent, action in played(raw_env(**options(case)), 7):
        assert game.to_act == int(agent.removeprefix("player_"))
        game.play(action)
    assert game.over


@every_case
def test_win_shares_are_rewarded_at_the_end(case: Case) -> None:
    game = raw_env(**options(case))
    sums = dict.fromkeys(game.possible_agents, 0.0)
    game.reset(seed=3)
    rng = numpy.random.default_rng(3)
    for agent in game.agent_iter():
        observation, reward, termination, _, _ = game.last()
        sums[agent] += reward
        assert termination or reward == 0
        legal = numpy.flatnonzero(observation["action_mask"])
        game.step(None if termination else int(rng.choice(legal)))
    assert sum(sums.values()) == pytest.approx(1)
    assert [sums[agent] for agent in game.possible_agents] == game.table.shares()


def test_deliveries_can_be_rewarded_at_once() -> None:
    game = raw_env(seats=3, shaping=0.25)
    game.reset(seed=5)
    rng = numpy.random.default_rng(5)
    sums = dict.fromkeys(game.possible_agents, 0.0)
    early = 0
    for agent in game.agent_iter():
        observation, reward, termination, _, _ = game.last()
        sums[agent] += reward
        early += reward > 0 and not termination
        legal = numpy.flatnonzero(observation["action_mask"])
        game.step(None if termination else int(rng.choice(legal)))
    expected = [
        share + 0.25 * orders
        for share, orders in zip(game.table.shares(), game.table.delivered(), strict=True)
    ]
    assert [sums[agent] for agent in game.possible_agents] == pytest.approx(expected)
    assert early


def test_games_without_a_seed_differ_and_follow_from_the_last_one() -> None:
    first, second = raw_env(), raw_env()
    hands = []
    for game in (first, second):
        game.reset(seed=1)
        game.reset()
        hands.append(game.observe("player_0")["observation"])
    assert (hands[0] == hands[1]).all()
    first.reset(seed=1)
    assert (first.observe("player_0")["observation"] != hands[0]).any()
    fresh = raw_env()
    fresh.reset()
    fresh.reset(seed=1)
    again = first.observe("player_0")["observation"]
    assert (fresh.observe("player_0")["observation"] == again).all()


def test_an_illegal_action_is_refused_and_loses_in_the_usual_wrappers() -> None:
    game = raw_env()
    game.reset(seed=1)
    illegal = int(numpy.flatnonzero(game.infos[game.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoiceError, match=r"not legal for seat 0"):
        game.step(illegal)
    with pytest.raises(ValueError, match="expected an action of player_0"):
        game.step(None)
    wrapped = env()
    wrapped.reset(seed=1)
    wrapped.last()
    wrapped.step(illegal)
    assert wrapped.rewards["player_0"] == -1
    assert all(wrapped.terminations.values())


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    game = env(seats=3, render_mode="ansi")
    asked: list[Callable[[], object]] = [
        lambda: game.step(0),
        lambda: game.observe("player_0"),
        game.state,
        game.agent_iter,
        game.render,
    ]
    for ask in asked:
        with pytest.raises(Exception, match="reset"):
            ask()
    game.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        game.step(9999)


@pytest.mark.parametrize("make", [env, raw_env])
def test_a_copy_goes_on_like_its_original(make: type[raw_env]) -> None:
    game = make(seats=3, recall=["nonna", "chalkboard", "perfect"])
    game.reset(seed=4)
    game.mark("player_1", [1, 0, 2, 0, 0])
    rng = numpy.random.default_rng(4)
    for _ in range(12):
        game.step(int(rng.choice(numpy.flatnonzero(game.action_masks()))))
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (twin.state() == game.state()).all()
        action = int(numpy.flatnonzero(twin.action_masks())[0])
        twin.step(action)
        assert (twin.state() != game.state()).any()
        other = copy.deepcopy(game)
        other.step(action)
        assert (twin.state() == other.state()).all()


def test_the_state_is_what_all_seats_see() -> None:
    game = env(seats=3)
    game.reset(seed=1)
    assert game.state_space.contains(game.state())
    for seat, agent in enumerate(game.possible_agents):
        assert (game.state()[seat] == game.observe(agent)["observation"]).all()
    assert (
        game.action_masks().tolist() == game.infos["player_0"]["action_mask"].astype(bool).tolist()
    )


def test_the_checks_ask_for_no_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    """What made PettingZoo's wrappers slow: they encode what nobody asked to see."""
    game = env(seats=3)
    game.reset(seed=1)
    monkeypatch.setattr(game.table, "observation", None)
    game.step(int(numpy.flatnonzero(game.action_masks())[0]))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"render_mode": "3d"}, "render_mode: expected one of human, ansi, rgb_array"),
        ({"seats": 9}, "seats: oven is for 2, 3, 4, 5 players"),
        ({"recall": "elephant"}, "recall: expected a Recall or one of perfect, photographic"),
        ({"recall": ["glass"]}, "recall: expected one for all or 4"),
    ],
)
def test_options_that_cannot_be_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        raw_env(**wrong)


@pytest.mark.parametrize(
    ("module", "hidden"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("pettingzoo", "librt")],
)
def test_a_missing_package_names_the_extra(module: str, hidden: str) -> None:
    program = (
        "import importlib.util as u; real = u.find_spec;"
        f"u.find_spec = lambda name, *more: None if name == {hidden!r} else real(name, *more);"
        f"import pizzaiolo.research.{module}"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert f"needs {hidden}: pip install 'pizzaiolo[{module}]'" in run.stderr
