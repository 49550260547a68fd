"""PettingZoo: every seat is an agent, one decision at a time (`mammamia_v0`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Final, Self

from pizzaiolo.research import need

need("pettingzoo", "pettingzoo", "gymnasium", "numpy", "librt", "mypy_extensions")

import numpy
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from pizzaiolo.engine.edition import Edition
from pizzaiolo.research.observed_game import Knob, ObservedGame, Rows, setup_of
from pizzaiolo.research.picture import RENDER_MODES, Image, check_render_mode, image_of, text_of

Observation = dict[str, Any]


ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game."""


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - PettingZoo's name
    """The game as an agent-environment cycle.

    `edition`, `seats`, `start`, `doubles`, `helping` and `colours` are those of `new_game`.
    `recall` is what the agents remember (see `recall.py`), one for all or one for each seat.
    Rewards are shares of the win, at the end; with `shaping`, each delivered order brings that much
    at once.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's attribute
        "name": "mammamia_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913 - every option by keyword
        self,
        edition: str | Path | Edition = "oven",
        seats: int = 4,
        start: int = 0,
        *,
        doubles: bool = False,
        helping: bool | None = None,
        colours: Sequence[str] | None = None,
        recall: Knob | Sequence[Knob] = "perfect",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """Lay the table; `reset` deals."""
        check_render_mode(render_mode)
        setup = setup_of(edition, seats, start, doubles=doubles, helping=helping, colours=colours)
        self.table = ObservedGame(setup, recall)
        self.shaping = shaping
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, self.table.shape, numpy.uint8),
                    "action_mask": spaces.Box(0, 1, (self.table.actions,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (seats, *self.table.shape), numpy.uint8)
        self._nothing = numpy.zeros(self.table.actions, numpy.int8)
        self._mask = self._nothing

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: the planes of the encoding, and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the edition's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same cards as `new_game` does."""
        self.table.deal(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._delivered = [0] * len(self.agents)
        self._rewarded = False
        self._await()
        if self.render_mode == "human":
            self.render()

    def _await(self) -> None:
        """Ask the seat to act."""
        self.agent_selection = self.possible_agents[self.table.actor]
        self._mask = self.table.mask(self.table.actor)
        self.infos[self.agent_selection]["action_mask"] = self._mask

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and which actions it may take."""
        mine = agent == self.agent_selection
        return {
            "observation": self.table.observation(self._seat_of[agent]),
            "action_mask": (self._mask if mine else self._nothing).copy(),
        }

    def state(self) -> Rows:
        """What all seats see and recall, by seat: every hand is in it, for training alone."""
        return numpy.stack([self.table.observation(seat) for seat in range(self.table.seats)])

    def action_masks(self) -> NDArray[numpy.bool_]:
        """The actions that the agent to act may take, as sb3-contrib asks for them."""
        return self._mask.astype(numpy.bool_)

    def step(self, action: int | None) -> None:
        """Take an action for the agent to act; with None, remove an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"expected an action of {agent}, whose turn it is, not None")
        self.table.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self._nothing
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        if self.shaping:
            self._reward_deliveries()
        if self.table.over:
            self._end()
        else:
            self._await()
        if self._rewarded:
            self._accumulate_rewards()
        if self.table.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _reward_deliveries(self) -> None:
        delivered = self.table.delivered()
        if delivered != self._delivered:
            for agent, now, before in zip(
                self.possible_agents, delivered, self._delivered, strict=True
            ):
                self.rewards[agent] = self.shaping * (now - before)
            self._delivered = delivered
            self._rewarded = True

    def _end(self) -> None:
        self._rewarded = True
        self._mask = self._nothing
        for agent, share in zip(self.possible_agents, self.table.shares(), strict=True):
            self.rewards[agent] += share
            self.terminations[agent] = True

    def mark(self, agent: str, marks: Sequence[int]) -> None:
        """Write a number for each kind on an agent's chalkboard (recall `chalkboard`)."""
        self.table.mark(self._seat_of[agent], marks)

    def __copy__(self) -> Self:
        """A copy of its own: two environments at one table would play each other's moves."""
        return deepcopy(self)

    def render(self) -> str | Image | None:
        """Show what a spectator sees: printed (human), as text (ansi), or as a picture."""
        seen = self.table.view(None)
        if self.render_mode == "rgb_array":
            return image_of(self.table.setup, seen)
        text = text_of(self.table.setup, seen)
        if self.render_mode == "human":
            print(text, end="\n\n")  # noqa: T201 - what the mode is for
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


class env(raw_env):  # noqa: N801 - PettingZoo's name
    """`raw_env` with the checks of PettingZoo's usual wrappers, and without their overhead.

    An agent that takes an illegal action loses (-1). An action that is no action at all fails an
    assertion. Nothing can be asked before the first reset, and a step after the end only warns.
    """

    _has_reset = False

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same cards as `new_game` does."""
        self._has_reset = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        """Take an action for the agent to act; one that is not legal ends the game."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if action is not None and not (self.terminations[agent] or self.truncations[agent]):
            assert self.action_spaces[agent].contains(action), "action is not in action space"
            if not self._mask[action]:
                self._lose(agent)
                return
        super().step(action)

    def _lose(self, agent: str) -> None:
        """End the game for everybody; only the agent is punished."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self._mask = self._nothing
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.infos[agent]["action_mask"] = self._nothing
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and which actions it may take."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> Rows:
        """What all seats see and recall, by seat: every hand is in it, for training alone."""
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, int]:
        """The agents as their turns come."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def render(self) -> str | Image | None:
        """Show what a spectator sees: printed (human), as text (ansi), or as a picture."""
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()


register("aec", "pizzaiolo/mammamia-v0", "pizzaiolo.research.pettingzoo:env")
