"""One game between bots: each hears what its seat hears, and chooses from what its seat sees."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, MutableSequence
from dataclasses import dataclass, field
from math import ceil, log2
from operator import index
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.schedule import Fixture
from pizzaiolo.bots import Bot, make_bot
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Baked, Event, Rewarded, RoundEnded
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, legal, step
from pizzaiolo.engine.state import OVER, State
from pizzaiolo.engine.view import view
from pizzaiolo.records.playback import result_of, written_down
from pizzaiolo.records.record import LONGEST_NAME

# The places of a pulse: what a worker is doing, for the process that watches it.
SINCE: Final = 0
"""When it began to wait for a bot, as `perf_counter` tells it; 0 while no game is played."""
GAME: Final = 1
SEAT: Final = 2

STEPS_IN_OCTAVE: Final = 8
"""Times are counted in steps of a ninth: exact enough for a percentile, and quick to add up."""


Thought = tuple[int, int, float]
"""An action, how often it was tried, and its mean worth."""


class Finished(NamedTuple):
    """A game that was played to its end; everything by seat."""

    game: int
    delivered: tuple[int, ...]
    ingredients: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    """What was delivered in each round."""
    decisions: tuple[int, ...]


class Failure(NamedTuple):
    """A game that a bot broke off: which seat, and why."""

    game: int
    seat: int
    decisions: int | None
    """How many decisions the game had by then; None if that was lost with its worker."""
    reason: str


@dataclass
class Times:
    """How long one bot took for its moves."""

    moves: int = 0
    seconds: float = 0.0
    steps: dict[int, int] = field(default_factory=dict)
    """How many moves took at most 2 ** (step / 8) microseconds, and more than a step less."""

    def add(self, seconds: float) -> None:
        """Count a move."""
        self.moves += 1
        self.seconds += seconds
        place = ceil(STEPS_IN_OCTAVE * log2(max(seconds * 1e6, 1)))
        self.steps[place] = self.steps.get(place, 0) + 1

    def merge(self, other: Times) -> None:
        """Count the moves of another."""
        self.moves += other.moves
        self.seconds += other.seconds
        for place, number in other.steps.items():
            self.steps[place] = self.steps.get(place, 0) + number

    def mean(self) -> float:
        """Seconds a move."""
        return self.seconds / self.moves if self.moves else 0.0

    def percentile(self, part: float) -> float:
        """The seconds that a part of all moves stayed within, rounded up to a step of a ninth."""
        left = part * self.moves
        for place in sorted(self.steps):
            left -= self.steps[place]
            if left <= 0:
                return float(2 ** (place / STEPS_IN_OCTAVE)) / 1e6
        return 0.0


@dataclass
class Outcome:
    """What came of a batch of games."""

    results: list[Finished | Failure] = field(default_factory=list)
    times: dict[int, Times] = field(default_factory=dict)
    """By the number of the bot."""
    records: dict[int, str] = field(default_factory=dict)
    """By the number of the game, as JSON; only if they are kept."""
    thoughts: dict[int, list[list[Thought]]] = field(default_factory=dict)
    """By the number of the game and by decision, beside the records: the thoughts of bots that can
    tell them (`ThinkingBot`)."""
    seconds: float = 0.0


class BotFailedError(Exception):
    """What a bot did wrong."""


class PlanRunner:
    """Plays the games of one plan: what stays the same from game to game is made once."""

    def __init__(
        self,
        plan: ArenaPlan,
        pulse: MutableSequence[float],
        patience: float,
        *,
        keep_records: bool = False,
    ) -> None:
        """Find the bots. The pulse has three places, and tells at any time who is waited for."""
        self.plan = plan
        self._makers = [make_bot(name) for name in plan.bots]
        self._pulse = pulse
        self._patience = patience
        self._keep_records = keep_records

    def play_all(self, fixtures: Iterable[Fixture]) -> Outcome:
        """Play a batch of games one after the other."""
        began = perf_counter()
        outcome = Outcome()
        for fixture in fixtures:
            table = _Table(self.plan, fixture, self._pulse, self._patience)
            outcome.results.append(self._play(table, outcome))
            for bot, spent in zip(fixture.lineup, table.spent, strict=True):
                times = outcome.times.setdefault(bot, Times())
                for seconds in spent:
                    times.add(seconds)
        self._pulse[SINCE] = 0.0
        outcome.seconds = perf_counter() - began
        return outcome

    def _play(self, table: _Table, outcome: Outcome) -> Finished | Failure:
        fixture = table.fixture
        try:
            for seat, bot in enumerate(fixture.lineup):
                table.wait_for(seat)
                seed = self.plan.bot_seed(fixture.deal, fixture.rotation, seat)
                table.bots.append(self._makers[bot](self.plan.setup, seat, seed))
            result = table.play()
        except BotFailedError as error:
            reason = str(error)
        except (Exception, SystemExit) as error:  # whatever a bot may throw
            reason = _told(error)
        else:
            if self._keep_records:
                outcome.records[fixture.game] = table.record()
                outcome.thoughts[fixture.game] = table.thoughts
            return result
        seat = int(self._pulse[SEAT])
        return Failure(fixture.game, seat, sum(map(len, table.spent)), reason)


class _Table:
    """One game while it is played."""

    def __init__(
        self, plan: ArenaPlan, fixture: Fixture, pulse: MutableSequence[float], patience: float
    ) -> None:
        self.fixture = fixture
        self.bots: list[Bot] = []
        self.spent: list[list[float]] = [[] for _ in fixture.lineup]
        """By seat, the seconds of every decision."""
        self.thoughts: list[list[Thought]] = []
        """By decision, what was thought of the actions."""
        self._plan = plan
        self._pulse = pulse
        self._patience = patience
        self._seed = plan.deal_seed(fixture.deal)
        self._dealer = SeededDealer(self._seed)
        self._log = Log()
        self._state: State = deal(plan.setup, self._dealer, self._log)
        self._played: list[tuple[int, int]] = []
        self._rounds = [[0] * plan.setup.seats]
        pulse[GAME] = fixture.game

    def wait_for(self, seat: int) -> float:
        """Note that a bot is at work from now on."""
        self._pulse[SEAT] = seat
        now = self._pulse[SINCE] = perf_counter()
        return now

    def play(self) -> Finished:
        """Play to the end."""
        state = self._state
        log = self._log
        self._tell(log.take())
        while state.phase != OVER:
            seat = state.actor
            options = legal(state)
            seen = view(state, seat)
            began = self.wait_for(seat)
            choice = self.bots[seat].choose(seen, options[:])
            seconds = perf_counter() - began
            self.spent[seat].append(seconds)
            if seconds > self._patience:
                raise BotFailedError(too_long(self._patience))
            if choice not in options:
                raise BotFailedError(f"chose {choice!r}, expected one of {options}")
            number = index(choice)
            self._played.append((seat, number))
            self.thoughts.append(getattr(self.bots[seat], "thoughts", []))
            step(state, number, self._dealer, log)
            self._tell(log.take())
        result = result_of(state)
        assert result is not None, "the game is over"
        return Finished(
            self.fixture.game,
            result.delivered,
            result.ingredients,
            result.winners,
            tuple(tuple(by_seat) for by_seat in self._rounds[:-1]),
            tuple(map(len, self.spent)),
        )

    def _tell(self, events: list[Event]) -> None:
        """Tell every bot what its seat hears, and count what is delivered."""
        pulse = self._pulse
        pulse[SINCE] = perf_counter()
        bots = self.bots
        for event in events:
            sort = type(event)
            if sort is Baked or sort is Rewarded:
                self._rounds[-1][event.seat] += 1  # type: ignore[attr-defined]
            elif sort is RoundEnded:
                self._rounds.append([0] * len(bots))
            audience = event.audience
            if audience is None:
                for seat, bot in enumerate(bots):
                    pulse[SEAT] = seat
                    bot.hear(event)
            else:
                pulse[SEAT] = audience
                bots[audience].hear(event)

    def record(self) -> str:
        """The game written down, with the bots as its players."""
        setup = self._plan.setup
        names = tuple(name[:LONGEST_NAME] for name in self._plan.names(self.fixture.lineup))
        result = result_of(self._state)
        written = written_down(setup, self._dealer, self._played, result, names, self._seed)
        return written.to_json()


def too_long(patience: float) -> str:
    """Why a game was broken off whose bot never stopped thinking."""
    return f"took longer than {patience:g} s"


def _told(error: BaseException) -> str:
    """An exception in one line, with the place where it was raised."""
    text = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    frames = traceback.extract_tb(error.__traceback__)
    return f"raised {text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
