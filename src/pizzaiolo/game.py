"""Game: one game from the deal to the result, the part of the engine that people import."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pizzaiolo.editions import load_edition
from pizzaiolo.engine import rules
from pizzaiolo.engine.actions import Action, action_table
from pizzaiolo.engine.counts import members_of
from pizzaiolo.engine.dealer import (
    DealError,
    SeededDealer,
    SeededShuffle,
    StackDealer,
    WrittenDealer,
)
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.edition_check import check_edition
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.random_play import play_games
from pizzaiolo.engine.rules import deal, is_legal, legal, step
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.state import OVER, State
from pizzaiolo.engine.turns import FROM_WAITER, draws_after, orders_to_submit
from pizzaiolo.engine.view import View, view
from pizzaiolo.records.fairness import Fairness
from pizzaiolo.records.notation import read_record
from pizzaiolo.records.playback import (
    Playback,
    check,
    result_of,
    written_dealer,
    written_down,
)
from pizzaiolo.records.record import Record, Result

__all__ = [
    "Game",
    "IllegalActionError",
    "Result",
    "compiled",
    "new_game",
    "random_games",
    "replay",
]

LARGEST_SEED: Final = 0x3FFFFFFF
"""Random play uses this much of a seed, compiled or interpreted."""


class IllegalActionError(ValueError):
    """An action that cannot be taken now; the message says what can."""


class Game:
    """A game of one edition: what may be done now, and what happened so far."""

    def __init__(
        self,
        setup: Setup,
        dealer: StackDealer,
        seed: str | None = None,
        *,
        checked: Playback | None = None,
    ) -> None:
        """Deal a game, or go on with one that was checked; `new_game` and `replay` do both."""
        self.setup = setup
        self.seed = seed
        self.names: tuple[str | None, ...] = (None,) * setup.seats
        """What the players are called, by seat, for the record; None if one has no name."""
        self.fairness: Fairness | None = None
        """What the seed follows from, for the record, if it was promised before the deal."""
        self.table = action_table(setup.edition)
        self.played: list[tuple[int, int]] = []
        """Every decision so far: the seat, and the number of its action."""
        self._dealer = dealer
        self.opening: tuple[Event, ...]
        """What happened at the deal, before the first decision."""
        if checked is None:
            self._log = Log()
            self._state = deal(setup, dealer, self._log)
            self.opening = tuple(self._log.take())
        else:
            self._log, self._state = checked.log, checked.state
            self.opening = tuple(checked.opening)
            self.played = checked.played

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.setup.edition

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """Whether the oven has been emptied for the last time."""
        return self._state.phase == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that has to decide now, or None when the game is over."""
        return None if self.over else self._state.actor

    def legal(self) -> list[Action]:
        """All that the seat to act can do now, in the order of the action numbers."""
        return [self.table.actions[number] for number in legal(self._state)]

    def legal_texts(self) -> tuple[str, ...]:
        """The same as texts."""
        texts = self.table.texts
        return tuple([texts[number] for number in legal(self._state)])

    def submissions(self) -> tuple[str, ...]:
        """The texts of what the seat to act can submit in its turn, now or once it has placed."""
        choices = members_of(orders_to_submit(self._state.seat))
        return tuple([self.table.texts[self.setup.submit + choice] for choice in choices])

    def draws_after(self, placed: int, submitted: int) -> dict[str, int]:
        """From where the seat to act can draw in its turn, once it has placed and submitted cards.

        By the texts of the draws, how many orders they bring. With a single one, there is nothing
        to decide: it is drawn by itself.
        """
        choices, orders = draws_after(self._state, placed, submitted)
        return {
            self.table.texts[self.setup.draw + stack]: orders if stack == FROM_WAITER else 0
            for stack in members_of(choices)
        }

    def number(self, action: Action | int | str) -> int:
        """The number of an action given by value, by number or by text."""
        number: int | None
        if isinstance(action, str):
            parsed = self.table.parse(action)
            number = None if parsed is None else self.table.number(parsed)
        elif isinstance(action, int):
            number = action if 0 <= action < len(self.table.actions) else None
        else:
            number = self.table.number(action)
        if number is None:
            raise IllegalActionError(
                self._refusal(f"{str(action)!r} is not an action of this edition")
            )
        return number

    def play(self, action: Action | int | str) -> list[Event]:
        """Take an action for the seat to act; return everything that happened.

        An action may be given by value, by its number or by its text. An illegal one raises
        IllegalActionError and changes nothing.
        """
        number, state, dealer = self.number(action), self._state, self._dealer
        if not is_legal(state, number):
            tried = f"'{self.table.actions[number]}' cannot be done"
            raise IllegalActionError(self._refusal(tried))
        actor = state.actor
        if isinstance(dealer, WrittenDealer):
            self._step_or_go_back(dealer, number)
        else:
            step(state, number, dealer, self._log)
        self.played.append((actor, number))
        return self._log.take()

    def _step_or_go_back(self, dealer: WrittenDealer, number: int) -> None:
        """If the shuffle that comes next is not written down, nothing is half done."""
        before = self.copy()
        try:
            step(self._state, number, dealer, self._log)
        except DealError:
            self.__dict__.update(before.__dict__)
            raise

    def view(self, seat: int | None) -> View:
        """What a seat sees now; with None, what a spectator sees (R10)."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"expected a seat from 0 to {self.seats - 1} or None, not {seat}")
        return view(self._state, seat)

    def result(self) -> Result:
        """Who delivered how much, and who won; only when the game is over."""
        result = result_of(self._state)
        if result is None:
            raise ValueError(f"the game is not over: seat {self.to_act} is to act")
        return result

    def record(self) -> Record:
        """The whole game so far, written down: every card of it, so never for a player or a bot."""
        return written_down(
            self.setup,
            self._dealer,
            self.played,
            result_of(self._state),
            self.names,
            self.seed,
            self.fairness,
        )

    def state(self) -> State:
        """A copy of the whole truth, for tests and analysis; never for a player or a bot."""
        return self._state.copy()

    def copy(self) -> Game:
        """Return a game that can be played on without changing this one."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.played = self.played[:]
        twin._dealer = self._dealer.copy()
        twin._log = self._log.copy()
        twin._state = self._state.copy()
        return twin

    def _refusal(self, tried: str) -> str:
        if self.over:
            return f"{tried}: the game is over"
        options = ", ".join(str(action) for action in self.legal())
        return f"{tried}: seat {self.to_act} can {options}"


