"""Listeners: memories at a table where a random game is played, and what a State has to hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

from pizzaiolo import Game
from pizzaiolo.engine.counts import members_of, shortage, unpack
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.events import Asked, Event
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.random_play import play_out
from pizzaiolo.engine.rules import legal
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, DRAW, NOBODY, OVER, State
from pizzaiolo.engine.view import view
from support.cases import Case
from support.strategies import Walk, options


class Listeners:
    """A game that is played at random, and one memory for every seat that hears its part."""

    def __init__(
        self, case: Case, walk: Walk, listener: Callable[[Setup, int], Memory] = PerfectMemory
    ) -> None:
        """Deal the game and let everybody hear the deal."""
        self.game: Game = walk.game(case)
        self.memories: list[Memory] = [
            listener(self.game.setup, seat) for seat in range(self.game.seats)
        ]
        self.news: tuple[Event, ...] = ()
        """Everything that happened in the last step."""
        self._chance = Random(walk.play)
        self._tell(self.game.opening)

    def steps(self) -> Iterator[Game]:
        """The game at every decision, and when it is over."""
        while not self.game.over:
            yield self.game
            self._tell(self.game.play(self._chance.choice(options(self.game))))
        yield self.game

    def _tell(self, events: Iterable[Event]) -> None:
        self.news = tuple(events)
        for memory in self.memories:
            tell(memory, self.news)

    def knowing(self) -> list[Memory]:
        """The memories that know which decision is awaited."""
        state = self.game.state()
        if self.game.over:
            return []
        return [
            memory for memory in self.memories if state.phase <= DRAW or state.actor == memory.seat
        ]


def tell(memory: Memory, events: Iterable[Event]) -> None:
    """Let a memory hear what is for everybody and for its seat."""
    for event in events:
        if event.is_for(memory.seat):
            memory.hear(event)


def truly_in_the_oven(state: State) -> int:
    """Counts: what lies in the oven, a double being two."""
    baking = state.chef != NOBODY
    layers = state.oven[state.baked + 1 :] if baking else state.oven
    worth = state.placed + 2 * state.placed_doubles
    worth += sum(layer.placed + 2 * layer.doubles for layer in layers)
    if state.setup.covered and not baking:
        worth += state.table + 2 * state.table_doubles
    return worth


def ingredients(state: State) -> Counter[int]:
    """Every ingredient card of a State, wherever it lies."""
    piles = [
        (state.supply, state.supply_doubles),
        (state.placed, state.placed_doubles),
        (state.table, state.table_doubles),
        (state.used, state.used_doubles),
        (state.added, state.added_doubles),
        (state.asked if state.helper != NOBODY else 0, 0),
    ]
    first = 0 if state.chef == NOBODY else state.baked + 1
    piles += [(layer.placed, layer.doubles) for layer in state.oven[first:]]
    piles += [(seat.hand, seat.doubles) for seat in state.seats]
    return sum((cards(singles, doubles) for singles, doubles in piles), Counter())


def cards(singles: int, doubles: int = 0) -> Counter[int]:
    """Counts as a Counter: by kind, doubles by kind plus DOUBLE."""
    counter: Counter[int] = Counter()
    for kind, number in enumerate(unpack(singles, 6)):
        counter[kind] = number
    for kind, number in enumerate(unpack(doubles, 6)):
        counter[kind + DOUBLE] = number
    return +counter


def orders(state: State) -> list[list[int]]:
    """By seat, every order of a State, wherever it lies, in rising order."""
    first = 0 if state.chef == NOBODY else state.baked
    return [
        sorted(
            [
                *members_of(seat.orders),
                *members_of(seat.delivered),
                *waiter(state, index),
                *(layer.order for layer in state.oven[first:] if layer.owner == index),
            ]
        )
        for index, seat in enumerate(state.seats)
    ]


def waiter(state: State, index: int) -> list[int]:
    """The orders on a waiter, the top first."""
    seat = state.seats[index].copy()
    return [seat.take_top() for _ in range(seat.waiting)]


def every_order(setup: Setup) -> list[list[int]]:
    """What `orders` must find."""
    return [list(range(setup.orders)) for _ in range(setup.seats)]


def rest_of_request(before: State, event: Asked) -> int:
    """What an order lacks on the table beyond what is asked for; nothing for a Bombastica."""
    recipe = before.setup.recipe(event.seat, event.order)
    if recipe.at_least:
        return 0
    way = next(way for way in recipe.ways if way.kinds == event.kinds)
    return shortage(way.need, before.table) - event.request


def check_ends(table: Listeners) -> None:
    """Play every seventh sample to its end: no card is lost, and none comes out of nowhere."""
    rng = Rng(1)
    for step, _ in enumerate(table.steps()):
        memories = table.knowing()
        if memories and step % 7 == 0:
            sample = memories[step % len(memories)].sample(rng)
            all_cards = ingredients(sample)
            play_out(sample, rng, LazyDealer(rng))
            assert sample.phase == OVER
            assert ingredients(sample) == all_cards
            assert orders(sample) == every_order(sample.setup)


def check_sample(sample: State, seat: int, game: Game) -> None:
    """It shows the seat what it sees, lets it do what it can do, and holds every card once."""
    truth = game.state()
    assert view(sample, seat) == game.view(seat)
    assert ingredients(sample) == ingredients(truth)
    assert orders(sample) == every_order(game.setup)
    assert len(legal(sample)) == sample.options > 1
    if truth.actor == seat:
        assert legal(sample) == legal(truth)
