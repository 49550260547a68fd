"""What a question promises the hand will give is what it gives, and no choice is kept back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from pizzaiolo.engine.actions import Add, Bake, Decline
from pizzaiolo.engine.counts import pack
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Added
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.setup import Setup
from pizzaiolo.game import Game
from pizzaiolo.server.table.game.choices import follow_plan, options
from pizzaiolo.server.table.game.giving import ANSWERS, Giving
from support.cases import CASES, EDITIONS

Given = tuple[int, int]
"""Single cards and doubles, as Counts."""


def every_gift(game: Game, text: str, found: dict[Given, set[Given]], before: Given) -> set[Given]:
    """Whatever a hand can give in the end, with what it gave before, found by trying everything."""
    trial = game.copy()
    singles, doubles = before
    for event in trial.play(text):
        if isinstance(event, ANSWERS):
            return {(singles, doubles)}
        if isinstance(event, Added):
            singles, doubles = singles + event.ingredients, doubles + event.doubles
    given = singles, doubles
    if given not in found:
        texts = [str(action) for action in trial.legal()]
        found[given] = set().union(*(every_gift(trial, each, found, given) for each in texts))
    return found[given]


def check(game: Game, seat: int, text: str, giving: Giving) -> None:
    """What is promised for a text is what happens."""
    gifts = every_gift(game, text, {}, (0, 0))
    after = follow_plan(game, seat, [text])
    if giving.choice:
        assert len(gifts) > 1
        assert giving == Giving(choice=tuple(map(str, after.game.legal())))
        return
    assert gifts == {(giving.singles, giving.doubles)}
    assert follow_plan(game, seat, [text, *giving.rest]).complete
    # Every step of the plan is needed.
    assert after.complete == (not giving.rest)


def with_another_hand(game: Game, chance: Random) -> Game:
    """The same question to somebody who holds many cards: those leave more of a choice."""
    other, kinds = game.copy(), game.setup.kinds
    state = other._state
    hand = chance.choices(range(kinds), k=chance.randint(3, 9))
    doubled = [kind for kind in range(kinds) if game.setup.doubles and chance.random() < 0.4]
    state.seat.hand = pack([hand.count(kind) for kind in range(kinds)])
    state.seat.doubles = pack([chance.randint(1, 2) * (kind in doubled) for kind in range(kinds)])
    recount(state)
    return other


def checked(game: Game) -> tuple[int, int]:
    """Check what a question promises: how many texts leave a choice, and how many leave none."""
    seat, legal = game.to_act, game.legal()
    assert seat is not None
    gives = options(game, seat, 1).gives
    assert set(gives) == {str(each) for each in legal if isinstance(each, Bake | Add)}
    for text, giving in gives.items():
        check(game, seat, text, giving)
    sure = sum(bool(each.singles or each.doubles) for each in gives.values())
    return sum(bool(each.choice) for each in gives.values()), sure


def baked(game: Game, chance: Random) -> Iterator[tuple[int, int]]:
    """Bake the order turned up, if that can be done, and check every question on the way."""
    goes_on = True
    while goes_on:
        yield checked(game)
        texts = [each for each in game.legal() if isinstance(each, Bake | Add)]
        events = game.play(chance.choice(texts)) if texts else []
        goes_on = bool(texts) and not any(isinstance(event, ANSWERS) for event in events)


PLUS_WITH_DOUBLES = replace(
    EDITIONS["plus"], doubles=True, helping=False, rounds_without_helping=EDITIONS["plus"].rounds
)
"""No printed edition leaves more of a choice than this one would."""

SETUPS = {
    **{str(case): case.setup() for case in CASES if case.seats in (3, 5)},
    **{f"plus {seats} doubles": Setup(PLUS_WITH_DOUBLES, seats, doubles=True) for seats in (3, 6)},
}


@pytest.mark.parametrize("name", SETUPS)
def test_what_the_hand_is_said_to_give_is_what_it_gives(name: str) -> None:
    chance = Random(name)
    looked: list[tuple[int, int]] = []
    for number in range(2):
        game = Game(SETUPS[name], SeededDealer(f"{name} {number}"), name)
        while not game.over:
            if isinstance(game.legal()[0], Bake | Decline):
                looked += baked(game.copy(), chance)
                looked += baked(with_another_hand(game, chance), chance)
            game.play(chance.choice(game.legal()))
    chosen, sure = map(sum, zip(*looked, strict=True))
    assert sure > 3
    # Without doubles, only a Bombastica leaves a choice of cards.
    assert chosen > 3 or not SETUPS[name].doubles
