"""Games for the tests of records: one that was played to its end, and an edition of one's own."""

from __future__ import annotations

from random import Random
from typing import Any

from pizzaiolo.editions import edition_from_data, edition_to_data
from pizzaiolo.engine.edition import Edition
from pizzaiolo.game import Game, new_game
from support.cases import EDITIONS


def finished(seed: str = "record", **choices: Any) -> Game:
    """A game that was played at random to its end."""
    game = new_game(seed=seed, **{"edition": "waiter", "seats": 2, **choices})
    chance = Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game


def own_edition() -> Edition:
    """An edition of a player's own, unlike any that is built in."""
    data: dict[str, Any] = edition_to_data(EDITIONS["waiter"])
    data.update(name="mine", title='"Mine" è  mio', mamma_mia="dealt", chef="holder")
    data.update(
        empty_handed="normal",
        doubles=False,
        helping=True,
        delivered="face_down",
        rounds=2,
        draw_cap=3,
    )
    return edition_from_data(data)
