"""Finding bots by name: the built-in ones, those that other packages offer, and any class."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib.metadata import entry_points
from math import inf
from pathlib import Path
from typing import Final, Literal, cast

from pizzaiolo.bots.bot import BotMaker
from pizzaiolo.bots.character import CHARACTERS, Character, CharacterError, load_character
from pizzaiolo.bots.character_bot import CharacterBot
from pizzaiolo.bots.counter import CounterBot
from pizzaiolo.bots.plain import GreedyBot, RandomBot
from pizzaiolo.bots.search import AT_THE_TABLE, ITERATIONS, SearchBot
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.texts import one_line

ENTRY_POINTS = "pizzaiolo.bots"
"""Another package offers a bot by an entry point of this group."""

POLICIES = "pizzaiolo.research.policy"
"""The module that reads learned policies, by name, since bots must not import research or numpy."""

LONGEST_THOUGHT = 600
"""In seconds: nobody waits longer for a move."""

PlainMemory = Literal["none", "perfect"]
"""How much a plain bot remembers of what the oven has covered."""

_PLAIN: Final[dict[str, tuple[BotMaker, PlainMemory]]] = {
    "random": (RandomBot, "none"),
    "greedy": (GreedyBot, "none"),
    "counter": (CounterBot, "perfect"),
    "search": (partial(SearchBot, seconds=AT_THE_TABLE), "perfect"),
}
"""The plain bots, weakest first."""

COMPANY: Final = ("giulia", "carlo", "rossi", "tommaso", "matteo")
"""Bots to play with if nobody chose any, as many as there are seats: all forget something."""

STAND_IN: Final = COMPANY[0]
"""The bot that plays for a player who is gone, if nobody chose another."""


class BotError(ValueError):
    """A bot that cannot be loaded: what was asked for, and what is available."""

    def __str__(self) -> str:
        """One line, whatever a bot's file holds and whatever its code says."""
        return one_line(super().__str__())


def bot_names() -> list[str]:
    """The names that `make_bot` knows.

    First the plain bots, weakest first, then the characters, weakest first, then those of other
    packages.
    """
    known = [*_PLAIN, *CHARACTERS]
    offered = sorted(point.name for point in entry_points(group=ENTRY_POINTS))
    return [*known, *(name for name in offered if name not in known)]


def plain_memory(name: str) -> PlainMemory | None:
    """How much a plain bot remembers; None if it is another."""
    return _PLAIN[name][1] if name in _PLAIN else None


def make_bot(name: str) -> BotMaker:
    """Return what makes a bot: by its name, the path of its file, or `module:Class`.

    A file is a character's (`.toml`) or a learned policy's (`.npz`).

    `search@16000` thinks for 16,000 iterations about each decision, `search@0.5s` for half a
    second. Raises BotError if there is no such bot.
    """
    if name in _PLAIN:
        return _PLAIN[name][0]
    if name.startswith("search@"):
        return _search(name)
    if name in CHARACTERS or name.endswith(".toml"):
        return partial(CharacterBot, character=_loaded(name))
    if name.endswith(".npz"):
        return _policy(name)
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return _found(name, point.load)
    if ":" in name:
        module, _, attribute = name.partition(":")
        return _found(name, lambda: _imported(module, attribute))
    raise BotError(
        f"bot {name!r}: expected one of {', '.join(bot_names())},"
        f" the path of a character's .toml file or of a policy's .npz file, or module:Class"
    )


def make_bot_for(name: str, setup: Setup, *, steady: bool = False) -> BotMaker:
    """`make_bot`, or `make_steady_bot`, with BotError if the bot was not made for such games.

    A bot maker may have a method `check` that raises ValueError in that case, as policies have.
    """
    maker = make_steady_bot(name) if steady else make_bot(name)
    check = getattr(maker, "check", None)
    if callable(check):
        try:
            check(setup)
        except ValueError as error:
            raise BotError(f"bot {name!r}: {error}") from None
    return maker


def make_steady_bot(name: str, iterations: int | None = None) -> BotMaker:
    """`make_bot`, but one that never looks at a clock, so that it chooses alike on every machine.

    A bot that searches tries each decision at most so many times, if a number is given. What other
    packages offer is left as it is, and so is `search@0.5s`, which asks for a clock.
    """
    if name == "search":
        return partial(SearchBot, iterations=ITERATIONS if iterations is None else iterations)
    if name in CHARACTERS or name.endswith(".toml"):
        return steady_character(_loaded(name), iterations)
    return make_bot(name)


def steady_character(character: Character, iterations: int | None) -> BotMaker:
    """The same for a character."""
    if iterations is not None:
        character = replace(character, iterations=min(character.iterations, iterations))
    return partial(CharacterBot, character=character, longest=inf)


def _loaded(name: str) -> Character:
    try:
        return load_character(name)
    except CharacterError as error:
        raise BotError(f"bot {error}") from None


def _policy(name: str) -> BotMaker:
    try:
        return cast("BotMaker", importlib.import_module(POLICIES).Policy(name))
    except ValueError as error:
        raise BotError(f"bot {error}") from None
    except ImportError as error:
        raise BotError(
            f"bot {name!r}: cannot be loaded: {type(error).__name__}: {error}"
        ) from error


def _search(name: str) -> BotMaker:
    budget = name.removeprefix("search@")
    try:
        if budget.endswith("s"):
            seconds = float(budget.removesuffix("s"))
            if 0.0 < seconds <= LONGEST_THOUGHT:
                return partial(SearchBot, iterations=0, seconds=seconds)
        elif int(budget) > 0:
            return partial(SearchBot, iterations=int(budget))
    except ValueError:
        pass
    raise BotError(
        f"bot {name!r}: expected a number of iterations, such as search@4000,"
        f" or up to {LONGEST_THOUGHT} seconds, such as search@0.5s"
    )


def _imported(module: str, attribute: str) -> object:
    """An attribute of a module, which may be in the current folder, as with `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        # At the end of the path, so that no file here hides an installed package. And for good: a
        # module may import its neighbours later on, and worker processes look where this one does.
        sys.path.append(here)
    return getattr(importlib.import_module(module), attribute)


def _found(name: str, find: Callable[[], object]) -> BotMaker:
    """What others' code offers; importing it may do anything, and must not end in a traceback."""
    try:
        found = find()
    except (Exception, SystemExit) as error:
        raise BotError(
            f"bot {name!r}: cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not callable(found):
        raise BotError(f"bot {name!r}: expected a class, found {type(found).__name__}")
    return cast("BotMaker", found)
