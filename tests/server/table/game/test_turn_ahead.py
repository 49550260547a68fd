"""What can follow in a turn is found without playing it, and is what playing it would show."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Awaited
from pizzaiolo.game import Game
from pizzaiolo.server.table.game.choices import ChoiceError
from pizzaiolo.server.table.game.turn_ahead import finish_turn, follow_turn, rest_of_turn
from support.cases import CASES, Case
from support.server.played_turns import rest_by_playing, turns_by_playing
from support.server.serving import turns_of

GAMES = 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_found_is_what_playing_shows(case: Case) -> None:
    chance = Random(str(case))
    looked = 0
    for number in range(GAMES):
        seed = f"ahead {case} {number}"
        game = Game(case.setup(), SeededDealer(seed), seed)
        last = game.opening[-1]
        while not game.over:
            if isinstance(last, Awaited):
                looked += 1
                # As bytes: the order counts as well.
                found, played = map(
                    msgspec.json.encode, (rest_of_turn(game), rest_by_playing(game))
                )
                assert found == played
            last = game.play(chance.choice(game.legal()))[-1]
    assert looked > 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rest_of_a_turn_holds_every_turn_and_no_other(case: Case) -> None:
    game = Game(case.setup(), SeededDealer(f"rest {case}"), "rest")
    chance = Random(str(case))
    last = game.opening[-1]
    looked = 0
    while not game.over:
        if isinstance(last, Awaited) and chance.random() < 0.15:
            looked += 1
            walks = turns_of(rest_of_turn(game))
            followed = [follow_turn(game, walk) for walk in walks]
            assert len(set(followed)) == len(followed)
            assert set(followed) == turns_by_playing(game, last.seat)
            assert finish_turn(game) == followed[0]
            with pytest.raises(ChoiceError) as tried:
                follow_turn(game, (*walks[0], "place 1 salami"))
            assert tried.value.legal == (), "what the next player can do"
        last = game.play(chance.choice(game.legal()))[-1]
    assert looked > 3


def test_a_step_that_is_passed_over_may_be_named() -> None:
    game = Game(Case("oven", 3).setup(), SeededDealer("passed over"), "passed over")
    place = game.legal_texts()[0]
    draws = tuple(rest_of_turn(game)[place].then)
    walk = (place, "Submit  Nothing", *draws[:1])
    assert follow_turn(game, (place, "submit nothing")) == follow_turn(game, walk)[:2]
    with pytest.raises(ChoiceError) as tried:
        follow_turn(game, ("submit nothing",))
    assert tried.value.legal == game.legal_texts()
    assert tried.value.known
    with pytest.raises(ChoiceError) as tried:
        follow_turn(game, (place, "whistle"))
    assert tried.value.legal == tuple(rest_of_turn(game)[place].then)
    assert not tried.value.known
