"""Bots at a table: games between them, and what each of them heard, saw and chose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pizzaiolo.bots import Bot, BotMaker, bot_names, make_bot
from pizzaiolo.bots.character import CHARACTERS, load_character
from pizzaiolo.bots.character_bot import CharacterBot
from pizzaiolo.bots.search import SearchBot
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.rules import legal
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game
from support.cases import Case


@dataclass(frozen=True)
class Question:
    """What a bot was asked, and all that it had heard by then."""

    heard: tuple[Event, ...]
    view: View
    legal: list[int]


class Seated:
    """A game between bots, played decision by decision; every choice is checked."""

    def __init__(self, game: Game, makers: Sequence[BotMaker], seed: int = 0) -> None:
        """Seat the bots and let them hear the deal."""
        self.game = game
        self.bots: list[Bot] = [
            maker(game.setup, seat, mixed("seated", seed, seat))
            for seat, maker in enumerate(makers)
        ]
        self.heard: list[list[Event]] = [[] for _ in makers]
        self._tell(game.opening)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            for seat, bot in enumerate(self.bots):
                if event.is_for(seat):
                    self.heard[seat].append(event)
                    bot.hear(event)

    def play(self, watch: Callable[[Question, int], None] | None = None) -> Game:
        """Play to the end; `watch` sees every question with the choice that followed."""
        game = self.game
        while not game.over:
            seat = game.to_act
            assert seat is not None
            options = legal(game.state())
            seen = game.view(seat)
            choice = self.bots[seat].choose(seen, options[:])
            assert choice in options, f"{type(self.bots[seat]).__name__} chose {choice}"
            if watch is not None:
                watch(Question(tuple(self.heard[seat]), seen, options), choice)
            self._tell(game.play(choice))
        return game

    def course(self) -> list[int]:
        """Play to the end and return all choices."""
        choices: list[int] = []
        self.play(lambda _, choice: choices.append(choice))
        return choices


def dealt(case: Case, seed: str) -> Game:
    """A game of a case, dealt from a seed."""
    return Game(case.setup(), SeededDealer(seed), seed)


def hasty(name: str, iterations: int) -> BotMaker:
    """A bot of the registry that thinks for at most this many iterations."""
    if name == "search":
        return partial(SearchBot, iterations=iterations)
    if name in CHARACTERS:
        return partial(CharacterBot, character=replace(load_character(name), iterations=iterations))
    return make_bot(name)


BOTS = tuple(bot_names())
"""Every bot that comes with the game."""
