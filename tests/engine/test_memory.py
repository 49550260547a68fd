"""Memory: a seat's events rebuild its View, and nothing else gets in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from pizzaiolo import Game, new_game
from pizzaiolo.engine.counts import total
from pizzaiolo.engine.dealer import LazyDealer, Rng, SeededDealer, WrittenDealer
from pizzaiolo.engine.events import AwaitedInSecret, Received
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.guess import Guess
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import legal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import view
from support.cases import Case
from support.engine.listening import Listeners, tell, truly_in_the_oven
from support.strategies import SOME_CASES, Walk, examples, walks

every_case = pytest.mark.parametrize("case", SOME_CASES, ids=str)


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(2)
def test_folding_what_a_seat_hears_rebuilds_its_view(case: Case, walk: Walk) -> None:
    table = Listeners(case, walk)
    for game in table.steps():
        for memory in table.memories:
            assert memory.view() == game.view(memory.seat)
            assert isinstance(memory, PerfectMemory)
            assert view(memory.known_state(), memory.seat) == memory.view()


@pytest.mark.many_games
@every_case
def test_whoever_forgets_nothing_knows_what_lies_in_the_oven(case: Case) -> None:
    table = Listeners(case, Walk(1, 2, 3))
    most = 0
    for game in table.steps():
        truth = truly_in_the_oven(game.state())
        most = max(most, total(truth))
        assert [memory.believed_oven() for memory in table.memories] == [truth] * game.seats
    assert most > 10


def test_what_is_for_another_seat_is_refused_and_changes_nothing() -> None:
    game = new_game("oven", 3, seed=1)
    memory = PerfectMemory(game.setup, 0)
    tell(memory, game.opening)
    before = memory.facts()
    with pytest.raises(ValueError, match="seat 0 was told Received, which is for seat 1 alone"):
        memory.hear(Received(1, 1, 0, 0))
    with pytest.raises(ValueError, match="seat 0 was told AwaitedInSecret, which is for seat 2"):
        memory.hear(AwaitedInSecret(2, "pay"))
    assert memory.facts() == before


def test_the_class_that_memories_share_remembers_nothing() -> None:
    game = new_game("oven", 2, seed=1)
    shared = Memory(game.setup, 0)
    asked: list[Callable[[], object]] = [
        lambda: shared.hear(game.opening[0]),
        shared.view,
        lambda: shared.sample(Rng(1)),
        shared.believed_oven,
        shared.copy,
        shared.facts,
    ]
    for ask in asked:
        with pytest.raises(NotImplementedError):
            ask()


def test_a_copy_of_a_guess_is_a_guess_that_is_played_on_alone() -> None:
    game = new_game("oven", 2, seed=1)
    memory = PerfectMemory(game.setup, game.to_act or 0)
    for event in game.opening:
        if event.is_for(memory.seat):
            memory.hear(event)
    guess = memory.sample(Rng(1))
    before = guess.facts()
    copied = guess.copy()
    assert isinstance(copied, Guess)
    assert copied.facts() == before
    step(copied, legal(copied)[0], LazyDealer(Rng(2)))
    assert copied.facts() != before
    assert guess.facts() == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_memory_sits_at_a_seat_of_the_table(seat: int) -> None:
    with pytest.raises(ValueError, match=f"expected a seat from 0 to 2, not {seat}"):
        PerfectMemory(new_game("oven", 3, seed=1).setup, seat)


@pytest.mark.parametrize("case", [Case("oven", 4), Case("plus", 3, helping=True)], ids=str)
def test_a_copy_hears_on_by_itself(case: Case) -> None:
    """Copies of a copy hear the next step: they catch up, and the copy stays what it was."""
    table = Listeners(case, Walk(5, 6, 7))
    behind: list[Memory] = []
    sampled: list[tuple[object, ...]] = []
    for _ in table.steps():
        ahead = [memory.copy() for memory in behind]
        for memory in ahead:
            tell(memory, table.news)
        for memory in ahead:
            assert memory.facts() == table.memories[memory.seat].facts()
            if table.memories[memory.seat] in table.knowing():
                original = table.memories[memory.seat].sample(Rng(3))
                assert memory.sample(Rng(3)).facts() == original.facts()
        assert [memory.sample(Rng(3)).facts() for memory in behind] == sampled
        behind = [memory.copy() for memory in table.knowing()]
        sampled = [memory.sample(Rng(3)).facts() for memory in behind]


# Two games that a seat heard alike


def alike(walk: Walk) -> tuple[Game, Game]:
    """Two games for four that differ in a card of seat 1's hand and one deep in the supply."""
    setup = walk.setup(Case("oven", 4))
    first = Game(setup, SeededDealer(str(walk.deal)))
    supply = first._dealer.supplies[0][:]
    in_hand = setup.opening_hand
    deep = next(place for place in range(59, 0, -1) if supply[place] != supply[in_hand])
    supply[in_hand], supply[deep] = supply[deep], supply[in_hand]
    return first, Game(setup, WrittenDealer([supply], first._dealer.waiters))


def forgetful(setup: Setup, seat: int) -> Memory:
    return FadingMemory(setup, seat, capacity=6, decay=0.05, confusion=0.1, seed=1)


@pytest.mark.parametrize("listener", [PerfectMemory, forgetful])
@given(walk=walks())
@examples(10)
def test_two_games_that_a_seat_heard_alike_look_alike_to_it(
    listener: Callable[[Setup, int], Memory], walk: Walk
) -> None:
    games = alike(walk)
    memories = [listener(game.setup, 0) for game in games]
    for memory, game in zip(memories, games, strict=True):
        tell(memory, game.opening)
    chance = Rng(walk.play)
    compared = 0
    # The supply is written down for one round: play as long as nobody can end it.
    while games[0].view(None).supply > games[0].setup.hand_limit:
        assert games[0].state().facts() != games[1].state().facts()
        assert memories[0].facts() == memories[1].facts()
        assert memories[0].view() == memories[1].view()
        samples = [memory.sample(Rng(compared)).facts() for memory in memories]
        assert samples[0] == samples[1]
        compared += 1
        both = [action for action in games[0].legal() if action in games[1].legal()]
        if not both:
            break
        action = both[chance.below(len(both))]
        heard = [[event for event in game.play(action) if event.is_for(0)] for game in games]
        if heard[0] != heard[1]:
            break
        for memory, events in zip(memories, heard, strict=True):
            tell(memory, events)
    assert compared > 0