def new_game(
    edition: str | Path | Edition,
    seats: int = 4,
    seed: int | str | None = None,
    start: int | str = 0,
    *,
    doubles: bool = False,
    helping: bool | None = None,
    colours: Sequence[str] | None = None,
) -> Game:
    """Deal a new game.

    The edition is a built-in name, the path of an edition file, or an Edition. The same seed
    gives the same deal; without one a fresh seed is made. `start` is a seat or "random" (R1.6).
    `helping` is on if the edition has it, unless it is switched off (R6.6).
    """
    loaded = _loaded(edition)
    seed = secrets.token_hex(16) if seed is None else str(seed)
    if not _can_be_written(seed):
        raise OptionError("seed", f"expected text that can be written as UTF-8, not {seed!a}")
    if start == "random":
        # An impossible number of seats is refused below.
        start = SeededShuffle(seed, "start").below(seats) if seats in loaded.removed else 0
    elif isinstance(start, str):
        raise OptionError("start", f"expected a seat or 'random', not {start!r}")
    chosen = None if colours is None else tuple(colours)
    setup = Setup(loaded, seats, chosen, start, doubles=doubles, helping=helping)
    return Game(setup, SeededDealer(seed), seed)


def _loaded(edition: str | Path | Edition) -> Edition:
    """An edition that can be played, whether it comes from a file or was put together."""
    if not isinstance(edition, Edition):
        return load_edition(edition)
    check_edition(edition)
    return edition


def _can_be_written(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def replay(source: Record | str | os.PathLike[str]) -> Game:
    """Play a recorded game again, to its end or as far as it is recorded, and check all of it.

    The source is a Record, the text of one (JSON or the text notation), or the path of a file
    that holds such a text. Raises RecordError, with the line and the reason, if it is not a record
    or if the rules do not allow what it says. A record with a seed can be played on; one without,
    until the supply has to be shuffled.
    """
    record = source if isinstance(source, Record) else read_record(source)
    playback = check(record)
    game = Game(playback.setup, playback.dealer(), record.seed, checked=playback)
    return _with_names(game, record)


def first_position(record: Record) -> Game:
    """The game of a record as it was dealt: play its actions to see it again step by step."""
    setup = record.setup()
    if record.seed is None:
        game = Game(setup, written_dealer(record, setup))
    else:
        game = Game(setup, SeededDealer(record.seed), record.seed)
    return _with_names(game, record)


def _with_names(game: Game, record: Record) -> Game:
    """Give a game what its record adds: who played, and what was promised before the deal."""
    game.names = record.names
    game.fairness = record.fairness
    return game


def random_games(
    edition: str | Path | Edition,
    seats: int,
    games: int,
    seed: int = 0,
    *,
    doubles: bool = False,
    helping: bool | None = None,
) -> tuple[int, int]:
    """Play games at random and return the decisions and the delivered orders of all together.

    Every decision is uniformly random among the legal actions. The whole loop is compiled if the
    engine is.
    """
    setup = Setup(_loaded(edition), seats, doubles=doubles, helping=helping)
    return play_games(setup, games, seed & LARGEST_SEED)


def compiled() -> bool:
    """Whether the engine runs compiled (built with a C compiler) or interpreted."""
    return not str(rules.__file__).endswith(".py")
