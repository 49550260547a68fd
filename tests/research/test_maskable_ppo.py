"""MaskablePPO of sb3-contrib takes the environment as it is; only where torch is installed."""

from __future__ import annotations

from importlib import import_module

import gymnasium
import numpy

from pizzaiolo.research.gymnasium import MammaMiaEnv


def test_it_learns_without_a_wrapper() -> None:
    env = gymnasium.make("pizzaiolo/MammaMia-v0", seats=2, opponents="random")
    assert isinstance(env.unwrapped, MammaMiaEnv)
    # By name: mypy would follow a plain import, to torch.
    learner = import_module("sb3_contrib").MaskablePPO(
        "MultiInputPolicy", env, n_steps=64, batch_size=32, seed=1
    )
    learner.learn(128)
    observation, info = env.reset(seed=1)
    action, _ = learner.predict(observation, action_masks=info["action_mask"].astype(bool))
    assert numpy.asarray(info["action_mask"])[action] == 1
