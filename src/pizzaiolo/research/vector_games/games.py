"""Many games at once: steps, observations, masks and rewards of hundreds of tables in one call.

Everything is written into memory that numpy reads in place. Chance is each table's own: the same
seeds and the same actions give the same games, however many tables there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pizzaiolo.engine.counts import bits, count, some
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.rules import deal, legal_at, step, step_at, winners
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER, State
from pizzaiolo.research import IllegalChoiceError
from pizzaiolo.research.encoding.rows import Encoding, blank

PERFECT: Final = 0
GLASS: Final = 1
PHOTOGRAPHIC: Final = 2

EVERY_SEAT: Final = 15
"""In place of the seat that is played: all seats are played."""


class VectorGames:
    """A number of games of one setup, each waiting for a decision of a seat that is played.

    If a single seat is played, the others choose uniformly at random. When a game ends, a new one
    is dealt in the same step.
    """

    def __init__(
        self,
        setup: Setup,
        games: i64,
        seat: i64 = EVERY_SEAT,
        recall: i64 = PERFECT,
        shaping: float = 0.0,
    ) -> None:
        """Lay the tables; nothing is dealt yet."""
        self.setup: Setup = setup
        self.encoding: Encoding = Encoding(setup)
        self.games: i64 = games
        self.seat: i64 = seat
        self.recall: i64 = recall
        self.shaping: float = shaping
        """What a delivered order is worth at once, on top of the share of the win at the end."""
        self.observations: vec[i64] = blank(games * self.encoding.rows)
        self.final_observations: vec[i64] = blank(games * self.encoding.rows)
        """If a game ended: what the seat saw that took the last decision."""
        self.masks: vec[i64] = blank(games * self.encoding.mask_words)
        self.actors: vec[i64] = blank(games)
        """By table, the seat whose decision is awaited."""
        self.deciders: vec[i64] = blank(games)
        """By table, the seat that took the last decision."""
        self.ended: vec[u8] = _marks(games)
        """By table, 1 if the last step ended a game."""
        self.rewards: vec[float] = _numbers(games)
        """By table, what the last step brought to the seat that decided."""
        self.gains: vec[float] = _numbers(games * setup.seats)
        """By table and seat, what the last step brought."""
        self.choices: vec[i64] = blank(games)
        """By table, an action: what `choose_at_random` chose."""
        self.rng: Rng = Rng(0)
        """What `choose_at_random` takes chance from; it follows from all seeds."""
        self._delivered: vec[i64] = blank(games)
        """By table, how many orders each seat has delivered (Counts by seat)."""
        self._dealers: list[LazyDealer] = []
        self._states: list[State] = []

    def deal(self, seeds: list[int]) -> None:
        """Deal every table from a seed of its own (30 bits of it count)."""
        if len(seeds) != self.games:
            raise ValueError(f"expected {self.games} seeds, not {len(seeds)}")
        self._dealers = [LazyDealer(Rng(seed)) for seed in seeds]
        self.rng = Rng(mixed("random choices", *seeds))
        self._states = [State(self.setup)] * self.games
        table: i64
        for table in range(self.games):
            self.ended[table] = 0
            self.rewards[table] = 0.0
            self._deal(table)
            self._show(table)

    def games_on(self) -> list[tuple[State, int]]:
        """By table, the game that is on, and the state of the chance that it goes on with."""
        return [
            (state, dealer.rng.state)
            for state, dealer in zip(self._states, self._dealers, strict=True)
        ]

    def go_on(self, games: list[tuple[State, int]], chance: int) -> None:
        """Play games on that were kept; `chance` is the state of the chance of random choices."""
        self.rng.state = chance
        self._states = [state for state, _ in games]
        self._dealers = [LazyDealer(Rng()) for _ in games]
        table: i64
        for table in range(len(games)):
            self._dealers[table].rng.state = games[table][1]
            self._delivered[table] = _delivered(self._states[table])
            self._show(table)

    def _deal(self, table: i64) -> None:
        dealer = self._dealers[table]
        while True:
            state = deal(self.setup, dealer)
            self._play_others(state, dealer)
            if state.phase != OVER:
                break
        self._states[table] = state
        self._delivered[table] = _delivered(state)

    def _play_others(self, state: State, dealer: LazyDealer) -> None:
        if self.seat == EVERY_SEAT:
            return
        while state.actor != self.seat and state.phase != OVER:
            step_at(state, dealer.rng.below(state.options), dealer)

    def step(self, actions: vec[i64]) -> None:
        """Take an action at every table; one that is not legal raises IllegalChoiceError.

        In that case nothing has happened at any table.
        """
        if len(actions) != self.games:
            raise ValueError(f"expected {self.games} actions, not {len(actions)}")
        table: i64
        for table in range(self.games):
            if not self._may(table, actions[table]):
                raise IllegalChoiceError(
                    f"table {table}: action {actions[table]} is not legal for seat"
                    f" {self.actors[table]}; the mask says which are"
                )
        for table in range(self.games):
            self._step(table, actions[table])

    def _may(self, table: i64, action: i64) -> bool:
        if action < 0 or action >= self.setup.actions:
            return False
        word = self.masks[table * self.encoding.mask_words + (action >> 3)]
        return count(word, action & 7) != 0

    def _step(self, table: i64, action: i64) -> None:
        state = self._states[table]
        dealer = self._dealers[table]
        actor = state.actor
        self.deciders[table] = actor
        step(state, action, dealer)
        self._play_others(state, dealer)
        self._reward(table, state)
        self.rewards[table] = self.gains[table * self.setup.seats + actor]
        self.ended[table] = 0
        if state.phase == OVER:
            self.ended[table] = 1
            self._encode(state, actor, self.final_observations, table * self.encoding.rows)
            self._deal(table)
        self._show(table)

    def _reward(self, table: i64, state: State) -> None:
        seats = self.setup.seats
        first = table * seats
        seat: i64
        for seat in range(seats):
            self.gains[first + seat] = 0.0
        if self.shaping != 0.0:
            delivered = _delivered(state)
            more = delivered - self._delivered[table]
            self._delivered[table] = delivered
            for seat in range(seats):
                self.gains[first + seat] = self.shaping * float(count(more, seat))
        if state.phase == OVER:
            winning = winners(state)
            for seat in winning:
                self.gains[first + seat] += 1.0 / float(len(winning))

    def _show(self, table: i64) -> None:
        state = self._states[table]
        seat = state.actor
        self.actors[table] = seat
        self._encode(state, seat, self.observations, table * self.encoding.rows)
        self.encoding.write_mask(state, seat, self.masks, table * self.encoding.mask_words)

    def _encode(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        encoding = self.encoding
        encoding.write_table(state, seat, words, at)
        if self.recall == PERFECT:
            encoding.write_memory(state, seat, words, at)
        elif self.recall == GLASS:
            encoding.write_glass(state, seat, words, at)
        else:
            encoding.forget(words, at)

    def choose_at_random(self) -> None:
        """Choose a legal action for every table, each with the same chance, into `choices`."""
        table: i64
        for table in range(self.games):
            state = self._states[table]
            self.choices[table] = legal_at(state, self.rng.below(state.options))


def _delivered(state: State) -> i64:
    """How many orders each seat has delivered, as Counts by seat."""
    delivered: i64 = 0
    seat: i64
    for seat in range(state.setup.seats):
        delivered += some(bits(state.seats[seat].delivered), seat)
    return delivered


def _numbers(length: int) -> vec[float]:
    return vec[float]([0.0] * length)


def _marks(length: int) -> vec[u8]:
    return vec[u8]([0] * length)
