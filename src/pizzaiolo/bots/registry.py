"""Finding bots by name: the built-in ones, those that other packages offer, and any class."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from typing import cast

from pizzaiolo.bots.bot import BotMaker
from pizzaiolo.bots.plain import GreedyBot, RandomBot

ENTRY_POINTS = "pizzaiolo.bots"
"""Another package offers a bot by an entry point of this group."""

_BUILT_IN: dict[str, BotMaker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


class BotError(ValueError):
    """A bot that cannot be had: what was asked for, and what there is."""


def bot_names() -> list[str]:
    """The names that `make_bot` knows: the built-in bots, weakest first, then others' bots."""
    offered = sorted(point.name for point in entry_points(group=ENTRY_POINTS))
    return [*_BUILT_IN, *(name for name in offered if name not in _BUILT_IN)]


def make_bot(name: str) -> BotMaker:
    """Return what makes a bot: by its name, or as `module:Class`."""
    if name in _BUILT_IN:
        return _BUILT_IN[name]
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return cast("BotMaker", point.load())
    if ":" in name:
        return _imported(name)
    raise BotError(f"bot {name!r}: expected one of {', '.join(bot_names())}, or module:Class")


def _imported(name: str) -> BotMaker:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"bot {name!r}: {error}") from error
    if not callable(found):
        raise BotError(f"bot {name!r}: expected a class, found {type(found).__name__}")
    return cast("BotMaker", found)
