"""Table: one game with a person at one seat and bots at the others, driven step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pizzaiolo.bots import Bot, BotError, BotMaker, make_bot
from pizzaiolo.bots.character_bot import CharacterBot
from pizzaiolo.engine.actions import Action
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.game import Game, new_game

PLAIN_NAMES: Final = ("Beppe", "Lina", "Enzo", "Carla", "Aldo")
"""What bots that are not characters are called at the table."""


class HomeTable:
    """A game, who sits where, and what the person's seat hears of it.

    Bots get their View and the events of their seat, as the person does, and nothing else.
    """

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], names: Sequence[str], seat: int = 0
    ) -> None:
        """Seat a person and the bots; every other seat needs one."""
        empty = [each for each in range(game.seats) if each != seat and each not in bots]
        if empty or seat in bots:
            raise ValueError(f"expected a bot at every seat but {seat}, not at {sorted(bots)}")
        self.game = game
        self.bots = dict(bots)
        self.seat = seat
        self.names = tuple(names)
        self.opening = self._spread(game.opening)
        """What the person heard at the deal."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    @property
    def awaits_person(self) -> bool:
        """Whether it is the person who has to decide."""
        return self.game.to_act == self.seat

    @property
    def awaits_bot(self) -> bool:
        """Whether it is a bot that has to decide."""
        return self.game.to_act is not None and not self.awaits_person

    def play(self, action: Action) -> list[Event]:
        """Do what the person decided; return what the person hears of it."""
        if not self.awaits_person:
            raise ValueError(f"'{action}' was tried while seat {self.game.to_act} has to decide")
        return self._spread(self.game.play(action))

    def bot_move(self) -> list[Event]:
        """Let the bot that has to decide do so; return what the person hears of it."""
        seat = self.game.to_act
        if seat is None or seat == self.seat:
            raise ValueError(f"a bot's move was expected while seat {seat} has to decide")
        legal = [self.game.number(action) for action in self.game.legal()]
        return self._spread(self.game.play(self.bots[seat].choose(self.game.view(seat), legal)))

    def _spread(self, events: Sequence[Event]) -> list[Event]:
        """Tell every bot what its seat hears, and return what the person's seat hears."""
        for event in events:
            for seat, bot in self.bots.items():
                if event.is_for(seat):
                    bot.hear(event)
        return [event for event in events if event.is_for(self.seat)]


@dataclass(frozen=True)
class GameSpec:
    """What a person asked for: enough to deal one game after another."""

    edition: str | Path | Edition
    bots: tuple[str, ...]
    name: str = "You"
    seed: str | None = None
    start: int | str = 0
    doubles: bool = False
    helping: bool | None = None

    def table(self, games_before: int = 0) -> HomeTable:
        """Deal a game; with a seed, the games of one evening differ but can be repeated."""
        seed = self.seed
        if seed is not None and games_before:
            seed = f"{seed} again {games_before}"
        # Found first: a bot that cannot be loaded is reported before anything is dealt.
        makers = [make_bot(name) for name in self.bots]
        game = new_game(
            self.edition,
            len(self.bots) + 1,
            seed,
            self.start,
            doubles=self.doubles,
            helping=self.helping,
        )
        bots = {
            seat: _made(maker, self.bots[seat - 1], game, seat)
            for seat, maker in enumerate(makers, 1)
        }
        names = (self.name, *_names(bots))
        game.names = names
        return HomeTable(game, bots, names)


def _names(bots: Mapping[int, Bot]) -> Iterator[str]:
    """What the bots are called: characters by their name, each name only once."""
    plain = iter(PLAIN_NAMES)
    met: Counter[str] = Counter()
    for bot in bots.values():
        name = bot.character.name if isinstance(bot, CharacterBot) else next(plain)
        met[name] += 1
        yield name if met[name] == 1 else f"{name} {met[name]}"


def introduced(name: str, bot: Bot) -> str:
    """A bot as it is introduced: a character with a sentence of its own, others with their kind."""
    if isinstance(bot, CharacterBot):
        return f'{name}: "{bot.character.says}"'
    return f"{name} ({type(bot).__name__.removesuffix('Bot').lower()})"


def _made(maker: BotMaker, name: str, game: Game, seat: int) -> Bot:
    """Make a bot; BotError if what was named makes none."""
    seed = mixed("bot in the terminal", game.seed, seat)
    try:
        bot = maker(game.setup, seat, seed)
    except Exception as error:
        # Any class can be named, so what it raises is reported like a wrong name.
        raise BotError(f"bot {name!r}: {type(error).__name__}: {error}") from error
    if not (callable(getattr(bot, "hear", None)) and callable(getattr(bot, "choose", None))):
        raise BotError(f"bot {name!r}: expected something that can hear and choose")
    return bot
