"""Thinking: what runs in a process of its own, so that no bot can hold up a table.

`base.worker_process` brings the questions and takes the answers, both pickled. The process that
started it is trusted; it ends with that process.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from operator import index
from typing import Final

from pizzaiolo.bots.bot import Bot, BotMaker, SteadyBot, pause
from pizzaiolo.bots.character import Character
from pizzaiolo.bots.character_bot import CharacterBot
from pizzaiolo.bots.registry import make_bot, make_steady_bot, steady_character
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.server.base.worker_process import Answering, work

MOST_BOTS: Final = 4096
"""How many bots are kept at hand; one that was put away is made again and hears it all again."""

Key = tuple[str, int, int, str]
"""The table, which game of it, the seat, and the bot: its name, or who it is."""


@dataclass(frozen=True)
class BotSpec:
    """What a bot is made from."""

    setup: Setup
    seat: int
    seed: int
    bot: str
    character: Character | None
    iterations: int | None = None
    """How often it tries each decision at most, without looking at a clock; None: as it likes."""

    def made(self) -> Bot:
        """The bot."""
        return self._maker()(self.setup, self.seat, self.seed)

    def _maker(self) -> BotMaker:
        if self.iterations is not None:
            if self.character is not None:
                return steady_character(self.character, self.iterations)
            return make_steady_bot(self.bot, self.iterations)
        if self.character is not None:
            return partial(CharacterBot, character=self.character)
        return make_bot(self.bot)


@dataclass(frozen=True)
class BotQuestion:
    """A question to a bot, with what it has heard since the last one."""

    key: Key
    beginning: BotSpec | None
    """None: the bot should be at hand."""
    known: int
    """How many events it has heard already."""
    heard: tuple[Event, ...]
    view: View
    legal: tuple[int, ...]
    left: float | None
    """In seconds, what is left to the seat; None: no pause is to be made."""


FORGOTTEN: Final = "forgotten"
"""The answer if the bot is not at hand, or has heard something else: ask with everything."""

FAILED: Final = "failed"
"""The answer if the bot raised an error."""

Answer = int | str
"""The number of an action, or one of these words."""


@dataclass
class BotAtHand:
    """A bot, and how it came to know what it knows."""

    bot: Bot
    steady: bool
    """Whether its choices must not depend on whether it is still at hand."""
    heard: int = 0
    """How many events it has heard."""
    choice: int | None = None
    """What it chose last. Until it hears anything new, it chooses the same: the table may have gone
    on while it was thinking, and ask it again."""

    def can_stay(self) -> bool:
        """Whether it may be asked again, after a choice."""
        if not self.steady:
            return True
        if isinstance(self.bot, SteadyBot):
            self.bot.forget_choices()
            return True
        return False


class BotHost:
    """The bots of one process."""

    def __init__(self) -> None:
        """No bot yet."""
        self._bots: OrderedDict[Key, BotAtHand] = OrderedDict()

    def answer(self, question: bytes) -> bytes:
        """What the bot chooses, or that it failed; both pickled."""
        try:
            answer = self.think(pickle.loads(question))
        except Exception:  # somebody else's bot may raise anything
            answer = FAILED
        return pickle.dumps(answer)

    def think(self, thought: BotQuestion) -> Answer:
        """What the bot chooses."""
        known, beginning = self._bots.pop(thought.key, None), thought.beginning
        if beginning is not None:
            known = BotAtHand(beginning.made(), steady=beginning.iterations is not None)
        if known is None or known.heard != thought.known:
            return FORGOTTEN
        if (choice := known.choice) is not None and choice in thought.legal and not thought.heard:
            self._bots[thought.key] = known
            return choice
        bot = known.bot
        for event in thought.heard:
            bot.hear(event)
        known.heard += len(thought.heard)
        if thought.left is not None:
            # The table decides when the answer is given; the bot thinks no longer than this.
            pause(bot, thought.left)
        # What a bot returns as a number need not be an int.
        known.choice = choice = index(bot.choose(thought.view, list(thought.legal)))
        if known.can_stay():
            self._bots[thought.key] = known
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        return choice


def answering() -> Answering:
    """What answers questions to bots; no bot is at hand yet."""
    host = BotHost()
    return lambda question: [host.answer(question)]


def main() -> None:
    """Host bots until there are no more questions."""
    work(answering())


if __name__ == "__main__":
    main()
