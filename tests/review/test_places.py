"""Places: each decision is found in what was announced."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pizzaiolo import new_game
from pizzaiolo.engine.events import Awaited, Event, RoundBegan
from pizzaiolo.review import Reviewing


def heard(events: list[Event]) -> list[Event]:
    return [event for event in events if event.audience is None and not isinstance(event, Awaited)]


@pytest.mark.parametrize(
    "choices",
    [
        {"edition": "oven", "seats": 2},
        {"edition": "waiter", "seats": 3},
        {"edition": "plus", "seats": 4, "helping": True},
    ],
)
def test_a_decision_is_where_the_first_thing_that_came_of_it_is_told(
    choices: dict[str, Any],
) -> None:
    game, chance = new_game(seed="places", **choices), Random(3)
    rounds: list[list[Event]] = []

    def tell(events: list[Event]) -> None:
        for event in heard(events):
            if isinstance(event, RoundBegan):
                rounds.append([])
            rounds[-1].append(event)

    tell(list(game.opening))
    came: list[Event] = []
    silent = 0
    while not game.over:
        last = rounds[-1][-1]
        events = game.play(chance.choice(game.legal()))
        tell(events)
        silent += not heard(events)
        came.append(next(iter(heard(events)), last))
    places = Reviewing(game.record(), iterations=1).places
    assert [rounds[number - 1][place - 1] for number, place in places] == came
    # Somebody who submits nothing says nothing.
    assert silent
    assert places == tuple(sorted(places))
