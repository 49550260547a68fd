"""Gymnasium: its own check of one seat, and many games at once against games one by one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from pizzaiolo.bots import BotError, character_bot
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.rules import deal, delivered, legal, step, winners
from pizzaiolo.engine.setup import OptionError
from pizzaiolo.engine.state import OVER, State
from pizzaiolo.research import IllegalChoiceError
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.gymnasium import MammaMiaEnv, MammaMiaVectorEnv
from pizzaiolo.research.planes import COLUMNS
from support.cases import Case
from support.places import ROOT
from support.strategies import FEW_CASES

TWINS = [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]

every_case = pytest.mark.parametrize("case", FEW_CASES, ids=str)


def options(case: Case) -> dict[str, Any]:
    return {
        "edition": case.edition,
        "seats": case.seats,
        "doubles": case.doubles,
        "helping": case.helping,
    }


@every_case
def test_gymnasium_finds_nothing_wrong(case: Case) -> None:
    check_env(MammaMiaEnv(**options(case), opponents="random", seat=1), skip_render_check=True)


@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven", "plus"])
def test_every_edition_has_an_id(edition: str) -> None:
    made = gymnasium.make(f"pizzaiolo/MammaMia-{edition}-v0", seats=3)
    inner = made.unwrapped
    assert isinstance(inner, MammaMiaEnv)
    assert inner.table.setup.edition.name == edition
    assert isinstance(gymnasium.make("pizzaiolo/MammaMia-v0").unwrapped, MammaMiaEnv)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_rendering_passes_the_check(mode: str) -> None:
    check_env(gymnasium.make("pizzaiolo/MammaMia-v0", render_mode=mode).unwrapped)


def test_a_human_reads_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = MammaMiaEnv(render_mode="human")
    env.reset(seed=1)
    assert "hand of seat 0" in capsys.readouterr().out


def finished(env: MammaMiaEnv, seed: int) -> tuple[float, list[int]]:
    """Play one game at random: the sum of the rewards, and the actions."""
    rng = numpy.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    total, actions = 0.0, []
    while True:
        assert env.observation_space.contains(observation)
        assert (observation["action_mask"] == info["action_mask"]).all()
        action = int(rng.choice(numpy.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        actions.append(action)
        total += reward
        assert not truncated
        if terminated:
            return total, actions


def test_the_reward_of_a_game_is_the_share_of_the_win() -> None:
    env = MammaMiaEnv(seats=2, opponents="random")
    rewards = []
    for seed in range(12):
        total, _ = finished(env, seed)
        rewards.append(total)
        assert total == env.table.shares()[0]
    assert {0.0, 1.0} <= set(rewards)


def test_deliveries_are_rewarded_on_the_way() -> None:
    env = MammaMiaEnv(seats=3, opponents=["greedy", "random"], shaping=0.5, seat=2)
    total, _ = finished(env, 4)
    assert total == env.table.shares()[2] + 0.5 * env.table.delivered()[2]


def test_the_same_seed_gives_the_same_game() -> None:
    assert finished(MammaMiaEnv(opponents="counter"), 5) == finished(
        MammaMiaEnv(opponents="counter"), 5
    )
    assert finished(MammaMiaEnv(), 5) != finished(MammaMiaEnv(), 6)


def test_an_illegal_action_ends_the_game() -> None:
    env = MammaMiaEnv()
    _, info = env.reset(seed=1)
    illegal = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(ValueError, match="expected a reset"):
        env.step(illegal)


@pytest.mark.parametrize("action", [-1, -40, 143, 10**6])
def test_a_number_that_is_no_action_is_an_illegal_one(action: int) -> None:
    env = MammaMiaEnv(seats=2)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(action)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_opponents_look_at_no_clock(tmp_path: Path) -> None:
    """A seed gives the same game on a machine that is busy, even if every look costs an hour."""
    file = tmp_path / "hasty.toml"
    text = (ROOT / "src/pizzaiolo/bots/characters/giulia.toml").read_text("utf-8")
    file.write_text(text.replace("iterations = 600", "iterations = 12"), "utf-8")
    clock = count(0.0, 3600.0)
    with patch.object(character_bot, "perf_counter", clock.__next__):
        env = MammaMiaEnv(seats=2, opponents=str(file), start=1)
        env.reset(seed=1)
    assert sum(visits for _, visits, _ in getattr(env._bots[1], "thoughts")) == 12  # noqa: B009


def rest(env: MammaMiaEnv) -> list[Any]:
    """What is still seen of a game that is played on at random."""
    rng = numpy.random.default_rng(1)
    shown = []
    ended = False
    while not ended:
        observation, reward, ended, _, info = env.step(
            rng.choice(numpy.flatnonzero(env.action_masks()))
        )
        shown.append((observation["observation"].tolist(), reward, info["action_mask"].tolist()))
    return shown


@pytest.mark.parametrize("recall", ["perfect", "nonna", "rail"])
@pytest.mark.parametrize("twin_of", TWINS)
def test_a_copy_goes_on_like_its_original(
    twin_of: Callable[[MammaMiaEnv], MammaMiaEnv], recall: str
) -> None:
    env = MammaMiaEnv("oven", 3, 1, ["counter", "random"], recall=recall)
    assert (
        twin_of(env).reset(seed=2)[0]["observation"] == env.reset(seed=2)[0]["observation"]
    ).all()
    env.reset()
    rng = numpy.random.default_rng(2)
    for _ in range(9):
        env.step(rng.choice(numpy.flatnonzero(env.action_masks())))
    twin = twin_of(env)
    assert rest(twin) == rest(env)
    assert (twin.reset()[0]["observation"] == env.reset()[0]["observation"]).all()


def test_masks_and_the_whole_state_are_there_for_learners() -> None:
    env = MammaMiaEnv(seats=3)
    observation, info = env.reset(seed=1)
    assert env.action_masks().dtype == numpy.bool_
    assert (env.action_masks() == info["action_mask"]).all()
    assert env.state().shape == (3, *env.table.shape)
    assert (env.state()[0] == observation["observation"]).all()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 4}, "seat: expected one from 0 to 3, not 4"),
        ({"opponents": ["greedy"]}, "opponents: expected one or 3, not 1"),
        ({"render_mode": "3d"}, "render_mode: expected one of"),
    ],
)
def test_options_that_cannot_be_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        MammaMiaEnv(**wrong)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BotError, match="expected one of random"):
        MammaMiaEnv(opponents="nobody")


# Many games at once


def encoded(encoding: Encoding, state: State, seat: int) -> list[list[int]]:
    words = blank(encoding.rows)
    encoding.write(state, seat, words, 0)
    rows: list[list[int]] = (
        numpy.frombuffer(memoryview(words), numpy.uint8).reshape(-1, COLUMNS).tolist()
    )
    return rows


@every_case
def test_many_games_are_the_games_of_the_rules(case: Case) -> None:
    """Every table step by step beside `deal` and `step`: observations, masks, rewards, ends."""
    tables, steps, shaping = 3, 300, 0.125
    env = MammaMiaVectorEnv(tables, **options(case), shaping=shaping)
    setup = env.tables.setup
    encoding = Encoding(setup)
    dealers = [LazyDealer(Rng(5 + table)) for table in range(tables)]
    states = [deal(setup, dealer) for dealer in dealers]
    observation, info = env.reset(seed=5)
    rng = numpy.random.default_rng(5)
    ends = 0
    for _ in range(steps):
        actions = []
        for table, state in enumerate(states):
            assert info["seat"][table] == state.actor
            mask = numpy.flatnonzero(observation["action_mask"][table])
            assert mask.tolist() == legal(state)
            shown = observation["observation"][table].tolist()
            assert shown == encoded(encoding, state, state.actor)
            actions.append(int(rng.choice(mask)))
        observation, rewards, ended, truncated, info = env.step(numpy.array(actions))
        assert not truncated.any()
        for table, (state, action) in enumerate(zip(states, actions, strict=True)):
            decider = state.actor
            before = [delivered(state, seat) for seat in range(case.seats)]
            step(state, action, dealers[table])
            won = winners(state) if state.phase == OVER else []
            gains = [
                shaping * int(delivered(state, seat) - before[seat])
                + (1 / len(won) if seat in won else 0)
                for seat in range(case.seats)
            ]
            assert info["gains"][table].tolist() == gains
            assert rewards[table] == gains[decider]
            assert info["decider"][table] == decider
            assert ended[table] == (state.phase == OVER)
            if state.phase == OVER:
                ends += 1
                assert info["_final_obs"][table]
                final = info["final_obs"][table].tolist()
                assert final == encoded(encoding, state, decider)
                states[table] = deal(setup, dealers[table])
    assert ends or case.edition == "plus"


def test_one_seat_among_random_ones() -> None:
    env = MammaMiaVectorEnv(32, seats=3, seat=1)
    _, info = env.reset(seed=1)
    wins = games = 0.0
    for _ in range(1500):
        assert (info["seat"] == 1).all()
        _, rewards, ended, _, info = env.step(env.random_actions())
        wins += rewards.sum()
        games += ended.sum()
    assert games > 500
    # A random seat among random ones wins a third; four standard errors on either side.
    assert wins / games == pytest.approx(1 / 3, abs=4 * (2 / 9 / games) ** 0.5)


@pytest.mark.parametrize("recall", ["perfect", "glass", "photographic"])
def test_what_is_recalled_can_be_limited(recall: str) -> None:
    env = MammaMiaVectorEnv(8, recall=recall)
    whole = MammaMiaVectorEnv(8)
    env.reset(seed=1)
    whole.reset(seed=1)
    memory = int(env.tables.encoding.memory_row)
    oven = int(env.tables.encoding.oven)
    for _ in range(40):
        actions = env.random_actions()
        shown = env.step(actions)[0]["observation"]
        exact = whole.step(actions)[0]["observation"]
        assert (shown[:, :memory] == exact[:, :memory]).all()
        if recall == "glass":
            assert (shown[:, oven] == exact[:, oven]).all()
            assert not shown[:, oven + 1 :].any()
        if recall == "photographic":
            assert not shown[:, memory:].any()
    assert exact[:, memory:].any()
    assert (shown == exact).all() == (recall == "perfect")


def test_arrays_are_fresh_or_written_in_place() -> None:
    fresh, in_place = MammaMiaVectorEnv(4), MammaMiaVectorEnv(4, copy=False)
    for env, stays in ((fresh, True), (in_place, False)):
        observation, _ = env.reset(seed=1)
        before = observation["observation"].copy()
        env.step(env.random_actions())
        assert (observation["observation"] == before).all() == stays
    with pytest.raises(ValueError, match="read-only"):
        in_place.reset()[0]["observation"][0] = 0


@every_case
@pytest.mark.parametrize("twin_of", TWINS)
def test_a_copy_of_many_games_goes_on_by_itself_like_its_original(
    twin_of: Callable[[MammaMiaVectorEnv], MammaMiaVectorEnv], case: Case
) -> None:
    env = MammaMiaVectorEnv(3, **options(case), shaping=0.25, seat=1)
    unplayed = twin_of(env).reset(seed=2)[0]["observation"]
    assert (unplayed == env.reset(seed=2)[0]["observation"]).all()
    for _ in range(70):
        env.step(env.random_actions())
    twin = twin_of(env)
    ends = [[end.tolist() for end in seen_of(each, 150)] for each in (twin, env)]
    assert ends[0] == ends[1]
    assert (twin.reset()[0]["observation"] == env.reset()[0]["observation"]).all()


def seen_of(env: MammaMiaVectorEnv, steps: int) -> Iterator[Any]:
    """What is seen of games that are played on at random, with what comes of each step."""
    for _ in range(steps):
        observation, rewards, ended, _, info = env.step(env.random_actions())
        yield from (observation["observation"], observation["action_mask"], rewards, ended)
        yield from (info["gains"], info["seat"])


def test_an_illegal_action_at_one_table_changes_no_table() -> None:
    env = MammaMiaVectorEnv(4)
    before, info = env.reset(seed=1)
    actions = env.random_actions()
    for wrong in (int(numpy.flatnonzero(info["action_mask"][3] == 0)[0]), -1, 9999):
        actions[3] = wrong
        with pytest.raises(IllegalChoiceError, match=f"table 3: action {wrong} is not legal"):
            env.step(actions)
    with pytest.raises(ValueError, match="expected 4 actions, not 2"):
        env.step(actions[:2])
    after = env.step(env.random_actions())[4]
    assert after["decider"].tolist() == info["seat"].tolist()
    assert env.observation_space.contains(before)


def test_seeds_of_the_tables() -> None:
    env = MammaMiaVectorEnv(3)
    seen = [env.reset(seed=seed)[0]["observation"] for seed in (7, [7, 8, 9], [7, None, 9], None)]
    assert (seen[0] == seen[1]).all()
    assert (seen[0][0] == seen[2][0]).all()
    assert (seen[0] != seen[3]).any()
    with pytest.raises(ValueError, match="expected 3 seeds, not 1"):
        env.reset(seed=[1])


def test_self_play_is_made_by_gymnasium_under_an_id_of_its_own() -> None:
    env = gymnasium.make_vec("pizzaiolo/MammaMiaSelfPlay-plus-v0", num_envs=5, seats=6)
    assert isinstance(env, MammaMiaVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert isinstance(gymnasium.make_vec("pizzaiolo/MammaMiaSelfPlay-v0"), MammaMiaVectorEnv)


def test_many_of_an_id_are_the_same_problem_as_one() -> None:
    """`make_vec` and `make`: the same cards from a seed, the same bots, the same punishment."""
    words: dict[str, Any] = {"seats": 3, "opponents": ["greedy", "random"], "seat": 1}
    many = gymnasium.make_vec("pizzaiolo/MammaMia-waiter-v0", num_envs=2, **words)
    seen, info = many.reset(seed=5)
    ones = [gymnasium.make("pizzaiolo/MammaMia-waiter-v0", **words) for _ in range(2)]
    for table, one in enumerate(ones):
        alone, _ = one.reset(seed=5 + table)
        assert (alone["observation"] == seen["observation"][table]).all()
    rng = numpy.random.default_rng(5)
    for _ in range(20):
        actions = [int(rng.choice(numpy.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, rewards, ended, _, info = many.step(numpy.array(actions))
        assert not ended.any()
        for table, one in enumerate(ones):
            alone, reward, *_ = one.step(actions[table])
            assert (alone["observation"] == seen["observation"][table]).all()
            assert reward == rewards[table]
    illegal = [int(numpy.flatnonzero(mask == 0)[0]) for mask in info["action_mask"]]
    _, rewards, ended, _, info = many.step(numpy.array(illegal))
    assert (rewards.tolist(), ended.all(), info["illegal"].all()) == ([-1.0, -1.0], True, True)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"recall": "rail"}, "many games at once know perfect, photographic, glass"),
        ({"seat": 4}, "seat: expected one from 0 to 3 or None"),
    ],
)
def test_many_games_refuse_what_they_cannot(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        MammaMiaVectorEnv(4, **wrong)
