"""What a table agreed on: whether a Config can be played, and what it means seat by seat."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from pizzaiolo.bots.character import CharacterError, character_from_data
from pizzaiolo.bots.registry import bot_names
from pizzaiolo.editions import EditionError, built_in_edition, content_hash, edition_from_data
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.levels import Level
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.server.protocol.entries import Config, PaceName
from pizzaiolo.server.protocol.outgoing import Code, Refused

OWN_NAME: Final = re.compile(r"[a-z0-9-]{1,40}")
"""The form of the bot's name under which a character that somebody brings along is seated."""


class Agreement:
    """A Config that can be played, and its edition."""

    def __init__(self, config: Config) -> None:
        """Load the edition and check the options; EditionError or OptionError if they fail."""
        self.config = config
        self.edition = _edition(config)
        self.edition_hash = content_hash(self.edition)
        self.own_kinds = {
            colour: self.edition.kinds[self.edition.own_kind(colour)]
            for colour in self.edition.colours
        }
        self.setup()

    def setup(self, colours: tuple[str, ...] | None = None, start: int | None = None) -> Setup:
        """The setup of a game with these colours and this starting player."""
        config = self.config
        if start is None:
            start = 0 if config.start == "random" else config.start
        return Setup(
            self.edition,
            config.seats,
            colours,
            start,
            doubles=config.doubles,
            helping=config.helping,
        )

    def change_pace(self, pace: PaceName) -> None:
        """The pace can be changed while a game is on."""
        self.config = replace(self.config, pace=pace)

    def level(self, seat: int | None) -> Level:
        """The level of a seat; for a spectator, the least informed one."""
        if seat is None:
            return "photographic"
        levels = self.config.levels
        own = levels[seat] if seat < len(levels) else None
        return self.config.level if own is None else own

    def shown(self) -> Config:
        """The Config for everybody's eyes: an uploaded edition can be asked for by its hash."""
        return replace(self.config, edition=self.edition.name, edition_data=None)


def _edition(config: Config) -> Edition:
    if config.edition_data is not None:
        return edition_from_data(config.edition_data)
    return built_in_edition(config.edition)


def agree(config: Config) -> Agreement | Refused:
    """The agreement that a Config makes, or why it cannot be one, with the key to correct."""
    try:
        if len(config.levels) > config.seats:
            raise OptionError(
                "levels", f"expected at most {config.seats}, not {len(config.levels)}"
            )
        for key, bots in (("stand_in", (config.stand_in,)), ("bots", config.bots)):
            if not set(bots) <= set(known_bots()):
                raise OptionError(key, f"expected some of {', '.join(known_bots())}")
        return Agreement(config)
    except EditionError as error:
        return refused("edition_bad", str(error), key=error.key)
    except OptionError as error:
        return refused("config_bad", str(error), key=error.key)


@cache
def known_bots() -> tuple[str, ...]:
    """The names of all bots, read once: finding other packages' bots takes milliseconds."""
    return tuple(bot_names())


def unknown_bot(name: str, character: dict[str, Any] | None) -> Refused | None:
    """Why such a bot, or custom character, cannot be seated; None: it can."""
    if character is None:
        if name in known_bots():
            return None
        return refused("bot_unknown", f"There is no such bot; there are {', '.join(known_bots())}.")
    if OWN_NAME.fullmatch(name) is None or name in known_bots():
        text = "Expected up to 40 small letters, digits and hyphens, and not the name of a bot."
        return refused("bot_bad", text, key="bot")
    try:
        character_from_data(character, name)
    except CharacterError as error:
        return refused("bot_bad", str(error), key=error.key)
    return None


def refused(code: Code, text: str, *, key: str = "", legal: tuple[str, ...] = ()) -> Refused:
    """A refusal; the table adds the command's id and its own number."""
    return Refused(code, text, key=key, legal=legal)
