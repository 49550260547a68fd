"""What can be submitted and drawn later in a turn, said of the game as it is (R2.2 to R2.6)."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.engine.actions import Draw, Submit
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Awaited, Drew, Event
from pizzaiolo.game import Game
from support.cases import CASES, Case


def drew(events: list[Event], seat: int) -> list[Drew]:
    return [event for event in events if isinstance(event, Drew) and event.seat == seat]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_can_be_submitted_and_drawn_later_is_what_can_be_then(case: Case) -> None:
    game, chance = Game(case.setup(), SeededDealer(f"{case}"), "later"), Random(str(case))
    last: Event = game.opening[-1]
    draws = 0
    while not game.over:
        assert game.legal_texts() == tuple(map(str, game.legal()))
        if isinstance(last, Awaited) and last.decision == "submit":
            assert game.submissions() == game.legal_texts()
            for action in game.legal():
                trial = game.copy()
                ended = trial.play(action)[-1]
                placed = isinstance(action, Submit) and action.order is not None
                found = game.draws_after(0, int(placed))
                if isinstance(ended, Awaited) and (ended.seat, ended.decision) == (
                    last.seat,
                    "draw",
                ):
                    assert tuple(found) == trial.legal_texts()
                    assert found == trial.draws_after(0, 0)
                elif trial.to_act != last.seat:
                    assert len(found) <= 1
        if isinstance(last, Awaited) and last.decision == "draw":
            for action in game.legal():
                assert isinstance(action, Draw)
                (event, *_) = drew(game.copy().play(action), last.seat)
                orders = event.cards if action.source == "waiter" else 0
                assert game.draws_after(0, 0)[str(action)] == orders
                draws += 1
        last = game.play(chance.choice(game.legal()))[-1]
    assert draws > 0
