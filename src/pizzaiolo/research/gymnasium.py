"""Gymnasium: one seat against bots, and hundreds of games at once (ids `pizzaiolo/...-v0`)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Final, Self

from pizzaiolo.research import need

need("gymnasium", "gymnasium", "numpy", "librt", "mypy_extensions")

import gymnasium
import numpy
import numpy.typing
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from pizzaiolo.bots import Bot, BotMaker, make_bot_for
from pizzaiolo.editions import editions
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.research.kept_games import games_again, kept_games
from pizzaiolo.research.observed_game import Knob, ObservedGame, Rows, setup_of
from pizzaiolo.research.picture import RENDER_MODES, Image, check_render_mode, image_of, text_of
from pizzaiolo.research.planes import COLUMNS
from pizzaiolo.research.recall import LOOKED_UP
from pizzaiolo.research.vector_games import EVERY_SEAT, GLASS, PERFECT, PHOTOGRAPHIC, VectorGames

Observation = dict[str, Any]
Info = dict[str, Any]
Numbers = numpy.typing.NDArray[Any]

ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game."""

LARGEST_SEED: Final = 0x3FFFFFFF


def _space(shape: tuple[int, ...], actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, shape, numpy.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
        }
    )


class MammaMiaEnv(gymnasium.Env[Observation, numpy.int64]):
    """One seat; bots, named as in the arena, sit at the others.

    `opponents` is one name for all others or one for each, clockwise from the seat's left. The
    other options are those of the PettingZoo environment. An illegal action ends the game with a
    reward of -1; the mask is in the observation and in `info`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium's attribute
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913 - every option by keyword
        self,
        edition: str | Path | Edition = "oven",
        seats: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        start: int = 0,
        *,
        doubles: bool = False,
        helping: bool | None = None,
        colours: Sequence[str] | None = None,
        recall: Knob = "perfect",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """Lay the table; `reset` deals."""
        check_render_mode(render_mode)
        setup = setup_of(edition, seats, start, doubles=doubles, helping=helping, colours=colours)
        if not 0 <= seat < seats:
            raise OptionError("seat", f"expected one from 0 to {seats - 1}, not {seat}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise OptionError("opponents", f"expected one or {seats - 1}, not {len(names)}")
        self.seat = seat
        self.table = ObservedGame(setup, recall)
        self.shaping = shaping
        self.render_mode = render_mode
        self.observation_space = _space(self.table.shape, self.table.actions)
        self.action_space = spaces.Discrete(self.table.actions)
        self._names = {(seat + 1 + place) % seats: name for place, name in enumerate(names)}
        self._makers = _makers(self._names, setup)
        self._seeds: dict[int, int] = {}
        """By seat, the seed of the bot."""
        self._bots: dict[int, Bot] = {}
        self._delivered = 0
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deal, and let the bots play up to the first decision of the seat."""
        super().reset(seed=seed)
        while True:
            events = self.table.deal(seed, options, listened_to=True)
            self._seeds = {
                other: int(self.np_random.integers(LARGEST_SEED)) for other in self._makers
            }
            self._seat_bots()
            self._delivered = 0
            self._tell(events)
            self._ended = self._play_others()
            if not self._ended:
                break
            seed = None
        if self.render_mode == "human":
            self.render()
        return self._observed(), self._info()

    def step(self, action: numpy.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Take an action, and let the bots play up to the next decision of the seat."""
        if self._ended:
            raise ValueError("the game is over: expected a reset before the next step")
        if not self.table.allows(int(action)):
            self._ended = True
            return self._observed(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._tell(self.table.step(int(action)))
        self._ended = self._play_others()
        delivered = self.table.delivered()[self.seat]
        reward = self.shaping * (delivered - self._delivered)
        self._delivered = delivered
        if self._ended:
            reward += self.table.shares()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, self._ended, False, self._info()

    def _seat_bots(self) -> None:
        self._bots = {
            other: self._makers[other](self.table.setup, other, seed)
            for other, seed in self._seeds.items()
        }

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for seat, bot in self._bots.items():
                if event.is_for(seat):
                    bot.hear(event)

    def _play_others(self) -> bool:
        """Let the bots play until the seat has to decide; return whether the game is over."""
        table = self.table
        while not table.over and table.actor != self.seat:
            actor = table.actor
            choice = self._bots[actor].choose(table.view(actor), table.legal())
            self._tell(table.step(choice))
        return table.over

    def _observed(self) -> Observation:
        return {
            "observation": self.table.observation(self.seat),
            "action_mask": self.table.mask(self.seat),
        }

    def _info(self) -> Info:
        return {"action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """The actions that the seat may take now, as sb3-contrib asks for them."""
        return self.table.mask(self.seat).astype(numpy.bool_)

    def state(self) -> Rows:
        """What all seats see and recall, by seat: every hand is in it, for training alone."""
        return numpy.stack([self.table.observation(seat) for seat in range(self.table.seats)])

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the bots, which may hold anything."""
        return {key: kept for key, kept in vars(self).items() if key not in ("_bots", "_makers")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Seat the bots again: they hear the game, and choose as they chose."""
        vars(self).update(kept)
        self._makers = _makers(self._names, self.table.setup)
        self._seat_bots()
        if not self._bots:
            return
        for twin, events, action in self.table.again():
            self._tell(events)
            if action is not None and twin.actor != self.seat:
                self._bots[twin.actor].choose(twin.view(twin.actor), twin.legal())

    def __copy__(self) -> Self:
        """A copy of its own: two environments at one table would play each other's moves."""
        return deepcopy(self)

    def render(self) -> str | Image | None:
        """Show what the seat sees: printed (human), as text (ansi), or as a picture."""
        seen = self.table.view(self.seat)
        if self.render_mode == "rgb_array":
            return image_of(self.table.setup, seen)
        text = text_of(self.table.setup, seen)
        if self.render_mode == "human":
            print(text, end="\n\n")  # noqa: T201 - what the mode is for
            return None
        return text


def _makers(names: dict[int, str], setup: Setup) -> dict[int, BotMaker]:
    """The makers of the bots, by seat; raises BotError if one cannot play these games.

    They look at no clock: on a busy machine, too, a seed gives the same game.
    """
    return {seat: make_bot_for(name, setup, steady=True) for seat, name in names.items()}


class MammaMiaVectorEnv(VectorEnv[Observation, Numbers, Numbers]):
    """Hundreds of games in one call of compiled code.

    With `seat=None` every decision of every seat is asked for (self-play): an observation is that
    of the seat to act, `info["seat"]` says which; `info["gains"]` holds what the step brought to
    each seat, the reward what it brought to the one that decided. With a seat, only its decisions
    are asked for, and the others choose uniformly at random.

    When a game ends, a new one is dealt in the same step: `info["final_obs"]` is what the decider
    saw at the end. With `copy=False` the next step overwrites the arrays: read them before. Actions
    have to be legal.
    """

    def __init__(  # noqa: PLR0913 - every option by keyword
        self,
        num_envs: int = 256,
        edition: str | Path | Edition = "oven",
        seats: int = 4,
        seat: int | None = None,
        start: int = 0,
        *,
        doubles: bool = False,
        helping: bool | None = None,
        colours: Sequence[str] | None = None,
        recall: str = "perfect",
        shaping: float = 0.0,
        copy: bool = True,
    ) -> None:
        """Lay the tables; `reset` deals."""
        setup = setup_of(edition, seats, start, doubles=doubles, helping=helping, colours=colours)
        if recall not in LOOKED_UP:
            known = ", ".join(LOOKED_UP)
            raise OptionError(
                "recall",
                f"many games at once know {known}, not {recall!r}; the others need one"
                " environment a game",
            )
        if seat is not None and not 0 <= seat < seats:
            raise OptionError("seat", f"expected one from 0 to {seats - 1} or None, not {seat}")
        level = {"perfect": PERFECT, "glass": GLASS, "photographic": PHOTOGRAPHIC}[recall]
        player = EVERY_SEAT if seat is None else seat
        self.tables = VectorGames(setup, num_envs, player, level, shaping)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._copy = copy
        shape = (int(self.tables.encoding.rows), COLUMNS)
        self.single_observation_space = _space(shape, int(setup.actions))
        self.single_action_space = spaces.Discrete(int(setup.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._map(setup, num_envs, shape)

    def _map(self, setup: Setup, games: int, shape: tuple[int, int]) -> None:
        """See the memory of the tables as arrays."""
        tables = self.tables
        self._rows = _seen(tables.observations, numpy.uint8).reshape(games, *shape)
        self._final = _seen(tables.final_observations, numpy.uint8).reshape(games, *shape)
        masks = _seen(tables.masks, numpy.int8).reshape(games, -1)
        self._masks = masks[:, : int(setup.actions)]
        self._ended = _seen(tables.ended, numpy.bool_)
        self._rewards = _seen(tables.rewards, numpy.float64)
        self._gains = _seen(tables.gains, numpy.float64).reshape(games, -1)
        self._actors = _seen(tables.actors, numpy.int64)
        self._deciders = _seen(tables.deciders, numpy.int64)
        self._choices = _seen(tables.choices, numpy.int64)
        self._never = numpy.zeros(games, numpy.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the arrays, and of the tables what their games go on from."""
        arrays = {key for key, kept in vars(self).items() if isinstance(kept, numpy.ndarray)}
        kept = {key: value for key, value in vars(self).items() if key not in arrays}
        return {**kept, "tables": kept_games(self.tables)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Lay the tables again, in memory of their own, and show what was shown."""
        vars(self).update(kept)
        self.tables = games_again(kept["tables"])
        self._map(self.tables.setup, self.num_envs, (int(self.tables.encoding.rows), COLUMNS))

    def __copy__(self) -> Self:
        """A copy of its own: the memory of the tables is not shared."""
        return deepcopy(self)

    def _kept(self, array: Numbers) -> Numbers:
        return array.copy() if self._copy else array

    def _told(self) -> tuple[Observation, Info]:
        """What is observed, and its info; they share the mask."""
        masks = self._kept(self._masks)
        observed = {"observation": self._kept(self._rows), "action_mask": masks}
        return observed, {"action_mask": masks, "seat": self._kept(self._actors)}

    def _kept_final(self) -> Numbers:
        """What was seen at the ends of the games that have just ended; elsewhere, nothing."""
        if not self._copy:
            return self._final
        final = numpy.zeros_like(self._final)
        final[self._ended] = self._final[self._ended]
        return final

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Info]:
        """Deal all tables; table i from seed + i, or from seeds of their own (30 bits count)."""
        del options
        seeds: list[int]
        if seed is None:
            seeds = self.np_random.integers(LARGEST_SEED, size=self.num_envs).tolist()
        elif isinstance(seed, int):
            self.np_random = numpy.random.default_rng(seed)
            seeds = [(seed + table) & LARGEST_SEED for table in range(self.num_envs)]
        else:
            seeds = [
                int(self.np_random.integers(LARGEST_SEED)) if each is None else each & LARGEST_SEED
                for each in seed
            ]
        self.tables.deal(seeds)
        return self._told()

    def step(self, actions: Numbers) -> tuple[Observation, Numbers, Numbers, Numbers, Info]:
        """Take an action at every table; one that is not legal raises IllegalChoiceError."""
        given = numpy.ascontiguousarray(actions, numpy.int64)
        self.tables.step(vec[i64](given))
        observed, info = self._told()
        info["decider"] = self._kept(self._deciders)
        info["gains"] = self._kept(self._gains)
        ended = self._kept(self._ended)
        if self._ended.any():
            info["final_obs"] = self._kept_final()
            info["_final_obs"] = ended
        return observed, self._kept(self._rewards), ended, self._never.copy(), info

    def random_actions(self) -> Numbers:
        """Choose a legal action for every table, each with the same chance, in compiled code.

        The choices follow from the seeds of the last reset.
        """
        self.tables.choose_at_random()
        return self._kept(self._choices)


def _seen(memory: Any, dtype: Any) -> Numbers:
    """The memory of compiled code as an array: read in place, never written."""
    return numpy.frombuffer(memoryview(memory), dtype)


# `make_vec` of an id makes many of the environments that `make` makes: the same problem. Playing
# every seat of many games is a different problem, and has ids of its own.
gymnasium.register("pizzaiolo/MammaMia-v0", entry_point=f"{__name__}:MammaMiaEnv")
gymnasium.register(
    "pizzaiolo/MammaMiaSelfPlay-v0", vector_entry_point=f"{__name__}:MammaMiaVectorEnv"
)
for _name in editions():
    gymnasium.register(
        f"pizzaiolo/MammaMia-{_name}-v0",
        entry_point=f"{__name__}:MammaMiaEnv",
        kwargs={"edition": _name},
    )
    gymnasium.register(
        f"pizzaiolo/MammaMiaSelfPlay-{_name}-v0",
        vector_entry_point=f"{__name__}:MammaMiaVectorEnv",
        kwargs={"edition": _name},
    )
